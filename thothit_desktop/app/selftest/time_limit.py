# SPDX-License-Identifier: MIT
"""A time limit for work in the main thread, which may hang."""

import ctypes
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

NOTICE = 1
"""Seconds for work that waits in the event loop to notice that its time is over."""
GRACE = 10
"""Seconds within which interrupted work must end."""


class Overtime(BaseException):
    """Raised when the time is over; no Exception, so that the program's error handlers let it pass."""


class TimeLimit:
    """Interrupts work that takes longer than `seconds`; calls `give_up` if that does not end it."""

    def __init__(self, seconds: float, give_up: Callable[[], None]) -> None:
        self._seconds, self._give_up = seconds, give_up
        self.over = False
        """True once the time of the present work is over."""
        self._main = threading.get_ident()
        self._lock = threading.Lock()

    @contextmanager
    def watch(self) -> Iterator[None]:
        """Limit the time of a piece of work; may raise Overtime in the middle of it."""
        self.over, done = False, threading.Event()
        guard = threading.Thread(target=self._guard, args=(done,), name="limit", daemon=True)
        guard.start()
        try:
            yield
        finally:
            with self._lock:
                done.set()
            guard.join()

    def _guard(self, done: threading.Event) -> None:
        if done.wait(self._seconds):
            return
        self.over = True
        if done.wait(NOTICE):
            return
        with self._lock:  # so that nothing is interrupted after the work
            if not done.is_set():
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(self._main), ctypes.py_object(Overtime)
                )
        if not done.wait(GRACE):
            self._give_up()
