# SPDX-License-Identifier: MIT
"""Redeals, bids, trumps and calls of Thunee by sampled deals (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.score import NEEDED
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.contract import Considered, best_first
from thothit_desktop.players.thunee.bitboard import ALL, ROYAL, SUIT, USUAL, bits, mirrored
from thothit_desktop.players.thunee.card_play import playout
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.evaluation import best_suit, losers, tops
from thothit_desktop.players.thunee.greedy import trump_move
from thothit_desktop.players.thunee.inference import Seen
from thothit_desktop.players.thunee.solo_solver import SoloSolver
from thothit_desktop.players.thunee.solver import Spot
from thothit_desktop.players.thunee.tricks import balls, means

HOPELESS = 2
"""With more cards than this below a gap in their suits nobody thinks of Thunee."""
FLATTERY = 1.5
"""How many balls better Thunee looks with all cards open than it is, and than passing may promise."""
_ALONE_COST = 8
"""How many playouts solving Thunee in one deal from one lead counts for."""

_PASS, _REDEAL = Move("pass"), Move("redeal")

BidOption = tuple[Move, Callable[[World], float]]
"""A move, and the balls that it brings this seat's side in one deal."""


def weigh(
    options: Sequence[BidOption], seen: Seen, cost: int, budget: Budget, rng: random.Random
) -> list[Considered]:
    """The moves with what they promise over many deals, best first.

    A move that comes several times, meant in different ways, promises what the best of these does. None
    where there is nothing to choose, or the budget allows no deal.
    """
    if len(options) < 2:
        return []
    found = means(lambda world: [worth(world) for _, worth in options], seen, cost, budget, rng) or ()
    best: dict[Move, float] = {}
    for (move, _), mean in zip(options, found, strict=False):
        best[move] = max(best.get(move, mean), mean)
    return best_first(best.items())


def bids(seen: Seen, moves: Sequence[Move], budget: Budget, rng: random.Random) -> list[Considered]:
    """To pass, or to make the lowest bid and set some suit.

    To pass means that the other side sets its best suit at the call as it stands.
    """
    view = seen.view
    setter = (view.dealer + 1) % view.game.players if view.bidder == NOBODY else view.bidder

    def passing(world: World) -> float:
        return _balls(seen, world, best_suit(world.packets[setter]), setter, view.call)

    options: list[BidOption] = [(_PASS, passing)]
    for bid in [move for move in moves if move.kind == "bid"][:1]:
        options += [(bid, _setting(seen, suit, bid.points)) for suit in _suits(seen.packet)]
    return weigh(options, seen, len(options), budget, rng)


def redeal(seen: Seen, budget: Budget, rng: random.Random) -> list[Considered]:
    """To have a poor packet dealt again, which is worth nothing to anybody, or to set trump with it."""
    options: list[BidOption] = [(_REDEAL, lambda _: 0.0)]
    options += [(_PASS, _setting(seen, suit, 0)) for suit in _suits(seen.packet)]
    return weigh(options, seen, len(options), budget, rng)


def trumps(seen: Seen, moves: Sequence[Move], budget: Budget, rng: random.Random) -> list[Considered]:
    """The suits that may be set, by their lowest cards, and the last card where it may be named unseen."""
    view = seen.view
    options = [(trump_move(seen, suit), _setting(seen, suit, view.call)) for suit in _suits(seen.packet)]
    last = Move("trump last")
    if last in moves:

        def unseen(world: World) -> float:
            suits = [(bit.bit_length() - 1) // 6 for bit in bits(world.hands[view.seat] & ~seen.packet)]
            return sum(_setting(seen, suit, view.call)(world) for suit in suits) / len(suits)

        options.append((last, unseen))
    return weigh(options, seen, len(options) + (last in moves), budget, rng)


def calls(seen: Seen, moves: Sequence[Move], budget: Budget, rng: random.Random) -> list[Considered]:
    """To pass, or to call Thunee or Royals, led by the strongest card of some suit."""
    options: list[BidOption] = [(_PASS, lambda _: 0.0)]
    hand = seen.known[seen.view.seat]
    for move in moves:
        held = mirrored(hand) if move.kind == "royals" else hand
        if move != _PASS and losers(held) <= HOPELESS:
            options += [(move, _calling(seen, move.kind == "royals", lead)) for lead in tops(held)]
    return weigh(options, seen, _ALONE_COST * (len(options) - 1), budget, rng)


def _suits(packet: int) -> list[int]:
    return [suit for suit in range(4) if packet & SUIT[suit]]


def _setting(seen: Seen, suit: int, call: int) -> Callable[[World], float]:
    """What it is worth that this seat sets a suit at a call."""
    return lambda world: _balls(seen, world, suit, seen.view.seat, call)


def _balls(seen: Seen, world: World, trump: int, setter: int, call: int) -> float:
    """The balls of this seat's side if somebody sets a suit at a call, and all play by rules of thumb."""
    kept = playout(world.hands, trump, setter, seen.rules) + call >= NEEDED
    won = (seen.view.game.rules.lost_call if call else 1) if kept else -1
    return won if setter % 2 != seen.view.seat % 2 else -won


def _calling(seen: Seen, reverse: bool, lead: int) -> Callable[[World], float]:
    """What it is worth that this seat calls Thunee or Royals and leads a card."""
    seat, seats = seen.view.seat, len(seen.known)
    spot = Spot(ALL, seat, seats, ALL, 0, NOBODY, 0)

    def worth(world: World) -> float:
        hands = [mirrored(hand) for hand in world.hands] if reverse else world.hands
        pack, trump = ROYAL if reverse else USUAL, (lead.bit_length() - 1) // 6
        solver = SoloSolver(hands, pack, trump, seat, seen.rules.barred)
        return balls(solver.outcome(spot, lead)) - FLATTERY

    return worth
