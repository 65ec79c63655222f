# SPDX-License-Identifier: MIT
"""The wood round the mat that nothing else needs, and the last plays: pure functions, in scene units."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from thothit_desktop.table.geometry.table_layout import TableLayout

_AIR = 8
"""The space between the free wood and its neighbours, in logical pixels."""
_GLASS, _LEAST_GLASS = 5.6, 3.2
"""The usual and the least width of a glass on its saucer, in sizes of the words."""

_TALLEST, _LEAST, _LEAST_ALONE = 3.4, 1.4, 1.35
"""The greatest height of a play, the least beside others and the least alone, in sizes of the words."""
_WIDE = 4.5
"""The least width of a corner with room for a glass and for more, in heights."""


class FreeWood(NamedTuple):
    """Free rectangles: the upper corners that have room, at the left and at the right, and others.

    `glass` is a glass's square, `plays` are the places of the last plays, the newest first; both are empty if
    there is no room.
    """

    corners: Sequence[QRectF]
    glass: QRectF
    plays: Sequence[QRectF]


def free_wood(layout: TableLayout) -> FreeWood:
    """Return the free wood of a table; the last plays have the first choice, then the glass."""
    gaps, far, corners = _gaps(layout, ())
    edges = layout.scene.adjusted(*(sign * layout.px(_AIR) for sign in (1, 1, -1, -1)))
    inner = [*layout.spare, *(gap & edges for gap in (*gaps, *map(_beside_carving, far)))]
    offers = [play_places(layout, gap) for gap in inner]
    plays = max(offers, key=lambda places: _ease(places, layout.unit), default=())
    if plays:
        gaps, far, corners = _gaps(layout, plays)
    return FreeWood(corners, _glass([*gaps, *map(_inner, reversed(far))], layout), plays)


def _gaps(layout: TableLayout, plays: Sequence[QRectF]) -> tuple[list[QRectF], list[QRectF], list[QRectF]]:
    """Return the free parts at the sides and at the near edge, those at the far edge, and the corners."""
    air, scene, mat, words = layout.px(_AIR), layout.scene, layout.mat, layout.words
    taken = [area.adjusted(-air, -air, air, air) for area in (*layout.taken, *plays)]
    far = list(_across(QRectF(0, 0, scene.width(), mat.top() - air), taken))
    high, beyond, low = scene.bottom() - air, mat.right() + air, words.bottom() + air
    if words.right() > mat.right():  # The words reach under the sides.
        high = words.top() - air
    left = list(_down(QRectF(0, 0, mat.left() - air, high), taken))
    right = list(_down(QRectF(beyond, 0, scene.right() - beyond, high), taken))
    near = list(_across(QRectF(0, low, scene.width(), scene.bottom() - air - low), taken))
    upper = QRectF(0, 0, scene.width(), words.top() - air)
    corners = [
        _corner([gap for gap in far if gap.left() < air], [gap & upper for gap in left]),
        _corner([gap for gap in far if gap.right() > scene.right() - air], [gap & upper for gap in right]),
    ]
    lower = [gap for gap in (*right, *left) if gap.top() > 0]
    return [*lower, *reversed(near)], far, corners


def play_places(layout: TableLayout, area: QRectF) -> tuple[QRectF, ...]:
    """Return the places of the last plays in an area, the newest first: as many as have a good size."""
    gap, size = layout.px(_AIR / 2), layout.px(layout.font)
    for number in range(layout.plays, layout.least_plays - 1, -1):
        heights = {}
        for columns in range(1, number + 1):
            rows = math.ceil(number / columns)
            wide = (area.width() - (columns - 1) * gap) / columns
            high = (area.height() - (rows - 1) * gap) / rows
            heights[columns] = min(high, wide / layout.play_length, _TALLEST * size)
        columns = max(heights, key=lambda columns: heights[columns])
        high = heights[columns]
        if high >= (_LEAST if number > 1 else _LEAST_ALONE) * size:
            return _grid(area, number, columns, high, high * layout.play_length, gap)
    return ()


def _grid(
    area: QRectF, number: int, columns: int, high: float, wide: float, gap: float
) -> tuple[QRectF, ...]:
    """Return places of a size in the middle of an area, in columns from the left, each from above."""
    rows = math.ceil(number / columns)
    left = area.center().x() - (columns * (wide + gap) - gap) / 2
    top = area.center().y() - (rows * (high + gap) - gap) / 2
    return tuple(
        QRectF(left + place // rows * (wide + gap), top + place % rows * (high + gap), wide, high)
        for place in range(number)
    )


def _ease(places: Sequence[QRectF], unit: float) -> tuple[int, int]:
    """Return what makes places good: their number, then their height in whole pixels."""
    return len(places), round(places[0].height() * unit) if places else 0


def _beside_carving(gap: QRectF) -> QRectF:
    """Return the part of a gap at the far edge that leaves room for the carving in its corner."""
    side = gap.height() * 1.5
    left = gap.adjusted(side, 0, 0, 0) if gap.left() == 0 else gap.adjusted(0, 0, -side, 0)
    return left if left.isValid() else QRectF()


def _corner(far: Sequence[QRectF], side: Sequence[QRectF]) -> QRectF:
    """Return the roomier free part of a corner: of the far strip, or of the side; empty if there is none."""
    gaps = [*far, *(gap for gap in side if gap.top() == 0)]
    return max(gaps, key=lambda gap: min(gap.width(), 2 * gap.height()), default=QRectF())


def _inner(gap: QRectF) -> QRectF:
    """Return a square of a corner of the far strip, away from the edge; empty if the corner is narrow."""
    side = gap.height()
    if gap.width() < _WIDE * side:
        return QRectF()
    return QRectF(gap.right() - side * 1.5 if gap.left() == 0 else gap.left() + side / 2, 0, side, side)


def _glass(gaps: Sequence[QRectF], layout: TableLayout) -> QRectF:
    """Return the square for a glass in the first gap with room for the usual size, else in the largest."""
    usual, least = (layout.px(size * layout.font) for size in (_GLASS, _LEAST_GLASS))
    sizes = [min(usual, gap.width(), gap.height()) for gap in gaps]
    best = max(sizes, default=0.0)
    if best < least:
        return QRectF()
    gap = gaps[sizes.index(best)]
    square = QRectF(0, 0, best, best)
    square.moveCenter(gap.center())
    return square


def _across(area: QRectF, taken: Sequence[QRectF]) -> Iterator[QRectF]:
    """Yield the free parts of an area, from the left, each as high as the area."""
    left = area.left()
    inside = sorted((one & area for one in taken if one.intersects(area)), key=QRectF.left)
    for one in [*inside, QRectF(area.right(), area.top(), 0, 0)]:
        if one.left() > left:
            yield QRectF(left, area.top(), one.left() - left, area.height())
        left = max(left, one.right())


def _down(area: QRectF, taken: Sequence[QRectF]) -> Iterator[QRectF]:
    """Yield the free parts of an area, from the top, each as wide as the area."""
    top = area.top()
    inside = sorted((one & area for one in taken if one.intersects(area)), key=QRectF.top)
    for one in [*inside, QRectF(area.left(), area.bottom(), 0, 0)]:
        if one.top() > top:
            yield QRectF(area.left(), top, area.width(), one.top() - top)
        top = max(top, one.bottom())
