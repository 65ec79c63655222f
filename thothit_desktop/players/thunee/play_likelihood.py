# SPDX-License-Identifier: MIT
"""The likelihood of the other seats' plays in a world of Thunee (docs/players.md)."""

from typing import NamedTuple

from thothit_desktop.games.seats import NOBODY
from thothit_desktop.players.thunee.bitboard import ALL, NO_TRUMP, SUIT, USUAL
from thothit_desktop.players.thunee.card_play import by_points, follow, lead
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.inference import Seen

_LEADING, _BETWEEN, _LAST = 0.45, 0.35, 0.12
"""The rates of plays against the rules of thumb: when leading, following, and ending a trick."""
_LAYING = 0.1
"""The same rate for the trump card."""


class _Play(NamedTuple):
    """A card of another seat, and the trick before it.

    `since` are the cards the seat has played from this one on, `live` the cards not played before it, and
    `trump` the suit as the seat knew it; `led`, `best`, `winner` and `points` are those of a `Spot`.
    """

    seat: int
    bit: int
    since: int
    live: int
    trump: int
    left: int
    led: int
    best: int
    winner: int
    points: int


class PlayLikelihood:
    """The plays of the other seats in an ordinary hand, compared with the rules of thumb."""

    def __init__(self, seen: Seen) -> None:
        view = seen.view
        self._seen = seen
        self._seats, self._setter = view.game.players, view.setter
        self._own_way = (0.0, _LAST, *[_BETWEEN] * (self._seats - 2), _LEADING)
        self._plays = [] if view.solo else self._others(seen)

    def of_trump_card(self, world: World) -> float:
        """Return the likelihood of the trump card laid: 1 for the lowest of its suit, the usual choice."""
        seen, setter = self._seen, self._setter
        if not seen.laid or setter == seen.view.seat:
            return 1.0
        lowest = by_points(world.packets[setter] & SUIT[seen.trump])[-1]
        return 1.0 if lowest == seen.laid else _LAYING

    def of(self, world: World) -> float:
        """Return the likelihood of the plays with the hands of a world."""
        likelihood = 1.0
        for play in self._plays:
            hand = world.hands[play.seat] | play.since
            legal = hand & play.led or hand
            choices = legal.bit_count()
            if choices > 1:
                usual = self._usual(play, hand, legal) == play.bit
                own_way = self._own_way[play.left]
                likelihood *= own_way / choices + (1 - own_way if usual else 0.0)
        return likelihood

    def _usual(self, play: _Play, hand: int, legal: int) -> int:
        """Return the bit of the card that the rules of thumb play."""
        others = play.live & ~hand
        if play.left == self._seats:
            return lead(hand, others, play.trump, play.seat % 2 == self._setter % 2)
        ours = play.winner % 2 == play.seat % 2
        return follow(legal, others, play.trump, play.led, play.best, ours, play.left, play.points)

    def _others(self, seen: Seen) -> list[_Play]:
        view, seats = seen.view, self._seats
        entries = USUAL.entries[seen.trump]
        plays, gone = [], [0] * seats
        for leader, trick, _ in (*view.tricks, (view.leader, view.trick, NOBODY)):
            led, best, winner, points = ALL, 0, NOBODY, 0
            for place, card in enumerate(trick):
                seat, bit = (leader + place) % seats, USUAL.bit(card)
                entry = entries[bit.bit_length() - 1]
                if seat != view.seat:
                    since, live = seen.played[seat] & ~gone[seat], ALL & ~sum(gone)
                    # The first leader does not know the suit of trumps yet.
                    trump = seen.trump if any(gone) else NO_TRUMP
                    plays.append(
                        _Play(seat, bit, since, live, trump, seats - place, led, best, winner, points)
                    )
                if not place:
                    led = entry.suit
                if not place or bit & best:
                    best, winner = entry.beaten_by, seat
                points += entry.points
                gone[seat] |= bit
        return plays
