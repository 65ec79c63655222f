# SPDX-License-Identifier: MIT
"""The computer players of a match, asked one question at a time."""

import random
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import Limit, Player, RandomPlayer, limit_of, new_player
from thothit_desktop.table.awake_clock import AwakeClock

LONGEST = 2000
"""Milliseconds after which a player answers, however many playouts its level has."""
HANGS = LONGEST + 60_000
"""Milliseconds after which a player is considered to hang.

Players look at the clock after each playout of some milliseconds; a minute more is beyond any machine that is
merely slow or busy.
"""


def _chosen(
    player: Player, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
) -> Move:
    """Return a player's move; raises ValueError if the rules refuse it."""
    move = player.choose(view, limit, rng, cancelled).move
    refused = view.refusal(move)
    if refused is not None:
        raise ValueError(f"a player answers {write_move(move)}: {refused.code}")
    return move


class Computers(QObject):
    """Asks the player of the seat to act; holds an answer back until the end of a pause.

    A player that raises, makes an illegal move or hangs is replaced for the rest of the round by a random
    player of sensible moves. If that player fails too, a random legal move is made.
    """

    decided = Signal(object)
    """Emitted with the `Move` of a player."""
    failed = Signal(object)
    """Emitted with the exception of a player that is replaced; a TimeoutError for one that hangs."""
    replaced = Signal(int)
    """Emitted with the seat of a replaced player, once its question is not secret."""

    def __init__(self, session: CurrentMatch, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._players: list[Player | None] = []
        self._number = 0
        """The number of the open question, 0 for none."""
        self._answered: Move | None = None
        """A move chosen in a pause, or None."""
        self._paused = False
        self._again: Move | None = None
        """An earlier move in the same position, to be emitted again from the event loop."""
        self._repeat = QTimer(self, singleShot=True)
        self._repeat.timeout.connect(self._on_repeated)
        self._simple = RandomPlayer()
        self.hurries = False
        """True while any sensible move does, and every seat moves at once."""
        self._failed: dict[int, str] = {}
        """By seat, the level that has failed in the round."""
        self._unreported: set[int] = set()
        """The seats in `_failed` for which `replaced` has not been emitted."""
        self._round: tuple[Match, int] | None = None
        """The match and the number of its round to which `_failed` belongs."""
        self._late = AwakeClock(self)
        self._late.over.connect(self._on_late)
        self._thinker = Thinker(self)
        self._thinker.decided.connect(self._on_decided)
        self._thinker.failed.connect(self._on_failed)

    def sit(self, levels: Sequence[str]) -> None:
        """Seat players of these levels, by seat; a person's seat gets none."""
        self._players = [None if level == PERSON else new_player(level) for level in levels]

    def ask(self) -> None:
        """Let the player of the seat to act think, unless it is the person's seat.

        A player that has answered in this position before moves were taken back gives the same answer.
        """
        self.forget()
        match, position = self._session.playing, self._session.position
        seat = position.to_move
        player = self._players[seat]
        if player is None:
            return
        if self._has_failed(seat):
            self._report_replacement(seat)
        if self.hurries or self._has_failed(seat):
            player = self._simple
        self._again = match.history.answer(position.moves)
        if self._again is not None:
            self._repeat.start()
        else:
            view = position.view(seat)
            limit = limit_of(match.levels[seat], view.game.spec, LONGEST)
            self._number = self._thinker.ask(partial(_chosen, player, view, limit, match.luck("player")))
            self._late.start(HANGS)

    def forget(self) -> None:
        """Drop the question; `decided` is not emitted for it."""
        self._thinker.cancel()
        self._repeat.stop()
        self._late.stop()
        self._number, self._answered = 0, None

    def set_paused(self, paused: bool) -> None:
        """Hold answers back, or emit the one held back."""
        self._paused = paused
        if not paused and self._answered is not None:
            move, self._answered = self._answered, None
            self.decided.emit(move)

    def close(self) -> None:
        """Stop thinking and join the thread."""
        self._late.stop()
        self._thinker.close()

    def _has_failed(self, seat: int) -> bool:
        """Return True if the level now at a seat has failed in this round."""
        match = self._session.playing
        now = (match, len(match.positions))
        if now != self._round:
            self._round, self._failed, self._unreported = now, {}, set()
        return self._failed.get(seat) == match.levels[seat]

    def _report_replacement(self, seat: int) -> None:
        """Emit `replaced` once for a seat, but not during a secret question."""
        if seat in self._unreported and not self._session.in_secret:
            self._unreported.discard(seat)
            self.replaced.emit(seat)

    def _on_decided(self, number: int, move: Move) -> None:
        if number == self._number:
            self._answer(move)

    def _on_repeated(self) -> None:
        assert self._again is not None
        self._answer(self._again)

    def _on_failed(self, number: int, error: BaseException) -> None:
        """Report a player's fault, and ask a simpler player, or make a random legal move."""
        self.failed.emit(error)
        if number != self._number:
            return
        match, position = self._session.playing, self._session.position
        seat = position.to_move
        if self._has_failed(seat):
            self._answer(match.luck("fault").choice(position.legal_moves()))
        else:
            self._failed[seat] = match.levels[seat]
            self._unreported.add(seat)
            self.ask()

    def _on_late(self) -> None:
        """Handle a missing answer: the player hangs, or an earlier dropped question blocks the thread."""
        number, seat = self._number, self._session.position.to_move
        if self._thinker.abandon():
            level = self._session.playing.levels[seat]
            self._on_failed(
                number, TimeoutError(f"a player of level {level} has not answered for {HANGS} ms")
            )
        else:
            self.ask()

    def _answer(self, move: Move) -> None:
        self._number = 0
        self._late.stop()
        if self._paused:
            self._answered = move
        else:
            self.decided.emit(move)
