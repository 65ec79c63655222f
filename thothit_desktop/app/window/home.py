# SPDX-License-Identifier: MIT
"""Opens the home page over the table, where the match waits meanwhile, and leaves it again."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from thothit_desktop.app.window.context import AppContext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thothit_desktop.app.deals.offers import DealOrder
    from thothit_desktop.app.home.page import HomePage
    from thothit_desktop.app.statistics.keeper import StatisticsKeeper
    from thothit_desktop.app.statistics.results import PlayedRound


class HomeActions(QObject):
    """Imports the page when it first opens; without a `keeper` of statistics its action is disabled.

    A command for the table, or another match on it, leaves the page.
    """

    def __init__(self, context: AppContext, keeper: "StatisticsKeeper | None") -> None:
        super().__init__(context.window)
        self._context, self._keeper = context, keeper
        self.page: HomePage | None = None
        """None until it is first opened."""
        ui = context.ui
        ui.home.setEnabled(keeper is not None)
        if keeper is None:
            return
        context.settings.earned_backs = self._earned_backs
        ui.home.triggered.connect(self.show)
        context.matches.match_left.connect(self.leave)
        context.controller.scored.connect(self._stay_in_front)
        context.dialogs.closed.connect(self._refresh)
        for action in (
            *(ui.next_round, ui.undo, ui.redo, ui.hint, ui.restart_deal, ui.last_play, ui.learn_this),
            *(ui.standings, ui.score, ui.piles, ui.pause, ui.automatic),
        ):
            action.triggered.connect(self.leave)

    @property
    def is_open(self) -> bool:
        """True while the page is shown."""
        return self.page is not None and not self.page.isHidden()

    def show(self) -> None:
        """Open the page; the match waits."""
        context, matches = self._context, self._context.matches
        if context.saves is None or self.is_open:
            return
        if self.page is None:
            from thothit_desktop.app.home.page import HomePage

            self.page = page = HomePage(
                context.settings, context.saves, self._rounds, context.table.viewport()
            )
            page.left.connect(self.leave)
            page.play.connect(self._play)
            page.new_game.connect(context.ui.new_game.trigger)
            page.card_pressed.connect(context.help.show_ceki_cards)
            context.table.resized.connect(page.place)
        context.pauses.hold("home")
        self.page.open(matches.match, matches.main)

    def leave(self) -> None:
        """Close the page; the match goes on."""
        if self.page is not None and self.is_open:
            self.page.close_page()
            self._context.pauses.hold("home", False)
            self._context.messages.remind()
            self._context.table.setFocus()

    def _stay_in_front(self) -> None:
        """Cover the score sheet that opens at the start for a match left at the end of a round."""
        if self.page is not None and self.is_open:
            self.page.come_forward()

    def close(self) -> None:
        """Stop what the page has begun, and join its thread."""
        if self.page is not None:
            self.page.stop()

    def _refresh(self) -> None:
        """Show what has changed in a window that has been closed, such as erased statistics."""
        if self.page is not None and self.is_open:
            self.page.show_rounds()

    def _play(self, order: "DealOrder") -> None:
        self._context.matches.begin(order.setup, first_deal=(order.deal, order.turn_order))

    def _rounds(self) -> "Sequence[PlayedRound]":
        """Return all rounds; none where they cannot be read."""
        from thothit_desktop.app.statistics.database import StatisticsError

        assert self._keeper is not None
        try:
            return self._keeper.database.rounds()
        except StatisticsError:
            return ()

    def _earned_backs(self) -> list[str]:
        from thothit_desktop.app.home.album import earned_backs, won_cards

        return earned_backs(won_cards(self._rounds()))
