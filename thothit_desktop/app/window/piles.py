# SPDX-License-Identifier: MIT
"""Opens what may be looked at again during a round, as piles of captures, and closes it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QShortcut

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.piles import PileAccess
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.flow.match import Match
from thothit_desktop.table.table import Table


class Piles(QObject):
    """Opens piles by an action, which goes from one to the next, and by clicks on the table."""

    def __init__(
        self,
        action: QAction,
        panels: Panels,
        table: Table,
        match: Callable[[], Match | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._action, self._panels, self._table, self._match = action, panels, table, match
        self._own = True
        """Whether the person wants to look into the own pile where it lies face down."""
        self._seat: int | None = None
        self._escape = QShortcut(Qt.Key.Key_Escape, table, self.close)
        """Taken from the table only as long as a pile lies open over it."""
        self._escape.setEnabled(False)
        action.triggered.connect(self._go_on)
        panels.pile_closed.connect(self.close)
        table.selection.pile_chosen.connect(self._choose)
        table.quiet.connect(self._follow)

    def _looked_into(self) -> tuple[Match, PileAccess] | None:
        """Return the match, and what may be looked at in it; None where nothing ever may."""
        match = self._match()
        access = None if match is None else family_of(match.game.spec).piles()
        return None if match is None or access is None else (match, access)

    def open_seats(self) -> Sequence[int]:
        """The seats whose cards may be looked at, in the order in which the key shows them."""
        found = self._looked_into()
        return [] if found is None else found[1].seats(found[0], self._own)

    def allow_own(self, allowed: bool) -> None:
        """Whether the person wants to look into the own pile where it lies face down."""
        self._own = allowed
        self.allow()

    def allow(self) -> None:
        """A match or a preference has changed: close what may not be looked at any more."""
        seats, found = self.open_seats(), self._looked_into()
        self._action.setEnabled(bool(seats) or (found is not None and found[1].nothing() != ""))
        if found is not None:
            text, about = found[1].action()
            self._action.setText(text)
            self._action.setToolTip(about)
            self._action.setStatusTip(about)
        if self._seat not in seats:
            self.close()

    def close(self) -> None:
        """No pile is looked into."""
        self._seat = None
        self._action.setChecked(False)
        self._escape.setEnabled(False)
        self._panels.hide_pile()

    def _show(self, seat: int) -> None:
        found = self._looked_into()
        if found is None or not found[0].positions:
            return
        self._seat = seat
        self._action.setChecked(True)
        self._escape.setEnabled(True)
        match, access = found
        self._panels.show_pile(access.cards(match, seat), several=len(self.open_seats()) > 1)

    def _go_on(self) -> None:
        """The next open pile, and after the last none."""
        seats, found = self.open_seats(), self._looked_into()
        if not seats and found is not None and (told := found[1].nothing()):
            self._table.notices.say(told)
        following = 0 if self._seat is None else seats.index(self._seat) + 1
        if following < len(seats):
            self._show(seats[following])
        else:
            self.close()

    def _choose(self, seat: int) -> None:
        """A click on a seat's pile."""
        found = self._looked_into()
        if seat == self._seat:
            self.close()
        elif seat in self.open_seats():
            self._show(seat)
        elif found is not None:
            match, access = found
            self._table.notices.say(access.closed(match, seat))

    def _follow(self) -> None:
        """The pile that is looked into may have grown, or another one be open instead."""
        seats = self.open_seats()
        if self._seat is not None and seats:
            self._show(self._seat if self._seat in seats else seats[0])
        elif self._seat is not None:
            self.close()
