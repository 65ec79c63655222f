# SPDX-License-Identifier: MIT
"""The menu in which each computer seat gets its player."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.families import family_of
from thothit_desktop.app.messages import level_texts
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.widgets.level_icons import level_icon
from thothit_desktop.app.widgets.plain_text import menu_text
from thothit_desktop.flow.level_rounds import may_be_matched
from thothit_desktop.flow.match import Match
from thothit_desktop.players.matched_level import MATCHED

translate = QCoreApplication.translate


def fill_seats(menu: QMenu, match: Match, chosen: Callable[[int, str], None]) -> None:
    """Fill a menu with a submenu a computer seat; `chosen` gets the seat, and a player's id or `MATCHED`.

    Where several seats may match the person's strength, one entry has them all do so.
    """
    for action in menu.actions():
        if action.menu() is not None:
            action.menu().deleteLater()
    menu.clear()
    matching = [seat for seat in range(len(match.names)) if may_be_matched(match, seat)]
    groups = {}
    for seat in range(len(match.levels)):
        if seat != match.person:
            # One that `addMenu` makes of its title stays with PySide when Qt has deleted it.
            submenu = QMenu(menu_text(match.names[seat]), menu)
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
    """Fill a seat's submenu; whether it can match the person's strength is said by `matches`."""
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
