# SPDX-License-Identifier: MIT
"""Shows events on the table, one batch after another."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.games.contract import Event
from thothit_desktop.table.table import Table


class Presenter(QObject):
    """Hands events to the table, and calls a function once when they have been shown."""

    def __init__(self, session: CurrentMatch, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._table = session, table
        self._then: Callable[[], None] | None = None
        table.quiet.connect(self._on_quiet)

    @property
    def busy(self) -> bool:
        """True if a function waits for the table to come to rest."""
        return self._then is not None

    def show(self, events: Sequence[Event], then: Callable[[], None], lead: bool = False) -> None:
        """Show events, then call `then`; `lead` first highlights the seat."""
        self._then = then
        self._table.play(events, self._session.view(), lead)

    def wait(self, then: Callable[[], None]) -> None:
        """Call `then` when the table is at rest, at once if it is."""
        if self._table.moving:
            self._then = then
        else:
            then()

    def forget(self) -> None:
        """Drop the waiting function."""
        self._then = None

    def _on_quiet(self) -> None:
        """Call the waiting function, unless the table moves again."""
        if self._then is not None and not self._table.moving:
            then, self._then = self._then, None
            then()
