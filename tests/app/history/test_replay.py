# SPDX-License-Identifier: MIT
"""The rounds of a match in the replay: plies, and cards that stay hidden."""

import random

import pytest

from tests.app.rounds import ended, match
from thothit_desktop.app.history.replay import MatchReplay
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games
from thothit_desktop.games.cards import HIDDEN


def started(game: str, moves: int) -> Match:
    """A match in whose round some moves have been made at random."""
    made, rng = match(game, number=3), random.Random(3)
    for _ in range(moves):
        position = made.position
        if position.is_over:
            break
        made.play(position.chance(rng) or rng.choice(position.legal_moves()))
    return made


@pytest.mark.whole
def test_every_place_of_an_ended_round_is_the_position_that_it_was() -> None:
    for game in games():
        made = ended(game, number=2)
        (shown,) = MatchReplay(made).rounds
        last = made.positions[0]
        again = last.game.from_layout(last.layout, last.dealer)
        assert shown.all_open
        assert shown.stops == tuple(range(len(last.moves) + 1))
        for ply in shown.stops:
            for seat in range(len(made.names)):
                assert shown.view(ply, seat) == again.view(seat)
            assert shown.standing(ply).position.moves == again.moves
            if ply < len(last.moves):
                again.play(last.moves[ply])
        assert shown.points(shown.stops[-1]) == last.score().points
        assert any(shown.hands(0)) == bool(last.layout.hands)


def test_all_hands_are_the_layout_after_the_deal() -> None:
    made = ended("thothit", number=2)
    (shown,) = MatchReplay(made).rounds
    assert [sorted(hand) for hand in shown.hands(0)] == [sorted(hand) for hand in made.position.layout.hands]
    assert HIDDEN not in {card for hand in shown.hands(5) for card in hand}


def test_a_round_in_play_is_seen_from_the_bottom_whatever_is_wished() -> None:
    for game in games():
        for moves in (0, 9, 14):
            made = started(game, moves)
            if made.position.is_over:
                continue
            (shown,) = MatchReplay(made).rounds
            for at in shown.stops:
                own = shown.view(at, None)
                assert own.seat == made.bottom_seat
                for wanted in range(len(made.names)):
                    assert shown.view(at, wanted) == own
                assert shown.hands(at) == shown.points(at) == ()


@pytest.mark.whole
def test_a_question_in_secret_is_no_stop_while_the_round_is_in_play() -> None:
    """Nobody learns from the replay that somebody could have claimed a card and did not."""
    found = 0
    for number in range(40):
        made, rng = match("kowah", number=number), random.Random(number)
        while not made.position.is_over:
            position = made.position
            passes = [move for move in position.legal_moves() if move.kind == "pass"]
            moves = passes or position.legal_moves()
            made.play(position.chance(rng) or rng.choice(moves))
            if passes and position.to_move != 0 and not made.position.is_over:
                (shown,) = MatchReplay(made).rounds
                found += len(shown.stops) < len(shown.moves) + 1
                others = [ply for ply in shown.stops if ply and shown.decision(ply)[0] != 0]
                for ply in others:
                    assert shown.events(ply - 1, ply, None)
        if found > 3:
            break
    assert found > 3


def test_the_match_stands_as_it_stood() -> None:
    made = ended("thothit", number=11, length=3, rounds=3)
    replay = MatchReplay(made)
    assert next(shown.standing(0).totals for shown in replay.rounds) == (0, 0, 0)
    assert replay.rounds[2].standing(0).totals == tuple(
        sum(score.points[seat] for score in made.scores[:2]) for seat in range(3)
    )
    assert replay.rounds[2].standing(len(made.position.moves)).complete


def test_a_place_between_stops_is_the_one_before() -> None:
    made = ended("thothit", number=2)
    (shown,) = MatchReplay(made).rounds
    assert shown.stop_at(-1) == 0
    assert shown.stop_at(7) == 7
    assert shown.stop_at(10_000) == len(shown.stops) - 1
