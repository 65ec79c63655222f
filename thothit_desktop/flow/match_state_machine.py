# SPDX-License-Identifier: MIT
"""The state machine of a match (docs/design.md 5).

Opening -> ritual .. -> dealing -> turn -> counting -> scoring -> following -> ritual .. and in parallel
running | paused.

Within a turn, the kind of decision due (`DecisionKind`) determines the state after each move: choosing,
calling, claiming, waiting or counting. A choice among captures goes through picking; a move leads to playing
or capturing, and cards that rest on the table lead through resting and clearing.

The machine follows the view of the seat at the bottom of the screen: a secret question to a computer player
changes the state only if its answer is visible.
"""

from PySide6.QtCore import SIGNAL, QObject, Signal, SignalInstance
from PySide6.QtStateMachine import QAbstractState, QFinalState, QState, QStateMachine

from thothit_desktop.games.contract import DecisionKind


class MatchStateMachine(QStateMachine):
    """The states and signals of a match, as attributes; handlers connect to a state's `entered`."""

    begin = Signal()
    resume_turn = Signal()
    resume_score = Signal()
    redeal = Signal()
    staged = Signal()
    """Emitted when the next ritual is due, or the deal if none is left."""
    settled = Signal()
    """Emitted when the rituals, or the deal, have been shown."""
    candidates = Signal()
    """Emitted when the person's card has several captures."""
    left = Signal()
    """Emitted when the person takes a card back."""
    decided = Signal()
    """Emitted when the seat to act has decided on a move."""
    interrupted = Signal()
    """Emitted when a computer player answers a secret question with a visible move."""
    card_due = Signal()
    turned_due = Signal()
    call_due = Signal()
    claim_due = Signal()
    luck_due = Signal()
    over = Signal()
    counted = Signal()
    """The round that is over has been counted on the table."""
    full = Signal()
    """Emitted when cards are to rest on the table before they are taken away."""
    rested = Signal()
    next_round = Signal()
    pause = Signal()
    go_on = Signal()
    end = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.due: dict[DecisionKind, SignalInstance] = {
            DecisionKind.HAND: self.card_due,
            DecisionKind.PICK: self.card_due,
            DecisionKind.TURNED: self.turned_due,
            DecisionKind.CALL: self.call_due,
            DecisionKind.CLAIM: self.claim_due,
            DecisionKind.LUCK: self.luck_due,
            DecisionKind.OVER: self.over,
        }
        """The signal for each kind of decision."""
        self._first_command: SignalInstance | None = None
        """The command given before the machine ran, or None."""
        self._held = False
        """True from a pause until it is to go on."""
        everything = QState(QState.ChildMode.ParallelStates, self)
        self.setInitialState(everything)
        self._lead(everything, "end", QFinalState(self))
        self._build_pause(QState(everything))
        self._build_match(QState(everything))
        self.started.connect(self._on_started)

    def order(self, command: SignalInstance) -> None:
        """Emit a command, or keep it until the event loop has started the machine."""
        if self.isRunning():
            self._give(command)
        else:
            self._first_command = command

    def set_paused(self, paused: bool) -> None:
        """Pause or go on; a match that begins in a pause waits for its end."""
        self._held = paused
        (self.pause if paused else self.go_on).emit()

    def _build_pause(self, clock: QState) -> None:
        self.running, self.paused = QState(clock), QState(clock)
        clock.setInitialState(self.running)
        self._lead(self.running, "pause", self.paused)
        self._lead(self.paused, "go_on", self.running)

    def _build_match(self, match: QState) -> None:
        match.setInitialState(QState(match))
        self.opening, self.following, self.ritual = QState(match), QState(match), QState(match)
        self.dealing, self.turn = QState(match), QState(match)
        self.counting, self.scoring = QState(match), QState(match)
        for before in (self.opening, self.following, self.ritual):
            self._lead(before, "staged", self.ritual)
        self._lead(self.ritual, "settled", self.dealing)
        self._lead(self.dealing, "settled", self.turn)
        self._lead(self.counting, "counted", self.scoring)
        self._lead(self.scoring, "next_round", self.following)
        self._build_turn()
        for command, target in (
            ("begin", self.opening),
            ("redeal", self.dealing),
            ("resume_turn", self.resuming),
            ("resume_score", self.scoring),
        ):
            self._lead(match, command, target)

    def _build_turn(self) -> None:
        turn = self.turn
        self.resuming = QState(turn)
        self.choosing, self.picking, self.turning, self.waiting = (QState(turn) for _ in range(4))
        self.calling, self.claiming = QState(turn), QState(turn)
        self.playing, self.capturing = QState(turn), QState(turn)
        self.resting, self.clearing = QState(turn), QState(turn)
        turn.setInitialState(self.resuming)
        self._lead(self.choosing, "candidates", self.picking)
        self._lead(self.picking, "candidates", self.picking)
        self._lead(self.picking, "left", self.choosing)
        self._lead(self.turning, "decided", self.capturing)
        for state in (self.playing, self.resuming):
            self._lead(state, "full", self.resting)
        self._lead(self.resting, "rested", self.clearing)
        asking = (self.choosing, self.picking, self.calling, self.claiming)
        for state in (*asking, self.waiting):
            self._lead(state, "decided", self.playing)
        targets = {
            "card_due": self.choosing,
            "turned_due": self.turning,
            "call_due": self.calling,
            "claim_due": self.claiming,
            "luck_due": self.waiting,
            "over": self.counting,
            "interrupted": self.playing,
        }
        for state in (*asking, self.playing, self.capturing, self.clearing, self.resuming):
            for signal, target in targets.items():
                self._lead(state, signal, target)

    def _lead(self, state: QState, signal: str, target: QAbstractState) -> None:
        """Add a transition between two states on a signal of the machine, given by name.

        PySide leaks a reference for every signal given as an object, which would keep the machine alive after
        its window.
        """
        state.addTransition(self, SIGNAL(f"{signal}()"), target)

    def _on_started(self) -> None:
        if self._first_command is not None:
            self._give(self._first_command)

    def _give(self, command: SignalInstance) -> None:
        """Emit a command, which enters all states anew, and pause again if the pause goes on."""
        command.emit()
        if self._held:
            self.pause.emit()
