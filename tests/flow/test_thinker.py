# SPDX-License-Identifier: MIT
"""The thread in which computer players think."""

import random
import threading
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QObject

from thothit_desktop.flow.thinker import CLOSING, Thinker
from thothit_desktop.games import new_game
from thothit_desktop.players import Decision, Limit, new_player


@pytest.fixture
def thinker():
    made = Thinker()
    yield made
    made.close()
    assert not made._thread.is_alive()


VIEW = new_game("thothit").deal(random.Random(3)).view(0)
LIMIT = Limit(playouts=20)


def thought(player):
    return partial(player.choose, VIEW, LIMIT, random.Random(1))


class Slow:
    """Thinks until it is cancelled."""

    def __init__(self) -> None:
        self.started, self.ended = threading.Event(), threading.Event()

    def choose(self, view, limit, rng, cancelled):
        self.started.set()
        while not cancelled():
            pass
        self.ended.set()
        return Decision(view.legal_moves()[0])


class Broken:
    def choose(self, view, limit, rng, cancelled):
        raise RuntimeError("lost my cards")


def test_answers_with_the_question_s_number(qtbot, thinker):
    with qtbot.waitSignal(thinker.decided) as answer:
        number = thinker.ask(thought(new_player("greedy")))
    assert answer.args[0] == number
    assert answer.args[1].move in VIEW.legal_moves()


def test_a_new_question_drops_the_one_before(qtbot, thinker):
    slow = Slow()
    thinker.ask(thought(slow))
    assert slow.started.wait(5)
    with qtbot.waitSignal(thinker.decided) as answer:
        number = thinker.ask(thought(new_player("random")))
    assert answer.args[0] == number
    assert slow.ended.is_set()


def test_a_cancelled_answer_does_not_come(qtbot, thinker):
    slow = Slow()
    with qtbot.assertNotEmitted(thinker.decided, wait=50):
        thinker.ask(thought(slow))
        assert slow.started.wait(5)
        thinker.cancel()
        assert slow.ended.wait(5)


def test_a_fault_is_told_and_the_thread_goes_on(qtbot, thinker):
    with qtbot.waitSignal(thinker.failed) as fault:
        thinker.ask(thought(Broken()))
    assert str(fault.args[1]) == "lost my cards"
    with qtbot.waitSignal(thinker.decided):
        thinker.ask(thought(new_player("greedy")))


def test_the_thread_is_called_as_its_thinker(qtbot):
    coach = Thinker(name="coach")
    with qtbot.waitSignal(coach.decided) as answer:
        coach.ask(lambda _cancelled: threading.current_thread().name)
    coach.close()
    assert answer.args[1] == "coach"


def test_close_joins_a_thinking_thread():
    thinker, slow = Thinker(), Slow()
    thinker.ask(thought(slow))
    assert slow.started.wait(5)
    thinker.close()
    assert not thinker._thread.is_alive()


def test_the_thread_is_joined_when_what_it_thinks_for_goes():
    parent, slow = QObject(), Slow()
    thinker = Thinker(parent)
    thread = thinker._thread
    thinker.ask(thought(slow))
    assert slow.started.wait(5)
    shiboken6.delete(parent)
    assert slow.ended.is_set()
    assert not thread.is_alive()


class Hanging:
    """Does not heed that it is cancelled."""

    def __init__(self) -> None:
        self.started, self.freed = threading.Event(), threading.Event()

    def choose(self, view, limit, rng, cancelled):
        self.started.set()
        self.freed.wait()
        raise RuntimeError("lost my cards")


@pytest.fixture
def hanging():
    made = Hanging()
    yield made
    made.freed.set()


def test_a_thread_that_hangs_is_left_behind(qtbot, thinker, hanging):
    """Its fault, should it ever come, is nobody's any more."""
    faults = []
    thinker.failed.connect(faults.append)
    thinker.ask(thought(hanging))
    assert hanging.started.wait(5)
    left = thinker._thread
    assert thinker.abandon()
    with qtbot.waitSignal(thinker.decided):
        thinker.ask(thought(new_player("greedy")))
    hanging.freed.set()
    left.join(5)
    assert not left.is_alive()
    assert faults == []


def test_a_question_that_was_never_begun_is_no_fault_of_its_player(qtbot, thinker, hanging):
    thinker.ask(thought(hanging))
    assert hanging.started.wait(5)
    thinker.ask(thought(new_player("greedy")))
    assert not thinker.abandon()


def test_close_leaves_a_thread_that_hangs(monkeypatch, hanging):
    monkeypatch.setattr("thothit_desktop.flow.thinker.CLOSING", 0.05)
    thinker = Thinker()
    thinker.ask(thought(hanging))
    assert hanging.started.wait(5)
    thinker.close()
    assert thinker._thread.is_alive()
    assert thinker._thread.daemon


def test_questions_are_numbered_from_one(qtbot, thinker):
    for number in (1, 2):
        with qtbot.waitSignal(thinker.decided) as answer:
            assert thinker.ask(lambda _cancelled: "mine") == number
        assert answer.args == [number, "mine"]


def test_a_thinker_is_called_so_unless_it_has_another_name(qtbot, thinker):
    with qtbot.waitSignal(thinker.decided) as answer:
        thinker.ask(lambda _cancelled: threading.current_thread().name)
    assert answer.args[1] == "thinker"
    assert thinker._thread.daemon


def test_a_fault_comes_with_its_question_s_number(qtbot, thinker):
    for number in (1, 2):
        with qtbot.waitSignal(thinker.failed) as fault:
            assert thinker.ask(thought(Broken())) == number
        assert fault.args[0] == number


def test_a_question_that_was_dropped_before_it_was_begun_is_not_thought_about(qtbot, thinker, hanging):
    asked = []
    thinker.ask(thought(hanging))
    assert hanging.started.wait(5)
    thinker.ask(lambda _cancelled: asked.append("dropped"))
    with qtbot.waitSignal(thinker.decided) as answer:
        thinker.ask(lambda _cancelled: "asked")
        hanging.freed.set()
    assert asked == []
    assert answer.args[1] == "asked"


def test_a_fault_of_a_dropped_question_is_nobody_s(qtbot, thinker, hanging):
    thinker.ask(thought(hanging))
    assert hanging.started.wait(5)
    with qtbot.assertNotEmitted(thinker.failed, wait=30):
        thinker.cancel()
        hanging.freed.set()


def test_without_a_question_there_is_nothing_to_abandon(qtbot, thinker):
    thinker.cancel()
    assert thinker.abandon() is False
    with qtbot.waitSignal(thinker.decided):
        thinker.ask(lambda _cancelled: True)


def test_a_thread_is_waited_for_two_seconds():
    assert CLOSING == 2.0


def test_an_exit_in_a_thought_is_a_fault_like_any_other(qtbot, thinker):
    def leave(_cancelled):
        raise SystemExit(3)

    with qtbot.waitSignal(thinker.failed) as fault:
        thinker.ask(leave)
    assert isinstance(fault.args[1], SystemExit)
