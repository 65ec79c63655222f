# SPDX-License-Identifier: MIT
"""Pictures of a side's board, of the sign of trump and of the order of the cards."""

import math
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.thunee.cards import DECK, POWER, ROYAL_POWER, SUIT, VALUE
from thothit_desktop.table.drawing import suits
from thothit_desktop.table.drawing.labels import canvas, fitting, font, text
from thothit_desktop.table.drawing.names import rank_sign
from thothit_desktop.table.theme.themes import theme
from thothit_desktop.table.thunee import sixes
from thothit_desktop.table.thunee.layout import LEGEND, SIGN

_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_WORDS = 7.0
"""The least width of words on a board beside the sixes, in sizes of their letters."""
_MARK, _MARK_ROOM = 0.85, 1.3
"""The size of a side's mark, in sizes of the letters, and its width with the space beside it, in its own
size."""
_SIGN_HIGH = 4.3  # letters' heights: the height of the sign of trump, as wide as SIGN


class Board(NamedTuple):
    """A side's board: its name, the balls on its sixes (None: no sixes), all in words, two lines, the gain.

    `about` is its tooltip.
    """

    side: int
    name: str
    balls: int | None
    score: str
    lines: tuple[str, str]
    won: str
    about: str = ""


def board(shown: Board, width: float, height: float, size: int, ratio: float) -> QPixmap:
    """Return a side's board: its mark and name, its balls in words and as two sixes, and two lines."""
    tone = theme().table
    made = canvas(width, height, ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _ground(painter, QRectF(1, 1, width - 2, height - 2), size)
    pad = size * 0.55
    inner = QRectF(pad, 1, width - 2 * pad, height - 2)
    if shown.balls is not None:
        layout = width - 2.5 * pad - max(_WORDS * size, _least_head(shown, size))
        high = min(height - size * 0.5, sixes.height(layout))
        picture = sixes.picture(shown.balls, shown.side, high, ratio)
        painter.drawPixmap(round(width - pad - sixes.width(high)), round((height - high) / 2), picture)
        inner.setRight(width - 1.5 * pad - sixes.width(high))
    line = inner.height() / 3
    rows = [QRectF(inner.left(), 1 + number * line, inner.width(), line) for number in range(3)]
    mark = size * _MARK
    place = QRectF(inner.left(), rows[0].center().y() - mark / 2, mark, mark)
    suits.mark(painter, shown.side, place, tone.ink)
    bold = font(size, bold=True)
    name = rows[0].adjusted(mark * _MARK_ROOM, 0, 0, 0)
    beside = fitting(_head(shown), size, name.width(), bold=True)
    text(painter, name, shown.name, beside, tone.paper)
    name.setLeft(name.left() + QFontMetricsF(beside).horizontalAdvance(f"{shown.name} "))
    text(painter, name, shown.score, beside, tone.accent, Qt.AlignmentFlag.AlignRight)
    for row, words in zip(rows[1:], shown.lines, strict=True):
        text(painter, row, words, fitting(words, size * 0.88, row.width()), tone.paper)
    text(painter, rows[2], shown.won, bold, tone.accent, Qt.AlignmentFlag.AlignRight)
    painter.end()
    return made


def _head(shown: Board) -> str:
    """Return the words beside the mark of a side."""
    return f"{shown.name}  {shown.score}"


def _least_head(shown: Board, size: int) -> float:
    """Return the least width of a side's mark with the words beside it."""
    words = QFontMetricsF(fitting(_head(shown), size, 0.0, bold=True)).horizontalAdvance(_head(shown))
    return size * _MARK * _MARK_ROOM + words


def trump_sign(suit: str, card: str, words: str, size: int, ratio: float) -> QPixmap:
    """Return the sign of the trump suit on paper, after a rank's sign if any, with words under it."""
    tone = theme().table
    disc = size * 3.4
    made = canvas(size * SIGN, size * _SIGN_HIGH, ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if suit:
        wide, middle, sign = (size * (SIGN - 0.2) if card else disc), size * SIGN / 2, disc * 0.5
        paper = QRectF(middle - wide / 2 + 1, 1, wide - 2, disc - 2)
        painter.setPen(QPen(tone.ink, 1.5))
        painter.setBrush(QColor("#f0ece2"))
        radius = size * 0.5 if card else disc / 2
        painter.drawRoundedRect(paper, radius, radius)
        height = (disc - sign) / 2 - size * 0.1
        if card:
            rank = QRectF(paper.left(), 0, paper.width() / 2, disc - size * 0.2)
            face = fitting(card, size * 1.7, rank.width() - size * 0.3, bold=True)
            text(painter, rank, card, face, suits.colour(suit), _MIDDLE)
            middle += paper.width() * 0.22
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suits.colour(suit))
        painter.drawPath(suits.path(suit, QRectF(middle - sign / 2, height, sign, sign)))
    _capsule(painter, size, words, "")
    painter.end()
    return made


def trump_tag(suit: str, words: str, size: int, ratio: float) -> QPixmap:
    """Return words, with a suit's sign if known, at the foot of the sign's area, to lie over a card."""
    made = canvas(size * SIGN, size * _SIGN_HIGH, ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _capsule(painter, size, words, suit)
    painter.end()
    return made


def _capsule(painter: QPainter, size: int, words: str, suit: str) -> None:
    """Paint words and a suit's sign at the foot of the area of the sign of trump."""
    tone = theme().table
    box = QRectF(1, size * (_SIGN_HIGH - 1.5), size * SIGN - 2, size * 1.4)
    painter.setPen(QPen(tone.accent, 1))
    painter.setBrush(tone.ink)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    sign = size * 0.8 if suit else 0.0
    room = box.adjusted(size * 0.4, 0, -size * 0.4 - sign * 1.25, 0)
    text(painter, room, words, fitting(words, size * 0.92, room.width(), bold=True), tone.paper, _MIDDLE)
    if suit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone.paper)
        left = box.right() - size * 0.5 - sign
        painter.drawPath(suits.path(suit, QRectF(left, box.center().y() - sign / 2, sign, sign)))


def legend(backwards: bool, room: QSizeF, most: int, ratio: float) -> QPixmap:
    """Return the order of the cards from the strongest, and their points.

    The letters have `most` pixels at most.
    """
    tone = theme().table
    power = ROYAL_POWER if backwards else POWER
    cards = sorted((card for card in DECK if SUIT[card] == 0), key=lambda card: -power[card])
    width, size = room.width(), min(most, math.floor(room.height() / LEGEND))
    height = size * LEGEND
    made = canvas(width, height, ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _ground(painter, QRectF(1, 1, width - 2, height - 2), size)
    step = (width - size * 0.5) / len(cards)
    small = font(min(size * 0.88, step * 0.78))
    for number, card in enumerate(cards):
        left = size * 0.25 + number * step
        upper = QRectF(left, size * 0.2, step, size * 1.5)
        lower = upper.translated(0, size * 1.4)
        text(painter, upper, rank_sign(RANK[card], french=True), font(size, bold=True), tone.accent, _MIDDLE)
        text(painter, lower, str(VALUE[card]), small, tone.paper, _MIDDLE)
    painter.end()
    return made


def _ground(painter: QPainter, box: QRectF, size: int) -> None:
    tone = theme().table
    painter.setPen(QPen(tone.faint, theme().lines))
    painter.setBrush(tone.ground)
    painter.drawRoundedRect(box, size * 0.35, size * 0.35)
