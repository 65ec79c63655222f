# SPDX-License-Identifier: MIT
"""The defaults of a family in the flow."""

from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from thothit_desktop.flow.family import Family
from thothit_desktop.games.cards import card, code
from thothit_desktop.games.contract import Move

VIEW = round_with(C1_WAITS, DULL[1]).view(0)


class Mine(Family):
    id = "mine"


def test_a_family_that_says_no_more_offers_and_announces_nothing():
    family = Mine()
    assert family.choices(VIEW) == family.piles(VIEW) == {}
    assert family.calls(VIEW, code) == family.standing_calls(VIEW) == []
    assert not family.captures
    assert family.bars(VIEW, Move("play")) is False
    assert family.without_lead == family.resting == family.rituals == frozenset()
    assert family.deal_stages == {}


def test_a_hand_card_is_played_unless_the_family_says_otherwise():
    assert Mine().from_hand(VIEW, card("C1")) == Move("play", (card("C1"),))
