# SPDX-License-Identifier: MIT
"""Which cards of the album are filled in, and which backs they give."""

import pytest

from tests.app.statistics.rounds import played
from thothit_desktop.app.home.album import SUITS, earned_backs, won_cards
from thothit_desktop.games.cards import CEKI, codes, faces
from thothit_desktop.table.geometry.decks import SUIT_BACKS


def test_each_card_is_in_one_suit_of_ten():
    assert sorted(card for cards in SUITS.values() for card in cards) == list(CEKI)
    assert {len(cards) for cards in SUITS.values()} == {10}
    assert SUITS.keys() == SUIT_BACKS.keys()


def test_a_card_is_won_with_its_pair_in_a_round_that_was_won():
    won, shared, lost = played(20, 10), played(10, 10, 2), played(10, 20, 3)
    assert won_cards([won, shared, lost]) == frozenset()
    rounds = [
        won._replace(held_pairs="C3,OT"),
        shared._replace(held_pairs="S9"),
        lost._replace(held_pairs="M1"),
    ]
    assert won_cards(rounds) == {*faces(("C3", "OT"))}
    assert won_cards([won._replace(held_pairs="")]) == frozenset()
    assert won_cards([won._replace(held_pairs="C3,X9,As")]) == {*faces(("C3",))}, "what another program wrote"


@pytest.mark.parametrize("suit", SUITS)
def test_a_whole_suit_gives_its_back(suit):
    cards = SUITS[suit]
    one = played(20, 10)
    first = one._replace(held_pairs=",".join(codes(cards[:9])))
    assert earned_backs(won_cards([first])) == []
    last = one._replace(number=2, held_pairs=",".join(codes(cards[9:])))
    assert earned_backs(won_cards([first, last])) == [SUIT_BACKS[suit]]
