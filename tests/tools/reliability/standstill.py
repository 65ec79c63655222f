# SPDX-License-Identifier: MIT
"""The detection of a standstill of a program under test."""

import time


class Standstill:
    """Counts the time and the actions since the last progress; a standstill is much of both.

    A machine with few actions in that time is busy, and the program may only be slow.
    """

    def __init__(self, seconds: float, actions: int) -> None:
        self._seconds, self._most = seconds, actions
        self.reset()

    def reset(self) -> None:
        """Note progress, or a time in which none is expected."""
        self._since, self._acts = time.monotonic(), 0

    def act(self) -> bool:
        """Count an action; return True if the program stands still."""
        self._acts += 1
        return time.monotonic() - self._since > self._seconds and self._acts > self._most
