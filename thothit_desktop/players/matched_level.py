# SPDX-License-Identifier: MIT
"""How a computer player's level follows the person's results (docs/players.md)."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from thothit_desktop.players.levels import LEVELS, level_of

MATCHED = "matched"
"""Chosen for a seat in place of a level: the seat begins with one and follows the person's strength."""

WINDOW = 8
"""Of how many rounds at the present level the person's margins are looked at, at most."""
FEWEST = 3
"""After how many rounds at a level it may change."""
STEP = 1.5
"""How clear the margins must be for a step: their mean in units of its own standard error about zero."""
STEP_BACK = 2.0
"""How clear they must be for a step back to the level before."""


class LevelRound(NamedTuple):
    """A round: the level that played the seat, and how far the person was ahead of the others."""

    level: str
    margin: float


def next_level(level: str, rounds: Sequence[LevelRound]) -> str:
    """The level for the next round, this or one beside it, after the rounds of the match so far."""
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
    """Since which round, from 0, the level has been playing without a break."""
    number = len(rounds)
    while number and level_of(rounds[number - 1].level) == level:
        number -= 1
    return number
