# SPDX-License-Identifier: MIT
"""The family class of the fishing games in the windows."""

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, Drill, Family, Lesson, Sound
from thothit_desktop.app.rules import PAGES
from thothit_desktop.games.cards import CEKI, STAMPED
from thothit_desktop.games.contract import Event, Game, View
from thothit_desktop.games.fishing.catalogue import BONUSES
from thothit_desktop.games.fishing.combinations import COMBINED, RANKS

if TYPE_CHECKING:
    from thothit_desktop.app.fishing.coach_texts import FishingCoachTexts
    from thothit_desktop.app.fishing.example import FishingExample
    from thothit_desktop.app.fishing.round_sentences import FishingSentences
    from thothit_desktop.app.fishing.score_page import FishingPage
    from thothit_desktop.app.fishing.texts import FishingCatalogueTexts, FishingPiles, FishingTexts
    from thothit_desktop.app.store.preference import Preference
    from thothit_desktop.flow.match import Match

translate = QCoreApplication.translate


class FishingFamily(Family):
    """Texts, pages, preferences and sounds of the fishing games."""

    id = "fishing"
    pages = PAGES
    sounds: ClassVar = {
        "seated": Sound.DEAL,
        "raja": Sound.CALL,
        "revealed": Sound.TURN,
        **dict.fromkeys(BONUSES, Sound.PAIR),
    }

    def texts(self) -> "FishingTexts":
        """Return the texts of rounds."""
        from thothit_desktop.app.fishing.texts import FishingTexts

        return FishingTexts()

    def catalogue_texts(self) -> "FishingCatalogueTexts":
        """Return the texts of the gallery."""
        from thothit_desktop.app.fishing.texts import FishingCatalogueTexts

        return FishingCatalogueTexts()

    def coach_texts(self) -> "FishingCoachTexts":
        """Return the coach's texts."""
        from thothit_desktop.app.fishing.coach_texts import FishingCoachTexts

        return FishingCoachTexts()

    def round_sentences(self) -> "type[FishingSentences]":
        """Return what makes the sentence about a round on its score sheet."""
        from thothit_desktop.app.fishing.round_sentences import FishingSentences

        return FishingSentences

    def piles(self) -> "FishingPiles":
        """Return access to the captures."""
        from thothit_desktop.app.fishing.texts import FishingPiles

        return FishingPiles()

    def example(self) -> "FishingExample":
        """Return the guide of the worked examples."""
        from thothit_desktop.app.fishing.example import FishingExample

        return FishingExample()

    def decided(self, match: "Match", deck: str) -> str:  # noqa: ARG002  (no card is named)
        """Return which sets brought the winner the most points."""
        from thothit_desktop.app.fishing.score_page import decided

        return decided(match)

    def score_page(self) -> "type[FishingPage]":
        """Return the class of the score page."""
        from thothit_desktop.app.fishing.score_page import FishingPage

        return FishingPage

    def preferences(self) -> "tuple[Preference, ...]":
        """Return the order of the pool, and whether the person may look into the own pile face down."""
        from thothit_desktop.app.store.preference import Effect, Preference, PreferenceWords, Topic

        piles = self.piles()
        return (
            Preference(
                key="pool-order",
                effect=Effect.POOL_ORDER,
                topic=Topic.TABLE,
                title=PreferenceWords(
                    translate("preferences", "Pool from 1 to 9"),
                    translate("preferences", "Arrange the pool by rank instead of in the traditional square"),
                ),
                marks=("ranks", "custom"),
                default="custom",
            ),
            Preference(
                key="peek-own-captures",
                effect=Effect.OWN_PILE,
                topic=Topic.TABLE,
                title=PreferenceWords(
                    translate("preferences", "Let me look at my capture pile"),
                    translate(
                        "preferences",
                        "For convenience: at a real table you can't look through a face-down pile",
                    ),
                ),
                default="on",
                enabled=lambda match: piles.face_down(match) and match.person is not None,
            ),
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the key that declines a capture."""
        from thothit_desktop.flow.calls import pass_key

        return ((pass_key(), translate("keys", "Capture nothing (Cholek Tiga)")),)

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons on cards, turns, scoring and pairs."""
        from thothit_desktop.app.fishing.study import lessons

        return lessons()

    def drills(self) -> tuple[Drill, ...]:
        """Return the drills."""
        from thothit_desktop.app.fishing.study import drills

        return drills()

    def first_capture(self) -> Lesson:
        """Return the scene with two fives and a seven."""
        from thothit_desktop.app.fishing.study import first_capture

        return first_capture()

    def chosen_deals(self) -> tuple[ChosenDeal, ...]:
        """Return the deals worth studying."""
        from thothit_desktop.app.fishing.study import chosen_deals

        return chosen_deals()

    def is_precious(self, event: Event, game: Game) -> bool:
        """Return True if the captured cards are worth more than any two cards, or belong to combinations."""
        from thothit_desktop.games.fishing.game import FishingGame

        assert isinstance(game, FishingGame)
        if game.rules.combinations is not None:
            return not COMBINED.isdisjoint(event.cards)
        tally = game.rules.tally

        def points(card: int, copies: int) -> int:
            return sum(line.points for line in tally[card][copies].lines)

        worth = sum(points(card, copies) for card, copies in Counter(event.cards).items())
        return worth > 2 * min(points(card, 1) for card in CEKI)

    def completes_set(self, event: Event, view: View) -> bool:
        """Return True if the seat completes a combination or a red set, or captures three alike at once.

        Earlier captures of other seats count only if all players may look through them.
        """
        from thothit_desktop.games.fishing.view import FishingView

        assert isinstance(view, FishingView)
        if event.kind != "captured":
            return False
        rules = view.game.rules
        if rules.bonuses and len(set(event.cards)) == 1:
            return True
        captures = [other for other in view.history if other.kind == "captured" and other.seat == event.seat]
        while captures and captures.pop() != event:
            pass
        if rules.face_down and event.seat != view.seat:
            captures.clear()
        if rules.combinations is not None:
            held = [card for other in captures for card in other.cards]
            made, more = ({line.rule for line in rules.explain(own)} for own in (held, [*held, *event.cards]))
            return bool(more - made - {RANKS})
        for card in STAMPED.intersection(event.cards):
            before = sum(other.cards.count(card) for other in captures)
            now = before + event.cards.count(card)
            if any(line.rule == f"red-{now}" for line in rules.tally[card][now].lines) and now > 1:
                return True
        return False
