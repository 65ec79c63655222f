# SPDX-License-Identifier: MIT
"""Rounds that a person might have played."""

from thothit_desktop.app.statistics.results import LOST, SHARED, WON, PlayedRound


def played(
    points: int, best: int, number: int = 1, helped: bool = False, game: str = "thothit"
) -> PlayedRound:
    """A round against one other side of so many points."""
    outcome = WON if points > best else SHARED if points == best else LOST
    ended = f"2026-11-22T10:00:{number:02d}Z"
    return PlayedRound("m1", number, game, ended, 3, "greedy,expert", "", points, best, outcome, helped)
