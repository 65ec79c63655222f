# SPDX-License-Identifier: MIT
"""The states of a match, and the transitions between them."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from thothit_desktop.flow.match_state_machine import MatchStateMachine
from thothit_desktop.games.contract import DecisionKind

STATES = (
    *("opening", "following", "ritual", "dealing", "turn", "counting", "scoring", "resuming"),
    *("choosing", "picking", "turning", "waiting", "calling", "claiming"),
    *("playing", "capturing", "resting", "clearing"),
)
DUE = {
    "card_due": "choosing",
    "turned_due": "turning",
    "call_due": "calling",
    "claim_due": "claiming",
    "luck_due": "waiting",
    "over": "counting",
    "interrupted": "playing",
}
"""By signal the state that follows, wherever something is asked or shown."""
FOLLOWS = {
    "opening": {"staged": "ritual"},
    "following": {"staged": "ritual"},
    "ritual": {"staged": "ritual", "settled": "dealing"},
    "dealing": {"settled": "resuming"},
    "counting": {"counted": "scoring"},
    "scoring": {"next_round": "following"},
    "resuming": {**DUE, "full": "resting"},
    "choosing": {**DUE, "candidates": "picking", "decided": "playing"},
    "picking": {**DUE, "candidates": "picking", "left": "choosing", "decided": "playing"},
    "turning": {"decided": "capturing"},
    "waiting": {"decided": "playing"},
    "calling": {**DUE, "decided": "playing"},
    "claiming": {**DUE, "decided": "playing"},
    "playing": {**DUE, "full": "resting"},
    "capturing": DUE,
    "resting": {"rested": "clearing"},
    "clearing": DUE,
}
"""By state what each signal leads to; others change nothing."""
COMMANDS = {
    "begin": "opening",
    "redeal": "dealing",
    "resume_turn": "resuming",
    "resume_score": "scoring",
}
SIGNALS = (
    *DUE,
    *COMMANDS,
    "staged",
    "settled",
    "candidates",
    "left",
    "decided",
    "full",
    "rested",
    "counted",
    "next_round",
)


@pytest.fixture
def machine(qtbot):
    owner = QObject()
    made = MatchStateMachine(owner)
    with qtbot.waitSignal(made.started):
        made.start()
    yield made
    made.stop()


def state(machine: MatchStateMachine) -> str:
    """The state of the match, the innermost one."""
    active = [name for name in STATES if getattr(machine, name) in machine.configuration()]
    return next((name for name in active if name != "turn"), "")


REACH = {
    **{name: (command,) for command, name in COMMANDS.items()},
    "ritual": ("begin", "staged"),
    "following": ("resume_score", "next_round"),
    **{name: ("resume_turn", signal) for signal, name in DUE.items()},
    "picking": ("resume_turn", "card_due", "candidates"),
    "capturing": ("resume_turn", "turned_due", "decided"),
    "resting": ("resume_turn", "full"),
    "clearing": ("resume_turn", "full", "rested"),
}
"""By state the signals that lead to it."""


@pytest.mark.parametrize("name", FOLLOWS)
def test_each_state_is_followed_by_those_that_may_and_by_no_other(machine, qapp, name):
    for signal in SIGNALS:
        for step in REACH[name]:
            getattr(machine, step).emit()
        assert state(machine) == name
        entered = []
        wanted = COMMANDS.get(signal) or FOLLOWS[name].get(signal, name)
        getattr(machine, wanted).entered.connect(lambda entered=entered: entered.append(True))
        getattr(machine, signal).emit()
        assert state(machine) == wanted, signal
        assert bool(entered) == (signal in COMMANDS or signal in FOLLOWS[name]), signal


def test_a_pause_leaves_the_match_where_it_is(machine):
    machine.resume_turn.emit()
    machine.card_due.emit()
    for signal, paused in (("go_on", False), ("pause", True), ("pause", True), ("go_on", False)):
        getattr(machine, signal).emit()
        assert (machine.paused in machine.configuration()) == paused
        assert (machine.running in machine.configuration()) != paused
        assert state(machine) == "choosing"


def test_before_a_match_it_waits(machine):
    assert state(machine) == ""
    for signal in (*DUE, "staged", "decided", "next_round"):
        getattr(machine, signal).emit()
    assert state(machine) == ""


def test_the_last_command_before_it_runs_is_heeded_when_it_does(qtbot):
    owner = QObject()
    machine = MatchStateMachine(owner)
    machine.start()
    machine.order(machine.begin)
    machine.order(machine.resume_score)
    with qtbot.waitSignal(machine.scoring.entered):
        pass
    machine.order(machine.begin)
    assert state(machine) == "opening"
    machine.stop()


def test_what_a_position_asks_has_its_signal(machine):
    machine.resume_turn.emit()
    entered = {}
    for asks in DecisionKind:
        machine.resume_turn.emit()
        machine.due[asks].emit()
        entered[asks] = state(machine)
    assert entered == {
        DecisionKind.HAND: "choosing",
        DecisionKind.PICK: "choosing",
        DecisionKind.TURNED: "turning",
        DecisionKind.CALL: "calling",
        DecisionKind.CLAIM: "claiming",
        DecisionKind.LUCK: "waiting",
        DecisionKind.OVER: "counting",
    }


def test_its_end_ends_it_from_any_state(qtbot, machine):
    machine.resume_turn.emit()
    with qtbot.waitSignal(machine.finished):
        machine.end.emit()


def test_it_goes_with_its_owner(qapp):
    """Nothing in Python holds it, its states and whoever has connected to them."""
    owner = QObject()
    held = weakref.ref(MatchStateMachine(owner))
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    del owner
    gc.collect()
    assert held() is None
