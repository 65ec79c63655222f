# SPDX-License-Identifier: MIT
"""The text forms of moves and events; each kind has one of them."""

from dataclasses import dataclass
from typing import Protocol

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.quoting import quote

_SEATS = tuple("012345")


class Form(Protocol):
    """The text form of one kind of move."""

    def read(self, kind: str, text: str) -> Move | None:
        """Return the move of a text, None for another form; raises ValueError for an unknown card."""

    def write(self, move: Move) -> str:
        """Return the text of a move of this kind."""


@dataclass(frozen=True)
class Cards:
    """Cards alone, such as `C3xS3`, after a `sign` that distinguishes this kind from others of the form.

    `joint` separates the cards. `count` is the number of cards; 0 allows any number from one on.
    """

    sign: str = ""
    joint: str = "x"
    count: int = 0

    def read(self, kind: str, text: str) -> Move | None:
        """Return the move of a text, None for another form; raises ValueError for an unknown card."""
        if not text.startswith(self.sign) or {" ", ":"} & set(text):
            return None
        codes = text.removeprefix(self.sign).split(self.joint)
        if self.count not in (0, len(codes)):
            return None
        return Move(kind, cards.faces(codes))

    def write(self, move: Move) -> str:
        """Return the text of a move of this kind."""
        return self.sign + self.joint.join(cards.codes(move.cards))


class Word:
    """The kind alone, such as `draw`, or out of turn `2:claim`."""

    def read(self, kind: str, text: str) -> Move | None:
        """Return the move of a text; None for another kind or further words."""
        seats, said = read_seat(text)
        return Move(kind, (), seats) if said == kind else None

    def write(self, move: Move) -> str:
        """Return the text of a move of this kind."""
        return write_seat(move) + move.kind


class Naming:
    """The kind and a card, such as `discard C5`."""

    def read(self, kind: str, text: str) -> Move | None:
        """Return the move of a text, None for another form or kind; raises ValueError for an unknown card."""
        seats, said = read_seat(text)
        word, space, code = said.partition(" ")
        return Move(kind, cards.faces((code,)), seats) if (word, space) == (kind, " ") else None

    def write(self, move: Move) -> str:
        """Return the text of a move of this kind."""
        return f"{write_seat(move)}{move.kind} {cards.code(move.card)}"


class Number:
    """The kind and a number below 1000, such as `bid 40`."""

    def read(self, kind: str, text: str) -> Move | None:
        """Return the move of a text; None for another kind, or if no such number follows."""
        seats, said = read_seat(text)
        match said.split(" "):
            case [word, number] if word == kind and number.isdecimal() and len(number) <= 3:
                return Move(kind, (), seats, int(number))
        return None

    def write(self, move: Move) -> str:
        """Return the text of a move of this kind."""
        return f"{write_seat(move)}{move.kind} {move.points}"


def read_seat(text: str) -> tuple[tuple[int, ...], str]:
    """Split a text such as `2:claim` into seat and words; a wrong seat stays part of the words."""
    seat, _, said = text.rpartition(":")
    return ((int(seat),), said) if seat in _SEATS else ((), text)


def write_seat(move: Move) -> str:
    """Return the prefix that names the seat of a move out of turn; empty in turn."""
    return f"{move.seats[0]}:" if move.seats else ""


@dataclass(frozen=True)
class EventForm:
    """The text form of one kind of event: kind, seat, a number if it is `counted`, and cards."""

    counted: bool = False

    def read(self, text: str) -> Event:
        """Return the event of a text that begins with its kind; raises ValueError for a bad rest."""
        kind, _, rest = text.partition(" ")
        seat, *tail = rest.split(" ")
        if self.counted and not tail:
            raise ValueError(f"{quote(text)} is not an event")
        points = int(tail.pop(0)) if self.counted else 0
        return Event(kind, int(seat), tuple(cards.card(code) for code in tail), points)

    def write(self, event: Event) -> str:
        """Return the text of an event of this kind."""
        number = [str(event.points)] if self.counted else []
        return " ".join([event.kind, str(event.seat), *number, *cards.codes(event.cards)])
