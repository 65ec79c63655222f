# SPDX-License-Identifier: MIT
"""The end of a hand of Thunee that is decided: one side wins every trick left, whatever anybody plays.

The answer comes from one view alone. A search tries to give a trick to another side in any world that fits
the view; if it cannot, the rest is decided. A hidden card gets its owner only when it is played, so the
search needs no list of worlds. Jodhis whose suit is private are ignored: they only make fewer worlds fit.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.thunee.cards import SUIT as SUIT_OF
from thothit_desktop.games.thunee.cards import TRUMP_JODHI
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players.thunee.bitboard import ALL, KING_AND_QUEEN, NO_TRUMP, SUIT, bits
from thothit_desktop.players.thunee.inference import Seen, seen_of

_MOST_TRICKS = 4
"""The most tricks left, the one under way included, with which the search is tried."""
_PLAYS = 1000
"""The most plays that a search tries, in some 10 ms."""


class _Play(NamedTuple):
    """A running trick and the facts about the cards left, as masks; tuples are by seat.

    `left` is the number of cards to come in the trick, and `led` the mask of the led suit, all cards before
    the lead. `best` is the mask of the cards that beat the best card, which `winner` has played. `live` are
    the cards in hands and in the trick. `known`, `lacking` and `room` are as in `Seen`.
    """

    seat: int
    left: int
    led: int
    best: int
    winner: int
    live: int
    known: tuple[int, ...]
    lacking: tuple[int, ...]
    room: tuple[int, ...]
    unseen: int

    def possible(self, seat: int) -> int:
        """Return the mask of the cards that a seat may hold."""
        return self.known[seat] | (self.unseen & ~self.lacking[seat] if self.room[seat] else 0)


def rest_side(view: ThuneeView) -> int | None:
    """Return the side that wins every trick left, or None while that is not certain from the view.

    Under Thunee the caller must win them alone. The answer is None while anybody may still make a call, in
    the last trick, in which nobody has a choice, and in the games of two players.
    """
    if len(view.game.playing) == 2:  # Jodhis are due by halves, and cards lie face down.
        return None
    left = view.game.rules.hand - len(view.tricks)
    if view.phase != "play" or not view.tricks or view.undealt or not 2 <= left <= _MOST_TRICKS:
        return None
    seen = seen_of(view)
    start = _start(seen)
    for side in (view.caller % 2,) if view.solo else (0, 1):
        called = not view.solo and (_jodhi_possible(seen, start, side) or view.late_call_possible(side))
        if not called and not _Search(seen, side).loses(start):
            return side
    return None


def _start(seen: Seen) -> _Play:
    """Return the present trick and cards of a view."""
    spot = seen.spot
    live = sum(seen.known) | seen.unseen | seen.pack.mask(seen.view.trick)
    return _Play(
        spot.seat, spot.left, spot.led, spot.best, spot.winner, live,
        seen.known, seen.lacking, seen.room, seen.unseen,
    )  # fmt: skip


def _jodhi_possible(seen: Seen, start: _Play, side: int) -> bool:
    """Return True if a Jodhi may be announced from now on, where `side` wins all tricks."""
    view, rules = seen.view, seen.view.game.rules
    won = [0, 0]
    for _, _, winner in view.tricks:
        won[winner % 2] += 1
    # Two cards are left after all tricks but two.
    tricks = range(1, rules.hand - len(view.tricks) - 1)
    asked = {side} if any(rules.jodhi_due(won[side] + more) for more in tricks) else set()
    if not view.trick:
        last = view.tricks[-1][2] % 2  # Its members may be deciding in secret just now.
        asked |= {last} if rules.jodhi_due(won[last]) else set()
    told = [event for event in view.history if event.kind == "jodhi"]
    claimed = {SUIT_OF[event.cards[0]] for event in told if event.cards[0] != HIDDEN}
    claimed |= {seen.trump for event in told if event.points >= TRUMP_JODHI}
    pairs = [KING_AND_QUEEN << 6 * suit for suit in range(4) if suit not in claimed]
    return any(
        not pair & ~start.possible(seat) and (pair & start.unseen).bit_count() <= start.room[seat]
        for seat in view.game.playing
        if seat % 2 in asked
        for pair in pairs
    )


class _Search:
    """A search for a world and a line of play in which a side does not win every trick."""

    def __init__(self, seen: Seen, side: int) -> None:
        view = seen.view
        self._winners = (
            {view.caller} if view.solo else {seat for seat in view.game.playing if seat % 2 == side}
        )
        self._seats = view.game.players
        self._entries = seen.pack.entries[seen.trump]
        self._trumps = 0 if seen.trump == NO_TRUMP else SUIT[seen.trump]
        self._barred = seen.rules.barred
        self._plays = _PLAYS
        self._safe: set[_Play] = set()
        """The beginnings of tricks from which the side wins every trick."""

    def loses(self, at: _Play) -> bool:
        """Return True if the side may lose a trick, or the search has become too long."""
        if at.led == ALL and at.seat in self._winners and self._unbeatable(at):
            return False
        for bit in self._candidates(at):
            after = self._play(at, bit)
            if after is None:
                continue
            self._plays -= 1
            if self._plays < 0:
                return True
            if after.left:
                if self.loses(after):
                    return True
            elif after.winner not in self._winners or self._loses_later(after):
                return True
        return False

    def _loses_later(self, ended: _Play) -> bool:
        """Return True if the side may lose a trick after one that has ended."""
        live = sum(ended.known) | ended.unseen
        if not live:
            return False
        fresh = ended._replace(seat=ended.winner, left=self._seats, led=ALL, best=0, live=live)
        if fresh in self._safe:
            return False
        if self.loses(fresh):
            return True
        self._safe.add(fresh)
        return False

    def _unbeatable(self, at: _Play) -> bool:
        """Return True if the whole hand of the leader is certain, and no other seat can beat a card of it."""
        hand = at.known[at.seat]
        others = at.live & ~hand
        held = (self._entries[bit.bit_length() - 1] for bit in bits(hand))
        return not at.room[at.seat] and not any(entry.beaten_by & others for entry in held)

    def _candidates(self, at: _Play) -> Iterator[int]:
        """Yield the cards that the seat to act may hold, the strongest first for an opponent of the side.

        So a lost trick is found early. Of cards surely held, only one of several neighbours is yielded.
        """
        cards = bits(at.possible(at.seat))
        known = at.known[at.seat]
        for bit in cards if at.seat in self._winners else reversed(cards):
            below = at.live & self._entries[bit.bit_length() - 1].suit & (bit - 1)
            if not (bit & known and below and 1 << below.bit_length() - 1 & known):
                yield bit

    def _play(self, at: _Play, bit: int) -> _Play | None:
        """Return the trick after a card; None if no world that fits the view allows it."""
        seat = at.seat
        entry = self._entries[bit.bit_length() - 1]
        lacks = at.lacking[seat]
        if not bit & at.led:
            lacks |= at.led
            if self._barred and bit & self._trumps & ~at.best and at.best & self._trumps != self._trumps:
                lacks |= ALL & ~self._trumps  # A low trump is played only by a seat with nothing but trumps.
        known, room, unseen = at.known, at.room, at.unseen
        if bit & unseen:
            unseen &= ~bit
            room = (*room[:seat], room[seat] - 1, *room[seat + 1 :])
        else:
            known = (*known[:seat], known[seat] & ~bit, *known[seat + 1 :])
        if known[seat] & lacks:
            return None
        lacking = (*at.lacking[:seat], lacks, *at.lacking[seat + 1 :])
        if not _fits(unseen, lacking, room):
            return None
        wins = at.led == ALL or bit & at.best
        return _Play(
            (seat + 1) % self._seats,
            at.left - 1,
            entry.suit if at.led == ALL else at.led,
            entry.beaten_by if wins else at.best,
            seat if wins else at.winner,
            at.live,
            known,
            lacking,
            room,
            unseen,
        )


def _fits(unseen: int, lacking: tuple[int, ...], room: tuple[int, ...]) -> bool:
    """Return True if the hidden cards can be dealt to the seats, none of which gets a card that it lacks."""
    seats = [seat for seat, places in enumerate(room) if places]
    for size in range(1, len(seats) + 1):
        for some in combinations(seats, size):
            barred = ALL
            for seat in some:
                barred &= lacking[seat]
            if (unseen & ~barred).bit_count() < sum([room[seat] for seat in some]):
                return False
    return True
