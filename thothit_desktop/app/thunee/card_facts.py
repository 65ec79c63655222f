# SPDX-License-Identifier: MIT
"""What is said of a card of Thunee: what it counts, whether it is trump, and the rule it stands under."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CardFacts
from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import View
from thothit_desktop.games.thunee.cards import VALUE
from thothit_desktop.games.thunee.view import ThuneeView

translate = QCoreApplication.translate


def facts(view: View, card: int, where: str, deck: str) -> CardFacts:  # noqa: ARG001
    """What it counts and its rule; past tricks are not counted, since nobody may look at them."""
    assert isinstance(view, ThuneeView)
    lines = [translate("cards", "Counts {0} for the side that wins its trick").format(VALUE[card])]
    if view.trump and code(card)[1] == view.trump:
        lines.append(translate("cards", "It is a trump"))
    rule = translate("cards", "Rule T10: follow suit if you can; else play any card, trumps too.")
    return CardFacts(tuple(lines), rule)
