# SPDX-License-Identifier: MIT
"""Panels of the Strings: small rings, two to a row, joined by bead stems.

A big plain ring crowns the odd ranks; every panel stands on a row of triangles. Shapes are cut as on a
wood block: paper first, then the ink that keeps them apart.
"""

from collections.abc import Callable

from assets.draw.cuts import GAP, boxes, chevron, cut_bar, zigzag
from assets.draw.parts import (
    BOTTOM,
    CENTRE,
    CUT_BOTTOM,
    CUT_TOP,
    INK,
    LEFT,
    RIGHT,
    TOP,
    arc_band,
    bricks,
    disc,
    mirrored,
    polygon,
    polyline,
    rect,
    rhombus,
    ring,
    stroke,
    triangle_row,
)

RING = 18.2
RING_WIDTH = 7.6
COLUMN = 118.5
"""Axis of the left column of rings and bricks; the right one is its reflection."""
BIG_RING_Y = TOP + 43
FOOT = 459.0
"""Upper edge of the triangles at the foot."""


def _small_ring(x: float, y: float, r: float = RING) -> str:
    """A ring in a black halo that cuts away what it covers."""
    return disc(x, y, r + GAP, INK) + ring(x, y, r, RING_WIDTH)


def _ring_pair(y: float) -> str:
    """Two small rings side by side; the halos come first, so that neither bites the other."""
    centres = (COLUMN, 2 * CENTRE - COLUMN)
    halos = "".join(disc(x, y, RING + GAP, INK) for x in centres)
    return halos + "".join(ring(x, y, RING, RING_WIDTH) for x in centres)


def _stems(top: float, bottom: float, count: int, *, above: bool = True, below: bool = True) -> str:
    """Two bead stems between outer rails and a middle one, from `top` down to `bottom`.

    Where rings lie above or below, that edge is their centre line: the rails run on under the
    rings' halos, which point them, and the `count` bricks keep clear.
    """
    first = top + (RING + GAP if above else 0)
    last = bottom - (RING + GAP if below else 0)
    height = (last - first - GAP * (count - 1)) / count
    side = rect(LEFT, top, 7.5, bottom - top) + bricks(COLUMN - 6.5, first, 13, height, count, GAP)
    return side + mirrored(side) + rect(CENTRE - 7.5, top, 15, bottom - top)


def _big_ring() -> str:
    """The plain ring at the head, with the four corners of its cell."""
    corners = rect(LEFT, TOP, RIGHT - LEFT, 20) + rect(LEFT, BIG_RING_Y + 23, RIGHT - LEFT, 20)
    return corners + disc(CENTRE, BIG_RING_Y, 43 + GAP, INK) + ring(CENTRE, BIG_RING_Y, 43, 9)


def _hanging_triangles(h: float) -> str:
    """Three at the head: a half one at each side, a whole one in the middle."""
    half = polygon([(LEFT, TOP), (LEFT + 16.5, TOP), (LEFT, TOP + h)])
    return half + mirrored(half) + polygon([(124, TOP), (156, TOP), (CENTRE, TOP + h)])


def _foot(teeth: int = 2) -> str:
    return zigzag(FOOT, BOTTOM - FOOT, teeth)


def s1() -> str:
    """A lance: a spine of eleven bricks with feathers, fletched at the foot."""
    spine = bricks(CENTRE - 10, 206, 20, 14.9, 11, GAP)
    feathers = "".join(
        polygon([(LEFT, y + 20), (122, y - 4), (122, y + 48), (LEFT, y + 72)]) for y in (209, 284, 359)
    )
    barbs = polyline([(119, 464), (93, 490)], GAP, INK)
    foot = cut_bar(448, 41, chevron(444, 459), chevron(444, 480)) + barbs + mirrored(barbs)
    return _big_ring() + foot + spine + feathers + mirrored(feathers)


def s2() -> str:
    """A body bent like an S: a curved ladder, two rings, three arcs round them and a short leg."""
    bend = "M170 200A84 84 0 0 1"
    return (
        rect(LEFT, 205, RIGHT - LEFT, 246)
        + disc(118, 366, 72, INK)
        + stroke(f"{bend} 106 293", 34, INK)
        + f'<g stroke-dasharray="15 7" stroke-dashoffset="-6">{stroke(f"{bend} 124 285.4", 20)}</g>'
        + stroke("M113 200Q137 240 108 280Q89 244 113 200Z", GAP, INK)
        + arc_band(118, 366, 35, 8, -50, 55)
        + arc_band(118, 366, 50, 8, -80, 80)
        + arc_band(118, 366, 65, 8, -80, 80)
        + _small_ring(118, 312)
        + _small_ring(118, 366)
        + rect(90, 397, 47, 60, INK)
        + bricks(112, 399, 18, 12.7, 3, GAP)
        + rect(LEFT, 399, 8, 52)
        + _foot(3)
        + _big_ring()
    )


def s3() -> str:
    """A ladder between a bar and a lens, the mountain turned over, then one pair of rings."""
    cell = rect(LEFT, 205, 8, 74) + bricks(112, 205, 22, 13.25, 4, GAP) + rect(141, 205, 42, 74)
    lens = stroke("M162 202Q192 242 162 282Q132 242 162 202Z", 6.5, INK)
    return (
        cell
        + lens
        + cut_bar(287, 60, *(chevron(283, apex) for apex in (301, 322, 343)))
        + _stems(367, 451, 4, below=False)
        + _ring_pair(367)
        + _foot(3)
        + _big_ring()
    )


def s4() -> str:
    """The cut card: two rows of triangles and a pair of rings above the cut, a pair below."""
    return (
        triangle_row(TOP, 22, 3, 6)
        + zigzag(TOP + 30, 25, 2)
        + _stems(193, CUT_TOP - 9, 2, below=False)
        + _ring_pair(193)
        + _stems(CUT_BOTTOM + 9, 365, 3, above=False)
        + _stems(365, 451, 4, below=False)
        + _ring_pair(365)
        + _foot(3)
    )


def s5() -> str:
    """The big ring, a pair, then two pairs that touch: one and four."""
    middles = [262.0, 335.0, 378.0]
    return (
        triangle_row(204, 17, 3, 7)
        + boxes(*((LEFT + 18.6 * i, 228, 11.6, 9) for i in range(5)))
        + _stems(262, 335, 2)
        + _stems(378, 452, 3, below=False)
        + "".join(_ring_pair(y) for y in middles)
        + rhombus(CENTRE, 356.5, 7, 7)
        + _foot()
        + _big_ring()
    )


def s6() -> str:
    """Three pairs on long stems, under three triangles and without a big ring."""
    rows = [172.0, 268.0, 364.0]
    return (
        _hanging_triangles(40)
        + "".join(_stems(y, y + 96, 3) for y in rows[:2])
        + _stems(364, 452, 4, below=False)
        + "".join(_ring_pair(y) for y in rows)
        + _foot()
    )


def s7() -> str:
    """The big ring over a flattened row of triangles and three pairs: one and six."""
    rows = [248.0, 325.0, 402.0]
    return (
        zigzag(204, 17, 2)
        + "".join(_stems(y, y + 77, 2) for y in rows[:2])
        + _stems(402, 452, 2, below=False)
        + "".join(_ring_pair(y) for y in rows)
        + _foot()
        + _big_ring()
    )


def s8() -> str:
    """Four pairs between triangles: four times two."""
    rows = [164.0, 236.0, 308.0, 380.0]
    return (
        _hanging_triangles(28)
        + "".join(_stems(y, y + 72, 2) for y in rows[:3])
        + _stems(380, 452, 3, below=False)
        + "".join(_ring_pair(y) for y in rows)
        + _foot(3)
    )


def s9() -> str:
    """The big ring, two pairs and three rings grown together; the seal is laid over them."""
    trio = ring(116.5, 388, 19.5, RING_WIDTH) + ring(163.5, 388, 19.5, RING_WIDTH)
    return (
        _stems(224, 304, 2)
        + _stems(304, 388, 2)
        + _stems(388, 452, 2, below=False)
        + _ring_pair(224)
        + _ring_pair(304)
        + disc(116.5, 388, 26, INK)
        + disc(163.5, 388, 26, INK)
        + trio
        + _small_ring(CENTRE, 388, 20)
        + _foot()
        + _big_ring()
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
