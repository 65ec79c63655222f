# SPDX-License-Identifier: MIT
"""A solver of Thunee and Royals with all cards open (docs/rules/thunee.md 3)."""

from collections.abc import Sequence

from thothit_desktop.players.thunee.bitboard import SUIT, Ordered, Pack
from thothit_desktop.players.thunee.solver import Spot

MADE, CAUGHT, PARTNER = 2, 1, 0
"""The outcomes of a call, best first: every trick won, one lost to opponents, one lost to a partner."""


class SoloSolver:
    """A solver for one deal in which the caller has to win every trick; the first trick lost ends it.

    `hands` are masks in the order of `pack`. Caller and partners want the call made, or at least no partner
    to win a trick; the others want the opposite.
    """

    def __init__(self, hands: Sequence[int], pack: Pack, trump: int, caller: int, barred: bool) -> None:
        self._hands = tuple(hands)
        self._seats = len(self._hands)
        self._caller = caller
        self._trumps = SUIT[trump]
        self._barred = barred
        self._high = Ordered(pack.entries[trump])
        self._known: dict[tuple[int, int], bool] = {}

    def outcome(self, spot: Spot, bit: int) -> int:
        """Return the outcome of the call if this card is played and all see all cards."""
        entry = self._high[bit][0]
        led, best, winner = spot.led, spot.best, spot.winner
        if spot.left == self._seats:
            led, best, winner = entry.suit, entry.beaten_by, spot.seat
        elif bit & best:
            best, winner = entry.beaten_by, spot.seat
        for goal in (MADE, CAUGHT):
            if self._after(spot.live ^ bit, spot.seat, spot.left - 1, led, best, winner, goal):
                return goal
        return PARTNER

    def _after(self, live: int, seat: int, left: int, led: int, best: int, winner: int, goal: int) -> bool:
        """Return True if the caller's side reaches at least the goal, after `seat` has played."""
        if left:
            return self._follow(live, (seat + 1) % self._seats, left, led, best, winner, goal)
        if winner != self._caller:
            return winner & 1 != self._caller & 1 and goal == CAUGHT
        return not live or self._lead(live, goal)

    def _lead(self, live: int, goal: int) -> bool:
        known = self._known.get((live, goal))
        if known is None:
            known = self._known[live, goal] = any(
                self._after(live ^ bit, self._caller, self._seats - 1, suit, beaten_by, self._caller, goal)
                for bit, _, beaten_by, suit in self._high[self._hands[self._caller] & live]
            )
        return known

    def _follow(self, live: int, seat: int, left: int, led: int, best: int, winner: int, goal: int) -> bool:
        hand = self._hands[seat] & live
        legal = hand & led or hand
        if self._barred and not hand & led and hand & ~self._trumps:
            legal = hand & ~(self._trumps & ~best)
        side = seat & 1 == self._caller & 1
        for bit, _, beaten_by, _ in self._high[legal]:
            if bit & best:
                reached = self._after(live ^ bit, seat, left - 1, led, beaten_by, seat, goal)
            else:
                reached = self._after(live ^ bit, seat, left - 1, led, best, winner, goal)
            if reached == side:
                return side
        return not side
