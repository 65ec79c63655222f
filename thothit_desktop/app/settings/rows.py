# SPDX-License-Identifier: MIT
"""What a row of the settings shows: words, the values to choose from, and the setting that it is bound to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon

from thothit_desktop.app.store.setting import ON_OFF, Setting

translate = QCoreApplication.translate


class SettingsPage(StrEnum):
    """The pages of the settings, in the order of the window."""

    YOU = "you"
    CARDS = "cards"
    MOTION = "motion"
    PLAY = "play"
    THEME = "theme"
    NEW_GAMES = "new games"
    FILES = "files"


def page_names() -> dict[SettingsPage, str]:
    """Return what the pages are called."""
    return {
        SettingsPage.YOU: translate("settings", "You"),
        SettingsPage.CARDS: translate("settings", "Cards and table"),
        SettingsPage.MOTION: translate("settings", "Motion and sound"),
        SettingsPage.PLAY: translate("settings", "Play"),
        SettingsPage.THEME: translate("settings", "Theme"),
        SettingsPage.NEW_GAMES: translate("settings", "New games"),
        SettingsPage.FILES: translate("settings", "Backup and files"),
    }


@dataclass(frozen=True, kw_only=True)
class SettingRow:
    """A setting with its words."""

    page: SettingsPage
    setting: Setting
    label: str
    about: str
    """What it does, in a sentence."""
    values: Mapping[str, str] = field(default_factory=dict)
    """By value its words; empty for a check mark and for a line of text."""
    abouts: Mapping[str, str] = field(default_factory=dict)
    """By value what it does, where that is said of each instead."""
    marks: tuple[str, str] = ON_OFF
    """The values of a check mark: with the mark, and without."""
    icon: Callable[[str], QIcon] | None = None
    """A picture of a value."""
    percent: bool = False
    """Whether it is a number from 0 to 100."""
    read: Callable[[], str]
    """The value as it is now."""

    @property
    def is_check(self) -> bool:
        """True if it is a check mark."""
        return not self.values and not self.percent and bool(self.setting.allowed)

    def words(self, value: str) -> str:
        """A value in words."""
        if self.percent:
            return translate("settings", "{0}%").format(value)
        if self.values:
            return self.values[value]
        if not self.setting.allowed:
            return value or translate("settings", "(empty)")
        return translate("settings", "on") if value == self.marks[0] else translate("settings", "off")

    def told(self) -> str:
        """Return what it does, or what its value does."""
        if self.percent:
            return self.about.format(self.read())
        return self.abouts.get(self.read(), self.about)

    def found_by(self, words: str) -> bool:
        """Return True if each of some words is in its texts."""
        text = " ".join((self.label, self.about, *self.values.values(), *self.abouts.values())).casefold()
        return all(word in text for word in words.casefold().split())


@dataclass(frozen=True, kw_only=True)
class CommandRow:
    """Something to do with all settings or files."""

    label: str
    about: str
    button: str
    """With an ampersand before its letter."""
    run: Callable[[], None]

    def found_by(self, words: str) -> bool:
        """Return True if each of some words is in its texts."""
        text = f"{self.label} {self.about}".casefold()
        return all(word in text for word in words.casefold().split())
