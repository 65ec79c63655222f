# SPDX-License-Identifier: MIT
"""Points that fly from captured cards to their plate, or rise from a pile; Qt runs the animation."""

from PySide6.QtCore import QEasingCurve, QObject, QParallelAnimationGroup, QPointF, QPropertyAnimation, Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import FLYING
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.motion import MOTION

_SIZE = 1.5
"""The size of the words, relative to the table's words."""
_RISE = 0.3
"""The rise, as a fraction of a card's height."""


class GainBadges:
    """At most one badge a seat; each disappears after its time."""

    def __init__(self, scene: QGraphicsScene, owner: QObject) -> None:
        self._scene, self._owner = scene, owner
        self._shown: dict[int, tuple[str, QGraphicsWidget, QParallelAnimationGroup]] = {}

    @property
    def shown(self) -> dict[int, str]:
        """The rising words, by seat."""
        return {seat: words for seat, (words, _, _) in self._shown.items()}

    def clear(self) -> None:
        """Remove all badges."""
        for seat in self.shown:
            self._remove(seat)

    def show(
        self,
        seat: int,
        points: int,
        middle: QPointF,
        layout: TableLayout,
        ratio: float,
        ms: int,
        goal: QPointF | None = None,
    ) -> None:
        """Make points fly from a middle to a goal in some milliseconds; without a goal they rise a little."""
        self._remove(seat)
        words = f"+{points}"
        holder = QGraphicsWidget()
        pixmap = labels.badge(words, round(layout.font * _SIZE), ratio, bright=True)
        pixmap_item(pixmap, layout.unit).setParentItem(holder)
        holder.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        holder.setZValue(FLYING)
        size = pixmap.deviceIndependentSize() / layout.unit
        left = min(max(0.0, middle.x() - size.width() / 2), layout.scene.right() - size.width())
        top = min(middle.y() - size.height() / 2, layout.scene.bottom() - size.height())
        rising = QPropertyAnimation(holder, b"pos")
        rising.setStartValue(QPointF(left, top))
        rise = 0.0 if MOTION.reduced else _RISE * HEIGHT
        rising.setEndValue(QPointF(left, max(0.0, top - rise)))
        rising.setEasingCurve(QEasingCurve.Type.OutCubic)
        if goal is not None and not MOTION.reduced:  # read where it is, then flown
            rising.setKeyValueAt(0.3, QPointF(left, max(0.0, top - rise / 2)))
            rising.setEndValue(goal - QPointF(size.width() / 2, size.height() / 2))
            rising.setEasingCurve(QEasingCurve.Type.InOutQuad)
        fading = QPropertyAnimation(holder, b"opacity")
        for at, opacity in ((0.0, 0.0), (0.12, 1.0), (0.7 if goal is None else 0.92, 1.0), (1.0, 0.0)):
            fading.setKeyValueAt(at, opacity)
        group = QParallelAnimationGroup(self._owner)
        for way in (rising, fading):
            way.setDuration(ms)
            group.addAnimation(way)
        self._scene.addItem(holder)
        self._shown[seat] = (words, holder, group)
        group.finished.connect(lambda: self._remove(seat))
        group.start()

    def _remove(self, seat: int) -> None:
        if seat in self._shown:
            _, holder, group = self._shown.pop(seat)
            group.stop()
            group.deleteLater()
            self._scene.removeItem(holder)
