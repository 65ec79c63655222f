# SPDX-License-Identifier: MIT
"""A family of games on this floor: the base class that each family extends."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from thothit_desktop.games.contract import DecisionKind, Game
from thothit_desktop.games.forms import EventForm, Form
from thothit_desktop.games.openings import Opening
from thothit_desktop.games.spec import GameSpec

Sides = tuple[tuple[int, ...], ...]
"""The seats of each side."""


@dataclass(frozen=True)
class Phase:
    """A phase: what it asks of the seat to act."""

    asks: DecisionKind
    """The kind of decision that is due."""
    move: str = ""
    """The kind of move by which a card answers; empty where no card does."""


class Family(ABC):
    """A family of games: its games, and the words that only it has."""

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""
    specs: ClassVar[tuple[GameSpec, ...]]
    """Its games, in the order in which they are shown."""
    phases: ClassVar[Mapping[str, Phase]]
    """What each of its phases asks for, by the name that `Position.phase` and `View.phase` give."""
    moves: ClassVar[Mapping[str, Form]]
    """The kinds of its moves, shared ones among them, and how each is written."""
    events: ClassVar[Mapping[str, EventForm]]
    """The kinds of its events, shared ones among them, and how each is written."""
    refusals: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Why a move is refused, by code, as a clause with places for cards (`games/refusals.py`)."""
    openings: ClassVar[Mapping[str, Opening]]
    """The ways to find the dealer, by the name in `GameSpec.opening`."""

    @abstractmethod
    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of one of the specs; raise BadOptionError for what it does not have."""

    def sides(self, players: int) -> Sides:
        """Return who plays with whom: everybody alone. Every side has as many seats."""
        return tuple((seat,) for seat in range(players))
