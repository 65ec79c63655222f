# SPDX-License-Identifier: MIT
"""The interface of every game, of any family, for players, table and records.

As in python-chess and OpenSpiel, a `Game` deals a `Position`; a position lists its legal moves, plays one and
returns its events, explains its score, and shows each seat a `View`. Seats are numbered from 0 in the order
of play. Each family's additions are in its class (`games/family.py`).
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
    """The capture by the turned stock card."""
    PICK = "pick"
    """A card from a pile: draw or take."""
    CALL = "call"
    """Words, such as a bid or a declaration."""
    CLAIM = "claim"
    """A claim out of turn, or a pass."""
    LUCK = "luck"
    """No decision: the stock or a draw decides."""
    OVER = "over"
    """No decision: the round has ended."""


OVER = "over"
"""The phase of an ended round, in every family."""


class Event(NamedTuple):
    """One event of a round, with its seat.

    `games/vocabulary.py` has the kinds shared by families, and each family's class has its own. `points` is 0
    if the kind has no number. `games/notation.py` reads and writes events as texts.
    """

    kind: str
    seat: int
    cards: tuple[int, ...] = ()
    points: int = 0


class Refusal(NamedTuple):
    """The reason why a move is illegal: a stable code for the app to translate, and the cards concerned."""

    code: str
    cards: tuple[int, ...] = ()


class ScoreLine(NamedTuple):
    """One line of the score sheet: the rule applied, the cards it counts, and their points."""

    rule: str
    cards: tuple[int, ...]
    points: int


class Score(NamedTuple):
    """A score that explains itself: by seat its lines and their sum; the seats that win (or lead).

    `champion` is the seat that won the match, if a tie was settled within this round, else None.
    """

    lines: tuple[tuple[ScoreLine, ...], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    champion: int | None = None


class Layout(NamedTuple):
    """The place of every dealt card: hands by seat, the pool, the stock with the next card first.

    In a game without hands `hands` is empty; a seat that does not play the round has an empty hand.
    """

    hands: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    stock: tuple[int, ...]


class BadLayoutError(TranslatableError):
    """A layout that is impossible in the game; the message is a clause that says why."""


class Move(NamedTuple):
    """One move; `games/notation.py` reads and writes it as a text.

    `games/vocabulary.py` has the kinds shared by families, and each family's class has its own. The first
    card is the one played, turned or named. `seats` contains the seat that moves out of turn, or the seats of
    a draw; it is empty for the seat in turn. `points` is 0 if the kind has no number.
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
        """The cards that a played or turned card captures; empty if it stays."""
        return self.cards[1:]


class View(Protocol):
    """One seat's knowledge (docs/rules/fishing.md 6); players get nothing else."""

    @property
    def game(self) -> "Game":
        """The game, with the seats that take part in the round."""

    @property
    def seat(self) -> int:
        """The seat that sees this view."""

    @property
    def to_move(self) -> int:
        """The seat to act; during another seat's secret decision, the one to act after that seat's pass."""

    @property
    def phase(self) -> str:
        """The family's name of the current phase, public or this seat's own; `over` at the end."""

    @property
    def history(self) -> tuple[Event, ...]:
        """All events so far; cards that the seat may not see are HIDDEN."""

    def legal_moves(self) -> list[Move]:
        """Return the moves this seat may make now; empty if another seat or luck decides."""

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, or None if it is legal."""

    def unseen(self) -> list[int]:
        """Return every card whose place this seat does not know, in code order."""


class Position(Protocol):
    """The state of a round. `play` changes it in place; `copy` it first to keep it."""

    @property
    def game(self) -> "Game":
        """The game, with the seats that take part in the round."""

    @property
    def to_move(self) -> int:
        """The seat to act."""

    @property
    def phase(self) -> str:
        """The family's name of the current phase; `over` at the end."""

    @property
    def history(self) -> Sequence[Event]:
        """All events so far, hidden cards included."""

    @property
    def is_over(self) -> bool:
        """True once the round has ended."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def layout(self) -> Layout:
        """The layout as dealt; not available for a restored position."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""

    def every_card(self) -> Sequence[int]:
        """Return all cards of the round, from all places, in any order."""

    def legal_moves(self) -> list[Move]:
        """Return every legal move once; empty if the round is over or a draw by luck is due."""

    def chance(self, rng: random.Random) -> Move | None:
        """Return the move made by luck, a turn of the hidden stock or a draw; None if a player decides."""

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; return its events, in order."""

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal."""

    def copy(self) -> Self:
        """Return an independent copy."""

    def score(self) -> Score:
        """Return the current score, explained."""

    def view(self, seat: int) -> View:
        """Return the view of a seat: everything that it may know."""


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
        """Points needed to win a match; None if a match ends after a number of rounds, or never."""

    @property
    def lead(self) -> int:
        """The lead in points that the winner of a match needs; only used with a goal."""

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that take part in a round, in ascending order."""

    @property
    def open_rows(self) -> bool:
        """True if a row of cards lies before each seat, from which it plays."""

    @property
    def deck(self) -> Sequence[int]:
        """All cards of the game, repeated by the number of copies."""

    def goal_after(self, scores: Sequence[Score]) -> int | None:
        """Return the points needed to win a match after its ended rounds; usually the `goal`."""

    def in_match(
        self, playing: tuple[int, ...], standing: tuple[int, ...] | None = None, goal: int | None = None
    ) -> "Game":
        """Return the game for one round of a match, played by the seats `playing`.

        `standing` is the score of the match before the round, by seat, if the rules may need it, and `goal`
        what `goal_after` the earlier rounds returns (`matches.Plan`). Returns this very game if they make no
        difference. Raises BadOptionError if so many seats cannot play.
        """

    def deal(self, rng: random.Random, dealer: int | None = None) -> Position:
        """Shuffle and deal a round; by default the last seat deals."""

    def from_layout(self, layout: Layout, dealer: int | None = None) -> Position:
        """Return the position of a layout as dealt; raises BadLayoutError."""

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> Position:
        """Return a possible position behind a view, with all hidden cards filled in."""
