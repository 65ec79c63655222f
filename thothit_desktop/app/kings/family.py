# SPDX-License-Identifier: MIT
"""Kings in the windows, as a family."""

from typing import TYPE_CHECKING, ClassVar

from thothit_desktop.app.family.base import Family
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.kings.example import KingsExample
    from thothit_desktop.app.kings.score_page import KingsPage
    from thothit_desktop.app.kings.texts import KingsCatalogueTexts, KingsPiles, KingsTexts
    from thothit_desktop.flow.match import Match


class KingsFamily(Family):
    """Its texts and pages; nobody is coached or taught."""

    id = "kings"
    pages = PAGES
    rules_on: ClassVar = {
        **dict.fromkeys(("stock-first", "not-next", "not-your-turn"), "turn"),
        **dict.fromkeys(("laki-due", "no-laki", "laki-seats", "laki-cards"), "laki"),
    }

    def texts(self) -> "KingsTexts":
        """Return what is said of rounds and matches."""
        from thothit_desktop.app.kings.texts import KingsTexts

        return KingsTexts()

    def catalogue_texts(self) -> "KingsCatalogueTexts":
        """Return what the gallery says."""
        from thothit_desktop.app.kings.texts import KingsCatalogueTexts

        return KingsCatalogueTexts()

    def piles(self) -> "KingsPiles":
        """Return the piles, which lie face up."""
        from thothit_desktop.app.kings.texts import KingsPiles

        return KingsPiles()

    def example(self) -> "KingsExample":
        """Return what is special in the worked example."""
        from thothit_desktop.app.kings.example import KingsExample

        return KingsExample()

    def decided(self, match: "Match", deck: str) -> str:  # noqa: ARG002  (no card is named)
        """Return how many cards each player has captured, and whether Laki has decided."""
        from thothit_desktop.app.kings.score_page import decided

        return decided(match)

    def score_page(self) -> "type[KingsPage]":
        """Return the page of the score sheet."""
        from thothit_desktop.app.kings.score_page import KingsPage

        return KingsPage
