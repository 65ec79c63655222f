# SPDX-License-Identifier: MIT
"""Scopa in the arena, with one job, since other processes do not know the family."""

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.players import Limit
from thothit_desktop.players.arena import simulate

pytestmark = pytest.mark.usefixtures("scopa")


def test_greedy_beats_random_over_the_same_deals() -> None:
    greedy, luck = simulate(new_game("scopa"), ("greedy", "random"), 60, Limit(playouts=1))
    assert greedy.points > luck.points


def test_a_level_that_scopa_lacks_is_its_greedy_player() -> None:
    expert, luck = simulate(new_game("scopa"), ("expert", "random"), 5, Limit(playouts=1))
    greedy, _ = simulate(new_game("scopa"), ("greedy", "random"), 5, Limit(playouts=1))
    assert expert.points == greedy.points
    assert expert.points > luck.points
