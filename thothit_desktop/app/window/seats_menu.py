# SPDX-License-Identifier: MIT
"""The menu in which each computer seat gets its player."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu

from thothit_desktop.app.messages import sentences
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.widgets.plain_text import menu_text
from thothit_desktop.flow.match import Match
from thothit_desktop.players import LEVELS


def fill_seats(menu: QMenu, match: Match, chosen: Callable[[int, str], None]) -> None:
    """Fill a menu with a submenu a computer seat; `chosen` gets the seat and the player's id."""
    for action in menu.actions():
        action.menu().deleteLater()
    menu.clear()
    for seat, level in enumerate(match.levels):
        if seat != match.person:
            _fill_seat(menu.addMenu(menu_text(match.names[seat])), level, partial(chosen, seat))


def _fill_seat(menu: QMenu, level: str, chosen: Callable[[str], None]) -> None:
    actions = {player: menu.addAction(sentences.level(player)) for player in LEVELS}
    for player, action in actions.items():
        action.setCheckable(True)
        action.setChecked(player == level)
    exclusive(actions, chosen, menu)
