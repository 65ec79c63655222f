# SPDX-License-Identifier: MIT
"""Expected margins of a decision on cards, piles and calls."""

import random

import pytest

from thothit_desktop.app.coach.margins_of import margins_of
from thothit_desktop.app.families import family_of
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import View
from thothit_desktop.players.coach.contract import Advice, WeighedMove


def picking() -> View:
    """A view of Kowah whose seat draws from the stock or takes the discard."""
    rng = random.Random(2)
    position = new_game("kowah", players=4).deal(rng)
    while {move.kind for move in position.legal_moves()} != {"draw", "take"}:
        position.play(rng.choice(position.legal_moves()))
    return position.view(position.to_move)


@pytest.mark.parametrize(
    ("ahead", "within", "stock", "discard"),
    [
        (0.003, 0.001, "12.2%", "12.0%"),
        (0.003, 0.01, "12%", "12%"),
        (0.1, 0.01, "12%", "5%"),
    ],
)
def test_figures_tell_the_best_from_what_is_surely_worse(ahead, within, stock, discard):
    view = picking()
    moves = {move.kind: move for move in view.legal_moves()}
    best = (4 * 0.122 - 1) / 3
    told = margins_of(
        Advice(
            (
                WeighedMove(moves["draw"], best),
                WeighedMove(moves["take"], best - ahead, ahead, within),
            )
        ),
        view,
    )
    assert told.stock is not None
    assert told.discard is not None
    assert (told.stock.words, told.discard.words) == (stock, discard)
    assert (told.stock.best, told.discard.best) == (True, False)
    assert ("About as good as the best" in told.discard.about) == (ahead <= within)
    assert ("Costs" in told.discard.about) == (ahead > within)
    assert "Costs about 0 " not in told.discard.about


@pytest.mark.parametrize(
    ("game", "usual", "more"), [("thothit", "+12", "+12.3"), ("thunee", "+12.35", "+12.346")]
)
def test_any_family_tells_one_more_decimal(game, usual, more):
    played = new_game(game)
    texts = family_of(played.spec).coach_texts()
    assert texts.number(12.3456, played) == usual
    assert texts.number(12.3456, played, 1) == more
