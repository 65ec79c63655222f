# SPDX-License-Identifier: MIT
"""What is said of Kings in the gallery."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CatalogueWords, DealSizes, Fact
from thothit_desktop.app.messages import catalogue
from thothit_desktop.games.contract import Game

translate = QCoreApplication.translate


def facts(game: Game) -> dict[str, Fact]:  # noqa: ARG001
    """The family and the cards, the kings among them."""
    family = translate("kings", "its own; not one of the fishing games")
    return {
        "family": catalogue.family_fact(family),
        "cards": catalogue.french_fact(translate("kings", "French, 52")),
    }


def sizes(game: Game) -> DealSizes:  # noqa: ARG001
    """Nothing that would tell one game of Kings from another."""
    return DealSizes()


WORDS = CatalogueWords(facts=facts, sizes=sizes)
