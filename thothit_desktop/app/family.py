# SPDX-License-Identifier: MIT
"""What a family of games tells the windows: the types of its plug, which know no text and no window.

What a family leaves out is supplied where it is asked for: by `messages/`, `score/` and `rules/`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Event, Game, Move, Position, View
from thothit_desktop.games.matches import Length
from thothit_desktop.games.spec import GameSpec

if TYPE_CHECKING:
    from pathlib import Path

    from thothit_desktop.app.store.preference import Preference
    from thothit_desktop.app.widgets.score_page import ScorePage
    from thothit_desktop.players.claims import MeasuredClaim
    from thothit_desktop.players.coach.contract import Reason


def _no_texts() -> dict[str, str]:
    """Nothing beside what the families share."""
    return {}


# The table


class CardFacts(NamedTuple):
    """What is said of a card that lies open, beside its name."""

    lines: tuple[str, ...] = ()
    """What it matches, its worth, how many like it are out of the person's sight."""
    rule: str = ""
    """The rule it stands under, with the rule's number; empty for none."""


@dataclass(frozen=True, kw_only=True)
class Messages:
    """What is said of a round, in the language of the interface; `deck` names the cards.

    Instead of None `messages/turn_texts.py`, `move_texts.py`, `card_facts.py`, `ritual_texts.py` and
    `outcomes.py` have words for any game.
    """

    turn: Callable[[View, Sequence[str], int | None, str], str] | None = None
    """Whose turn it is, and what is asked: by the view, the players' names, the person's seat, the deck."""
    story: Callable[[Event, Match, str], str] | None = None
    """One thing that happens in a turn; empty where nothing is said of it."""
    moved: Callable[[Sequence[Event], Sequence[Event], str], str] | None = None
    """What one player did in a move, without the player's name; empty where nothing is said of it.

    By the player's events as the person sees them, those before the move, and the deck.
    """
    taken: Callable[[View, int], int | None] | None = None
    """What a seat has won so far of what counts in a round; None where the view does not know it."""
    reminder: Callable[[View], str] | None = None
    """A rule to remember while the person is to play; empty where there is none now."""
    warning: Callable[[Move, View, str], str] | None = None
    """What a move costs that must be chosen twice."""
    expired: Callable[[View, str], str] | None = None
    """The person's time to answer is over."""
    card: Callable[[View, int, str, str], CardFacts] | None = None
    """What the person may know of a card, by the view, the card, where it lies and the deck.

    It lies in the `hand`, in the `pool`, `opened` beside the stock, or elsewhere, which is empty.
    """
    refusals: Callable[[], dict[str, str]] = _no_texts
    """Why a move cannot be made, by code, beside `messages/refusals.py`; cards are filled in as there."""
    rituals: Callable[[], dict[str, str]] = _no_texts
    """By ritual, or by ritual and opening, what is said beside `messages/ritual_texts.py`."""
    drawn: Callable[[Sequence[int], Match], str] | None = None
    """What cards drawn in a ritual count."""
    titles: Callable[[], dict[str, str]] = _no_texts
    """What the titles of its openings are called, beside `messages/ritual_texts.py`."""
    round_over: Callable[[Match, str | None], str] | None = None
    """Who won the round that has ended; with a deck the sentence may name a card."""
    match_over: Callable[[Match], str] | None = None
    """Who won the match that is complete."""


@dataclass(frozen=True, kw_only=True)
class MatchWords:
    """What is said of a match; instead of None `messages/match_texts.py` has words that suit most games."""

    progress: Callable[[Match], str] | None = None
    """How far the match has come with the round in play, or the one just ended."""
    round_name: Callable[[int, Position], str] | None = None
    """What a round is called in the standings, by its number."""
    detail: Callable[[Position, Match], str] | None = None
    """What else is said of an ended round in the standings; empty for nothing."""
    legend: Callable[[], str] | None = None
    """What the two figures of a round in the standings are."""
    length: Callable[[GameSpec, Length], str] | None = None
    """How long a match is that has no goal."""
    goal: Callable[[int, int], str] | None = None
    """How long a match is that ends at a goal, a number of what the game counts, with such a lead."""
    end: Callable[[Game, Length], str] | None = None
    """When a match ends, and who wins it."""
    counted: Callable[[], str] | None = None
    """What is counted, at the head of a column."""


class CardGroup(NamedTuple):
    """Cards that a learner counts together, and what they are called."""

    name: str
    cards: frozenset[int]


class CardsGone(NamedTuple):
    """Cards that are out of play for all to know, and where they have gone."""

    where: str
    cards: tuple[int, ...]


def _as_it_is(_game: Game) -> float:
    """A margin is shown in the unit in which it is reckoned."""
    return 1.0


@dataclass(frozen=True, kw_only=True)
class CoachWords:
    """What a coach says, and what a learner is shown.

    Instead of None `coach/advice_texts.py` counts in points and gives no reason, and `coach/card_counts.py`
    counts by rank, and who has captured what.
    """

    number: Callable[[float, Game, int], str] | None = None
    """A margin in a few signs, with so many more decimals than usual."""
    amount: Callable[[float, Game], str] | None = None
    """A margin with what is counted."""
    loss: Callable[[float, Game], str] | None = None
    """What a move gives away, with what is counted, and without a sign."""
    reasons: Mapping[str, Callable[[Mapping[str, Any], Sequence[str], str], str]] = field(
        default_factory=dict
    )
    """By kind of reason a sentence, by its values, the players' names and the deck; empty for nothing."""
    move: Callable[[Move, View, str], str] | None = None
    """What a move is called that its card alone does not tell; empty for any other."""
    groups: Callable[[View], Sequence[CardGroup]] | None = None
    """The cards that are counted together."""
    gone: Callable[[View, Sequence[str]], Sequence[CardsGone]] | None = None
    """The cards that have gone, by the view and the players' names."""
    scale: float = 1.0
    """How many times as much as a margin what is counted looks like points, whose spread is 25 a round."""
    unit: Callable[[], str] | None = None
    """What is counted in the tables of a review, ..."""
    decimals: int = 1
    """... with so many decimals, ..."""
    factor: Callable[[Game], float] = _as_it_is
    """... and how many of it make a margin of 1."""
    zero: Callable[[Game], str] | None = None
    """What a result of 0 stands for, in a sentence, where that is not plain."""

    def reason(self, fact: "Reason", names: Sequence[str], deck: str) -> str:
        """What the search saw, in a sentence; empty where the family has none for it."""
        say = self.reasons.get(fact.kind)
        return "" if say is None else say(fact.values, names, deck)


@dataclass(frozen=True, kw_only=True)
class OpenCards:
    """Cards to look at."""

    words: str
    """What they are."""
    cards: Sequence[int]
    """Shown by rank, or with `names` as they lie."""
    names: Sequence[str] = ()
    """Who played each card."""


@dataclass(frozen=True, kw_only=True)
class LookInto:
    """What a family lets everybody, or the person, look at again."""

    action: Callable[[], tuple[str, str]]
    """The text of the menu entry, and what it does."""
    seats: Callable[[Match, bool], Sequence[int]]
    """The seats whose cards may be looked at, in the order in which the key shows them.

    The second argument is whether the person wants to look into the own pile where it lies face down.
    """
    cards: Callable[[Match, int], OpenCards]
    """The cards of one of these seats."""
    closed: Callable[[Match, int], str]
    """Why the cards of another seat may not be looked at."""
    nothing: Callable[[], str] | None = None
    """Why there is nothing to look at now; None where that never changes, and the entry is disabled."""


# What is heard


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
    PAIR = "pair"
    """Cards of worth are captured."""
    CALL = "call"
    """Something is said: a claim, a bid, an announcement."""
    ROUND = "round"
    """A round has ended."""
    MATCH = "match"
    """A match has ended."""


def _never_precious(_event: Event, _game: Game) -> bool:
    """No capture is worth more than another."""
    return False


def _never_completes(_event: Event, _view: View) -> bool:
    """No set is worth a moment of its own."""
    return False


@dataclass(frozen=True, kw_only=True)
class EventSounds:
    """What is heard when the events of a family are shown."""

    sounds: Mapping[str, Sound] = field(default_factory=dict)
    """By kind of event, beside those that families share (`sound/table_sounds.py`)."""
    precious: Callable[[Event, Game], bool] = _never_precious
    """Whether a capture is worth something by itself."""


# The gallery and the rules pages


class Fact(NamedTuple):
    """Something that tells games apart: what it is about, and how it is in a game."""

    subject: str
    told: str


class DealSizes(NamedTuple):
    """How many cards are dealt: to a hand, to the pool, and how many are left as the stock."""

    hand: int = 0
    pool: int = 0
    stock: int = 0


@dataclass(frozen=True, kw_only=True)
class CatalogueWords:
    """What the gallery and the rules pages say of a game; `messages/catalogue.py` knows what any game has."""

    facts: Callable[[Game], dict[str, Fact]] | None = None
    """What tells it from other games beside players, direction, who starts and the match, by any key."""
    sizes: Callable[[Game], DealSizes] | None = None
    """How many cards are dealt, as far as its rules page tells it."""
    levels: Callable[[GameSpec], dict[str, str]] = lambda _: {}
    """How computer players play it, by level, where `messages/catalogue.py` does not say it."""
    openings: Callable[[], dict[str, str]] = _no_texts
    """Who starts, by `GameSpec.opening`, beside `messages/catalogue.py`."""


@dataclass(frozen=True, kw_only=True)
class ExampleGuide:
    """What a family tells of its worked examples; instead of None `rules/guide.py` has what suits most."""

    end_page: Callable[[Position, Sequence[str]], str]
    """What a hand came to, in the HTML of a rules page, by its end and the players' names.

    Raises ExampleError (`rules/steps.py`) where it came to nothing.
    """
    situation: Callable[[Mapping[str, Any], Game], Position] | None = None
    """The position in which a scene begins, by its keys in the file; raises ExampleError."""
    points: Callable[[Sequence[int], Game], int] | None = None
    """What captured cards are worth, for texts that ask it; None where cards alone are worth nothing."""
    shows_end: Callable[[], str] | None = None
    """What comes after the last move, where `end_page` is shown."""
    how: Callable[[Position], str] | None = None
    """How the reader makes a move, told at the first; empty where that is plain."""


# Deals


@dataclass(frozen=True, kw_only=True)
class ChosenDeal:
    """A deal that is worth studying, by the game's own rules, and what can be measured of it.

    `place` is which in turn the person plays, from 0; the others are of one level.
    """

    game: str
    players: int
    number: int
    place: int
    title: str
    """In a few words what it is about."""
    why: str
    """Why it is worth studying; what it claims is what `claim` measures."""
    claim: "MeasuredClaim"
    others: str = "langganan"


# Lessons


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson that is played on a table; its scenes are a file `LANGUAGE/ID.json` (`lessons/scenes.py`)."""

    id: str
    game: str
    """The game whose rules hold in it."""
    folder: "Path"
    title: str
    about: str
    """In a sentence what is learnt."""
    minutes: int
    refusals: frozenset[str] = frozenset()
    """The codes of the refusals that it explains."""
    deck: str = ""
    """The only deck in which it makes sense; empty for the deck in use."""


# The plug


def _no_lessons() -> tuple[Lesson, ...]:
    """Nobody teaches its games."""
    return ()


def _no_deals() -> tuple[ChosenDeal, ...]:
    """No deal of its games has been chosen."""
    return ()


def _no_preferences() -> "tuple[Preference, ...]":
    """There is nothing to choose beside what all games have."""
    return ()


def _no_keys() -> tuple[tuple[str, str], ...]:
    """The keys that all games have are enough."""
    return ()


@dataclass(frozen=True, kw_only=True)
class FamilyWords:
    """All that a family says, and what may be chosen and looked at in its games."""

    messages: Messages = Messages()
    """What is said of a round."""
    match: MatchWords = MatchWords()
    """What is said of a match."""
    catalogue: CatalogueWords = CatalogueWords()
    """What the gallery and the rules pages say of a game."""
    score_lines: Callable[[], dict[str, str]] = _no_texts
    """On a page of lines what a line is called, by its rule; one without words is called by its rule."""
    look_into: LookInto | None = None
    """What may be looked at again in a round, as piles of captures; None for nothing."""
    preferences: "Callable[[], tuple[Preference, ...]]" = _no_preferences
    """What the person may choose in the menus, beside what all games have."""
    sounds: EventSounds = EventSounds()
    completes_set: Callable[[Event, View], bool] = _never_completes
    """Whether an event completes a set of worth, as far as the seat of a view may know."""
    """What is heard of a round."""
    keys: Callable[[], tuple[tuple[str, str], ...]] = _no_keys
    """Its keys, beside those of all games and those of the menus, and what they do."""
    coach: Callable[[], CoachWords] = CoachWords
    """What the coach says of its games, imported when it is first asked."""
    chosen_deals: Callable[[], tuple[ChosenDeal, ...]] = _no_deals
    """Deals of its games that are worth studying."""
    lessons: Callable[[], tuple[Lesson, ...]] = _no_lessons
    """The lessons in its games, in the order in which they are learnt."""
    rules_on: Mapping[str, str] = field(default_factory=dict)
    """By the code of a refusal that no lesson explains the section of the rules page that does."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """A family of games, as the windows know it; what it needs is imported in its functions."""

    id: str
    """What `GameSpec.family` says."""
    words: Callable[[], FamilyWords] = FamilyWords
    """What it says, imported when one of its games is first shown or played."""
    score_page: "Callable[[], type[ScorePage]] | None" = None
    """The page of the score sheet, imported when a sheet first opens; None for the lines of the score."""
    pages: "Path | None" = None
    """The folder of its rules pages (`rules/page_text.py`); without, a page is made of the catalogue."""
    example: Callable[[], ExampleGuide] | None = None
    """What is special in its worked examples, imported when rules first open; None where it has none."""
