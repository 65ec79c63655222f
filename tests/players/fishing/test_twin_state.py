# SPDX-License-Identifier: MIT
"""The imagined round for tree search: the same moves, points and end as in the engine.

Moves that bar a seat (`penalty`) are left out, as in all imagined rounds.
"""

import random

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.games.fishing.fast import FastDeal
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.record import deal_number
from thothit_desktop.players.fishing.moves import sensible_moves
from thothit_desktop.players.fishing.twin_state import TwinState, action_of


@pytest.mark.parametrize(
    "name", ["thothit", "thothit-chinese", "sackson", "totit-denexa", "enthit", "cholek-tiga"]
)
def test_it_plays_as_the_engine(name: str) -> None:
    game, rng = new_game(name), random.Random(2)
    for number in range(4):
        position = deal_number(game, number)
        assert isinstance(position, FishingPosition)
        state = TwinState(position.game, FastDeal.of(position))
        keys = set()
        while not state.is_terminal():
            assert not state.is_chance_node()
            assert state.current_player() == position.to_move
            moves = {action_of(move): move for move in sensible_moves(position.view(position.to_move))}
            assert state.legal_actions() == sorted(moves)
            keys.add((state.current_player(), state.information_state_string()))
            action = rng.choice(sorted(moves))
            decisions = len(position.moves)
            position.play(moves[action])
            while (
                position.turned is not None
                and len(only := sensible_moves(position.view(position.to_move))) == 1
            ):
                position.play(only[0])
            assert len(position.moves) > decisions
            state.apply_action(action)
        assert position.is_over
        points = position.score().points
        others = game.players - 1
        assert state.returns() == [own - (sum(points) - own) / others for own in points]
        assert len(keys) > 10


def test_a_playout_leaves_the_round_as_it_is() -> None:
    position = deal_number(new_game("thothit"), 1)
    assert isinstance(position, FishingPosition)
    state = TwinState(position.game, FastDeal.of(position))
    before = (state.legal_actions(), state.information_state_string(), state.returns())
    margins = state.played_out(random.Random(1))
    assert sum(margins) == pytest.approx(0)
    assert any(margins)
    assert state.played_out(random.Random(1), greedy=False) != margins
    assert before == (state.legal_actions(), state.information_state_string(), state.returns())
