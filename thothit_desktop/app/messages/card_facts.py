# SPDX-License-Identifier: MIT
"""What is said of a card that the person asks about, in words that any family may use.

All of it comes from the person's own view: a back is a face-down card, whatever lies beneath.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.table.drawing.names import caption, name

translate = QCoreApplication.translate


def face_down() -> str:
    """Return what a back is called."""
    return translate("cards", "A face-down card")


def more_names(card: int, deck: str) -> str:
    """Its other names, its rank, and whether it is stamped; empty where its name says all."""
    return " · ".join(caption(card, deck).split(" · ")[1:])


def may_take(cards: Iterable[int], deck: str) -> str:
    """The cards that it may take now."""
    return translate("cards", "May take now: {0}").format(named(cards, deck))


def still_out(out: int, every: int) -> str:
    """Return how many cards of a rank the person does not see, of how many there are."""
    return translate("cards", "Out of your sight: {0} of the {1} of its rank").format(out, every)


def named(cards: Iterable[int], deck: str) -> str:
    """Cards by their names, each design once."""
    return both([name(card, deck) for card in dict.fromkeys(cards)])
