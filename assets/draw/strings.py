# SPDX-License-Identifier: MIT
"""Panels of the Strings: small rings, two to a row, joined by bead stems.

A big plain ring crowns the odd ranks and the 2; every panel stands on a row of triangles. Shapes are cut
as on a wood block: paper first, then the ink that keeps them apart.
"""

from collections.abc import Callable

from assets.draw.cuts import GAP, boxes, cut_bar, nested_v, zigzag
from assets.draw.parts import (
    CENTRE,
    INK,
    LEFT,
    RIGHT,
    TOP,
    bricks,
    disc,
    mirrored,
    path,
    polygon,
    rect,
    rhombus,
    ring,
)

COLUMN = 119.0
"""Axis of the left column of rings and bricks; the right one is its reflection."""
BIG_RING_Y = TOP + 43

Place = tuple[float, float]
"""A brick of a stem: its upper edge and its height."""


def _both(fragment: str) -> str:
    return fragment + mirrored(fragment)


def _halo_ring(x: float, y: float, r: float, width: float) -> str:
    """A ring in a black halo that cuts away what it covers."""
    return disc(x, y, r + GAP, INK) + ring(x, y, r, width)


def _pairs(middles: tuple[float, ...], r: float, width: float, column: float = COLUMN) -> str:
    """Small rings side by side in rows; the halos come first, so that no ring is bitten by another's."""
    centres = [(x, y) for y in middles for x in (column, 2 * CENTRE - column)]
    halos = "".join(disc(x, y, r + GAP, INK) for x, y in centres)
    return halos + "".join(ring(x, y, r, width) for x, y in centres)


def _stems(
    top: float, bottom: float, *places: Place, rail: float = 8.5, middle: float = 15, column: float = COLUMN
) -> str:
    """Two bead stems between outer rails and a middle one, from `top` down to `bottom`.

    Where rings lie above or below, that edge is their centre line: the rails run on under the
    rings' halos, which point them.
    """
    beads = boxes(*((column - 6, y, 12, h) for y, h in places))
    side = rect(LEFT, top, rail, bottom - top) + beads
    return _both(side) + rect(CENTRE - middle / 2, top, middle, bottom - top)


def _big_ring(width: float = 11, r: float = 42.5, cy: float = BIG_RING_Y) -> str:
    """The plain ring at the head, with the two corners above it; it cuts away what lies below."""
    return _both(rect(LEFT, TOP, 25, 20)) + disc(CENTRE, cy, r + GAP, INK) + ring(CENTRE, cy, r, width)


def _low_corner(top: float, tip: float, foot: float) -> str:
    """The corner at the left below the big ring, which points inwards at the height `tip`."""
    return polygon([(LEFT, top - 4), (122, top - 4), (122, tip), (LEFT, foot)])


def _hanging_triangles(h: float) -> str:
    """Three at the head: a half one at each side, a whole one in the middle."""
    half = polygon([(LEFT, TOP), (LEFT + 14, TOP), (LEFT, TOP + h)])
    return _both(half) + polygon([(123, TOP), (157, TOP), (CENTRE, TOP + h)])


def s1() -> str:
    """A lance: a spine of ten bricks between feathers, fletched at the foot."""
    spine = boxes((127.5, 204, 25, 22), (127.5, 235, 25, 17), (127.5, 262, 25, 17))
    spine += bricks(127.5, 288, 25, 11, 7, 8.7)
    feather = polygon([(LEFT, 233), (117, 219), (117, 281), (LEFT, 293)])
    feather += polygon([(LEFT, 313), (117, 299), (117, 350), (LEFT, 362)])
    feather += polygon([(LEFT, 380), (117, 366), (117, 417), (LEFT, 417)])
    barbs = polygon([(LEFT, 437), (113, 461), (LEFT, 475)]) + polygon([(107, 484), (120, 471), (128, 484)])
    fletching = nested_v(427, 54, (0, 10.5), (22, 33.5))
    return _both(_low_corner(182, 197, 215)) + _big_ring(10) + spine + fletching + _both(feather + barbs)


def _bent_ladder() -> str:
    """Four bricks that follow a bend from the upper right to the first ring, and a lens at their left."""
    ladder = polygon([(143, 212), (170, 207), (170, 225), (144, 222)])
    ladder += polygon([(147, 231), (168, 234), (163, 251), (146, 244)])
    ladder += polygon([(145, 254), (160, 260), (156, 270), (140, 261)])
    ladder += polygon([(138, 268), (150, 275), (145, 283), (134, 274)])
    lens = path("M130 209Q144 240 126 270Q110 240 130 209Z")
    crescent = path("M121 205Q99 224 98 242Q99 258 110 272H115Q100 236 121 205Z")
    return ladder + lens + crescent + polygon([(LEFT, 271), (103, 277), (LEFT, 282)])


def s2() -> str:
    """A body bent like an S: a curved ladder, two large rings, arcs that hug the frame, a slanting leg."""
    ground = path("M180 188H190V334L152 290Q178 262 180 188Z")
    arcs = path("M129 337L145 328Q163 346 163 370Q163 392 148 406L143 392Q153 384 153 369Q152 346 129 337Z")
    arcs += path("M154 304Q183 334 183 368Q183 402 159 421L153 415Q173 396 173 368Q172 336 151 319Z")
    leg = polygon([(LEFT, 391), (112, 400), (112, 446), (LEFT, 446)])
    leg += polygon([(120, 402), (137, 397), (140, 407), (120, 407)])
    leg += polygon([(120, 416), (143, 416), (147, 425), (120, 425)])
    leg += polygon([(120, 434), (151, 434), (163, 446), (120, 446)])
    leg += polygon([(RIGHT, 411), (164, 430), (176, 446), (RIGHT, 446)])
    return (
        ground
        + _low_corner(182, 197, 215)
        + _big_ring(12.5, cy=155)
        + _bent_ladder()
        + polygon([(LEFT, 328), (113, 337), (LEFT, 346)])
        + arcs
        + leg
        + _halo_ring(121.5, 304, 23, 9)
        + disc(121.5, 369, 30, INK)
        + ring(121.5, 369, 23.5, 9)
        + zigzag(455, 34, 2)
    )


def s3() -> str:
    """A ladder that tapers beside two nested arcs, the mountain turned over, then one pair of rings."""
    ladder = polygon([(LEFT, 186), (107, 197), (107, 283), (LEFT, 283)])
    for y, top, foot in ((205, 128, 129), (221, 134, 136), (238, 140, 143), (257, 147, 150), (274, 157, 162)):
        ladder += polygon([(120, y), (top, y), (foot, y + 10), (120, y + 10)])
    arcs = path("M144 208L156 205Q166 226 159 248Q148 232 144 208Z")
    arcs += path("M164 202L170 198Q198 240 172 274L164 260Q180 232 164 202Z")
    corners = polygon([(178, 192), (RIGHT, 186), (RIGHT, 203)]) + polygon(
        [(RIGHT, 274), (RIGHT, 283), (178, 283)]
    )
    mountain = nested_v(293, 74, (0, 11.5), (22.5, 33.5), (46.5, 58))
    slopes = polygon([(LEFT, 335), (107, 347), (LEFT, 359)]) + polygon([(111, 366), (117, 359), (122, 366)])
    return (
        _big_ring(8.5, cy=155)
        + ladder
        + arcs
        + corners
        + mountain
        + _both(slopes)
        + _stems(400, 450, (420, 9.5), (436, 14), rail=11)
        + disc(CENTRE, 392, 9, INK)
        + _pairs((392.5,), 18.7, 6.5, 120)
        + zigzag(458, 28, 2)
    )


def s4() -> str:
    """The cut card: two rows of triangles and a pair of rings above the cut, a pair below."""
    return (
        zigzag(115, 19, 2, rising=True)
        + zigzag(142, 32, 2, rising=True)
        + _stems(200, 245.5, (225, 5), (238, 7.5))
        + _stems(281, 364, (281, 11), (301, 11), (323, 13))
        + _stems(364, 454.5, (391.5, 15), (415, 16), (439, 15.5))
        + _pairs((197.5, 364), 20, 10)
        + zigzag(463, 26, 2)
    )


def s5() -> str:
    """The big ring, a pair, then two pairs that touch: one and four."""
    hills = path("M105 220L118.5 200L130 220ZM132 220Q135 210 140 206Q145 210 148 220Z")
    hills += polygon([(150, 220), (161.5, 200), (175, 220)])
    return (
        _both(polygon([(LEFT, 178), (102, 187), (111, 197), (LEFT, 212)]))
        + _big_ring(10.5)
        + hills
        + _stems(228.5, 262, (228.5, 6.5))
        + _stems(262, 340, (287, 8), (302, 12))
        + _stems(385, 441.5, (411.5, 11.5), (430, 11.5))
        + _both(rhombus(97, 363, 6, 7))
        + _pairs((260, 340, 385), 18.5, 6.8)
        + rhombus(CENTRE, 362.5, 6, 6)
        + zigzag(450, 35, 2)
    )


def s6() -> str:
    """Three pairs on long stems, under three triangles and without a big ring."""
    return (
        _hanging_triangles(40)
        + _stems(163, 268, (186, 15.5), (208, 15.5), (230.5, 15.5))
        + _stems(268, 364, (290.5, 13.5), (310, 14), (329.5, 14))
        + _stems(364, 439, (386.5, 14), (406.5, 14), (426, 13))
        + _pairs((163, 268, 364), 16, 5.7)
        + zigzag(447, 39, 2)
    )


def s7() -> str:
    """The big ring over two flat slopes and three pairs: one and six."""
    slopes = polygon([(102, 211), (112, 193), (132, 193), (132, 211)])
    return (
        _both(slopes + polygon([(LEFT, 184), (106, 193), (LEFT, 206)]))
        + _big_ring(11, 43, BIG_RING_Y + 1)
        + _stems(217, 247, (217, 4.5), middle=19)
        + _stems(247, 318, (272.5, 6.5), (285, 7), middle=19)
        + _stems(318, 388, (344, 7), (357, 6.5), middle=19)
        + _stems(388, 440.5, (413, 11.5), (431, 9.5), middle=19)
        + _pairs((247, 318, 388), 19.4, 7.3, 118)
        + zigzag(447, 41, 2)
    )


def s8() -> str:
    """Four pairs between triangles: four times two."""
    return (
        _hanging_triangles(43)
        + _stems(171, 252, (197, 10), (216, 10.5), middle=19)
        + _stems(252, 324, (276, 9), (292, 9), middle=19)
        + _stems(324, 405, (350, 10), (369, 10), middle=19)
        + _stems(405, 447, (429, 7), (443, 4.5), middle=19)
        + _pairs((171, 252, 324, 405), 17.8, 6)
        + zigzag(455, 31, 2)
    )


def s9() -> str:
    """The big ring, two pairs and three rings grown together; the seal is laid over them."""
    column = 116.7
    side = disc(column, 380, 20.5)
    return (
        cut_bar(454, 34, [(96, 453), (118.5, 489), (140, 447), (161.5, 489), (184, 453)])
        + _both(polygon([(LEFT, 181), (117, 198), (LEFT, 211)]))
        + _big_ring(10.5, 40, 157)
        + _stems(232, 302, (258.5, 5), (269, 5), rail=9.5, middle=22, column=column)
        + _stems(302, 372, (328, 9), (343.5, 8.5), rail=9.5, middle=22, column=column)
        + _stems(380, 447, (408.5, 16), (431, 16), rail=9.5, middle=22, column=column)
        + _pairs((231, 301), 20.6, 9.2, column)
        + _both(disc(column, 380, 27.5, INK))
        + disc(CENTRE, 380, 29, INK)
        + _both(side)
        + _halo_ring(CENTRE, 380, 22, 11)
    )


MOTIFS: dict[str, Callable[[], str]] = {
    "S1": s1,
    "S2": s2,
    "S3": s3,
    "S4": s4,
    "S5": s5,
    "S6": s6,
    "S7": s7,
    "S8": s8,
    "S9": s9,
}
"""What the panel of each Strings card shows, drawn anew at each call."""
