# SPDX-License-Identifier: MIT
"""The review of finished rounds, in every family."""

import random

import pytest

from tests.players.tokens import after, never
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Move, Position
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.coach.contract import Advice, WeighedMove
from thothit_desktop.players.coach.review import (
    DEAL,
    OTHERS,
    OWN,
    TELLING,
    Luck,
    ReviewedDecision,
    RoundReview,
    review,
    seats_reviewed,
)
from thothit_desktop.players.one_round import play_round
from thothit_desktop.players.thunee.look_back import look_back

GAMES = (
    ("thothit", 3),
    ("sackson", 2),
    ("totit-cats", 4),
    ("kowah", 2),
    ("kowah", 3),
    ("thunee", 2),
    ("thunee", 4),
    ("thunee", 6),
)
FEW = Limit(playouts=20)


def finished(game_id: str, players: int, seed: int, level: str = "random") -> Position:
    rng = random.Random(seed)
    position = new_game(game_id, players).deal(rng)
    if level == "random":
        while not position.is_over:
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
    else:
        play_round(position, [new_player(level)] * players, FEW, rng)
    return position


def reviewed(position: Position, seat: int, limit: Limit | None = FEW) -> RoundReview:
    found = review(position, seat, random.Random(1), never, limit=limit)
    assert found is not None
    return found


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_the_result_is_luck_less_what_was_given_away(game_id: str, players: int) -> None:
    for seed in range(3):
        position = finished(game_id, players, seed, ("random", "greedy")[seed % 2])
        for seat in (0, players - 1):
            found = reviewed(position, seat)
            own = position.score().points[seat]
            if players == 2:
                assert found.result == own - position.score().points[1 - seat]
            luck = sum(found.luck_of(kind) for kind in (DEAL, OWN, OTHERS))
            assert found.result == pytest.approx(luck - found.given_away)
            assert found.without_luck == pytest.approx(-found.given_away)
            assert found.luck[0].kind == DEAL
            assert [luck.kind for luck in found.luck].count(DEAL) == 1


@pytest.mark.whole
@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_every_decision_is_there_with_the_move_that_was_made(game_id: str, players: int) -> None:
    position = finished(game_id, players, 5)
    now = position.game.from_layout(position.layout, position.dealer)
    found = reviewed(position, 1)
    decisions = {decision.ply: decision for decision in found.decisions}
    choices = 0
    for ply, move in enumerate(position.moves):
        decision = decisions.get(ply)
        if decision:
            assert now.to_move == 1
            assert decision.made.move == move
            assert decision.phase == now.phase
            assert decision.made in decision.advice.options
            assert decision.value == decision.advice.options[0].margin
            assert decision.made.behind >= 0
        elif now.to_move == 1:
            choices += len(now.legal_moves()) > 1
        now.play(move)
    assert decisions
    # What a seat may do but never should (a call with a hopeless hand) is no decision.
    assert choices <= 2 if game_id == "thunee" else choices == 0 or game_id == "kowah"


@pytest.mark.whole
def test_nothing_hidden_is_looked_at() -> None:
    """With the unseen cards dealt otherwise, what the seat's first decision promised is the same."""
    game = new_game("thothit")
    position = finished("thothit", 3, 1)
    layout = position.layout
    first, *stock = layout.stock
    other = game.from_layout(layout._replace(stock=(first, *reversed(stock))), position.dealer)
    while not other.is_over:
        other.play(other.legal_moves()[0])
    here, there = (reviewed(one, 0).decisions[0] for one in (position, other))
    assert here.advice == there.advice


@pytest.mark.whole
def test_the_same_numbers_again() -> None:
    position = finished("thothit", 3, 2)
    assert reviewed(position, 0) == reviewed(position, 0)


@pytest.mark.long
def test_without_a_limit_it_takes_more_than_a_hint() -> None:
    position = finished("thothit", 3, 1)
    playouts = reviewed(position, 0, None).decisions[0].advice.playouts
    assert 11_900 < playouts <= 12_000


def test_tells_how_far_it_is() -> None:
    position = finished("thothit", 3, 3)
    told: list[tuple[int, int]] = []
    review(position, 0, random.Random(1), never, lambda done, total: told.append((done, total)), FEW)
    total = len(position.moves)
    assert told == [(done, total) for done in range(total + 1)]


@pytest.mark.whole
def test_ends_soon_when_it_is_not_wanted_any_more() -> None:
    position = finished("thothit", 3, 3)
    told: list[int] = []
    found = review(position, 0, random.Random(1), lambda: True, lambda done, _: told.append(done), FEW)
    assert found is None
    assert told == [0]
    asked = 0

    def counting() -> bool:
        nonlocal asked
        asked += 1
        return False

    assert review(position, 0, random.Random(1), counting, None, FEW)
    for count in (3, asked - 1):
        assert review(position, 0, random.Random(1), after(count), None, FEW) is None


def test_in_a_game_of_luck_all_is_the_deal() -> None:
    found = reviewed(finished("kings", 4, 1), 0)
    assert found.decisions == ()
    assert found.luck == (Luck(DEAL, 0, found.result),)
    assert found.hindsight is None


def decision(ply: int, behind: float, within: float) -> ReviewedDecision:
    made = WeighedMove(Move("play", (ply,)), 0.0, behind, within)
    return ReviewedDecision(ply, "hand", made, Advice((made,)))


def test_those_decisions_tell_that_lost_more_than_chance_explains() -> None:
    decisions = (
        decision(0, 1.0, 2.0),
        decision(1, 5.0, 1.0),
        decision(2, 2.0, 0.1),
        decision(3, 8.0, 9.0),
        decision(4, 6.0, 3.0),
    )
    found = RoundReview(seat=0, result=0.0, decisions=decisions, luck=(), hindsight=None)
    assert [one.ply for one in found.telling] == [4, 1, 2]
    assert len(found.telling) == TELLING


def test_reviews_the_seats_of_persons() -> None:
    position = finished("thothit", 3, 1)
    assert seats_reviewed(position, ("empu", "person", "bocah")) == (1,)
    assert seats_reviewed(position, ("empu", "empu", "bocah")) == (0, 1, 2)
    assert seats_reviewed(position, ()) == (0, 1, 2)


@pytest.mark.whole
def test_names_the_card_that_lost_a_hand_of_thunee() -> None:
    """In hindsight, with all cards open; what could be known then the decision itself tells."""
    found = 0
    for seed in range(40):
        position = finished("thunee", 4, seed, "greedy" if seed % 4 else "bocah")
        back = reviewed(position, 0, Limit(playouts=6)).hindsight
        if back:
            assert position.moves[back.ply] == back.made != back.line[0]
            assert back.margin > 0 > back.with_made
            found += 1
            if found == 2:
                return
    pytest.fail("every hand was lost otherwise")


def test_a_hand_of_thunee_is_looked_back_at_only_as_long_as_it_is_wanted() -> None:
    position = finished("thunee", 4, 1, "greedy")
    dealt = position.game.from_layout(position.layout, position.dealer)
    assert look_back(dealt, position.moves, 0, lambda: True) is None
