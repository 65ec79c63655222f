# SPDX-License-Identifier: MIT
"""A glow on the table when a scoring set is complete, or the last card of a round is played."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from thothit_desktop.app.families import family_of
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.games.contract import Event

_PLAYED = frozenset(("played", "stayed", "captured", "discarded"))
"""The kinds of events in which a card is played, in any family."""


class Celebrations(QObject):
    """Lets cards glow when they have landed; the match goes on meanwhile."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._controller, self._table = context.controller, context.table
        context.table.landed.connect(self._celebrate)

    def _celebrate(self, event: Event) -> None:
        match = self._controller.match
        if match is None or not match.positions or event.kind not in _PLAYED:
            return
        view = match.position.view(match.bottom_seat)
        if family_of(match.game.spec).completes_set(event, view):
            self._table.glow(event, "ink")
        # There are no more moves, though cards may be drawn to settle a tie.
        elif not match.position.legal_moves() and event == last_played(view.history):
            self._table.glow(event, "last")


def last_played(history: Sequence[Event]) -> Event | None:
    """Return the event in which the last card of a history was played; None if there is none."""
    return next((event for event in reversed(history) if event.kind in _PLAYED), None)
