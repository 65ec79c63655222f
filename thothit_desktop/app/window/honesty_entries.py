# SPDX-License-Identifier: MIT
"""The menu entries that let anybody check that the program plays honestly."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.app.window.replays import Replays


class HonestyEntries(QObject):
    """Opens the fingerprint of the deal over the `window`, and the pages beside it."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        matches: MatchControl,
        panels: Panels,
        dialogs: Dialogs,
        replays: Replays,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._matches, self._panels, self._dialogs = matches, panels, dialogs
        self._replays, self._window = replays, window
        ui.fingerprint.triggered.connect(self._show_fingerprint)
        ui.honest_deal.triggered.connect(self._explain)
        ui.computer_players.triggered.connect(panels.show_computer_players)
        panels.fingerprint.connect(self._show_fingerprint)
        matches.misfitting.connect(self._warn)

    def _show_fingerprint(self) -> None:
        """Show what binds the cards of the round in play, or of the one just ended; the table waits."""
        match = self._matches.match
        if not match.positions:
            return
        from thothit_desktop.app.honesty.fingerprint_window import FingerprintWindow

        shown = FingerprintWindow(match, self._window)
        shown.look.connect(lambda number: self._replays.show_at(number, 0))
        shown.explain.connect(self._explain)
        self._dialogs.wait_for(shown)
        shown.open()

    def _explain(self) -> None:
        self._panels.show_honest_deal()

    def _warn(self, number: int) -> None:
        """A record has been opened in which a round (from 0) has other cards than its fingerprint."""
        self._dialogs.warn(
            self.tr("The fingerprint of round {0} does not fit its cards.").format(number + 1),
            self.tr("The record was changed after the cards were dealt. You can play on with it."),
        )
