# SPDX-License-Identifier: MIT
"""Two batik cloths for card backs: *parang* and *mega mendung*, as polygons that a rectangle cuts.

Both are laid out from the card's centre, the same after half a turn.
"""

import math
from collections.abc import Callable, Sequence

from assets.draw.parts import Point

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def cut_to(box: Box, outline: Sequence[Point]) -> list[Point]:
    """Return the part of a closed outline in a box (Sutherland and Hodgman); empty if there is none."""
    left, top, right, bottom = box
    sides: tuple[tuple[int, float, int], ...] = ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1))
    points = list(outline)
    for axis, edge, sign in sides:
        kept: list[Point] = []
        for before, point in zip([*points[-1:], *points], points, strict=False):
            depth, depth_before = (sign * (p[axis] - edge) for p in (point, before))
            if (depth >= 0) != (depth_before >= 0):
                share = depth_before / (depth_before - depth)
                kept.append(
                    (
                        before[0] + share * (point[0] - before[0]),
                        before[1] + share * (point[1] - before[1]),
                    )
                )
            if depth >= 0:
                kept.append(point)
        points = kept
    return points


def path_data(box: Box, outlines: Sequence[Sequence[Point]]) -> str:
    """Path data of the outlines, cut to the box, in whole units."""
    shapes = (cut_to(box, outline) for outline in outlines)
    return "".join(
        "M" + " ".join(f"{x:.0f} {y:.0f}" for x, y in shape) + "Z" for shape in shapes if len(shape) > 2
    )


DEPTH = 50.0
"""How deep a band of blades is."""
BAND = 70.0
"""From the middle of a band to that of the next; between them is a row of rhombi."""
BLADE = 31.0
"""From a blade to the next along the band."""


def _tilted(centre: Point) -> Callable[[float, float], Point]:
    """The card's point at u along the bands and v across them, both from the centre."""
    slope = math.radians(-45)
    cos, sin = math.cos(slope), math.sin(slope)
    return lambda u, v: (centre[0] + u * cos - v * sin, centre[1] + u * sin + v * cos)


def parang(width: float, height: float) -> tuple[list[list[Point]], list[list[Point]]]:
    """The blades with the rhombi between their bands, and the seeds in the blades."""
    at = _tilted((width / 2, height / 2))
    steps = [step / 8 for step in range(-8, 9)]
    blades: list[list[Point]] = []
    seeds: list[list[Point]] = []
    for band in range(-6, 7):
        v = band * BAND
        for index in range(-16, 17):
            u = index * BLADE
            # The blade leans across the band and lies almost along it in the middle; its ends are narrow.
            middle = [
                (
                    u + 20 * t - 9 * math.sin(math.pi * t),
                    v - DEPTH / 2 * t,
                    3.5 + 7.5 * math.cos(1.5 * t) ** 0.8,
                )
                for t in steps
            ]
            blades.append(
                [at(x - half, y) for x, y, half in middle] + [at(x + half, y) for x, y, half in middle[::-1]]
            )
            seeds.append([at(u - 6, v), at(u, v - 5), at(u + 6, v), at(u, v + 5)])
            between, x = v + BAND / 2, index * 24
            blades.append([at(x - 10, between), at(x, between - 6), at(x + 10, between), at(x, between + 6)])
    return blades, seeds


LOBES = ((0, 0, 36), (-32, 8, 31), (-16, -17, 31), (17, -19, 34), (42, 0, 29), (64, 8, 20), (78, 12, 13))
"""Discs whose union is a cloud: its head at the left, its tail at the right."""


def _cloud(x: float, y: float, inset: float, side: int) -> list[Point]:
    """The outline of a cloud, that far within its edge; `side` -1 turns it by half a circle."""
    outline = []
    for step in range(48):
        angle = math.radians(step * 7.5)
        cos, sin = math.cos(angle), math.sin(angle)
        reach = 0.0
        for cx, cy, r in LOBES:
            along, beside = cx * cos + cy * sin, cx * sin - cy * cos
            if abs(beside) < r - inset:
                reach = max(reach, along + math.sqrt((r - inset) ** 2 - beside**2))
        outline.append((x + side * reach * cos, y + side * reach * sin))
    return outline


def mega_mendung(width: float, height: float, insets: Sequence[float]) -> list[list[list[Point]]]:
    """The clouds of rain in rows, an outline for each contour."""
    rows, pitch = 4, 172.0
    layers: list[list[list[Point]]] = [[] for _ in insets]
    for row in range(rows):
        # The rows of the lower half are those of the upper one, turned.
        y = height / 2 - 39 - 78 * row
        for index in range(math.ceil(width / pitch) + 2):
            x = (index - 0.75 + row % 2 / 2) * pitch
            for layer, inset in zip(layers, insets, strict=True):
                layer.append(_cloud(x, y, inset, 1))
                layer.append(_cloud(width - x, height - y, inset, -1))
    return layers
