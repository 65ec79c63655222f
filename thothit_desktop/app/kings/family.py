# SPDX-License-Identifier: MIT
"""The family class of Kings in the windows."""

from typing import TYPE_CHECKING, ClassVar

from thothit_desktop.app.family.base import Family
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.kings.example import KingsExample
    from thothit_desktop.app.kings.score_page import KingsPage
    from thothit_desktop.app.kings.texts import KingsCatalogueTexts, KingsPiles, KingsTexts
    from thothit_desktop.flow.match import Match


class KingsFamily(Family):
    """Texts and pages of Kings, which has neither coach nor lessons."""

    id = "kings"
    pages = PAGES
    rules_on: ClassVar = {
        **dict.fromkeys(("stock-first", "not-next", "not-your-turn"), "turn"),
        **dict.fromkeys(("laki-due", "no-laki", "laki-seats", "laki-cards"), "laki"),
    }

    def texts(self) -> "KingsTexts":
        """Return the texts of rounds and matches."""
        from thothit_desktop.app.kings.texts import KingsTexts

        return KingsTexts()

    def catalogue_texts(self) -> "KingsCatalogueTexts":
        """Return the texts of the gallery."""
        from thothit_desktop.app.kings.texts import KingsCatalogueTexts

        return KingsCatalogueTexts()

    def piles(self) -> "KingsPiles":
        """Return access to the captures, which lie face up."""
        from thothit_desktop.app.kings.texts import KingsPiles

        return KingsPiles()

    def example(self) -> "KingsExample":
        """Return the guide of the worked example."""
        from thothit_desktop.app.kings.example import KingsExample

        return KingsExample()

    def decided(self, match: "Match", deck: str) -> str:  # noqa: ARG002  (no card is named)
        """Return how many cards each player has captured, and whether Laki has decided."""
        from thothit_desktop.app.kings.score_page import decided

        return decided(match)

    def score_page(self) -> "type[KingsPage]":
        """Return the class of the score page."""
        from thothit_desktop.app.kings.score_page import KingsPage

        return KingsPage
