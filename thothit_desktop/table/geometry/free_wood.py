# SPDX-License-Identifier: MIT
"""The wood round the mat that nothing else needs: pure functions, in scene units."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from thothit_desktop.table.geometry.table_layout import TableLayout

_AIR = 8
"""The space between the free wood and its neighbours, in logical pixels."""
_GLASS, _LEAST_GLASS = 5.6, 3.2
"""The usual and the least width of a glass on its saucer, in sizes of the words."""

_WIDE = 4.5
"""The least width of a corner with room for a glass and for more, in heights."""


class FreeWood(NamedTuple):
    """Free rectangles: the upper corners that have room, at the left and at the right, and a glass's square.

    `glass` is empty if there is no room for it.
    """

    corners: Sequence[QRectF]
    glass: QRectF


def free_wood(layout: TableLayout) -> FreeWood:
    """Return the free wood of a table."""
    air, scene, mat, words = layout.px(_AIR), layout.scene, layout.mat, layout.words
    taken = [area.adjusted(-air, -air, air, air) for area in layout.taken]
    far = list(_across(QRectF(0, 0, scene.width(), mat.top() - air), taken))
    high, beyond, low = words.top() - air, mat.right() + air, words.bottom() + air
    left = list(_down(QRectF(0, 0, mat.left() - air, high), taken))
    right = list(_down(QRectF(beyond, 0, scene.right() - beyond, high), taken))
    near = list(_across(QRectF(0, low, scene.width(), scene.bottom() - air - low), taken))
    corners = (
        _corner([gap for gap in far if gap.left() < air], left),
        _corner([gap for gap in far if gap.right() > scene.right() - air], right),
    )
    lower = [gap for gap in (*right, *left) if gap.top() > 0]
    return FreeWood(corners, _glass([*lower, *reversed(near), *map(_inner, reversed(far))], layout))


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
