# SPDX-License-Identifier: MIT
"""A progress line on the error output: the deals played, and the estimated time left."""

import sys
import time

_EVERY = 0.2
"""Seconds between two updates."""
_WIDTH = 70


class TimeLeft:
    """The progress line of a measurement of so many deals."""

    def __init__(self, name: str, deals: int) -> None:
        self._name, self._deals, self._played = name, deals, 0
        self._start = self._shown = time.monotonic()

    def advance(self, deals: int | None = None) -> None:
        """Count one more deal; `deals` is the new expected total, if it has changed."""
        self._played += 1
        self._deals = max(self._played, deals or self._deals)
        now = time.monotonic()
        if now - self._shown < _EVERY and 1 < self._played < self._deals:
            return
        self._shown = now
        left = _duration((now - self._start) / self._played * (self._deals - self._played))
        line = f"  {self._name}: {self._played} of {self._deals} deals, about {left} left"
        print(f"\r{line:{_WIDTH}}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Clear the line."""
        print(f"\r{'':{_WIDTH}}\r", end="", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"
