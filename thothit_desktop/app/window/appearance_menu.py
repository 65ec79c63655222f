# SPDX-License-Identifier: MIT
"""The menus for card art, animation speed, and the theme of the windows."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store import setting
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.appearance import appear
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.table import Table


class AppearanceMenu(QObject):
    """Applies the settings to the table and the panels, at first and whenever one of them changes."""

    renamed = Signal()
    """Cards have other names now: another deck is shown."""

    def __init__(
        self, ui: Ui_MainWindow, settings: Settings, table: Table, panels: Panels, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._ui, self._settings, self._table, self._panels = ui, settings, table, panels
        self._decks = exclusive(
            {"ceki": ui.deck_ceki, "western": ui.deck_western, "western-cats": ui.deck_western_cats},
            lambda deck: settings.set_value(setting.DECK, deck),
            self,
        )
        self._speeds = exclusive(
            {
                "off": ui.speed_off,
                "fast": ui.speed_fast,
                "normal": ui.speed_normal,
                "slow": ui.speed_slow,
            },
            lambda speed: settings.set_value(setting.SPEED, speed),
            self,
        )
        self._appearances = exclusive(
            {
                "system": ui.appearance_system,
                "light": ui.appearance_light,
                "dark": ui.appearance_dark,
                "high-contrast": ui.appearance_high_contrast,
            },
            lambda appearance: settings.set_value(setting.APPEARANCE, appearance),
            self,
        )
        ui.switch_deck.triggered.connect(self._switch_deck)
        ui.corner_index.triggered.connect(lambda on: settings.set_value(setting.INDEX, "on" if on else "off"))
        self._french = False
        self._followers = {
            setting.DECK.key: self._change_deck,
            setting.INDEX.key: self._show_index,
            setting.SPEED.key: lambda: self.set_speed(settings.speed),
            setting.APPEARANCE.key: self._show_appearance,
            setting.REDUCED_MOTION.key: self._set_motion,
            setting.PACE.key: self._set_pace,
            setting.MAT.key: self._set_mat,
            setting.BACK.key: self._set_back,
            setting.TEXT_SIZE.key: self._set_text_size,
        }
        settings.changed.connect(self._follow)
        wishes = QGuiApplication.styleHints().accessibility()
        wishes.contrastPreferenceChanged.connect(self._show_appearance)
        self._show_deck()
        self.set_speed(settings.speed)
        self._show_index()
        self._show_appearance()
        self._set_motion()
        self._set_pace()
        self._set_mat()
        self._set_back()
        self._set_text_size()

    def _follow(self, key: str) -> None:
        if key in self._followers:
            self._followers[key]()

    def _change_deck(self) -> None:
        """Another card art, everywhere at once."""
        self._show_deck()
        self.renamed.emit()

    def set_french(self, french: bool) -> None:
        """Whether the game on the table is played with French cards, which have one art only."""
        self._french = french
        for action in (*self._decks.values(), self._ui.switch_deck):
            action.setEnabled(not french)
        self._allow_index()

    def _allow_index(self) -> None:
        self._ui.corner_index.setEnabled(self._settings.deck == "ceki" and not self._french)

    def _show_deck(self) -> None:
        deck = self._settings.deck
        self._decks[deck].setChecked(True)
        self._allow_index()
        self._table.set_deck(deck)
        self._panels.set_deck(deck, self._settings.index)

    def _switch_deck(self) -> None:
        decks = list(self._decks)
        self._settings.deck = decks[(decks.index(self._settings.deck) + 1) % len(decks)]

    def _show_index(self) -> None:
        on = self._settings.index
        self._ui.corner_index.setChecked(on)
        self._table.set_index(on)
        self._panels.set_deck(self._settings.deck, on)

    def set_speed(self, speed: str) -> None:
        """The animation speed for now."""
        self._speeds[speed].setChecked(True)
        self._table.set_speed(speed)
        self._panels.set_speed(speed)

    def _set_motion(self) -> None:
        MOTION.reduced = self._settings.is_on(setting.REDUCED_MOTION)

    def _set_pace(self) -> None:
        self._table.pace = self._settings.value(setting.PACE)

    def _set_back(self) -> None:
        self._table.set_back(self._settings.value(setting.BACK))

    def _set_text_size(self) -> None:
        self._table.set_text_scale(int(self._settings.value(setting.TEXT_SIZE)) / 100)

    def _set_mat(self) -> None:
        self._table.set_mat(self._settings.value(setting.MAT))

    def _show_appearance(self) -> None:
        appearance = self._settings.appearance
        self._appearances[appearance].setChecked(True)
        appear(appearance)
