# SPDX-License-Identifier: MIT
"""The coin suit: whole, halved and faceted coins, without any writing.

Most fields are cut in the woodcutter's order: a paper field, the coins' black margins over it, then the
coins themselves; what is left of the field between the margins are the stars and corner pieces.
"""

import math
from collections.abc import Callable, Sequence

from assets.draw.parts import (
    BOTTOM,
    CENTRE,
    INK,
    LEFT,
    PAPER,
    RIGHT,
    TOP,
    arc_band,
    bar,
    disc,
    line,
    mirrored,
    moved,
    numbers,
    on_circle,
    path,
    polygon,
    polyline,
    rect,
    rhombus,
    ring,
    rings,
    seed,
    segment,
    star,
    stroke,
    turned,
)

COIN = 43.0
"""Radius of a coin as wide as the motif zone."""

UNDER_BLOCK = 6.0
"""How far shapes run under the black block, which cuts them off."""


def batik_coin(cy: float, rx: float, ry: float, seeds: float) -> str:
    """A faceted coin in the *ceplok* manner: two rhombi one in the other, two seeds along each side."""
    picture = rhombus(CENTRE, cy, rx, ry, 5.6) + rhombus(CENTRE, cy, rx * 0.52, ry * 0.5, 7)
    for dx, dy in ((rx * 0.5, ry + 3), (rx * 0.88, ry * 0.62 + 2.5)):
        for side_x, side_y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            slope = 52 * side_x * side_y
            picture += seed(CENTRE + side_x * dx, cy + side_y * dy, seeds, seeds * 0.52, slope)
    return picture


def bulls_eye(cy: float) -> str:
    """A coin of two thick rings and a disc."""
    return rings(CENTRE, cy, (COIN, 25.5), 10.5) + disc(CENTRE, cy, 8.2)


def reach(cx: float, r: float) -> float:
    """Half the angle of the arc of a circle about cx that shows right of the panel's left edge."""
    return math.degrees(math.acos((LEFT - UNDER_BLOCK - cx) / r))


def edge_arcs(cx: float, cy: float, radii: Sequence[float], width: float) -> str:
    """Arcs of concentric circles about a centre beyond the panel's left edge."""
    return "".join(arc_band(cx, cy, r, width, -reach(cx, r - width), reach(cx, r - width)) for r in radii)


def edge_disc(cx: float, cy: float, r: float, fill: str = PAPER) -> str:
    """The part of a disc that shows right of the panel's left edge."""
    return segment(cx, cy, r, -reach(cx, r), reach(cx, r), fill)


def half_coins(cy: float, half_height: float, margin: float) -> tuple[str, str]:
    """The black margins and the arcs of two half-coins that grow from the panel's edges at height cy.

    The arcs have their centre beyond the edge, as the coins are higher than wide; they leave 7 units free
    on the axis. `half_height` is that of the outermost arc at the panel's edge.
    """
    width = CENTRE - LEFT - 3.5
    radius = (half_height**2 + width**2) / (2 * width)
    cx = LEFT + width - radius
    arcs = edge_arcs(cx, cy, (radius, radius - 17), 10) + edge_disc(cx, cy, radius - 34)
    edges = edge_disc(cx, cy, radius + margin, INK)
    return edges + mirrored(edges), arcs + mirrored(arcs)


def rows_of_half_coins(rows: int, margin: float) -> str:
    """A panel filled with rows of two half-coins; stars stay between them on the axis."""
    pitch = (BOTTOM - TOP) / rows
    pairs = [half_coins(TOP + (row + 0.5) * pitch, pitch / 2 - 3, margin) for row in range(rows)]
    field = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
    return field + "".join(edges for edges, _ in pairs) + "".join(arcs for _, arcs in pairs)


def small_coins(cy: float) -> str:
    """A row of three plain rings."""
    return "".join(ring(x, cy, 12.6, 5.6) for x in (109.8, CENTRE, 170.2))


def one() -> str:
    """A half-ring, nine small coins in three rows, and an hour-glass with a ladder in its waist."""
    slab = rect(LEFT, TOP, 86, 21) + disc(CENTRE, TOP - 3, 29.5, INK) + disc(CENTRE, TOP - 3, 20)
    slab += bar(TOP - 10, 10, INK) + bar(TOP + 21, 8, INK)
    rows = "".join(small_coins(cy) for cy in (168, 235, 302))
    bars = "".join(bar(y, 7.5) for y in (139, 190, 205.5, 257, 272.5)) + bar(324, 12)
    waist = arc_band(76, 400, 57, 6, -62, 62)
    # The arc ends inside the two caps.
    waist += "".join(disc(*on_circle(76, 400, 38, angle), 5) for angle in (-40, 0, 40))
    waist += mirrored(waist)
    waist += "".join(
        polygon([(x, y), (280 - x, y), (280 - x - slant, y + 10), (x + slant, y + 10)])
        for x, y, slant in ((126, 364, 4), (133, 384, 2.5), (135.5, 406, -2.5), (130, 426, -4))
    )
    caps = bar(346, 8) + bar(446, 8) + bar(464, 25)
    return slab + rows + bars + waist + caps


def two() -> str:
    """Two tall batik coins between bars."""
    frame = bar(111, 9.5) + bar(128.5, 9.5)
    half = frame + batik_coin(207, 41, 52, 8)
    return half + turned(half) + bar(277.5, 9.5) + bar(295.2, 9.6) + bar(313, 9.5)


def three() -> str:
    """Three smaller, squarer batik coins between bars."""
    end = bar(111, 6.5) + bar(125, 11) + batik_coin(188.5, 35, 38, 6.2) + bar(240.5, 9)
    return end + turned(end) + batik_coin(300, 35, 38, 6.2)


def four() -> str:
    """A batik coin over a drum: two double arcs back to back."""
    coin = bar(111, 10) + bar(128.5, 10) + batik_coin(208, 41, 46, 8) + bar(275, 12)
    cx, cy, radius = 51.0, 374.0, 85.6
    rims = edge_arcs(cx, cy, (radius + 14.5,), 7)
    inside = edge_disc(cx, cy, radius + 7.5, INK) + edge_arcs(cx, cy, (radius,), 7) + edge_disc(cx, cy, 57.5)
    inside += "".join(disc(*on_circle(cx, cy, 68.3, angle), 5.2) for angle in (-21, 0, 21))
    drum = rims + mirrored(rims) + inside + mirrored(inside)
    ends = rect(LEFT, 270, 86, 25, INK) + rect(LEFT, 453, 86, 30, INK)
    return drum + ends + coin + bar(461.5, 10) + bar(479, 10)


def five() -> str:
    """A bull's-eye in a collar between two pairs of half-coins."""
    field = rect(LEFT, TOP, 86, 378) + disc(CENTRE, 300, 69, INK) + ring(CENTRE, 300, 61, 10.5)
    margin, arcs = half_coins(178, 67, 7.5)
    # A wedge parts the coin's collar in the middle.
    wedge = polygon([(136, 234), (144, 234), (158, 264), (122, 264)], INK)
    wedge += polygon([(140, 238), (146, 251), (134, 251)])
    upper = wedge + margin + arcs
    return field + upper + turned(upper) + disc(CENTRE, 300, COIN + 7, INK) + bulls_eye(300)


def six() -> str:
    """Three rows of half-coins with stars between."""
    return rows_of_half_coins(3, 12)


def leaf(x: float, cy: float, scale: float) -> str:
    """Path data of a half leaf: pointed at the top, its straight side at x, 61 x 41 units at scale 1."""
    knots = ((0, -61), (28, -42), (41, -22), (41, 0), (41, 28), (24, 50), (0, 60))
    start, *rest = (numbers((x + dx * scale, cy + dy * scale)) for dx, dy in knots)
    return f"M{start}C{' '.join(rest)}Z"


def sail(x: float, cy: float, scales: Sequence[float]) -> str:
    """A leaf of concentric arcs in a black margin; the scales are those of paper and ink by turns."""
    margin = stroke(leaf(x, cy, scales[0]), 14, INK)
    return margin + "".join(
        path(leaf(x, cy, scale), INK if step % 2 else PAPER) for step, scale in enumerate(scales)
    )


def cash(cy: float) -> str:
    """A thick ring with the four-pointed hole of a cash coin and a dot."""
    hole = "M123 -17Q140 -10 157 -17Q150 0 157 17Q140 10 123 17Q130 0 123 -17Z"
    return ring(CENTRE, cy, COIN, 12.5) + moved(path(hole), 0, cy) + disc(CENTRE, cy, 5, INK)


def starred(cy: float) -> str:
    """A thick ring with a nine-pointed star and a dot."""
    return ring(CENTRE, cy, COIN, 12.5) + polygon(star(CENTRE, cy, 9, 25, 15)) + disc(CENTRE, cy, 6, INK)


def setting(top: float, bottom: float, cy: float) -> str:
    """What a coin's black margin leaves of a paper field, parted by slanting cuts towards its corners."""
    picture = rect(LEFT, top, RIGHT - LEFT, bottom - top)
    for edge, side in ((top, -1), (bottom, 1)):
        cut = line((LEFT + 4, edge + 4 * side), (LEFT + 22, cy + 40 * side), 7, INK)
        picture += cut + mirrored(cut)
    return picture + disc(CENTRE, cy, COIN + 7, INK)


def seven() -> str:
    """Two crossing leaves like a furled sail, slanting stripes, a cash coin and a starred coin."""
    behind = sail(138, 175, (0.98, 0.73, 0.59, 0.42, 0.29))
    field = rect(LEFT, TOP, 86, 128)
    field += line((158, 142), (188, 106), 7, INK) + line((164, 208), (187, 245), 7, INK)
    field += f'<g transform="rotate(9 139 174)">{behind}</g>' + sail(LEFT, 172, (1, 0.73, 0.56, 0.31, 0.16))
    field += rect(LEFT, 239, 86, 30, INK)
    stripes = "".join(
        polygon([(x, 262), (x + 15, 246), (x + 34, 246), (x + 19, 262)]) for x in (71, 100, 129, 158)
    )
    coins = setting(269, 370, 321) + bar(370, 7, INK) + setting(377, 489, 433) + cash(321) + starred(433)
    return field + stripes + coins


def eight() -> str:
    """Four rows of half-coins with stars between."""
    return rows_of_half_coins(4, 8)


def nine() -> str:
    """Three bull's-eyes in settings of triangles."""
    # Fields between the coins, each parted by a bar and by slanting cuts.
    field = rect(LEFT, TOP, 86, BOTTOM - TOP)
    ends = polyline([(93, 107), (116, 135)], 7, INK)
    gap = rect(LEFT, 232, 86, 7, INK) + polyline([(93, 207), (119, 235), (93, 266)], 7, INK)
    gap += polyline([(126, 260), (CENTRE, 240), (154, 260)], 6, INK)
    cuts = ends + mirrored(ends) + gap + mirrored(gap)
    cuts += turned(cuts)
    margins = "".join(disc(CENTRE, cy, COIN + 7, INK) for cy in (172, 300, 428))
    return field + cuts + margins + "".join(bulls_eye(cy) for cy in (172, 300, 428))


MOTIFS: dict[str, Callable[[], str]] = {
    "C1": one,
    "C2": two,
    "C3": three,
    "C4": four,
    "C5": five,
    "C6": six,
    "C7": seven,
    "C8": eight,
    "C9": nine,
}
