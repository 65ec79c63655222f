# SPDX-License-Identifier: MIT
"""Which capture piles, tricks or known cards may be looked at, and which are."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QShortcut

from thothit_desktop.app.window.panels import Panels
from thothit_desktop.flow.match import Match
from thothit_desktop.games.kowah.spec import KOWAH
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.score import Trick
from thothit_desktop.games.thunee.spec import THUNEE
from thothit_desktop.table.table import Table


class Piles(QObject):
    """Opens piles by an action, which goes from one to the next, and by clicks on the table.

    Piles that lie face up are open to everybody; of those that lie face down the person's own is, as long as
    `may_peek` says so (docs/rules/fishing.md F5). Of tricks everybody may see the last. In Kowah there are no
    piles, but cards that everybody knows to be in a hand.
    """

    def __init__(
        self,
        action: QAction,
        panels: Panels,
        table: Table,
        match: Callable[[], Match | None],
        may_peek: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._action, self._panels, self._table = action, panels, table
        self._match, self._may_peek = match, may_peek
        self._seat: int | None = None
        self._escape = QShortcut(Qt.Key.Key_Escape, table, self.close)
        """Taken from the table only as long as a pile lies open over it."""
        self._escape.setEnabled(False)
        action.triggered.connect(self._go_on)
        panels.pile_closed.connect(self.close)
        table.selection.pile_chosen.connect(self._choose)
        table.quiet.connect(self._follow)

    def open_seats(self) -> list[int]:
        """The seats whose piles may be looked into, in turn from the person's, or the onlooker's, own."""
        match = self._match()
        if match is None:
            return []
        if match.game.spec.id == THUNEE.id:
            return [winner for _, _, winner in self._tricks(match)[-1:]]
        n = len(match.names)
        around = [(match.bottom_seat + i) % n for i in range(n)]
        if match.game.spec.id == KOWAH.id:
            known = self._known(match)
            return [seat for seat in (*around[1:], around[0]) if known[seat]]
        if match.game.options.get("captures") != "face-down":
            return around
        return [match.person] if match.person is not None and self._may_peek() else []

    def _tricks(self, match: Match) -> Sequence[Trick]:
        """The tricks of the round in play, none in another game than Thunee."""
        position = match.positions[-1] if match.positions else None
        return position.tricks if isinstance(position, ThuneePosition) else ()

    def _known(self, match: Match) -> Sequence[Sequence[int]]:
        """By seat the cards that everybody knows to be in that hand while a hand of Kowah is played."""
        view = match.position.view(match.bottom_seat) if match.positions else None
        if isinstance(view, KowahView) and view.phase != "over":
            return view.known
        return [()] * len(match.names)

    def allow(self) -> None:
        """A match or a setting has changed: close what may not be seen any more."""
        seats, match = self.open_seats(), self._match()
        game = None if match is None else match.game.spec.id
        self._action.setEnabled(game in (KOWAH.id, THUNEE.id) or bool(seats))
        called, about = {
            KOWAH.id: (
                self.tr("Known &cards"),
                self.tr("Look at the cards that everybody knows to be in a hand; again, in the next one"),
            ),
            THUNEE.id: (self.tr("Last &trick"), self.tr("Look at the last trick")),
        }.get(
            game or "",
            (
                self.tr("&Captures"),
                self.tr("Look into your own pile; again, into the next one that lies open"),
            ),
        )
        self._action.setText(called)
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
        match = self._match()
        if match is None or not match.positions:
            return
        self._seat = seat
        self._action.setChecked(True)
        self._escape.setEnabled(True)
        self._panels.show_pile(match, seat, several=len(self.open_seats()) > 1)

    def _go_on(self) -> None:
        """The next open pile, and after the last none."""
        seats, match = self.open_seats(), self._match()
        if not seats and match is not None:
            self._table.notices.say(self._nothing(match))
        following = 0 if self._seat is None else seats.index(self._seat) + 1
        if following < len(seats):
            self._show(seats[following])
        else:
            self.close()

    def _nothing(self, match: Match) -> str:
        """Why there is nothing to look at."""
        if match.game.spec.id != KOWAH.id:
            return self.tr("No trick has been played yet.")
        return self.tr("No card in any hand is known to all: none has been taken, shown or declared.")

    def _choose(self, seat: int) -> None:
        """A click on a seat's pile."""
        match = self._match()
        if seat == self._seat:
            self.close()
        elif seat in self.open_seats():
            self._show(seat)
        elif match is not None and self._tricks(match):
            self._table.notices.say(self.tr("Only the last trick may be looked at."))
        elif match is not None and match.game.spec.id == KOWAH.id:
            self._table.notices.say(
                self.tr("No card in the hand of {0} is known to all.").format(match.names[seat])
            )
        elif match is not None and seat == match.person:
            self._table.notices.say(self.tr("Your pile lies face down, and you chose not to look into it."))
        elif match is not None:
            self._table.notices.say(
                self.tr("The pile of {0} lies face down: only memory tells.").format(match.names[seat])
            )

    def _follow(self) -> None:
        """The pile that is looked into may have grown, or another trick be the last."""
        seats = self.open_seats()
        if self._seat is not None and seats:
            self._show(self._seat if self._seat in seats else seats[0])
        elif self._seat is not None:
            self.close()
