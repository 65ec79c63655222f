# SPDX-License-Identifier: MIT
"""A seal of red ink that spreads around a winner's figure for a moment, animated by Qt."""

from PySide6.QtCore import (
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLabel, QWidget

from thothit_desktop.table.drawing.labels import canvas
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.theme.themes import theme

_FROM, _TO = 0.75, 1.3
"""The first and the last size, as fractions of the figure's."""


class WinnersSeal(QLabel):
    """A picture over a figure that takes no clicks and is deleted after a time."""

    def __init__(self, figure: QWidget, ms: int, parent: QWidget) -> None:
        """`parent` must be an ancestor of the figure; `ms` is the duration in milliseconds."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setScaledContents(True)
        middle = QRectF(QRect(figure.mapTo(parent, figure.rect().topLeft()), figure.size())).center()
        edge = figure.width()
        self.setPixmap(_ink(edge * _TO, self.devicePixelRatioF()))
        effect = QGraphicsOpacityEffect(self)
        effect.setOpacity(0.0)
        self.setGraphicsEffect(effect)
        self.setGeometry(_around(middle, edge * _TO))
        self._group = QParallelAnimationGroup(self)
        fading = QPropertyAnimation(effect, b"opacity")
        for at, opacity in ((0.0, 0.0), (0.25, 0.9), (0.5, 0.9), (1.0, 0.0)):
            fading.setKeyValueAt(at, opacity)
        fading.setDuration(ms)
        self._group.addAnimation(fading)
        if not MOTION.reduced:
            spreading = QPropertyAnimation(self, b"geometry")
            spreading.setStartValue(_around(middle, edge * _FROM))
            spreading.setEndValue(_around(middle, edge * _TO))
            spreading.setEasingCurve(QEasingCurve.Type.OutCubic)
            spreading.setDuration(ms)
            self._group.addAnimation(spreading)
        self._group.finished.connect(self.end)
        self.show()
        self.raise_()
        self._group.start()

    def end(self) -> None:
        """Remove the seal at once."""
        self._group.stop()
        self.hide()
        self.deleteLater()


def _around(middle: QPointF, edge: float) -> QRect:
    return QRectF(middle - QPointF(edge, edge) / 2, QSizeF(edge, edge)).toAlignedRect()


def _ink(edge: float, ratio: float) -> QPixmap:
    """Return the picture of a ring of ink, paler inwards and outwards, with a yellow line in it."""
    tone = theme().table
    pixmap = canvas(edge, edge, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(edge / 2, edge / 2)
    ink, clear = QColor(tone.seal), QColor(tone.seal)
    clear.setAlpha(0)
    ring = QRadialGradient(middle, edge / 2)
    for at, colour in ((0.72, clear), (0.84, ink), (0.87, ink), (1.0, clear)):
        ring.setColorAt(at, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ring)
    painter.drawEllipse(middle, edge / 2, edge / 2)
    painter.setPen(QPen(tone.gold, max(1.5, edge * 0.012)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, edge * 0.428, edge * 0.428)
    painter.end()
    return pixmap
