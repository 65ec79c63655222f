# SPDX-License-Identifier: MIT
"""A small picture of each game, its cards as in the gallery, drawn when it is first wanted."""

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games import games
from thothit_desktop.games.cards import faces


class GamePictures(QObject):
    """The pictures of games, drawn one at a time, so that no list waits for them."""

    drawn = Signal()
    """One more can be shown."""

    def __init__(self, cards: CardPictures, parent: QObject) -> None:
        super().__init__(parent)
        self._cards = cards
        self._pictures: dict[tuple[str, QSize, float], QPixmap] = {}
        self._wanted: list[tuple[str, QSize, float]] = []
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw)

    def picture(self, game: str, room: QSize, ratio: float) -> QPixmap | None:
        """The picture of a game within a room in logical pixels; None until it is drawn."""
        key = (game, room, ratio)
        if key not in self._pictures:
            if key not in self._wanted:
                self._wanted.append(key)
                self._drawing.start()
            return None
        return self._pictures[key]

    def _draw(self) -> None:
        key = game, room, ratio = self._wanted.pop(0)
        cards = [faces(games()[game].picture)]
        within = room - self._cards.margins(room.height())
        size = self._cards.extent(cards, within.height(), float("inf"))
        height = min(within.height(), within.height() * within.width() // size.width())
        self._pictures[key] = self._cards.strip(cards, height, ratio, large_below=0)
        if self._wanted:
            self._drawing.start()
        self.drawn.emit()
