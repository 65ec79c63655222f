# SPDX-License-Identifier: MIT
"""Facts about a card, in words for any family.

They come from the person's own view only; a back is just a face-down card.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.table.drawing.names import caption, name

translate = QCoreApplication.translate


def face_down() -> str:
    """Return the text for a face-down card."""
    return translate("cards", "A face-down card")


def more_names(card: int, deck: str) -> str:
    """Return a card's other names, its rank and its stamp; empty if its name says everything."""
    return " · ".join(caption(card, deck).split(" · ")[1:])


def may_take(cards: Iterable[int], deck: str) -> str:
    """Return the text on the cards that a card may take now."""
    return translate("cards", "Can capture now: {0}").format(named(cards, deck))


def still_out(out: int, every: int) -> str:
    """Return the text on the unseen cards of a rank, `out` of `every`."""
    return translate("cards", "Unseen: {0} of {1} cards of the same rank").format(out, every)


def named(cards: Iterable[int], deck: str) -> str:
    """Return the names of cards, each design once."""
    return both([name(card, deck) for card in dict.fromkeys(cards)])
