# SPDX-License-Identifier: MIT
"""Applies the settings of how the table looks and moves; actions that read the table out."""

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication

from thothit_desktop.app.store import setting
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.appearance import appear
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.table.drawing.suits import PRINT
from thothit_desktop.table.stage.motion import MOTION


class ViewActions(QObject):
    """Applies the settings of the View menu, at the start and when one of them changes."""

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
        ui.switch_deck.triggered.connect(self._switch_deck)
        ui.four_colours.triggered.connect(
            lambda on: settings.set_value(setting.FOUR_COLOURS, "on" if on else "off")
        )
        ui.corner_index.triggered.connect(lambda on: settings.set_value(setting.INDEX, "on" if on else "off"))
        ui.full_screen.toggled.connect(self._fill_screen)
        self._french = False
        """True while the game on the table has French cards, which have no ceki faces."""
        self._appliers = {
            setting.DECK.key: self._show_deck,
            setting.FOUR_COLOURS.key: self._show_deck,
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
        """The function that applies each setting, by key."""
        for apply in self._appliers.values():
            apply()
        settings.changed.connect(self._apply_setting)
        context.matches.entered.connect(self._enter)
        wishes = QGuiApplication.styleHints().accessibility()
        wishes.contrastPreferenceChanged.connect(self._show_appearance)
        ReadingActions(context)

    def _apply_setting(self, key: str) -> None:
        if key in self._appliers:
            self._appliers[key]()

    def _enter(self) -> None:
        """Enable the choice of card style, unless the game has French cards."""
        self._french = self._context.matches.match.game.spec.french
        for action in (*self._decks.values(), self._ui.switch_deck):
            action.setEnabled(not self._french)
        self._allow_index()

    def _allow_index(self) -> None:
        ceki = self._settings.value(setting.DECK) == "ceki" and not self._french
        self._ui.corner_index.setEnabled(ceki)
        self._ui.four_colours.setEnabled(not ceki)

    def _show_deck(self) -> None:
        self._decks[self._settings.value(setting.DECK)].setChecked(True)
        self._ui.four_colours.setChecked(self._settings.is_on(setting.FOUR_COLOURS))
        self._allow_index()
        PRINT.four = self._settings.is_on(setting.FOUR_COLOURS)
        self._table.set_deck(self._settings.deck)

    def _switch_deck(self) -> None:
        decks = list(self._decks)
        now = decks.index(self._settings.value(setting.DECK))
        self._settings.deck = decks[(now + 1) % len(decks)]

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
        appear(self._settings.appearance)

    def _fill_screen(self, on: bool) -> None:
        """Switch full screen on or off; switched off, the window has its former state, such as maximised."""
        window, filling = self._context.window, Qt.WindowState.WindowFullScreen
        window.setWindowState(window.windowState() | filling if on else window.windowState() & ~filling)


class ReadingActions(QObject):
    """Reads the table aloud by keys, for blind players; the status bar shows the words as well."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._controller, self._settings = context.controller, context.settings
        self._table, self._bar = context.table, context.window.statusBar()
        reading, messages = context.table.reading, context.messages
        for words, key, say in (
            (self.tr("Read out my hand"), "Shift+H", lambda: reading.hand(placed=False).told()),
            (self.tr("Read out pool and stock"), "Shift+P", self._pool),
            (self.tr("Read out the trick"), "Shift+T", lambda: reading.trick().told()),
            (self.tr("Read out the scores"), "Shift+S", lambda: reading.players().told()),
            (self.tr("Read out the last plays"), "Shift+L", self._last_plays),
            (self.tr("Read out whose turn it is"), "Shift+W", messages.whose_turn),
        ):
            action = QAction(words, context.window)
            action.setShortcut(key)
            action.triggered.connect(lambda _=False, say=say: self._read_out(say()))
            context.window.addAction(action)
            context.pages.match_actions.addAction(action)

    def _read_out(self, words: str) -> None:
        self._table.narrator.tell(words)
        self._bar.showMessage(words)

    def _pool(self) -> str:
        reading = self._table.reading
        return self.tr("{0}. {1}").format(reading.pool().told(), reading.stock())

    def _last_plays(self) -> str:
        """Return the words for the last play of every seat, the oldest first."""
        from thothit_desktop.app.history.last_plays import last_plays

        match = self._controller.match
        told = last_plays(match, self._settings.deck) if match is not None else ()
        return ". ".join(told) or self.tr("Nothing has been played yet")
