# SPDX-License-Identifier: MIT
"""The capture values of games, computed once for each."""

from functools import lru_cache

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.fishing.rules import FishingRules
from thothit_desktop.players.fishing.capture_value import Worth
from thothit_desktop.players.fishing.combination_worth import CombinationWorth


@lru_cache(maxsize=16)
def worth_of(game: GameWithRules[FishingRules]) -> Worth:
    """Return the game's capture values."""
    return Worth(game) if game.rules.combinations is None else CombinationWorth(game)
