# SPDX-License-Identifier: MIT
"""What the table tells of each side, of trump and of the order of the cards, as pictures."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.thunee_cards import DECK, POWER, ROYAL_POWER, SUIT, VALUE
from thothit_desktop.table import sixes, suits
from thothit_desktop.table.labels import CREAM, DARK, FAINT, TURMERIC, WOOD, canvas, font, text
from thothit_desktop.table.names import rank_sign

_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class Board(NamedTuple):
    """A side's board: its name, its balls (None to tell none) with their words, two lines, what was won."""

    side: int
    name: str
    balls: int | None
    score: str
    lines: tuple[str, str]
    won: str


def board(shown: Board, width: float, height: float, size: int, ratio: float) -> QPixmap:
    """A side's board: its mark and name, its balls in words and as two sixes, what it has done."""
    made = canvas(width, height, ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _ground(painter, QRectF(1, 1, width - 2, height - 2), size)
    pad = size * 0.55
    inner = QRectF(pad, 1, width - 2 * pad, height - 2)
    if shown.balls is not None:
        high = height - size * 0.5
        picture = sixes.picture(shown.balls, shown.side, high, ratio)
        painter.drawPixmap(round(width - pad - sixes.width(high)), round(size * 0.25), picture)
        inner.setRight(width - 1.5 * pad - sixes.width(high))
    line = inner.height() / 3
    rows = [QRectF(inner.left(), 1 + number * line, inner.width(), line) for number in range(3)]
    mark = size * 0.85
    suits.mark(painter, shown.side, QRectF(inner.left(), rows[0].center().y() - mark / 2, mark, mark), DARK)
    bold = font(size, bold=True)
    text(painter, rows[0].adjusted(mark * 1.3, 0, 0, 0), shown.name, bold, CREAM)
    text(painter, rows[0], shown.score, bold, TURMERIC, Qt.AlignmentFlag.AlignRight)
    text(painter, rows[1], shown.lines[0], font(size * 0.88), CREAM)
    text(painter, rows[2], shown.lines[1], font(size * 0.88), CREAM)
    text(painter, rows[2], shown.won, bold, TURMERIC, Qt.AlignmentFlag.AlignRight)
    painter.end()
    return made


def trump_sign(suit: str, words: str, size: int, ratio: float) -> QPixmap:
    """The sign of the suit that is trump on a disc of paper, if it is known, with words under it."""
    face = font(size * 0.92, bold=True)
    disc = size * 3.4
    wide, high = max(disc, size * 4.6), disc + size * 0.9
    made = canvas(wide, high, ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if suit:
        painter.setPen(QPen(DARK, 1.5))
        painter.setBrush(QColor("#f0ece2"))
        painter.drawEllipse(QRectF((wide - disc) / 2 + 1, 1, disc - 2, disc - 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suits.colour(suit))
        sign = disc * 0.5
        box = QRectF((wide - sign) / 2, (disc - sign) / 2 - size * 0.1, sign, sign)
        painter.drawPath(suits.path(suit, box))
    capsule = QRectF(1, high - size * 1.5, wide - 2, size * 1.4)
    painter.setPen(QPen(TURMERIC, 1))
    painter.setBrush(DARK)
    painter.drawRoundedRect(capsule, capsule.height() / 2, capsule.height() / 2)
    text(painter, capsule, words, face, CREAM, Qt.AlignmentFlag.AlignHCenter)
    painter.end()
    return made


def legend(backwards: bool, width: float, size: int, ratio: float) -> QPixmap:
    """The order of the cards from the strongest, and under each its points."""
    power = ROYAL_POWER if backwards else POWER
    cards = sorted((card for card in DECK if SUIT[card] == 0), key=lambda card: -power[card])
    height = size * 3.3
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
        text(painter, upper, rank_sign(RANK[card], french=True), font(size, bold=True), TURMERIC, _MIDDLE)
        text(painter, lower, str(VALUE[card]), small, CREAM, _MIDDLE)
    painter.end()
    return made


def _ground(painter: QPainter, box: QRectF, size: int) -> None:
    painter.setPen(QPen(FAINT, 1))
    painter.setBrush(WOOD)
    painter.drawRoundedRect(box, size * 0.35, size * 0.35)
