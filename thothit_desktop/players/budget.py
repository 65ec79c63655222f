# SPDX-License-Identifier: MIT
"""The part of its limit that a decision has used."""

import time
from collections.abc import Callable

from thothit_desktop.players.contract import Limit


class EndedError(Exception):
    """The time is up, or the decision was cancelled."""


class Budget:
    """The budget of a decision, which counts playouts, watches the clock and checks for cancellation."""

    def __init__(self, limit: Limit, cancelled: Callable[[], bool]) -> None:
        self._most = limit.playouts
        self._until = None if limit.ms is None else time.monotonic() + limit.ms / 1000
        self._cancelled = cancelled
        self.spent = 0

    def allows(self, playouts: int) -> bool:
        """Return True if this number of playouts is still allowed, and count them as made."""
        if self._ended() or (self._most is not None and self.spent + playouts > self._most):
            return False
        self.spent += playouts
        return True

    def affords(self, playouts: int) -> int | None:
        """Return the number of batches of `playouts` that are left; None if playouts are not limited."""
        return None if self._most is None else (self._most - self.spent) // playouts

    def go_on(self) -> None:
        """Raise EndedError if the time is up, or the decision was cancelled."""
        if self._ended():
            raise EndedError

    def _ended(self) -> bool:
        return self._cancelled() or (self._until is not None and time.monotonic() >= self._until)
