# SPDX-License-Identifier: MIT
"""The plate of a seat as a picture: portrait, player, title, points and side."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF

from thothit_desktop.table.drawing import figures, suits
from thothit_desktop.table.drawing.labels import canvas, font, text
from thothit_desktop.table.drawing.plate_parts import MOST_SMALL, Plate, PlatePart, box_of, parts, script_path
from thothit_desktop.table.theme.themes import theme


def plate(shown: Plate, width: float, height: float, size: int, edge: str, ratio: float) -> QPixmap:
    """Return a seat's plate: portrait, name and total, title or small cards, script and gain or side.

    The seat to play has a bright plate with a pointer towards the table; `edge` is the plate's place: bottom
    (beside a hand), near (before the pool), right, top or left.
    """
    tone = theme().table
    pixmap = canvas(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(0.55 if shown.away else 1.0)
    rim = tone.accent if shown.active else tone.faint
    painter.setPen(QPen(rim, (2 if shown.active else 1) * theme().lines))
    painter.setBrush(tone.accent if shown.active else tone.ground)
    painter.drawRoundedRect(box_of(width, height), size * 0.35, size * 0.35)
    ink = tone.ink if shown.active else tone.paper
    for kind, part in parts(shown, width, height, size, edge).items():
        painter.setPen(ink)
        if kind == "portrait":
            drawn = figures.figure_pixmap(shown.figure, part.place.width(), ratio, shown.expression)
            painter.drawPixmap(part.place.topLeft(), drawn)
        elif kind == "pointer":
            _pointer(painter, part.place, edge)
        elif kind == "gain":
            _gain(painter, part)
        elif kind == "warning":
            _bar(painter, part)
        elif kind == "script":
            _write_script(painter, part)
        elif kind == "cards":
            _small_cards(painter, part, shown, size)
        elif kind == "suit":
            painter.fillPath(suits.path(shown.suit, part.place), ink)
        elif kind == "mark":
            assert shown.side is not None
            suits.mark(painter, shown.side[0], part.place, tone.ink)
        else:
            text(painter, part.place, part.words, part.face, ink)
    painter.end()
    return pixmap


def _pointer(painter: QPainter, place: QRectF, edge: str) -> None:
    """Draw a triangle that points towards the table."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().table.warning)
    middle = place.center()
    corners = {
        "top": [place.topLeft(), place.topRight(), QPointF(middle.x(), place.bottom())],
        "near": [place.bottomLeft(), place.bottomRight(), QPointF(middle.x(), place.top())],
        "right": [place.topRight(), place.bottomRight(), QPointF(place.left(), middle.y())],
    }
    usual = [place.topLeft(), place.bottomLeft(), QPointF(place.right(), middle.y())]
    painter.drawPolygon(QPolygonF(corners.get(edge, usual)))


def _gain(painter: QPainter, part: PlatePart) -> None:
    """Draw the round's gain in a capsule."""
    painter.setPen(QPen(painter.pen().color(), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    high = part.place.height()
    painter.drawRoundedRect(part.place, high / 2, high / 2)
    painter.setFont(part.face)
    painter.drawText(part.place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, part.words)


def _write_script(painter: QPainter, part: PlatePart) -> None:
    """Draw Javanese letters in the size of their place."""
    path = script_path(part.words, part.face)
    ink = path.boundingRect()
    painter.save()
    painter.translate(part.place.topLeft())
    painter.scale(part.place.width() / ink.width(), part.place.height() / ink.height())
    painter.translate(-ink.topLeft())
    painter.fillPath(path, painter.pen().color())
    painter.restore()


def _small_cards(painter: QPainter, part: PlatePart, shown: Plate, size: int) -> None:
    """Draw a small card for each point of the total, or one card with their number."""
    tone, row, total = theme().table, part.place, shown.total or 0
    wide, high = size * 0.78, row.height() * 0.92
    left = row.right()
    if total > MOST_SMALL:
        words, face = f"×{total}", font(size, bold=True)
        text(painter, row, words, face, painter.pen().color(), Qt.AlignmentFlag.AlignRight)
        left -= QFontMetricsF(face).horizontalAdvance(words) + size * 0.2
    for _ in range(total if total <= MOST_SMALL else 1):
        left -= wide
        card = QRectF(left, row.center().y() - high / 2, wide, high)
        left -= size * 0.12
        painter.setPen(QPen(tone.ink, 1))
        painter.setBrush(tone.paper)
        painter.drawRoundedRect(card, size * 0.12, size * 0.12)
        painter.setFont(font(size * 0.72, bold=True))
        painter.setPen(tone.warning)
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, shown.letter)


def _bar(painter: QPainter, part: PlatePart) -> None:
    """Draw words on a red band, after a sign of prohibition."""
    tone, band, size = theme().table, part.place, part.face.pixelSize()
    painter.setPen(QPen(tone.paper, 1))
    painter.setBrush(tone.warning)
    painter.drawRoundedRect(band, size * 0.34, size * 0.34)
    middle, radius = QPointF(band.left() + size * 0.9, band.center().y()), size * 0.43
    painter.setPen(QPen(tone.paper, max(1.5, size * 0.15)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius, radius)
    across = QPointF(radius * 0.7, radius * 0.7)
    painter.drawLine(middle - across, middle + across)
    text(painter, band.adjusted(size * 1.65, 0, 0, 0), part.words, part.face, tone.paper)
