# SPDX-License-Identifier: MIT
"""The thread in which computer players think."""

import queue
import random
import threading
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from thothit_desktop.games.contract import View
from thothit_desktop.players import Limit, Player


@dataclass
class _Question:
    number: int
    view: View
    player: Player
    limit: Limit
    rng: random.Random
    cancelled: threading.Event = field(default_factory=threading.Event)


class Thinker(QObject):
    """Answers one question at a time; a new question or `cancel` drops the one before.

    `decided` (the question's number, its `Decision`) and `failed` (likewise, an exception) come through the
    event loop of the thread that owns the thinker.
    """

    decided = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._current: _Question | None = None
        self._number = 0
        self._thread = threading.Thread(target=self._work, name="thinker", daemon=True)
        self._thread.start()

    def ask(self, view: View, player: Player, limit: Limit, rng: random.Random) -> int:
        """Start thinking; the number with which the answer will come."""
        self.cancel()
        self._number += 1
        self._current = _Question(self._number, view, player, limit, rng)
        self._questions.put(self._current)
        return self._number

    def cancel(self) -> None:
        """Drop the current question; its answer will not come."""
        if self._current is not None:
            self._current.cancelled.set()
            self._current = None

    def close(self) -> None:
        """Cancel and join the thread; to be called before the thinker goes."""
        self.cancel()
        self._questions.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (question := self._questions.get()) is not None:
            cancelled = question.cancelled.is_set
            if cancelled():
                continue
            try:
                decision = question.player.choose(question.view, question.limit, question.rng, cancelled)
            except BaseException as error:  # whatever it is, the person gets a report and keeps the game
                self.failed.emit(question.number, error)
                continue
            if not cancelled():
                self.decided.emit(question.number, decision)
