# SPDX-License-Identifier: MIT
"""A family of games in the windows: the base class that each family extends."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from thothit_desktop.games.contract import Event, Game, View

if TYPE_CHECKING:
    from pathlib import Path

    from thothit_desktop.app.family.catalogue_texts import CatalogueTexts
    from thothit_desktop.app.family.coach_texts import CoachTexts
    from thothit_desktop.app.family.example import ExampleGuide
    from thothit_desktop.app.family.piles import PileAccess
    from thothit_desktop.app.family.texts import FamilyTexts
    from thothit_desktop.app.store.preference import Preference
    from thothit_desktop.app.widgets.score_page import ScorePage
    from thothit_desktop.flow.match import Match
    from thothit_desktop.players.claims import MeasuredClaim


class Sound(StrEnum):
    """A sound of the table, by the name of its files."""

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
    """Cards of worth are captured."""
    CALL = "call"
    """Something is said: a claim, a bid, an announcement."""
    ROUND = "round"
    """A round has ended."""
    MATCH = "match"
    """A match has ended."""


@dataclass(frozen=True, kw_only=True)
class ChosenDeal:
    """A deal that is worth studying, by the game's own rules, and what can be measured of it.

    `turn_order` is which in turn the person plays, from 0; the others are of one level.
    """

    game: str
    players: int
    number: int
    turn_order: int
    title: str
    """The subject in a few words."""
    why: str
    """Why it is worth studying; `claim` measures what it claims."""
    claim: "MeasuredClaim"
    others: str = "langganan"


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson that is played on a table; its scenes are a file `LANGUAGE/ID.json` (`lessons/scenes.py`)."""

    id: str
    game: str
    """The game whose rules hold in it."""
    folder: "Path"
    title: str
    about: str
    """The aim of the lesson, in a sentence."""
    minutes: int
    refusals: frozenset[str] = frozenset()
    """The codes of the refusals that it explains."""
    deck: str = ""
    """The only deck in which it makes sense; empty for the deck in use."""


class Family:
    """A family of games in the windows: its texts, its preferences, and what can be looked at.

    All families are made when the program starts: a method imports what it needs when it is called.
    """

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""
    pages: "ClassVar[Path | None]" = None
    """The folder of its rules pages (`rules/page_text.py`); without, a page is made of the catalogue."""
    rules_on: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By code of a refusal that no lesson explains, the section of the rules page that does."""
    sounds: ClassVar[Mapping[str, Sound]] = MappingProxyType({})
    """By kind of event what is heard, beside what families share (`sound/table_sounds.py`)."""

    def texts(self) -> "FamilyTexts":
        """Return what is said of a round and of a match."""
        from thothit_desktop.app.family.texts import FamilyTexts

        return FamilyTexts()

    def catalogue_texts(self) -> "CatalogueTexts":
        """Return what the gallery and the rules pages say of a game."""
        from thothit_desktop.app.family.catalogue_texts import CatalogueTexts

        return CatalogueTexts()

    def coach_texts(self) -> "CoachTexts":
        """Return what the coach says, and what a learner is shown."""
        from thothit_desktop.app.family.coach_texts import CoachTexts

        return CoachTexts()

    def piles(self) -> "PileAccess | None":
        """Return what may be looked at again in a round, as piles of captures; None for nothing."""
        return None

    def example(self) -> "ExampleGuide | None":
        """Return what is special in the worked examples; None if the family has no examples."""
        return None

    def score_page(self) -> "type[ScorePage] | None":
        """Return the page of the score sheet; None for a page with the lines of the score."""
        return None

    def decided(self, match: "Match", deck: str) -> str:  # noqa: ARG002
        """Return what decided the round that has ended, in a sentence; empty for nothing to tell."""
        return ""

    def preferences(self) -> "tuple[Preference, ...]":
        """Return what the person may choose in the menus, beside what all games have."""
        return ()

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return keys and what they do, beside those of all games and those of the menus."""
        return ()

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons in its games, in the order in which they are learnt."""
        return ()

    def chosen_deals(self) -> tuple[ChosenDeal, ...]:
        """Return the deals of its games that are worth studying."""
        return ()

    def is_precious(self, event: Event, game: Game) -> bool:  # noqa: ARG002
        """Return True if a capture is worth something by itself, which is heard."""
        return False

    def completes_set(self, event: Event, view: View) -> bool:  # noqa: ARG002
        """Return True if an event completes a set of worth, as far as the view's seat may know."""
        return False
