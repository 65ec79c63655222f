# SPDX-License-Identifier: MIT
"""Texts of the gallery and the rules pages on a game's cards, levels and openings."""

import random
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.catalogue import none
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Game
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.matched_level import MATCHED

translate = QCoreApplication.translate


class Fact(NamedTuple):
    """A fact to compare games by: a subject, and its value for one game."""

    subject: str
    told: str


class DealSizes(NamedTuple):
    """The number of cards dealt to a hand, to the pool, and left as the stock."""

    hand: int = 0
    pool: int = 0
    stock: int = 0


class CatalogueTexts:
    """Texts of the gallery for any game; a family overrides what differs."""

    def facts(self, game: Game) -> dict[str, Fact]:
        """Return facts on a game's cards and deal; the keys only need to be unique."""
        dealt = self.sizes(game)
        if game.spec.french:
            packs = {"cards": self.french_fact(translate("catalogue", "French, {0}").format(len(game.deck)))}
        else:
            packs = {"packs": self.packs_fact(game)}
        return {
            **packs,
            "hand": self.hand_fact(game),
            "pool": Fact(translate("catalogue", "Pool"), _cards(dealt.pool)),
            "stock": Fact(translate("catalogue", "Stock"), _cards(dealt.stock)),
        }

    def sizes(self, game: Game) -> DealSizes:
        """Return the sizes of a deal, as the rules page states them."""
        layout = game.deal(random.Random(0)).layout
        hand = max(map(len, layout.hands), default=0)
        return DealSizes(hand, len(layout.pool), len(layout.stock) if game.spec.stock else 0)

    def family_fact(self, told: str) -> Fact:
        """Return the fact for a game's family."""
        return Fact(translate("catalogue", "Family"), told)

    def hand_fact(self, game: Game) -> Fact:
        """Return the fact for the size of a hand."""
        return Fact(translate("catalogue", "Hand"), _cards(self.sizes(game).hand))

    def packs_fact(self, game: Game) -> Fact:
        """Return the fact for the number of packs of ceki cards."""
        return Fact(translate("catalogue", "Packs of 60 cards"), str(len(game.deck) // len(cards.KEPALA)))

    def french_fact(self, told: str) -> Fact:
        """Return the fact for a game's French cards."""
        return Fact(translate("catalogue", "Cards"), told)

    def levels(self, spec: GameSpec) -> dict[str, str]:  # noqa: ARG002
        """Return a description of each level of computer player."""
        return {
            "bocah": translate("catalogue", "The child captures any card it can."),
            "tangga": translate(
                "catalogue", "The neighbour captures points when it can and forgets face-down piles."
            ),
            "langganan": translate(
                "catalogue", "The regular captures what is worth most right now and remembers every capture."
            ),
            "sesepuh": translate(
                "catalogue", "The old hand thinks ahead a little and remembers the latest captures."
            ),
            "empu": translate("catalogue", "The master thinks ahead as far as it helps."),
            MATCHED: translate(
                "levels",
                "Matches your strength: goes a level up or down between rounds, as you do well or badly.",
            ),
        }

    def openings(self) -> dict[str, str]:
        """Return phrases for the player who starts, by `GameSpec.opening`."""
        return {
            "dealer": translate("catalogue", "the player after the dealer; then the next player deals"),
            "winner": translate("catalogue", "the player after the dealer; then the winner deals"),
        }


def _cards(count: int) -> str:
    return translate("catalogue", "%n card(s)", "", count) if count else none()
