# SPDX-License-Identifier: MIT
"""What the person may choose about the games of one family: in a menu, and kept in the settings."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from thothit_desktop.app.store.setting import ON_OFF, Setting
from thothit_desktop.flow.match import Match


class Effect(StrEnum):
    """The effect of a preference. Seconds are a number, or another word for no limit."""

    ANSWER_TIME = "answer time"
    """The seconds for which a question out of turn waits for its answer."""
    TABLE_PAUSE = "table pause"
    """The seconds for which cards rest on the table before they are taken."""
    HAND_ORDER = "hand order"
    """The order of the hand, as the table knows it."""
    LEGEND = "legend"
    """Whether the table explains its cards."""
    OWN_PILE = "own pile"
    """Whether the person may look into the own pile where it lies face down."""
    POOL_ORDER = "pool order"
    """Whether a pool by ranks lies as is the custom (`custom`) or from 1 to 9 (`ranks`)."""


class Menu(StrEnum):
    """The menu in which a preference is found."""

    PLAY = "play"
    VIEW = "view"


@dataclass(frozen=True)
class MenuEntry:
    """The words of a menu entry."""

    text: str
    """With an ampersand before the letter that chooses it."""
    about: str = ""
    """What it does."""
    shortcut: str = ""
    """Its key."""


def _always(match: Match) -> bool:  # noqa: ARG001
    """Every match has the choice."""
    return True


@dataclass(frozen=True, kw_only=True)
class Preference:
    """Something to choose, in the language of the interface."""

    key: str
    """By which the settings know it."""
    effect: Effect
    """What it changes."""
    menu: Menu
    """Where it is found."""
    title: MenuEntry
    """The entry of the menu: one with a check mark, or one that opens the values."""
    values: Mapping[str, MenuEntry] = field(default_factory=dict)
    """By stored value its entry; empty for a check mark."""
    marks: tuple[str, str] = ON_OFF
    """The values of a check mark: with the mark, and without."""
    default: str
    """The value before anything is chosen."""
    first: str = ""
    """The same in the person's first match of a game; empty where it is the default."""
    enabled: Callable[[Match], bool] = _always
    """Whether a match has the choice."""

    @property
    def allowed(self) -> tuple[str, ...]:
        """All values."""
        return tuple(self.values) or self.marks

    @property
    def setting(self) -> Setting:
        """Return what the settings keep of it."""
        return Setting(self.key, self.default, self.allowed)
