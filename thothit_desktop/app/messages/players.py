# SPDX-License-Identifier: MIT
"""What the players of a match are called in sentences."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.i18n.default_name import default_name
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.store.setting import NAME
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.match import Match

translate = QCoreApplication.translate


def players(match: Match, seats: Iterable[int]) -> str:
    """The names of several players as one: `Sri, Wati and Joko`."""
    return both(match.names[seat] for seat in seats)


def by(match: Match, seat: int) -> str:
    """Return who did something, within a sentence: `you`, or a name."""
    return translate("messages", "you") if seat == match.person else match.names[seat]


def own_name(settings: Settings) -> str:
    """Return what the person is called at the table."""
    return settings.value(NAME) or default_name()


def has_own_name(settings: Settings) -> bool:
    """Return True if the person has given a name."""
    return bool(settings.value(NAME))
