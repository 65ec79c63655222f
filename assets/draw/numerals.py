# SPDX-License-Identifier: MIT
"""万 and the numerals 一 to 九 as brush strokes, so that no font is needed.

A stroke is a list of knots `(x, y, width)` on a grid of 100 x 100, the way the brush travels: a smooth
line runs through the knots and swells with their widths. Thin ends are pointed, thick ones round.
"""

from math import hypot

from assets.draw.parts import Point, numbers

Knot = tuple[float, float, float]

POINTED = 6.0
"""Grid units: a stroke end narrower than this is drawn as a point."""

WAN: list[list[Knot]] = [
    [(4, 17, 9), (14, 17, 17), (52, 15, 15), (84, 11, 18), (95, 8, 12)],
    [(50, 17, 16), (45, 42, 17), (29, 70, 16), (5, 98, 3)],
    [(40, 48, 14), (64, 42, 17), (80, 47, 20), (79, 68, 19), (66, 88, 16), (48, 95, 4)],
]
"""The character 万, ten thousand."""

NUMERALS: dict[int, list[list[Knot]]] = {
    1: [[(80, 5, 17), (77, 24, 25), (70, 60, 24), (58, 96, 6)]],
    2: [
        [(12, 30, 4), (30, 27, 19), (60, 22, 15), (92, 13, 4)],
        [(2, 80, 6), (24, 79, 22), (62, 73, 19), (98, 62, 4)],
    ],
    3: [
        [(16, 17, 4), (34, 15, 17), (60, 12, 14), (86, 6, 3)],
        [(20, 50, 4), (38, 49, 16), (60, 46, 13), (80, 41, 3)],
        [(2, 87, 6), (26, 85, 20), (62, 80, 18), (98, 70, 4)],
    ],
    4: [
        [(11, 9, 22), (11, 91, 22)],
        [(9, 9, 18), (91, 9, 18)],
        [(92, 9, 17), (92, 54, 17)],
        [(55, 9, 20), (55, 91, 20)],
        [(55, 54, 18), (92, 54, 17)],
        [(9, 91, 18), (93, 91, 18)],
    ],
    5: [
        [(10, 13, 11), (24, 13, 16), (62, 11, 14), (90, 7, 15)],
        [(50, 14, 15), (43, 50, 15), (34, 86, 14)],
        [(16, 49, 13), (46, 47, 14), (70, 45, 17), (74, 56, 15), (69, 86, 15)],
        [(1, 90, 9), (16, 89, 15), (60, 88, 14), (98, 86, 10)],
    ],
    6: [
        [(42, 4, 8), (50, 14, 20), (55, 26, 12)],
        [(2, 42, 8), (16, 42, 17), (60, 38, 15), (88, 34, 18), (98, 31, 10)],
        [(37, 56, 18), (29, 74, 17), (6, 97, 3)],
        [(61, 55, 8), (74, 70, 19), (86, 86, 19), (96, 97, 6)],
    ],
    7: [
        [(2, 57, 9), (16, 54, 18), (56, 44, 15), (96, 30, 7)],
        [(42, 4, 14), (45, 36, 17), (46, 66, 17), (54, 84, 18), (76, 89, 18), (92, 84, 14), (96, 66, 3)],
    ],
    8: [
        [(40, 18, 19), (33, 48, 18), (4, 96, 3)],
        [(58, 8, 9), (66, 16, 18), (72, 50, 17), (84, 76, 19), (98, 94, 5)],
    ],
    9: [
        [(44, 4, 14), (42, 36, 17), (30, 66, 16), (2, 97, 3)],
        [(8, 36, 9), (22, 35, 15), (70, 31, 18), (70, 56, 16), (73, 80, 17), (87, 87, 15), (98, 66, 3)],
    ],
}
"""Strokes of 一 (an upright slant, as ceki cards have it) to 九, by value."""


def _tangents(knots: list[Knot]) -> list[Point]:
    """Direction of the brush at each knot: towards the neighbours, half of their distance long."""
    last = len(knots) - 1
    tangents = []
    for i in range(len(knots)):
        before, after = knots[max(i - 1, 0)], knots[min(i + 1, last)]
        share = 2.0 if 0 < i < last else 1.0
        tangents.append(((after[0] - before[0]) / share, (after[1] - before[1]) / share))
    return tangents


def _edge(knots: list[Knot], side: int) -> list[Point]:
    """Points beside the knots, half a width to the `side` (1 or -1) of the brush's way."""
    points = []
    for (x, y, width), (dx, dy) in zip(knots, _tangents(knots), strict=True):
        reach = side * width / 2 / hypot(dx, dy)
        points.append((x - dy * reach, y + dx * reach))
    return points


def _curve(points: list[Point]) -> list[tuple[Point, Point, Point]]:
    """Cubic pieces of a Catmull-Rom line through the points, the first point left out."""
    pieces = []
    padded = [points[0], *points, points[-1]]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(
        padded, padded[1:], padded[2:], padded[3:], strict=False
    ):
        leave = (bx + (cx - ax) / 6, by + (cy - ay) / 6)
        arrive = (cx - (dx - bx) / 6, cy - (dy - by) / 6)
        pieces.append((leave, arrive, (cx, cy)))
    return pieces


def character(strokes: list[list[Knot]], x: float, y: float, width: float, height: float) -> str:
    """One paper-coloured path: the strokes stretched from their grid to the box given in card units."""

    def at(point: Point) -> str:
        return numbers((x + point[0] * width / 100, y + point[1] * height / 100))

    def end(knot: Knot, target: Point) -> str:
        radius = knot[2] / 2
        if knot[2] < POINTED:
            return f"L{at(target)}"
        return f"A{numbers((radius * width / 100, radius * height / 100))} 0 0 0 {at(target)}"

    def edge(points: list[Point]) -> str:
        # The curve is smooth at its knots, so that S can mirror the control point of the piece before.
        (leave, arrive, to), *rest = _curve(points)
        smooth = "".join(f"S{at(b)} {at(c)}" for _, b, c in rest)
        return f"C{at(leave)} {at(arrive)} {at(to)}{smooth}"

    outline = []
    for knots in strokes:
        there, back = _edge(knots, 1), _edge(knots, -1)[::-1]
        outline.append(f"M{at(there[0])}")
        outline += [edge(there), end(knots[-1], back[0]), edge(back), end(knots[0], there[0]), "Z"]
    return f'<path fill-rule="nonzero" d="{"".join(outline)}"/>'


_PLACES = {4: (97, 34, 142, 40), 8: (102, 39, 141, 36), 9: (102, 39, 140, 37)}
"""Left edge and width of 万 and of its numeral where others than usual: 四 is a square seal character."""


def legend(rank: int, top: float = 121.0, height: float = 42.0) -> str:
    """万 at the left and the numeral of the rank at its right, read from right to left, in black air."""
    left, broad, start, width = _PLACES.get(rank, (102, 39, 146, 35))
    return character(WAN, left, top, broad, height) + character(NUMERALS[rank], start, top, width, height)
