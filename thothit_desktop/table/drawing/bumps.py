# SPDX-License-Identifier: MIT
"""Plates that swell for a moment when what they tell has changed; Qt runs the animation."""

from PySide6.QtCore import QEasingCurve, QObject, QPropertyAnimation, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from thothit_desktop.table.drawing.pixmap_items import pixmap_item

_LARGE = 1.09
"""The size of a plate when it has swollen most."""


class Bumps:
    """A swelling copy over each plate that has just changed; each goes after its time."""

    def __init__(self, scene: QGraphicsScene, owner: QObject) -> None:
        self._scene, self._owner = scene, owner
        self._shown: dict[int, tuple[QGraphicsWidget, QPropertyAnimation]] = {}

    @property
    def shown(self) -> list[int]:
        """The seats whose plates are swelling."""
        return list(self._shown)

    def show(self, seat: int, plate: QGraphicsPixmapItem, ms: int) -> None:
        """Let a seat's plate swell and shrink again."""
        self._remove(seat)
        holder = QGraphicsWidget()
        holder.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        pixmap_item(plate.pixmap(), 1 / plate.scale(), holder)
        box = plate.sceneBoundingRect()
        holder.setGeometry(box)
        holder.setTransformOriginPoint(box.width() / 2, box.height() / 2)
        holder.setZValue(plate.zValue() + 1)
        swelling = QPropertyAnimation(holder, b"scale", self._owner)
        swelling.setDuration(ms)
        for at, size in ((0.0, 1.0), (0.35, _LARGE), (1.0, 1.0)):
            swelling.setKeyValueAt(at, size)
        swelling.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._scene.addItem(holder)
        self._shown[seat] = (holder, swelling)
        swelling.finished.connect(lambda: self._remove(seat))
        swelling.start()

    def clear(self) -> None:
        """Remove all copies."""
        for seat in self.shown:
            self._remove(seat)

    def _remove(self, seat: int) -> None:
        if seat in self._shown:
            holder, swelling = self._shown.pop(seat)
            swelling.stop()
            swelling.deleteLater()
            self._scene.removeItem(holder)
