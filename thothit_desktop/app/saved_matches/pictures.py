# SPDX-License-Identifier: MIT
"""Pictures of matches: the current table of each, drawn when its row becomes visible."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from thothit_desktop.app.saved_matches.miniature import Miniature
from thothit_desktop.app.store.saved_matches import SavedMatch
from thothit_desktop.app.store.saves import FileError, read
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.match import PERSON
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import BadLayoutError, Position
from thothit_desktop.games.record import Record
from thothit_desktop.games.spec import BadOptionError

MOST_WAITING = 24
"""The most rows waiting for a picture; older ones have been scrolled away."""

MOST_KEPT = 300
"""The most pictures kept; the oldest are dropped, and drawn again when needed."""

LONGEST = 2_000_000
"""The largest file in bytes that is read for a picture; larger ones show the cards of their game."""

_Wanted = tuple[Path, float, str, QSize, float]


class TablePictures(QObject):
    """Draws the pictures of matches one at a time, the last requested first, without delaying the list.

    A match whose table cannot be drawn shows the cards of its game.
    """

    drawn = Signal()
    """Another picture is ready."""

    def __init__(self, cards: CardPictures, parent: QObject) -> None:
        super().__init__(parent)
        self._cards, self._miniature = cards, Miniature(cards, self)
        self._pictures: dict[_Wanted, QPixmap] = {}
        self._waiting: list[_Wanted] = []
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw)

    def picture(self, entry: SavedMatch, room: QSize, ratio: float) -> QPixmap | None:
        """Return the picture of a match, `room` in logical pixels; None if unreadable or not drawn yet."""
        if entry.summary is None:
            return None
        key = (entry.path, entry.written, entry.summary.game, room, ratio)
        if key not in self._pictures:
            if key not in self._waiting:
                self._waiting = [*self._waiting[1 - MOST_WAITING :], key]
            self._drawing.start()
            return None
        return self._pictures[key]

    def _draw(self) -> None:
        key = path, _, game, room, ratio = self._waiting.pop()
        self._pictures[key] = self._table(path, room, ratio) or self._game(game, room, ratio)
        if len(self._pictures) > MOST_KEPT:
            del self._pictures[next(iter(self._pictures))]
        if self._waiting:
            self._drawing.start()
        self.drawn.emit()

    def _table(self, path: Path, room: QSize, ratio: float) -> QPixmap | None:
        with suppress(FileError, OSError):
            if path.stat().st_size <= LONGEST:
                record = read(path, checked=False)
                position = last_position(record)
                if position is not None:
                    bottom = record.seats.index(PERSON) if PERSON in record.seats else 0
                    view = position.view(bottom)
                    return self._miniature.draw(view, len(record.players), bottom, room, ratio)
        return None

    def _game(self, game: str, room: QSize, ratio: float) -> QPixmap:
        """Return the picture of a game's typical cards."""
        cards = [faces(games()[game].picture)]
        within = room - self._cards.margins(room.height())
        size = self._cards.extent(cards, within.height(), float("inf"))
        height = min(within.height(), within.height() * within.width() // size.width())
        return self._cards.strip(cards, height, ratio, large_below=0)


def last_position(record: Record) -> Position | None:
    """Return the last position of an unchecked record, before any illegal move; None if not dealt."""
    last = record.rounds[-1]
    try:
        game = new_game(record.game, len(record.players), record.options)
        game = game.in_match(last.playing or game.playing, None)
        position = game.from_layout(last.layout, last.dealer)
    except (BadOptionError, BadLayoutError):
        return None
    for move in last.moves:
        if position.refusal(move):
            break
        position.play(move)
    return position
