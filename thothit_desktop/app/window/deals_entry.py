# SPDX-License-Identifier: MIT
"""The menu entry and the score sheet's button that open the window of deals, and what is chosen there."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.app.window.saved_rounds import SavedRounds
from thothit_desktop.app.window.saves_window import SavesWindow

if TYPE_CHECKING:
    from thothit_desktop.app.deals.window import DealOrder


class DealsEntry(SavesWindow):
    """Opens the deals over the `window` and has the chosen one played; not without `saves`."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        matches: MatchControl,
        panels: Panels,
        dialogs: Dialogs,
        settings: Settings,
        saves: Saves | None,
        window: QWidget,
    ) -> None:
        super().__init__(ui.deals, matches, dialogs, settings, saves, window)
        if saves is not None:
            panels.offer_deals()
            panels.deal_again.connect(lambda: self.open(saves))

    def open(self, saves: Saves) -> None:
        """Show the deals, and the tries of the one on the table."""
        from thothit_desktop.app.deals.window import DealsWindow

        shown = DealsWindow(self._settings, saves, self._matches.main, self._window)
        shown.play.connect(self._play)
        rounds = SavedRounds(self._matches, self._settings, saves)
        shown.replay_wanted.connect(
            lambda tried: rounds.replay(tried.match, tried.number, shown, shown.say_gone)
        )
        self._dialogs.wait_for(shown)
        shown.open()

    def _play(self, order: "DealOrder") -> None:
        self._matches.begin(order.setup, first_deal=(order.deal, order.place))
