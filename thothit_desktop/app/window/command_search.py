# SPDX-License-Identifier: MIT
"""All commands and settings of the window, and a search over their names."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar
from shiboken6 import isValid

from thothit_desktop.app.widgets.plain_text import unmarked

_BETWEEN = " › "
"""The separator between a menu and its submenu."""
_WORD, _BEGINNING, _WITHIN, _MENU, _SCATTERED = range(5)
"""The kinds of matches, the best first: at a word's start, within the text, in the menu, scattered."""
_FEWEST = 3
"""The fewest letters that may match scattered; fewer would match too many commands."""


class MenuCommand(NamedTuple):
    """A menu entry: its action, its text without shortcut marks, and the menus that lead to it."""

    action: QAction
    text: str
    path: tuple[str, ...]
    more: str = ""
    """More words by which it is found, such as the values of a setting."""

    @property
    def menu(self) -> str:
        """The menus that lead to the entry, as one text."""
        return _BETWEEN.join(self.path)

    @property
    def there(self) -> bool:
        """True while the action exists; False once its menu has been filled anew."""
        return isValid(self.action)

    @property
    def able(self) -> bool:
        """True while the action exists and is enabled."""
        return self.there and self.action.isEnabled()

    @property
    def key(self) -> str:
        """The action's shortcut; empty for none."""
        return self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def on(self) -> bool:
        """True while the action is checked."""
        return self.action.isCheckable() and self.action.isChecked()


def commands(menu: QMenuBar | QMenu, path: Sequence[str] = ()) -> Iterator[MenuCommand]:
    """Yield the entries of a menu and of its submenus, in their order."""
    for action in menu.actions():
        text, inner = unmarked(action.text()), action.menu()
        if isinstance(inner, QMenu):
            if action.isEnabled():
                yield from commands(inner, (*path, text))
        elif not action.isSeparator() and action.isVisible():
            yield MenuCommand(action, text, tuple(path))


def hidden_commands(actions: Iterable[QAction]) -> Iterator[MenuCommand]:
    """Yield the commands that are in no menu."""
    for action in actions:
        if action.text() and action.isVisible():
            yield MenuCommand(action, unmarked(action.text()), ())


def found(typed: str, among: Sequence[MenuCommand]) -> list[MenuCommand]:
    """Return the commands that match all typed words, the best first; all if nothing was typed."""
    words = _plain(typed).split()
    there = (command for command in among if command.there)
    ranked = [(rank, command) for command in there if (rank := _rank(words, command)) is not None]
    return [command for _, command in sorted(ranked, key=lambda pair: pair[0])]


def _rank(words: Sequence[str], command: MenuCommand) -> int | None:
    """Return the rank of a command for some words, lower for better; None if it lacks one of them."""
    places = [_place(word, command) for word in words]
    known = [place for place in places if place is not None]
    return sum(known) if len(known) == len(places) else None


def _place(word: str, command: MenuCommand) -> int | None:
    text = _plain(command.text)
    if word in text.split():
        return _WORD
    if any(part.startswith(word) for part in text.split()):
        return _BEGINNING
    if word in text:
        return _WITHIN
    if word in _plain(f"{command.menu} {command.more}"):
        return _MENU
    letters = iter(text)
    scattered = len(word) >= _FEWEST and all(letter in letters for letter in word)
    return _SCATTERED if scattered else None


def _plain(text: str) -> str:
    """Return a text in lower case, with typewriter apostrophes."""
    return text.casefold().replace("’", "'")
