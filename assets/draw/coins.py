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
    on_circle,
    path,
    polygon,
    rect,
    rhombus,
    ring,
    rings,
    seed,
    segment,
    star,
    turned,
)

COIN = 43.0
"""Radius of a coin as wide as the motif zone."""

UNDER_BLOCK = 6.0
"""How far shapes run under the black block, which cuts them off."""


def batik_coin(cy: float, rx: float, ry: float, seeds: float, air: float) -> str:
    """A faceted coin in the *ceplok* manner: two rhombi one in the other, two seeds along each side.

    The seeds lie along the sides of a rhombus that is `air` times as large.
    """
    picture = rhombus(CENTRE, cy, rx, ry, 5.8) + rhombus(CENTRE, cy, rx * 0.51, ry * 0.5, 6.6)
    for along in (0.3, 0.61):
        dx, dy = rx * air * along, ry * air * (1 - along)
        for side_x, side_y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            slope = -50 * side_x * side_y
            picture += seed(CENTRE + side_x * dx, cy + side_y * dy, seeds, seeds * 0.54, slope)
    return picture


def bulls_eye(cy: float) -> str:
    """A coin of two thick rings and a disc."""
    return rings(CENTRE, cy, (COIN, 25.5), 10.5) + disc(CENTRE, cy, 8.2)


def wheel(cy: float) -> str:
    """A coin with a broad rim, a thin ring and a small disc."""
    return ring(CENTRE, cy, COIN, 12) + ring(CENTRE, cy, 23.5, 8.5) + disc(CENTRE, cy, 7.3)


def reach(cx: float, r: float) -> float:
    """Half the angle of the arc of a circle about cx that shows right of the panel's left edge."""
    return math.degrees(math.acos((LEFT - UNDER_BLOCK - cx) / r))


def edge_arcs(cx: float, cy: float, radii: Sequence[float], width: float) -> str:
    """Arcs of concentric circles about a centre beyond the panel's left edge."""
    return "".join(arc_band(cx, cy, r, width, -reach(cx, r - width), reach(cx, r - width)) for r in radii)


def edge_disc(cx: float, cy: float, r: float, fill: str = PAPER) -> str:
    """The part of a disc that shows right of the panel's left edge."""
    return segment(cx, cy, r, -reach(cx, r), reach(cx, r), fill)


def half_coins(
    cy: float, half_height: float, margin: float, arc: float = 10, pitch: float = 17
) -> tuple[str, str]:
    """The black margins and the arcs of two half-coins that grow from the panel's edges at height cy.

    The arcs have their centre beyond the edge, as the coins are higher than wide; they leave 7 units free
    on the axis. `half_height` is that of the outermost arc at the panel's edge; each arc is `arc` wide and
    `pitch` within the one before.
    """
    width = CENTRE - LEFT - 3.5
    radius = (half_height**2 + width**2) / (2 * width)
    cx = LEFT + width - radius
    arcs = edge_arcs(cx, cy, (radius, radius - pitch), arc) + edge_disc(cx, cy, radius - 2 * pitch - 1)
    edges = edge_disc(cx, cy, radius + margin, INK)
    return edges + mirrored(edges), arcs + mirrored(arcs)


def rows_of_half_coins(rows: int, margin: float, arc: float = 10, gap: float = 7) -> str:
    """A panel filled with rows of two half-coins; stars stay between them on the axis."""
    pitch = (BOTTOM - TOP) / rows
    pairs = [
        half_coins(TOP + (row + 0.5) * pitch, pitch / 2 - 3, margin, arc, arc + gap) for row in range(rows)
    ]
    field = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
    return field + "".join(edges for edges, _ in pairs) + "".join(arcs for _, arcs in pairs)


def small_coins(cy: float) -> str:
    """A row of three plain rings."""
    return "".join(ring(x, cy, 12.6, 4.8) for x in (109.8, CENTRE, 170.2))


def one() -> str:
    """A half-ring, nine small coins in three rows, and an hour-glass with a ladder in its waist."""
    slab = rect(LEFT, TOP, 86, 21) + disc(CENTRE, TOP - 3, 29.5, INK) + disc(CENTRE, TOP - 3, 20)
    slab += bar(TOP - 10, 10, INK) + bar(TOP + 21, 8, INK)
    rows = "".join(small_coins(cy) for cy in (168, 235, 302))
    bars = "".join(bar(y, 6.5) for y in (139.5, 190.5, 206, 257.5, 273)) + bar(324, 12)
    waist = arc_band(76, 400, 57, 6, -62, 62)
    # The arc ends inside the two caps.
    waist += "".join(disc(*on_circle(76, 400, 39, angle), 4) for angle in (-49, -17, 17, 49))
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
    half = frame + batik_coin(207.5, 40.5, 52, 8.3, 1.55)
    return half + turned(half) + bar(277.5, 9.5) + bar(295.2, 9.6) + bar(313, 9.5)


def three() -> str:
    """Three smaller, squarer batik coins between bars."""
    end = bar(113.5, 7) + bar(129.5, 10) + batik_coin(191, 35.5, 42, 6.7, 1.4) + bar(241, 9)
    return end + turned(end) + batik_coin(300, 35.5, 42, 6.7, 1.4)


def four() -> str:
    """A batik coin over a drum: two double arcs back to back."""
    coin = bar(111, 12) + bar(128.5, 12) + batik_coin(209, 43, 45, 9, 1.5) + bar(275.5, 11)
    cx, cy, radius = 51.0, 373.5, 85.5
    rims = edge_arcs(cx, cy, (radius + 16.3,), 7.3)
    inside = edge_disc(cx, cy, radius + 9, INK) + edge_arcs(cx, cy, (radius,), 6.3) + edge_disc(cx, cy, 56.5)
    inside += "".join(disc(*on_circle(cx, cy, 67, angle), 5.5) for angle in (-30, -10, 10, 30))
    drum = rims + mirrored(rims) + inside + mirrored(inside)
    ends = rect(LEFT, 270, 86, 25, INK) + rect(LEFT, 451, 86, 30, INK)
    return drum + ends + coin + bar(459.5, 9.5) + bar(477, 11.5)


def five() -> str:
    """A bull's-eye in a collar between two pairs of half-coins."""
    field = rect(LEFT, 113.5, 86, 373) + disc(CENTRE, 300, 69, INK) + ring(CENTRE, 300, 61, 10.5)
    margin, arcs = half_coins(179, 67, 7.5)
    # Cuts end the coin's collars; a wedge parts the upper one.
    cut = line((97, 247), (109, 269), 9, INK)
    cut += mirrored(cut)
    wedge = polygon([(136, 234), (144, 234), (158, 264), (122, 264)], INK)
    wedge += polygon([(140, 238), (146, 251), (134, 251)])
    pair = cut + margin + arcs
    return field + wedge + pair + turned(pair) + disc(CENTRE, 300, COIN + 7, INK) + bulls_eye(300)


def six() -> str:
    """Three rows of half-coins with stars between."""
    return rows_of_half_coins(3, 12)


def sail() -> str:
    """A furled sail: arcs that grow from the left edge, and pointed leaves behind them at the right."""
    leaves = path(
        "M141 117C168 135 184 155 184 180C184 206 171 222 150 222Q139 222 131 217L138 206Q146 209 153 209"
        "C165 208 171 196 171 182C171 163 158 146 136 130Z"
    )
    leaves += path(
        "M136 139C155 150 165 165 165 180C165 195 160 202 152 202Q145 202 140 199L143 190"
        "Q155 193 156 180Q155 168 142 156Z"
    )
    leaves += path("M145 169Q150 175 150 186H143Z")
    cx, cy = 77.0, 172.0
    arcs = edge_disc(cx, cy, 69, INK) + edge_arcs(cx, cy, (61.5, 42.5), 12) + edge_disc(cx, cy, 42.5, INK)
    return leaves + arcs + edge_arcs(cx, cy, (42.5,), 8.5) + edge_disc(cx, cy, 26)


def cash(cy: float) -> str:
    """A thick ring with the four-pointed hole of a cash coin and a dot."""
    hole = "M123 -17Q140 -10 157 -17Q150 0 157 17Q140 10 123 17Q130 0 123 -17Z"
    return ring(CENTRE, cy, COIN, 12.5) + moved(path(hole), 0, cy) + disc(CENTRE, cy, 5, INK)


def starred(cy: float) -> str:
    """A thick ring with an eight-pointed star and a dot."""
    return ring(CENTRE, cy, COIN, 12.5) + polygon(star(CENTRE, cy, 8, 25, 15)) + disc(CENTRE, cy, 6, INK)


def setting(top: float, bottom: float, cy: float, *, sides: Sequence[int]) -> str:
    """Return the part of a paper field that a coin's black margin leaves.

    Slanting cuts part its corners at the given sides: -1 above the coin, 1 below it.
    """
    picture = rect(LEFT, top, RIGHT - LEFT, bottom - top)
    for side in sides:
        edge = top if side < 0 else bottom
        cut = line((LEFT - 3, edge + 6 * side), (LEFT + 13, edge - 18.5 * side), 8.5, INK)
        picture += cut + mirrored(cut)
    return picture + disc(CENTRE, cy, COIN + 7, INK)


def seven() -> str:
    """A furled sail, slanting stripes, a cash coin and a starred coin."""
    corners = polygon([(113, 113), (135, 113), (129, 130)]) + polygon([(152, 113), (182, 113), (169, 129)])
    corners += polygon([(RIGHT, 121), (174, 136), (RIGHT, 150)]) + polygon(
        [(RIGHT, 216), (178, 223), (RIGHT, 230)]
    )
    deck = path("M101 238L123 223Q146 234 169 227L180 238Z")
    stripes = rect(LEFT, 245, 86, 15) + "".join(line((x, 264), (x + 22, 241), 8, INK) for x in (98, 130, 163))
    coins = (
        setting(266.5, 366, 322, sides=(-1,))
        + bar(366, 8, INK)
        + setting(374, 486, 431, sides=(-1, 1))
        + cash(322)
        + starred(431)
    )
    return sail() + corners + deck + coins + rect(90, 260, 100, 7, INK) + stripes


def eight() -> str:
    """Four rows of half-coins with stars between."""
    return rows_of_half_coins(4, 9, 7, 8)


def nine() -> str:
    """Three wheels in settings of triangles."""
    field = rect(LEFT, TOP + 3, 86, BOTTOM - TOP - 6)
    # Between two coins: a bar, slanting cuts above it, a zigzag below it.
    cuts = line((93, 107), (116, 135), 7, INK) + line((92, 232), (114, 208), 8, INK)
    cuts += line((136, 231), (118, 258), 8, INK) + line((92, 231), (114, 261), 8, INK)
    cuts += mirrored(cuts) + rect(LEFT, 229, 86, 8, INK)
    cuts += turned(cuts)
    margins = "".join(disc(CENTRE, cy, COIN + 7, INK) for cy in (172, 300, 428))
    return field + cuts + margins + "".join(wheel(cy) for cy in (172, 300, 428))


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
