# SPDX-License-Identifier: MIT
"""What has been bid and called so far in a game of tricks."""

from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.view import ThuneeView


class Bids(NamedTuple):
    """All that the table shows of a hand beside its cards; a seat is NOBODY where nobody has done so yet.

    `call` are the points of the highest bid, which `bidder` made; `setter` set trump, `suit` is its letter
    and empty as long as the seat whose view it is does not know it. `solo` is the kind of Thunee that
    `caller` plays, or empty; `reversed` whether the cards count the other way round. `double` and `khanaak`
    are who called so, `led` who led to the last trick that was begun, `took` who won the last one that is
    full. `jodhis` are seats and points of those
    claimed; `bidding` are seats and words of all that was said until trump was set: points, or `pass`.
    `turned` is the card that all have seen set trump, HIDDEN before, `held` whether it is still in hand.
    `goal` and `lead` are how many balls win the match, and by how many.
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

    def said(self, seat: int) -> str:
        """A seat's last words of the bidding; empty where it has said nothing."""
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
        """Return True if a seat is of the side that counts, to which the call is given."""
        return self.setter != NOBODY and not self.solo and (seat - self.setter) % 2 == 1


def bids(view: ThuneeView) -> Bids:
    """Return what a view tells of the bidding and the calls."""
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
        goal=view.game.goal or 0,
        lead=view.game.lead,
    )
