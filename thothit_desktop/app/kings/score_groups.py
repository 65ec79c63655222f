# SPDX-License-Identifier: MIT
"""How the score of a round of Kings is grouped."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.score.groups import Grouping

translate = QCoreApplication.translate

_ORDER = ("captured", "loose")


def heading(rule: str) -> str:
    """What the sheet calls a rule's group."""
    if rule == "captured":
        return translate("score", "Captured pairs")
    return translate("score", "Loose cards")


GROUPING = Grouping(
    heading=heading,
    order=lambda rule: (_ORDER.index(rule),),
    sizes={"captured": 2, "loose": 1},
    runs={"loose"},
)
"""How the lines of a score make groups."""
