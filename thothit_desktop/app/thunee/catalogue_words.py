# SPDX-License-Identifier: MIT
"""What is said of Thunee in the gallery."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import CatalogueWords, Fact
from thothit_desktop.app.messages import catalogue
from thothit_desktop.games.contract import Game
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def facts(game: Game) -> dict[str, Fact]:
    """The family, the hand and the cards."""
    family = translate("thunee", "a trick game for two sides")
    return {
        "family": catalogue.family_fact(family),
        "hand": catalogue.hand_fact(catalogue.sizes(game).hand),
        "cards": catalogue.french_fact(translate("thunee", "French, 24: nine to ace")),
    }


def levels(spec: GameSpec) -> dict[str, str]:  # noqa: ARG001  (the family has one game)
    """How computer players play."""
    return {
        "bocah": translate("thunee", "The child plays any card it may and never bids."),
        "tangga": translate("thunee", "The neighbour takes every trick it can."),
        "langganan": translate("thunee", "The regular knows which cards have gone and saves its trumps."),
        "sesepuh": translate(
            "thunee", "The old hand thinks ahead a little but forgets who could not follow suit."
        ),
    }


def openings() -> dict[str, str]:
    """Who starts."""
    return {
        "jack": translate("thunee", "the player after the setter of trump; the side that is behind deals"),
    }


WORDS = CatalogueWords(facts=facts, levels=levels, openings=openings)
