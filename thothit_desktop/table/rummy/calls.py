# SPDX-License-Identifier: MIT
"""The calls of the games with mata in their own words (docs/rules/mata.md M5)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.rummy.mata.hand import ANY

translate = QCoreApplication.translate


class CallWords(NamedTuple):
    """A call's name, which stays in every language, and the coins that are laid down for it."""

    name: str
    coins: int = 0


_CALLS = {
    "balik-satu": {"one": CallWords("ceki"), "any": CallWords("tan")},
    "gonggong": {"one": CallWords("ceki nocog", 1), "any": CallWords("ceki kowah", 2)},
    "tantanan": {"one": CallWords("tan nokang"), "any": CallWords("tan kowah")},
}
_MATA = {"balik-satu": "mata", "gonggong": "bak", "tantanan": "bak"}


def call_words(game: str, call: str) -> CallWords:
    """Return the words of a call (`one` or `any`) in a game."""
    return _CALLS[game][call]


def mata_name(game: str) -> str:
    """Return the game's word for a set of identical cards."""
    return _MATA[game]


def waiting(call: str, waits: Sequence[int], name: Callable[[int], str]) -> str:
    """Return the cards that a call waits for, in a few words; empty if it waits for none."""
    if not waits:
        return ""
    if call == ANY:
        return translate("Table", "any card of rank {0}").format(RANK[waits[0]])
    return " / ".join(map(name, waits))
