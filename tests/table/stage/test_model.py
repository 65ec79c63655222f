# SPDX-License-Identifier: MIT
"""The table models of Kowah's and Thunee's views."""

import random

import pytest

from tests.probe import probe
from tests.table.rounds import random_play, seats, settle
from tests.table.rummy.rounds import READY, TWO_PAIRS, kowah, lively_play
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import HIDDEN, faces
from thothit_desktop.games.contract import Layout, Move
from thothit_desktop.games.thunee.cards import SUIT
from thothit_desktop.table.families import read
from thothit_desktop.table.thunee.bids import bids

pytestmark = pytest.mark.usefixtures("unpainted")

X1 = ("TsThQdJc9cAc", "Js9sKsQsAhTd", "Jh9hQhAdKdTc", "AsJd9dKhQcKc")


def example() -> Layout:
    """The hands of example X1 (docs/rules/thunee.md 6)."""
    hands = tuple(tuple(faces(hand[at : at + 2] for at in range(0, 12, 2))) for hand in X1)
    return Layout(hands, (), ())


@pytest.mark.parametrize(("name", "players"), [("kowah", 2), ("kowah", 4), ("thunee", 4), ("thunee", 6)])
@each("seed", range(3))
def test_every_card_is_somewhere_and_the_table_lays_it_there(table, name, players, seed):
    game = new_game(name, players)
    position = game.deal(random.Random(seed))
    person = seed % players
    table.set_seats(seats(players), person, game.spec.clockwise)
    for number, _ in enumerate(random_play(position, seed)):
        view = position.view(person)
        told = read(view)
        assert told.cards == len(game.deck)
        assert told.hands[person].count(HIDDEN) == 0
        assert all(set(hand) <= {HIDDEN} for seat, hand in enumerate(told.hands) if seat != person)
        if number % 7 == 0:
            table.show_view(view)
            settle(table)
            assert table.check(view) == []
            assert probe(table).item_count() == len(game.deck)


def test_a_declared_pair_and_a_shown_card_lie_apart_from_the_hands():
    position = kowah({0: READY}, ["M2", "S9", "M4"])
    position.play(Move("checki", faces(["C1"])))
    told = read(position.view(1))
    assert told.shown == (tuple(faces(["C1", "C1"])), (), (), ())
    assert [len(hand) for hand in told.hands] == [6, 8, 8, 8]
    assert read(position.view(0)).hands[0] == faces(["C5", "S5", "M5", "C7", "S7", "M7"])
    position.play(Move("draw"))
    assert read(position.view(0)).drawn == faces(["M2"])[0]
    assert read(position.view(1)).drawn == HIDDEN
    assert len(read(position.view(0)).hands[0]) == 7
    position.play(Move("discard", faces(["M2"])))
    assert read(position.view(0)).drawn == HIDDEN
    position.play(Move("draw"))
    told = read(position.view(2))
    assert told.turned == faces(["S9"])[0]
    assert [len(hand) for hand in told.hands] == [6, 8, 8, 8]
    assert told.pool == faces(["M2"])
    own = read(position.view(1))
    assert len(own.hands[1]) == 9
    assert (own.turned, own.drawn) == (HIDDEN, told.turned), "it has come to the hand"


def test_the_nine_cards_that_won_lie_open_before_the_winner():
    for seed in range(6):
        position = kowah({0: READY, 2: TWO_PAIRS}, seed=seed)
        for _ in lively_play(position, seed):
            pass
        winner = next((event for event in position.history if event.kind == "won"), None)
        if winner is None:
            continue
        for seat in range(4):
            told = read(position.view(seat))
            assert told.shown[winner.seat] == winner.cards
            assert told.hands[winner.seat] == ()
            assert told.turned == HIDDEN
            assert told.cards == 120
        return
    raise AssertionError("nobody won")


def test_trump_lies_before_its_setter_until_the_first_card_is_played():
    position = new_game("thunee").from_layout(example(), 3)
    while position.phase != "trump":
        opens = position.phase == "bid" and position.call == 0
        position.play(Move("bid", points=10) if opens else Move("pass"))
    setter = position.to_move
    card = position.legal_moves()[0].card
    position.play(position.legal_moves()[0])
    for seat in range(4):
        told = read(position.view(seat))
        assert told.aside[setter] == (card if seat == setter else HIDDEN,)
        assert told.details.setter == setter
        assert told.details.suit == ("shdc"[SUIT[card]] if seat == setter else "")
        assert told.cards == 24
        assert len(told.hands[setter]) == 5
        assert card not in told.hands[seat]
    while position.phase != "play":
        position.play(Move("pass"))
    leader = position.to_move
    position.play(next(move for move in position.legal_moves() if move.kind == "play"))
    told = read(position.view(0))
    assert not any(told.aside)
    assert told.details.suit == "shdc"[SUIT[card]]
    assert told.details.led == leader
    assert [len(shown) for shown in told.shown] == [int(seat == leader) for seat in range(4)]
    assert len(told.hands[setter]) == 6


@each("seed", range(4))
def test_bids_tell_who_said_what_and_who_led(seed):
    position = new_game("thunee").deal(random.Random(seed))
    played, said = [], []
    for events in random_play(position, seed):
        told = bids(position.view(0))
        for event in events:
            if event.kind == "bid":
                said.append((event.seat, str(event.points)))
            elif event.kind == "passed" and told.setter < 0:
                said.append((event.seat, "pass"))
            elif event.kind == "played":
                played.append(event.seat)
        if told.setter < 0:
            assert list(told.bidding) == said
            assert all(told.said(seat) == dict(said).get(seat, "") for seat in range(4))
        else:
            assert list(told.bidding)[: len(said)] == said
            assert len(told.bidding) in (len(said), len(said) + 1), "the last pass sets trump"
        if played:
            assert told.led == played[(len(played) - 1) // 4 * 4]
        if told.setter >= 0 and not told.solo:
            assert [told.counting(seat) for seat in range(4)] == [
                seat % 2 != told.setter % 2 for seat in range(4)
            ]
