# SPDX-License-Identifier: MIT
"""A family of games in the flow: the base class that each family extends."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from thothit_desktop.games.contract import Move, View
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.selection.prompt import Choice

CardNaming = Callable[[int], str]
"""Returns the name of a card."""


class Pile(StrEnum):
    """A place on the table where a card may be had."""

    STOCK = "stock"
    DISCARDS = "discards"
    """The top card of the discard pile."""
    CLAIMED = "claimed"
    """The card that came last, drawn or discarded, which may be claimed out of turn."""


class Family:
    """A family of games in the flow: its choices and calls; every `view` is that of the seat to act."""

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""
    captures: ClassVar[bool] = False
    """True where cards take others, by the moves of `capture`."""
    without_lead: ClassVar[frozenset[str]] = frozenset()
    """The phases whose moves are shown at once, without first leading the eye to the seat.

    The seat goes on with its turn there, or its words stay on its plate.
    """
    resting: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that clear the table: what lies there rests before they are shown."""
    deal_stages: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By kind of event, the name of the stage in which it is shown after the rest of a deal."""
    rituals: ClassVar[frozenset[str]] = frozenset()
    """The kinds of moves that are announced like a ritual, under the name of the kind."""

    def choices(self, view: View) -> Mapping[int, Choice]:  # noqa: ARG002
        """Return what each card that may be played, or the card turned up, may take and what not.

        Empty where no card is asked for.
        """
        return {}

    def from_hand(self, view: View, card: int) -> Move:  # noqa: ARG002
        """Return the move meant by choosing a hand card, without what it might take."""
        return Move("play", (card,))

    def capture(self, view: View, card: int, taken: Sequence[int]) -> Move:  # noqa: ARG002
        """Return the move by which the card turned up, or else a hand card, takes others; or stays."""
        return Move("play", (card, *taken))

    def bars(self, view: View, move: Move) -> bool:  # noqa: ARG002
        """Return True if a legal move would keep its seat from winning: the person is warned first."""
        return False

    def piles(self, view: View) -> Mapping[Pile, Move]:  # noqa: ARG002
        """Return the piles where the person may click, each with its move, which may be illegal."""
        return {}

    def calls(self, view: View, name: CardNaming) -> list[Call]:  # noqa: ARG002
        """Return what may be said now; also, disabled, what the person might look for."""
        return []

    def standing_calls(self, view: View) -> list[Call]:  # noqa: ARG002
        """Return the calls that stay on the table, disabled, while nothing is asked of the person."""
        return []
