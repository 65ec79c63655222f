# SPDX-License-Identifier: MIT
"""The family class of Sampèn and Thothit Banyuwangi in the windows."""

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import Drill, Family, Lesson, Sound
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.matching.coach_texts import MatchingCoachTexts
    from thothit_desktop.app.matching.example import MatchingExample
    from thothit_desktop.app.matching.round_sentences import MatchingSentences
    from thothit_desktop.app.matching.texts import MatchingCatalogueTexts, MatchingPiles, MatchingTexts
    from thothit_desktop.app.store.preference import Preference
    from thothit_desktop.flow.match import Match

translate = QCoreApplication.translate


class MatchingFamily(Family):
    """Texts, pages, preferences and keys of the games of matching."""

    id = "matching"
    pages = PAGES
    sounds: ClassVar = {"claimed": Sound.CAPTURE, "paired": Sound.LAY, "satu": Sound.CALL, "shed": Sound.LAY}

    def texts(self) -> "MatchingTexts":
        """Return the texts of rounds and matches."""
        from thothit_desktop.app.matching.texts import MatchingTexts

        return MatchingTexts()

    def catalogue_texts(self) -> "MatchingCatalogueTexts":
        """Return the texts of the gallery."""
        from thothit_desktop.app.matching.texts import MatchingCatalogueTexts

        return MatchingCatalogueTexts()

    def coach_texts(self) -> "MatchingCoachTexts":
        """Return the coach's texts."""
        from thothit_desktop.app.matching.coach_texts import MatchingCoachTexts

        return MatchingCoachTexts()

    def round_sentences(self) -> "type[MatchingSentences]":
        """Return what makes the sentence about a round on its score sheet."""
        from thothit_desktop.app.matching.round_sentences import MatchingSentences

        return MatchingSentences

    def piles(self) -> "MatchingPiles":
        """Return access to the cards laid away."""
        from thothit_desktop.app.matching.texts import MatchingPiles

        return MatchingPiles()

    def example(self) -> "MatchingExample":
        """Return the guide of the worked examples."""
        from thothit_desktop.app.matching.example import MatchingExample

        return MatchingExample()

    def decided(self, match: "Match", deck: str) -> str:  # noqa: ARG002  (no card is named)
        """Return how many cards each player has left."""
        from thothit_desktop.app.matching.texts import decided

        return decided(match)

    def preferences(self) -> "tuple[Preference, ...]":
        """Return the time for matches."""
        from thothit_desktop.app.store.preference import Effect, Preference, PreferenceWords, Topic

        seconds = translate("preferences", "{0} seconds")
        about = translate("preferences", "If you don't match a card within {0} seconds, you let it go")
        unlimited = PreferenceWords(
            translate("preferences", "No hurry"),
            translate("preferences", "The game waits until you match a card or let it go"),
        )
        return (
            Preference(
                key="match-time",
                effect=Effect.ANSWER_TIME,
                topic=Topic.PLAY,
                title=PreferenceWords(translate("preferences", "Time for matches")),
                values={"none": unlimited}
                | {n: PreferenceWords(seconds.format(n), about.format(n)) for n in ("5", "8", "15")},
                default="8",
                first="none",
            ),
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys of calls."""
        from thothit_desktop.flow.calls import pass_key
        from thothit_desktop.flow.matching import match_key

        return (
            (match_key(), translate("keys", "Match the open card")),
            (pass_key(), translate("keys", "Let it go")),
        )

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the one lesson."""
        from thothit_desktop.app.matching.study import lessons

        return lessons()

    def drills(self) -> tuple[Drill, ...]:
        """Return the one drill."""
        from thothit_desktop.app.matching.study import drills

        return drills()
