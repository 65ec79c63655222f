# SPDX-License-Identifier: MIT
"""What is said of a card of Kings: how many of its rank are left, and the rule it stands under."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CardFacts
from thothit_desktop.app.messages import card_facts
from thothit_desktop.games.contract import View


def facts(view: View, card: int, where: str, deck: str) -> CardFacts:
    """How many of its rank are out of sight, and its rule."""
    rule = QCoreApplication.translate("cards", "Rule K3: every pair of a rank that lies there is captured.")
    return CardFacts(card_facts.facts(view, card, where, deck).lines, rule)
