# SPDX-License-Identifier: MIT
"""What is said of Kowah in the gallery."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CatalogueWords, Fact
from thothit_desktop.app.messages import catalogue
from thothit_desktop.games.contract import Game
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def facts(game: Game) -> dict[str, Fact]:
    """The family, the hand and the cards."""
    family = translate("kowah", "a rummy: cards are drawn and discarded")
    return {
        "family": catalogue.family_fact(family),
        "hand": catalogue.hand_fact(catalogue.sizes(game).hand),
        "packs": catalogue.packs_fact(game),
    }


def levels(spec: GameSpec) -> dict[str, str]:  # noqa: ARG001  (the family has one game)
    """How computer players play."""
    return {
        "bocah": translate("kowah", "The child keeps cards that look the same."),
        "tangga": translate("kowah", "The neighbour keeps pairs and triplets and draws from the stock."),
        "langganan": translate("kowah", "The regular also takes from the pile what fits."),
        "sesepuh": translate("kowah", "The old hand also watches the pairs that others have declared."),
        "empu": translate("kowah", "The master works out the chances of every hand."),
    }


WORDS = CatalogueWords(facts=facts, levels=levels)
