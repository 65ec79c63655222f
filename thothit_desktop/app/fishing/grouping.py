# SPDX-License-Identifier: MIT
"""The groups of score lines of a fishing game: by the name and size of their sets."""

from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.score.groups import Grouping
from thothit_desktop.games.fishing.catalogue import BONUSES, FishingSpec
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate

_ORDER = ("red", "black", "nine", "one", "plain", *BONUSES, "loose")
"""The names of sets in the order of the sheet; within a name, larger sets come first."""
LOOSE = "loose"
"""The rule of captured cards that make no set."""


class FishingGrouping(Grouping):
    """Groups score lines by the name and size of their sets (games/fishing/scoring.py)."""

    sizes: ClassVar = {LOOSE: 1}
    runs = frozenset({LOOSE})

    def heading(self, rule: str) -> str:
        """Return the heading of a rule's group."""
        called, size = _parts(rule)
        if rule == LOOSE:
            return translate("score", "Other cards")
        if rule in BONUSES:
            return {
                "ayam": translate("score", "Three at once with a hand card: ayam"),
                "kandang": translate("score", "Three at once with the stock card: kandang"),
            }[rule]
        singles = {
            1: translate("score", "Singles"),
            2: translate("score", "Pairs"),
            3: translate("score", "Threes"),
            4: translate("score", "Fours"),
        }[size]
        within = {
            1: translate("score", "singles"),
            2: translate("score", "pairs"),
            3: translate("score", "threes"),
            4: translate("score", "fours"),
        }[size]
        return {
            "red": translate("score", "Red {0}").format(within),
            "black": translate("score", "Black {0}").format(within),
            "nine": translate("score", "{0} of nines").format(singles),
            "one": translate("score", "{0} of ones").format(singles),
            "plain": translate("score", "Identical {0}").format(within),
        }[called]

    def order(self, rule: str) -> tuple[int, ...]:
        """Return a sort key: the place of the name, then larger sets first."""
        called, size = _parts(rule)
        return _ORDER.index(called), -size

    def worth(self, rule: str, each: int, spec: GameSpec) -> str:
        """Return the text of a set's worth: by the game's name for the set, or as the sum of its parts."""
        called, size = _parts(rule)
        assert isinstance(spec, FishingSpec)
        if rule in spec.set_names and each == (spec.red if called == "red" else spec.black)[size]:
            return translate("score", "{0}: {1} each").format(spec.set_names[rule], each)
        if called == "red" and size > 1:
            pair, card = spec.black.get(size, 0), spec.red.get(1, 0)
            if card and each == pair + size * card:
                return translate("score", "{0} each: {1} for the set\nand {2} for each red card").format(
                    each, pair, card
                )
        return super().worth(rule, each, spec)


def _parts(rule: str) -> tuple[str, int]:
    called, _, size = rule.partition("-")
    return called, int(size or 0)
