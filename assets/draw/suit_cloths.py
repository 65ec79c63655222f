# SPDX-License-Identifier: MIT
"""Three batik cloths for the backs that the album of cards gives, as polygons that a rectangle cuts.

*Truntum* (stars) is for the Coins, *udan liris* (drizzle) for the Strings, *sidomukti* (prosperity) for the
Myriads. All are laid out from the card's centre, the same after half a turn.
"""

import math
from collections.abc import Iterable

from assets.draw.parts import Point

Outlines = list[list[Point]]


def _turned(outline: Iterable[Point], degrees: float, x: float = 0, y: float = 0) -> list[Point]:
    """Return an outline turned about the origin and then moved."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return [(x + px * cos - py * sin, y + px * sin + py * cos) for px, py in outline]


def _petal(start: float, end: float, half: float) -> list[Point]:
    """Return a pointed leaf along the x axis."""
    long = end - start
    return [
        (start, 0),
        (start + 0.3 * long, -0.8 * half),
        (start + 0.62 * long, -half),
        (end, 0),
        (start + 0.62 * long, half),
        (start + 0.3 * long, 0.8 * half),
    ]


def _disc(radius: float, x: float = 0, y: float = 0, corners: int = 8) -> list[Point]:
    return _turned(
        [
            (radius * math.cos(math.tau * at / corners), radius * math.sin(math.tau * at / corners))
            for at in range(corners)
        ],
        180 / corners,
        x,
        y,
    )


def _lattice(width: float, height: float, pitch: float) -> Iterable[tuple[float, float, bool]]:
    """Yield the points of a square lattice set on its corner about the centre; every second row is odd."""
    columns, rows = math.ceil(width / pitch / 2) + 1, math.ceil(height / pitch) + 1
    for row in range(-rows, rows + 1):
        shift = row % 2 / 2
        for column in range(-columns - 1, columns + 1):
            x = (column + shift) * pitch
            if abs(x) <= width / 2 + pitch:
                yield width / 2 + x, height / 2 + row * pitch / 2, bool(row % 2)


def truntum(width: float, height: float) -> tuple[Outlines, Outlines]:
    """Return flowers like stars with crumbs between them, and their hearts."""
    pitch = 66
    light: Outlines = []
    hearts: Outlines = []
    for x, y, odd in _lattice(width, height, pitch):
        if odd:
            light += [_turned(_petal(5, 15, 3.6), 60 * at, x, y) for at in range(6)]
            hearts.append(_disc(3.6, x, y, corners=6))
        else:
            light += [_turned(_petal(6.5, 27, 5.6), 45 * at, x, y) for at in range(8)]
            hearts.append(_disc(5.6, x, y))
            light += [_rhombus(2.6, x + side * pitch / 2, y) for side in (-1, 1)]
            light += [_rhombus(2.6, x, y + side * pitch / 2) for side in (-1, 1)]
    return light, hearts


def _rhombus(half: float, x: float, y: float) -> list[Point]:
    return [(x - half, y), (x, y - half), (x + half, y), (x, y + half)]


RAIN = 4
"""How many kinds of bands follow each other in the drizzle."""


def _band(kind: int, v: float, reach: float) -> tuple[Outlines, Outlines]:
    """Return what a band of a kind shows at v across the bands: in cream and in gold."""
    light: Outlines = []
    gold: Outlines = []
    if kind == 0:  # leaves in a row
        for at in range(-math.ceil(reach / 22), math.ceil(reach / 22) + 1):
            light.append(_turned(_petal(-9, 9, 5.5), 0, at * 22, v))
            gold.append(_disc(1.8, at * 22 + 11, v, corners=4))
    elif kind == 1:  # drops of rain
        for at in range(-math.ceil(reach / 11), math.ceil(reach / 11) + 1):
            light.append(
                [(at * 11 - 4, v - 4), (at * 11 - 1, v - 4), (at * 11 + 4, v + 4), (at * 11 + 1, v + 4)]
            )
    elif kind == 2:  # rhombi, one within the other
        for at in range(-math.ceil(reach / 26), math.ceil(reach / 26) + 1):
            x = at * 26
            light.append([(x - 12, v), (x, v - 8), (x + 12, v), (x, v + 8)])
            gold.append([(x - 6, v), (x, v - 4), (x + 6, v), (x, v + 4)])
    else:  # a row of grains
        for at in range(-math.ceil(reach / 8), math.ceil(reach / 8) + 1):
            light.append(_disc(2.1, at * 8, v, corners=6))
    return light, gold


def udan_liris(width: float, height: float) -> tuple[Outlines, Outlines, Outlines]:
    """Return slanting bands of small patterns: in cream, in gold, and the thin lines between the bands."""
    reach = math.hypot(width, height) / 2
    deep = 22.0
    light: Outlines = []
    gold: Outlines = []
    lines: Outlines = []
    for band in range(math.ceil(reach / deep) + 1):
        for side in (1, -1) if band else (1,):
            found = _band(abs(band) % RAIN, side * band * deep, reach)
            # The bands of one half are those of the other one, turned by half a circle.
            turn, own = (-52.0, found) if side == 1 else (-52.0, _mirrored(found))
            light += [_turned(one, turn, width / 2, height / 2) for one in own[0]]
            gold += [_turned(one, turn, width / 2, height / 2) for one in own[1]]
            edge = side * (band + 0.5) * deep
            line = [(-reach, edge - 0.9), (reach, edge - 0.9), (reach, edge + 0.9), (-reach, edge + 0.9)]
            lines.append(_turned(line, turn, width / 2, height / 2))
    return light, gold, lines


def _mirrored(band: tuple[Outlines, Outlines]) -> tuple[Outlines, Outlines]:
    """Return a band whose shapes are each turned by half a circle about the band's own place."""
    turned: list[Outlines] = []
    for outlines in band:
        shapes: Outlines = []
        for outline in outlines:
            middle = sum(y for _, y in outline) / len(outline)
            shapes.append([(-x, 2 * middle - y) for x, y in outline])
        turned.append(shapes)
    return turned[0], turned[1]


def sidomukti(width: float, height: float) -> tuple[Outlines, Outlines]:
    """Return a lattice with a flower or wings in each field, and what is seen through these."""
    wide, high = 112.0, 124.0
    light: Outlines = []
    gold: Outlines = []
    reach = width + height
    slope = math.degrees(math.atan2(high, wide))
    apart = wide * math.sin(math.radians(slope))
    count = math.ceil(reach / apart)
    for direction in (1, -1):
        for at in range(-count, count):
            for offset in (-3.4, 3.4):
                v = (at + 0.5) * apart + offset
                line = [(-reach, v - 1.3), (reach, v - 1.3), (reach, v + 1.3), (-reach, v + 1.3)]
                light.append(_turned(line, direction * slope, width / 2, height / 2))
    columns, rows = math.ceil(width / wide) + 1, math.ceil(height / high) + 1
    for row in range(-2 * rows, 2 * rows + 1):
        for column in range(-columns, columns + 1):
            x = width / 2 + (column + row % 2 / 2) * wide
            y = height / 2 + row * high / 2
            light_of, gold_of = _flower() if row % 2 == 0 else _wings()
            light += [_turned(one, 0, x, y) for one in light_of]
            gold += [_turned(one, 0, x, y) for one in gold_of]
    return light, gold


def _flower() -> tuple[Outlines, Outlines]:
    """Return a flower of four broad and four narrow petals about the origin."""
    light = [_turned(_petal(6, 36, 8.5), 90 * at) for at in range(4)]
    light += [_turned(_petal(8, 27, 4.4), 45 + 90 * at) for at in range(4)]
    light += [_disc(1.9, *_turned([(30, 0)], 22.5 + 45 * at)[0], corners=4) for at in range(8)]
    gold = [_turned(_petal(13, 30, 3.6), 90 * at) for at in range(4)]
    return light, [*gold, _disc(5)]


def _wings() -> tuple[Outlines, Outlines]:
    """Return a pair of wings about the origin, the same upside down."""
    light: Outlines = []
    gold: Outlines = []
    for side in (0, 180):
        for at, (angle, long) in enumerate(((-50, 25), (-26, 34), (0, 39), (26, 34), (50, 25))):
            light.append(_turned(_petal(8, long, 5), angle + side))
            if at % 2 == 0:
                gold.append(_turned(_petal(13, long - 6, 2), angle + side))
    light.append(_disc(4))
    light += [_disc(2.2, 0, y, corners=4) for y in (-15, -24, 15, 24)]
    return light, gold
