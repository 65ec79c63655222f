# SPDX-License-Identifier: MIT
"""Redeals, bids, trumps and calls of Thunee by sampled deals (docs/players.md)."""

from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.score import NEEDED
from thothit_desktop.players.thunee.bitboard import (
    ALL,
    NO_TRUMP,
    ROYAL,
    SUIT,
    USUAL,
    bits,
    equal_cards,
    mirrored,
)
from thothit_desktop.players.thunee.card_play import playout
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.evaluation import best_suit, losers, tops
from thothit_desktop.players.thunee.greedy import may_call_trips, trump_move
from thothit_desktop.players.thunee.inference import Seen
from thothit_desktop.players.thunee.solo_solver import SoloSolver
from thothit_desktop.players.thunee.solver import Spot
from thothit_desktop.players.thunee.tricks import ThuneeQuestion, balls

HOPELESS = 2
"""The most cards below a gap in their suits with which Thunee is considered."""
FLATTERY = 1.5
"""The handicap of Thunee, in balls: it looks better with all cards open, and passing has worth too."""
_ALONE_COST = 8
"""The cost of solving Thunee in one deal from one lead, in playouts."""

_PASS, _REDEAL = Move("pass"), Move("redeal")

BidOption = tuple[Move, Callable[[World], float]]
"""A move, and the balls that it brings this seat's side in one deal."""


def _question(options: Sequence[BidOption], cost: int) -> ThuneeQuestion:
    return ThuneeQuestion(
        tuple(move for move, _ in options),
        lambda world: [worth(world) for _, worth in options],
        cost,
    )


def bids(seen: Seen, moves: Sequence[Move], made: Move | None = None) -> ThuneeQuestion:
    """Return the options of the bidding: to pass, or to make the lowest bid or the `made` one and set a suit.

    A pass is worth what the best suit of the seat that would then set trump brings at the present call. After
    the bidding only a blind call can be `made`.
    """
    view = seen.view
    setter = (view.dealer + 1) % view.game.players if view.bidder == NOBODY else view.bidder

    def passing(world: World) -> float:
        return _balls(seen, world, best_suit(world.packets[setter]), setter, view.call)

    options: list[BidOption] = [(_PASS, passing)]
    lowest = [move for move in moves if move.kind == "bid"][:1]
    asked = [] if made is None or made in (_PASS, *lowest) else [made]
    for bid in [move for move in (*lowest, *asked) if move.kind == "bid"]:
        options += [(bid, _setting(seen, suit, bid.points)) for suit in _suits(seen.packet)]
    for alone in [move for move in asked if move.kind != "bid"]:
        options += _leads(seen, alone, seen.packet)
    return _question(options, len(options))


def redeal(seen: Seen) -> ThuneeQuestion:
    """Return the options to redeal a poor packet, which is worth 0 to every side, or to play with it.

    The seat would set trump, or perhaps call Trips.
    """
    options: list[BidOption] = [(_REDEAL, lambda _: 0.0)]
    options += [(_PASS, _setting(seen, suit, 0)) for suit in _suits(seen.packet)]
    if not may_call_trips(seen):
        return _question(options, len(options))
    return _question([*options, (_PASS, _calling_trips(seen))], len(options) + _ALONE_COST)


def trumps(seen: Seen, moves: Sequence[Move]) -> ThuneeQuestion:
    """Return the suits that may be set, by their lowest cards, and the unseen last card if allowed."""
    view = seen.view
    options = [(trump_move(seen, suit), _setting(seen, suit, view.call)) for suit in _suits(seen.packet)]
    last = Move("trump last")
    if last in moves:

        def unseen(world: World) -> float:
            suits = [(bit.bit_length() - 1) // 6 for bit in bits(world.hands[view.seat] & ~seen.packet)]
            return sum(_setting(seen, suit, view.call)(world) for suit in suits) / len(suits)

        options.append((last, unseen))
    return _question(options, len(options) + (last in moves))


def trips(seen: Seen) -> ThuneeQuestion:
    """Return the options to pass, or to call Trips and lead the equal cards.

    A pass is worth what the trumpman's best suit brings without a bid.
    """
    view = seen.view
    trumpman = (view.dealer + 1) % view.game.players

    def passing(world: World) -> float:
        return _balls(seen, world, best_suit(world.packets[trumpman]), trumpman, view.call)

    return _question([(_PASS, passing), (Move("trips"), _calling_trips(seen))], _ALONE_COST)


def _calling_trips(seen: Seen) -> Callable[[World], float]:
    """Return the worth, by world, of Trips with the best lead."""
    seat, seats = seen.view.seat, len(seen.known)
    spot = Spot(ALL, seat, seats, ALL, 0, NOBODY, 0)
    equal = equal_cards(seen.packet)

    def worth(world: World) -> float:
        solver = SoloSolver(world.hands, USUAL, NO_TRUMP, seat, seen.rules.barred, equal)
        outcomes = [solver.outcome(spot, lead) for lead in bits(equal)]
        return balls(max(outcomes), seen.view.game.rules, "trips")

    return worth


def calls(seen: Seen, moves: Sequence[Move], made: Move | None = None) -> ThuneeQuestion:
    """Return the options to pass, or to call and lead the strongest card of some suit.

    Hopeless calls are left out unless they are `made`. Moenie never is, and it is the first of equal calls.
    """
    options: list[BidOption] = [(_PASS, lambda _: 0.0)]
    hand = seen.known[seen.view.seat]
    for move in sorted(moves, key=lambda move: move.kind != "moenie"):
        held = mirrored(hand) if move.kind == "royals" else hand
        if move != _PASS and (losers(held) <= HOPELESS or move == made or move.kind == "moenie"):
            options += _leads(seen, move, hand)
    return _question(options, _ALONE_COST * (len(options) - 1))


def ordinary(seen: Seen, world: World) -> float:
    """Return the balls of this seat's side if nobody calls, and all play by rules of thumb."""
    return _balls(seen, world, world.trump, seen.view.setter, seen.view.call)


def _suits(packet: int) -> list[int]:
    return [suit for suit in range(4) if packet & SUIT[suit]]


def _setting(seen: Seen, suit: int, call: int) -> Callable[[World], float]:
    """Return the worth, by world, of setting a suit at a call."""
    return lambda world: _balls(seen, world, suit, seen.view.seat, call)


def _balls(seen: Seen, world: World, trump: int, setter: int, call: int) -> float:
    """Return this side's balls if `setter` sets `trump` at a call, with play by rules of thumb."""
    kept = playout(world.hands, trump, setter, seen.rules) + call >= NEEDED
    won = (seen.view.game.rules.lost_call if call else 1) if kept else -1
    return won if setter % 2 != seen.view.seat % 2 else -won


def _leads(seen: Seen, call: Move, hand: int) -> list[BidOption]:
    """Return the options of a call to win every trick alone, one for the strongest card of each suit."""
    reverse = call.kind.endswith("royals")
    held = mirrored(hand) if reverse else hand
    return [(call, _calling(seen, reverse, lead, call.kind.replace(" ", "-"))) for lead in tops(held)]


def _calling(seen: Seen, reverse: bool, lead: int, solo: str) -> Callable[[World], float]:
    """Return the worth, by world, of a call to win alone and leading a card."""
    seat, seats = seen.view.seat, len(seen.known)
    spot = Spot(ALL, seat, seats, ALL, 0, NOBODY, 0)

    def worth(world: World) -> float:
        hands = [mirrored(hand) for hand in world.hands] if reverse else world.hands
        pack, trump = ROYAL if reverse else USUAL, (lead.bit_length() - 1) // 6
        solver = SoloSolver(hands, pack, trump, seat, seen.rules.barred)
        return balls(solver.outcome(spot, lead), seen.view.game.rules, solo) - FLATTERY

    return worth
