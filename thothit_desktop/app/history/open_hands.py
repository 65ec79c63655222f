# SPDX-License-Identifier: MIT
"""A widget with all hands: rows of small cards for each seat."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.plain_text import breakable
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.drawing.names import name

LEAST, MOST = 44, 96
"""The least and the largest height of a card, in logical pixels."""
AIR = 6
"""The margin around cards and words, in logical pixels."""
_HIGHEST = 10_000
"""A height in pixels that no text reaches."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class OpenHands(QWidget):
    """Shows a heading and the hand of each seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: CardPictures | None = None
        self._rows: list[tuple[str, tuple[int, ...]]] = []
        self._heights: dict[tuple[int, int], int] = {}
        """The height of a hand, by number of cards and card height."""
        self.setAccessibleName(self.tr("Hands"))

    def show_hands(self, rows: Sequence[tuple[str, tuple[int, ...]]], pictures: CardPictures) -> None:
        """Show hands, each with its heading."""
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
        """Request enough height for the smallest cards at the new width."""
        super().resizeEvent(event)
        self._heights.clear()
        self._ask_for_room()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Paint headings and hands, with cards as large as fit."""
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
        """Return the height of the whole widget at a card height."""
        return sum(self._above(words) + self._high(cards, height) for words, cards in self._rows) + AIR

    def _high(self, cards: tuple[int, ...], height: int) -> int:
        """Return the height of a hand at a card height."""
        assert self._pictures is not None
        known = (len(cards), height)
        if known not in self._heights:
            extent = self._pictures.extent(_alone(cards), height, self._room, run=True)
            self._heights[known] = extent.height()
        return self._heights[known]

    def _above(self, words: str) -> int:
        """Return the height of a heading with its margins."""
        metrics, room = self.fontMetrics(), QRect(0, 0, self._room, _HIGHEST)
        return metrics.boundingRect(room, _WRAPPED, breakable(words, metrics, self._room)).height() + 2 * AIR

    @property
    def _room(self) -> int:
        """The width available to a line of cards, in logical pixels."""
        return max(60, self.width() - 2 * AIR)


def _alone(cards: tuple[int, ...]) -> list[list[int]]:
    """Return the cards of a hand in order, each as a set of its own."""
    return [[card] for card in sorted(cards)]
