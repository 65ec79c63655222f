# SPDX-License-Identifier: MIT
"""Whether a program at which somebody acts stands still."""

import time


class Standstill:
    """Counts the time and the actions since something has gone on; a standstill is much of both.

    A machine that comes to few actions in that time has other work, and the program may only be slow.
    """

    def __init__(self, seconds: float, actions: int) -> None:
        self._seconds, self._most = seconds, actions
        self.reset()

    def reset(self) -> None:
        """Something has gone on, or nothing is expected to."""
        self._since, self._acts = time.monotonic(), 0

    def act(self) -> bool:
        """Count an action; whether the program stands still."""
        self._acts += 1
        return time.monotonic() - self._since > self._seconds and self._acts > self._most
