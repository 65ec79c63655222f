# SPDX-License-Identifier: MIT
"""A time limit for work on the main thread, which may hang there."""

import ctypes
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

NOTICE = 1
"""Seconds for what waits in the event loop to see that its time is over; the rest is interrupted."""
GRACE = 10
"""Seconds in which work that has been interrupted must have ended."""


class Overtime(BaseException):
    """The time is over. No handler of faults in the program may take it for one of those."""


class TimeLimit:
    """Ends what takes longer than `seconds`; where it cannot be ended, `give_up` ends the program."""

    def __init__(self, seconds: float, give_up: Callable[[], None]) -> None:
        self._seconds, self._give_up = seconds, give_up
        self.over = False
        """Whether the time of the present work is over."""
        self._main = threading.get_ident()
        self._lock = threading.Lock()

    @contextmanager
    def watch(self) -> Iterator[None]:
        """Watch over a piece of work; may raise Overtime in the middle of it."""
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
        with self._lock:  # never after the work
            if not done.is_set():
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(self._main), ctypes.py_object(Overtime)
                )
        if not done.wait(GRACE):
            self._give_up()
