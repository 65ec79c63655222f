# SPDX-License-Identifier: MIT
"""Warns the player of moves that lose much, from an analysis in the background."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from thothit_desktop.app.coach.hints import LONGEST
from thothit_desktop.app.families import family_of
from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.thinker import Thinker
from thothit_desktop.games.contract import Move, View
from thothit_desktop.players.coach.advice import advise_on_all, hint_limit
from thothit_desktop.players.coach.contract import Advice, WeighedMove


class BlunderCheck(QObject):
    """Weighs the moves of one decision at a time. Until that is done, it warns of no move."""

    failed = Signal(object)
    """The coach has raised an exception, which the signal carries."""

    def __init__(self, session: CurrentMatch, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._number = 0
        self._view: View | None = None
        self._advice: Advice | None = None
        self._thinker = Thinker(self, "caution")
        self._thinker.decided.connect(self._on_decided)
        self._thinker.failed.connect(lambda _number, error: self.failed.emit(error))

    def think(self, view: View) -> None:
        """Start to weigh the moves of a view, and drop the previous view."""
        self.forget()
        self._view = view
        limit, luck = hint_limit(view.game.spec, LONGEST), self._session.playing.luck("caution")
        self._number = self._thinker.ask(partial(advise_on_all, view, limit, luck))

    def forget(self) -> None:
        """Stop thinking and drop all results."""
        self._thinker.cancel()
        self._number, self._view, self._advice = 0, None, None

    def cost(self, move: Move, points: float) -> tuple[WeighedMove, WeighedMove] | None:
        """Return the weighed move and the best one if the move surely loses more than `points`; else None."""
        if self._view is None or self._advice is None:
            return None
        scale = family_of(self._view.game.spec).coach_texts().scale
        for option in self._advice.options:
            if option.move == move and option.behind * scale > points and option.behind > option.within:
                return option, self._advice.options[0]
        return None

    def close(self) -> None:
        """Stop and join the thread."""
        self._thinker.close()

    def _on_decided(self, number: int, advice: Advice) -> None:
        if number == self._number:
            self._advice = advice
