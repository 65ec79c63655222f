# SPDX-License-Identifier: MIT
"""The state machine of a match (docs/design.md 5): which state follows which, and on what signal.

Opening -> ritual .. -> dealing -> turn -> counting -> scoring -> following -> ritual .. and beside them, in
parallel, running | paused.

Within a turn the state after each move is the one for what the position asks (`DecisionKind`): choosing,
calling, claiming, waiting or counting. A choice among captures goes through picking; a move leads to playing
or capturing, and cards that rest on the table through resting and clearing.

The machine follows what the seat at the bottom of the screen may see: what a computer player is asked in
secret changes its state only if the answer is to be seen.
"""

from PySide6.QtCore import SIGNAL, QObject, Signal, SignalInstance
from PySide6.QtStateMachine import QAbstractState, QFinalState, QState, QStateMachine

from thothit_desktop.games.contract import DecisionKind


class MatchStateMachine(QStateMachine):
    """States and signals of a match, as attributes; what is done in a state hangs on its `entered`."""

    begin = Signal()
    resume_turn = Signal()
    resume_score = Signal()
    redeal = Signal()
    staged = Signal()
    """The next ritual is due, or the deal where none is left."""
    settled = Signal()
    """The rituals, or the deal, have been shown."""
    candidates = Signal()
    """The person's card may take one of several."""
    left = Signal()
    """The person takes a card back."""
    decided = Signal()
    """The seat that was asked has decided on a move."""
    interrupted = Signal()
    """A computer player has answered a secret question with a move that everybody sees."""
    card_due = Signal()
    turned_due = Signal()
    call_due = Signal()
    claim_due = Signal()
    luck_due = Signal()
    over = Signal()
    counted = Signal()
    """The round that is over has been counted on the table."""
    full = Signal()
    """The cards on the table are to rest there before they are taken away."""
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
        """The signal for what a position asks."""
        self._first_command: SignalInstance | None = None
        """What has been ordered before the machine ran."""
        everything = QState(QState.ChildMode.ParallelStates, self)
        self.setInitialState(everything)
        self._lead(everything, "end", QFinalState(self))
        self._build_pause(QState(everything))
        self._build_match(QState(everything))
        self.started.connect(self._on_started)

    def order(self, command: SignalInstance) -> None:
        """Give a command, or keep it until the event loop has started the machine."""
        if self.isRunning():
            command.emit()
        else:
            self._first_command = command

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
        """Lead from a state to another on a signal of the machine, by its name.

        PySide counts a reference for every signal that is given as an object, and never takes it back: no
        machine would go with its window.
        """
        state.addTransition(self, SIGNAL(f"{signal}()"), target)

    def _on_started(self) -> None:
        if self._first_command is not None:
            self._first_command.emit()
