# SPDX-License-Identifier: MIT
"""What is said of Kowah in the gallery."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CatalogueWords, Fact
from thothit_desktop.app.messages import catalogue
from thothit_desktop.games.contract import Game

translate = QCoreApplication.translate


def facts(game: Game) -> dict[str, Fact]:
    """The family, the hand and the cards."""
    family = translate("kowah", "a rummy: cards are drawn and discarded")
    return {
        "family": catalogue.family_fact(family),
        "hand": catalogue.hand_fact(catalogue.sizes(game).hand),
        "packs": catalogue.packs_fact(game),
    }


def levels() -> dict[str, str]:
    """How computer players play."""
    return {"greedy": translate("kowah", "Skilled players keep pairs and triplets.")}


WORDS = CatalogueWords(facts=facts, levels=levels)
