# SPDX-License-Identifier: MIT
"""Reviews finished rounds in a thread, and keeps the results while the program runs."""

import random
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.contract import Position
from thothit_desktop.players.coach.review import RoundReview, review

_MOST = 32
"""The most reviews kept; the least recently used one is dropped first."""
KEPT: OrderedDict[Hashable, RoundReview] = OrderedDict()


def kept_review(position: Position, seat: int) -> RoundReview | None:
    """Return the kept review of a finished round for a seat; None if there is none."""
    key = _key(position, seat)
    if key in KEPT:
        KEPT.move_to_end(key)
    return KEPT.get(key)


class Reviewing(QObject):
    """Reviews one round at a time; a new start or `stop` drops the previous one."""

    progressed = Signal(int, int)
    """Progress has been made; carries the numbers of moves done and of all moves."""
    reviewed = Signal(object)
    """The round has been reviewed; carries the `RoundReview`."""
    failed = Signal(object)
    """The coach has raised an exception, which the signal carries."""
    _looked = Signal(int, int, int)
    """Progress from the thread: the number of the start, moves done, and all moves."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._start = 0
        """The number of the last start; results of earlier ones are dropped."""
        self._running = False
        self._key: Hashable = None
        self._looked.connect(self._on_looked)
        self._thinker = Thinker(self, "review")
        self._thinker.decided.connect(self._on_reviewed)
        self._thinker.failed.connect(self._on_failed)

    @property
    def running(self) -> bool:
        """True while a round is being reviewed."""
        return self._running

    def start(self, position: Position, seat: int) -> None:
        """Start to review a round; the same round always gets the same random numbers."""
        self._start += 1
        self._key, self._running = _key(position, seat), True
        start = self._start

        def think(cancelled: Callable[[], bool]) -> RoundReview | None:
            return review(
                position,
                seat,
                random.Random(1),
                cancelled,
                lambda done, total: self._looked.emit(start, done, total),
            )

        self._thinker.ask(think)

    def stop(self) -> None:
        """Stop reviewing."""
        self._thinker.cancel()
        self._start += 1
        self._running = False

    def close(self) -> None:
        """Stop and join the thread."""
        self.stop()
        self._thinker.close()

    def _on_looked(self, start: int, done: int, total: int) -> None:
        if start == self._start and self._running:
            self.progressed.emit(done, total)

    def _on_reviewed(self, _number: int, found: RoundReview) -> None:
        if not self._running:
            return
        self._running = False
        KEPT[self._key] = found
        if len(KEPT) > _MOST:
            KEPT.popitem(last=False)
        self.reviewed.emit(found)

    def _on_failed(self, _number: int, error: BaseException) -> None:
        if self._running:
            self._running = False
            self.failed.emit(error)


def _key(position: Position, seat: int) -> Hashable:
    """Return a key of the round and the seat: game, cards, dealer, moves and seat."""
    game = position.game
    return (game.spec.id, repr(game), repr(position.layout), position.dealer, position.moves, seat)
