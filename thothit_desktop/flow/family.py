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
    """A pile from which a player may take a card."""

    STOCK = "stock"
    DISCARDS = "discards"
    """The top card of the discard pile."""
    CLAIMED = "claimed"
    """The last card drawn or discarded, which may be claimed out of turn."""


class Family:
    """A family of games in the flow: its choices and calls; each `view` is that of the seat to act."""

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""
    captures: ClassVar[bool] = False
    """True if cards capture others, by the moves of `capture`."""
    without_lead: ClassVar[frozenset[str]] = frozenset()
    """The phases whose moves are shown at once, without first highlighting the seat.

    In them the seat goes on with its turn, or its words stay on its plate.
    """
    resting: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that clear the table; the cards rest there before the event is shown."""
    beat: ClassVar[int] = 0
    """Milliseconds before a move of luck, whether or not a seat was asked in secret before it.

    They are more than any computer player needs, so that time does not tell. 0 if that is no secret: then the
    person makes the move by a click.
    """
    deal_stages: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """For kinds of events with their own stage after the rest of a deal, the name of the stage."""
    rituals: ClassVar[frozenset[str]] = frozenset()
    """The kinds of moves that are announced like a ritual, under the name of the kind."""

    def choices(self, view: View) -> Mapping[int, Choice]:  # noqa: ARG002
        """Return, for each playable card or the card turned up, the captures allowed and locked.

        Empty if the decision is not about a card.
        """
        return {}

    def from_hand(self, view: View, card: int) -> Move:  # noqa: ARG002
        """Return the move for choosing a hand card, without captured cards."""
        return Move("play", (card,))

    def capture(self, view: View, card: int, taken: Sequence[int]) -> Move:  # noqa: ARG002
        """Return the move in which the card turned up, or a hand card, captures cards, or none."""
        return Move("play", (card, *taken))

    def declines(self, view: View, card: int, name: CardNaming) -> list[Call]:  # noqa: ARG002
        """Return the call that captures nothing, while the capture of a card is chosen; usually none."""
        return []

    def bars(self, view: View, move: Move) -> bool:  # noqa: ARG002
        """Return True if a legal move would make it impossible for its seat to win."""
        return False

    def piles(self, view: View) -> Mapping[Pile, Move]:  # noqa: ARG002
        """Return the piles that take a click, each with its move, which may be illegal."""
        return {}

    def calls(self, view: View, name: CardNaming) -> list[Call]:  # noqa: ARG002
        """Return the calls of the moment, with disabled ones that the person might look for."""
        return []

    def rest(self, view: View) -> Call | None:  # noqa: ARG002
        """Return the call that plays out a round which is decided whatever anybody plays; None for none."""
        return None

    def forbidden_call(self, view: View, move: Move) -> Call | None:  # noqa: ARG002
        """Return the button for a call that the rules forbid now, for a drill; None if there is none."""
        return None

    def standing_calls(self, view: View) -> list[Call]:  # noqa: ARG002
        """Return the calls that stay on the table, disabled, between the person's decisions."""
        return []
