# SPDX-License-Identifier: MIT
"""A thread in which computer players, or the coach, think."""

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject, Signal

CLOSING = 2.0
"""Seconds for which a cancelled thread is waited for: one that thinks properly ends in a few milliseconds."""

Thought = Callable[[Callable[[], bool]], object]
"""Finds an answer. It is told how to ask whether that is still wanted, and asks often."""


@dataclass
class _Question:
    number: int
    think: Thought
    cancelled: threading.Event = field(default_factory=threading.Event)
    begun: threading.Event = field(default_factory=threading.Event)

    def answer(self) -> object:
        """Think, in the thread."""
        self.begun.set()
        return self.think(self.cancelled.is_set)


class Thinker(QObject):
    """Answers one question at a time; a new question or `cancel` drops the one before.

    `decided` (the question's number, its answer) and `failed` (likewise, an exception) come through the
    event loop of the thread that owns the thinker, unless the question has been dropped.
    """

    decided = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, parent: QObject | None = None, name: str = "thinker") -> None:
        """`name` is what the thread is called in reports."""
        super().__init__(parent)
        self._current: _Question | None = None
        self._number = 0
        self._name = name
        self._start()
        if parent is not None:
            parent.destroyed.connect(self.close)  # a window may go with the one that it stands over

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

    def abandon(self) -> bool:
        """Leave the thread to what it is at, which does not end, and go on in another one.

        The current question is dropped. Returns whether it was the one that does not end; else an earlier one
        did not heed that it had been cancelled, and the current one was never begun.
        """
        begun = self._current is not None and self._current.begun.is_set()
        self.cancel()
        self._questions.put(None)
        self._start()
        return begun

    def close(self) -> None:
        """Cancel and join the thread, unless it hangs; done by itself when the parent goes."""
        self.cancel()
        self._questions.put(None)
        self._thread.join(CLOSING)

    def _start(self) -> None:
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        work = partial(self._work, self._questions)
        # A daemon, so that one that hangs does not keep the program from ending.
        self._thread = threading.Thread(target=work, name=self._name, daemon=True)
        self._thread.start()

    def _work(self, questions: "queue.SimpleQueue[_Question | None]") -> None:
        while (question := questions.get()) is not None:
            cancelled = question.cancelled.is_set
            if cancelled():
                continue
            try:
                answer = question.answer()
            except BaseException as error:  # whatever it is, the person gets a report and keeps the game
                if not cancelled():
                    self.failed.emit(question.number, error)
                continue
            if not cancelled():
                self.decided.emit(question.number, answer)
