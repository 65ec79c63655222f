# SPDX-License-Identifier: MIT
"""The honours: Red Flower and White Flower as panels, Old Thousand as a card of its own.

Old Thousand has neither block nor rank mark: a vignette stands over a field of red, where two hollow
seals are printed over a black meander and a dark column. The vignette, a joglo before a smoking volcano,
is this deck's own.
"""

from collections.abc import Callable

from assets.draw.anatomy import BLOCK_BOTTOM, BLOCK_LEFT, BLOCK_RIGHT, BLOCK_TOP, WOODCUT, seal
from assets.draw.parts import (
    CENTRE,
    INK,
    LEFT,
    TOP,
    arc_band,
    bar,
    bricks,
    disc,
    line,
    mirrored,
    noise,
    number,
    numbers,
    outline_data,
    path,
    polygon,
    polyline,
    rect,
    segment,
    stroke,
    triangle_row,
)

VIGNETTE_BOTTOM = 141
FIELD_TOP = 146


def red_flower() -> str:
    """Crossed triangles with a rhombus between, a mask, a robe, and an anchor-like foot."""
    head = rect(LEFT, TOP, 86, 48)
    for left in (LEFT, CENTRE):
        head += line((left - 5, 106), (left + 48, 164), 7, INK) + line(
            (left - 5, 164), (left + 48, 106), 7, INK
        )
    head += rect(93, 131.5, 25, 7, INK) + rect(162, 131.5, 25, 7, INK)
    return (
        head
        + bar(159, 8, INK)
        + _mask()
        + bar(178, 8, INK)
        + bar(167, 11)
        + _robe()
        + bar(407, 12)
        + _anchor()
    )


def _mask() -> str:
    """Brows that form a V, a wedge nose widening downward, corner triangles and a crescent chin."""
    cheek = polyline([(92, 205), (127, 257), (92, 257)], 7.5, INK) + line((90, 251), (111, 234), 6.5, INK)
    return (
        rect(LEFT, 184, 86, 125)
        + polyline([(105, 179), (CENTRE, 234), (175, 179)], 9, INK)
        + cheek
        + mirrored(cheek)
        + path("M140 243L165 286Q140 299 115 286Z", INK)
        + path("M140 259L153 282Q140 287 127 282Z")
        + stroke("M90 281Q140 325 190 281", 7.5, INK)
    )


def _robe() -> str:
    """Five upright bars; two horizontal cuts cross the outer and the middle ones."""
    bars = "".join(rect(x, 318, w, 82) for x, w in ((97, 9), (113, 14), (134, 12), (153, 14), (174, 9)))
    cuts = "".join(rect(x, y, 16, 6.5, INK) for x in (93, 132, 171) for y in (356, 377))
    return rect(LEFT, 309, 86, 9, INK) + bars + cuts + rect(132, 338, 16, 6.5, INK)


def _anchor() -> str:
    """An upright on a base line; two big triangles hang from above at its sides."""
    fluke = polygon([(100, 428), (126, 428), (126, 455)]) + polygon([(97, 437), (97, 460), (115, 460)])
    fluke += polygon(
        [(97, 489), (97, 468), (116, 480), (133.5, 480), (133.5, 428), (140.5, 428), (140.5, 489)]
    )
    return fluke + mirrored(fluke)


def white_flower() -> str:
    """A cat's eyes and ears over cells of worn seal writing."""
    return _cat() + _seal_cells()


def _cat() -> str:
    """Chevron ears between two eyes that the panel's edges cut, and a nose like a small house."""
    side = polygon([(LEFT, TOP), (112.5, TOP), (112.5, 160), (LEFT, 160)])
    side += polygon([(119.5, TOP), (131, TOP), (119.5, 128)])
    chevrons = "".join(polyline([(104, tip + 54), (CENTRE, tip), (176, tip + 54)], 9) for tip in (118, 146))
    nose = polygon([(CENTRE, 166), (153, 185), (149, 221), (131, 221), (127, 185)])
    nose += polygon([(CENTRE, 181), (143, 186), (143, 212), (137, 212), (137, 186)], INK)
    lip = polygon([(129, 228), (151, 228), (156, 238), (124, 238)])
    cx, cy = 78.5, 198.0
    margin = segment(cx, cy, 52.5, -74, 74, INK)
    eye = arc_band(cx, cy, 46, 10.5, -74, 74) + segment(cx, cy, 28.5, -62, 62)
    whiskers = triangle_row(246, 17, 2, 8, left=112, right=168) + polygon(
        [(131, 245), (149, 245), (140, 258)]
    )
    whiskers += polygon([(LEFT, 263), (LEFT, 254), (110, 245), (104, 263)])
    whiskers += polygon([(183, 263), (183, 254), (170, 245), (176, 263)])
    return (
        side
        + mirrored(side)
        + chevrons
        + nose
        + lip
        + margin
        + mirrored(margin)
        + eye
        + mirrored(eye)
        + whiskers
    )


def _seal_cells() -> str:
    """Between two bars a cell of bars and a hexagon; below, two rows like the worn writing of a seal."""
    cell = bricks(LEFT, 289, 24, 12.5, 3, 7) + rect(128, 289, 11, 51.5)
    cell += polygon([(165, 289), (183, 303), (183, 327), (165, 341), (147, 327), (147, 303)])
    cell += polyline([(149, 348), (165, 314), (181, 348)], 6.5, INK)
    upper = rect(LEFT, 366, 86, 58)
    for start, end in (
        ((125, 362), (125, 428)),
        ((145, 362), (145, 428)),
        ((125, 395), (145, 395)),
        ((145, 384), (187, 384)),
        ((165, 362), (165, 384)),
        ((163, 384), (190, 420)),
        ((147, 418), (167.5, 391)),
    ):
        upper += line(start, end, 6.5, INK)
    upper += polyline([(93, 363), (123, 395), (93, 427)], 6.5, INK)
    lower = rect(LEFT, 431, 86, 58)
    lower += polyline([(92, 462), (112, 445), (126, 428)], 6.5, INK)
    lower += polyline([(110, 445), (110, 475), (143, 475), (143, 453), (163, 428)], 6.5, INK)
    lower += line((126, 445), (126, 492), 6.5, INK) + line((107, 448), (138, 448), 6.5, INK)
    lower += line((170, 428), (170, 470), 6.5, INK) + line((155, 456), (187, 456), 6.5, INK)
    lower += polyline([(150, 493), (170, 470), (190, 493)], 6.5, INK) + line((169, 433), (189, 448), 6.5, INK)
    return bar(270, 11.5) + cell + bar(348, 11) + upper + lower


def old_thousand() -> str:
    """The whole card but its paper, grain and index."""
    return f"{WOODCUT}{_outline()}{_vignette()}{_meander()}{_column()}</g>{_seals()}"


def old_thousand_large() -> str:
    """The card without its dark column, for very small sizes."""
    return f"{WOODCUT}{_outline()}{_vignette()}{_meander()}</g>{_seals()}"


def _seals() -> str:
    width, height = BLOCK_RIGHT - BLOCK_LEFT, (BLOCK_BOTTOM - FIELD_TOP) * 0.48
    frames = [(22.0, 21.0, 8.5), (52.0, 48.0, 6.5)]
    return "".join(
        seal(BLOCK_LEFT + 0.8, y + 0.9, width, height, frames, slot=(66, 62))
        for y in (FIELD_TOP, BLOCK_BOTTOM - height)
    )


def _outline() -> str:
    """A black line round the card's picture, and one between vignette and field."""
    outer = [(BLOCK_LEFT, BLOCK_TOP), (BLOCK_RIGHT, BLOCK_TOP), (BLOCK_RIGHT, BLOCK_BOTTOM)]
    outer += [(BLOCK_LEFT, BLOCK_BOTTOM)]
    sky = [(36, 34), (244, 34), (244, VIGNETTE_BOTTOM), (36, VIGNETTE_BOTTOM)]
    field = [(33.5, 149), (246.5, 149), (246.5, 568), (33.5, 568)]
    return path(outline_data(outer) + outline_data(sky) + outline_data(field), INK)


def _meander() -> str:
    """Battlement bricks at both sides, an outer and an inner column that lock into each other."""
    outlines = "".join(f"M28 {149 + 88 * row}H51v66H28" for row in range(5))
    outlines += "".join(f"M48 {191 + 88 * row}H76v73H48" for row in range(4))
    side = stroke(outlines, 6.2, INK)
    return side + mirrored(side)


def _column() -> str:
    """The dark column: brows, eyes, a bar, a zigzag, crossing rays, bars, a glyph on its stool."""
    brows = "".join(
        polygon([(x, 205), (x + 25, 181), (x + 32, 188), (x + 6, 213)])
        + path(f"M{x + 14} 196h9v35a4.5 4.5 0 0 1 -9 0Z")
        for x in (99, 146)
    )
    face = brows + disc(141, 225, 4.8) + rect(100, 246, 80, 9)
    zigzag = triangle_row(263, 19, 4, 4, left=100, right=180)
    fan = line((97, 292), (136, 352), 8, INK) + line((97, 333), (132, 376), 8, INK)
    rays = rect(100, 290, 80, 86) + fan + mirrored(fan) + rect(136, 286, 8, 94, INK)
    rays += polygon([(140, 330), (170, 378), (110, 378)], INK)
    rays += polygon([(136, 351), (136, 371), (124, 371)]) + polygon([(144, 351), (144, 371), (156, 371)])
    bars = rect(100, 384, 80, 9) + rect(100, 401, 80, 9) + rect(100, 418, 80, 9)
    glyph = path(
        "M104 440H115Q140 470 165 440H176Q165 463 144 465V478H160V486H144V500"
        "H136V486H120V478H136V465Q115 463 104 440Z"
    )
    glyph += rect(135.5, 440, 9, 28) + rect(117, 500, 46, 8) + rect(135, 507, 10, 11) + rect(104, 518, 72, 9)
    return rect(91, 168, 98, 368, INK) + face + zigzag + rays + bars + glyph


def _vignette() -> str:
    """A joglo before a smoking volcano and a palm: ink on paper, shaded by broken lines."""
    slope = "M36 123C96 120 140 98 165 55L172 59L178 54L186 58C202 92 220 110 244 115"
    rows = ((60 + 3.5 * row, 170 - 0.5 * row, 6 + 1.5 * row + 0.17 * row**2) for row in range(17))
    # Each line starts its breaks elsewhere, or they would stand one over the other like bricks.
    shade = "".join(
        f"M{numbers((x - half + 3 * noise(y, half), y))}H{number(x + half)}" for y, x, half in rows
    )
    volcano = path(slope + "V141H36Z") + (
        f'<path d="{shade}" fill="none" stroke="{INK}" stroke-width="1.7" '
        'stroke-dasharray="1.6 1.2 2.9 1.1 4 1.6"/>'
    )
    volcano += stroke(slope, 2.8, INK)
    volcano += path("M186 58C200 88 214 106 236 113C212 114 196 100 184 84L186 104L169 73L178 56Z", INK)
    smoke = stroke("M172 53C163 48 174 44 167 38M178 51C189 48 179 42 193 41S205 45 215 38", 3, INK)
    smoke += stroke("M186 54C200 52 198 47 216 49S230 45 238 46", 3, INK)
    trunk = "M229 136C231 118 230 106 225 90"
    fronds = "M225 90Q214 82 206 95M225 90Q236 82 242 96M225 90Q217 74 208 79M225 90Q232 75 240 78"
    palm = stroke(trunk + fronds, 7) + stroke(trunk + fronds, 3.3, INK)
    ground = path("M34 134H246V143H34Z", INK) + stroke("M160 131H240M176 127H214", 2, INK)
    return smoke + volcano + ground + palm + _joglo()


def _joglo() -> str:
    roof = path("M82 72L78 67H118L114 72L126 93L152 111H44L70 93Z", INK)
    roof += stroke("M75 93.5H121", 2.2) + stroke("M85 79H111M81 86H115", 1.3) + stroke("M64 101.5H132", 1.5)
    posts = "".join(f"M{x} 111V132" for x in (54, 70, 88, 108, 126, 142))
    floor = path("M47 129H149L155 135H41Z", INK)
    return roof + stroke(posts, 3.4, INK) + floor


MOTIFS: dict[str, Callable[[], str]] = {"RF": red_flower, "WF": white_flower, "OT": old_thousand}
