# SPDX-License-Identifier: MIT
"""What follows what in a match (docs/design.md 5): states, and the signals that lead from one to the next.

States: opening -> ritual .. -> dealing -> arranging -> turn (choosing -> picking -> playing -> turning ->
capturing; where nobody decides, waiting -> playing; where games have them, bidding, declaring and claiming in
the place of choosing, and resting while a full trick lies) -> scoring -> following -> ritual .. and beside
them, in parallel, running | paused.

The machine is where the onlooker sees the game: what a computer player is asked in secret moves it only if
something is to be seen of the answer.
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
    """Whoever was asked has decided on a move."""
    broken_in = Signal()
    """A computer player has answered a secret question with a move that all will see."""
    turn_over = Signal()
    bid_due = Signal()
    declaration_due = Signal()
    claim_due = Signal()
    trick_full = Signal()
    rested = Signal()
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
        self.bidding, self.declaring, self.claiming = (QState(turn) for _ in range(3))
        self.playing, self.capturing = QState(turn), QState(turn)
        self.resting, self.clearing = QState(turn), QState(turn)
        turn.setInitialState(self.resuming)
        self.choosing.addTransition(self.candidates, self.picking)
        self.picking.addTransition(self.candidates, self.picking)
        self.picking.addTransition(self.left, self.choosing)
        self.turning.addTransition(self.decided, self.capturing)
        for state in (self.playing, self.resuming):
            state.addTransition(self.trick_full, self.resting)
        self.resting.addTransition(self.rested, self.clearing)
        asking = (self.choosing, self.picking, self.bidding, self.declaring, self.claiming)
        for state in (*asking, self.waiting):
            state.addTransition(self.decided, self.playing)
        for state in (*asking, self.playing, self.capturing, self.clearing, self.resuming):
            for due, target in (
                (self.stock_open, self.turning),
                (self.turn_over, self.choosing),
                (self.bid_due, self.bidding),
                (self.declaration_due, self.declaring),
                (self.claim_due, self.claiming),
                (self.luck_due, self.waiting),
                (self.round_over, self.scoring),
                (self.broken_in, self.playing),
            ):
                state.addTransition(due, target)

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
