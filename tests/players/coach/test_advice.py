# SPDX-License-Identifier: MIT
"""Advice about moves that the coach leaves out by itself."""

import random
from itertools import islice

import pytest

from tests.players.coach.rounds import decisions
from thothit_desktop.games import new_game
from thothit_desktop.players.coach.advice import advise, advise_on_all
from thothit_desktop.players.contract import Limit


def left_out(view):
    """The legal moves of which the coach says nothing unless somebody makes them."""
    said = {
        option.move for option in advise(view, Limit(playouts=4), random.Random(1), lambda: False).options
    }
    return [move for move in view.legal_moves() if move not in said]


@pytest.mark.whole
@pytest.mark.parametrize(
    ("game", "options"), [("thunee", {}), ("kowah", {}), ("thothit", {"pairs": "penalty"})]
)
def test_every_legal_move_is_weighed(game, options):
    seen = 0
    for position in islice(decisions(new_game(game, options=options), 40), 300):
        view = position.view(position.to_move)
        missing = left_out(view)
        if not missing:
            continue
        seen += 1
        given = advise_on_all(view, Limit(playouts=4), random.Random(1), lambda: False)
        moves = [option.move for option in given.options]
        assert set(missing) <= set(moves)
        assert len(set(moves)) == len(moves)
        assert given.options[0].behind == 0
        if seen > 5:
            break
    assert seen


@pytest.mark.whole
def test_it_stops_when_nobody_wants_it_any_more():
    for position in decisions(new_game("kowah"), 40):
        view = position.view(position.to_move)
        missing = left_out(view)
        if missing:
            break
    given = advise_on_all(view, Limit(playouts=4), random.Random(1), lambda: True)
    assert not {option.move for option in given.options} & set(missing)
