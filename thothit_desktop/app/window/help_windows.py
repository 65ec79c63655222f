# SPDX-License-Identifier: MIT
"""The windows of the Help menu: rules, ceki cards, keys, the pages on honest play, About.

Each window is imported when it first opens, so that the first table does not wait for it.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from thothit_desktop import HOME
from thothit_desktop.app.families import family_of
from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.setting import FACES_OF_CARDS, SPEED
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_store import MatchStore
from thothit_desktop.games.spec import GameSpec

if TYPE_CHECKING:
    from thothit_desktop.app.ceki.window import CekiWindow
    from thothit_desktop.app.honesty.help_window import HelpWindow
    from thothit_desktop.app.rules.window import RulesWindow
    from thothit_desktop.app.widgets.card_pictures import CardPictures


class HelpWindows(QObject):
    """Makes each window once, brings it to the front, and updates its cards with the settings."""

    def __init__(
        self, ui: Ui_MainWindow, matches: MatchStore, settings: Settings, dialogs: Dialogs, window: QWidget
    ) -> None:
        super().__init__(window)
        self._ui, self._matches, self._settings = ui, matches, settings
        self._dialogs, self._window = dialogs, window
        self._rules: RulesWindow | None = None
        self._pages: HelpWindow | None = None
        self._ceki: CekiWindow | None = None
        ui.rules.triggered.connect(lambda: self.show_rules(matches.match.game.spec))
        ui.house_rules.triggered.connect(self._show_house_rules)
        ui.keys.triggered.connect(self._show_keys)
        ui.ceki_cards.triggered.connect(lambda: self.show_ceki_cards())
        ui.computer_players.triggered.connect(self._show_computer_players)
        ui.website.triggered.connect(lambda: QDesktopServices.openUrl(HOME))
        ui.about.triggered.connect(lambda: dialogs.about(matches.folder))
        matches.entered.connect(self._name_rules)
        matches.entered.connect(self._mark_house_rules)
        settings.changed.connect(self._apply_setting)

    def show_rules(self, spec: GameSpec) -> "RulesWindow":
        """Show the rules of a game."""
        if self._rules is None:
            from thothit_desktop.app.rules.window import RulesWindow

            self._rules = RulesWindow(self._pictures(), self._window)
            self._rules.set_speed(self._settings.speed)
            self._rules.play_now.connect(self._matches.play_game)
            self._mark_house_rules()
        self._rules.show_game(spec)
        _bring_to_front(self._rules)
        return self._rules

    def _show_house_rules(self) -> None:
        """Show the house rules of the match on the table."""
        from thothit_desktop.app.rules.page_text import IN_FORCE

        spec = self._matches.match.game.spec
        self.show_rules(spec).show_section(spec, IN_FORCE)

    def _mark_house_rules(self) -> None:
        """Let the window of rules show the house rules of the match on the table."""
        if self._rules is not None:
            self._rules.set_match(self._matches.match.game)

    def show_ceki_cards(self, card: int | None = None) -> None:
        """Show the page on ceki cards, at a card or at its beginning."""
        if self._ceki is None:
            from thothit_desktop.app.ceki.window import CekiWindow

            self._ceki = CekiWindow(self._settings.index, self._window)
        self._ceki.show_card(card)
        _bring_to_front(self._ceki)

    def explain_fingerprint(self) -> None:
        """Show the page that says what a fingerprint proves."""
        from thothit_desktop.app.honesty.help_window import HONEST_DEAL

        self._show_page(HONEST_DEAL)

    def _show_computer_players(self) -> None:
        from thothit_desktop.app.honesty.help_window import COMPUTER_PLAYERS

        self._show_page(COMPUTER_PLAYERS)

    def _show_page(self, page: str) -> None:
        if self._pages is None:
            from thothit_desktop.app.honesty.help_window import HelpWindow

            self._pages = HelpWindow(self._pictures(), self._window)
            self._pages.fingerprint.connect(self._ui.honest_deal.trigger)
        self._pages.show_page(page)
        _bring_to_front(self._pages)

    def _show_keys(self) -> None:
        """Open the list of keys: those of the table, of the game's family, and of the menus."""
        from thothit_desktop.app.window.keys_window import KeysWindow, key_groups

        spec = self._matches.match.game.spec
        name = QCoreApplication.translate("games", spec.name)
        groups = key_groups(name, family_of(spec).keys(), self._ui.menu_bar, self._window.actions())
        keys = KeysWindow(groups, self._window)
        self._dialogs.wait_for(keys)
        keys.open()

    def _name_rules(self) -> None:
        name = QCoreApplication.translate("games", self._matches.match.game.spec.name)
        self._ui.rules.setText(self.tr("&Rules of {0}").format(name))

    def _apply_setting(self, key: str) -> None:
        """Apply a setting of the cards or their speed to the open windows."""
        if key in FACES_OF_CARDS:
            if self._rules is not None:
                self._rules.set_pictures(self._pictures())
            if self._ceki is not None:
                self._ceki.set_index(self._settings.index)
        elif key == SPEED.key and self._rules is not None:
            self._rules.set_speed(self._settings.speed)

    def _pictures(self) -> "CardPictures":
        from thothit_desktop.app.widgets.card_pictures import CardPictures

        return CardPictures(self._settings.deck, self._settings.index)


def _bring_to_front(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
