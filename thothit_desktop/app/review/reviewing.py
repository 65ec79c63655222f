# SPDX-License-Identifier: MIT
"""Reviews a finished round in a thread of its own; what has been reviewed is kept while the program runs."""

import random
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.contract import Position
from thothit_desktop.players.coach.review import RoundReview, review

_MOST = 32
"""So many reviews are kept; the one that was longest not asked for goes first."""
KEPT: OrderedDict[Hashable, RoundReview] = OrderedDict()


def kept_review(position: Position, seat: int) -> RoundReview | None:
    """The review of a finished round for a seat, if it has been made before."""
    key = _key(position, seat)
    if key in KEPT:
        KEPT.move_to_end(key)
    return KEPT.get(key)


class Reviewing(QObject):
    """Reviews one round at a time; a new one, or `stop`, drops the one before."""

    progressed = Signal(int, int)
    """So many moves have been looked at, of so many."""
    reviewed = Signal(object)
    """The round has been reviewed (`RoundReview`)."""
    failed = Signal(object)
    """The exception of the coach."""
    _looked = Signal(int, int, int)
    """For which start, how many moves have been looked at, and of how many."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._start = 0
        """The number of the last start."""
        self._running = False
        self._key: Hashable = None
        self._looked.connect(self._on_looked)
        self._thinker = Thinker(self, "review")
        self._thinker.decided.connect(self._on_reviewed)
        self._thinker.failed.connect(self._on_failed)

    @property
    def running(self) -> bool:
        """True if a round is being reviewed."""
        return self._running

    def start(self, position: Position, seat: int) -> None:
        """Review a round; the same one is always reviewed with the same luck."""
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
        """Review no further."""
        self._thinker.cancel()
        self._start += 1
        self._running = False

    def close(self) -> None:
        """Join the thread."""
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
    """Return what tells a round from any other: its game, cards, dealer and moves; and whose review it is."""
    game = position.game
    return (game.spec.id, repr(game), repr(position.layout), position.dealer, position.moves, seat)
