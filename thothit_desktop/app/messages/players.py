# SPDX-License-Identifier: MIT
"""The names of players in sentences."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.i18n.default_name import default_name
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.store.setting import NAME
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.match import Match

translate = QCoreApplication.translate


def players(match: Match, seats: Iterable[int]) -> str:
    """Return the names of several players: `Sri, Wati and Joko`."""
    return both(match.names[seat] for seat in seats)


def by(match: Match, seat: int) -> str:
    """Return a player within a sentence: `you`, or a name."""
    return translate("messages", "you") if seat == match.person else match.names[seat]


def own_name(settings: Settings) -> str:
    """Return the person's name at the table."""
    return settings.value(NAME) or default_name()


def has_own_name(settings: Settings) -> bool:
    """Return True if the person has entered a name."""
    return bool(settings.value(NAME))
