# SPDX-License-Identifier: MIT
"""How moves and events are written as texts: the forms that the kinds of moves and events choose from."""

from dataclasses import dataclass
from typing import Protocol

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.quoting import quote

_SEATS = tuple("012345")


class Form(Protocol):
    """The text form of one kind of move."""

    def read(self, kind: str, text: str) -> Move | None:
        """The move of a text; None for a text of another form, ValueError for one that names no card."""

    def write(self, move: Move) -> str:
        """The text of a move of this kind."""


@dataclass(frozen=True)
class Cards:
    """Cards alone, such as `C3xS3`, after a `sign` that tells this kind from others of the form.

    `joint` stands between the cards. `count` says how many there are; 0 stands for any number from one on.
    """

    sign: str = ""
    joint: str = "x"
    count: int = 0

    def read(self, kind: str, text: str) -> Move | None:
        """The move of a text; the text of a call names no card, which is a ValueError."""
        if not text.startswith(self.sign) or {" ", ":"} & set(text):
            return None
        codes = text.removeprefix(self.sign).split(self.joint)
        if self.count not in (0, len(codes)):
            return None
        return Move(kind, cards.faces(codes))

    def write(self, move: Move) -> str:
        """The text of a move of this kind."""
        return self.sign + self.joint.join(cards.codes(move.cards))


class Word:
    """The kind alone, such as `draw`, or out of turn `2:claim`."""

    def read(self, kind: str, text: str) -> Move | None:
        """The move of a text; None where the kind is another, or something follows it."""
        seats, said = read_seat(text)
        return Move(kind, (), seats) if said == kind else None

    def write(self, move: Move) -> str:
        """The text of a move of this kind."""
        return write_seat(move) + move.kind


class Naming:
    """The kind and a card, such as `discard C5`."""

    def read(self, kind: str, text: str) -> Move | None:
        """The move of a text; None for another kind or none, ValueError for an unknown card."""
        seats, said = read_seat(text)
        word, space, code = said.partition(" ")
        return Move(kind, cards.faces((code,)), seats) if (word, space) == (kind, " ") else None

    def write(self, move: Move) -> str:
        """The text of a move of this kind."""
        return f"{write_seat(move)}{move.kind} {cards.code(move.card)}"


class Number:
    """The kind and a number below 1000, such as `bid 40`."""

    def read(self, kind: str, text: str) -> Move | None:
        """The move of a text; None for another kind, or where no such number follows."""
        seats, said = read_seat(text)
        match said.split(" "):
            case [word, number] if word == kind and number.isdecimal() and len(number) <= 3:
                return Move(kind, (), seats, int(number))
        return None

    def write(self, move: Move) -> str:
        """The text of a move of this kind."""
        return f"{write_seat(move)}{move.kind} {move.points}"


def read_seat(text: str) -> tuple[tuple[int, ...], str]:
    """The seat that a text names, as `2:claim` does, and what it says; a wrong seat is part of the words."""
    seat, _, said = text.rpartition(":")
    return ((int(seat),), said) if seat in _SEATS else ((), text)


def write_seat(move: Move) -> str:
    """The seat of a move out of turn, before its words."""
    return f"{move.seats[0]}:" if move.seats else ""


@dataclass(frozen=True)
class EventForm:
    """The text form of one kind of event: kind, seat, a number if it is `counted`, and cards."""

    counted: bool = False

    def read(self, text: str) -> Event:
        """The event of a text that begins with its kind; ValueError where the rest does not fit."""
        kind, _, rest = text.partition(" ")
        seat, *tail = rest.split(" ")
        if self.counted and not tail:
            raise ValueError(f"{quote(text)} is not an event")
        points = int(tail.pop(0)) if self.counted else 0
        return Event(kind, int(seat), tuple(cards.card(code) for code in tail), points)

    def write(self, event: Event) -> str:
        """The text of an event of this kind."""
        number = [str(event.points)] if self.counted else []
        return " ".join([event.kind, str(event.seat), *number, *cards.codes(event.cards)])
