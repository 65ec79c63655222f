# SPDX-License-Identifier: MIT
"""The actions of the View menu: how cards, words and windows look, and what is read out."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QPixmap
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.messages.card_backs import back_names
from thothit_desktop.app.store import setting
from thothit_desktop.app.store.setting import Setting
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.appearance import appear
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.languages import LANGUAGES, SYSTEM
from thothit_desktop.table.drawing.art import Key, render
from thothit_desktop.table.stage.motion import MOTION

_BACK_HIGH = 64
"""The height of a back's picture, in device pixels."""


class SettingMenu(QMenu):
    """A menu within the View menu, of the values of a setting under their names; it marks the one in use."""

    def __init__(
        self, context: AppContext, of: Setting, title: str, names: Mapping[str, str], before: QAction
    ) -> None:
        super().__init__(title, context.ui.menu_view)
        self._setting, self._settings = of, context.settings
        actions = {value: QAction(name, self, checkable=True) for value, name in names.items()}
        self.choices = exclusive(actions, partial(self._settings.set_value, of), self)
        """By value its entry."""
        self.addActions(list(actions.values()))
        context.ui.menu_view.insertMenu(before, self)
        context.presence.follow(self)
        self._settings.changed.connect(self._mark_value)
        self._mark_value(of.key)

    def _mark_value(self, key: str) -> None:
        if key == self._setting.key:
            self.choices[self._settings.value(self._setting)].setChecked(True)


class ViewActions(QObject):
    """Applies the settings of the look, at first and whenever one of them changes."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._ui = context, context.ui
        self._settings, self._table = context.settings, context.table
        ui, settings = context.ui, context.settings
        self._decks = exclusive(
            {"ceki": ui.deck_ceki, "western": ui.deck_western, "western-cats": ui.deck_western_cats},
            partial(settings.set_value, setting.DECK),
            self,
        )
        self._speeds = exclusive(
            {
                "off": ui.speed_off,
                "fast": ui.speed_fast,
                "normal": ui.speed_normal,
                "slow": ui.speed_slow,
            },
            partial(settings.set_value, setting.SPEED),
            self,
        )
        self._appearances = exclusive(
            {
                "system": ui.appearance_system,
                "light": ui.appearance_light,
                "dark": ui.appearance_dark,
                "high-contrast": ui.appearance_high_contrast,
            },
            partial(settings.set_value, setting.APPEARANCE),
            self,
        )
        ui.switch_deck.triggered.connect(self._switch_deck)
        ui.corner_index.triggered.connect(lambda on: settings.set_value(setting.INDEX, "on" if on else "off"))
        ui.full_screen.toggled.connect(self._fill_screen)
        self._french = False
        """True while the game on the table is played with French cards, which have one art only."""
        self._appliers = {
            setting.DECK.key: self._show_deck,
            setting.INDEX.key: self._show_index,
            setting.SPEED.key: self._set_speed,
            setting.APPEARANCE.key: self._show_appearance,
            setting.REDUCED_MOTION.key: self._set_motion,
            setting.FACES.key: self._set_faces,
            setting.PACE.key: self._set_pace,
            setting.MAT.key: self._set_mat,
            setting.BACK.key: self._set_back,
            setting.TEXT_SIZE.key: self._set_text_size,
        }
        """By setting what applies it."""
        for apply in self._appliers.values():
            apply()
        settings.changed.connect(self._apply_setting)
        context.matches.entered.connect(self._enter)
        wishes = QGuiApplication.styleHints().accessibility()
        wishes.contrastPreferenceChanged.connect(self._show_appearance)
        self._back_drawn = ""
        """The deck with which the backs in the menu have been drawn."""
        self._add_menus()

    def _add_menus(self) -> None:
        context, ui = self._context, self._ui
        ReadingActions(context)
        sizes = {size: self.tr("{0}%").format(size) for size in setting.TEXT_SIZE.allowed}
        SettingMenu(context, setting.TEXT_SIZE, self.tr("Te&xt size"), sizes, ui.full_screen)
        names = {SYSTEM: self.tr("As the &system")} | {code: known.name for code, known in LANGUAGES.items()}
        languages = SettingMenu(context, setting.LANGUAGE, self.tr("Langua&ge"), names, ui.full_screen)
        languages.setObjectName("menu_language")
        waiting = self.tr("This translation waits for a native reader.")
        for code, language in LANGUAGES.items():
            if not language.signed:
                languages.choices[code].setStatusTip(waiting)
        backs = SettingMenu(context, setting.BACK, self.tr("Card &back"), back_names(), ui.corner_index)
        backs.setObjectName("menu_back")
        backs.aboutToShow.connect(lambda: self._draw_backs(backs.choices))

    def _draw_backs(self, choices: Mapping[str, QAction]) -> None:
        """Draw the backs when they are first seen, and anew for another deck."""
        deck = self._settings.deck
        if deck == self._back_drawn:
            return
        self._back_drawn = deck
        for back, action in choices.items():
            picture = render(Key(deck, HIDDEN, _BACK_HIGH, indexed=True, large=False, back=back))
            action.setIcon(QIcon(QPixmap.fromImage(picture)))

    def _apply_setting(self, key: str) -> None:
        if key in self._appliers:
            self._appliers[key]()

    def _enter(self) -> None:
        """Allow another card art in the match, unless its game has French cards."""
        self._french = self._context.matches.match.game.spec.french
        for action in (*self._decks.values(), self._ui.switch_deck):
            action.setEnabled(not self._french)
        self._allow_index()

    def _allow_index(self) -> None:
        self._ui.corner_index.setEnabled(self._settings.deck == "ceki" and not self._french)

    def _show_deck(self) -> None:
        deck = self._settings.deck
        self._decks[deck].setChecked(True)
        self._allow_index()
        self._table.set_deck(deck)

    def _switch_deck(self) -> None:
        decks = list(self._decks)
        self._settings.deck = decks[(decks.index(self._settings.deck) + 1) % len(decks)]

    def _show_index(self) -> None:
        on = self._settings.index
        self._ui.corner_index.setChecked(on)
        self._table.set_index(on)

    def _set_speed(self) -> None:
        speed = self._settings.speed
        self._speeds[speed].setChecked(True)
        self._table.set_speed(speed)

    def _set_motion(self) -> None:
        MOTION.reduced = self._settings.is_on(setting.REDUCED_MOTION)

    def _set_faces(self) -> None:
        self._table.faces.set_on(self._settings.is_on(setting.FACES))

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

    def _fill_screen(self, on: bool) -> None:
        """Fill the screen, or be again as large as before, be it maximised."""
        window, filling = self._context.window, Qt.WindowState.WindowFullScreen
        window.setWindowState(window.windowState() | filling if on else window.windowState() & ~filling)


class ReadingActions(QObject):
    """Reads out the table by keys, for whoever does not see it; the status bar shows the words as well."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._controller, self._settings = context.controller, context.settings
        self._table, self._bar = context.table, context.window.statusBar()
        ui, messages = context.ui, context.messages
        reading = context.table.reading
        menu = QMenu(self.tr("Read &out"), ui.menu_view)
        context.presence.follow(menu)
        self._add(menu, self.tr("My &hand"), self.tr("Shift+H"), lambda: reading.hand(placed=False).told())
        self._add(menu, self.tr("&Pool and stock"), self.tr("Shift+P"), self._pool)
        self._add(menu, self.tr("&Trick"), self.tr("Shift+T"), lambda: reading.trick().told())
        self._add(menu, self.tr("&Scores"), self.tr("Shift+S"), lambda: reading.players().told())
        self._add(menu, self.tr("&Last plays"), self.tr("Shift+L"), self._last_plays)
        self._add(menu, self.tr("&Whose turn"), self.tr("Shift+W"), messages.whose_turn)
        ui.menu_view.insertMenu(ui.full_screen, menu)

    def _add(self, menu: QMenu, words: str, key: str, say: Callable[[], str]) -> None:
        action = QAction(words, menu)
        action.setShortcut(key)
        action.triggered.connect(lambda: self._read_out(say()))
        menu.addAction(action)

    def _read_out(self, words: str) -> None:
        self._table.narrator.tell(words)
        self._bar.showMessage(words)

    def _pool(self) -> str:
        reading = self._table.reading
        return self.tr("{0}. {1}").format(reading.pool().told(), reading.stock())

    def _last_plays(self) -> str:
        """Return the last play of every seat, the oldest first."""
        from thothit_desktop.app.history.last_plays import last_plays

        match = self._controller.match
        told = last_plays(match, self._settings.deck) if match is not None else ()
        return ". ".join(told) or self.tr("Nothing has been played yet")
