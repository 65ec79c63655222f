# SPDX-License-Identifier: MIT
"""The window of the macOS disk image: the program, an arrow, the folder of programs."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

import product

WIDTH, HEIGHT = 640, 400
"""The size of the window's inside in points; title bars differ in height, so the picture is higher."""

TITLE, SPARE = 28, 40
ICON = 128
PROGRAM_AT, FOLDER_AT = (170, 148), (470, 148)
"""The middles of the icons; their names are below."""

GROUND = "#996c36"
"""The background: Finder writes names in black or white, and both can be read on it."""

BINDING, PAPER, MAT, MAT_DARK = "#7b1e22", "#f0ece2", "#c9a66b", "#bd9759"
STRIP = 300
"""The upper edge of the woven mat, in points from above."""

CARDS = ("C8", "S3", "RF", "M5", "C2")
"""The faces of the cards on the mat."""


def write(folder: Path) -> Path:
    """Write the picture and its version for twice the resolution; return the first one's path."""
    for scale, name in ((1, "background.png"), (2, "background@2x.png")):
        image = picture(scale)
        image.setDotsPerMeterX(round(72 * scale / 0.0254))
        image.setDotsPerMeterY(round(72 * scale / 0.0254))
        if not image.save(str(folder / name)):
            raise SystemExit(f"{folder / name} cannot be written")
    return folder / "background.png"


def picture(scale: int) -> QImage:
    """Return the picture behind the icons, with `scale` pixels for a point."""
    image = QImage(WIDTH * scale, (HEIGHT + SPARE) * scale, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    _mat(painter)
    _cards(painter)
    _arrow(painter)
    painter.end()
    return image


def _mat(painter: QPainter) -> None:
    """Paint woven strips in steps, two over and two under, with a bound edge, as on the program's icon."""
    bottom = HEIGHT + SPARE
    painter.fillRect(0, STRIP, WIDTH, bottom - STRIP, QColor(MAT))
    for row, y in enumerate(range(STRIP + 6, bottom, 12)):
        for x in range(-48 + 12 * (row % 4), WIDTH, 48):
            painter.fillRect(x, y, 24, 12, QColor(MAT_DARK))
    painter.fillRect(0, STRIP, WIDTH, 6, QColor(BINDING))


def _cards(painter: QPainter) -> None:
    """Paint cards on the mat beyond the window's lower edge."""
    width, gap = 68, 40
    left = (WIDTH - len(CARDS) * width - (len(CARDS) - 1) * gap) / 2
    for place, card in enumerate(CARDS):
        face = QSvgRenderer(str(product.ROOT / "assets" / "cards" / "ceki" / f"{card}.svg"))
        size = face.defaultSize()
        painter.save()
        painter.translate(left + place * (width + gap) + width / 2, STRIP + 26 + 5 * (place % 2))
        painter.rotate((-4, 3, -2, 4, -3)[place])
        box = QRectF(-width / 2, 0, width, width * size.height() / size.width())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawRoundedRect(box.translated(0, 3), 3, 3)
        face.render(painter, box)
        painter.restore()


def _arrow(painter: QPainter) -> None:
    """Paint the arrow from the program to the folder."""
    y = float(PROGRAM_AT[1])
    left, right = PROGRAM_AT[0] + ICON / 2 + 36, FOLDER_AT[0] - ICON / 2 - 36
    painter.setPen(
        QPen(QColor(PAPER), 10, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        QPolygonF([QPointF(right - 24, y - 24), QPointF(right, y), QPointF(right - 24, y + 24)])
    )


def settings(app: Path, background: Path, icon: Path) -> dict[str, object]:
    """Return the settings for dmgbuild."""
    return {
        "files": [str(app)],
        "symlinks": {"Applications": "/Applications"},
        "icon": str(icon),
        "icon_locations": {app.name: PROGRAM_AT, "Applications": FOLDER_AT},
        "background": str(background),
        "window_rect": ((200, 140), (WIDTH, HEIGHT + TITLE)),
        "icon_size": ICON,
        "text_size": 13,
        "format": "ULMO",
    }
