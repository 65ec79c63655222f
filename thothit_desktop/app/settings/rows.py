# SPDX-License-Identifier: MIT
"""The rows of the settings window as data: words, the values to choose from, and the bound setting."""

from collections.abc import Callable, Mapping, Sequence
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
    NEW_GAMES = "new games"
    FILES = "files"


def page_names() -> dict[SettingsPage, str]:
    """Return the names of the pages."""
    return {
        SettingsPage.YOU: translate("settings", "You"),
        SettingsPage.CARDS: translate("settings", "Cards and table"),
        SettingsPage.MOTION: translate("settings", "Motion and sound"),
        SettingsPage.PLAY: translate("settings", "Play"),
        SettingsPage.NEW_GAMES: translate("settings", "New games"),
        SettingsPage.FILES: translate("settings", "Backup and files"),
    }


@dataclass(frozen=True, kw_only=True)
class SettingRow:
    """A setting with its label, its description and its values in words."""

    page: SettingsPage
    setting: Setting
    label: str
    about: str
    """A sentence that says what the setting does."""
    values: Mapping[str, str] = field(default_factory=dict)
    """The words for each value; empty for a check mark and for a line of text."""
    abouts: Mapping[str, str] = field(default_factory=dict)
    """A sentence for each value, if it replaces `about`."""
    marks: tuple[str, str] = ON_OFF
    """The values of a check mark: checked and unchecked."""
    offered: Callable[[], Sequence[str]] | None = None
    """Returns the values that may be chosen now; without it all may."""
    icon: Callable[[str], QIcon] | None = None
    """Returns the picture of a value; None for no pictures."""
    percent: bool = False
    """True for a number from 0 to 100."""
    read: Callable[[], str]
    """Returns the present value."""

    @property
    def is_check(self) -> bool:
        """True if the control is a check mark."""
        return not self.values and not self.percent and bool(self.setting.allowed)

    def words(self, value: str) -> str:
        """Return a value in words."""
        if self.percent:
            return translate("settings", "{0}%").format(value)
        if self.values:
            return self.values[value]
        if not self.setting.allowed:
            return value or translate("settings", "(empty)")
        return translate("settings", "on") if value == self.marks[0] else translate("settings", "off")

    def told(self) -> str:
        """Return the sentence for the setting, or for its present value."""
        if self.percent:
            return self.about.format(self.read())
        return self.abouts.get(self.read(), self.about)

    def found_by(self, words: str) -> bool:
        """Return True if the row's texts contain each of the words."""
        text = " ".join((self.label, self.about, *self.values.values(), *self.abouts.values())).casefold()
        return all(word in text for word in words.casefold().split())


@dataclass(frozen=True, kw_only=True)
class CommandRow:
    """A row with a button, for a command on all settings or files."""

    label: str
    about: str
    button: str
    """The text of the button, with an ampersand before its shortcut letter."""
    run: Callable[[], None]

    def found_by(self, words: str) -> bool:
        """Return True if the row's texts contain each of the words."""
        text = f"{self.label} {self.about}".casefold()
        return all(word in text for word in words.casefold().split())
