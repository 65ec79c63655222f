# SPDX-License-Identifier: MIT
"""The player of Thunee that follows rules of thumb (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.thunee.cards import VALUE
from thothit_desktop.players.contract import Decision, Limit
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.thunee.bitboard import (
    JACK,
    NO_TRUMP,
    SUIT,
    USUAL,
    bits,
    equal_cards,
    jodhi_points,
    mirrored,
    numbers,
)
from thothit_desktop.players.thunee.card_play import by_points, follow, lead
from thothit_desktop.players.thunee.evaluation import above_limit, best_suit, losers
from thothit_desktop.players.thunee.inference import Seen, seen_of, thunee_view

_PASS = Move("pass")
_LONG = 3
"""The fewest cards of the longest suit for a call of Thunee."""
_PROMISING, _JACK_WORTH = 50, 25
"""The points of bid, Jodhis and jacks with which a side without trumps plays on, and those of each jack."""


class ThuneeGreedyPlayer:
    """Bids on its strong suit, gives points to the partner's sure trick, and takes sure tricks."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never in doubt)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return the move by the rules of thumb."""
        seen = seen_of(thunee_view(view))
        moves = legal_moves(view)
        if len(moves) == 1:
            return Decision(moves[0])
        phase = view.phase
        if phase == "bid":
            return Decision(_bid(seen, moves))
        if phase == "trump":
            return Decision(trump_move(seen, best_suit(seen.packet)))
        if phase == "call":
            return Decision(_call(seen, moves))
        if phase == "play":
            return Decision(_play(seen, moves))
        if phase == "blind":
            return Decision(_PASS)
        # Redeals, Trips and claims come before a pass.
        return Decision(_PASS if phase == "redeal" and _plays_on(seen) else moves[0])


def trump_move(seen: Seen, suit: int) -> Move:
    """Return the move that lays the lowest card of a suit, which shows the least."""
    return Move("trump", (USUAL.card(by_points(seen.packet & SUIT[suit])[-1]),))


def sure_of_last(seen: Seen) -> bool:
    """Return True if the last card of this seat's hand wins the last trick, wherever the other cards are."""
    hand, spot = seen.known[seen.view.seat], seen.spot
    entry = seen.pack.entries[seen.trump][hand.bit_length() - 1]
    leads = spot.left == len(seen.known)
    return bool(leads or hand & spot.best) and not entry.beaten_by & spot.live & ~hand


def _bid(seen: Seen, moves: list[Move]) -> Move:
    """Return the lowest bid if the counting side's expected count is low enough, else a pass."""
    bids = [move for move in moves if move.kind == "bid"]
    if bids and above_limit(seen.packet, bids[0].points, seen.view.game.rules.lost_call) <= 0:
        return bids[0]
    return _PASS


def _plays_on(seen: Seen) -> bool:
    """Return True if a hand is better played than dealt again.

    The leader of the counting side may expect its count without a trump on its side (T9), and whoever
    has a poor packet of three equal cards (T3) may call Trips.
    """
    if not seen.view.trick:
        return may_call_trips(seen)
    hand = seen.known[seen.view.seat]
    jacks = sum(JACK << shift for shift in range(0, 24, 6)) & (hand | seen.played[seen.view.seat])
    promised = seen.view.call + jodhi_points(hand, NO_TRUMP) + _JACK_WORTH * jacks.bit_count()
    return promised >= _PROMISING


def may_call_trips(seen: Seen) -> bool:
    """Return True if the next question to a seat that is dealt no new packet is whether it calls Trips."""
    return seen.view.game.rules.six_calls and equal_cards(seen.packet) > 0


def _call(seen: Seen, moves: list[Move]) -> Move:
    """Return a call to win alone that is nearly sure, else a pass.

    Thunee and Royals are with a long suit and only the highest cards of every suit; Moenie always is.
    """
    hand = seen.known[seen.view.seat]
    for move in moves:
        if move.kind == "moenie":
            return move
    for move in moves:
        held = hand if move.kind == "thunee" else mirrored(hand)
        if max((held & suit).bit_count() for suit in SUIT) >= _LONG and not losers(held):
            return move
    return _PASS


def _play(seen: Seen, moves: list[Move]) -> Move:
    """Return a call in the last trick that cannot fail, or a card."""
    calls = [move for move in moves if move.kind != "play"]
    for move in calls:
        if sure_of_last(seen) and (move.kind == "double" or _khanaak_counts(seen)):
            return move
    cards = {seen.pack.bit(move.card): move for move in moves if move.kind == "play"}
    return cards[_card(seen, sum(cards))]


def in_thumb_order(seen: Seen, moves: Sequence[Move]) -> list[Move]:
    """Return the cards in the order of the rules of thumb: each the choice among those that remain."""
    cards = {seen.pack.bit(move.card): move for move in moves}
    return [cards.pop(_card(seen, sum(cards))) for _ in moves]


def _card(seen: Seen, legal: int) -> int:
    """Return the bit of the legal card to play."""
    return _alone(seen, legal) if seen.view.solo else _together(seen, legal)


def _khanaak_counts(seen: Seen) -> bool:
    """Return True if Khanaak is made by winning the last trick (docs/rules/thunee.md 3)."""
    view, side = seen.view, seen.view.seat % 2
    claims, taken = [0, 0], [0, 0]
    for seat, points in view.jodhis:
        claims[seat % 2] += points
    for _, cards, winner in view.tricks:
        taken[winner % 2] += sum(VALUE[card] for card in cards)
    rules = view.game.rules
    return rules.khanaak_balls(view.seat, view.seat, view.setter, view.call, claims, taken).side == side


def _together(seen: Seen, legal: int) -> int:
    """Return the bit of a card in an ordinary hand."""
    view, spot = seen.view, seen.spot
    hand = seen.known[view.seat]
    others = spot.live & ~hand
    if spot.left == len(seen.known):
        return lead(legal, others, seen.trump, view.seat % 2 == view.setter % 2)
    ours = spot.winner % 2 == view.seat % 2
    return follow(legal, others, seen.trump, spot.led, spot.best, ours, spot.left, spot.points)


def _alone(seen: Seen, legal: int) -> int:
    """Return the bit of a card under a call to win alone.

    The caller leads from the top, trumps first, and unbeatable cards before the rest. Its partners get out of
    the way. The others beat a trick if they can, but leave it to the caller's partner, which costs the caller
    more.
    """
    view, spot = seen.view, seen.spot
    if view.seat == view.caller:
        return _called(seen, legal)
    above, below = legal & spot.best, legal & ~spot.best
    if view.solo == "trips":
        return _beside_trips(seen, legal)
    if view.seat % 2 == view.caller % 2:
        return _out_of_the_way(seen, below) if below else by_points(above)[-1]
    partner_wins = spot.winner != view.caller and spot.winner % 2 == view.caller % 2
    return by_points((below or above) if partner_wins else (above or below))[-1]


def _called(seen: Seen, legal: int) -> int:
    """Return the bit of the card that the caller leads."""
    if seen.view.solo == "trips":
        return _equal(seen, legal)
    if seen.trump == NO_TRUMP:
        return by_points(max((legal & suit for suit in SUIT), key=int.bit_count))[0]
    held = legal & SUIT[seen.trump] or legal
    entries = seen.pack.entries[NO_TRUMP]
    sure = sum(1 << number for number in numbers(held) if not entries[number].beaten_by & seen.unseen)
    return by_points(sure or held)[0]


def _equal(seen: Seen, legal: int) -> int:
    """Return the bit of the equal card that the caller of Trips leads.

    The suit of the fourth card comes last: until then others may throw low cards of it, and must follow with
    a high one that is left.
    """
    last = seen.known[seen.view.seat] & ~legal
    return max(bits(legal), key=lambda bit: not SUIT[(bit.bit_length() - 1) // 6] & last)


def _beside_trips(seen: Seen, legal: int) -> int:
    """Return the bit of a card that another seat plays under Trips.

    The last trick alone matters. The caller's partners throw the cards that would be most likely to win it;
    opponents keep them.
    """
    view = seen.view
    throw = max if view.seat % 2 == view.caller % 2 else min

    def chances(bit: int) -> int:
        return (seen.unseen & SUIT[(bit.bit_length() - 1) // 6] & bit - 1).bit_count()

    return throw(by_points(legal), key=chances)


def _out_of_the_way(seen: Seen, below: int) -> int:
    """Return the bit of a partner's card to throw: the one most likely to win the caller's leads.

    Of equal cards it is one of the suit of which the partner holds most (docs/players.md has the figures).
    """
    hand = seen.known[seen.view.seat]

    def burden(bit: int) -> tuple[int, int]:
        suit = SUIT[(bit.bit_length() - 1) // 6]
        return (seen.unseen & suit & bit - 1).bit_count(), (hand & suit).bit_count()

    return max(by_points(below), key=burden)
