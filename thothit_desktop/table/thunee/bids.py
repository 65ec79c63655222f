# SPDX-License-Identifier: MIT
"""The bids and calls of a hand of Thunee so far."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.stacks import HALF, OpenRow
from thothit_desktop.games.thunee.view import ThuneeView


class Bids(NamedTuple):
    """The facts of a hand that its cards do not show; a seat is NOBODY until there is one.

    `call` are the points of the highest bid, which `bidder` made; `setter` set trump, `suit` is its letter,
    empty while the viewing seat does not know it. `solo` is the kind of Thunee that `caller` plays, or empty;
    `reversed` is True if the cards rank the other way round. `double` and `khanaak` are the seats that called
    these, `led` is the seat that led to the last trick begun, `took` the winner of the last full one.
    `jodhis` are seats and points of those claimed; `bidding` are seats and words until trump was set: points,
    or `pass`. `turned` is the trump card that all have seen, HIDDEN before, `held` is True while it is still
    in hand. `goal` and `lead` are the balls and the lead that win the match. `rows` are the rows before two
    players, and `stacks` gives by card that has lain open there its seat and its stack.
    """

    setter: int
    bidder: int
    call: int
    suit: str
    solo: str
    caller: int
    double: int
    khanaak: int
    led: int
    took: int
    jodhis: tuple[tuple[int, int], ...]
    bidding: tuple[tuple[int, str], ...]
    turned: int
    held: bool
    goal: int
    lead: int
    rows: tuple[OpenRow, ...] = ()
    stacks: Mapping[int, tuple[int, int]] = MappingProxyType({})

    def said(self, seat: int) -> str:
        """Return a seat's last words of the bidding; empty if it has said nothing."""
        return next((words for other, words in reversed(self.bidding) if other == seat), "")

    @property
    def reversed(self) -> bool:
        """True if the cards are ranked the other way round (docs/rules/thunee.md, Royals)."""
        return "royals" in self.solo

    @property
    def blind(self) -> int:
        """The seat that called without having seen its last cards, else NOBODY."""
        return self.caller if self.solo.startswith("blind") else NOBODY

    def counting(self, seat: int) -> bool:
        """Return True if a seat is on the counting side, which gets the points of the call."""
        return self.setter != NOBODY and not self.solo and (seat - self.setter) % 2 == 1


def bids(view: ThuneeView) -> Bids:
    """Return the bidding and the calls of a view."""
    players = view.game.players
    bidding: list[tuple[int, str]] = []
    led, lying, turned = NOBODY, 0, HIDDEN
    bids_open = True
    for event in view.history:
        if event.kind == "bid":
            bidding.append((event.seat, str(event.points)))
        elif event.kind == "passed" and bids_open:
            bidding.append((event.seat, "pass"))
        elif event.kind == "trump":
            bids_open = False
        elif event.kind == "exposed" and not view.solo:
            turned = event.cards[0]
        elif event.kind == "played":
            led = event.seat if lying == 0 else led
            lying = (lying + 1) % players
    return Bids(
        setter=view.setter,
        bidder=view.bidder,
        call=view.call,
        suit=view.trump,
        solo=view.solo,
        caller=view.caller,
        double=view.double,
        khanaak=view.khanaak,
        led=led,
        took=view.tricks[-1][2] if view.tricks else NOBODY,
        jodhis=view.jodhis,
        bidding=tuple(bidding),
        turned=turned,
        held=view.setter != NOBODY and turned in view.known[view.setter],
        goal=view.goal,
        lead=view.game.lead,
        rows=view.rows,
        stacks=_stacks(view) if view.rows else MappingProxyType({}),
    )


def _stacks(view: ThuneeView) -> dict[int, tuple[int, int]]:
    """Return the seat and the stack of every card that has lain open in a row."""
    found: dict[int, tuple[int, int]] = {}
    # The last stack of each seat has no card of the hand, so its card is turned first.
    uncovered = [HALF - 1 for _ in view.rows]
    for event in view.history:
        if event.kind == "opened":
            found |= {card: (event.seat, stack) for stack, card in enumerate(event.cards)}
        elif event.kind == "turned":
            found[event.cards[0]] = event.seat, uncovered[event.seat]
        elif event.kind == "played" and event.cards[0] in found:
            uncovered[event.seat] = found[event.cards[0]][1]
    return found
