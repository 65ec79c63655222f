# SPDX-License-Identifier: MIT
"""The examples of docs/rules/thunee.md, X1 to X10, with their whole plays."""

import random

import pytest

from tests.games.thunee.rounds import SET, X1, laid, legal, lines, outcome, refused, said, thunee, told
from thothit_desktop.games import rituals
from thothit_desktop.games.contract import Score
from thothit_desktop.games.thunee.cards import DECK, VALUE
from thothit_desktop.games.thunee.score import count, khanaak, ordinary

X5 = """Kc 9h Ah Ks Qs Td
        Qc Th Kh 9s As Qd
        Qh 9d Ad Kd Js Ts
        Jc 9c Ac Tc Jh Jd"""
X6 = """Td 9s As Ts Ks Qs
        Kd Js Jh 9h Ah Th
        Qd 9d Ad Kh Qh Jc
        Jd Tc Kc Qc 9c Ac"""


def test_x1_the_setter_s_side_scores_a_ball() -> None:
    position = said(laid(X1), SET)
    said(position, "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, pass, Jd, Ts, 9s, Kd")
    said(position, "Js, Qh, 9d, Ac, pass, pass, Ks, Tc, Kc, 9c")
    assert legal(position) == ["Qs"]
    assert refused(position, "khanaak") == "jodhi-first"
    said(position, "Qs, Ad, Qc, Jc")
    points = [sum(VALUE[card] for card in cards) for _, cards, _ in position.tricks]
    assert [winner for _, _, winner in position.tricks] == [2, 3, 1, 1, 1, 1]
    assert points == [54, 43, 63, 63, 36, 45]
    assert lines(position) == {"tricks": 54}
    assert outcome(position) == ("set", (0, 1, 0, 1))
    assert position.score().winners == (1, 3)
    assert told(position)[-4:] == ["scored 0 0", "scored 1 1", "scored 2 0", "scored 3 1"]


def test_x1_a_jodhi_of_the_setter_s_side_is_taken_off() -> None:
    position = said(laid(X1), SET)
    said(position, "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, jodhi s, Jd, Ts, 9s, Kd")
    said(position, "Js, Qh, 9d, Ac, pass, Ks, Tc, Kc, 9c, Qs, Ad, Qc, Jc")
    assert lines(position) == {"tricks": 54, "their-jodhi": -50}
    assert outcome(position) == ("set", (0, 1, 0, 1))


def test_x1_khanaak_after_that_jodhi_is_made() -> None:
    position = said(laid(X1), SET)
    said(position, "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, jodhi s, Jd, Ts, 9s, Kd")
    said(position, "Js, Qh, 9d, Ac, pass, Ks, Tc, Kc, 9c, khanaak, Qs, Ad, Qc, Jc")
    assert position.count_so_far() is None
    assert outcome(position) == ("khanaak-made", (0, 3, 0, 3))


def test_x2_95_and_the_last_trick_are_enough() -> None:
    position = laid(
        """Jh Qc Td Ks Jc 9s
           As Jd Kh Ts Kd 9h
           Js Th Qd Ah Tc 9c
           Qh 9d Qs Ad Kc Ac""",
        dealer=3,
    )
    said(position, "pass, pass, trump Qc, pass, pass, pass, pass, Kd, Qd, 9d, Td, Ad, 9s, Jd, 9c")
    said(position, "Th, Qh, Jh, Kh, Qc, Ts, Tc, Ac, Kc, Jc, 9h, Js, Ks, As, Ah, Qs")
    assert lines(position) == {"tricks": 95, "last-trick": 10}
    assert outcome(position) == ("kept", (0, 1, 0, 1))


def test_x2_94_and_the_last_trick_are_not() -> None:
    position = laid(
        """Th Jh Tc 9h Qs Jc
           Ts Kd Td Ac Qc 9c
           Js Kh As Jd Ad Qd
           9d Ah Kc Qh 9s Ks""",
        dealer=3,
    )
    said(position, "pass, pass, trump Jh, pass, pass, pass, pass, Ts, As, 9s, Qs, Ks, Jh, Ac, Js")
    said(position, "Jc, 9c, Kh, Kc, Jd, 9d, 9h, Td, Th, Kd, Ad, Ah, Qh, Tc, Qc, Qd")
    assert lines(position) == {"tricks": 94, "last-trick": 10}
    assert outcome(position) == ("set", (1, 0, 1, 0))


@pytest.mark.parametrize(("cost", "won"), [("1", ("kept", (1, 0, 1, 0))), ("2", ("call-lost", (2, 0, 2, 0)))])
def test_x3_a_call_of_30_is_lost_to_75_points(cost: str, won: tuple[str, tuple[int, ...]]) -> None:
    position = laid(
        """9c Ad 9d Ah 9s Th
           Qs As Ks Js Kd Qd
           Qh Jh Jd Ac Td Kc
           Tc Jc Qc 9h Ts Kh""",
        dealer=3,
        call_and_lost=cost,
    )
    said(position, "bid 10, bid 20, bid 30, pass, pass, trump Qc, pass, pass, pass, pass, 9c, Ks, Kc, Qc")
    said(position, "Th, Js, Qh, 9h, pass, Jc, 9s, Qd, Ac, Kh, Ah, Kd, Jh, Jd, Tc, 9d, As, Ts, Ad, Qs, Td")
    assert lines(position) == {"tricks": 75, "call": 30}
    assert outcome(position) == won


def test_x3_the_last_ten_move_by_the_option_transfer() -> None:
    position = laid(
        """9c Ad 9d Ah 9s Th
           Qs As Ks Js Kd Qd
           Qh Jh Jd Ac Td Kc
           Tc Jc Qc 9h Ts Kh""",
        dealer=3,
        last_trick="transfer",
    )
    said(position, "bid 10, bid 20, bid 30, pass, pass, trump Qc, pass, pass, pass, pass, 9c, Ks, Kc, Qc")
    said(position, "Th, Js, Qh, 9h, pass, Jc, 9s, Qd, Ac, Kh, Ah, Kd, Jh, Jd, Tc, 9d, As, Ts, Ad, Qs, Td")
    assert lines(position) == {"tricks": 75, "last-trick": -10, "call": 30}
    assert outcome(position) == ("set", (0, 1, 0, 1))


def test_x4_jodhis_of_both_sides_count() -> None:
    position = laid(
        """9h Th Qd Ad Jd Kd
           Qs Ks Kc Ts Qc Js
           Jc Kh Ac Jh Qh Td
           9c Tc 9d 9s As Ah""",
        dealer=3,
    )
    said(position, "bid 10, bid 20, pass, pass, trump Kh, pass, pass, pass, pass, 9d, Kd, Ks, Td, jodhi c")
    said(position, "Ah, Th, Ts, Jh, jodhi h, Kh, Tc, 9h, Qc, Jd, Kc, Jc, 9s, Qd, Js, Qh, As, Ac, 9c, Ad, Qs")
    assert lines(position) == {"tricks": 80, "last-trick": 10, "call": 20, "jodhi": 20, "their-jodhi": -40}
    assert outcome(position) == ("set", (1, 0, 1, 0))


def test_x5_thunee_made() -> None:
    position = said(laid(X5, dealer=2), "pass, pass, trump Jc, thunee")
    said(position, "Jc, Kc, Qc, Qh, 9c, Ks, Qd, Ts, Ac, Qs, As, Kd, Tc, Td, 9s, Ad")
    said(position, "Jh, 9h, Th, Js, Jd, Ah, Kh, 9d")
    assert outcome(position) == ("thunee-made", (0, 4, 0, 4))
    assert position.count_so_far() is None


def test_x6_the_partner_is_caught() -> None:
    position = said(laid(X6), "pass, pass, trump Js, thunee, Kd, Qd")
    assert legal(position) == ["Jd"]
    said(position, "Jd, Td")
    assert position.is_over
    assert outcome(position) == ("partner-caught", (8, 0, 8, 0))


def test_x7_khanaak_of_as_many_points_fails() -> None:
    position = laid(
        """Ah Jc Td Kc Tc Jh
           9c As 9d Th Ad Kd
           Qs Kh 9s 9h Qc Qh
           Ts Ks Jd Ac Qd Js""",
        dealer=3,
    )
    said(position, "pass, pass, trump Ah, pass, pass, pass, pass, 9c, Qc, Ac, Jc, jodhi h, Td, Kd, Qh, Qd")
    said(position, "Qs, Js, Jh, As, Kc, Ad, Kh, Jd, 9s, Ts, Tc, Th, 9d, khanaak, 9h, Ks, Ah")
    assert (position.khanaak, position.tricks[-1][2]) == (2, 2)
    assert (position.claims(), position.taken[1]) == ([40, 0], 50)
    assert outcome(position) == ("khanaak-lost", (0, 4, 0, 4))


def test_x7_khanaak_asks_for_the_last_trick_and_more_points() -> None:
    assert khanaak(3, 3, (0, 40), (49, 255), counters=0) == ("khanaak-made", 1, 3)
    assert khanaak(3, 1, (0, 40), (9, 295), counters=0) == ("khanaak-lost", 0, 4)
    assert khanaak(3, 3, (20, 40), (30, 274), counters=0) == ("khanaak-lost", 0, 4)


def test_x7_khanaak_of_the_counting_side() -> None:
    position = laid(
        """Jc Ac 9h Qs Js Qd
           Tc Qc Ts Th Kd Ad
           9s Jd Kc Ks Ah Td
           9d Jh 9c As Kh Qh""",
        dealer=3,
    )
    said(position, "pass, pass, trump 9h, pass, pass, pass, pass, Qc, Kc, 9c, Ac, jodhi h, Jh, 9h, Th, Ah")
    said(position, "9d, Qd, Ad, Td, As, Qs, Ts, 9s, Jd, Qh, Js, Kd, khanaak, Kh, Jc, Tc, Ks")
    assert position.claims() == [0, 50]
    assert position.taken[0] == 43
    assert outcome(position) == ("khanaak-made", (0, 6, 0, 6))


@pytest.mark.parametrize(("balls", "dealer"), [((3, 4), 2), ((4, 4), 3), ((5, 4), 3)])
def test_x8_the_dealer_deals_again_while_his_side_is_behind(balls: tuple[int, int], dealer: int) -> None:
    scores = [Score(((),) * 4, (balls[0], 0) * 2, (0, 2)), Score(((),) * 4, (0, balls[1]) * 2, (1, 3))]
    assert rituals.following(thunee(), random.Random(1), 2, scores) == ([], dealer)


def test_x9_a_first_packet_of_10_may_be_dealt_again() -> None:
    poor = X1.replace("Js 9s Ks Qs Ah Td", "Kh Ks Qs Qh Ah Td")
    poor = poor.replace("Jh 9h Qh Ad Kd Tc", "Jh 9h Js Ad Kd Tc").replace("As Jd 9d Kh Qc", "As Jd 9d 9s Qc")
    position = laid(poor)
    assert (position.phase, position.to_move, legal(position)) == ("redeal", 1, ["redeal", "pass"])
    said(position, "redeal")
    assert position.is_over
    assert told(position)[-5:] == ["redealt 1", "scored 0 0", "scored 1 0", "scored 2 0", "scored 3 0"]
    assert position.score() == Score(((), (), (), ()), (0, 0, 0, 0), ())
    assert rituals.following(thunee(), random.Random(1), 0, [position.score()]) == ([], 0)
    position = said(laid(poor), "pass")
    assert (position.phase, position.to_move) == ("bid", 2)
    assert told(position)[-1].startswith("dealt")


def test_x9_a_first_packet_of_11_may_not() -> None:
    rich = X1.replace("Js 9s Ks Qs Ah Td", "Kh Ks Qs Kd Ah Td")
    rich = rich.replace("Jh 9h Qh Ad Kd Tc", "Jh 9h Qh Ad Js Tc").replace("As Jd 9d Kh Qc", "As Jd 9d 9s Qc")
    assert laid(rich).phase == "bid"


def test_x10_after_104_there_is_only_thunee() -> None:
    position = said(laid(X1), "pass, bid 10, bid 30, bid 100")
    assert (position.to_move, legal(position)) == (3, ["bid 104", "thunee", "pass"])
    said(position, "bid 104")
    assert (position.to_move, legal(position)) == (0, ["thunee", "pass"])
    assert refused(position, "bid 104") == "bid-too-low"
    said(position, "pass, pass")
    assert (position.phase, position.to_move, position.setter, position.call) == ("trump", 3, 3, 104)


def test_all_cards_count_304() -> None:
    assert sum(VALUE[card] for card in DECK) == 304
    assert len(DECK) == 24


def test_the_count_is_reached_by_105() -> None:
    assert ordinary(count(0, [(0, (), 0)], 105, (0, 0), last=False, transfer=False), 105, 1).rule == "kept"
    assert ordinary(count(0, [(0, (), 0)], 104, (0, 0), last=False, transfer=False), 104, 1).rule == "set"
