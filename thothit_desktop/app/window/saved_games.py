# SPDX-License-Identifier: MIT
"""The menu entry that opens the window of saved games, and what is chosen there."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.matches import setup_of
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.saves_window import SavesWindow
from thothit_desktop.flow.match import Match


class SavedGames(SavesWindow):
    """Opens the shelf over the `window` and has done what the person chooses; not without `saves`."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        matches: MatchControl,
        dialogs: Dialogs,
        settings: Settings,
        saves: Saves | None,
        window: QWidget,
    ) -> None:
        super().__init__(ui.saved_games, matches, dialogs, settings, saves, window)

    def open(self, saves: Saves) -> None:
        """Show the matches that are kept."""
        from thothit_desktop.app.shelf.window import ShelfWindow
        from thothit_desktop.app.widgets.card_pictures import CardPictures

        match = self._matches.main
        cards = CardPictures(self._settings.deck, self._settings.index)
        table = match if match.positions else None
        shelf = ShelfWindow(saves, self._settings, table, cards, self._window)
        shelf.chosen.connect(self._play)
        shelf.number_pasted.connect(self._matches.begin_again)
        shelf.again.connect(self._begin_like)
        shelf.play_on.connect(self._matches.play_on)
        shelf.varied.connect(self._matches.keep_variations)
        shelf.changed.connect(self._matches.save)
        self._dialogs.wait_for(shelf)
        shelf.open()

    def _play(self, path: Path | None) -> None:
        """Go on with a match, or with the one on the table, where it may wait for the end of a variation."""
        if path is None:
            self._matches.back_to_match()
        else:
            self._matches.open_file(path)

    def _begin_like(self, match: Match) -> None:
        self._matches.begin(setup_of(match))
