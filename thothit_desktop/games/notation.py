# SPDX-License-Identifier: MIT
"""Moves and events as texts, for records and the command line (docs/record-format.md).

Each family defines the forms of its moves and events; this module searches all families. A kind shared by
several families has the same form in all of them.
"""

from typing import TYPE_CHECKING

from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.families import FAMILIES
from thothit_desktop.games.faults import TranslatableError
from thothit_desktop.games.quoting import quote

if TYPE_CHECKING:
    from thothit_desktop.games.forms import Form


def read_move(text: str) -> Move:
    """Return the move of a text such as `C3xS3`, `=9h+4c`, `bid 40` or `2:claim`; raises ValueError."""
    doubted: list[tuple[str, Form]] = []
    for family in FAMILIES.values():
        for kind, form in family.moves.items():
            try:
                move = form.read(kind, text)
            except ValueError:  # no card to this form, but perhaps a word to another one
                doubted.append((kind, form))
                continue
            if move is not None and form.write(move) == text:
                return move
    for kind, form in doubted:
        form.read(kind, text)  # raises again: a stored exception would keep the callers' frames alive
    raise TranslatableError("{0} is not a move", quote(text))


def write_move(move: Move) -> str:
    """Return the text of a move."""
    kind = move.kind
    return next(each.moves[kind] for each in FAMILIES.values() if kind in each.moves).write(move)


def read_event(text: str) -> Event:
    """Return the event of a text such as `captured 2 C3 S3`; raises ValueError."""
    kind = text.partition(" ")[0]
    for family in FAMILIES.values():
        if kind in family.events:
            event = family.events[kind].read(text)
            if family.events[kind].write(event) == text:
                return event
    raise ValueError(f"{quote(text)} is not an event")


def write_event(event: Event) -> str:
    """Return the text of an event."""
    return next(each.events[event.kind] for each in FAMILIES.values() if event.kind in each.events).write(
        event
    )
