# SPDX-License-Identifier: MIT
"""The family class of rummy games in the windows."""

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, CountedCall, Drill, Family, Lesson, Sound
from thothit_desktop.app.rules import PAGES
from thothit_desktop.games.rummy.mata.spec import MataSpec

if TYPE_CHECKING:
    from thothit_desktop.app.family.catalogue_texts import CatalogueTexts
    from thothit_desktop.app.family.coach_texts import CoachTexts
    from thothit_desktop.app.family.example import ExampleGuide
    from thothit_desktop.app.family.piles import PileAccess
    from thothit_desktop.app.family.round_sentences import RoundSentences
    from thothit_desktop.app.family.texts import FamilyTexts
    from thothit_desktop.app.store.preference import Preference
    from thothit_desktop.app.widgets.score_page import ScorePage
    from thothit_desktop.flow.match import Match
    from thothit_desktop.games.contract import Position
    from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


class RummyFamily(Family):
    """Texts, pages, preferences and keys of rummy games; the texts are those of Kowah."""

    id = "rummy"
    pages = PAGES
    sounds: ClassVar = {
        "showed": Sound.TURN,
        "declared": Sound.CALL,
        "kept": Sound.LAY,
        "won": Sound.PAIR,
        "called-one": Sound.CALL,
        "called-any": Sound.CALL,
        "made": Sound.PAIR,
    }

    def of(self, spec: "GameSpec") -> Family:
        """Return this family for Kowah, else that of the games with mata."""
        return mata_family(spec.id) if isinstance(spec, MataSpec) else self

    def texts(self) -> "FamilyTexts":
        """Return the texts of hands and matches."""
        from thothit_desktop.app.rummy.texts import KowahTexts

        return KowahTexts()

    def catalogue_texts(self) -> "CatalogueTexts":
        """Return the texts of the gallery."""
        from thothit_desktop.app.rummy.texts import KowahCatalogueTexts

        return KowahCatalogueTexts()

    def coach_texts(self) -> "CoachTexts":
        """Return the coach's texts."""
        from thothit_desktop.app.rummy.coach_texts import KowahCoachTexts

        return KowahCoachTexts()

    def round_sentences(self) -> "type[RoundSentences]":
        """Return what makes the sentence about a round on its score sheet."""
        from thothit_desktop.app.rummy.round_sentences import KowahSentences

        return KowahSentences

    def piles(self) -> "PileAccess":
        """Return access to the known cards in hands."""
        from thothit_desktop.app.rummy.texts import KowahPiles

        return KowahPiles()

    def example(self) -> "ExampleGuide":
        """Return the guide of the worked example."""
        from thothit_desktop.app.rummy.example import KowahExample

        return KowahExample()

    def decided(self, match: "Match", deck: str) -> str:
        """Return where the winning card came from."""
        from thothit_desktop.app.rummy.score_page import how

        return how(match, deck)

    def score_page(self) -> "type[ScorePage]":
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
            (", ".join(checki_keys()), translate("keys", "Checki, or another call")),
            (claim_key(), translate("keys", "Claim a card")),
            (pass_key(), translate("keys", "Not now; let it go")),
        )

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons."""
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


@cache
def mata_family(game: str) -> "MataFamily":
    """Return the family as it is for one of the games."""
    return MataFamily(game)


class MataFamily(RummyFamily):
    """The texts of one game with mata; lessons, drills and preferences are those of all rummy games."""

    def __init__(self, game: str) -> None:
        self._game = game

    def of(self, spec: "GameSpec") -> Family:
        """Return the family of one of the games."""
        return mata_family(spec.id)

    def texts(self) -> "FamilyTexts":
        """Return the texts of rounds and matches."""
        from thothit_desktop.app.rummy.mata_texts import MataTexts

        return MataTexts(self._game)

    def catalogue_texts(self) -> "CatalogueTexts":
        """Return the texts of the gallery."""
        from thothit_desktop.app.rummy.mata_texts import MataCatalogueTexts

        return MataCatalogueTexts()

    def coach_texts(self) -> "CoachTexts":
        """Return the coach's texts."""
        from thothit_desktop.app.rummy.mata_coach_texts import MataCoachTexts

        return MataCoachTexts(self._game)

    def round_sentences(self) -> "type[RoundSentences]":
        """Return what makes the sentence about a round on its score sheet."""
        from thothit_desktop.app.rummy.mata_sentences import MataSentences

        return MataSentences

    def piles(self) -> "PileAccess":
        """Return access to the known cards in hands."""
        from thothit_desktop.app.rummy.mata_texts import MataPiles

        return MataPiles()

    def example(self) -> "ExampleGuide":
        """Return the guide of the worked example."""
        from thothit_desktop.app.rummy.mata_example import MataExample

        return MataExample()

    def decided(self, match: "Match", deck: str) -> str:
        """Return where the winning card came from."""
        from thothit_desktop.app.rummy.mata_score import how

        return how(match, deck)

    def score_page(self) -> "type[ScorePage]":
        """Return the class of the score page."""
        from thothit_desktop.app.rummy.mata_score_page import MataPage

        return MataPage

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lesson on games with mata, which explains here what all rummy games refuse."""
        from thothit_desktop.app.rummy.study import lessons

        refusals = frozenset(code for lesson in lessons() for code in lesson.refusals)
        return (replace(lessons()[-1], refusals=refusals),)

    def counted_calls(self) -> tuple[CountedCall, ...]:
        """Return the two calls of the game."""
        from thothit_desktop.app.rummy.mata_score import counted_calls

        return counted_calls(self._game)

    def calls_of(self, position: "Position", seat: int) -> list[tuple[str, bool]]:
        """Return the last call of a seat in an ended round, with True if it won."""
        from thothit_desktop.app.rummy.mata_score import calls_of

        return calls_of(position, seat)
