# SPDX-License-Identifier: MIT
"""Preferences: what the person may choose about the games of one family, kept in the settings."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from thothit_desktop.app.store.setting import ON_OFF, Setting
from thothit_desktop.flow.match import Match


class Effect(StrEnum):
    """The effect of a preference. Seconds are a number; any other word means no limit."""

    ANSWER_TIME = "answer time"
    """The seconds for an answer out of turn."""
    TABLE_PAUSE = "table pause"
    """The seconds for which cards rest on the table before they are taken."""
    HAND_ORDER = "hand order"
    """The order of the hand, by its name for the table."""
    LEGEND = "legend"
    """A legend of the cards on the table, on or off."""
    OWN_PILE = "own pile"
    """Permission to look into the person's own pile if it is face down, on or off."""
    POOL_ORDER = "pool order"
    """The order of a pool by ranks: the customary one (`custom`), or from 1 to 9 (`ranks`)."""


class Topic(StrEnum):
    """The subject of a preference, by which the settings find its page."""

    PLAY = "play"
    TABLE = "table"


@dataclass(frozen=True)
class PreferenceWords:
    """The words of a preference or of one of its values."""

    text: str
    about: str = ""
    """The description of the effect."""
    shortcut: str = ""
    """The key that chooses it, or switches a check mark."""


def _always(match: Match) -> bool:  # noqa: ARG001
    """Return True: every match has the choice."""
    return True


@dataclass(frozen=True, kw_only=True)
class Preference:
    """A preference with its values, its menu entries and its default."""

    key: str
    """The key in the settings."""
    effect: Effect
    """The effect."""
    topic: Topic
    title: PreferenceWords
    values: Mapping[str, PreferenceWords] = field(default_factory=dict)
    """The words of each value; empty for a check mark."""
    marks: tuple[str, str] = ON_OFF
    """The values of a check mark: checked and unchecked."""
    default: str
    """The default value."""
    first: str = ""
    """The default value in the person's first match of a game, if it differs; else empty."""
    enabled: Callable[[Match], bool] = _always
    """Returns True for a match that has the choice."""

    @property
    def allowed(self) -> tuple[str, ...]:
        """All allowed values."""
        return tuple(self.values) or self.marks

    @property
    def setting(self) -> Setting:
        """The setting that keeps the value."""
        return Setting(self.key, self.default, self.allowed)
