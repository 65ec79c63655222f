# SPDX-License-Identifier: MIT
"""Faces follow only what every seat sees."""

import random
from collections.abc import Iterable, Sequence

import pytest

from tests.tiers import each_game
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import card
from thothit_desktop.games.contract import Event
from thothit_desktop.table.families import family_of
from thothit_desktop.table.rummy.reactions import RummyReactions
from thothit_desktop.table.stage.reactions import CaptureReactions, Reaction
from thothit_desktop.table.thunee.reactions import ThuneeReactions


def told(reactions, events: Iterable[Event], pool: Sequence[int] = ()) -> list[Reaction]:
    return [found for event in events for found in reactions.react(event, pool)]


@each_game()
def test_every_seat_sees_the_same_faces_whatever_the_hidden_cards_are(game):
    """Views hide cards from a seat, but reactions are the same from all views."""
    for seed in range(4):
        position = new_game(game).deal(random.Random(seed))
        rng, spec = random.Random(seed), position.game.spec
        seats = list(position.game.playing)
        every = {seat: family_of(spec).reactions() for seat in seats}
        while not position.is_over:
            pool = tuple(getattr(position.view(seats[0]), "pool", ()))
            told_before = len(position.history)
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
            seen = []
            for seat in seats:
                history = position.view(seat).history
                seen.append(told(every[seat], history[told_before:], pool))
            assert all(found == seen[0] for found in seen), (seed, seen)


def test_every_family_of_the_program_says_ten_words_or_more():
    for spec in games().values():
        words = family_of(spec).reactions().words
        assert len(words) == len({word.said for word in words.values()}) >= 10


def test_a_stamped_capture_pleases_and_stings_who_was_seen_to_leave_the_card():
    reactions = CaptureReactions()
    red, other, third = card("S9"), card("C9"), card("M9")
    pool = (red, other)
    assert told(reactions, [Event("captured", 1, (third, other))], pool) == [Reaction(1)]
    found = told(reactions, [Event("captured", 2, (card("M9"), red))], (red,))
    assert found == [Reaction(2, "pleased", "prize"), Reaction(1, "stung", "missed")]
    assert told(reactions, [Event("captured", 0, (card("C9"), red))], (red,)) == [
        Reaction(0, "pleased", "prize")
    ]


def test_nobody_is_stung_by_a_card_that_lay_there_without_being_left():
    reactions = CaptureReactions()
    red = card("RF")
    assert told(reactions, [Event("stayed", 1, (card("C5"),))], (red,)) == []
    assert told(reactions, [Event("captured", 2, (red, red))], (red,)) == [
        Reaction(2, "pleased", "prize pair")
    ]


def test_who_discards_the_winning_card_is_stung():
    tile = card("C1")
    events = [Event("discarded", 1, (tile,)), Event("claimed", 2, (tile,)), Event("won", 2, (tile,) * 9)]
    assert told(RummyReactions(), events)[1:] == [
        Reaction(2, "pleased", "won"),
        Reaction(1, "stung", "gave the win"),
    ]
    drawn = [events[0], Event("showed", 3, (tile,)), Event("claimed", 2, (tile,)), events[2]]
    assert told(RummyReactions(), drawn)[1:] == [Reaction(2, "pleased", "won")]


@pytest.mark.parametrize(("winner", "stung"), [(2, [1]), (1, []), (3, [])])
def test_a_jack_that_the_other_side_takes_stings_its_player(winner, stung):
    trick = [Event("played", seat, (card(code),)) for seat, code in enumerate(("9h", "Jh", "Th", "Kh"))]
    found = told(ThuneeReactions(), [*trick, Event("trick", winner)])
    assert [seat for seat, expression, _ in found if expression == "stung"] == stung
