# SPDX-License-Identifier: MIT
"""The base class of the families of games, for rules."""

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
    """A phase of a round, and the decision due in it."""

    asks: DecisionKind
    """The kind of decision that is due."""
    move: str = ""
    """The kind of move made with a card; empty if the phase has no card moves."""


class Family(ABC):
    """A family of games: its games, and the phases, moves, events and refusals of its own."""

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""
    specs: ClassVar[tuple[GameSpec, ...]]
    """Its games, in the order in which they are shown."""
    phases: ClassVar[Mapping[str, Phase]]
    """Its phases by the name in `Position.phase` and `View.phase`."""
    moves: ClassVar[Mapping[str, Form]]
    """The kinds of its moves, shared ones included, with their text forms."""
    events: ClassVar[Mapping[str, EventForm]]
    """The kinds of its events, shared ones included, with their text forms."""
    refusals: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The reasons for refusals, by code, as clauses with placeholders for cards (`games/refusals.py`)."""
    openings: ClassVar[Mapping[str, Opening]]
    """The ways to find the dealer, by the name in `GameSpec.opening`."""

    @abstractmethod
    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        """Return the game of one of the specs; raise BadOptionError if an argument does not fit it."""

    def sides(self, players: int) -> Sides:
        """Return the seats of each side; by default every seat is a side. All sides have the same size."""
        return tuple((seat,) for seat in range(players))
