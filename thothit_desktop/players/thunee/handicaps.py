# SPDX-License-Identifier: MIT
"""Handicaps of cards that a partner would frown upon, for players that search (docs/players.md)."""

from collections.abc import Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.players.thunee.bitboard import JACK, NINE, NO_TRUMP, SUIT
from thothit_desktop.players.thunee.card_play import lone_nines
from thothit_desktop.players.thunee.inference import Seen

_FROWN, _ANNOY = 0.4, 1.5
"""The handicaps in balls of a card without an obvious reason, and of one that beats the partner."""
_DEAR = sum(0b111100 << shift for shift in range(0, 24, 6))
"""The mask of all cards that count ten or more."""
_HIGH = sum((NINE | JACK) << shift for shift in range(0, 24, 6))


def weighs_cards(seen: Seen, moves: Sequence[Move]) -> bool:
    """Return True if the question is which card to play in an ordinary hand with a partner."""
    if seen.view.phase != "play" or seen.view.solo or len(seen.known) == 2:
        return False
    return all(move.kind == "play" for move in moves)


def handicaps(seen: Seen, moves: Sequence[Move]) -> list[float]:
    """Return the handicap of each move, to subtract from its worth; all 0 unless cards are weighed."""
    if not weighs_cards(seen, moves):
        return [0.0] * len(moves)
    cards = [seen.pack.bit(move.card) for move in moves]
    frowned, handicap = _annoying(seen, sum(cards)), _ANNOY
    if not frowned:
        frowned, handicap = _frowned_upon(seen, sum(cards)), _FROWN
    return [handicap if card & frowned and sum(cards) & ~frowned else 0.0 for card in cards]


def _annoying(seen: Seen, legal: int) -> int:
    """Return the cards that beat a partner's winning card, if no card comes after this seat's.

    Also trumps led that nobody else has.
    """
    spot, seat = seen.spot, seen.view.seat
    trumps = 0 if seen.trump == NO_TRUMP else SUIT[seen.trump]
    if spot.left == len(seen.known):
        return 0 if spot.live & trumps & ~seen.known[seat] else legal & trumps
    return legal & spot.best if spot.left == 1 and spot.winner % 2 == seat % 2 else 0


def _frowned_upon(seen: Seen, legal: int) -> int:
    """Return the cards that no experienced player would choose without a reason.

    These are, if led: a lone nine while its jack is out. On a partner's card that only trumps can beat: a
    trump of many points. On a card of the others: a nine or jack that does not win.
    """
    spot, seat = seen.spot, seen.view.seat
    hand = seen.known[seat]
    others = spot.live & ~hand
    trumps = 0 if seen.trump == NO_TRUMP else SUIT[seen.trump]
    if spot.left == len(seen.known):
        return sum(lone_nines(hand, others)) & ~trumps
    if spot.winner % 2 != seat % 2:
        return legal & ~spot.best & _HIGH
    if spot.led == trumps or others & spot.best & spot.led:
        return 0
    return legal & spot.best & trumps & _DEAR
