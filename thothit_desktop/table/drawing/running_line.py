# SPDX-License-Identifier: MIT
"""A thin gold line that runs round cards lying edge to edge, and fades; Qt runs the animation."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QObject,
    QPauseAnimation,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScale, QGraphicsScene, QGraphicsWidget

from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.theme.themes import theme

_RUN, _GONE = 0.4, 0.2
"""The parts of the time in which the line runs round, and in which it fades."""
_THICK = 3.0
"""The line's thickness, in logical pixels."""


class _Running(NamedTuple):
    """A line with its sides, which Python must keep as long as the line is shown."""

    holder: QGraphicsWidget
    sides: list[QGraphicsWidget]
    group: QSequentialAnimationGroup


class RunningLines:
    """Lines round cards; each disappears after its time."""

    def __init__(self, scene: QGraphicsScene, owner: QObject) -> None:
        self._scene, self._owner = scene, owner
        self._shown: list[_Running] = []

    @property
    def shown(self) -> int:
        """The number of lines that are visible."""
        return len(self._shown)

    def clear(self) -> None:
        """Remove all lines."""
        for shown in list(self._shown):
            self._remove(shown)

    def show(self, items: Sequence[CardItem], layout: TableLayout, ms: int) -> None:
        """Let a line run round cards, stay, and fade, in some milliseconds altogether."""
        around = QRectF()
        for item in items:
            around = around.united(item.sceneBoundingRect())
        thick = layout.px(_THICK * theme().lines)
        box = around.adjusted(-thick, -thick, thick, thick)
        holder = QGraphicsWidget()
        holder.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        holder.setGeometry(box)
        holder.setZValue(max(item.zValue() for item in items) + 0.5)
        wide, high = box.width(), box.height()
        group = QSequentialAnimationGroup(self._owner)
        sides: list[QGraphicsWidget] = []
        # Each side grows from the corner where the one before has ended.
        for side, origin, name in (
            (QRectF(0, 0, wide, thick), (0.0, 0.0), b"xScale"),
            (QRectF(wide - thick, 0, thick, high), (0.0, 0.0), b"yScale"),
            (QRectF(0, high - thick, wide, thick), (wide, 0.0), b"xScale"),
            (QRectF(0, 0, thick, high), (0.0, high), b"yScale"),
        ):
            bar, scale = _side(holder, side, origin)
            sides.append(bar)
            if not MOTION.reduced:
                (scale.setXScale if name == b"xScale" else scale.setYScale)(0.0)
                way = QPropertyAnimation(scale, name)
                way.setDuration(int(ms * _RUN * (wide if name == b"xScale" else high) / (2 * (wide + high))))
                way.setEndValue(1.0)
                group.addAnimation(way)
        group.addAnimation(QPauseAnimation(int(ms * (1 - _RUN - _GONE))))
        fading = QPropertyAnimation(holder, b"opacity")
        fading.setDuration(int(ms * _GONE))
        fading.setEndValue(0.0)
        group.addAnimation(fading)
        self._scene.addItem(holder)
        shown = _Running(holder, sides, group)
        self._shown.append(shown)
        group.finished.connect(lambda: self._remove(shown))
        group.start()

    def _remove(self, shown: _Running) -> None:
        if shown in self._shown:
            self._shown.remove(shown)
            shown.group.stop()
            shown.group.deleteLater()
            self._scene.removeItem(shown.holder)


def _side(
    holder: QGraphicsWidget, side: QRectF, origin: tuple[float, float]
) -> tuple[QGraphicsWidget, QGraphicsScale]:
    """Add a side of the line; return it and the scale by which it grows from its origin."""
    bar = QGraphicsWidget(holder)
    bar.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    line = QGraphicsRectItem(side, bar)
    line.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    line.setPen(QPen(Qt.PenStyle.NoPen))
    line.setBrush(theme().table.gold)
    scale = QGraphicsScale(bar)
    vector = scale.origin()
    vector.setX(origin[0])
    vector.setY(origin[1])
    scale.setOrigin(vector)
    bar.setTransformations([scale])
    return bar, scale
