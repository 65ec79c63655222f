# SPDX-License-Identifier: MIT
"""What a family of games tells the rest of the program on this floor."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from thothit_desktop.games.contract import Asks, Game
from thothit_desktop.games.forms import EventForm, Form
from thothit_desktop.games.openings import Opening
from thothit_desktop.games.spec import GameSpec

Sides = tuple[tuple[int, ...], ...]
"""The seats of each side."""


def alone(players: int) -> Sides:
    """Everybody plays for himself."""
    return tuple((seat,) for seat in range(players))


@dataclass(frozen=True)
class Phase:
    """A phase: what it asks of the seat to act."""

    asks: Asks
    """What would be an answer."""
    move: str = ""
    """The kind of move by which a card answers; empty where no card does."""


@dataclass(frozen=True, kw_only=True)
class Family:
    """A family of games: what its games are, and what the words mean that only it has."""

    id: str
    """What `GameSpec.family` says."""
    specs: tuple[GameSpec, ...]
    """Its games, in the order in which they are shown."""
    make: Callable[[GameSpec, int | None, Mapping[str, str] | None], Game]
    """The game of one of its specs, by the number of players and options; raises BadOptionError."""
    phases: Mapping[str, Phase]
    """What each of its phases asks for, by the name that `Position.phase` and `View.phase` give."""
    moves: Mapping[str, Form]
    """The kinds of its moves, shared ones among them, and how each is written."""
    events: Mapping[str, EventForm]
    """The kinds of its events, shared ones among them, and how each is written."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """Why a move is refused, by code, as a clause with places for cards (`games/refusals.py`)."""
    openings: Mapping[str, Opening]
    """How it is found who deals, by the name that `GameSpec.opening` gives."""
    sides: Callable[[int], Sides] = alone
    """Who plays with whom, by the number of players; every side has as many seats."""
