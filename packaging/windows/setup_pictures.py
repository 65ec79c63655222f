# SPDX-License-Identifier: MIT
"""The pictures of the Windows setup: cards on the icon's cloth, for first and last page and header."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from product import ROOT

CARDS = ROOT / "assets" / "cards" / "ceki"
SIDE, HEADER = (164, 314), (150, 57)
"""The sizes in pixels of NSIS's pictures, at 96 dots an inch."""

SCALES = (100, 150, 200)
"""The scales of the pictures in percent: the setup uses the one for the screen's."""

RED, GOLD, DIM, SHADE = "#7b1e22", "#c9a66b", "#832a2c", "#59000000"
CARD = (280, 600)
"""The size of the card drawings."""

FAN = (("S1", -17), ("OT", 0), ("C1", 17))
"""The cards from left to right with their lean in degrees."""


def write(folder: Path) -> None:
    """Write `side-SCALE.bmp` and `header-SCALE.bmp`."""
    folder.mkdir(parents=True, exist_ok=True)
    for scale in SCALES:
        for name, picture in (("side", side(scale / 100)), ("header", header(scale / 100))):
            path = folder / f"{name}-{scale}.bmp"
            if not picture.save(str(path), "BMP"):  # type: ignore[call-overload]
                raise SystemExit(f"{path} cannot be written")


def side(scale: float) -> QImage:
    """Return the high picture of the first and last page: three fanned cards on a gold-edged red cloth."""
    picture, painter = _begun(SIDE, scale, RED)
    _cloth(painter, QRectF(0, 0, *SIDE))
    _fan(painter, QPointF(80, 258), 98, 122)
    painter.fillRect(QRectF(SIDE[0] - 3, 0, 3, SIDE[1]), QColor(GOLD))
    painter.end()
    return picture


def header(scale: float) -> QImage:
    """Return the small picture in the white header of other pages: the same cards, cut by its lower edge."""
    picture, painter = _begun(HEADER, scale, "#ffffff")
    _fan(painter, QPointF(105, 92), 53, 68)
    painter.end()
    return picture


def _begun(size: tuple[int, int], scale: float, ground: str) -> tuple[QImage, QPainter]:
    width, height = (round(edge * scale) for edge in size)
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor(ground))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(scale, scale)
    return picture, painter


def _cloth(painter: QPainter, area: QRectF) -> None:
    """Paint lozenges all over, slightly lighter than the ground."""
    painter.setBrush(QColor(DIM))
    step = 20
    for row in range(int(area.height()) // (step // 2) + 2):
        for column in range(int(area.width()) // step + 2):
            x, y = column * step + row % 2 * step / 2, row * step / 2
            painter.drawPolygon([QPointF(x, y - 4), QPointF(x + 4, y), QPointF(x, y + 4), QPointF(x - 4, y)])


def _fan(painter: QPainter, pivot: QPointF, reach: float, height: float) -> None:
    """Paint cards of a height in pixels, turned round a point `reach` below the middle of each."""
    width = height * CARD[0] / CARD[1]
    area = QRectF(-width / 2, -reach - height / 2, width, height)
    for name, lean in FAN:
        painter.save()
        painter.translate(pivot)
        painter.rotate(lean)
        painter.setBrush(QColor(SHADE))
        painter.drawRoundedRect(area.translated(1.5, 1.5), 2, 2)
        QSvgRenderer(str(CARDS / f"{name}.svg")).render(painter, area)
        painter.restore()
