# SPDX-License-Identifier: MIT
"""Deal, bidding and trump, hand by hand (docs/rules/thunee.md T1-T6, T9)."""

import random

import pytest

from tests.games.thunee.rounds import SET, SIX, X1, codes, laid, legal, refused, said, thunee, told
from thothit_desktop.games import cards, record
from thothit_desktop.games.cards import HIDDEN, card
from thothit_desktop.games.contract import BadLayoutError, Layout
from thothit_desktop.games.notation import write_event

BARE = """Th 9h Jh Ah Jd 9d
          Js 9s As Ts Kh Qh
          Ad Td Kd Qd Jc 9c
          Ks Qs Ac Tc Kc Qc"""
"""Seat 1 sets spades, and the other side has none."""


def test_a_number_deals_four_and_two_from_the_trumpman_on() -> None:
    deck = list(cards.faces(f"{pip}{suit}" for suit in "shdc" for pip in "A9TJQK"))
    assert tuple(deck) == thunee().deck
    random.Random(17).shuffle(deck)
    position = record.deal_number(thunee(), 17, dealer=1)
    assert position.layout.hands[2] == tuple(deck[:4] + deck[16:18])
    assert position.layout.hands[1] == tuple(deck[12:16] + deck[22:24])
    position = record.deal_number(thunee(6), 17)
    assert position.dealer == 5
    assert position.layout.hands[0] == (*deck[:3], deck[18])
    assert position.layout.hands[5] == (*deck[15:18], deck[23])


def test_the_first_packet_is_dealt_before_the_bidding_and_the_rest_after_trump() -> None:
    position = laid(X1)
    assert told(position) == [
        "dealt 1 Js 9s Ks Qs",
        "dealt 2 Jh 9h Qh Ad",
        "dealt 3 As Jd 9d Kh",
        "dealt 0 Ts Th Qd Jc",
    ]
    assert position.view(0).undealt == 8
    said(position, "pass, pass, trump 9s")
    assert told(position)[4:] == [
        "passed 2",
        "passed 0",
        "trump 1 9s",
        "dealt 1 Ah Td",
        "dealt 2 Kd Tc",
        "dealt 3 Qc Kc",
        "dealt 0 9c Ac",
    ]
    assert position.view(0).undealt == 0
    assert (position.phase, position.to_move) == ("call", 1)


@pytest.mark.parametrize(
    ("layout", "fault"),
    [
        (((),) * 3, "there are 3 hands for 4 players"),
        (((30, 38), (), (), ()), "the hand of seat 0 must have 6 cards, not 2"),
        ((tuple(range(31, 37)),) * 4, "2s is not a card of this game"),
        (
            (cards.faces(["As", "9s", "Ts", "Js", "Qs", "Ks"]),) * 4,
            "As appears 4 times in the deal, but the game has 1",
        ),
    ],
)
def test_other_layouts_are_refused(layout: tuple[tuple[int, ...], ...], fault: str) -> None:
    with pytest.raises(BadLayoutError, match=f"^{fault}$"):
        thunee().from_layout(Layout(layout, (), ()))


def test_by_default_the_last_seat_deals() -> None:
    layout = laid(X1).layout
    assert thunee().from_layout(layout).dealer == 3
    assert thunee().deal(random.Random(1)).dealer == 3


def test_the_side_without_the_high_bid_is_asked_from_the_seat_after_it() -> None:
    position = laid(X1)
    asked = []
    for text in ("pass", "bid 20", "pass", "bid 40", "pass", "bid 50", "pass", "pass"):
        asked.append(position.to_move)
        said(position, text)
    # 0 opens after 2, 1 and 3 are asked, 3 bids, 0 and 2 are asked, 2 bids, 3 and 1 pass.
    assert asked == [2, 0, 1, 3, 0, 2, 3, 1]
    assert (position.phase, position.setter, position.call, position.bidder) == ("trump", 2, 50, 2)
    assert legal(position) == ["trump Jh", "trump 9h", "trump Qh", "trump Ad"]


def test_the_trumpman_s_side_cannot_open() -> None:
    position = said(laid(X1), "pass, pass")
    assert (position.phase, position.to_move, position.setter) == ("trump", 1, 1)
    assert (position.call, position.bidder) == (0, -1)


def test_bids_go_up_by_tens_and_104_is_over_100_only() -> None:
    position = laid(X1)
    bids = [f"bid {points}" for points in range(10, 101, 10)]
    assert legal(position) == [*bids, "thunee", "pass"]
    assert refused(position, "bid 104") == "over-100-only"
    assert refused(position, "bid 15") == "no-such-bid"
    assert refused(position, "bid 110") == "no-such-bid"
    said(position, "bid 60")
    assert legal(position) == ["bid 70", "bid 80", "bid 90", "bid 100", "thunee", "pass"]
    assert refused(position, "bid 60") == "bid-too-low"


def test_six_players_are_asked_three_by_three() -> None:
    position = laid(SIX, dealer=5, players=6)
    asked = []
    for text in ("pass", "pass", "bid 10", "pass", "bid 20", "pass", "pass", "pass"):
        asked.append(position.to_move)
        said(position, text)
    assert asked == [1, 3, 5, 0, 2, 3, 5, 1]
    assert position.setter == 2
    assert legal(position) == ["trump Th", "trump Kh", "trump Qh"]


def test_the_trump_card_lies_apart_until_the_first_card_is_led() -> None:
    position = said(laid(X1), SET)
    assert position.view(1).hand_sizes == (6, 5, 6, 6)
    assert codes(position.held(1)) == "Js 9s Ks Ah Td Qs"
    assert [position.view(seat).trump_card for seat in range(4)] == [HIDDEN, card("Qs"), HIDDEN, HIDDEN]
    assert [position.view(seat).trump for seat in range(4)] == ["", "s", "", ""]
    assert card("Qs") not in position.view(1).hand
    assert card("Qs") not in position.view(1).unseen()
    assert card("Qs") in position.view(0).unseen()
    said(position, "Jh")
    assert told(position)[-2:] == ["played 2 Jh", "exposed 1 Qs"]
    assert position.view(0).hand_sizes == (6, 6, 5, 6)
    assert [position.view(seat).trump_card for seat in range(4)] == [None] * 4
    assert [position.view(seat).trump for seat in range(4)] == ["s"] * 4
    assert position.view(0).known == ((), (card("Qs"),), (), ())
    assert card("Qs") not in position.view(0).unseen()


def test_the_last_card_may_be_named_as_trump_unseen() -> None:
    position = said(laid(X1, last_card_trump="allowed"), "pass, pass")
    assert legal(position) == ["trump Js", "trump 9s", "trump Ks", "trump Qs", "trump last"]
    said(position, "trump last")
    assert told(position)[-5:] == [
        "dealt 1 Ah Td",
        "dealt 2 Kd Tc",
        "dealt 3 Qc Kc",
        "dealt 0 9c Ac",
        "trump 1 Td",
    ]
    assert write_event(position.view(1).history[-1]) == "trump 1 Td"
    assert write_event(position.view(0).history[-1]) == "trump 1 ?"
    assert position.view(1).trump == "d"
    assert refused(said(laid(X1), "pass, pass"), "trump last") == "not-agreed"


def test_a_counting_side_without_trumps_may_have_a_new_deal() -> None:
    position = said(laid(BARE), "pass, pass, trump Js, pass, pass, pass, pass, Jc")
    assert (position.phase, position.to_move, legal(position)) == ("redeal", 2, ["redeal", "pass"])
    assert refused(position, "Ac") == "not-your-turn"
    said(position, "pass")
    assert (position.phase, position.to_move, legal(position)) == ("play", 3, ["Ac", "Tc", "Kc", "Qc"])
    assert refused(position, "redeal") == "too-late"
    position = said(laid(BARE), "pass, pass, trump Js, pass, pass, pass, pass, Jc, redeal")
    assert position.is_over
    assert position.score().points == (0, 0, 0, 0)
    assert position.count_so_far() is None
    assert told(position)[-5] == "redealt 2"
    assert [len(hand) for hand in position.hands] == [6, 6, 5, 6]


@pytest.mark.parametrize("led", ["Ks", "Jc"])
def test_one_trump_is_enough_to_play_on_also_the_one_led(led: str) -> None:
    position = laid(BARE.replace("Kd Qd", "Kd Ks").replace("Ks Qs Ac", "Qd Qs Ac"))
    said(position, f"pass, pass, trump Js, pass, pass, pass, pass, {led}")
    assert (position.phase, position.to_move) == ("play", 3)
