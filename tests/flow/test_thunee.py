# SPDX-License-Identifier: MIT
"""Bids, Jodhis and tricks of Thunee on a table without pictures."""

import pytest

from tests.flow.scripted import Scripted, seated
from tests.flow.test_decisions import calls_of, made, wait_for_calls
from tests.games.thunee.rounds import SET, X1, laid
from tests.games.thunee.rounds import said as spoken
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thunee import bid_key
from thothit_desktop.games import cards
from thothit_desktop.games.notation import write_event
from thothit_desktop.games.record import dump, load
from thothit_desktop.games.thunee.rules import BIDS

QUIET = ("pass",)


@pytest.fixture
def quiet() -> list[Scripted]:
    return [Scripted(*QUIET) for _ in range(3)]


def test_every_bid_has_a_key():
    assert "".join(map(bid_key, BIDS)) == "1234567890F"


def to_play(moves: str = "") -> object:
    """X1, spades set by seat 1; the person, at seat 0, is of the counting side."""
    return spoken(laid(X1), SET + (f", {moves}" if moves else ""))


def test_the_person_bids_and_sets_trump(qtbot, conductor, table, monkeypatch, quiet):
    match = seated(monkeypatch, laid(X1), *quiet)
    conductor.resume(match)
    bids = [f"bid {points}" for points in range(10, 101, 10)]
    wait_for_calls(qtbot, table, *bids, "thunee", "pass")
    table.call_bar.called.emit("bid 40")
    qtbot.waitUntil(lambda: match.position.phase == "trump")
    qtbot.waitUntil(lambda: set(offered(table)) == set(cards.faces(("Ts", "Th", "Qd", "Jc"))))
    table.selection.hand_chosen.emit(cards.card("Jc"))
    assert made(match)[-1] == "trump Jc"
    wait_for_calls(qtbot, table, "thunee", "pass")
    assert [event for call in table.calls if call[0] == "play" for event in call[1]][:4] == [
        "passed 2",
        "bid 0 40",
        "passed 1",
        "passed 3",
    ]


def offered(table) -> list[int]:
    return list(next(call for call in reversed(table.calls) if call[0] == "offer")[1])


def test_a_bid_that_is_too_late_is_refused(qtbot, conductor, table, monkeypatch, quiet):
    conductor.resume(seated(monkeypatch, to_play(), *quiet))
    with qtbot.waitSignal(conductor.decisions.human.refused) as refused:
        table.call_bar.missed.emit("bid 40")
    assert refused.args[0].code in ("too-late", "not-your-turn")


def test_a_full_trick_lies_until_a_click(qtbot, conductor, table, monkeypatch, quiet):
    conductor.turns.trick_pause.seconds = None
    match = seated(monkeypatch, to_play("Jh, Kh"), *quiet)
    conductor.resume(match)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer")
    with qtbot.waitSignal(conductor.turns.resting) as resting:
        table.selection.hand_chosen.emit(cards.card("Th"))
    assert write_event(resting.args[0]).startswith("trick 2 Jh Kh Th Ah")
    assert table.names()[-1] == "offer_rest"
    qtbot.wait(30)
    assert table.names()[-1] == "offer_rest"
    with qtbot.waitSignal(conductor.decisions.asked):
        table.selection.draw_chosen.emit()
    assert ("play", ["trick 2 Jh Kh Th Ah"], False) in table.calls


def test_a_full_trick_lies_for_a_while_which_stands_still_in_a_pause(
    qtbot, conductor, table, monkeypatch, quiet
):
    conductor.turns.trick_pause.seconds = 0.05
    match = seated(monkeypatch, to_play("Jh, Kh"), *quiet)
    conductor.resume(match)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer")
    with qtbot.waitSignal(conductor.turns.resting):
        table.selection.hand_chosen.emit(cards.card("Th"))
    conductor.set_paused(True)
    with qtbot.assertNotEmitted(conductor.decisions.asked, wait=150):
        pass
    with qtbot.waitSignal(conductor.decisions.asked):
        conductor.set_paused(False)


def test_nobody_s_click_is_waited_for_where_nobody_sits(qtbot, conductor, table, monkeypatch):
    conductor.turns.trick_pause.seconds = 0.0
    match = seated(monkeypatch, to_play(), *[Scripted(*QUIET) for _ in range(4)], person=False)
    with qtbot.waitSignal(conductor.scored, timeout=10000):
        conductor.resume(match)
    assert "offer_rest" not in table.names()


JODHIS = """Jh 9h Qh Kh Kd Tc
            As Jd 9d Ad Qc Kc
            Ts Th Qd Jc 9c Ac
            Js 9s Ks Qs Ah Td"""
"""Seat 0 holds king and queen of hearts, seat 1 those of clubs."""


def test_the_person_is_asked_for_a_jodhi_and_may_hold_it_back(qtbot, conductor, table, monkeypatch, quiet):
    position = spoken(laid(JODHIS, dealer=2), "pass, pass, trump Qs, pass, pass, pass, pass")
    match = seated(monkeypatch, position, *quiet)
    conductor.resume(match)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer")
    table.selection.hand_chosen.emit(cards.card("Jh"))
    wait_for_calls(qtbot, table, "jodhi h", "pass")
    assert [call.words for call in table.calls[-1][1]] == ["Jodhi in Hearts, 20", "Hold back"]
    assert table.calls[-1][2] is None
    table.call_bar.called.emit("pass")
    qtbot.waitUntil(lambda: made(match)[-1] == "pass" and table.names()[-1] == "offer")
    told = [event for call in table.calls if call[0] == "play" for event in call[1]]
    assert not any(event.startswith("jodhi") for event in told)


@pytest.mark.parametrize("moment", range(0, 30, 3))
def test_a_match_is_resumed_at_any_moment(qtbot, conductor, table, monkeypatch, moment):
    match = seated(monkeypatch, laid(X1), *[Scripted(*QUIET) for _ in range(4)], person=False)
    for _ in range(moment):
        match.play(match.position.legal_moves()[-1])
    again = Match.from_record(load(dump(match.record)), 1)
    again.levels = match.levels
    with qtbot.waitSignal(conductor.scored, timeout=10000):
        conductor.resume(again)
    assert again.position.is_over


def test_calls_are_none_while_others_are_asked(qtbot, conductor, table, monkeypatch, quiet):
    quiet[0].waits = "bid"
    match = seated(monkeypatch, spoken(laid(X1), "bid 10"), *quiet)
    conductor.resume(match)
    qtbot.waitUntil(quiet[0].asked.is_set)
    assert calls_of(table) == []
    quiet[0].go.set()
