# SPDX-License-Identifier: MIT
"""What a family of games tells the windows: its words, and what only it shows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thothit_desktop.app.messages import catalogue, match_texts, outcomes, ritual_texts, turn_texts
from thothit_desktop.app.messages.catalogue import DealSizes, Fact
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Event, Game, Move, Position, View
from thothit_desktop.games.matches import Length
from thothit_desktop.games.spec import GameSpec

if TYPE_CHECKING:
    from pathlib import Path

    from thothit_desktop.app.messages.look_into import LookInto
    from thothit_desktop.app.rules.guide import ExampleGuide
    from thothit_desktop.app.score.page import ScorePage
    from thothit_desktop.app.store.preference import Preference


def _no_texts() -> dict[str, str]:
    """Nothing beside what the families share."""
    return {}


def _no_reminder(view: View) -> str:  # noqa: ARG001
    """There is nothing to remind of."""
    return ""


@dataclass(frozen=True, kw_only=True)
class Messages:
    """What is said of a round, in the language of the interface; `deck` names the cards."""

    turn: Callable[[View, Sequence[str], int | None, str], str] = turn_texts.turn
    """Whose turn it is, and what is asked: by the view, the players' names, the person's seat, the deck."""
    story: Callable[[Event, Match, str], str] = turn_texts.story
    """One thing that happens in a turn; empty where nothing is said of it."""
    reminder: Callable[[View], str] = _no_reminder
    """A rule to remember while the person is to play; empty where there is none now."""
    warning: Callable[[Move, View, str], str] = turn_texts.warning
    """What a move costs that must be chosen twice."""
    expired: Callable[[View, str], str] = turn_texts.expired
    """The person's time to answer is over."""
    refusals: Callable[[], dict[str, str]] = _no_texts
    """Why a move cannot be made, by code, beside `messages/refusals.py`; cards are filled in as there."""
    rituals: Callable[[], dict[str, str]] = _no_texts
    """By ritual, or by ritual and opening, what is said beside `messages/ritual_texts.py`."""
    drawn: Callable[[Sequence[int], Match], str] = ritual_texts.worth
    """What cards drawn in a ritual count."""
    titles: Callable[[], dict[str, str]] = _no_texts
    """What the titles of its openings are called, beside `messages/ritual_texts.py`."""
    round_over: Callable[[Match, str | None], str] = outcomes.round_over
    """Who won the round that has ended; with a deck the sentence may name a card."""
    match_over: Callable[[Match], str] = outcomes.match_over
    """Who won the match that is complete."""


@dataclass(frozen=True, kw_only=True)
class MatchWords:
    """What is said of a match; all of it has words in `messages/match_texts.py` that suit most games."""

    progress: Callable[[Match], str] = match_texts.progress
    """How far the match has come with the round in play, or the one just ended."""
    round_name: Callable[[int, Position], str] = match_texts.round_name
    """What a round is called in the standings, by its number."""
    detail: Callable[[Position, Match], str] = match_texts.detail
    """What else is said of an ended round in the standings; empty for nothing."""
    legend: Callable[[], str] = match_texts.legend
    """What the two figures of a round in the standings are."""
    length: Callable[[GameSpec, Length], str] = match_texts.length
    """How long a match is that has no goal."""
    goal: Callable[[Game], str] = match_texts.goal
    """How long a match is that ends at a goal."""
    end: Callable[[Game, Length], str] = match_texts.end
    """When a match ends, and who wins it."""


@dataclass(frozen=True, kw_only=True)
class CatalogueWords:
    """What the gallery and the rules pages say of a game."""

    facts: Callable[[Game], dict[str, Fact]] = catalogue.facts
    """What tells it from other games beside players, direction, who starts and the match, by any key."""
    sizes: Callable[[Game], DealSizes] = catalogue.sizes
    """How many cards are dealt, as far as its rules page tells it."""
    levels: Callable[[], dict[str, str]] = _no_texts
    """How computer players play it, by level, where `messages/catalogue.py` does not say it."""
    openings: Callable[[], dict[str, str]] = _no_texts
    """Who starts, by `GameSpec.opening`, beside `messages/catalogue.py`."""


def _lines_page() -> "type[ScorePage]":
    from thothit_desktop.app.score.lines_page import LinesPage

    return LinesPage


def _nothing_to_look_into() -> None:
    """No cards may be looked at again."""


def _no_preferences() -> "tuple[Preference, ...]":
    """There is nothing to choose beside what all games have."""
    return ()


def _no_keys() -> tuple[tuple[str, str], ...]:
    """The keys that all games have are enough."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Family:
    """A family of games, as the windows know it."""

    id: str
    """What `GameSpec.family` says."""
    messages: Callable[[], Messages] = Messages
    """What is said of a round, imported when one of its games is first played."""
    match: Callable[[], MatchWords] = MatchWords
    """What is said of a match, imported likewise."""
    catalogue: Callable[[], CatalogueWords] = CatalogueWords
    """What the gallery and the rules pages say of a game, imported when one of them first opens."""
    score_page: Callable[[], "type[ScorePage]"] = _lines_page
    """The page of the score sheet, imported when a sheet first opens; by default the lines of the score."""
    score_lines: Callable[[], dict[str, str]] = _no_texts
    """On a page of lines what a line is called, by its rule; one without words is called by its rule."""
    pages: "Path | None" = None
    """The folder of its rules pages (`rules/page_text.py`); without, a page is made of the catalogue."""
    example: Callable[[], "ExampleGuide"] | None = None
    """What is special in its worked examples, imported when rules first open; None where it has none."""
    look_into: "Callable[[], LookInto | None]" = _nothing_to_look_into
    """What may be looked at again in a round, as piles of captures; None for nothing."""
    preferences: "Callable[[], tuple[Preference, ...]]" = _no_preferences
    """What the person may choose in the menus, beside what all games have."""
    keys: Callable[[], tuple[tuple[str, str], ...]] = _no_keys
    """Its keys, beside those of all games and those of the menus, and what they do."""
