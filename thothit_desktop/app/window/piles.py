# SPDX-License-Identifier: MIT
"""Opens and closes piles of captures or the last trick during a round."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.piles import PileAccess
from thothit_desktop.app.store.setting import FACES_OF_CARDS
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.flow.match import Match

if TYPE_CHECKING:
    from thothit_desktop.app.window.open_pile import OpenPile


class Piles(QObject):
    """Opens piles by an action, which goes from one pile to the next, and by clicks on the table."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._action, self._table = context, context.ui.piles, context.table
        action, table = self._action, self._table
        self._opened: OpenPile | None = None
        """The panel; None until a pile is first opened."""
        self._own = True
        """True if the preference allows the person's own pile when it is face down."""
        self._seat: int | None = None
        self._escape = QShortcut(Qt.Key.Key_Escape, table, self.close)
        """The shortcut for Escape, enabled only while a pile is open."""
        self._escape.setEnabled(False)
        action.triggered.connect(self._open_next)
        action.toggled.connect(lambda on: context.presence.away("pile", on))
        context.matches.round_left.connect(self.close)
        context.controller.scored.connect(self.close)
        context.settings.changed.connect(self._apply_setting)
        table.selection.pile_chosen.connect(self._open_clicked)
        table.quiet.connect(self._update_pile)

    def _looked_into(self) -> tuple[Match, PileAccess] | None:
        """Return the match and its family's access to piles; None if there is none."""
        match = self._context.controller.match
        access = None if match is None else family_of(match.game.spec).piles()
        return None if match is None or access is None else (match, access)

    def open_seats(self) -> Sequence[int]:
        """Return the seats whose piles may be opened, in the order of the action."""
        found = self._looked_into()
        return [] if found is None else found[1].seats(found[0], self._own)

    def allow_own(self, allowed: bool) -> None:
        """Allow or forbid a look into the person's own pile if it is face down."""
        self._own = allowed
        self.allow()

    def allow(self) -> None:
        """Update the action, and close a pile that may not be open any more."""
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
        """Close the open pile, if there is one."""
        self._seat = None
        self._action.setChecked(False)
        self._escape.setEnabled(False)
        if self._opened is not None:
            self._opened.hide()

    def _open(self, seat: int) -> None:
        found = self._looked_into()
        if found is None or not found[0].positions:
            return
        self._seat = seat
        self._action.setChecked(True)
        self._escape.setEnabled(True)
        if self._opened is None:
            from thothit_desktop.app.window.open_pile import OpenPile

            self._opened = OpenPile(self._table.viewport())
            self._opened.closed.connect(self.close)
            self._table.resized.connect(self._opened.place)
        match, access = found
        shown = access.cards(match, seat)
        closing = (
            self.tr("Press C for the next one. Press Esc or click to close.")
            if len(self.open_seats()) > 1
            else self.tr("Press C or Esc, or click, to close.")
        )
        self._opened.show_pile(shown.words, closing, shown.cards, self._context.card_pictures(), shown.names)

    def _open_next(self) -> None:
        """Open the next pile; after the last one, close it."""
        seats, found = self.open_seats(), self._looked_into()
        if not seats and found is not None and (told := found[1].nothing()):
            self._table.notices.say(told)
        following = 0 if self._seat is None else seats.index(self._seat) + 1
        if following < len(seats):
            self._open(seats[following])
        else:
            self.close()

    def _open_clicked(self, seat: int) -> None:
        """Open or close a seat's pile on a click, or say why it stays closed."""
        found = self._looked_into()
        if seat == self._seat:
            self.close()
        elif seat in self.open_seats():
            self._open(seat)
        elif found is not None:
            match, access = found
            self._table.notices.say(access.closed(match, seat))

    def _update_pile(self) -> None:
        """Update the open pile, or show another one if it may not be open any more."""
        seats = self.open_seats()
        if self._seat is not None and seats:
            self._open(self._seat if self._seat in seats else seats[0])
        elif self._seat is not None:
            self.close()

    def _apply_setting(self, key: str) -> None:
        if key in FACES_OF_CARDS and self._opened is not None:
            self._opened.set_pictures(self._context.card_pictures())
