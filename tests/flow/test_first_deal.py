# SPDX-License-Identifier: MIT
"""A match that begins with a known deal."""

import random

import pytest

from tests.app.rounds import SEATS, finish, found, match, sit
from thothit_desktop.flow.match import Match
from thothit_desktop.games.record import dump, load


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_match_may_begin_with_a_known_deal_from_any_turn_order(game, players):
    before = match(game, players, number=9)
    deal = before.known_deal(0)
    for turn_order in range(players):
        again = sit(game, players, number=9)
        again.first_deal = deal, turn_order
        assert again.deal_first() == []
        assert again.turn_order(0) == turn_order
        assert again.known_deal(0) == deal
        assert again.seeds == [9]
    finish(again)
    again.deal_next()
    assert again.seeds == [9, random.Random("9 deal 1").randrange(1, 1_000_000)]
    back = Match.from_record(load(dump(again.record)), 1)
    assert back.known_deal(0) == deal
    assert back.turn_order(0) == players - 1


def test_a_known_deal_without_a_number_begins_a_match_with_one():
    deal = match("thothit").known_deal(0)._replace(number=None)
    again = sit("thothit", number=40)
    again.first_deal = deal, 0
    again.deal_first()
    finish(again)
    again.deal_next()
    assert again.seeds == [None, random.Random("40 deal 1").randrange(1, 1_000_000)]


def test_an_extra_hand_is_no_deal_to_be_played_again():
    def went_on(played):
        return len(played.positions) > 3 and len(played.positions[3].game.playing) < 3

    tied = found(went_on, "sackson", 3, length="rotation")
    assert [tied.known_deal(number) is None for number in range(4)] == [False, False, False, True]
