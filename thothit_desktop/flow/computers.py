# SPDX-License-Identifier: MIT
"""The computer players of a match, asked one question at a time."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.flow.match import PERSON
from thothit_desktop.flow.session import Session
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import Decision, Player, limit_of, new_player

LONGEST = 2000
"""Milliseconds after which a player answers, however many playouts its level has."""


class Computers(QObject):
    """Asks the player of the seat to act; an answer that comes in a pause waits for its end."""

    decided = Signal(object)
    """The `Move` answered."""
    failed = Signal(object)
    """The exception of a player; a random move is made in its place."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._players: list[Player | None] = []
        self._number = 0
        """The number of the question that is to be answered, 0 for none."""
        self._answered: Move | None = None
        """An answer that came in a pause."""
        self._paused = False
        self._again: Move | None = None
        """An answer given before, which comes through the event loop like any other."""
        self._repeat = QTimer(self, singleShot=True, interval=0)
        self._repeat.timeout.connect(self._on_repeated)
        self._thinker = Thinker(self)
        self._thinker.decided.connect(self._on_decided)
        self._thinker.failed.connect(self._on_failed)

    def sit(self, levels: Sequence[str]) -> None:
        """Take players of these levels, by seat; persons are left out."""
        self._players = [None if level == PERSON else new_player(level) for level in levels]

    def ask(self) -> None:
        """Let the player of the seat to act think; a person's seat is not asked.

        Where the player has answered in this very position, and moves have been taken back since, it does so
        again.
        """
        self.forget()
        match, position = self._session.playing, self._session.position
        player = self._players[position.to_move]
        if player is None:
            return
        self._again = match.history.answer(position.moves)
        if self._again is not None:
            self._repeat.start()
        else:
            view = position.view(position.to_move)
            limit = limit_of(match.levels[position.to_move], view.game.spec, LONGEST)
            self._number = self._thinker.ask(partial(player.choose, view, limit, match.luck("player")))

    def forget(self) -> None:
        """Drop the question; its answer will not come."""
        self._thinker.cancel()
        self._repeat.stop()
        self._number, self._answered = 0, None

    def set_paused(self, paused: bool) -> None:
        """Keep answers back, or let the one that waits go."""
        self._paused = paused
        if not paused and self._answered is not None:
            move, self._answered = self._answered, None
            self.decided.emit(move)

    def close(self) -> None:
        """Stop thinking and join the thread."""
        self._thinker.close()

    def _on_decided(self, number: int, decision: Decision) -> None:
        if number != self._number:
            return
        refused = self._session.position.refusal(decision.move)
        if refused is None:
            self._answer(decision.move)
        else:
            self._on_failed(
                number, ValueError(f"a player answers {write_move(decision.move)}: {refused.code}")
            )

    def _on_repeated(self) -> None:
        assert self._again is not None
        self._answer(self._again)

    def _on_failed(self, number: int, error: BaseException) -> None:
        """A player has a fault: report it, and make a random move for the seat."""
        if number == self._number:
            match = self._session.playing
            self._answer(match.luck("fault").choice(match.position.legal_moves()))
        self.failed.emit(error)

    def _answer(self, move: Move) -> None:
        self._number = 0
        if self._paused:
            self._answered = move
        else:
            self.decided.emit(move)
