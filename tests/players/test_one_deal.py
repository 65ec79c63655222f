# SPDX-License-Identifier: MIT
"""One deal played by computer players."""

import random

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import Limit
from thothit_desktop.players.one_deal import lined_up, margin, play_out, play_to

LIMIT = Limit(playouts=20)


def test_a_margin_is_against_the_best_other_side() -> None:
    assert margin(new_game("thothit"), (30, 50, 40), 0) == -20
    assert margin(new_game("thothit"), (30, 50, 40), 1) == 10
    assert margin(new_game("thunee"), (2, 0, 2, 0), 2) == 2


def test_a_margin_leaves_out_who_does_not_play() -> None:
    extra = new_game("sackson", 4).in_match((0, 2))
    assert margin(extra, (5, 0, 7, 0), 0) == -2


def test_one_level_sits_among_others() -> None:
    assert lined_up("expert", 1, "greedy", 3) == ["greedy", "expert", "greedy"]


def test_a_round_is_played_to_its_end_unless_it_is_cancelled() -> None:
    game = new_game("thothit")
    levels = lined_up("expert", 0, "greedy", 3)
    position = deal_number(game, 1)
    assert play_out(position, levels, LIMIT, random.Random(1))
    assert position.is_over
    stopped = deal_number(game, 1)
    assert not play_out(stopped, levels, LIMIT, random.Random(1), lambda: len(stopped.moves) == 4)
    assert len(stopped.moves) == 4


@pytest.mark.parametrize("game_id", ["thothit", "kowah", "thunee", "kings"])
def test_the_others_play_until_a_seat_has_a_choice(game_id: str) -> None:
    game = new_game(game_id)
    position, last = deal_number(game, 2), game.players - 1
    play_to(position, last, ["greedy"] * game.players, LIMIT, random.Random(1))
    if game.spec.by_luck:
        assert position.is_over
    else:
        assert position.to_move == last
        assert len(position.legal_moves()) > 1
