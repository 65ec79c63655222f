# SPDX-License-Identifier: MIT
"""What follows what in a match (docs/design.md 5): states, and the signals that lead from one to the next.

States: opening -> ritual .. -> dealing -> arranging -> turn (choosing -> picking -> playing -> turning ->
capturing; or, where nobody decides, waiting -> playing) -> scoring -> following -> ritual .. and beside them,
in parallel, running | paused.
"""

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtStateMachine import QFinalState, QState, QStateMachine


class Machine(QStateMachine):
    """The states are attributes, whose `entered` says what is to be done; the signals move it on."""

    begin = Signal()
    resume_turn = Signal()
    resume_score = Signal()
    redeal = Signal()
    staged = Signal()
    """A ritual is next, or the deal."""
    settled = Signal()
    """The rituals, the deal or the arranging have been shown."""
    candidates = Signal()
    """The person's card may take one of several."""
    left = Signal()
    """The person takes a card back."""
    decided = Signal()
    turn_over = Signal()
    stock_open = Signal()
    luck_due = Signal()
    round_over = Signal()
    next_round = Signal()
    pause = Signal()
    go_on = Signal()
    end = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        house = QState(QState.ChildMode.ParallelStates, self)
        self.setInitialState(house)
        house.addTransition(self.end, QFinalState(self))
        clock, game = QState(house), QState(house)

        self.running, self.paused = QState(clock), QState(clock)
        clock.setInitialState(self.running)
        self.running.addTransition(self.pause, self.paused)
        self.paused.addTransition(self.go_on, self.running)

        game.setInitialState(QState(game))
        self.opening, self.following, self.ritual = QState(game), QState(game), QState(game)
        self.dealing, self.arranging = QState(game), QState(game)
        turn = QState(game)
        self.scoring = QState(game)
        for before in (self.opening, self.following, self.ritual):
            before.addTransition(self.staged, self.ritual)
        self.ritual.addTransition(self.settled, self.dealing)
        self.dealing.addTransition(self.settled, self.arranging)
        self.arranging.addTransition(self.settled, turn)
        self.scoring.addTransition(self.next_round, self.following)

        self.resuming = QState(turn)
        self.choosing, self.picking, self.turning, self.waiting = (QState(turn) for _ in range(4))
        self.playing, self.capturing = QState(turn), QState(turn)
        turn.setInitialState(self.resuming)
        self.choosing.addTransition(self.candidates, self.picking)
        self.choosing.addTransition(self.decided, self.playing)
        self.picking.addTransition(self.candidates, self.picking)
        self.picking.addTransition(self.left, self.choosing)
        self.picking.addTransition(self.decided, self.playing)
        self.turning.addTransition(self.decided, self.capturing)
        self.waiting.addTransition(self.decided, self.playing)
        for moving in (self.playing, self.capturing, self.resuming):
            moving.addTransition(self.stock_open, self.turning)
            moving.addTransition(self.turn_over, self.choosing)
            moving.addTransition(self.luck_due, self.waiting)
            moving.addTransition(self.round_over, self.scoring)

        for command, target in (
            (self.begin, self.opening),
            (self.redeal, self.dealing),
            (self.resume_turn, self.resuming),
            (self.resume_score, self.scoring),
        ):
            game.addTransition(command, target)
        self._waiting: SignalInstance | None = None
        self.started.connect(self._on_started)

    def order(self, command: SignalInstance) -> None:
        """Give a command, as soon as the event loop has started the machine."""
        if self.isRunning():
            command.emit()
        else:
            self._waiting = command

    def _on_started(self) -> None:
        if self._waiting is not None:
            self._waiting.emit()
