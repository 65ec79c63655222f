# SPDX-License-Identifier: MIT
"""Moves and events as texts, as records and the command line have them (docs/record-format.md).

Each family says how its moves and events are written; here all families are asked.
"""

from collections.abc import Iterator

from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.families import FAMILIES
from thothit_desktop.games.forms import EventForm, Form
from thothit_desktop.games.quoting import quote


def read_move(text: str) -> Move:
    """The move of a text such as `C3xS3`, `=9h+4c`, `bid 40` or `2:claim`; ValueError for any other."""
    unknown: ValueError | None = None
    for kind, form in _moves():
        try:
            move = form.read(kind, text)
        except ValueError as error:  # a word is no card, but another form may know it
            unknown = unknown or error
            continue
        if move is not None and form.write(move) == text:
            return move
    raise unknown or ValueError(f"{quote(text)} is not a move")


def write_move(move: Move) -> str:
    """The text of a move."""
    return next(form for kind, form in _moves() if kind == move.kind).write(move)


def read_event(text: str) -> Event:
    """The event of a text such as `captured 2 C3 S3`; raises ValueError for any other."""
    form = _event_form(text.partition(" ")[0])
    event = form.read(text) if form else None
    if form is None or event is None or form.write(event) != text:
        raise ValueError(f"{quote(text)} is not an event")
    return event


def write_event(event: Event) -> str:
    """The text of an event."""
    form = _event_form(event.kind)
    assert form, event
    return form.write(event)


def _moves() -> Iterator[tuple[str, Form]]:
    """Every kind of move with its form; a kind that several families have is written alike."""
    for family in FAMILIES.values():
        yield from family.moves.items()


def _event_form(kind: str) -> EventForm | None:
    """How a kind of event is written; None for a kind that no family has."""
    return next((family.events[kind] for family in FAMILIES.values() if kind in family.events), None)
