# SPDX-License-Identifier: MIT
"""The base class of a family of games in the windows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from thothit_desktop.games.contract import Event, Game, Position, View
from thothit_desktop.games.spec import GameSpec

if TYPE_CHECKING:
    from pathlib import Path

    from thothit_desktop.app.family.catalogue_texts import CatalogueTexts
    from thothit_desktop.app.family.coach_texts import CoachTexts
    from thothit_desktop.app.family.example import ExampleGuide
    from thothit_desktop.app.family.piles import PileAccess
    from thothit_desktop.app.family.round_sentences import RoundSentences
    from thothit_desktop.app.family.texts import FamilyTexts
    from thothit_desktop.app.store.preference import Preference
    from thothit_desktop.app.widgets.score_page import ScorePage
    from thothit_desktop.flow.match import Match
    from thothit_desktop.players.claims import MeasuredClaim


class Sound(StrEnum):
    """A sound of the table; its value is the name of its files."""

    LAY = "lay"
    """A card is laid down."""
    TURN = "turn"
    """A card is turned up, or drawn."""
    CAPTURE = "capture"
    """Cards are captured or taken."""
    DEAL = "deal"
    """Cards are dealt or laid out."""
    CLICK = "click"
    """A set closes up while a round is counted."""
    FAN = "fan"
    """A pile fans open to be counted."""
    PAIR = "pair"
    """Valuable cards are captured."""
    CALL = "call"
    """A player makes a claim, a bid or an announcement."""
    ROUND = "round"
    """A round has ended."""
    MATCH = "match"
    """A match has ended."""


class CountedCall(NamedTuple):
    """A kind of call that the statistics count: its id in the database, its name, when it is made or lost."""

    id: str
    name: str
    meaning: str
    optional: bool = False
    """True if it is shown only once it has been called."""


@dataclass(frozen=True, kw_only=True)
class ChosenDeal:
    """A deal worth studying, with the default options of its game.

    `turn_order` is the person's place in turn, from 0. All others play at one level.
    """

    game: str
    players: int
    number: int
    turn_order: int
    title: str
    """The subject in a few words."""
    why: str
    """The reason for studying it; `claim` is its measurable part."""
    claim: "MeasuredClaim"
    others: str = "langganan"


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson at a table; its scenes are in the file `LANGUAGE/ID.json` (`lessons/scenes.py`)."""

    id: str
    game: str
    """The id of the game whose rules it uses."""
    folder: "Path"
    title: str
    about: str
    """The aim of the lesson, in a sentence."""
    minutes: int
    refusals: frozenset[str] = field(default=frozenset(), compare=False)
    """The codes of the refusals that the lesson explains, which may be more in some games of its family."""
    deck: str = ""
    """The only deck that suits the lesson; empty for the deck in use."""


@dataclass(frozen=True, kw_only=True)
class Drill:
    """A rule to practise; its positions are in the file `ID.json` of the folder (`lessons/drills.py`)."""

    id: str
    game: str
    folder: "Path"
    title: str
    question: str
    """The question about each position, in a sentence."""
    rule: str
    """The rule, in a sentence."""
    minutes: ClassVar[int] = 1

    @property
    def about(self) -> str:
        """The subject, as the list of lessons shows it."""
        return self.question


class Family:
    """A family's texts, preferences, pages and piles for the windows.

    All families are created when the program starts, so each method imports what it needs only when called.
    """

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""
    pages: "ClassVar[Path | None]" = None
    """The folder of its rules pages (`rules/page_text.py`); if None, pages are made from the catalogue."""
    rules_on: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The section of the rules page that explains a refusal, by refusal code, where no lesson does."""
    sounds: ClassVar[Mapping[str, Sound]] = MappingProxyType({})
    """The sound of each kind of event, besides those of all families (`sound/table_sounds.py`)."""

    def of(self, spec: GameSpec) -> "Family":  # noqa: ARG002
        """Return the family as it is for one of its games: itself, unless some of them have other texts."""
        return self

    def texts(self) -> "FamilyTexts":
        """Return the texts of rounds and matches."""
        from thothit_desktop.app.family.texts import FamilyTexts

        return FamilyTexts()

    def catalogue_texts(self) -> "CatalogueTexts":
        """Return the texts of the gallery and the rules pages."""
        from thothit_desktop.app.family.catalogue_texts import CatalogueTexts

        return CatalogueTexts()

    def coach_texts(self) -> "CoachTexts":
        """Return the coach's texts and the card groups for learners."""
        from thothit_desktop.app.family.coach_texts import CoachTexts

        return CoachTexts()

    def round_sentences(self) -> "type[RoundSentences]":
        """Return what makes the sentence about a round on its score sheet."""
        from thothit_desktop.app.family.round_sentences import RoundSentences

        return RoundSentences

    def piles(self) -> "PileAccess | None":
        """Return access to piles that players may look at, such as captures; None if there are none."""
        return None

    def example(self) -> "ExampleGuide | None":
        """Return the guide of the worked examples; None if the family has no examples."""
        return None

    def score_page(self) -> "type[ScorePage] | None":
        """Return the class of the score page; None for a plain list of score lines."""
        return None

    def decided(self, match: "Match", deck: str) -> str:  # noqa: ARG002
        """Return what decided the round that has ended, in a sentence; empty for nothing to tell."""
        return ""

    def counted_calls(self) -> tuple[CountedCall, ...]:
        """Return the kinds of calls that the statistics count; empty for none."""
        return ()

    def calls_of(self, position: Position, seat: int) -> list[tuple[str, bool]]:  # noqa: ARG002
        """Return the calls of a seat in an ended round by the ids above, each with True if it was made."""
        return []

    def preferences(self) -> "tuple[Preference, ...]":
        """Return the family's own preferences in the menus."""
        return ()

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the family's own keys with their descriptions, besides those of all games and the menus."""
        return ()

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons on the family's games, in learning order."""
        return ()

    def drills(self) -> tuple[Drill, ...]:
        """Return the drills on the rules of the family's games."""
        return ()

    def drill_facts(self, view: View, deck: str) -> str:  # noqa: ARG002
        """Return what a player knows from the round but the table doesn't show; empty for nothing."""
        return ""

    def first_capture(self) -> Lesson | None:
        """Return the scene that greets a new player, with one move to try; None if it has none."""
        return None

    def chosen_deals(self) -> tuple[ChosenDeal, ...]:
        """Return the deals worth studying of the family's games."""
        return ()

    def is_precious(self, event: Event, game: Game) -> bool:  # noqa: ARG002
        """Return True if a capture is valuable by itself, which has a sound of its own."""
        return False

    def completes_set(self, event: Event, view: View) -> bool:  # noqa: ARG002
        """Return True if an event completes a scoring set, as far as the view's seat knows."""
        return False
