# SPDX-License-Identifier: MIT
"""The menu entries that open the replay of the match, and that lead back to it from a variation."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.flow.match import Match


class Replays(QObject):
    """Opens the replay over the `window`; the match waits meanwhile."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        matches: MatchControl,
        conductor: Conductor,
        dialogs: Dialogs,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._ui, self._matches, self._dialogs = ui, matches, dialogs
        self._settings, self._window = settings, window
        ui.replay.triggered.connect(self._show_last)
        ui.back_to_match.triggered.connect(matches.back_to_match)
        for changed in (conductor.session.changed, matches.entered):
            changed.connect(self._enable)

    def show_at(self, number: int, place: int) -> None:
        """Open the replay at a round (from 0) on the table and a place, the number of moves made in it."""
        self._open(*self._matches.replayed(number), place)

    def _open(self, match: Match, number: int, place: int) -> None:
        if not match.positions:
            return
        from thothit_desktop.app.history.replay_window import ReplayWindow
        from thothit_desktop.app.widgets.card_pictures import CardPictures

        cards = CardPictures(self._settings.deck, self._settings.index)
        replay = ReplayWindow(match, cards, self._settings.speed, self._window)
        replay.show_place(number, place)
        replay.play_on.connect(self._matches.play_on)
        self._dialogs.wait_for(replay)
        replay.open()

    def _show_last(self) -> None:
        """Open it at the beginning of the round in play, or of the one just ended."""
        self.show_at(len(self._matches.match.positions) - 1, 0)

    def _enable(self) -> None:
        self._ui.replay.setEnabled(bool(self._matches.match.positions))
        self._ui.back_to_match.setEnabled(self._matches.match.is_variation)
