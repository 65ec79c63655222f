# SPDX-License-Identifier: MIT
"""What a family of games tells the flow: what may be chosen, what may be said, what rests on the table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from thothit_desktop.games.contract import Move, View
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.selection.prompt import Choice

CardNaming = Callable[[int], str]
"""What a card is called."""


class Pile(StrEnum):
    """A place on the table where a card may be had."""

    STOCK = "stock"
    DISCARDS = "discards"
    """The top card of the discard pile."""
    CLAIMED = "claimed"
    """The card that came last, drawn or discarded, which may be claimed out of turn."""


def _no_choices(_view: View) -> Mapping[int, Choice]:
    return {}


def _no_piles(_view: View) -> Mapping[Pile, Move]:
    return {}


def _no_calls(_view: View, _name: CardNaming) -> list[Call]:
    return []


def _never_standing(_view: View) -> list[Call]:
    return []


def _play(_view: View, card: int) -> Move:
    return Move("play", (card,))


def _never_barred(_view: View, _move: Move) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Family:
    """What the flow asks about the games of one family; every `View` is that of the seat to act."""

    id: str
    """The family's id, as in `GameSpec.family`."""
    choices: Callable[[View], Mapping[int, Choice]] = _no_choices
    """By card that may be played, or by the card turned up: what it may take and what not.

    Empty where no card is asked for.
    """
    from_hand: Callable[[View, int], Move] = _play
    """The move meant by choosing a hand card, without what it might take."""
    capture: Callable[[View, int, Sequence[int]], Move] | None = None
    """The move by which the card turned up, or else a hand card, takes some cards; with none it stays.

    None where cards do not take others.
    """
    bars: Callable[[View, Move], bool] = _never_barred
    """Whether a legal move would keep its seat from winning, so that the person is warned first."""
    piles: Callable[[View], Mapping[Pile, Move]] = _no_piles
    """The piles where the person may click, each with the move meant; it may turn out to be illegal."""
    calls: Callable[[View, CardNaming], list[Call]] = _no_calls
    """What may be said now; also, disabled, what the person might look for."""
    standing_calls: Callable[[View], list[Call]] = _never_standing
    """The calls that stay on the table, disabled, while nothing is asked of the person."""
    without_lead: frozenset[str] = frozenset()
    """The phases whose moves are shown at once, without first leading the eye to the seat.

    The seat goes on with its turn there, or its words stay on its plate.
    """
    resting: frozenset[str] = frozenset()
    """The kinds of events that clear the table: what lies there rests before they are shown."""
    deal_stages: Mapping[str, str] = field(default_factory=dict)
    """By kind of event, the name of the stage in which it is shown after the rest of a deal."""
    rituals: frozenset[str] = frozenset()
    """The kinds of moves that are announced like a ritual, under the name of the kind."""
