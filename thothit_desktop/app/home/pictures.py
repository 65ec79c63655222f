# SPDX-License-Identifier: MIT
"""Pictures of the home page: the days of the calendar's cloth, and the places of the album."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.games import games
from thothit_desktop.games.cards import CODES, HIDDEN, RANK
from thothit_desktop.table.drawing import background, labels, names
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.theme.themes import theme

_FIELD = QRectF(22, 62, 340, 476)
"""The part of a Western back that becomes the cloth: five squares by seven, in the back's own units."""
_CLOTHS = ("parang", "mega-mendung", "usual", "red", "blue")
"""The backs of which the cloth can be."""
_LINEN, _THREAD, _WAX, _SOGAN = QColor("#efe3c8"), QColor("#d8c7a2"), QColor("#5b3a1e"), QColor("#3c2616")
"""Undyed cloth, its threads, what is drawn on it, and the dyed edge."""
_DRAWN = 0.13
"""How much is seen of the pattern where it is drawn and not dyed yet."""
_LARGE_BELOW = 30
"""A card of the album narrower than this has the large index; the finer face is worth a look here."""
_LINE, _ROOM_FOR_NAMES = 1.05, 5
"""The height of a name under a card, and the least width of a place with names, in sizes of letters."""


class ClothPictures:
    """Cuts the days of the calendar out of batik cloths, each drawn once for a size."""

    def __init__(self) -> None:
        self._cloths: dict[tuple[str, QSize], QImage] = {}

    def ground(self, size: QSize, hem: int, ratio: float) -> QPixmap:
        """Return the cloth under the days: a dyed edge with a fringe at both ends."""
        drawn = labels.canvas(size.width(), size.height(), ratio)
        painter = QPainter(drawn)
        box = QRectF(QPointF(0, 0), size.toSizeF()).adjusted(0, hem, 0, -hem)
        if theme().woven:
            for spread in range(4, 0, -1):
                painter.fillRect(box.adjusted(0, 0, 0, spread), QColor(0, 0, 0, 26))
            painter.setPen(QPen(_LINEN, 1))
            step = max(3, hem // 3)
            for x in range(step, size.width(), step):
                painter.drawLine(QPointF(x + 0.5, hem * 0.25), QPointF(x + 0.5, size.height() - hem * 0.25))
        painter.fillRect(box, _SOGAN)
        painter.end()
        return drawn

    def day(
        self,
        at: tuple[int, int],
        size: QSize,
        ratio: float,
        day: date,
        dyed: Sequence[str],
        now: date,
        game: str,
    ) -> QPixmap:
        """Return a day at a column and a row, dyed by the games whose deal was finished.

        Where none was, the cloth of `game` is faintly drawn.
        """
        drawn = labels.canvas(size.width(), size.height(), ratio)
        box = QRectF(QPointF(0, 0), size.toSizeF())
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(box, _LINEN)
        if theme().woven:
            painter.fillRect(box, QBrush(_THREAD, Qt.BrushStyle.Dense6Pattern))
        if dyed:
            share = box.width() / len(dyed)
            for number, one in enumerate(dyed):
                part = QRectF(number * share, 0, share, box.height())
                self._cut(painter, one, at, size, ratio, part)
        elif day <= now and theme().woven:
            painter.setOpacity(_DRAWN)
            self._cut(painter, game, at, size, ratio, box)
            painter.setOpacity(1)
        _write_day(painter, box, day, bool(dyed), day == now, day > now)
        painter.end()
        return drawn

    def _cut(
        self, painter: QPainter, game: str, at: tuple[int, int], size: QSize, ratio: float, part: QRectF
    ) -> None:
        """Paint the part of a game's cloth that lies at a column and a row."""
        cloth = self._cloth(_CLOTHS[list(games()).index(game) % len(_CLOTHS)], size * ratio)
        corner = QPointF(at[0] * size.width(), at[1] * size.height())
        source = QRectF((corner + part.topLeft()) * ratio, part.size() * ratio)
        painter.drawImage(part, cloth, source)

    def _cloth(self, back: str, tile: QSize) -> QImage:
        """Return five days by seven of the cloth of a back, in device pixels."""
        key = back, tile
        if key not in self._cloths:
            from PySide6.QtSvg import QSvgRenderer

            image = QImage(tile.width() * 5, tile.height() * 7, QImage.Format.Format_RGB32)
            image.fill(_SOGAN)
            scale = max(image.width() / _FIELD.width(), image.height() / _FIELD.height())
            card = DECKS["western"]
            painter = QPainter(image)
            painter.translate(image.width() / 2, image.height() / 2)
            painter.scale(scale, scale)
            painter.translate(-_FIELD.center())
            QSvgRenderer(str(card.file(HIDDEN, back=back))).render(painter, QRectF(0, 0, card.width, 600))
            painter.end()
            self._cloths[key] = image
        return self._cloths[key]


def _write_day(painter: QPainter, box: QRectF, day: date, dyed: bool, today: bool, future: bool) -> None:
    """Write the day of the month in a corner, and mark today."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = box.height() * 0.27
    face = labels.font(min(size, box.width() * 0.27), bold=today)
    painter.setFont(face)
    words = str(day.day)
    if dyed:
        tag = QRectF(0, 0, face.pixelSize() * 1.75, face.pixelSize() * 1.35)
        painter.fillRect(tag, _LINEN)
        painter.setPen(_SOGAN)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)
    else:
        ink = QColor(_SOGAN)
        ink.setAlphaF(0.6 if future and theme().woven else 1)
        painter.setPen(ink)
        corner = box.adjusted(box.width() * 0.09, box.height() * 0.05, 0, 0)
        painter.drawText(corner, 0, words)
        if day.day == 1:
            month = QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)
            painter.setFont(labels.fitting(month, face.pixelSize() * 0.6, corner.width()))
            painter.drawText(corner.adjusted(0, face.pixelSize() * 1.25, 0, 0), 0, month)
    if today:
        wide = max(2.0, box.width() * 0.05)
        painter.setPen(QPen(theme().mats["pandan"].binding, wide, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(box.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))


def place_picture(
    card: int, opacity: float, size: QSize, letters: int, ratio: float, pictures: CardPictures, mat: str
) -> QPixmap:
    """Return a place in the album: the card, with its names if it is opaque; an outline at opacity 0."""
    drawn = labels.canvas(size.width(), size.height(), ratio)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    below = names_height(size.width(), letters)
    high = size.height() - below
    deck = pictures.deck
    box = QRectF(0, 0, high * deck.ratio, high)
    box.moveCenter(QPointF(size.width() / 2, high / 2))
    if opacity:
        margin = margin_of(round(high * ratio)) / ratio
        face = pictures.pixmap(card, int(high - 2 * margin), ratio, large_below=_LARGE_BELOW)
        wide, tall = face.deviceIndependentSize().toTuple()
        corner = QPointF(round((size.width() - wide) / 2 * ratio), round((high - tall) / 2 * ratio)) / ratio
        painter.setOpacity(opacity)
        painter.drawPixmap(corner, face)
        told = (names.javanese(card), names.name(card)) if below and opacity == 1.0 else ()
        for at, words in enumerate(told):
            row = QRectF(0, high + at * below / 2, size.width(), below / 2)
            _tag(painter, row, words, letters)
    else:
        sign = str(RANK[card]) if CODES[card][1].isdigit() else ""
        empty = background.outline(box.size(), sign, ratio, theme().mats[mat])
        painter.drawPixmap(box.topLeft(), empty)
    painter.end()
    return drawn


def names_height(width: float, letters: int) -> float:
    """Return the height of the names under a card, for the width of its place; 0 where they have no room."""
    return 2 * _LINE * letters if width >= _ROOM_FOR_NAMES * letters else 0.0


def _tag(painter: QPainter, row: QRectF, words: str, letters: int) -> None:
    """Write a name on a strip of paper."""
    colours = document_colours()
    face = labels.fitting(words, letters * 0.8, row.width() - 6)
    painter.fillRect(row.adjusted(1, 0, -1, 0), QColor(colours.ground))
    painter.setFont(face)
    painter.setPen(QColor(colours.ink))
    text = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(row.width() - 4))
    painter.drawText(row, Qt.AlignmentFlag.AlignCenter, text)


def back_picture(
    back: str, earned: bool, used: bool, size: QSize, letters: int, ratio: float, deck: str, mat: str
) -> QPixmap:
    """Return the back that a suit gives, once it is earned; before that its outline."""
    drawn = labels.canvas(size.width(), size.height(), ratio)
    painter = QPainter(drawn)
    below = names_height(size.width(), letters)
    high = size.height() - below
    pictures = CardPictures(deck, back=back)
    box = QRectF(0, 0, high * pictures.deck.ratio, high)
    if box.width() > size.width():
        box.setSize(QSizeF(size.width(), size.width() / pictures.deck.ratio))
    box.moveCenter(QPointF(size.width() / 2, high / 2))
    if earned:
        margin = margin_of(round(box.height() * ratio)) / ratio
        face = pictures.pixmap(HIDDEN, int(box.height() - 2 * margin), ratio)
        wide, tall = face.deviceIndependentSize().toTuple()
        corner = QPointF(round((size.width() - wide) / 2 * ratio), round((high - tall) / 2 * ratio)) / ratio
        painter.drawPixmap(corner, face)
        if used:
            line = QRectF(
                0, size.height() - _LINE * letters * (2 if below else 1), size.width(), _LINE * letters
            )
            _tag(painter, line, "\N{CHECK MARK}", letters)
    else:
        empty = background.outline(box.size(), "?", ratio, theme().mats[mat])
        painter.drawPixmap(box.topLeft(), empty)
    painter.end()
    return drawn
