# SPDX-License-Identifier: MIT
"""The defaults of a family for the players, and the registered families."""

import random

import pytest

from thothit_desktop.games import games, new_game
from thothit_desktop.players import PLAYERS
from thothit_desktop.players.contract import PLAYOUTS
from thothit_desktop.players.families import FAMILIES, family_of
from thothit_desktop.players.family import Family
from thothit_desktop.players.one_round import never


class Mine(Family):
    id = "mine"


def test_a_family_that_says_no_more_plays_at_random_and_knows_nothing():
    family, game = Mine(), new_game("thothit")
    position = game.deal(random.Random(1))
    view = position.view(position.to_move)
    assert not family.has_coach
    assert not family.looks_back
    assert family.player("greedy") is family.possible(view, random.Random(1)) is None
    assert family.fast_rounds(game) is family.luck(position, random.Random(1)) is None
    assert family.chance(1.0, game) is family.look_back(position, (), 0, never) is None
    assert family.playouts("expert", game.spec) == PLAYOUTS
    assert family.sensible(view) == view.legal_moves()
    with pytest.raises(NotImplementedError, match="mine"):
        family.coach()


@pytest.mark.parametrize("name", FAMILIES)
def test_a_family_with_a_coach_makes_one_and_has_players(name):
    family = FAMILIES[name]
    assert family.has_coach == (type(family).coach is not Family.coach)
    assert family.looks_back == (type(family).look_back is not Family.look_back)
    assert family.player("nobody") is None
    if family.has_coach:
        assert all(family.player(level) for level in PLAYERS[1:])


def test_a_family_without_players_has_games_of_luck_alone():
    assert all(spec.by_luck for spec in games().values() if family_of(spec).player("greedy") is None)
