# SPDX-License-Identifier: MIT
"""A solver of Thunee hands with all cards open, for the counting side (docs/rules/thunee.md T8-T11).

It is an alpha-beta search with a window of one point, which answers yes or no, and a transposition table for
the beginning of each trick. Since the hands are given, the unplayed cards determine them, so a position is
one small number: `live` (the mask of those cards), the leader, and the sides that may still claim Jodhis.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from thothit_desktop.games.thunee.score import LAST_TRICK
from thothit_desktop.players.thunee.bitboard import SUIT, USUAL, CardEntry, Ordered, jodhi_points

_NOTHING, _EVERYTHING = -10_000, 10_000
_EARLY = 12
"""The most cards to come for which a search is short enough not to check the budget."""


class Spot(NamedTuple):
    """A running trick: the unplayed cards, the seat to play, the number of cards to come, and its state.

    `led` is the led suit's mask (all cards before the lead). `best` is the mask of the cards that beat the
    best card so far; before the lead it is 0. `winner` is the seat of the best card, and `points` are those
    of the trick.
    """

    live: int
    seat: int
    left: int
    led: int
    best: int
    winner: int
    points: int


class Rules(NamedTuple):
    """The options for a search: the points of the last trick, and True if low trumps are barred."""

    last_trick: int = LAST_TRICK
    barred: bool = False


def _unhurried() -> None:
    """Do not limit the search."""


class Solver:
    """A solver for one deal, all cards open, with one suit of trumps.

    `hands` are masks of the usual order by seat, of at least the unplayed cards and those of the running
    trick. `side` is the counting side. `pending` are the sides (bit 1 << side) that have not won a trick yet:
    with their first one they claim every Jodhi they hold. `go_on` is called now and then, and may raise an
    error to end the search.
    """

    def __init__(
        self,
        hands: Sequence[int],
        trump: int,
        side: int,
        rules: Rules,
        pending: int = 0,
        go_on: Callable[[], None] = _unhurried,
    ) -> None:
        self._hands = tuple(hands)
        self._seats = len(self._hands)
        self._trump, self._trumps = trump, SUIT[trump]
        self._side = side
        self._rules = rules
        self._pending = pending
        self._go_on = go_on
        self._high = Ordered(USUAL.entries[trump])
        self._low: dict[int, tuple[CardEntry, ...]] = {}
        self._at_least: dict[int, int] = {}
        self._at_most: dict[int, int] = {}
        # The most that Jodhis to come can change the count.
        claims = [sum(jodhi_points(hand, trump) for hand in self._hands[one::2]) for one in (0, 1)]
        self._gain = tuple(claims[side] if pending >> side & 1 else 0 for pending in range(4))
        self._loss = tuple(claims[1 - side] if pending >> (1 - side) & 1 else 0 for pending in range(4))

    def legal(self, spot: Spot) -> int:
        """Return the mask of the seat's legal cards."""
        hand = self._hands[spot.seat] & spot.live
        following = hand & spot.led
        if following or not self._rules.barred:
            return following or hand
        return self._unbarred(hand, spot.best)

    def reaches(self, spot: Spot, bit: int, need: int) -> bool:
        """Return True if the counting side gets `need` more after this card, whatever the others do.

        The running trick, those to come, the last trick's points and Jodhis not claimed yet count.
        """
        rest = spot.points + self._rules.last_trick + sum(e.points for e in self._high[spot.live])
        entry = self._high[bit][0]
        live, points = spot.live ^ bit, spot.points + entry.points
        led, best, winner = spot.led, spot.best, spot.winner
        if spot.left == self._seats:
            led, best, winner = entry.suit, entry.beaten_by, spot.seat
        elif bit & best:
            best, winner = entry.beaten_by, spot.seat
        if spot.left == 1:
            return self._end(live, winner, points, need, rest, self._pending)
        after = (spot.seat + 1) % self._seats
        return self._follow(live, after, spot.left - 1, led, best, winner, points, need, rest, self._pending)

    def _unbarred(self, hand: int, best: int) -> int:
        """Return the legal cards of a hand that cannot follow, under the rule that bars low trumps."""
        higher = hand & ~(self._trumps & ~best)
        return higher if hand & ~self._trumps else hand

    def _lead(self, live: int, leader: int, need: int, rest: int, pending: int) -> bool:
        if need + self._loss[pending] <= 0:
            return True
        if rest + self._gain[pending] < need:
            return False
        key = live | leader << 24 | pending << 27
        if self._at_least.get(key, _NOTHING) >= need:
            return True
        if self._at_most.get(key, _EVERYTHING) < need:
            return False
        if live.bit_count() > _EARLY:
            self._go_on()
        answer = self._any_lead(live, leader, need, rest, pending)
        if answer:
            self._at_least[key] = need
        else:
            self._at_most[key] = need - 1
        return answer

    def _any_lead(self, live: int, leader: int, need: int, rest: int, pending: int) -> bool:
        """Try the leads, unbeatable ones first, then by points."""
        counting = leader & 1 == self._side
        hand = self._hands[leader] & live
        others = live ^ hand
        sure: list[CardEntry] = []
        unsure: list[CardEntry] = []
        for entry in self._high[hand]:
            (unsure if entry.beaten_by & others else sure).append(entry)
        # An unbeatable card stays unbeatable, so the leader can win with all of them in turn.
        certain = sum([entry.points for entry in sure]) if unsure else rest
        if counting:
            if need + self._loss[pending] <= certain:
                return True
        elif rest - certain + self._gain[pending] < need:
            return False
        follower = (leader + 1) % self._seats
        for bit, points, beaten_by, suit in sure + unsure:
            reached = self._follow(
                live ^ bit, follower, self._seats - 1, suit, beaten_by, leader, points, need, rest, pending
            )
            if reached == counting:
                return counting
        return not counting

    def _follow(  # noqa: PLR0913 - a trick's whole state: an object a node would slow the search down
        self,
        live: int,
        seat: int,
        left: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        need: int,
        rest: int,
        pending: int,
    ) -> bool:
        hand = self._hands[seat] & live
        legal = hand & led or (self._unbarred(hand, best) if self._rules.barred else hand)
        counting = seat & 1 == self._side
        if winner & 1 == seat & 1:
            entries = self._high[legal]
        else:
            beating = legal & best
            entries = self._high[beating] + self._weakest_first(legal ^ beating)
        if left > 1:
            after = seat + 1 if seat + 1 < self._seats else 0
            for bit, worth, beaten_by, _ in entries:
                if bit & best:
                    reached = self._follow(
                        live ^ bit, after, left - 1, led, beaten_by, seat, points + worth, need, rest, pending
                    )
                else:
                    reached = self._follow(
                        live ^ bit, after, left - 1, led, best, winner, points + worth, need, rest, pending
                    )
                if reached == counting:
                    return counting
            return not counting
        # The last seat of a trick knows its winner. Of adjacent cards, with no card of others between them,
        # it plays the one of most points to its own side's trick, and the one of fewest to the other side's.
        # Kings and queens differ while they may be claimed.
        others = 0 if pending else live ^ hand
        before = 0
        for bit, worth, _, suit in entries:
            between = abs(before - bit) & suit
            if (
                before & suit
                and others
                and not between & others
                and (before & best != 0) == (bit & best != 0)
            ):
                before = bit
                continue
            before = bit
            taker = seat if bit & best else winner
            if self._end(live ^ bit, taker, points + worth, need, rest, pending) == counting:
                return counting
        return not counting

    def _weakest_first(self, mask: int) -> tuple[CardEntry, ...]:
        entries = self._low.get(mask)
        if entries is None:
            entries = self._low[mask] = self._high[mask][::-1]
        return entries

    def _end(self, live: int, winner: int, points: int, need: int, rest: int, pending: int) -> bool:
        """End a trick: count its points, the Jodhis it allows, and the last trick's points."""
        ours = winner & 1 == self._side
        rest -= points
        if not live:
            points += self._rules.last_trick
        if ours:
            need -= points
        if not live:
            return need <= 0
        if pending >> (winner & 1) & 1:
            pending ^= 1 << (winner & 1)
            claims = 0
            for hand in self._hands[winner & 1 :: 2]:
                claims += jodhi_points(hand & live, self._trump)
            need += -claims if ours else claims
        return self._lead(live, winner, need, rest, pending)
