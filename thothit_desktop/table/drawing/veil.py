# SPDX-License-Identifier: MIT
"""A veil over the table with a clear middle, which comes and goes softly; Qt runs the animation."""

from PySide6.QtCore import QObject, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from thothit_desktop.table.drawing.labels import canvas
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.theme.themes import theme

_DARK = 0.62
"""How much of the table's own light the veil takes away, except in its middle."""
_STEPS = 12
"""Rings in which the clear middle grows dark at its edge."""


class Veil:
    """At most one veil, at a height among the items of the scene."""

    def __init__(self, scene: QGraphicsScene, owner: QObject, z: float) -> None:
        self._scene, self._owner, self._z = scene, owner, z
        self._holder: QGraphicsWidget | None = None
        self._fading: QPropertyAnimation | None = None

    @property
    def is_shown(self) -> bool:
        """True while the veil lies on the table, also on its way."""
        return self._holder is not None

    def show(
        self,
        layout: TableLayout,
        ratio: float,
        clear: QRectF,
        ms: int,
        dark: float = _DARK,
        left: float = 0.0,
    ) -> None:
        """Let the table grow dark round a `clear` rectangle, in which the share `left` of the veil stays."""
        self.clear()
        self._holder = holder = QGraphicsWidget()
        holder.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        holder.setZValue(self._z)
        pixmap_item(_picture(layout, ratio, clear, dark, left), layout.unit, holder)
        self._scene.addItem(holder)
        self._fade(0.0, 1.0, ms)

    def hide(self, ms: int) -> None:
        """Let the table grow light again."""
        if self._holder is not None:
            self._fade(self._holder.opacity(), 0.0, ms)
            if self._fading is not None:
                self._fading.finished.connect(self.clear)
            else:
                self.clear()

    def show_for(
        self, layout: TableLayout, ratio: float, clear: QRectF, ms: int, fade: int, dark: float
    ) -> None:
        """Let the table be dark round a `clear` rectangle for some milliseconds, and fade in and out."""
        self.show(layout, ratio, clear, 0, dark)
        assert self._holder is not None
        self._fade(0.0, 0.0, ms)
        assert self._fading is not None
        self._fading.setKeyValueAt(fade / ms, 1.0)
        self._fading.setKeyValueAt(1 - fade / ms, 1.0)
        self._fading.finished.connect(self.clear)

    def clear(self) -> None:
        """Remove the veil at once."""
        self._stop()
        if self._holder is not None:
            self._scene.removeItem(self._holder)
            self._holder = None

    def _stop(self) -> None:
        if self._fading is not None:
            self._fading.stop()
            self._fading.deleteLater()
            self._fading = None

    def _fade(self, start: float, end: float, ms: int) -> None:
        self._stop()
        assert self._holder is not None
        if not ms:
            self._holder.setOpacity(end)
            return
        self._fading = QPropertyAnimation(self._holder, b"opacity", self._owner)
        self._fading.setDuration(ms)
        self._fading.setStartValue(start)
        self._fading.setEndValue(end)
        self._fading.start()


def _picture(layout: TableLayout, ratio: float, clear: QRectF, dark: float, left: float) -> QPixmap:
    """Return a dark picture of the whole table with a soft hole."""
    unit = layout.unit
    pixmap = canvas(layout.scene.width() * unit, layout.scene.height() * unit, ratio)
    shade = QColor(theme().table.ink)
    shade.setAlphaF(dark)
    pixmap.fill(shade)
    hole = QRectF(clear.left() * unit, clear.top() * unit, clear.width() * unit, clear.height() * unit)
    soft = layout.font * 2.2
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for ring in range(_STEPS):
        share = 1 - (ring + 1) / _STEPS
        shade.setAlphaF(dark * (left + (1 - left) * share))
        painter.setBrush(shade)
        inset = soft * (ring / _STEPS - 0.6)
        painter.drawRoundedRect(hole.adjusted(inset, inset, -inset, -inset), soft, soft)
    painter.end()
    return pixmap
