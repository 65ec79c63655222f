# SPDX-License-Identifier: MIT
"""Possible worlds of Thunee: hidden hands dealt at random, weighted by the bids and claims.

Every world agrees with the certain facts: cards shown, suits a seat could not follow, Jodhis claimed. Likely
facts (a bidder has a hand for it, the setter chose a good suit, a seat without a claim has no Jodhi) make one
world weigh more than another. Of many worlds drawn the heavy ones are kept.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations
from math import exp
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Position, View
from thothit_desktop.games.thunee.cards import TRIPS
from thothit_desktop.games.thunee.rules import NO_TRUMP_CALLS
from thothit_desktop.players.thunee.bitboard import (
    JACK,
    KING_AND_QUEEN,
    NO_TRUMP,
    RANK,
    SUIT,
    bits,
    jodhi_points,
    numbers,
)
from thothit_desktop.players.thunee.evaluation import above_limit, best_suit, expected_count, losers
from thothit_desktop.players.thunee.even_deals import EvenDeals
from thothit_desktop.players.thunee.inference import Claim, Seen, seen_of, thunee_view
from thothit_desktop.players.thunee.random_deal import RandomDeal

DRAWN = 4
"""The number of worlds drawn for each that is kept."""
_TEMPER = 12.0
"""The difference of offers or suits, in points of the count, that makes one about three times as likely."""
_UNLIKELY = 0.03
"""The factor for the weight of a world in which a seat did something that is never done."""
_TRIES = 20


class World(NamedTuple):
    """A possible world: hands and first packets by seat, complete to the end of the deal; the trump suit."""

    hands: tuple[int, ...]
    packets: tuple[int, ...]
    trump: int


_Fill = Callable[[list[int], list[int], random.Random], list[int] | None]
"""Deals the remaining cards to the hands; returns None if there is no way."""


class ThuneeWorlds:
    """Draws worlds behind a view."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._seats = range(len(seen.known))
        self._deals: dict[tuple[tuple[int, ...], tuple[int, ...]], EvenDeals] = {}
        self._promised = _promised(seen)

    def draw(self, count: int, rng: random.Random) -> list[World]:
        """Return `count` worlds, chosen by weight from more."""
        drawn = [self._world(rng, self._fill) for _ in range(DRAWN * count)]
        weights = list(accumulate(self._weight(world) for world in drawn))
        return rng.choices(drawn, cum_weights=weights, k=count)

    def weighed(self, count: int, rng: random.Random) -> Iterator[tuple[World, float]]:
        """Yield `count` worlds with their weights, drawn evenly from all deals."""
        for _ in range(count):
            world = self._world(rng, self._fill_evenly)
            yield world, self._weight(world)

    def _world(self, rng: random.Random, fill: _Fill) -> World:
        hands = self._hands(rng, fill)
        seen, trump = self._seen, self._seen.trump
        view, packets = seen.view, []
        for seat in self._seats:
            if seat == view.seat:
                packets.append(seen.packet)
                continue
            first = seen.laid if seat == view.setter else 0
            others = numbers((hands[seat] | seen.played[seat]) & ~first)
            chosen = rng.sample(others, view.game.rules.packet - first.bit_count())
            packets.append(first | sum(1 << number for number in chosen))
        if trump == NO_TRUMP and view.trump_card is not None:
            trump = rng.choices(range(4), _likely(packets[view.setter]))[0]
        return World(tuple(hands), tuple(packets), trump)

    def _hands(self, rng: random.Random, fill: _Fill) -> list[int]:
        """Return the hands of one world, by seat."""
        seen = self._seen
        if self._promised:
            shown, hands = rng.choice(self._promised), list(seen.known)
            hands[seen.view.caller] |= shown & seen.unseen
            filled = fill(hands, list(seen.lacking), rng)
            if filled:
                return filled
        for _ in range(_TRIES if seen.claims else 0):
            hands, lacking = list(seen.known), list(seen.lacking)
            suits: set[int] = set()
            if all(self._claim(claim, suits, hands, lacking, rng) for claim in seen.claims):
                filled = fill(hands, lacking, rng)
                if filled:
                    return filled
        # Some deal always agrees with the cards shown; claims that no draw could fit are ignored.
        filled = fill(list(seen.known), list(seen.lacking), rng)
        assert filled
        return filled

    def _claim(
        self, claim: Claim, taken: set[int], hands: list[int], lacking: list[int], rng: random.Random
    ) -> bool:
        """Put a claimed Jodhi into one of its possible suits; return False if none is free."""
        free = self._seen.unseen & ~sum(hands) | hands[claim.seat]
        fitting = []
        for suit in {0, 1, 2, 3} - taken - {self._seen.trump}:
            jack = JACK << 6 * suit
            shown = KING_AND_QUEEN << 6 * suit | (jack if claim.points == 30 else 0)
            there = free & ~lacking[claim.seat] | claim.since
            without = claim.points == 20
            if not shown & ~there and not (without and jack & (hands[claim.seat] | claim.since)):
                fitting.append((suit, shown & ~claim.since, jack if without else 0))
        if not fitting:
            return False
        suit, held, missing = rng.choice(fitting)
        taken.add(suit)
        hands[claim.seat] |= held
        lacking[claim.seat] |= missing
        return True

    def _fill(self, hands: list[int], lacking: list[int], rng: random.Random) -> list[int] | None:
        """Deal the remaining cards, each to a seat that may hold it; return None if there is no way."""
        room = self._room(hands)
        if min(room) < 0:
            return None
        free = numbers(self._seen.unseen & ~sum(hands))
        rng.shuffle(free)
        deal = RandomDeal(room, lacking, rng)
        if not deal.give_all(free):
            return None
        given = deal.given
        return [hand | sum(1 << number for number in some) for hand, some in zip(hands, given, strict=True)]

    def _fill_evenly(self, hands: list[int], lacking: list[int], rng: random.Random) -> list[int] | None:
        """Deal the remaining cards, every deal equally likely; return None if there is no way."""
        key = tuple(hands), tuple(lacking)
        deals = self._deals.get(key)
        if deals is None:
            room = self._room(hands)
            if min(room) < 0:
                return None
            deals = self._deals[key] = EvenDeals(self._seen.unseen & ~sum(hands), room, lacking)
        if not deals.ways:
            return None
        return [hand | given for hand, given in zip(hands, deals.draw(rng), strict=True)]

    def _room(self, hands: list[int]) -> list[int]:
        """Return by seat the number of remaining cards that go to it; below 0 if it has too many."""
        unseen = self._seen.unseen
        return [
            space - (hand & unseen).bit_count() for space, hand in zip(self._seen.room, hands, strict=True)
        ]

    def _weight(self, world: World) -> float:
        """Return the likelihood in this world of the bids, the trump card, and the claims."""
        seen, weight = self._seen, 1.0
        view = seen.view
        if view.solo:
            if view.caller == view.seat or view.solo in NO_TRUMP_CALLS:
                return weight
            # Two cards below a gap are about as unlikely as anything else that is never done.
            return float(_UNLIKELY ** (losers(world.hands[view.caller] | seen.played[view.caller]) / 2))
        for seat, call, made in seen.offers:
            packet = world.packets[seat]
            over = above_limit(packet, call, view.game.rules.lost_call) / _TEMPER
            weight *= _UNLIKELY + (1 - _UNLIKELY) / (1 + exp(over if made else -over))
        if seen.laid and view.setter != view.seat:
            weight *= _UNLIKELY + _likely(world.packets[view.setter])[seen.trump]
        for seat, gone, claimed in seen.asked:
            if jodhi_points(world.hands[seat] | seen.played[seat] & ~gone, world.trump) != claimed:
                weight *= _UNLIKELY
        return weight


def _promised(seen: Seen) -> list[int]:
    """Return the sets of cards one of which another seat holds by its call, or held before it played."""
    view = seen.view
    if view.solo not in NO_TRUMP_CALLS or view.caller == view.seat:
        return []
    played = seen.played[view.caller]
    may_hold = seen.unseen & ~seen.lacking[view.caller] | played
    if view.solo == "trips":
        sets = [sum(some) for rank in RANK for some in combinations(bits(rank), TRIPS)]
    else:
        sets = [
            JACK << 6 * suit | sum(some)
            for suit in range(4)
            for some in combinations(bits(SUIT[suit] & ~(JACK << 6 * suit)), view.game.rules.hand - 1)
        ]
    shown = min(played.bit_count(), len(bits(sets[0])))
    return [some for some in sets if not some & ~may_hold and (some & played).bit_count() == shown]


def possible(view: View, rng: random.Random) -> Position:
    """Return a possible position behind a view, a likely one among several drawn."""
    seen = seen_of(thunee_view(view))
    now, pack, seats = seen.view, seen.pack, range(len(seen.known))
    world = ThuneeWorlds(seen).draw(1, rng)[0]
    laid = [now.trump_card is not None and seat == now.setter for seat in seats]
    short = [
        now.undealt > 0 and gone.bit_count() + size + lies <= now.game.rules.packet
        for gone, size, lies in zip(seen.played, now.hand_sizes, laid, strict=True)
    ]
    later = [
        hand & ~packet if few else 0
        for hand, packet, few in zip(world.hands, world.packets, short, strict=True)
    ]
    hands = [
        [pack.card(bit) for bit in bits(hand & ~rest)] for hand, rest in zip(world.hands, later, strict=True)
    ]
    lay_trump_last(seen, hands, world.trump)
    order = [seat % len(seats) for seat in range(now.dealer + 1, now.dealer + 1 + len(seats))]
    return now.game.restore(now, hands, [pack.card(bit) for seat in order for bit in bits(later[seat])])


def lay_trump_last(seen: Seen, hands: Sequence[list[int]], trump: int) -> None:
    """Put a card that lies as trump at the end of its setter's hand, where `Game.restore` expects it."""
    lying = seen.view.trump_card
    if lying is None:
        return
    hand, pack = hands[seen.view.setter], seen.pack
    if lying == HIDDEN:
        lying = pack.card(bits(pack.mask(hand) & SUIT[trump])[0])
    hand.append(hand.pop(hand.index(lying)))


def _likely(packet: int) -> list[float]:
    """Return by suit the chance that a setter chooses it with a first packet."""
    counts = [expected_count(packet, suit) for suit in range(4)]
    least = expected_count(packet, best_suit(packet))
    weights = [
        exp((least - count) / _TEMPER) if packet & SUIT[suit] else 0.0 for suit, count in enumerate(counts)
    ]
    return [weight / sum(weights) for weight in weights]
