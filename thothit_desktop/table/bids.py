# SPDX-License-Identifier: MIT
"""What has been bid and called so far in a game of tricks."""

from typing import NamedTuple

from thothit_desktop.games.thunee_view import ThuneeView


class Bids(NamedTuple):
    """All that the table tells of a hand beside its cards; seats are -1 where nobody did so yet.

    `call` are the points of the highest bid, which `bidder` made; `setter` set trump, `suit` is its letter
    and empty as long as the seat whose view it is does not know it. `solo` is the kind of Thunee that
    `caller` plays, or empty; `reversed` whether the cards count the other way round. `double` and `khanaak`
    are who called so, `led` who led to the last trick that was begun, `took` who won the last one that is
    full. `jodhis` are seats and points of those
    claimed; `said` is by seat what its last words of the bidding were: points, `pass` or empty.
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
    said: tuple[str, ...]

    @property
    def reversed(self) -> bool:
        """Whether the cards are ranked the other way round (docs/rules/thunee.md, Royals)."""
        return "royals" in self.solo

    def counting(self, seat: int) -> bool:
        """Whether a seat is of the side that counts, to which the call is given."""
        return self.setter >= 0 and not self.solo and (seat - self.setter) % 2 == 1


def bids(view: ThuneeView) -> Bids:
    """What a view tells of the bidding and the calls."""
    players = view.game.players
    said = [""] * players
    led, lying = -1, 0
    for event in view.history:
        if event.kind == "bid":
            said[event.seat] = str(event.points)
        elif event.kind == "passed":
            said[event.seat] = "pass"
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
        took=view.tricks[-1][2] if view.tricks else -1,
        jodhis=view.jodhis,
        said=tuple(said),
    )
