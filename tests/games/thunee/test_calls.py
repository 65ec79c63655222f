# SPDX-License-Identifier: MIT
"""Thunee and related calls, Jodhi, Double and Khanaak, hand by hand (docs/rules/thunee.md T7, 3)."""

import pytest

from tests.games.thunee.rounds import (
    BLIND,
    LED,
    SET,
    SIX,
    STRONG,
    X1,
    codes,
    laid,
    legal,
    lines,
    outcome,
    quiet,
    refused,
    said,
    thunee,
    told,
)
from thothit_desktop.games.cards import card
from thothit_desktop.games.notation import write_event
from thothit_desktop.games.thunee.position import ThuneePosition

ONE_SUIT = """Th 9h Jh Ah Jd 9d
              Js 9s As Ts Ks Qs
              Ad Td Kd Qd Jc 9c
              Kh Qh Ac Tc Kc Qc"""


def test_thunee_in_the_bidding_ends_it() -> None:
    position = said(laid(BLIND), "thunee")
    assert (position.phase, position.to_move, position.leader) == ("play", 2, 2)
    assert (position.setter, position.view(0).trump, position.view(0).trump_card) == (-1, "", None)
    assert [len(hand) for hand in position.hands] == [6] * 4
    assert told(position)[4] == "thunee 2"
    said(position, "Js")
    assert position.view(0).trump == "s"
    quiet(position)
    assert outcome(position) == ("thunee-made", (4, 0, 4, 0))
    assert len(position.tricks) == 6


def test_after_the_deal_all_are_asked_once_the_setter_first() -> None:
    position = said(laid(X1), "pass, pass, trump Qs")
    asked = []
    for text in ("pass", "pass", "pass"):
        asked.append(position.to_move)
        said(position, text)
    assert [*asked, position.to_move] == [1, 2, 3, 0]
    said(position, "thunee")
    assert (position.phase, position.to_move, position.caller) == ("play", 0, 0)
    assert told(position)[-2:] == ["thunee 0", "exposed 1 Qs"]
    assert [write_event(position.view(seat).history[-1]) for seat in (0, 1)] == [
        "exposed 1 ?",
        "exposed 1 Qs",
    ]
    assert position.view(0).known == ((),) * 4
    assert position.view(1).trump == ""
    said(position, "Jc, Td, Tc, Qc")
    assert position.view(3).trump == "c"
    said(position, "Qd, Ah, Ad, Jd")
    assert position.is_over
    assert outcome(position) == ("thunee-lost", (0, 4, 0, 4))
    assert sum(map(len, position.hands)) == 16


def test_six_cards_of_one_suit_may_only_pass() -> None:
    position = said(laid(ONE_SUIT, royals="on"), "pass, pass, trump Js")
    assert legal(position) == ["pass"]
    assert refused(position, "thunee") == refused(position, "royals") == "one-suit"
    assert position.view(1).legal_moves() == position.legal_moves()
    said(position, "pass")
    assert legal(position) == ["thunee", "royals", "pass"]


def test_before_the_deal_is_complete_six_of_a_suit_are_no_bar() -> None:
    assert legal(laid(BLIND))[-2:] == ["thunee", "pass"]


def test_of_six_players_one_with_one_suit_may_call() -> None:
    position = said(laid(SIX, dealer=0, players=6), "pass, pass, pass, trump Js")
    assert legal(position) == ["thunee", "pass"]


def test_under_royals_the_order_is_reversed() -> None:
    position = said(laid(X1, royals="on"), "pass, pass, trump Qs, royals, Qs, Tc, As, Ts")
    assert position.tricks[-1][2] == 1
    assert (position.solo, position.caller) == ("royals", 1)
    said(position, "Ks, Ad, Jd, Th, 9s, 9h, Kh, 9c, Js, Jh, 9d, Jc, Ah, Qh, Kc, Qd")
    assert outcome(position) == ("royals-lost", (4, 0, 4, 0))


def test_royals_and_blind_calls_are_options() -> None:
    position = laid(X1)
    assert refused(position, "blind thunee") == refused(position, "blind royals") == "not-agreed"
    assert refused(said(position, "pass, pass, trump Qs"), "royals") == "not-agreed"
    assert legal(laid(X1, blind="on"))[-3:] == ["thunee", "blind thunee", "pass"]
    assert legal(laid(X1, blind="on", royals="on"))[-4:] == [
        "thunee",
        "blind thunee",
        "blind royals",
        "pass",
    ]
    assert refused(laid(X1, blind="on"), "blind royals") == "not-agreed"
    assert "blind thunee" not in legal(laid(SIX, players=6, blind="on"))


def test_a_blind_caller_s_last_cards_stay_unseen_until_four_tricks_are_won() -> None:
    position = said(laid(BLIND, blind="on"), "blind thunee")
    view = position.view(2)
    assert (view.solo, view.caller, view.undealt, view.hand_sizes) == ("blind-thunee", 2, 2, (6, 6, 4, 6))
    assert {card("Ks"), card("Qs")} <= set(view.unseen())
    assert codes(view.hand) == "Js 9s As Ts"
    said(position, "Js, Kh, Th, Ad, 9s, Qh, 9h, Td, As, Ac, Jh, Kd, Ts, Tc, Ah, Qd")
    assert told(position)[-1] == "dealt 2 Ks Qs"
    assert position.view(2).undealt == 0
    said(position, "Ks, Kc, Jd, Jc, Qs, Qc, 9d, 9c")
    assert outcome(position) == ("blind-made", (8, 0, 8, 0))


def test_a_blind_caller_may_not_lose_a_trick_to_the_partner_either() -> None:
    position = laid(BLIND.replace("Js 9s", "Jh 9s").replace("9h Jh", "9h Js"), blind="on")
    said(position, "blind thunee, 9s, Kh, Js, Ad")
    assert position.is_over
    assert outcome(position) == ("blind-lost", (0, 8, 0, 8))
    assert position.view(2).undealt == 2


def test_blind_royals() -> None:
    position = said(laid(BLIND.replace("Js 9s As Ts", "9s Qs Ks As").replace("Ks Qs", "Ts Js"), blind="on",
                         royals="on"), "blind royals")  # fmt: skip
    quiet(position)
    assert position.tricks[0][1][0] == card("9s")
    assert outcome(position) == ("blind-made", (8, 0, 8, 0))


def test_jodhis_are_asked_after_the_first_and_the_third_trick_of_a_side() -> None:
    position = said(laid(X1), SET)
    said(position, "Jh, Kh, Th, Ah")
    # 0 and 2 have won the first trick, and have none.
    assert (position.phase, position.to_move) == ("play", 2)
    said(position, "9h, As, Qd, Td")
    assert (position.phase, position.to_move, legal(position)) == ("jodhi", 3, ["jodhi c", "pass"])
    assert refused(position, "jodhi s") == "no-jodhi Ks"
    assert refused(position, "Jd") == "answer-first"
    said(position, "jodhi c")
    assert told(position)[-1] == "jodhi 3 20 Kc"
    assert (position.to_move, legal(position)) == (1, ["jodhi s", "pass"])
    assert refused(position, "Jd") == "not-your-turn"
    assert refused(position, "jodhi c") == "jodhi-claimed Kc"
    said(position, "pass")
    assert (position.phase, position.to_move) == ("play", 3)
    assert refused(position, "jodhi s") == "too-late"
    said(position, "Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac")
    # The third trick of 1 and 3: what was passed is asked again, now without the jack.
    assert (position.phase, position.to_move, legal(position)) == ("jodhi", 1, ["jodhi s", "pass"])
    said(position, "jodhi s")
    assert (position.phase, position.to_move) == ("play", 1)
    assert position.view(0).jodhis == ((3, 20), (1, 40))
    assert [write_event(event) for event in position.view(0).history if event.kind == "jodhi"] == [
        "jodhi 3 20 ?",
        "jodhi 1 40 ?",
    ]
    assert write_event(first_jodhi_of(position, 3)) == "jodhi 3 20 Kc"
    said(position, "Ks, Tc, Kc, 9c, Qs, Ad, Qc, Jc")
    assert lines(position) == {"tricks": 54, "their-jodhi": -60}


def first_jodhi_of(position: ThuneePosition, seat: int) -> object:
    return next(event for event in position.view(seat).history if event.kind == "jodhi")


def test_who_has_two_jodhis_is_asked_until_he_passes() -> None:
    hands = """Th 9h Jh Ah Jd 9d
               9s As Ts Kh Qh Td
               Ad Js Kd Qd Tc 9c
               Ks Qs Kc Qc Ac Jc"""
    position = said(laid(hands), "pass, pass, trump 9s, pass, pass, pass, pass, 9c, Ac, Jd, Kh")
    assert (position.to_move, position.leader, position.phase) == (2, 2, "jodhi")
    position = said(laid(hands), "pass, pass, trump 9s, pass, pass, pass, pass, 9c, Jc, Jd, Kh")
    assert legal(position) == ["jodhi s", "jodhi c", "pass"]
    said(position.copy(), "pass, Ac")
    said(position, "jodhi c")
    assert legal(position) == ["jodhi s", "pass"]
    said(position, "jodhi s, Ac")
    assert [event.points for event in position.history if event.kind == "jodhi"] == [20, 40]


def test_a_jodhi_in_trumps_is_known_to_all() -> None:
    position = said(laid(X1), SET)
    said(position, "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, jodhi s")
    known = {card("Js"), card("Ks"), card("Qs")}
    assert set(position.view(0).known[1]) == known
    assert not known & set(position.view(0).unseen())
    said(position, "Jd, Ts, 9s, Kd, Js")
    assert set(position.view(0).known[1]) == known - {card("Js")}


def test_no_jodhi_is_asked_after_the_last_trick() -> None:
    position = said(laid(STRONG, dealer=2), f"{LED}, Tc, Td, 9s, Ad, Jh, 9h, Th, Js, Jd, Ah, Kh, 9d")
    assert position.is_over


def test_double_is_made_by_its_caller_alone() -> None:
    position = said(laid(STRONG, dealer=2), f"{LED}, Tc, Td, 9s, Ad, Jh, 9h, Th, Js")
    assert legal(position) == ["Jd", "double"]
    assert refused(position, "khanaak") == "jodhi-first"
    twin = said(position.copy(), "Jd, Ah")
    assert legal(twin) == ["Kh", "double"]
    assert outcome(said(twin, "double, Kh, 9d")) == ("double-lost", (4, 0, 4, 0))
    said(position, "double")
    assert (position.to_move, legal(position), told(position)[-1]) == (3, ["Jd"], "double 3")
    assert refused(position, "double") == refused(position, "khanaak") == "one-call"
    assert position.view(0).double == 3
    said(position, "Jd")
    assert refused(position, "double") == "one-call"
    assert legal(position) == ["Ah"]
    assert outcome(said(position, "Ah, Kh, 9d")) == ("double-made", (0, 2, 0, 2))
    assert position.count_so_far() is None


def test_double_asks_for_all_tricks_and_the_last_one() -> None:
    position = said(laid(STRONG, dealer=2), LED)
    assert refused(position, "double") == refused(position, "khanaak") == "last-trick-only"
    said(position, "Tc, Td, 9s, Ad, Jh, 9h, Th, Js, Jd")
    assert refused(position, "double") == "trick-lost"
    assert "double" not in legal(position)


@pytest.mark.parametrize(("standing", "double"), [((11, 0), False), ((3, 11), False), ((10, 10), True)])
def test_no_doubles_on_11(standing: tuple[int, int], double: bool) -> None:
    game = thunee(no_doubles_on_11="on").in_match((0, 1, 2, 3), standing * 2)
    position = game.from_layout(laid(STRONG).layout, 2)
    said(position, f"{LED}, Tc, Td, 9s, Ad, Jh, 9h, Th, Js")
    assert legal(position) == (["Jd", "double"] if double else ["Jd"])
    if not double:
        assert refused(position, "double") == "no-doubles"
    assert thunee().in_match((0, 1, 2, 3), standing * 2) == thunee()


def test_khanaak_asks_for_a_jodhi_and_a_lost_trick() -> None:
    position = said(laid(X1), SET)
    said(position, "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, jodhi s, Jd, Ts, 9s, Kd")
    said(position, "Js, Qh, 9d, Ac, pass, Ks, Tc, Kc, 9c")
    assert legal(position) == ["Qs", "khanaak"]
    twin = said(position.copy(), "khanaak")
    assert legal(twin) == ["Qs"]
    assert (twin.view(2).khanaak, told(twin)[-1]) == (1, "khanaak 1")
    said(position, "Qs")
    assert refused(position, "khanaak") == "jodhi-first"
    said(position, "Ad")
    # The partner's card, too late to win.
    assert outcome(said(position, "khanaak, Qc, Jc")) == ("khanaak-lost", (4, 0, 4, 0))


def test_khanaak_of_a_side_that_has_lost_no_trick_is_refused() -> None:
    position = laid(
        """Js 9s As Ts Kh Qh
           Ks Qs Jc 9c Ac Tc
           Jh 9h Ah Kc Qc Jd
           Th 9d Ad Td Kd Qd""",
        dealer=3,
    )
    said(position, "pass, pass, trump Js, pass, pass, pass, pass, Tc, Kc, Qd, Ts, jodhi h, Js, Qs, Qc, 9d")
    said(position, "9s, Ks, Jd, Td, As, Jc, 9h, Ad, Qh, 9c, Jh, Th")
    assert refused(position, "khanaak") == "no-trick-lost"
    assert legal(position) == ["Ah", "double"]


def test_neither_is_called_under_thunee() -> None:
    position = said(laid(BLIND), "thunee, Js, Kh, Th, Ad, 9s, Qh, 9h, Td, As, Ac, Jh, Kd, Ts, Tc, Ah, Qd")
    said(position, "Ks, Kc, Jd, Jc")
    assert legal(position) == ["Qs"]
    assert refused(position, "double") == refused(position, "khanaak") == "under-thunee"
