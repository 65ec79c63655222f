# SPDX-License-Identifier: MIT
"""The levels of the players, chosen at their name panels, and the preferences of the game on the table."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.families import family_of
from thothit_desktop.app.messages import level_texts
from thothit_desktop.app.messages.players import has_own_name, own_name
from thothit_desktop.app.store.preference import Effect, Preference, PreferenceWords
from thothit_desktop.app.store.setting import CONFIRM_MOVES, FIGURE, FORCED_MOVES, NAME, SPEED
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.widgets.level_icons import level_icon
from thothit_desktop.app.widgets.plain_text import menu_text
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.app.window.piles import Piles
from thothit_desktop.flow.level_rounds import may_be_matched
from thothit_desktop.flow.match import Match
from thothit_desktop.players.matched_level import MATCHED
from thothit_desktop.table.stage.timing import FACTOR

WATCHED = 2.0
"""Seconds at normal speed for which cards rest on the table if only computers play."""

translate = QCoreApplication.translate


class PlayActions(QObject):
    """Offers the preferences of the game's family, and applies them and the settings of all games."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._ui, self._settings = context, context.ui, context.settings
        self._table, self._controller = context.table, context.controller
        self.piles = Piles(context)
        self._game = ""
        self._watched = False
        self._offered: dict[Effect, Preference] = {}
        self._values: dict[Effect, str] = {}
        self._actions: list[QAction] = []
        """The actions of preferences that have keys."""
        self.seats = QMenu(self.tr("Players"), context.window)
        """The levels to choose from, a submenu for each computer player."""
        self._own_order = False
        """True while the person has arranged the hand by moving cards."""
        controller, settings = context.controller, context.settings
        self._appliers = {
            NAME.key: lambda: controller.rename(own_name(settings), has_own_name(settings)),
            FIGURE.key: lambda: controller.set_figure(settings.value(FIGURE)),
            CONFIRM_MOVES.key: self._set_warning,
            FORCED_MOVES.key: self._set_forced,
            SPEED.key: self._set_pause,
        }
        """The function that applies each setting, by key."""
        for setting in (FIGURE, CONFIRM_MOVES, FORCED_MOVES):
            self._appliers[setting.key]()
        context.ui.automatic.toggled.connect(controller.turns.set_automatic)
        context.matches.entered.connect(self._enter)
        context.table.selection.hand_moved.connect(self._on_moved)
        context.table.selection.player_chosen.connect(self._open_seat)
        controller.ceremony.staged.connect(self._on_staged)
        controller.scored.connect(self._on_scored)
        settings.changed.connect(self._apply_setting)

    def fill_seats(self) -> None:
        """Fill the menu of the computer seats' levels, with icons in the present colours."""
        match = self._controller.match
        if match is not None:
            fill_seats(self.seats, match, self._context.matches.set_level)

    def _enter(self) -> None:
        """Offer the choices of the match, and apply the chosen ones."""
        match = self._context.matches.match
        by_luck = match.game.spec.by_luck
        self._offer_preferences(match)
        self._ui.automatic.setChecked(False)
        self._ui.automatic.setVisible(by_luck)
        self.seats.setEnabled(not by_luck)
        self.fill_seats()

    def _open_seat(self, seat: int) -> None:
        """Open the levels of a player whose name panel was clicked, or the settings of the person."""
        match = self._context.matches.match
        if seat == match.person:
            self._ui.settings.trigger()
            return
        menu = self.seats.findChild(QMenu, str(seat), Qt.FindChildOption.FindDirectChildrenOnly)
        if self.seats.isEnabled() and menu is not None:
            menu.popup(QCursor.pos())

    def _offer_preferences(self, match: Match) -> None:
        """Offer the preferences of the match's family, and apply their values."""
        for action in self._actions:
            self._context.window.removeAction(action)  # so that its key is free at once
            action.deleteLater()
        self._actions, self._offered, self._values = [], {}, {}
        self._game, self._watched = match.game.spec.id, match.person is None
        for preference in family_of(match.game.spec).preferences():
            self._offered[preference.effect] = preference
            self._values[preference.effect] = self._settings.preference(preference, self._game)
            if preference.enabled(match):
                self._add_keys(preference)
        for effect in Effect:
            self._apply(effect)

    def _add_keys(self, preference: Preference) -> None:
        """Add an action for each value that has a key, and for a check mark that has one."""
        for value, choice in preference.values.items():
            if choice.shortcut:
                self._add_action(choice, preference, partial(str, value))
        if preference.title.shortcut:
            on, off = preference.marks
            self._add_action(
                preference.title,
                preference,
                lambda: off if self._values[preference.effect] == on else on,
            )

    def _add_action(self, choice: PreferenceWords, preference: Preference, wanted: Callable[[], str]) -> None:
        made = QAction(choice.text, self._context.window)
        made.setStatusTip(choice.about)
        made.setShortcut(choice.shortcut)
        made.triggered.connect(lambda: self._settings.set_value(preference.setting, wanted()))
        self._context.window.addAction(made)
        self._actions.append(made)

    def _apply_setting(self, key: str) -> None:
        """Apply a changed setting, from a menu or the settings window."""
        if key in self._appliers:
            self._appliers[key]()
        for preference in self._offered.values():
            if preference.key == key:
                self._values[preference.effect] = self._settings.preference(preference, self._game)
                self._apply(preference.effect)

    def _apply(self, effect: Effect) -> None:
        """Apply the value of a preference; without one, the default behaviour."""
        value = self._values.get(effect)
        if effect is Effect.ANSWER_TIME:
            self._controller.decisions.claim_seconds = _seconds(value)
        elif effect is Effect.TABLE_PAUSE:
            self._set_pause()
        elif effect is Effect.HAND_ORDER:
            self._apply_order()
        elif effect is Effect.LEGEND:
            self._table.notices.set_legend(value == "on")
        elif effect is Effect.POOL_ORDER:
            if value is not None:  # otherwise the previous match's pool keeps its order until it is removed
                self._table.set_ranks_in_order(value == "ranks")
        else:
            self.piles.allow_own(value != "off")

    def _set_pause(self) -> None:
        """Set the pause after a trick by the preference; by the animation speed if only computers play."""
        seconds = _seconds(self._values.get(Effect.TABLE_PAUSE))
        if self._watched:
            seconds = (seconds or WATCHED) * FACTOR[self._settings.speed]
        self._controller.turns.trick_pause.seconds = seconds

    def _set_warning(self) -> None:
        self._controller.decisions.human.warns = self._settings.is_on(CONFIRM_MOVES)

    def _set_forced(self) -> None:
        self._controller.decisions.plays_forced = self._settings.is_on(FORCED_MOVES)

    def _apply_order(self) -> None:
        if Effect.HAND_ORDER in self._offered:
            self._own_order = False
            self._table.set_order(self._values[Effect.HAND_ORDER])

    def _on_moved(self) -> None:
        """Keep the order that the person has made, until the next deal or choice."""
        self._own_order = Effect.HAND_ORDER in self._offered

    def _on_scored(self) -> None:
        """Remember a finished match, after which the game's first-match defaults end."""
        match = self._controller.match
        if match is not None and match.complete and match.person is not None:
            self._settings.set_finished(match.game.spec.id)

    def _on_staged(self, stage: str) -> None:
        if stage == "dealing" and self._own_order:
            self._apply_order()


def _seconds(value: str | None) -> float | None:
    """Return the seconds of a value; None for a word, which means no limit."""
    return float(value) if value is not None and value.isdigit() else None


def fill_seats(menu: QMenu, match: Match, chosen: Callable[[int, str], None]) -> None:
    """Fill a menu with a submenu for each computer seat.

    `chosen` is called with the seat, and a player's id or `MATCHED`. If several seats can match the person's
    strength, one entry sets them all to that.
    """
    for action in menu.actions():
        if action.menu() is not None:
            action.menu().deleteLater()
            action.menu().setObjectName("")
    menu.clear()
    matching = [seat for seat in range(len(match.names)) if may_be_matched(match, seat)]
    groups = {}
    for seat in range(len(match.levels)):
        if seat != match.person:
            # PySide would keep a menu made by `addMenu` from a title, after Qt has deleted it.
            submenu = QMenu(menu_text(match.names[seat]), menu)
            submenu.setObjectName(str(seat))
            menu.addMenu(submenu)
            groups[seat] = _fill_seat(submenu, match, seat, seat in matching, partial(chosen, seat))
    if len(matching) > 1:
        menu.addSeparator()
        for_all = menu.addAction(translate("seats", "&All match my strength"))
        for_all.setToolTip(family_of(match.game.spec).catalogue_texts().levels(match.game.spec)[MATCHED])
        for seat in matching:
            for_all.triggered.connect(groups[seat][MATCHED].trigger)


def _fill_seat(
    menu: QMenu, match: Match, seat: int, matches: bool, chosen: Callable[[str], None]
) -> dict[str, QAction]:
    """Fill a seat's submenu; `matches` is True if the seat can match the person's strength."""
    menu.setToolTipsVisible(True)
    abouts = family_of(match.game.spec).catalogue_texts().levels(match.game.spec)
    current = MATCHED if seat in match.matched else match.levels[seat]
    ink = menu.palette().windowText().color()
    actions = {}
    for choice, words in level_texts.choices().items():
        if choice == MATCHED and not matches:
            continue
        if choice == MATCHED:
            menu.addSeparator()
            words = translate("seats", "Match my strength")
        action = actions[choice] = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(choice == current)
        action.setToolTip(abouts[choice])
        action.setIcon(level_icon(choice, ink, ink, 16, menu.devicePixelRatio()))
    exclusive(actions, chosen, menu)
    return actions
