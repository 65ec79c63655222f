# SPDX-License-Identifier: MIT
"""The coach of matching, and its reasons."""

import random

import pytest

from tests.games.matching.rounds import round_with, told, with_few
from tests.players.coach.rounds import decisions
from tests.players.matching.test_players import BANYUWANGI, SAMPEN, after_satu, gone_and_pair
from tests.players.tokens import never
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import card
from thothit_desktop.games.matching.position import MatchingPosition
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import Limit
from thothit_desktop.players.coach.contract import Advice, Reason
from thothit_desktop.players.coach.review import review
from thothit_desktop.players.families import family_of
from thothit_desktop.players.matching.coach import MatchingCoach

ENOUGH = Limit(playouts=400)


def advised(position: MatchingPosition, limit: Limit = ENOUGH) -> Advice:
    return MatchingCoach().advise(position.view(position.to_move), limit, random.Random(1), never)


def gone() -> MatchingPosition:
    position = gone_and_pair()
    told(position, "discard M8", "0:claim")
    return position


@pytest.mark.parametrize(
    ("position", "best", "reason"),
    [
        pytest.param(gone_and_pair(), "discard M8", Reason("pair", {"card": card("M8")}), id="pair"),
        pytest.param(gone(), "discard C1", Reason("gone", {"card": card("C1")}), id="gone"),
        pytest.param(
            after_satu(), "keep C6", Reason("live", {"card": card("C6"), "unseen": 5, "held": 2}), id="live"
        ),
    ],
)
def test_the_reason_is_the_kind_of_the_card(position: MatchingPosition, best: str, reason: Reason) -> None:
    given = advised(position)
    assert write_move(given.options[0].move) == best
    assert given.facts == (reason,)
    assert len(given.options) == len(position.legal_moves())
    assert given.options[0].behind == 0 <= given.options[-1].behind


@pytest.mark.parametrize(
    ("game_id", "hand", "reason"),
    [
        (SAMPEN, "S4", Reason("out", {"card": card("S4")})),
        (SAMPEN, "S4 C5 C6", Reason("left", {"number": 1})),
        (BANYUWANGI, "S4 C5", Reason("left", {"number": 1})),
    ],
)
def test_the_reasons_to_match(game_id: str, hand: str, reason: Reason) -> None:
    position = with_few(game_id, hand, "C3 C4 C7 C8 C9", stock="S4 M1 M2 M3 M4 M5 M6 M7 M8 M9")
    told(position, "=S4")
    given = advised(position)
    assert write_move(given.options[0].move) == "0:claim"
    assert given.facts == (reason,)


def test_the_reason_to_pass_is_an_opponent_who_is_nearly_out() -> None:
    position = with_few(SAMPEN, "S4 C3 C5", "C3", stock="S4 C5 M8 M9 C7")
    told(position, "=S4")
    given = advised(position)
    assert write_move(given.options[0].move) == "0:pass"
    assert given.facts == (Reason("near", {"seat": 1, "number": 1}),)


def test_live_cards_cost_the_same() -> None:
    position = round_with(BANYUWANGI, "S4 C1 C2 C5 C6 C7", "C3 C4", stock="S4")
    told(position, "=S4", "0:claim")
    assert {option.behind for option in advised(position).options} == {0.0}


def test_without_a_world_the_rules_of_thumb_give_the_order() -> None:
    given = advised(gone(), Limit(playouts=1))
    assert write_move(given.options[0].move) == "discard C1"
    assert given.facts == ()
    assert MatchingCoach().value(gone_and_pair().view(1), ENOUGH, random.Random(1), lambda: True) is None


def test_the_chance_to_win_fits_the_margin() -> None:
    game = new_game(SAMPEN, 4)
    family = family_of(game.spec)
    assert [family.chance(margin, game) for margin in (1.0, 0.0, -1 / 3)] == [1.0, 0.25, 0.0]
    assert family.coach().playouts(game.spec) == 2000


@pytest.mark.parametrize("game_id", [SAMPEN, BANYUWANGI])
def test_a_review_finds_every_decision_and_its_cost(game_id: str) -> None:
    game = new_game(game_id, 3)
    position, rng = game.deal(random.Random(4)), random.Random(4)
    choices = 0
    while not position.is_over:
        choices += position.to_move == 0 and len(position.legal_moves()) > 1
        position.play(position.chance(rng) or rng.choice(position.legal_moves()))
    found = review(position, 0, random.Random(1), never, limit=Limit(playouts=20))
    assert found is not None
    assert len(found.decisions) == choices
    luck = sum(one.gained for one in found.luck)
    assert found.result == pytest.approx(luck - found.given_away)


def test_advice_on_decisions_of_both_games_is_complete() -> None:
    for game_id in (SAMPEN, BANYUWANGI):
        for position in decisions(new_game(game_id, 2), 3):
            view = position.view(position.to_move)
            given = MatchingCoach().advise(view, Limit(playouts=6), random.Random(1), never)
            assert {option.move for option in given.options} == set(view.legal_moves())
            assert len(given.facts) == 1
