# SPDX-License-Identifier: MIT
"""The computer players of a match, asked one question at a time."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.contract import Move
from thothit_desktop.players import PLAYOUTS, Decision, Limit, Player, new_player


class Computers(QObject):
    """Asks the player of the seat to act; an answer that comes in a pause waits for its end.

    `decided` is the `Move` answered, `failed` the exception of a player, for whom luck has decided then.
    """

    decided = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._players: list[Player | None] = []
        self._match: Match | None = None
        self._number = 0
        self._answered: Move | None = None
        self._paused = False
        self._thinker = Thinker(self)
        self._thinker.decided.connect(self._on_decided)
        self._thinker.failed.connect(self._on_failed)

    def sit(self, levels: Sequence[str]) -> None:
        """By seat who plays; persons are left out."""
        self._players = [None if level == PERSON else new_player(level) for level in levels]

    def ask(self, match: Match) -> None:
        """Let the player of the seat to act think; a person's seat is not asked."""
        seat = match.position.to_move
        player = self._players[seat]
        if player is not None:
            self._match = match
            view, limit = match.position.view(seat), Limit(playouts=PLAYOUTS)
            self._number = self._thinker.ask(view, player, limit, match.luck("player"))

    def forget(self) -> None:
        """Drop the question; its answer will not come."""
        self._thinker.cancel()
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
        if number != self._number or self._match is None:
            return
        refused = self._match.position.refusal(decision.move)
        if refused is None:
            self._settle_on(decision.move)
        else:
            self._on_failed(number, ValueError(f"a player answers {decision.move}: {refused.code}"))

    def _on_failed(self, number: int, error: BaseException) -> None:
        """A player has a fault: it is told, and luck decides for the seat."""
        if number == self._number and self._match is not None:
            match = self._match
            self._settle_on(match.luck("fault").choice(match.position.legal_moves()))
        self.failed.emit(error)

    def _settle_on(self, move: Move) -> None:
        self._number = 0
        if self._paused:
            self._answered = move
        else:
            self.decided.emit(move)
