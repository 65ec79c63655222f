# SPDX-License-Identifier: MIT
"""The actions that open saved games, deals and statistics, and carry out the choices made there.

Each window is imported when it opens.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from thothit_desktop.app.statistics.keeper import StatisticsKeeper
from thothit_desktop.app.store.matches import match_in, setup_of
from thothit_desktop.app.store.saves import FileError, Saves
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.app.window.replays_and_reviews import open_replay
from thothit_desktop.flow.match import Match

if TYPE_CHECKING:
    from thothit_desktop.app.deals.offers import DealOrder
    from thothit_desktop.games.contract import Game
    from thothit_desktop.games.entered_deal import EnteredDeal


class SavedMatchActions(QObject):
    """Opens the windows, and records matches for the statistics; disabled without `saves`."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._matches = context, context.matches
        self.keeper: StatisticsKeeper | None = None
        self._entered: dict[Game, EnteredDeal] = {}
        """The cards that the user has entered, by game."""
        ui, saves = context.ui, context.saves
        for action in (ui.saved_games, ui.deals, ui.enter_deal, ui.statistics):
            action.setEnabled(saves is not None)
        if saves is None:
            return
        self.keeper = keeper = StatisticsKeeper(context.controller, saves.current.parent, self)
        ui.saved_games.triggered.connect(lambda: self._open_games(saves))
        ui.deals.triggered.connect(lambda: self._open_deals(saves))
        ui.enter_deal.triggered.connect(self._enter_deal)
        ui.statistics.triggered.connect(lambda: self._open_statistics(saves, keeper))
        context.matches.saved_again.connect(keeper.bring_over)
        context.messages.rounds_of = keeper.rounds_of

    # Saved games

    def _open_games(self, saves: Saves) -> None:
        from thothit_desktop.app.saved_matches.window import SavedMatchesWindow

        context, matches = self._context, self._matches
        table = matches.main if matches.main.positions else None
        saved_matches = SavedMatchesWindow(
            saves, context.settings, table, context.card_pictures(), context.window
        )
        saved_matches.chosen.connect(self._play)
        saved_matches.number_pasted.connect(matches.begin_again)
        saved_matches.again.connect(lambda match: matches.begin(setup_of(match)))
        saved_matches.play_on.connect(matches.play_on)
        saved_matches.varied.connect(matches.keep_variations)
        saved_matches.changed.connect(matches.save)
        context.dialogs.wait_for(saved_matches)
        saved_matches.open()

    def _play(self, path: Path | None) -> None:
        """Go on with a saved match, or for None with the present one, also from a variation."""
        if path is None:
            self._matches.back_to_match()
        else:
            self._matches.open_file(path)

    # Deals

    def _open_deals(self, saves: Saves) -> None:
        """Open the window of deals, with the attempts at the deal on the table."""
        from thothit_desktop.app.deals.window import DealsWindow

        deals = DealsWindow(self._context.settings, saves, self._matches.main, self._context.window)
        deals.play.connect(self._play_deal)
        deals.replay_wanted.connect(
            lambda tried: self._replay(saves, tried.match, tried.number, deals, deals.say_gone)
        )
        deals.ui.enter.clicked.connect(deals.reject)
        deals.ui.enter.clicked.connect(self._context.ui.enter_deal.trigger)
        self._context.dialogs.wait_for(deals)
        deals.open()

    def _enter_deal(self) -> None:
        """Open the window in which a deal is entered, for the game on the table."""
        from thothit_desktop.app.deals.enter_window import EnterDealWindow

        context, game = self._context, self._matches.main.game
        shown = EnterDealWindow(
            context.settings, context.card_pictures(), game, self._entered, context.window
        )
        shown.play.connect(self._play_deal)
        context.dialogs.wait_for(shown)
        shown.open()

    def _play_deal(self, order: "DealOrder") -> None:
        self._matches.begin(order.setup, first_deal=(order.deal, order.turn_order))

    # Statistics

    def _open_statistics(self, saves: Saves, keeper: StatisticsKeeper) -> None:
        from thothit_desktop.app.statistics.recount import count_calls_again
        from thothit_desktop.app.statistics.window import StatisticsWindow

        count_calls_again(keeper.database, lambda match_id: self._match(saves, match_id))
        game = self._matches.match.game.spec.id
        shown = StatisticsWindow(keeper.database, game, self._context.window)
        gone = self.tr("You can't replay this round: its match is no longer among your saved matches.")
        shown.replay_wanted.connect(
            lambda played: self._replay(
                saves, played.match, played.number - 1, shown, lambda: shown.say(gone)
            )
        )
        self._context.dialogs.wait_for(shown)
        shown.show()

    # Replay of a saved round

    def _replay(
        self, saves: Saves, match_id: str, number: int, over: QDialog, refuse: Callable[[], None]
    ) -> None:
        """Replay a round (from 0) of a match over a dialog; call `refuse` if it is not saved any more."""
        match = self._match(saves, match_id)
        if match is None or number >= len(match.positions):
            refuse()
        else:
            open_replay(self._context, match, number, 0, over)

    def _match(self, saves: Saves, match_id: str) -> Match | None:
        match = self._matches.main
        if match.id == match_id:
            return match
        try:
            saved = match_in(saves.place(match_id))
        except FileError:
            return None
        saved.fair = self._context.settings.is_fair(saved.id)
        return saved
