# SPDX-License-Identifier: MIT
"""The icons on the buttons of a replay, in the colour of the window's text."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QPolygonF

_SIZE = 48
"""The size of an icon's drawing in pixels, which Qt scales down."""

_Corners = tuple[tuple[float, float], ...]


def _bar(left: float, wide: float = 0.12) -> _Corners:
    return (left, 0.2), (left + wide, 0.2), (left + wide, 0.8), (left, 0.8)


def _forward(left: float, wide: float = 0.5) -> _Corners:
    return (left, 0.2), (left + wide, 0.5), (left, 0.8)


def _backward(left: float, wide: float = 0.5) -> _Corners:
    return (left + wide, 0.2), (left, 0.5), (left + wide, 0.8)


SIGNS: Mapping[str, tuple[_Corners, ...]] = {
    "first": (_bar(0.18), _backward(0.34, 0.48)),
    "back": (_backward(0.24),),
    "play": (((0.24, 0.12), (0.86, 0.5), (0.24, 0.88)),),
    "pause": (_bar(0.24, 0.18), _bar(0.58, 0.18)),
    "on": (_forward(0.28),),
    "last": (_forward(0.2, 0.48), _bar(0.7)),
    "previous_round": (_backward(0.1, 0.38), _backward(0.5, 0.38)),
    "next_round": (_forward(0.12, 0.38), _forward(0.52, 0.38)),
}
"""The polygons of each icon, in fractions of its size."""


def sign(name: str, palette: QPalette) -> QIcon:
    """Return an icon in the colours of a palette, with a paler one for disabled buttons."""
    icon = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        icon.addPixmap(_drawn(name, palette.color(group, QPalette.ColorRole.ButtonText)), mode)
    return icon


def _drawn(name: str, colour: QColor) -> QPixmap:
    drawn = QPixmap(_SIZE, _SIZE)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    box = QRectF(drawn.rect())
    for shape in SIGNS[name]:
        painter.drawPolygon(QPolygonF([QPointF(x * box.width(), y * box.height()) for x, y in shape]))
    painter.end()
    return drawn
