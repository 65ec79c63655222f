# SPDX-License-Identifier: MIT
"""A thread in which computer players or the coach think."""

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject, Signal

CLOSING = 2.0
"""Seconds to wait for a cancelled thread; a working one ends in a few milliseconds."""

Thought = Callable[[Callable[[], bool]], object]
"""Finds an answer. Its argument returns True once the question is cancelled, and is called often."""


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

    `decided` (the question's number, its answer) and `failed` (its number, an exception) come through the
    event loop of the thread that owns the thinker, unless the question has been dropped.
    """

    decided = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, parent: QObject | None = None, name: str = "thinker") -> None:
        """`name` is the name of the thread in reports."""
        super().__init__(parent)
        self._current: _Question | None = None
        self._number = 0
        self._name = name
        self._start()
        if parent is not None:
            parent.destroyed.connect(self.close)  # a window may be destroyed together with its parent window

    def ask(self, think: Thought) -> int:
        """Start thinking; return the number of the question."""
        self.cancel()
        self._number += 1
        self._current = _Question(self._number, think)
        self._questions.put(self._current)
        return self._number

    def cancel(self) -> None:
        """Drop the current question; it gets no answer."""
        if self._current is not None:
            self._current.cancelled.set()
            self._current = None

    def abandon(self) -> bool:
        """Leave the hanging thread to itself, and go on in a new one.

        The current question is dropped. Returns True if it is the one that hangs; False if an earlier
        question did not stop when cancelled, so that the current one was never begun.
        """
        begun = self._current is not None and self._current.begun.is_set()
        self.cancel()
        self._questions.put(None)
        self._start()
        return begun

    def close(self) -> None:
        """Cancel and join the thread, unless it hangs; called automatically when the parent is destroyed."""
        self.cancel()
        self._questions.put(None)
        self._thread.join(CLOSING)

    def _start(self) -> None:
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        work = partial(self._work, self._questions)
        # A daemon, so that a hanging thread does not keep the program from ending.
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
