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
)

VIGNETTE_BOTTOM = 143
FIELD_TOP = 149


def red_flower() -> str:
    """Crossed triangles with a rhombus between, a mask, a robe, and an anchor-like foot."""
    head = rect(LEFT, 115, 86, 54)
    for cx in (118.5, 161.5):
        head += line((cx - 25, 111), (cx + 25, 171), 8, INK) + line((cx - 25, 171), (cx + 25, 111), 8, INK)
    head += bar(137, 8, INK) + rect(90, 106, 100, 9, INK)
    return (
        head
        + bar(169, 8, INK)
        + _mask()
        + bar(187, 8, INK)
        + bar(176, 11)
        + _robe()
        + bar(408, 11)
        + _anchor()
    )


def _mask() -> str:
    """Brows that form a V, cut cheeks, a wedge nose with a white heart, and the line of a round jaw."""
    cheek = line((92, 203), (128, 257), 8, INK) + line((92, 247), (113, 233), 7, INK)
    return (
        rect(LEFT, 194, 86, 117)
        + polyline([(110, 188), (CENTRE, 236), (170, 188)], 8, INK)
        + cheek
        + mirrored(cheek)
        + rect(90, 250, 40, 7, INK)
        + rect(150, 250, 40, 7, INK)
        + path("M140 248L163 284Q140 296 117 284Z", INK)
        + path("M140 262L151 279Q140 284 129 279Z")
        + stroke("M90 281Q140 321 190 281", 8, INK)
    )


def _robe() -> str:
    """Five upright bars; two horizontal cuts cross the outer and the middle ones."""
    bars = "".join(
        rect(x, 319, w, 81) for x, w in ((97, 11), (116.5, 10.5), (134, 12), (153, 10.5), (172, 11))
    )
    cuts = "".join(rect(x, y, 17, 6.5, INK) for x in (94, 131.5, 169) for y in (357, 377))
    return rect(LEFT, 311, 86, 8, INK) + bars + cuts + rect(131.5, 335, 17, 7, INK)


def _anchor() -> str:
    """An upright on a base line; two big triangles hang from above at its sides."""
    fluke = polygon([(105, 427), (127, 427), (127, 452)]) + polygon([(97, 430), (117, 454), (97, 454)])
    fluke += polygon(
        [(97, 487), (97, 465), (114, 478), (133.5, 478), (133.5, 427), (140.5, 427), (140.5, 487)]
    )
    return fluke + mirrored(fluke)


def white_flower() -> str:
    """A cat's eyes and ears over cells of worn seal writing."""
    return _cat() + _seal_cells()


def _cat() -> str:
    """Chevron ears between two eyes that the panel's edges cut, and a nose like a small house."""
    side = polygon([(LEFT, 113), (111.5, 113), (111.5, 151), (LEFT, 145)])
    side += polygon([(118, 113), (136, 113), (118, 137)])
    ear = polygon([(CENTRE, 119), (CENTRE, 137), (118, 162), (112, 154)])
    ear += polygon([(CENTRE, 147), (CENTRE, 164), (129, 177), (124, 168)])
    nose = polygon([(CENTRE, 174), (150, 187), (149, 219), (131, 219), (130, 187)])
    nose += path("M137 213V192Q140 186 143 192V213Z", INK)
    lip = polygon([(126, 227), (154, 227), (157, 236), (123, 236)])
    cx, cy = 77.0, 201.5
    margin = segment(cx, cy, 57.5, -74, 74, INK)
    eye = arc_band(cx, cy, 50, 9.5, -74, 74) + segment(cx, cy, 34, -62, 62)
    whiskers = polygon([(131, 244), (149, 244), (CENTRE, 258)])
    cheek = polygon([(124, 249), (134, 262), (115, 262)]) + path("M97 257L113 249Q109 259 101 263L97 262Z")
    return (
        side
        + mirrored(side)
        + margin
        + mirrored(margin)
        + ear
        + mirrored(ear)
        + nose
        + lip
        + eye
        + mirrored(eye)
        + whiskers
        + cheek
        + mirrored(cheek)
    )


def _seal_cells() -> str:
    """Between two bars a cell of bars and a gate; below, two rows like the worn writing of a seal."""
    cell = bricks(LEFT, 290, 25, 12, 3, 7) + rect(129, 290, 11, 50)
    cell += polygon([(165, 292), (183, 306), (178, 325), (165, 309), (153, 325), (147, 306)])
    cell += polygon([(165, 320), (169, 327), (161, 327)])
    cell += polygon([(160, 334), (171, 334), (175, 341), (155, 341)])
    upper = rect(LEFT, 366, 86, 58)
    for start, end in (
        ((123.5, 362), (123.5, 428)),
        ((143, 362), (143, 428)),
        ((123, 395), (143, 395)),
        ((143, 385), (187, 385)),
        ((164, 362), (164, 385)),
        ((143, 407), (163, 388)),
        ((143, 430), (188, 385)),
        ((160, 386), (188, 420)),
    ):
        upper += line(start, end, 7, INK)
    upper += polyline([(93, 363), (121, 395), (93, 427)], 7, INK)
    lower = rect(LEFT, 431, 86, 57) + line((93, 450), (117, 426), 6.5, INK)
    lower += polyline([(110.5, 447), (110.5, 470.5), (141.5, 470.5), (141.5, 448.5), (163, 427)], 6.8, INK)
    lower += polyline([(126, 492), (126, 446.5), (146, 426.5)], 6.8, INK) + rect(107, 444, 20, 6, INK)
    lower += line((171.5, 428), (171.5, 470), 6.8, INK) + line((158, 458), (187, 458), 6.5, INK)
    lower += polyline([(148, 492), (171, 468), (192, 491)], 6.8, INK) + line((172, 437), (189, 453), 6.5, INK)
    return bar(270, 13) + cell + bar(348, 12) + upper + lower


def old_thousand() -> str:
    """The whole card but its paper, grain and index."""
    return f"{WOODCUT}{_outline()}{_vignette()}{_meander()}{_column()}</g>{_seals()}"


def old_thousand_large() -> str:
    """The card without its dark column, for very small sizes."""
    return f"{WOODCUT}{_outline()}{_vignette()}{_meander()}</g>{_seals()}"


def _seals() -> str:
    width, height = BLOCK_RIGHT - BLOCK_LEFT, (BLOCK_BOTTOM - FIELD_TOP) * 0.485
    frames = [(20.0, 25.0, 9.0), (50.0, 55.0, 7.0)]
    return "".join(
        seal(BLOCK_LEFT + 0.8, y + 0.9, width, height, frames, slot=(66, 60))
        for y in (FIELD_TOP, BLOCK_BOTTOM - height)
    )


def _outline() -> str:
    """The vignette's frame, and the line at the foot of the field; the fret bounds its sides."""
    outer = [
        (BLOCK_LEFT, BLOCK_TOP),
        (BLOCK_RIGHT, BLOCK_TOP),
        (BLOCK_RIGHT, FIELD_TOP + 2),
        (BLOCK_LEFT, FIELD_TOP + 2),
    ]
    sky = [(36, 34), (244, 34), (244, VIGNETTE_BOTTOM), (36, VIGNETTE_BOTTOM)]
    foot = rect(BLOCK_LEFT, BLOCK_BOTTOM - 6, BLOCK_RIGHT - BLOCK_LEFT, 6, INK)
    return path(outline_data(outer) + outline_data(sky), INK) + foot


def _meander() -> str:
    """A fret of battlement bricks up both sides and a bar of bricks at the foot.

    Two corners are free of it: there stand the pills of the index.
    """
    pitch = 89.5
    turns = [
        f"V{number(254.5 + pitch * row)}H51V{number(231.5 + pitch * row)}H30.5"
        f"V{number(296 + pitch * row)}H51V{number(273 + pitch * row)}H72"
        for row in range(3)
    ]
    left = stroke("M51 234V206H72" + "".join(turns) + "V523H51V500H30.5V570", 5.2, INK)
    right = stroke("M30.5 149V206.5H51V184H72" + "".join(turns) + "V508H51V472", 5.2, INK)
    foot = stroke("M74 570V553H206V570M98 553V570M182 553V570", 5.2, INK)
    return left + mirrored(right) + foot


def _column() -> str:
    """The dark column: brows, eyes, a bar, a zigzag, a tree of rays, bars, a glyph on its stool."""
    bars = rect(96, 400.5, 88, 9.5, INK) + rect(96, 417, 88, 10, INK) + rect(96, 434, 88, 96, INK)
    return rect(90.5, 168, 99, 364, INK) + _face() + _rays() + bars + _glyph()


def _face() -> str:
    """Slanted brows over upright eyes, a dot between them, a bar and a zigzag."""
    brows = "".join(
        polygon([(x, 207), (x + 33, 181), (x + 38, 187), (x + 4, 213)])
        + path(f"M{number(x + 12.5)} 197h9.5v39.5a4.7 4.7 0 0 1 -9.5 0Z")
        for x in (100, 144)
    )
    zigzag = rect(98, 271, 84, 18) + polyline(
        [(96, 268), (118, 290), (140, 270), (162, 290), (184, 268)], 9, INK
    )
    return brows + disc(CENTRE, 222.5, 4.6) + rect(98, 253.5, 84, 8) + zigzag


def _rays() -> str:
    """A mast on a broad foot; three boughs rise from it on each side."""
    boughs = line((99, 294), (140, 346), 11.5, INK) + line((98, 326), (138, 373), 10, INK)
    boughs += line((98, 352), (122, 378), 10.4, INK) + line((99, 350), (111, 339), 8, INK)
    foot = polygon(
        [(140, 340), (128, 356), (131, 362), (119, 371), (114, 378), (108, 391.5), (140, 391.5)], INK
    )
    side = boughs + foot + polygon([(135, 367), (135, 381), (126, 381)])
    return rect(98, 297, 84, 138) + side + mirrored(side) + rect(135, 292, 10, 99, INK)


def _glyph() -> str:
    """A broad-armed sign of writing on a stool with a bar under it."""
    arms = path("M107.5 444H118.5Q140 468 161.5 444H172.5Q163 463 144.5 466H135.5Q117 463 107.5 444Z")
    return (
        arms
        + rect(135.5, 444.5, 9, 64)
        + rect(121, 474, 38, 9)
        + rect(116, 491, 48, 9)
        + rect(107.5, 508.5, 65, 8.5)
    )


def _vignette() -> str:
    """A joglo before a smoking volcano and a palm: ink on paper, shaded by broken lines."""
    slope = "M36 123C96 120 140 98 165 55L172 59L178 54L186 58C202 92 220 110 244 115"
    rows = ((60 + 3.5 * row, 170 - 0.5 * row, 6 + 1.5 * row + 0.17 * row**2) for row in range(17))
    # Each line starts its breaks elsewhere, or they would stand one over the other like bricks.
    shade = "".join(
        f"M{numbers((x - half + 3 * noise(y, half), y))}H{number(x + half)}" for y, x, half in rows
    )
    volcano = path(slope + "V140H36Z") + (
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
    field = "M36 139.5H58M66 139.5H190M198 139.5H232M152 133.5H222M160 128H208"
    return smoke + volcano + stroke(field, 2.2, INK) + palm + _joglo()


def _joglo() -> str:
    roof = path("M74 72L70 67H110L106 72L118 93L142 110H38L62 93Z", INK)
    roof += stroke("M67 93.5H113", 2.2) + stroke("M77 79H103M73 86H107", 1.3) + stroke("M56 101.5H124", 1.5)
    posts = "".join(f"M{x} 110V131" for x in (48, 63, 80, 100, 117, 132))
    return roof + stroke(posts, 3.4, INK) + path("M42 129H138L144 134H36Z", INK)


MOTIFS: dict[str, Callable[[], str]] = {"RF": red_flower, "WF": white_flower, "OT": old_thousand}
