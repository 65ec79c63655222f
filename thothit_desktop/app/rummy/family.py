# SPDX-License-Identifier: MIT
"""The family class of Kowah in the windows."""

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, Drill, Family, Lesson, Sound
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.rummy.coach_texts import KowahCoachTexts
    from thothit_desktop.app.rummy.example import KowahExample
    from thothit_desktop.app.rummy.round_sentences import KowahSentences
    from thothit_desktop.app.rummy.score_page import KowahPage
    from thothit_desktop.app.rummy.texts import KowahCatalogueTexts, KowahPiles, KowahTexts
    from thothit_desktop.app.store.preference import Preference
    from thothit_desktop.flow.match import Match

translate = QCoreApplication.translate


class RummyFamily(Family):
    """Texts, pages, preferences and keys of Kowah."""

    id = "rummy"
    pages = PAGES
    sounds: ClassVar = {
        "showed": Sound.TURN,
        "declared": Sound.CALL,
        "kept": Sound.LAY,
        "won": Sound.PAIR,
    }

    def texts(self) -> "KowahTexts":
        """Return the texts of hands and matches."""
        from thothit_desktop.app.rummy.texts import KowahTexts

        return KowahTexts()

    def catalogue_texts(self) -> "KowahCatalogueTexts":
        """Return the texts of the gallery."""
        from thothit_desktop.app.rummy.texts import KowahCatalogueTexts

        return KowahCatalogueTexts()

    def coach_texts(self) -> "KowahCoachTexts":
        """Return the coach's texts."""
        from thothit_desktop.app.rummy.coach_texts import KowahCoachTexts

        return KowahCoachTexts()

    def round_sentences(self) -> "type[KowahSentences]":
        """Return what makes the sentence about a round on its score sheet."""
        from thothit_desktop.app.rummy.round_sentences import KowahSentences

        return KowahSentences

    def piles(self) -> "KowahPiles":
        """Return access to the known cards in hands."""
        from thothit_desktop.app.rummy.texts import KowahPiles

        return KowahPiles()

    def example(self) -> "KowahExample":
        """Return the guide of the worked example."""
        from thothit_desktop.app.rummy.example import KowahExample

        return KowahExample()

    def decided(self, match: "Match", deck: str) -> str:
        """Return where the winning card came from."""
        from thothit_desktop.app.rummy.score_page import how

        return how(match, deck)

    def score_page(self) -> "type[KowahPage]":
        """Return the class of the score page."""
        from thothit_desktop.app.rummy.score_page import KowahPage

        return KowahPage

    def preferences(self) -> "tuple[Preference, ...]":
        """Return the time for claims, and the order of the hand."""
        from thothit_desktop.app.store.preference import Effect, Preference, PreferenceWords, Topic

        seconds = translate("preferences", "{0} seconds")
        about = translate("preferences", "If you don't claim a card within {0} seconds, you let it go")
        unlimited = PreferenceWords(
            translate("preferences", "No hurry"),
            translate("preferences", "The game waits until you claim a card or let it go"),
        )
        return (
            Preference(
                key="claim",
                effect=Effect.ANSWER_TIME,
                topic=Topic.PLAY,
                title=PreferenceWords(translate("preferences", "Time for claims")),
                values={"none": unlimited}
                | {n: PreferenceWords(seconds.format(n), about.format(n)) for n in ("5", "8", "15")},
                default="8",
                first="none",
            ),
            Preference(
                key="hand-order",
                effect=Effect.HAND_ORDER,
                topic=Topic.TABLE,
                title=PreferenceWords(translate("preferences", "Hand order")),
                values={
                    "rank": PreferenceWords(
                        translate("preferences", "Hand by rank"),
                        translate("preferences", "Sort your hand by rank"),
                        "F6",
                    ),
                    "sets": PreferenceWords(
                        translate("preferences", "Hand by sets"),
                        translate("preferences", "Sort your hand by sets that are nearly complete"),
                        "F7",
                    ),
                },
                default="sets",
            ),
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys of calls."""
        from thothit_desktop.flow.calls import pass_key
        from thothit_desktop.flow.rummy import checki_keys, claim_key, draw_key, take_key

        return (
            (
                translate("keys", "Ctrl+Left, Right"),
                translate("keys", "Move a hand card"),
            ),
            (f"{draw_key()}, {take_key()}", translate("keys", "Draw; take the discard")),
            (", ".join(checki_keys()), translate("keys", "Checki")),
            (claim_key(), translate("keys", "Claim a card")),
            (pass_key(), translate("keys", "Not now; let it go")),
        )

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the one lesson."""
        from thothit_desktop.app.rummy.study import lessons

        return lessons()

    def drills(self) -> tuple[Drill, ...]:
        """Return the drills."""
        from thothit_desktop.app.rummy.study import drills

        return drills()

    def chosen_deals(self) -> tuple[ChosenDeal, ...]:
        """Return the one deal worth studying."""
        from thothit_desktop.app.rummy.study import chosen_deals

        return chosen_deals()
