# SPDX-License-Identifier: MIT
"""Possible places of the hidden cards in a view of Thunee with two players (docs/players.md)."""

import random
from collections.abc import Sequence

from thothit_desktop.games.contract import Position
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.stacks import HALF
from thothit_desktop.players.thunee.bitboard import (
    JACK,
    KING_AND_QUEEN,
    NO_TRUMP,
    bits,
)
from thothit_desktop.players.thunee.determinization import lay_trump_last
from thothit_desktop.players.thunee.duel import DuelWorld
from thothit_desktop.players.thunee.evaluation import best_suit
from thothit_desktop.players.thunee.inference import Seen

_TRIES = 20
"""The number of draws for a deal that agrees with the other's gaps and Jodhis; then any deal is taken."""


class DuelWorlds:
    """Draws worlds that agree with the facts."""

    def __init__(self, seen: Seen) -> None:
        view = seen.view
        self._seen, self._me, self._other = seen, view.seat, 1 - view.seat
        self._unseen = bits(seen.unseen)
        packet, six = view.game.rules.packet, view.game.rules.solo_tricks
        held = [*view.hand_sizes]
        if view.trump_card is not None:
            held[view.setter] += 1
        self._early = view.phase in ("redeal", "bid", "trump") and not view.trick
        # In the bidding everybody gets the rest of six cards soon.
        self._sizes = [six if self._early else size for size in held]
        self._packet = packet

    def draw(self, count: int, rng: random.Random) -> list[DuelWorld]:
        """Return `count` worlds."""
        return [self._world(rng) for _ in range(count)]

    def _world(self, rng: random.Random) -> DuelWorld:
        hand, rest = self._others_hand(rng)
        seen, me, other = self._seen, self._me, self._other
        mine = seen.known[me]
        missing = self._sizes[me] - mine.bit_count()
        mine += sum(rest[:missing])
        rest = rest[missing:]
        packets, hands = [0, 0], [0, 0]
        hands[me], hands[other] = mine, hand
        packets[me] = seen.packet
        packets[other] = self._packet_of(hand, rng) if self._unplayed() else hand
        trump = seen.trump
        if trump == NO_TRUMP and seen.view.trump_card is not None:
            trump = best_suit(packets[other])
        return self._placed(DuelWorld((hands[0], hands[1]), (packets[0], packets[1]), trump), rest)

    def _unplayed(self) -> bool:
        return not self._seen.view.tricks and not self._seen.played[self._other]

    def _packet_of(self, hand: int, rng: random.Random) -> int:
        """Return the first packet of the other's six cards."""
        seen = self._seen
        laid = seen.laid if seen.view.setter == self._other else 0
        return laid | sum(rng.sample(bits(hand & ~laid), self._packet - laid.bit_count()))

    def _others_hand(self, rng: random.Random) -> tuple[int, list[int]]:
        """Return the other's hand, and the remaining cards in random order."""
        seen, other = self._seen, self._other
        sure = seen.known[other]
        room = self._sizes[other] - sure.bit_count()
        cards = self._unseen[:]
        lacking = 0 if len(seen.view.tricks) >= HALF else seen.lacking[other]
        for _ in range(_TRIES):
            rng.shuffle(cards)
            shown = self._shown(rng, lacking)
            fixed = sure | shown
            free = [card for card in cards if not card & (lacking | shown)]
            need = room - shown.bit_count()
            if 0 <= need <= len(free):
                hand = fixed | sum(free[:need])
                return hand, [card for card in cards if not card & hand]
        return sure | sum(cards[:room]), cards[room:]

    def _shown(self, rng: random.Random, lacking: int) -> int:
        """Return the unseen cards of Jodhis whose suits the other has not told, in suits that fit."""
        seen, found, taken = self._seen, 0, set[int]()
        if len(seen.view.tricks) >= HALF:
            return 0
        for claim in seen.claims:
            free = seen.unseen & ~lacking | seen.known[self._other] | claim.since
            fitting = []
            for suit in {0, 1, 2, 3} - taken - {seen.trump}:
                cards = KING_AND_QUEEN << 6 * suit | (JACK << 6 * suit if claim.points % 20 else 0)
                if not cards & ~free:
                    fitting.append((suit, cards & seen.unseen))
            # An earlier Jodhi may have taken the only suit.
            suit, cards = rng.choice(fitting or [(NO_TRUMP, 0)])
            taken.add(suit)
            found |= cards
        return found

    def _placed(self, world: DuelWorld, rest: Sequence[int]) -> DuelWorld:
        """Return a world with the cards that are dealt or turned later."""
        view = self._seen.view
        if not view.rows:
            half = len(rest) // 2
            return world._replace(later=(tuple(rest[:half]), tuple(rest[half:])))
        if not any(stack.card for row in view.rows for stack in row) and len(rest) == 2 * HALF:
            return world._replace(down=(tuple(rest[:HALF]), tuple(rest[HALF:])))
        return world._replace(below=_below(self._seen, rest))


def places(seen: Seen) -> list[int]:
    """Return the cards that lie on cards face down, by seat in turn and from left to right.

    A card in the running trick still counts as lying there.
    """
    view = seen.view
    lying = []
    for seat in (1 - view.dealer, view.dealer):
        turn = (seat - view.leader) % 2
        above = [stack.card for stack in view.rows[seat] if stack.below]
        lying += [seen.pack.bit(view.trick[turn] if card is None else card) for card in above]
    return lying


def _below(seen: Seen, lying: Sequence[int]) -> dict[int, int]:
    return dict(zip(places(seen), lying, strict=True))


def world_of(position: ThuneePosition, seen: Seen) -> DuelWorld:
    """Return the world of a position in which all cards are dealt; open hands must have been laid."""
    mask = seen.pack.mask
    hands = mask(position.hands[0]), mask(position.hands[1])
    world = DuelWorld(hands, hands, position.trump)
    lying = [seen.pack.bit(card) for card in position.stock]
    return world._replace(below=_below(seen, lying)) if seen.view.rows else world


def possible_duel(seen: Seen, rng: random.Random) -> Position:
    """Return a possible position behind a view of two players."""
    view, pack = seen.view, seen.pack
    world = DuelWorlds(seen).draw(1, rng)[0]
    turn = (1 - view.dealer, view.dealer)
    early = view.undealt and min(view.hand_sizes) < view.game.rules.solo_tricks and not view.tricks
    in_bidding = bool(early and view.phase in ("redeal", "bid", "trump") and not view.trick)
    hands, stock = [], []
    for seat in (0, 1):
        now = world.packets[seat] if in_bidding else world.hands[seat]
        hands.append([pack.card(bit) for bit in bits(now)])
    if in_bidding:
        for seat in turn:
            stock += bits(world.hands[seat] & ~world.packets[seat])
    if view.rows:
        down = [bit for seat in turn for bit in world.down[seat]]
        stock += down or [world.below[bit] for bit in places(seen)]
    else:
        later = world.later
        stock += [bit for part in (slice(4), slice(4, 6)) for seat in turn for bit in later[seat][part]]
    lay_trump_last(seen, hands, world.trump)
    return view.game.restore(view, hands, [pack.card(bit) for bit in stock])
