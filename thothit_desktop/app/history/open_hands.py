# SPDX-License-Identifier: MIT
"""All hands side by side: a row of small cards for each seat."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.plain_text import breakable
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.drawing.names import name

LEAST, MOST = 44, 96
"""The height of a card, in logical pixels."""
AIR = 6
"""Beside cards and words, in logical pixels."""
_HIGHEST = 10_000
"""No text is as high as this many pixels."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class OpenHands(QWidget):
    """Shows by seat who plays there, what is said of it, and the cards in the hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: CardPictures | None = None
        self._rows: list[tuple[str, tuple[int, ...]]] = []
        self._heights: dict[tuple[int, int], int] = {}
        """By how many cards and how high they are, how high their lines are together."""
        self.setAccessibleName(self.tr("Hands"))

    def show_hands(self, rows: Sequence[tuple[str, tuple[int, ...]]], pictures: CardPictures) -> None:
        """Show a row for each hand: its words and its cards."""
        self._rows, self._pictures = list(rows), pictures
        deck = pictures.deck.id
        self.setAccessibleDescription(
            ". ".join(f"{words}: {', '.join(name(card, deck) for card in cards)}" for words, cards in rows)
        )
        self._ask_for_room()
        self.update()

    @property
    def cards(self) -> list[tuple[int, ...]]:
        """The cards of each row."""
        return [cards for _, cards in self._rows]

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Ask for as much height as the smallest cards need at this width."""
        super().resizeEvent(event)
        self._heights.clear()
        self._ask_for_room()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Words over each hand, and its cards in lines, as large as there is room for."""
        pictures = self._pictures
        if pictures is None:
            return
        painter, ratio = QPainter(self), self.devicePixelRatioF()
        height = next((size for size in range(MOST, LEAST, -4) if self._needs(size) <= self.height()), LEAST)
        edge = margin_of(round(height * ratio)) / ratio
        top = 0
        for words, cards in self._rows:
            above = self._above(words)
            lines = QRect(AIR, top + AIR, self._room, above - 2 * AIR)
            painter.drawText(lines, _WRAPPED, breakable(words, self.fontMetrics(), self._room))
            top += above
            for card, left, below in pictures.places(_alone(cards), height, self._room, run=True):
                corner = QPointF(round((AIR + left) * ratio), round((top + below) * ratio)) / ratio
                painter.drawPixmap(corner - QPointF(edge, edge), pictures.pixmap(card, height, ratio))
            top += self._high(cards, height)
        painter.end()

    def _ask_for_room(self) -> None:
        self.setMinimumHeight(self._needs(LEAST))

    def _needs(self, height: int) -> int:
        """The height of everything with cards of a height."""
        return sum(self._above(words) + self._high(cards, height) for words, cards in self._rows) + AIR

    def _high(self, cards: tuple[int, ...], height: int) -> int:
        """The height of a hand with cards of a height."""
        assert self._pictures is not None
        known = (len(cards), height)
        if known not in self._heights:
            extent = self._pictures.extent(_alone(cards), height, self._room, run=True)
            self._heights[known] = extent.height()
        return self._heights[known]

    def _above(self, words: str) -> int:
        """The height of the words over a hand, with the air around them."""
        metrics, room = self.fontMetrics(), QRect(0, 0, self._room, _HIGHEST)
        return metrics.boundingRect(room, _WRAPPED, breakable(words, metrics, self._room)).height() + 2 * AIR

    @property
    def _room(self) -> int:
        """Return how wide a line of cards may be."""
        return max(60, self.width() - 2 * AIR)


def _alone(cards: tuple[int, ...]) -> list[list[int]]:
    """Each card of a hand as a set of its own, in order."""
    return [[card] for card in sorted(cards)]
