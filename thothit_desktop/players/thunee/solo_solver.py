# SPDX-License-Identifier: MIT
"""A solver of calls to win alone with all cards open (docs/rules/thunee.md 3, 4)."""

from collections.abc import Sequence

from thothit_desktop.players.thunee.bitboard import NO_TRUMP, SUIT, CardEntry, Ordered, Pack
from thothit_desktop.players.thunee.solver import Spot

MADE, CAUGHT, PARTNER = 2, 1, 0
"""The outcomes of a call, best first: every trick won, one lost to opponents, one lost to a partner."""


class SoloSolver:
    """A solver for one deal in which the caller has to win every trick; the first trick lost ends it.

    `hands` are masks in the order of `pack`. Caller and partners want the call made, or at least no partner
    to win a trick; the others want the opposite. `equal` are the cards of Trips, which the caller leads to
    all tricks but the last, and which nothing beats there; 0 under another call.
    """

    def __init__(
        self, hands: Sequence[int], pack: Pack, trump: int, caller: int, barred: bool, equal: int = 0
    ) -> None:
        self._hands = tuple(hands)
        self._seats = len(self._hands)
        self._caller = caller
        self._trumps = 0 if trump == NO_TRUMP else SUIT[trump]
        self._equal = equal
        self._barred = barred
        self._high = Ordered(pack.entries[trump])
        self._known: dict[tuple[int, int], bool] = {}

    def outcome(self, spot: Spot, bit: int) -> int:
        """Return the outcome of the call if this card is played and all see all cards."""
        entry = self._high[bit][0]
        led, best, winner = spot.led, spot.best, spot.winner
        if spot.left == self._seats:
            led, best, winner = entry.suit, self._beaten_by(spot.live, entry), spot.seat
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
            hand, caller = self._hands[self._caller] & live, self._caller
            leads = hand & self._equal if self._leads_equal(live) else hand
            known = self._known[live, goal] = any(
                self._after(
                    live ^ entry.bit,
                    caller,
                    self._seats - 1,
                    entry.suit,
                    self._beaten_by(live, entry),
                    caller,
                    goal,
                )
                for entry in self._high[leads]
            )
        return known

    def _leads_equal(self, live: int) -> bool:
        """Return True if the caller of Trips leads one of the equal cards when these cards are unplayed."""
        return self._equal != 0 and live.bit_count() > self._seats

    def _beaten_by(self, live: int, led: CardEntry) -> int:
        """Return the cards that beat a card led while the cards `live`, itself included, are unplayed."""
        return 0 if self._leads_equal(live) else led.beaten_by

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
