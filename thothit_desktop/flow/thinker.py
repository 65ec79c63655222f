# SPDX-License-Identifier: MIT
"""A thread in which computer players, or the coach, think."""

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

Thought = Callable[[Callable[[], bool]], object]
"""Finds an answer. It is told how to ask whether that is still wanted, and asks often."""


@dataclass
class _Question:
    number: int
    think: Thought
    cancelled: threading.Event = field(default_factory=threading.Event)


class Thinker(QObject):
    """Answers one question at a time; a new question or `cancel` drops the one before.

    `decided` (the question's number, its answer) and `failed` (likewise, an exception) come through the
    event loop of the thread that owns the thinker.
    """

    decided = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, parent: QObject | None = None, name: str = "thinker") -> None:
        """`name` is what the thread is called in reports."""
        super().__init__(parent)
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._current: _Question | None = None
        self._number = 0
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def ask(self, think: Thought) -> int:
        """Start thinking; the number with which the answer will come."""
        self.cancel()
        self._number += 1
        self._current = _Question(self._number, think)
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
                answer = question.think(cancelled)
            except BaseException as error:  # whatever it is, the person gets a report and keeps the game
                self.failed.emit(question.number, error)
                continue
            if not cancelled():
                self.decided.emit(question.number, answer)
