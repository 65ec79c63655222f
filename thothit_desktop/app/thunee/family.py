# SPDX-License-Identifier: MIT
"""The family of Thunee in the windows."""

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family.base import ChosenDeal, Drill, Family, Lesson, Sound
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.family.base import CountedCall
    from thothit_desktop.app.store.preference import Preference
    from thothit_desktop.app.thunee.coach_texts import ThuneeCoachTexts
    from thothit_desktop.app.thunee.example import ThuneeExample
    from thothit_desktop.app.thunee.round_sentences import ThuneeSentences
    from thothit_desktop.app.thunee.score_page import ThuneePage
    from thothit_desktop.app.thunee.texts import ThuneeCatalogueTexts, ThuneePiles, ThuneeTexts
    from thothit_desktop.flow.match import Match
    from thothit_desktop.games.contract import Position, View

translate = QCoreApplication.translate


class ThuneeFamily(Family):
    """The texts, pages, preferences, keys and lessons of Thunee."""

    id = "thunee"
    pages = PAGES
    sounds: ClassVar = {
        **dict.fromkeys(("bid", "redealt", "void", "jodhi", "double", "khanaak"), Sound.CALL),
        **dict.fromkeys(("thunee", "royals", "blind-thunee", "blind-royals", "trips", "moenie"), Sound.CALL),
        "trump": Sound.LAY,
        "exposed": Sound.TURN,
        "opened": Sound.DEAL,
        "covered": Sound.DEAL,
        "trick": Sound.CAPTURE,
    }

    def texts(self) -> "ThuneeTexts":
        """Return the texts for hands and matches."""
        from thothit_desktop.app.thunee.texts import ThuneeTexts

        return ThuneeTexts()

    def catalogue_texts(self) -> "ThuneeCatalogueTexts":
        """Return the texts for the gallery."""
        from thothit_desktop.app.thunee.texts import ThuneeCatalogueTexts

        return ThuneeCatalogueTexts()

    def coach_texts(self) -> "ThuneeCoachTexts":
        """Return the texts of the coach."""
        from thothit_desktop.app.thunee.coach_texts import ThuneeCoachTexts

        return ThuneeCoachTexts()

    def round_sentences(self) -> "type[ThuneeSentences]":
        """Return what makes the sentence about a round on its score sheet."""
        from thothit_desktop.app.thunee.round_sentences import ThuneeSentences

        return ThuneeSentences

    def piles(self) -> "ThuneePiles":
        """Return the access to the last trick."""
        from thothit_desktop.app.thunee.texts import ThuneePiles

        return ThuneePiles()

    def example(self) -> "ThuneeExample":
        """Return the guide of the worked example."""
        from thothit_desktop.app.thunee.example import ThuneeExample

        return ThuneeExample()

    def decided(self, match: "Match", deck: str) -> str:  # noqa: ARG002  (no card is named)
        """Return the count, or what came of a call."""
        from thothit_desktop.app.thunee.score_data import verdict

        return verdict(match)

    def counted_calls(self) -> "tuple[CountedCall, ...]":
        """Return the bids and calls that the statistics count."""
        from thothit_desktop.app.thunee.call_results import counted_calls

        return counted_calls()

    def calls_of(self, position: "Position", seat: int) -> list[tuple[str, bool]]:
        """Return the bids and calls of a seat in a hand that has ended."""
        from thothit_desktop.app.thunee.call_results import calls_of

        return calls_of(position, seat)

    def score_page(self) -> "type[ThuneePage]":
        """Return the class of the score sheet's page."""
        from thothit_desktop.app.thunee.score_page import ThuneePage

        return ThuneePage

    def preferences(self) -> "tuple[Preference, ...]":
        """Return how long a full trick lies, and the legend of the cards."""
        from thothit_desktop.app.store.preference import Effect, Preference, PreferenceWords, Topic

        seconds = translate("preferences", "For {0} seconds")
        about = translate(
            "preferences", "A full trick stays for {0} seconds, or until you click or press a key"
        )
        values = {
            "click": PreferenceWords(
                translate("preferences", "Until a click"),
                translate("preferences", "A full trick stays until you click or press a key"),
            ),
            "1": PreferenceWords(
                translate("preferences", "For 1 second"),
                translate(
                    "preferences", "A full trick stays for one second, or until you click or press a key"
                ),
            ),
        }
        return (
            Preference(
                key="trick",
                effect=Effect.TABLE_PAUSE,
                topic=Topic.PLAY,
                title=PreferenceWords(translate("preferences", "Full tricks")),
                values=values | {n: PreferenceWords(seconds.format(n), about.format(n)) for n in ("2", "4")},
                default="2",
            ),
            Preference(
                key="legend",
                effect=Effect.LEGEND,
                topic=Topic.TABLE,
                title=PreferenceWords(
                    translate("preferences", "Card values"),
                    translate("preferences", "Show the order of the cards and their points"),
                    "F8",
                ),
                default="on",
            ),
        )

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys of bids and calls, with their meanings."""
        from thothit_desktop.flow.calls import pass_key
        from thothit_desktop.flow.thunee import HIGHEST_BID, bid_key, call_key, jodhi_key, rest_key
        from thothit_desktop.games.thunee.cards import SUITS

        bids = ", ".join((f"{bid_key(10)} – {bid_key(90)}", bid_key(100), bid_key(HIGHEST_BID)))
        highest = ("thunee", "royals", "blind thunee", "blind royals")
        return (
            (
                translate("keys", "Any key"),
                translate("keys", "Clear away the full trick"),
            ),
            (bids, translate("keys", "Bid 10 to 90, 100, 104")),
            (
                ", ".join(map(call_key, highest)),
                translate("keys", "Thunee, Royals, Blind Thunee, Blind Royals"),
            ),
            (
                ", ".join(map(jodhi_key, SUITS)),
                translate("keys", "Announce a Jodhi in spades, hearts, diamonds or clubs"),
            ),
            (
                ", ".join(map(call_key, ("double", "khanaak"))),
                translate("keys", "Double, Khanaak"),
            ),
            (
                ", ".join(map(call_key, ("trips", "moenie"))),
                translate("keys", "Trips, Moenie (six players)"),
            ),
            (call_key("redeal"), translate("keys", "Ask for a new deal; choose the last card as trump")),
            (pass_key(), translate("keys", "Pass; hold back")),
            (rest_key(), translate("keys", "Play out a round whose last tricks all go to one side")),
        )

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons."""
        from thothit_desktop.app.thunee.study import lessons

        return lessons()

    def drills(self) -> tuple[Drill, ...]:
        """Return the drills."""
        from thothit_desktop.app.thunee.study import drills

        return drills()

    def drill_facts(self, view: "View", deck: str) -> str:
        """Return the points so far, and the last unseen cards."""
        from thothit_desktop.app.thunee.study import drill_facts

        return drill_facts(view, deck)

    def chosen_deals(self) -> tuple[ChosenDeal, ...]:
        """Return the deals worth studying."""
        from thothit_desktop.app.thunee.study import chosen_deals

        return chosen_deals()
