# SPDX-License-Identifier: MIT
"""What is said of a card of Kowah: its copies in the hand and out of sight, and the rule it stands under."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CardFacts
from thothit_desktop.games.contract import View
from thothit_desktop.games.kowah.view import KowahView

translate = QCoreApplication.translate


def facts(view: View, card: int, where: str, deck: str) -> CardFacts:  # noqa: ARG001
    """Whether it is waited for, its copies, and its rule."""
    assert isinstance(view, KowahView)
    every, out = view.game.deck.count(card), view.unseen().count(card)
    lines = [
        translate("cards", "You are waiting for it") if card in view.waits else "",
        translate("cards", "In your hand: {0} of {1} copies").format(view.hand.count(card), every),
        translate("cards", "Out of your sight: {0} of {1} copies").format(out, every),
    ]
    rule = translate("cards", "Rule W3: a hand is ready with an identical pair and two triplets of a rank.")
    return CardFacts(tuple(filter(None, lines)), rule)
