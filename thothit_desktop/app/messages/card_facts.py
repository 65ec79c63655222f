# SPDX-License-Identifier: MIT
"""What is said of a card that the person asks about, in words that any family may use.

All of it comes from the person's own view: a back is a face-down card, whatever lies beneath.
"""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CardFacts
from thothit_desktop.app.messages.lists import both
from thothit_desktop.flow.families import family_of as flow_family_of
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import View
from thothit_desktop.table.drawing.names import caption, name

translate = QCoreApplication.translate


def face_down() -> str:
    """What a back is called."""
    return translate("cards", "A face-down card")


def more_names(card: int, deck: str) -> str:
    """Its other names, its rank, and whether it is stamped; empty where its name says all."""
    return " · ".join(caption(card, deck).split(" · ")[1:])


def facts(view: View, card: int, where: str, deck: str) -> CardFacts:
    """What a hand card may take now, and how many of its rank the person does not see."""
    lines = []
    choice = flow_family_of(view.game.spec).choices(view).get(card) if where == "hand" else None
    if choice is not None and choice.takes:
        lines.append(may_take((other for cards in choice.takes for other in cards), deck))
    alike = [other for other in view.game.deck if RANK[other] == RANK[card]]
    out = sum(RANK[other] == RANK[card] for other in view.unseen())
    return CardFacts((*lines, still_out(out, len(alike))))


def may_take(cards: Iterable[int], deck: str) -> str:
    """The cards that it may take now."""
    return translate("cards", "May take now: {0}").format(named(cards, deck))


def still_out(out: int, every: int) -> str:
    """How many cards of a rank the person does not see, of how many there are."""
    return translate("cards", "Out of your sight: {0} of the {1} of its rank").format(out, every)


def named(cards: Iterable[int], deck: str) -> str:
    """Cards by their names, each design once."""
    return both([name(card, deck) for card in dict.fromkeys(cards)])
