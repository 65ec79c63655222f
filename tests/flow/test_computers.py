# SPDX-License-Identifier: MIT
"""Computer players: their thinking time, the time of their answers, and their faults."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from tests.flow.scripted import Scripted, seated
from tests.games.rummy.rounds import DULL, round_with
from tests.probe import TimeByHand, awake_clock_of
from thothit_desktop.flow import computers as module
from thothit_desktop.flow.computers import HANGS, LONGEST, Computers
from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.contract import Move
from thothit_desktop.players import Decision, limit_of


@pytest.fixture
def session(owner):
    return CurrentMatch(owner)


@pytest.fixture
def computers(session):
    """They alone, without a table, not paused."""
    made = Computers(session, session)
    yield made
    made.close()


def play(monkeypatch, session, computers, *players) -> None:
    """Let these sit at the seats of a round of Kowah that nobody has declared in; seat 0 is to draw."""
    match = seated(monkeypatch, round_with(*DULL[: len(players)]), *players, person=False)
    session.match = match
    computers.sit(match.levels)


def test_a_player_has_the_playouts_of_its_level_and_two_seconds_at_most(qtbot, controller, monkeypatch):
    player = Scripted("draw")
    match = seated(monkeypatch, round_with(*DULL[:2]), player, Scripted("draw"), person=False)
    with qtbot.waitSignal(controller.decisions.decided):
        controller.resume(match)
    assert player.limit == limit_of(match.levels[0], match.game.spec, LONGEST)
    assert player.limit.ms == 2000


def test_a_player_hangs_a_minute_after_it_should_have_answered(qtbot, monkeypatch, session, computers):
    assert HANGS == 62_000
    player = Scripted("draw", waits="pick")
    play(monkeypatch, session, computers, player, Scripted())
    late = awake_clock_of(computers)
    assert late.left is None
    computers.ask()
    assert 61_000 < late.left <= 62_000
    with qtbot.waitSignal(computers.decided):
        player.go.set()
    assert late.left is None


def test_nobody_hangs_while_the_program_stands_still(qtbot, monkeypatch, session, computers):
    player, time = Scripted("draw", waits="pick"), TimeByHand(monkeypatch)
    play(monkeypatch, session, computers, player, Scripted())
    failed = QSignalSpy(computers.failed)
    computers.ask()
    time.stand_still(computers, 3600)
    assert failed.count() == 0
    with qtbot.waitSignal(computers.decided):
        player.go.set()


def test_whoever_thinks_draws_luck_from_the_match_s_own_generator_for_players(
    qtbot, monkeypatch, session, computers
):
    drawn = []
    player = Scripted()
    player.choose = lambda view, _limit, rng, _cancelled: (  # type: ignore[method-assign]
        drawn.append(rng.random()) or Decision(view.legal_moves()[0])
    )
    play(monkeypatch, session, computers, player, Scripted())
    with qtbot.waitSignal(computers.decided):
        computers.ask()
    assert drawn == [session.match.luck("player").random()]


def test_a_person_s_seat_is_not_asked(qtbot, monkeypatch, session, computers):
    session.match = seated(monkeypatch, round_with(*DULL[:2]), Scripted())
    computers.sit(session.match.levels)
    with qtbot.assertNotEmitted(computers.decided, wait=30):
        computers.ask()


def test_without_an_answer_the_end_of_a_pause_says_nothing(computers):
    decided = QSignalSpy(computers.decided)
    computers.set_paused(False)
    computers.set_paused(True)
    computers.set_paused(False)
    assert decided.count() == 0


def test_an_answer_that_comes_in_a_pause_waits_for_its_end_and_comes_once(
    qtbot, monkeypatch, session, computers
):
    play(monkeypatch, session, computers, Scripted("draw"), Scripted())
    computers.set_paused(True)
    with qtbot.assertNotEmitted(computers.decided, wait=60):
        computers.ask()
    decided = QSignalSpy(computers.decided)
    computers.set_paused(True)
    assert decided.count() == 0
    computers.set_paused(False)
    computers.set_paused(False)
    assert [decided.at(n)[0] for n in range(decided.count())] == [Move("draw")]


def test_an_answer_that_waits_is_dropped_with_its_question(qtbot, monkeypatch, session, computers):
    play(monkeypatch, session, computers, Scripted("draw"), Scripted())
    computers.set_paused(True)
    with qtbot.assertNotEmitted(computers.decided, wait=60):
        computers.ask()
    computers.forget()
    with qtbot.assertNotEmitted(computers.decided, wait=20):
        computers.set_paused(False)


def test_an_answer_on_its_way_is_dropped_with_its_question(qtbot, monkeypatch, session, computers):
    """Also that to the very first one."""
    play(monkeypatch, session, computers, Scripted("draw"), Scripted())
    posted = threading.Event()
    computers.findChild(Thinker).decided.connect(posted.set, Qt.ConnectionType.DirectConnection)
    computers.ask()
    assert posted.wait(10)
    computers.forget()
    with qtbot.assertNotEmitted(computers.decided, wait=20):
        pass


def test_what_was_answered_before_is_answered_again_once_and_without_thought(
    qtbot, monkeypatch, session, computers
):
    person, player = Scripted(), Scripted("draw")
    play(monkeypatch, session, computers, player, person)
    session.match.levels[1] = "person"
    draw = Move("draw")
    session.match.play(draw)
    session.match.restart()
    player.choose = lambda *_: pytest.fail("asked again")  # type: ignore[method-assign]
    decided = QSignalSpy(computers.decided)
    with qtbot.waitSignal(computers.decided) as answer:
        computers.ask()
        assert decided.count() == 0, "through the event loop"
    assert answer.args == [draw]
    qtbot.wait(20)
    assert decided.count() == 1
    computers.ask()
    computers.forget()
    qtbot.wait(20)
    assert decided.count() == 1


def test_an_answer_that_the_rules_refuse_is_a_fault_and_a_simple_player_goes_on(
    qtbot, monkeypatch, session, computers
):
    cheat = Scripted()
    cheat.choose = lambda *_: Decision(Move("take"))  # type: ignore[method-assign]
    play(monkeypatch, session, computers, cheat, Scripted())
    failed, replaced = QSignalSpy(computers.failed), QSignalSpy(computers.replaced)
    with qtbot.waitSignal(computers.decided) as answer:
        computers.ask()
    assert answer.args[0] in session.position.legal_moves()
    assert failed.count() == 1
    assert "take" in str(failed.at(0)[0])
    assert isinstance(failed.at(0)[0], ValueError)
    assert [replaced.at(n) for n in range(replaced.count())] == [[0]]


def test_whoever_fails_is_told_of_by_seat_and_once_a_round(qtbot, monkeypatch, session, computers):
    def fail(*_):
        raise RuntimeError("lost my cards")

    broken = Scripted("draw", "drawn")
    broken.choose = fail  # type: ignore[method-assign]
    play(monkeypatch, session, computers, Scripted("draw", "drawn"), broken)
    failed, replaced = QSignalSpy(computers.failed), QSignalSpy(computers.replaced)
    for _ in range(8):
        if session.position.is_over:
            break
        with qtbot.waitSignal(computers.decided) as answer:
            computers.ask()
        session.make(answer.args[0])
    assert failed.count() == 1
    assert [replaced.at(n) for n in range(replaced.count())] == [[1]]


def test_where_the_simple_player_fails_too_the_match_s_luck_for_faults_decides(
    qtbot, monkeypatch, session, computers
):
    def fail(*_):
        raise RuntimeError("lost my cards")

    broken = Scripted()
    broken.choose = fail  # type: ignore[method-assign]
    monkeypatch.setattr(module.RandomPlayer, "choose", fail)
    play(monkeypatch, session, computers, broken, Scripted())
    session.make(Move("draw"))
    failed = QSignalSpy(computers.failed)
    with qtbot.waitSignal(computers.decided) as answer:
        computers.ask()
    assert failed.count() == 2
    legal = session.position.legal_moves()
    assert len(legal) > 3
    assert answer.args[0] == session.match.luck("fault").choice(legal)


def test_one_that_hangs_is_a_fault_that_names_its_level(qtbot, monkeypatch, session, computers):
    monkeypatch.setattr(module, "HANGS", 80)
    slow = Scripted("draw", waits="pick")
    play(monkeypatch, session, computers, slow, Scripted())
    with qtbot.waitSignal(computers.failed) as failed:
        computers.ask()
    (error,) = failed.args
    assert isinstance(error, TimeoutError)
    assert f"level {session.match.levels[0]} " in str(error)


def test_nobody_is_late_any_more_when_they_are_closed(qtbot, monkeypatch, session, computers):
    monkeypatch.setattr(module, "HANGS", 50)
    play(monkeypatch, session, computers, Scripted("draw", waits="pick"), Scripted())
    computers.ask()
    computers.close()
    with qtbot.assertNotEmitted(computers.failed, wait=90):
        pass
