# SPDX-License-Identifier: MIT
"""The menu entry that opens the statistics, and the replay of a round that is chosen there."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.statistics.keeper import StatisticsKeeper
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.saved_rounds import SavedRounds
from thothit_desktop.app.window.saves_window import SavesWindow
from thothit_desktop.flow.conductor import Conductor

if TYPE_CHECKING:
    from thothit_desktop.app.statistics.results import PlayedRound
    from thothit_desktop.app.statistics.window import StatisticsWindow


class StatisticsAccess(SavesWindow):
    """Counts what is played and shows it over the `window`; not without `saves`."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        matches: MatchControl,
        conductor: Conductor,
        dialogs: Dialogs,
        settings: Settings,
        saves: Saves | None,
        window: QWidget,
    ) -> None:
        super().__init__(ui.statistics, matches, dialogs, settings, saves, window)
        if saves is not None:
            self._keeper = StatisticsKeeper(conductor, saves.current.parent, self)
            matches.saved_again.connect(self._keeper.bring_over)

    def open(self, saves: Saves) -> None:
        """Show what has been counted."""
        from thothit_desktop.app.statistics.window import StatisticsWindow

        shown = StatisticsWindow(self._keeper.database, self._matches.match.game.spec.id, self._window)
        shown.replay_wanted.connect(lambda played: self._replay(played, saves, shown))
        self._dialogs.wait_for(shown)
        shown.show()

    def _replay(self, played: "PlayedRound", saves: Saves, over: "StatisticsWindow") -> None:
        """Look at a round again, if its match is still there."""
        gone = self.tr("The match of this round is not among your saved games any more.")
        rounds = SavedRounds(self._matches, self._settings, saves)
        rounds.replay(played.match, played.number - 1, over, lambda: over.say(gone))
