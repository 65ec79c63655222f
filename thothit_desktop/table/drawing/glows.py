# SPDX-License-Identifier: MIT
"""Light that swells round cards briefly and fades; Qt runs the animation."""

import math
from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from thothit_desktop.table.drawing.labels import canvas
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.theme.themes import theme

_FAR = 0.17
"""The reach of the light, as a fraction of the height of the cards it surrounds."""
_RINGS = 14
_SIZES = {"set": (0.93, 1.05), "last": (0.93, 1.05), "ink": (0.4, 1.0)}
"""By kind the sizes at the start and at the end of the swelling."""
_WASHED = 0.6
"""How far ink washes beyond the cards, as a fraction of their height."""
_EDGE = 72
"""The number of points of the edge of a wash of ink."""


class Glows:
    """Glows round lying cards; each disappears after its time."""

    def __init__(self, scene: QGraphicsScene, owner: QObject) -> None:
        self._scene, self._owner = scene, owner
        self._shown: list[tuple[str, QGraphicsWidget, QParallelAnimationGroup]] = []

    @property
    def shown(self) -> Sequence[str]:
        """The kinds of the visible glows."""
        return [kind for kind, _, _ in self._shown]

    def clear(self) -> None:
        """Remove all glows."""
        for shown in list(self._shown):
            self._remove(shown)

    def show(self, items: Sequence[CardItem], kind: str, layout: TableLayout, ratio: float, ms: int) -> None:
        """Make light of a kind (`glow`) swell round cards for some milliseconds, under the lowest of them."""
        around = QRectF()
        for item in items:
            around = around.united(item.sceneBoundingRect())
        far = reach(around.size(), kind)
        outer = around.adjusted(-far, -far, far, far)
        holder = QGraphicsWidget()
        holder.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        holder.setGeometry(outer)
        holder.setTransformOriginPoint(outer.width() / 2, outer.height() / 2)
        holder.setZValue(min(item.zValue() for item in items) - 0.5)
        pixmap_item(glow(around.size() * layout.unit, kind, ratio), layout.unit, holder)
        group = QParallelAnimationGroup(self._owner)
        fading = QPropertyAnimation(holder, b"opacity")
        for at, opacity in ((0.0, 0.0), (0.25, 1.0), (0.55, 1.0), (1.0, 0.0)):
            fading.setKeyValueAt(at, opacity)
        group.addAnimation(fading)
        if not MOTION.reduced:
            swelling = QPropertyAnimation(holder, b"scale")
            small, large = _SIZES[kind]
            swelling.setStartValue(small)
            swelling.setEndValue(large)
            swelling.setEasingCurve(QEasingCurve.Type.OutCubic)
            group.addAnimation(swelling)
        for number in range(group.animationCount()):
            way = group.animationAt(number)
            assert isinstance(way, QPropertyAnimation)
            way.setDuration(ms)
        self._scene.addItem(holder)
        shown = (kind, holder, group)
        self._shown.append(shown)
        group.finished.connect(lambda: self._remove(shown))
        group.start()

    def _remove(self, shown: tuple[str, QGraphicsWidget, QParallelAnimationGroup]) -> None:
        if shown in self._shown:
            self._shown.remove(shown)
            _, holder, group = shown
            group.stop()
            group.deleteLater()
            self._scene.removeItem(holder)


def reach(size: QSizeF, kind: str = "") -> float:
    """Return the width of the light on each side of cards of this size."""
    return (_WASHED if kind == "ink" else _FAR) * size.height()


def _ink(size: QSizeF, ratio: float) -> QPixmap:
    """Return red ink that has run out from under cards, with an uneven edge."""
    far = _WASHED * size.height()
    wide, high = size.width() + 2 * far, size.height() + 2 * far
    pixmap = canvas(wide, high, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    red = QColor(theme().table.seal)
    painter.translate(wide / 2, high / 2)
    for part, alpha in ((1.0, 0.3), (0.86, 0.3), (0.7, 0.45)):  # the ink is thinner where it has run farther
        red.setAlphaF(alpha)
        painter.setBrush(red)
        edge = QPolygonF()
        for number in range(_EDGE):
            turn = 2 * math.pi * number / _EDGE
            uneven = 0.06 * math.sin(5 * turn + 9 * part) + 0.04 * math.sin(11 * turn + 4 * part)
            out = part * (0.9 + uneven)
            edge.append(QPointF(math.cos(turn) * out * wide / 2, math.sin(turn) * out * high / 2))
        painter.drawPolygon(edge)
    painter.end()
    return pixmap


def glow(size: QSizeF, kind: str, ratio: float) -> QPixmap:
    """Return light round cards of logical pixels, with its reach on each side.

    `set`: the seal's red with a turmeric line in it; `last`: pale light alone; `here`: a golden light;
    `ink`: red that washes out.
    """
    if kind == "ink":
        return _ink(size, ratio)
    tone = theme().table
    far = reach(size)
    pixmap = canvas(size.width() + 2 * far, size.height() + 2 * far, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box, step = QRectF(far, far, size.width(), size.height()), far / (_RINGS + 1)
    light = QColor({"set": tone.seal, "here": tone.gold}.get(kind, tone.paper))
    for ring in range(_RINGS):
        light.setAlphaF(0.95 * (1 - ring / _RINGS) ** 1.6)
        out = (ring + 0.5) * step
        painter.setPen(QPen(light, step * 1.2))
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), out + 4, out + 4)
    if kind == "set":
        painter.setPen(QPen(tone.gold, far * 0.12))
        out = far * 0.3
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), out + 2, out + 2)
    painter.end()
    return pixmap
