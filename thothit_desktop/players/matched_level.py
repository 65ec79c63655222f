# SPDX-License-Identifier: MIT
"""Adaptation of a computer player's level to the person's results (docs/players.md)."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from thothit_desktop.players.levels import LEVELS, level_of

MATCHED = "matched"
"""The choice of an adaptive level for a seat, which follows the person's strength."""

WINDOW = 8
"""The most rounds at the current level whose margins count."""
FEWEST = 3
"""The fewest rounds at a level before it may change."""
STEP = 1.5
"""The least mean margin for a step, in units of its standard error about zero."""
STEP_BACK = 2.0
"""The least mean margin for a step back to the level before, in the same units."""


class LevelRound(NamedTuple):
    """A round: the level that played the seat, and the person's margin."""

    level: str
    margin: float


def next_level(level: str, rounds: Sequence[LevelRound]) -> str:
    """Return the level for the next round, this or an adjacent one, by the rounds of the match so far."""
    present = level_of(level)
    here = _last_at(present, rounds)
    margins = [played.margin for played in rounds[here:]][-WINDOW:]
    spread = sqrt(sum(margin * margin for margin in margins))
    if len(margins) < FEWEST or not spread:
        return present
    clear = sum(margins) / spread
    place = LEVELS.index(present)
    wanted = place + (1 if clear > 0 else -1)
    if not 0 <= wanted < len(LEVELS):
        return present
    back = here > 0 and level_of(rounds[here - 1].level) == LEVELS[wanted]
    return LEVELS[wanted] if abs(clear) >= (STEP_BACK if back else STEP) else present


def _last_at(level: str, rounds: Sequence[LevelRound]) -> int:
    """Return the first round, from 0, of the level's current unbroken run."""
    number = len(rounds)
    while number and level_of(rounds[number - 1].level) == level:
        number -= 1
    return number
