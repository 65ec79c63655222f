# SPDX-License-Identifier: MIT
"""Rounds like those that a person might play."""

from thothit_desktop.app.statistics.results import (
    LOST,
    PLAYING,
    SHARED,
    WON,
    PlayedMatch,
    PlayedRound,
)


def played(
    points: int, best: int, number: int = 1, helped: bool = False, game: str = "thothit"
) -> PlayedRound:
    """A round against one other side of so many points."""
    outcome = WON if points > best else SHARED if points == best else LOST
    ended = f"2026-11-22T10:00:{number:02d}Z"
    return PlayedRound("m1", number, game, ended, 3, "langganan,empu", "", points, best, outcome, helped)


def begun(match: str = "m1", state: str | None = PLAYING, game: str = "thothit") -> PlayedMatch:
    """A match that was begun."""
    return PlayedMatch(match, game, "2026-11-22T09:00:00Z", 3, "langganan,empu", "", False, True, state)
