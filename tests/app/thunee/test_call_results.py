# SPDX-License-Identifier: MIT
"""The calls of Thunee for the statistics: whose they are, and if they were made."""

import pytest

from tests.games.thunee.rounds import DOUBLE, LED, MOENIE, SET, STRONG, TRIPS, X1, laid, quiet, said
from tests.games.thunee.test_options import BARE, DOUBLED
from tests.games.thunee.test_six_calls import six, swapped
from thothit_desktop.app.thunee.call_results import calls_of, counted_calls
from thothit_desktop.games.thunee.position import ThuneePosition

BID = "bid 30, pass, pass, trump Jh, pass, pass, pass, pass"
"""Seat 2 of X1 bids against the trumpman, seat 1."""
SAID = "pass, pass, pass, trump Th, pass, pass, moenie"
"""Seat 3 of X20 calls Moenie."""


def by_seat(position: ThuneePosition) -> list[list[tuple[str, bool]]]:
    return [calls_of(position, seat) for seat in range(position.game.players)]


def test_a_bid_is_of_the_seat_that_bid_and_is_made_if_its_side_scores():
    over = quiet(said(laid(X1), BID))
    made = over.balls().side == 0
    assert by_seat(over) == [[], [], [("bid", made)], []]
    assert by_seat(quiet(said(laid(X1), SET))) == [[], [], [], []]  # trump without a bid is no call


def test_a_jodhi_counts_each_time_and_is_made_if_its_side_scores():
    position = said(laid(X1), f"{SET}, Jh, Kh, Th, Ah, 9h, As, Qd, Td, jodhi c, jodhi s, Jd, Ts, 9s, Kd")
    assert by_seat(quiet(position)) == [[], [("jodhi", True)], [], [("jodhi", True)]]


@pytest.mark.parametrize(
    ("hands", "dealer", "moves", "seat", "call"),
    [
        (STRONG, 2, f"{LED}, Tc, Td, 9s, Ad, Jh, 9h, Th, Js, double, Jd, Ah, Kh, 9d", 3, ("double", True)),
        (STRONG, 2, f"{LED}, Tc, Td, 9s, Ad, Jh, 9h, Th, Js, Jd, Ah, double, Kh, 9d", 1, ("double", False)),
        (STRONG, 2, "thunee", 0, ("thunee", False)),
    ],
)
def test_a_late_call_and_thunee_are_of_their_caller(hands, dealer, moves, seat, call):
    over = quiet(said(laid(hands, dealer=dealer), moves))
    assert by_seat(over) == [[call] if each == seat else [] for each in range(4)]


@pytest.mark.parametrize(
    ("hands", "moves", "call"),
    [
        (TRIPS, "trips", ("trips", True)),
        (swapped(TRIPS, "Jc", "Ac"), "trips", ("trips", False)),
        (MOENIE, SAID, ("moenie", True)),
        (swapped(MOENIE, "As", "Ah"), SAID, ("moenie", False)),
    ],
)
def test_trips_and_moenie_are_of_their_caller(hands, moves, call):
    over = quiet(said(six(hands), moves))
    assert by_seat(over) == [[call] if each == 3 else [] for each in range(6)]


def test_a_bid_is_left_out_where_a_double_decides():
    position = said(laid(DOUBLE, 3), f"bid 10, pass, pass, trump Ks, pass, pass, pass, pass, {DOUBLED}")
    over = said(position, "double, As, Ah, 9d, Qh")
    assert [kind for calls in by_seat(over) for kind, _ in calls] == ["double"]


def test_a_khanaak_counts_beside_the_jodhi_that_allows_it():
    position = said(laid(X1), f"{SET}, Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, jodhi s, Jd, Ts, 9s, Kd")
    over = said(position, "Js, Qh, 9d, Ac, pass, Ks, Tc, Kc, 9c, khanaak, Qs, Ad, Qc, Jc")
    assert calls_of(over, 1) == [("jodhi", True), ("khanaak", True)]


def test_a_hand_that_is_dealt_again_has_no_calls():
    over = said(laid(BARE), "bid 10, pass, bid 20, pass, pass, trump Js, pass, pass, pass, pass, Jc, redeal")
    assert over.is_over
    assert by_seat(over) == [[], [], [], []]


def test_every_kind_has_a_name_of_its_own():
    names = [kind.name for kind in counted_calls()]
    assert len({*names}) == len(names) == 10
