# SPDX-License-Identifier: MIT
"""Moves are taken back and made again, in every game."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.move_history import decides
from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import DecisionKind
from thothit_desktop.games.record import dump, load

NAMES = ("You", "Sri", "Wati", "Joko", "Dewi", "Bagus")
PLAYED = [game for game, spec in games().items() if not spec.by_luck]


def dealt(game: str = "thothit", number: int = 5, players: int | None = None, person: int = 0) -> Match:
    made = new_game(game, players)
    levels = ["greedy"] * made.players
    levels[person] = "person"
    match = Match(made, NAMES[: made.players], levels, number)
    match.deal_first()
    return match


def step(match: Match, rng: random.Random) -> bool:
    """Make one move of whoever is asked, at random; whether the person decided on it."""
    position, own = match.position, decides(match.position, match.person)
    match.play(position.chance(match.luck("chance")) or rng.choice(position.legal_moves()))
    return own


def decide(match: Match, rng: random.Random) -> None:
    """Play until the person has decided on something."""
    while not step(match, rng):
        pass


def finish(match: Match, rng: random.Random) -> None:
    while not match.position.is_over:
        step(match, rng)


def told(match: Match) -> tuple[object, ...]:
    """All there is to be known of the round in play, and the record without its count of help."""
    position = match.position
    views = [position.view(seat) for seat in range(len(match.names))]
    asked = (position.to_move, position.phase, position.legal_moves(), position.chance(match.luck("chance")))
    return (
        *views,
        tuple(position.history),
        position.score(),
        asked,
        replace(match.record, help=0),
        match.scores,
    )


@pytest.mark.parametrize("game", games())
@settings(max_examples=12)
@given(data=st.data())
def test_undo_and_redo_come_back_to_the_same_position_and_record(game: str, data: st.DataObject):
    players = data.draw(st.sampled_from(games()[game].players))
    match = dealt(game, data.draw(st.integers(0, 9)), players, data.draw(st.integers(0, players - 1)))
    rng = random.Random(data.draw(st.integers(0, 9)))
    stood = []
    for _ in range(data.draw(st.integers(0, 200))):
        if match.position.is_over:
            break
        if decides(match.position, match.person):
            stood.append(told(match))
        step(match, rng)
    line, last = [], told(match)
    for _ in range(data.draw(st.integers(0, 12))):
        if not match.can_undo:
            break
        match.undo()
        assert told(match) == stood.pop()
        line.append(told(match))
    assert match.help == len(line)
    assert match.can_undo == bool(stood)
    assert match.can_redo == bool(line)
    for there in [*reversed(line[:-1]), *([last] if line else [])]:
        match.redo()
        assert told(match) == there
    assert not match.can_redo
    assert match.help == len(line)


@pytest.mark.parametrize("game", PLAYED)
def test_all_can_be_taken_back_down_to_the_first_decision_also_of_a_scored_round(game: str):
    match, rng = dealt(game), random.Random(1)
    finish(match, rng)
    assert match.scores
    while match.can_undo:
        match.undo()
        assert decides(match.position, 0)
    assert not match.round_over
    assert not match.scores
    assert not any(
        decides(match._after(match.position.moves[:n]), 0) for n in range(len(match.position.moves))
    )


def test_nothing_is_taken_back_across_rounds():
    match, rng = dealt(), random.Random(1)
    finish(match, rng)
    assert match.can_undo
    match.deal_next()
    assert not match.can_undo
    assert not match.can_redo


def test_what_a_turned_card_takes_is_a_decision_where_there_is_a_choice():
    rng, kinds = random.Random(1), set()
    for number in range(30):
        match = dealt(number=number)
        finish(match, rng)
        while match.can_undo:
            match.undo()
            asks = asks_of(match.position)
            kinds.add(asks)
            assert asks is DecisionKind.HAND or len(match.position.legal_moves()) > 1
    assert kinds == {DecisionKind.HAND, DecisionKind.TURNED}


@pytest.mark.parametrize("game", [game for game, spec in games().items() if spec.luck == 10])
def test_luck_is_no_decision(game: str):
    match = dealt(game)
    finish(match, random.Random(1))
    assert not match.can_undo


def test_a_watched_match_has_nothing_to_take_back():
    match = Match(new_game("thothit"), NAMES[:3], ["greedy"] * 3, 5)
    assert not match.can_undo
    assert not match.can_redo
    match.deal_first()
    finish(match, random.Random(1))
    assert not match.can_undo


def test_another_move_ends_the_line_and_the_same_one_stays_on_it():
    match, rng = dealt(), random.Random(1)
    for _ in range(3):
        decide(match, rng)
    for _ in range(2):
        match.undo()
    again = match._after(match.position.moves)
    own = match.undo()
    match.play(own)
    assert match.can_redo
    match.undo()
    match.play(next(move for move in match.position.legal_moves() if move != own))
    assert not match.can_redo
    assert again.moves != match.position.moves


def test_answers_are_kept_with_their_positions_until_the_next_round():
    match, rng = dealt(), random.Random(1)
    finish(match, rng)
    moves = match.position.moves
    while match.can_undo:
        match.undo()
    position = match.position
    answers = 0
    for place, move in enumerate(moves):
        answer = match.history.answer(moves[:place])
        assert answer in (None, move)
        answers += answer is not None
    assert answers > len(moves) / 2
    match.restart()
    assert any(match.history.answer(moves[:place]) for place in range(len(moves)))
    finish(match, rng)
    match.deal_next()
    assert not any(match.history.answer(moves[:place]) for place in range(len(moves)))
    assert position.moves == moves[: len(position.moves)]


def test_a_record_can_be_taken_back_as_well():
    match, rng = dealt(), random.Random(1)
    for _ in range(4):
        decide(match, rng)
    match.undo()
    again = Match.from_record(load(dump(match.record)), 1)
    assert again.help == 1
    assert not again.can_redo
    for _ in range(3):
        assert again.undo() == match.undo()
        assert told(again) == told(match)
    assert not again.can_undo
    assert again.help == match.help == 4


def test_a_card_seen_since_is_told():
    """A hand card of Thothit turns up the stock; what a turned card takes shows nothing new at first."""
    rng, seen = random.Random(1), set()
    for number in range(30):
        match = dealt(number=number)
        while not match.position.is_over:
            asks = asks_of(match.position)
            stock = match.position.view(0).stock_size
            if step(match, rng):
                seen.add((asks, stock > 0, match.seen_since))
                if asks is DecisionKind.TURNED and not match.position.is_over:
                    step(match, rng)
                    assert match.seen_since
    assert seen == {(DecisionKind.HAND, True, True), (DecisionKind.TURNED, True, False)}


def test_dealing_a_fair_match_again_gives_it_up():
    for fair in (False, True):
        match = dealt()
        match.fair = fair
        match.restart()
        assert not match.given_up
        decide(match, random.Random(1))
        match.restart()
        assert match.given_up == fair
        assert not match.can_undo
        assert not match.position.moves


def test_the_line_is_known_by_its_places():
    match, rng = dealt(), random.Random(1)
    for _ in range(3):
        decide(match, rng)
    history, moves = match.history, match.position.moves
    places = [place for place in range(len(moves)) if history.decided(place) is not None]
    assert len(places) == 3
    assert [history.decided(place) for place in places] == [moves[place] for place in places]
    first, second, third = places
    assert [history.before(place) for place in (first, first + 1, second, second + 1, 10**6)] == [
        *(None, first, first, second, third)
    ]
    assert [history.after(place) for place in (first - 1, first, second, third)] == [
        *(first, second, third, len(moves))
    ]
    assert [history.after(place) for place in (len(moves), len(moves) + 1)] == [None, None]
    assert (history.moves(second), history.ahead(second)) == (moves[:second], moves[second:])
    assert history.ahead(len(moves)) == ()


def test_another_move_forgets_the_decisions_after_it():
    match, rng = dealt(), random.Random(1)
    for _ in range(3):
        decide(match, rng)
    match.undo()
    match.undo()
    place = len(match.position.moves)
    other = next(move for move in match.position.legal_moves() if move != match.history.decided(place))
    match.play(other)
    assert match.history.before(10**6) == place
    assert match.history.decided(place) == other
    assert match.history.after(place) == place + 1


def test_what_luck_draws_is_no_answer_of_a_computer():
    match = dealt("kings", players=2)
    finish(match, random.Random(1))
    moves = match.position.moves
    assert [match.history.answer(moves[:place]) for place in range(len(moves))] == [None] * len(moves)


def test_the_person_s_decision_is_no_answer_of_a_computer():
    match, rng = dealt(), random.Random(1)
    decide(match, rng)
    moves = match.position.moves
    place = len(moves) - 1
    assert match.history.decided(place) == moves[place]
    assert match.history.answer(moves[:place]) is None
    others = [match.history.answer(moves[:earlier]) for earlier in range(place)]
    assert others == list(moves[:place])


def test_nobody_decides_in_a_round_that_is_over():
    match = dealt()
    finish(match, random.Random(1))
    assert not any(decides(match.position, seat) for seat in range(3))
