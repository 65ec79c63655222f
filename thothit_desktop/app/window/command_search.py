# SPDX-License-Identifier: MIT
"""All commands of the menus, and which of them a few typed letters may mean."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar
from shiboken6 import isValid

from thothit_desktop.app.widgets.plain_text import unmarked

_BETWEEN = " › "
"""Between a menu and a menu within it."""
_WORD, _WITHIN, _MENU, _SCATTERED = range(4)
"""Where typed letters were found, the best first."""
_FEWEST = 3
"""So many letters may stand apart in a name; fewer are in too many."""


class MenuCommand(NamedTuple):
    """An entry of a menu without marked letters, and the menus that lead to it."""

    action: QAction
    text: str
    path: tuple[str, ...]

    @property
    def menu(self) -> str:
        """Return the menus that lead to it as one text."""
        return _BETWEEN.join(self.path)

    @property
    def there(self) -> bool:
        """False once its menu has been filled anew."""
        return isValid(self.action)

    @property
    def able(self) -> bool:
        """True while it can be done."""
        return self.there and self.action.isEnabled()

    @property
    def key(self) -> str:
        """Return the key that does the same; empty where there is none."""
        return self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def on(self) -> bool:
        """True while its check mark is set."""
        return self.action.isCheckable() and self.action.isChecked()


def commands(menu: QMenuBar | QMenu, path: Sequence[str] = ()) -> Iterator[MenuCommand]:
    """Yield the entries of a menu and of those within it, in their order."""
    for action in menu.actions():
        text, inner = unmarked(action.text()), action.menu()
        if isinstance(inner, QMenu):
            if action.isEnabled():
                yield from commands(inner, (*path, text))
        elif not action.isSeparator() and action.isVisible():
            yield MenuCommand(action, text, tuple(path))


def found(typed: str, among: Sequence[MenuCommand]) -> list[MenuCommand]:
    """Return the commands that have all words of what was typed, the best first; all where nothing was."""
    words = typed.casefold().split()
    there = (command for command in among if command.there)
    ranked = [(rank, command) for command in there if (rank := _rank(words, command)) is not None]
    return [command for _, command in sorted(ranked, key=lambda pair: pair[0])]


def _rank(words: Sequence[str], command: MenuCommand) -> int | None:
    """Return how far a command is from some words; None if it lacks one of them."""
    places = [_place(word, command) for word in words]
    known = [place for place in places if place is not None]
    return sum(known) if len(known) == len(places) else None


def _place(word: str, command: MenuCommand) -> int | None:
    text = command.text.casefold()
    if any(part.startswith(word) for part in text.split()):
        return _WORD
    if word in text:
        return _WITHIN
    if word in command.menu.casefold():
        return _MENU
    letters = iter(text)
    scattered = len(word) >= _FEWEST and all(letter in letters for letter in word)
    return _SCATTERED if scattered else None
