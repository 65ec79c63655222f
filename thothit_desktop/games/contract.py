# SPDX-License-Identifier: MIT
"""What every game offers to players, table and records, whatever its family.

The manner is that of python-chess and OpenSpiel: a `Game` deals a `Position`; a position lists its legal
moves, plays one and answers with events, explains its score, and shows each seat a `View`. Seats are numbered
from 0 in the order of play.
"""

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, Self

from thothit_desktop.games import cards
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.spec import GameSpec

EVENT_KINDS = frozenset(
    (
        *("seated", "drawn", "gathered", "raja"),
        *("dealt", "laid", "arranged", "played", "turned", "captured", "stayed", "barred", "scored"),
        *("drew", "showed", "took", "discarded", "declared", "claimed", "kept", "won"),
        *("bid", "passed", "trump", "exposed", "redealt", "trick", "jodhi"),
        *("thunee", "royals", "blind-thunee", "blind-royals", "double", "khanaak"),
    )
)
_COUNTED = ("scored", "bid", "jodhi")
"""The kinds of events that tell a number."""


class Event(NamedTuple):
    """One thing that happened; texts such as `captured 2 C3 S3` round-trip.

    `kind` is one of `dealt` (cards to a seat's hand), `laid` (cards to the pool), `arranged` (the pool, by
    rank), `played` (a hand card), `turned` (stock cards), `captured` (the card and what it took), `stayed`
    (the card lies in the pool), `barred` (the seat cannot win any more), `scored` (the seat's points).
    Beside the deal (games/rituals.py, Laki): `seated` (the player finds the twin of the card at the seat),
    `drawn` (cards shown), `gathered` (all shown cards go back to the deck), `raja` (the seat will start).
    In Kowah: `drew` (a stock card to the hand), `showed` (the same, open to all), `took` (the top of the
    discard pile), `discarded`, `declared` (the pair laid open), `claimed` (the card out of turn), `kept` (it
    does not win and goes to the hand), `won` (the
    nine cards of the winning hand).
    In Thunee: `bid` (its points), `passed`, `trump` (a card is laid face down), `exposed` (it is turned up
    and goes back to the hand), `redealt`, `trick` (the seat takes these cards), `jodhi` (its points, and the
    king of its suit), and each call under its own name.
    `seat` is who did it.
    """

    kind: str
    seat: int
    cards: tuple[int, ...] = ()
    points: int = 0

    def __str__(self) -> str:
        number = [str(self.points)] if self.kind in _COUNTED else []
        return " ".join([self.kind, str(self.seat), *number, *cards.codes(self.cards)])

    @classmethod
    def parse(cls, text: str) -> Self:
        """The event of a text written by `str`; raises ValueError for any other."""
        kind, _, rest = text.partition(" ")
        seat, *tail = rest.split(" ")
        points = int(tail.pop(0)) if kind in _COUNTED and tail else 0
        event = cls(kind, int(seat), tuple(cards.card(code) for code in tail), points)
        if kind not in EVENT_KINDS or str(event) != text:
            raise ValueError(f"{quote(text)} is not an event")
        return event


class Refusal(NamedTuple):
    """Why a move cannot be made: a stable code for the app to translate, and the cards it speaks of."""

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
    """Where every dealt card lies: hands by seat, the pool, the stock with the next card first.

    A game without hands has none at all; seats that do not play a round have empty ones.
    """

    hands: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    stock: tuple[int, ...]


class BadLayoutError(ValueError):
    """A layout that the game cannot have; the message is a clause that says why."""


_NAMING = ("discard", "checki", "trump")
"""The kinds of moves that name a card after a word."""
_WORDS = frozenset(
    (
        *("draw", "take", "claim", "pass", "redeal", "trump last", "double", "khanaak"),
        *("thunee", "royals", "blind thunee", "blind royals"),
    )
)
"""The kinds of moves that are words alone."""


class Move(NamedTuple):
    """One move, written as in a record (docs/record-format.md) and read back by `parse`.

    `play` a hand card and `turn` the stock card carry one card that stays, or two: it and what it takes; in
    Thunee a card is played alone. `two` stock cards are turned in Kings. `laki` carries three cards for each
    of `seats`, in their order. `discard`, `checki` (a card of the pair shown) and `trump` carry a card,
    `jodhi` the king of its suit, `bid` its `points`; all other kinds are words.

    In Kowah `seats` names the one seat that moves out of turn, and is empty for the seat in turn.
    """

    kind: str
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    points: int = 0

    @property
    def card(self) -> int:
        """The card played or turned."""
        return self.cards[0]

    @property
    def takes(self) -> int | None:
        """The pool card taken, None where the card stays."""
        return self.cards[1] if len(self.cards) > 1 else None

    def __str__(self) -> str:
        codes = cards.codes(self.cards)
        if self.kind in ("play", "turn"):
            return ("=" if self.kind == "turn" else "") + "x".join(codes)
        if self.kind == "two":
            return "=" + "+".join(codes)
        if self.kind == "laki":
            hands = ("".join(codes[i : i + 3]) for i in range(0, len(codes), 3))
            return " ".join(
                ["laki", *(f"{seat}:{hand}" for seat, hand in zip(self.seats, hands, strict=True))]
            )
        seat = f"{self.seats[0]}:" if self.seats else ""
        if self.kind == "bid":
            codes = [str(self.points)]
        elif self.kind == "jodhi":
            codes = [codes[0][1]]
        return seat + " ".join([self.kind, *codes])

    @classmethod
    def parse(cls, text: str) -> Self:
        """The move of a text such as `C3xS3`, `=9h+4c`, `bid 40` or `2:claim`; ValueError for any other."""
        if text.startswith("laki "):
            return cls._laki(text)
        move = cls._call(text)
        if move is None and "+" in text:
            first, _, second = text.removeprefix("=").partition("+")
            move = cls("two", cards.faces((first, second)))
        elif move is None and not {" ", ":"} & set(text):
            parts = text.removeprefix("=").split("x")
            if len(parts) > 2:
                raise ValueError(f"{quote(text)} names more than two cards")
            return cls("turn" if text.startswith("=") else "play", cards.faces(parts))
        if move is None or str(move) != text:
            raise ValueError(f"{quote(text)} is not a move")
        return move

    @classmethod
    def _call(cls, text: str) -> Self | None:
        """The move of a text that begins with a word, whose number or seat may be miswritten still."""
        seat, colon, rest = text.rpartition(":")
        if colon and seat not in tuple("012345"):
            return None
        seats = (int(seat),) if colon else ()
        if rest in _WORDS:
            return cls(rest, (), seats)
        kind, _, said = rest.partition(" ")
        if kind in _NAMING:
            return cls(kind, cards.faces((said,)), seats)
        if kind == "jodhi" and said in tuple("shdc"):
            return cls(kind, cards.faces((f"K{said}",)), seats)
        if kind == "bid" and said.isdecimal() and len(said) < 4:
            return cls(kind, (), seats, int(said))
        return None

    @classmethod
    def _laki(cls, text: str) -> Self:
        draws = [draw.partition(":") for draw in text.split(" ")[1:]]
        if not all(seat in tuple("012345") and len(hand) == 6 for seat, _, hand in draws):
            raise ValueError(f"{quote(text)} is not a draw of Laki")
        codes = [hand[i : i + 2] for _, _, hand in draws for i in (0, 2, 4)]
        return cls("laki", cards.faces(codes), tuple(int(seat) for seat, _, _ in draws))


class View(Protocol):
    """All that one seat may know (docs/rules/fishing.md 6), and all that a player is ever given."""

    @property
    def game(self) -> "Game":
        """The game that is played, by the seats that take part."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def to_move(self) -> int:
        """The seat to act; while another seat is asked in secret, the one that acts after its pass."""

    @property
    def phase(self) -> str:
        """The family's name for what is asked now, in public or of this seat; `over` at the end."""

    @property
    def history(self) -> tuple[Event, ...]:
        """All that happened so far, with what the seat may not see HIDDEN."""

    def legal_moves(self) -> list[Move]:
        """The moves this seat may make now; none when it is another's turn or luck's."""

    def refusal(self, move: Move) -> Refusal | None:
        """Why this seat cannot make the move now; None for a legal one."""

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
        """All that happened so far, hidden cards included."""

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""

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
        """Every legal move once; none when the round is over or a draw of Laki is due."""

    def chance(self, rng: random.Random) -> Move | None:
        """The move that nobody decides: a turn of the hidden stock, or a draw; None where a player does."""

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; what happened, in order."""

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat to act cannot make this move; None for a legal one."""

    def copy(self) -> Self:
        """An independent position that plays on the same."""

    def score(self) -> Score:
        """The score as it stands, explained."""

    def view(self, seat: int) -> View:
        """All that a seat may know."""


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
        """How many points win a match; None where a match ends after so many rounds, or never."""

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
