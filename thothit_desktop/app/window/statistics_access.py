# SPDX-License-Identifier: MIT
"""The menu entry that opens the statistics, and the replay of a round that is chosen there."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.statistics.keeper import StatisticsKeeper
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.saved_rounds import SavedRounds
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow
from thothit_desktop.flow.conductor import Conductor

if TYPE_CHECKING:
    from thothit_desktop.app.statistics.results import PlayedRound
    from thothit_desktop.app.statistics.window import StatisticsWindow


class StatisticsAccess(QObject):
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
        super().__init__(window)
        self._matches, self._dialogs, self._settings, self._window = matches, dialogs, settings, window
        ui.statistics.setEnabled(saves is not None)
        if saves is not None:
            keeper = StatisticsKeeper(conductor, saves.current.parent, self)
            ui.statistics.triggered.connect(lambda: self._open(keeper, saves))

    def _open(self, keeper: StatisticsKeeper, saves: Saves) -> None:
        from thothit_desktop.app.statistics.window import StatisticsWindow

        shown = StatisticsWindow(keeper.database, self._matches.match.game.spec.id, self._window)
        shown.replay_wanted.connect(lambda played: self._replay(played, saves, shown))
        self._dialogs.wait_for(shown)
        shown.show()

    def _replay(self, played: "PlayedRound", saves: Saves, over: "StatisticsWindow") -> None:
        """Look at a round again, if its match is still there."""
        gone = self.tr("The match of this round is not among your saved games any more.")
        rounds = SavedRounds(self._matches, self._settings, saves)
        rounds.replay(played.match, played.number - 1, over, lambda: over.say(gone))
