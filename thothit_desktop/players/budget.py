# SPDX-License-Identifier: MIT
"""How much of its limit a decision has used."""

import time
from collections.abc import Callable

from thothit_desktop.players.contract import Limit


class EndedError(Exception):
    """The time is up, or the decision is not wanted any more."""


class Budget:
    """Counts playouts, watches the clock, and asks whether the decision is still wanted."""

    def __init__(self, limit: Limit, cancelled: Callable[[], bool]) -> None:
        self._most = limit.playouts
        self._until = None if limit.ms is None else time.monotonic() + limit.ms / 1000
        self._cancelled = cancelled
        self.spent = 0

    def allows(self, playouts: int) -> bool:
        """Return True if so many more may be made; then they count as made."""
        if self._ended() or (self._most is not None and self.spent + playouts > self._most):
            return False
        self.spent += playouts
        return True

    def affords(self, playouts: int) -> int | None:
        """Return how many times so many more may be made; None where they are not counted."""
        return None if self._most is None else (self._most - self.spent) // playouts

    def go_on(self) -> None:
        """Raise EndedError in the midst of what was allowed, where it takes too long."""
        if self._ended():
            raise EndedError

    def _ended(self) -> bool:
        return self._cancelled() or (self._until is not None and time.monotonic() >= self._until)
