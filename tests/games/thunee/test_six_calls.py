# SPDX-License-Identifier: MIT
"""Trips and Moenie, the calls of six players (docs/rules/thunee.md 4, 7)."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.games.thunee.rounds import MOENIE, SIX, TRIPS, laid, legal, outcome, refused, said, told
from thothit_desktop.games import check
from thothit_desktop.games.contract import Move, Position, Refusal
from thothit_desktop.games.notation import write_event
from thothit_desktop.games.record import RecordError, dump, load, replay
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.spec import THUNEE

SEATS = range(6)
MADE = "trips, 9s, Qs, 9c, As, Jh, Jd, 9h, Qh, Tc, Ts, Ah, Ad, 9d, Qd, Kc, Ks, Th, Td"
"""In TRIPS, the first three tricks, up to the lead of the last."""
OLD_DURBAN = """{"format": "thothit-record", "version": 3, "game": "thunee", "options": {"preset": "durban"},
"players": ["A", "B", "C", "D", "E", "F"], "rounds": [{"dealer": 5, "layout": {"hands": [
["Kd", "Ad", "Td", "Qs"], ["Qc", "Qh", "Qd", "9h"], ["9d", "Ts", "Ah", "Ks"], ["As", "Jd", "Kh", "Jc"],
["Js", "Kc", "9s", "Jh"], ["Ac", "Tc", "9c", "Th"]]}, "moves": ["pass", "pass", "bid 10", "pass", "bid 20",
"bid 30", "bid 40", "bid 50", "pass", "pass", "bid 60", "pass", "bid 70", "bid 80", "bid 90", "bid 100",
"pass", "pass", "bid 104", "pass", "pass", "pass", "trump As", "pass", "pass", "pass", "pass", "pass", "pass",
"Kc", "Ac", "Ad", "Qc", "Ah", "Jc", "As", "Js", "Tc", "Qs", "Qd", "Ks", "9s", "Th", "Td", "Qh", "Ts", "Kh",
"Jh", "9c", "Kd", "9h", "9d", "Jd"], "points": [2, 0, 2, 0, 2, 0], "finished": true}]}"""
"""A round in which seat 1 holds three queens, written before there was a call for them."""


EQUAL_FOUR = """Ts Th Qd Jc 9c Ac
                Js Jh Jd Qs Ah Td
                9s 9h Qh Ad Kd Tc
                As Ks 9d Kh Qc Kc"""
"""Four players, of whom seat 1 holds three jacks."""
KINGS = """Js As Ts Ks
           Jh Ah Th 9c
           Jd Ad Td Tc
           9s 9h 9d Jc
           Qs Qh Qd Ac
           Kc Kh Kd Qc"""
"""Seats 3, 4 and 5 may call Trips."""
PARTNER = TRIPS.replace("9d Jc", "9d Ac").replace("Qd Ac", "Qd 9c").replace("9c Tc", "Jc Tc")
"""TRIPS with the jack of clubs in the hand of a partner."""


def six(hands: str = TRIPS, dealer: int = 0, calls: str = "trips-moenie", **options: str) -> ThuneePosition:
    return laid(hands, dealer, 6, six_calls=calls, **options)


def swapped(hands: str, one: str, other: str) -> str:
    return hands.replace(one, "?").replace(other, one).replace("?", other)


# Trips


def test_a1_and_x19_the_seats_with_three_equal_cards_are_asked_before_the_bidding() -> None:
    position = six()
    assert (position.phase, position.to_move, legal(position)) == ("trips", 3, ["trips", "pass"])
    assert refused(position, "bid 10") == "not-your-turn"
    said(position, "pass")
    assert (position.phase, position.to_move, legal(position)) == ("trips", 4, ["trips", "pass"])
    said(position, "pass")
    assert (position.phase, position.to_move) == ("bid", 2)
    assert refused(position, "trips") == "too-late"
    assert [event.kind for event in position.history] == ["dealt"] * 6


@pytest.mark.parametrize(("dealer", "asked"), [(0, [3, 4]), (2, [3, 4]), (3, [4, 3]), (4, [3, 4])])
def test_a1_the_trumpman_is_asked_first(dealer: int, asked: list[int]) -> None:
    position, found = six(dealer=dealer), []
    while position.phase in ("redeal", "trips"):
        if position.phase == "trips":
            found.append(position.to_move)
        said(position, "pass")
    assert found == asked
    assert (position.phase, position.to_move) == ("bid", (dealer + 2) % 6)


def test_a1_a_trumpman_with_few_points_is_first_asked_for_a_new_deal() -> None:
    position = six(dealer=3)
    assert (position.phase, position.to_move, legal(position)) == ("redeal", 4, ["redeal", "pass"])
    assert refused(position, "trips") == "not-your-turn"
    said(position, "pass")
    assert (position.phase, position.to_move) == ("trips", 4)


@pytest.mark.parametrize(
    "position",
    [
        six(SIX),
        six(TRIPS.replace("9d Jc", "Jc 9d").replace("Qd Ac", "Ac Qd")),
        six(calls="off"),
        laid(EQUAL_FOUR, six_calls="trips-moenie"),
    ],
    ids=["no three equal cards", "one of them dealt last", "without the option", "four players"],
)
def test_a1_nobody_else_is_asked(position: ThuneePosition) -> None:
    assert position.phase == "bid"
    assert refused(position, "trips") == "too-late"


def test_a1_the_first_to_call_ends_the_bidding() -> None:
    position = said(six(), "trips")
    assert (position.phase, position.to_move, position.leader, position.setter) == ("play", 3, 3, -1)
    assert (position.solo, position.caller) == ("trips", 3)
    dealt = ["dealt 1 Kh", "dealt 2 Kd", "dealt 3 Jc", "dealt 4 Ac", "dealt 5 Qc", "dealt 0 Ks"]
    assert told(position)[6:] == ["trips 3", *dealt]
    for seat in SEATS:
        view = position.view(seat)
        assert (view.trump, view.trump_card, view.solo, view.caller) == ("", None, "trips", 3)
        assert view.known == ((),) * 6
        assert view.count_so_far() is None


def test_a2_the_equal_cards_are_led_first_and_win() -> None:
    position = said(six(), "trips")
    assert legal(position) == ["9s", "9h", "9d"]
    assert refused(position, "Jc") == "trips-first"
    assert [move.card for move in position.view(3).legal_moves()] == list(position.view(3).hand[:3])
    said(position, "9s, Qs, 9c, Js, Jh, Jd")
    assert (position.tricks[-1][2], position.phase, position.to_move) == (3, "play", 3)
    assert legal(position) == ["9h", "9d"]
    assert position.view(0).trump == ""


def test_a2_others_follow_suit() -> None:
    position = said(six(swapped(TRIPS, "As", "Ah")), "trips, 9s, Qs, 9c")
    assert legal(position) == ["Js", "Ts", "Ks"]
    assert refused(position, "Ah") == "must-follow Ah 9s"
    assert legal(said(position, "Js")) == ["As"]


@pytest.mark.parametrize("undertrump", ["allowed", "barred"])
def test_a2_no_suit_is_trump(undertrump: str) -> None:
    position = said(six(undertrump=undertrump), "trips, 9s, Qs")
    assert legal(position) == ["9c", "Tc", "Kc", "Qc"]


def test_a2_of_four_equal_cards_any_three_are_led() -> None:
    position = said(six(swapped(TRIPS, "9c", "Jc")), "trips")
    assert legal(position) == ["9s", "9h", "9d", "9c"]
    said(position, "9c, Ac, Jc, Js, Jh, Jd")
    assert position.tricks[-1][2] == 3
    assert legal(position) == ["9s", "9h", "9d"]


def test_a3_and_x17_a_fourth_card_that_wins_scores_three() -> None:
    position = said(six(), f"{MADE}, Jc, Ac, Qc, Js, Kh, Kd")
    assert outcome(position) == ("trips-made", (0, 3, 0, 3, 0, 3))


@pytest.mark.parametrize("partner", ["3", "6"])
def test_a3_and_x18_a_fourth_card_that_opponents_beat_costs_three(partner: str) -> None:
    position = six(swapped(TRIPS, "Ac", "Jc"), trips_partner=partner)
    said(position, f"{MADE}, Ac, Jc, Qc, Js, Kh, Kd")
    assert outcome(position) == ("trips-lost", (3, 0, 3, 0, 3, 0))


@pytest.mark.parametrize("partner", [3, 6])
def test_a3_o18_and_x18_a_fourth_card_that_a_partner_beats(partner: int) -> None:
    position = six(PARTNER, trips_partner=str(partner))
    said(position, f"{MADE.replace('9c', 'Qc')}, Ac, 9c, Jc, Js, Kh, Kd")
    assert outcome(position) == ("partner-caught", (partner, 0, partner, 0, partner, 0))


# Moenie


def test_a4_and_x20_moenie_is_asked_with_thunee() -> None:
    position = said(six(MOENIE), "pass, pass, pass, trump Th")
    assert refused(position, "moenie") == "no-moenie"
    assert legal(said(position, "pass")) == ["thunee", "pass"]
    assert legal(said(position, "pass")) == ["thunee", "moenie", "pass"]
    assert position.view(3).legal_moves() == position.legal_moves()
    assert refused(position, "trips") == "too-late"
    said(position, "moenie")
    assert told(position)[-2:] == ["moenie 3", "exposed 1 Th"]
    assert write_event(position.view(3).history[-1]) == "exposed 1 ?"
    assert (position.to_move, position.solo, position.caller, position.trump) == (3, "moenie", 3, -1)
    assert refused(position, "moenie") == "too-late"
    assert refused(six(MOENIE), "moenie") == "not-now"


def test_a4_the_jack_is_needed_and_the_option() -> None:
    without_jack = said(six(swapped(MOENIE, "Js", "As")), "pass, pass, pass, trump Th, pass, pass")
    assert legal(without_jack) == ["thunee", "pass"]
    assert refused(without_jack, "moenie") == "no-moenie"
    off = said(six(MOENIE, calls="off"), "pass, pass, pass, trump Th, pass, pass")
    assert refused(off, "moenie") == "not-agreed"


def test_a4_the_trump_card_of_the_caller_counts() -> None:
    position = said(six(MOENIE, dealer=2), "pass, pass, pass, trump Ts")
    assert (position.to_move, legal(position)) == (3, ["thunee", "moenie", "pass"])
    assert sorted(legal(said(position, "moenie"))) == ["Js", "Ks", "Qs", "Ts"]


@pytest.mark.parametrize(
    ("swaps", "moves", "rule", "balls"),
    [
        ([], "Js, As, Qc, 9s, Th, Ad, Ts, Qd, Kc, Jh, Kh, Td, Ks, Jc, Tc, 9h, Jd, Qh, Qs, 9c, Ac, Ah, 9d, Kd",
         "moenie-made", (0, 4)),
        ([("As", "Ah")], "Js, Ah, Qc, 9s, Th, Ad, Ts, Qd, Kc, As, Kh, Td", "moenie-lost", (4, 0)),
        ([("As", "Ac"), ("9s", "Tc")], "Js, Ac, 9s, Tc, Th, Ad, Ts, Qd, As, Jh, Kh, Td",
         "partner-caught", (8, 0)),
    ],
    ids=["made", "lost", "partner"],
)  # fmt: skip
@pytest.mark.parametrize("void", ["ask", "void"])
def test_a5_and_x20_the_caller_must_win_all_tricks(
    swaps: list[tuple[str, str]], moves: str, rule: str, balls: tuple[int, int], void: str
) -> None:
    hands = MOENIE
    for one, other in swaps:
        hands = swapped(hands, one, other)
    position = six(hands, partner_catch="4", no_trump_redeal=void)
    said(position, f"pass, pass, pass, trump Th, pass, pass, moenie, {moves}")
    assert outcome(position) == (rule, balls * 3)


@pytest.mark.parametrize(
    "position",
    [said(six(), "trips"), said(six(MOENIE, dealer=2), "pass, pass, pass, trump Ts, moenie")],
    ids=["trips", "moenie"],
)
def test_a6_no_other_call_is_made_under_them(position: ThuneePosition) -> None:
    seen = set()
    while not position.is_over:
        seen.add(position.phase)
        last = [refused(position, kind) for kind in ("double", "khanaak")]
        assert last == ["under-thunee"] * 2
        position.play(position.legal_moves()[0])
    assert seen == {"play"}


# What a seat sees


@pytest.mark.parametrize(("dealer", "asked"), [(0, 3), (1, 3), (4, 3)])
def test_a_seat_that_is_asked_for_trips_alone_sees_it(dealer: int, asked: int) -> None:
    position = six(dealer=dealer)
    first = (dealer + 2) % 6
    passed = said(position.copy(), "pass, pass")
    for seat in SEATS:
        view = position.view(seat)
        if seat == asked:
            assert (view.to_move, view.phase) == (asked, "trips")
            assert view.refusal(Move("bid", (), (), 10)) == Refusal("answer-first")
        else:
            assert (view.to_move, view.phase) == (first, "bid")
            assert view == passed.view(seat)
            assert view.refusal(Move("trips")) == Refusal("too-late")
    assert passed.history == position.history


@pytest.mark.parametrize(("dealer", "phase"), [(2, "trips"), (3, "redeal")])
def test_a_first_bidder_sees_the_question_while_the_trumpman_is_asked(dealer: int, phase: str) -> None:
    position = six(KINGS, dealer)
    first, trumpman = (dealer + 2) % 6, (dealer + 1) % 6
    assert (position.to_move, position.phase) == (trumpman, phase)
    assert (position.view(first).to_move, position.view(first).phase) == (first, "trips")
    assert position.view(first).legal_moves() == [Move("trips"), Move("pass")]
    others = [seat for seat in SEATS if seat not in (first, trumpman)]
    assert {(position.view(seat).to_move, position.view(seat).phase) for seat in others} == {(first, "bid")}
    before = position.view(first)
    while position.to_move != first:
        said(position, "pass")
    assert position.view(first) == before


# Records, and rounds by chance


def test_a_record_of_durban_from_before_is_replayed_by_its_rules() -> None:
    found = load(OLD_DURBAN)
    assert found.options == {"preset": "durban-without-six-calls"}
    played = replay(found)
    assert played.points == ((2, 0, 2, 0, 2, 0),)
    again = json.loads(dump(found))
    assert (again["version"], again["options"]) == (3, {"preset": "durban"})
    assert load(dump(found)) == found


@pytest.mark.parametrize("version", [4, 5])
def test_a_durban_of_today_has_the_calls(version: int) -> None:
    text = OLD_DURBAN.replace('"version": 3', f'"version": {version}')
    with pytest.raises(RecordError):
        replay(load(text))


def test_check_plays_both_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: set[str] = set()
    rarest = check.rarest()

    def noting(position: Position, moves: Sequence[Move], rng: random.Random) -> Move:
        move = rarest(position, moves, rng)
        kinds.add(move.kind)
        return move

    monkeypatch.setattr(check, "games", lambda: {"thunee": replace(THUNEE, players=(6,))})
    assert check.check(600, 4, (noting,)).fault == ""
    assert {"trips", "moenie"} <= kinds
