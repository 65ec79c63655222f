# SPDX-License-Identifier: MIT
"""The menu entries by which the person chooses how the game on the table is played."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.families import family_of
from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.preference import Effect, Menu, MenuEntry, Preference
from thothit_desktop.app.store.setting import SPEED
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.piles import Piles
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.flow.match import Match
from thothit_desktop.table.stage.timing import FACTOR
from thothit_desktop.table.table import Table

WATCHED = 2.0
"""Seconds at normal speed for which cards rest on the table where nobody is there to click."""


class PlayPreferences(QObject):
    """Offers the preferences of the game's family, and applies them to the table and the flow."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        settings: Settings,
        table: Table,
        conductor: Conductor,
        piles: Piles,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._ui, self._settings, self._piles = ui, settings, piles
        self._table, self._conductor = table, conductor
        self._game = ""
        self._watched = False
        self._offered: dict[Effect, Preference] = {}
        self._values: dict[Effect, str] = {}
        self._entries: list[QMenu | QAction] = []
        self._actions: dict[tuple[str, str], QAction] = {}
        """By preference and value."""
        self._own_order = False
        """Whether the person has laid the hand in an order of their own."""
        table.selection.hand_moved.connect(self._on_moved)
        conductor.ceremony.staged.connect(self._on_staged)
        conductor.scored.connect(self._on_scored)
        settings.changed.connect(self._follow)

    def enter(self, match: Match) -> None:
        """Offer what the family of a match lets the person choose, and apply what is chosen."""
        for entry in self._entries:
            action = entry.menuAction() if isinstance(entry, QMenu) else entry
            for menu in (self._ui.menu_play, self._ui.menu_view):
                menu.removeAction(action)
            entry.setParent(None)  # so that its keys are free at once
            entry.deleteLater()
        self._entries, self._actions, self._offered, self._values = [], {}, {}, {}
        self._game, self._watched = match.game.spec.id, match.person is None
        for preference in family_of(match.game.spec).preferences():
            self._offered[preference.effect] = preference
            self._values[preference.effect] = self._settings.preference(preference, self._game)
            self._offer(preference, preference.enabled(match))
        for effect in Effect:
            self._apply(effect)

    def action(self, key: str, value: str = "on") -> QAction:
        """The entry of a value of a preference; of a check mark the one that there is."""
        return self._actions[key, value]

    def _offer(self, preference: Preference, enabled: bool) -> None:
        """Add the entries of a preference to its menu."""
        title, menu = preference.title, self._menu(preference.menu)
        entry: QMenu | QAction
        if preference.values:
            entry = QMenu(title.text, menu)
            entries = {value: self._action(words, entry) for value, words in preference.values.items()}
            entry.addActions(list(entries.values()))
            exclusive(entries, lambda value: self._settings.set_value(preference.setting, value), entry)
            self._actions |= {(preference.key, value): action for value, action in entries.items()}
            added = entry.menuAction()
        else:
            entry = self._action(title, menu)
            entry.triggered.connect(
                lambda on: self._settings.set_value(preference.setting, preference.marks[not on])
            )
            self._actions[preference.key, "on"] = added = entry
        if preference.menu is Menu.PLAY:
            menu.addAction(added)
        else:  # beside the other entries of how cards look
            actions = menu.actions()
            following = actions[actions.index(self._ui.corner_index) :]
            menu.insertAction(next(action for action in following if action.isSeparator()), added)
        entry.setEnabled(enabled)
        self._entries.append(entry)
        self._show(preference)

    def _menu(self, wanted: Menu) -> QMenu:
        return self._ui.menu_play if wanted is Menu.PLAY else self._ui.menu_view

    def _action(self, words: MenuEntry, parent: QObject) -> QAction:
        """A menu entry with a check mark."""
        made = QAction(words.text, parent, checkable=True)
        made.setToolTip(words.about)
        made.setStatusTip(words.about)
        made.setShortcut(words.shortcut)
        return made

    def _show(self, preference: Preference) -> None:
        """Mark the value in the menu."""
        value = self._values[preference.effect]
        if preference.values:
            self._actions[preference.key, value].setChecked(True)
        else:
            self._actions[preference.key, "on"].setChecked(value == preference.marks[0])

    def _follow(self, key: str) -> None:
        """A setting has changed, by a menu or in the window of the settings."""
        if key == SPEED.key:
            self._set_pause()
        for preference in self._offered.values():
            if preference.key == key:
                self._values[preference.effect] = self._settings.preference(preference, self._game)
                self._show(preference)
                self._apply(preference.effect)

    def _apply(self, effect: Effect) -> None:
        """Bring a value to where it counts; without a preference what needs no choice."""
        value = self._values.get(effect)
        if effect is Effect.ANSWER_TIME:
            self._conductor.decisions.claim_seconds = _seconds(value)
        elif effect is Effect.TABLE_PAUSE:
            self._set_pause()
        elif effect is Effect.HAND_ORDER:
            self._set_order()
        elif effect is Effect.LEGEND:
            self._table.notices.set_legend(value == "on")
        elif effect is Effect.POOL_ORDER:
            if value is not None:  # else the pool of the match before stays as it lies until it is taken away
                self._table.set_ranks_in_order(value == "ranks")
        else:
            self._piles.allow_own(value != "off")

    def _set_pause(self) -> None:
        """Where no person plays, cards rest as long as the animation speed says."""
        seconds = _seconds(self._values.get(Effect.TABLE_PAUSE))
        if self._watched:
            seconds = (seconds or WATCHED) * FACTOR[self._settings.speed]
        self._conductor.turns.trick_pause.seconds = seconds

    def _set_order(self) -> None:
        preference = self._offered.get(Effect.HAND_ORDER)
        if preference is not None:
            self._own_order = False
            self._show(preference)
            self._table.set_order(self._values[Effect.HAND_ORDER])

    def _on_moved(self) -> None:
        """The hand lies in the person's own order, until the next deal or until one is chosen again."""
        preference = self._offered.get(Effect.HAND_ORDER)
        if preference is None:
            return
        self._own_order = True
        action = self._actions[preference.key, self._values[Effect.HAND_ORDER]]
        group = action.actionGroup()
        group.setExclusive(False)
        action.setChecked(False)
        group.setExclusive(True)

    def _on_scored(self) -> None:
        """Remember a match that the person has finished: the next one of its game is no longer the first."""
        match = self._conductor.match
        if match is not None and match.complete and match.person is not None:
            self._settings.set_finished(match.game.spec.id)

    def _on_staged(self, stage: str) -> None:
        if stage == "dealing" and self._own_order:
            self._set_order()


def _seconds(value: str | None) -> float | None:
    """The seconds of a value; None where it is a word for no limit."""
    return float(value) if value is not None and value.isdigit() else None
