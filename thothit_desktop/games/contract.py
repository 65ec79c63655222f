# SPDX-License-Identifier: MIT
"""What every game offers to players, table and records, whatever its family.

As in python-chess and OpenSpiel, a `Game` deals a `Position`; a position lists its legal moves, plays one and
answers with events, explains its score, and shows each seat a `View`. Seats are numbered from 0 in the order
of play. What a family adds to it stands in its class (`games/family.py`).
"""

import random
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol, Self

from thothit_desktop.games.faults import TranslatableError
from thothit_desktop.games.spec import GameSpec


class DecisionKind(StrEnum):
    """The kind of answer that a phase asks for. Each family names its own phases."""

    HAND = "hand"
    """A hand card, perhaps with what it takes."""
    TURNED = "turned"
    """What the stock card that is turned up takes."""
    PICK = "pick"
    """A card from a pile: draw or take."""
    CALL = "call"
    """Words, such as a bid or a declaration."""
    CLAIM = "claim"
    """A claim out of turn, or to let it go."""
    LUCK = "luck"
    """Nothing: the stock or a draw decides."""
    OVER = "over"
    """Nothing: the round has ended."""


OVER = "over"
"""The phase of an ended round, in every family."""


class Event(NamedTuple):
    """One thing that happened, and the seat that did it.

    The kinds that families share stand in `games/vocabulary.py`, a family's own in its class. `points` is 0
    where the kind has no number. `games/notation.py` reads and writes events as texts.
    """

    kind: str
    seat: int
    cards: tuple[int, ...] = ()
    points: int = 0


class Refusal(NamedTuple):
    """Why a move cannot be made: a stable code for the app to translate, and the cards concerned."""

    code: str
    cards: tuple[int, ...] = ()


class ScoreLine(NamedTuple):
    """One line of the score sheet: the rule applied, the cards it counts, their points."""

    rule: str
    cards: tuple[int, ...]
    points: int


class Score(NamedTuple):
    """A score that explains itself: by seat its lines and their sum; the seats that win (or lead).

    `champion` is who won the match, where a tie was settled within this round.
    """

    lines: tuple[tuple[ScoreLine, ...], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    champion: int | None = None


class Layout(NamedTuple):
    """The place of every dealt card: hands by seat, the pool, the stock with the next card first.

    A game without hands has none at all; seats that do not play a round have empty ones.
    """

    hands: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    stock: tuple[int, ...]


class BadLayoutError(TranslatableError):
    """A layout that the game cannot have; the message is a clause that says why."""


class Move(NamedTuple):
    """One move; `games/notation.py` reads and writes it as a text.

    The kinds that families share stand in `games/vocabulary.py`, a family's own in its class. The first card
    is the one played, turned or named. `seats` names the seat that moves out of turn, or those that a draw is
    for; it is empty for the seat in turn. `points` is 0 where the kind has no number.
    """

    kind: str
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    points: int = 0

    @property
    def card(self) -> int:
        """The card played, turned or named."""
        return self.cards[0]

    @property
    def takes(self) -> tuple[int, ...]:
        """The cards that a played or turned card captures; none where it stays."""
        return self.cards[1:]


class View(Protocol):
    """One seat's knowledge (docs/rules/fishing.md 6); a player is never given more."""

    @property
    def game(self) -> "Game":
        """The game that is played, by the seats that take part."""

    @property
    def seat(self) -> int:
        """The seat that sees this view."""

    @property
    def to_move(self) -> int:
        """The seat to act; while another seat is asked in secret, the one that acts after its pass."""

    @property
    def phase(self) -> str:
        """The family's name for what is asked now, in public or of this seat; `over` at the end."""

    @property
    def history(self) -> tuple[Event, ...]:
        """All events so far; cards that the seat may not see are HIDDEN."""

    def legal_moves(self) -> list[Move]:
        """The moves this seat may make now; none when it is another's turn or luck's."""

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, or None if it is legal."""

    def unseen(self) -> list[int]:
        """Every card whose place this seat does not know, in code order."""


class Position(Protocol):
    """A round as it stands. `play` changes it in place; `copy` first to keep it."""

    @property
    def game(self) -> "Game":
        """The game that is played, by the seats that take part."""

    @property
    def to_move(self) -> int:
        """The seat to act."""

    @property
    def phase(self) -> str:
        """The family's name for what is asked now; `over` at the end."""

    @property
    def history(self) -> Sequence[Event]:
        """All events so far, hidden cards included."""

    @property
    def is_over(self) -> bool:
        """True when the round has ended."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def layout(self) -> Layout:
        """Every card where it was dealt; not for a restored position, which was not dealt."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""

    def every_card(self) -> Sequence[int]:
        """All cards of the round, wherever they lie, in any order."""

    def legal_moves(self) -> list[Move]:
        """Every legal move once; none when the round is over or a draw by luck is due."""

    def chance(self, rng: random.Random) -> Move | None:
        """The move that nobody decides: a turn of the hidden stock, or a draw; None where a player does."""

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; what happened, in order."""

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal."""

    def copy(self) -> Self:
        """An independent position that plays on the same."""

    def score(self) -> Score:
        """The score as it stands, explained."""

    def view(self, seat: int) -> View:
        """Return all that a seat may know."""


class Game(Protocol):
    """A game with its number of seats and options settled."""

    @property
    def spec(self) -> GameSpec:
        """The catalogue's entry."""

    @property
    def players(self) -> int:
        """Number of seats."""

    @property
    def options(self) -> Mapping[str, str]:
        """Every option's value, defaults filled in."""

    @property
    def goal(self) -> int | None:
        """Points that win a match; None if a match ends after a number of rounds, or never."""

    @property
    def lead(self) -> int:
        """By how many points the winner of a match must be ahead; only asked where there is a goal."""

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that take part in a round, in ascending order."""

    @property
    def deck(self) -> Sequence[int]:
        """Every card that is played with, each as often as it is there."""

    def in_match(self, playing: tuple[int, ...], standing: tuple[int, ...] | None = None) -> "Game":
        """The game of one round of a match: the seats that play it, the others being skipped.

        `standing` is how the match stands before it, by seat, given where `matches.Plan` says that the rules
        may ask for it. A round that differs in neither is of this very game. Raises BadOptionError where as
        many cannot play.
        """

    def deal(self, rng: random.Random, dealer: int | None = None) -> Position:
        """A shuffled and dealt round; by default the last seat deals."""

    def from_layout(self, layout: Layout, dealer: int | None = None) -> Position:
        """The position of a layout as dealt; raises BadLayoutError."""

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> Position:
        """A possible position behind a view, with all hidden cards filled in."""
