# SPDX-License-Identifier: MIT
"""The questions of two players of Thunee, answered in possible worlds (docs/players.md)."""

from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import KING, TRUMP_JODHI
from thothit_desktop.games.thunee.stacks import HALF
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.thunee.bitboard import (
    JACK,
    KING_AND_QUEEN,
    NO_TRUMP,
    SUIT,
    USUAL,
    bits,
    mirrored,
    numbers,
)
from thothit_desktop.players.thunee.claiming import points_of
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.duel import ALL_TRICKS, DuelWorld, Start, jodhis, played_out
from thothit_desktop.players.thunee.duel_solver import DuelSolver
from thothit_desktop.players.thunee.evaluation import best_suit, losers
from thothit_desktop.players.thunee.inference import Seen
from thothit_desktop.players.thunee.last_trick import last_trick
from thothit_desktop.players.thunee.tricks import ThuneeQuestion

_HOPELESS = 2
"""The fewest cards below a gap with which Thunee is not considered."""
_SOLVED = 6
"""The most tricks to come that are solved with all cards open."""
_SOLVING = (1, 1, 1, 1, 2, 4, 8)
"""The cost of solving a world for one card, in playouts, by the number of tricks to come."""
_FLATTERY = 0.5
"""The handicap of Thunee, in balls, because the caller sees no cards of the other."""
_PASS, _REDEAL = Move("pass"), Move("redeal")

DuelWorth = Callable[[DuelWorld], float]
DuelOption = tuple[Move, DuelWorth]
"""A move, and the balls that it brings this seat in a world."""


def duel_question(
    seen: Seen, moves: Sequence[Move], made: Move | None, budget: Budget, *, solves: bool
) -> ThuneeQuestion:
    """Return the seat's question; every move is worth its balls to this seat, less the other's.

    Only a player that `solves` searches the last tricks with all cards open; else rules of thumb play them.
    A move that is not sensible is weighed only if it was `made`.
    """
    view = seen.view
    if view.phase == "bid":
        return _bids(seen, moves, made)
    if view.phase == "trump":
        return _trumps(seen, moves)
    if view.phase == "call":
        return _calls(seen, moves, made)
    if view.phase == "redeal":
        return _redeal(seen)
    if view.phase == "jodhi":
        return _claims(seen, moves)
    if view.solo:
        return _alone(seen, moves)
    if any(move.kind != "play" for move in moves):
        return _last(seen, moves)
    return _cards(seen, moves, budget, solves=solves)


def solves_in(seen: Seen) -> bool:
    """Return True if so few tricks are to come that a world is solved."""
    view = seen.view
    played = len(view.tricks)
    to_come = (HALF if played < HALF and not view.rows else ALL_TRICKS) - played
    return to_come <= _SOLVED


def start_of(seen: Seen) -> Start:
    """Return the moment of a view in play."""
    view = seen.view
    first = 0 if view.rows or len(view.tricks) < HALF else HALF
    won = [winner for _, _, winner in view.tricks[first:]]
    return Start(
        seat=view.to_move,
        led=seen.pack.bit(view.trick[0]) if view.trick else 0,
        tricks=len(view.tricks),
        won=(won.count(0), won.count(1)),
        claimed=claimed_in(seen),
        counter=1 - view.setter,
        open_face=view.game.rules.open_face,
        jodhi_any=view.game.rules.jodhi_any,
    )


def claimed_in(seen: Seen) -> int:
    """Return the queens of the suits announced; a suit that was not told is one that fits, the first."""
    view, other, found = seen.view, 1 - seen.view.seat, 0
    for event in view.history:
        if event.kind == "jodhi" and event.cards[0] in KING:
            found |= 1 << 6 * KING.index(event.cards[0])
        elif event.kind == "jodhi" and event.points >= TRUMP_JODHI:
            found |= 1 << 6 * seen.trump
    for claim in seen.claims:
        held = seen.unseen | seen.known[other] | claim.since
        for suit in range(4):
            pair, jack = KING_AND_QUEEN << 6 * suit, JACK << 6 * suit
            fits = not pair & ~held and (claim.points % 20 == 0 or jack & held)
            if fits and suit != seen.trump and not found >> 6 * suit & 1:
                found |= 1 << 6 * suit
                break
    return found


def needed(seen: Seen) -> int:
    """Return the points that the counting seat still needs."""
    counted = seen.view.count_so_far()
    assert counted
    return counted.needed - counted.total


def _first(seen: Seen, setter: int) -> Start:
    """Return the moment of the first lead of a hand."""
    rules = seen.view.game.rules
    return Start(1 - setter, 0, 0, (0, 0), 0, 1 - setter, rules.open_face, rules.jodhi_any)


def _worth(seen: Seen, reached: int, needs: int, setter: int, call: int) -> float:
    """Return this seat's balls for the points that the counting seat reached, with a little for each point.

    The points decide among moves that all win or all lose.
    """
    kept = reached >= needs
    balls = (seen.view.game.rules.lost_call if call else 1) if kept else -1
    ours = setter != seen.view.seat
    return (balls if ours else -balls) + (reached - needs) * (0.001 if ours else -0.001)


def _setting(seen: Seen, suit: int | None, setter: int, call: int) -> DuelWorth:
    """Return the worth, by world, of a suit that a seat sets at a call; None is its best suit."""
    start, needs = _first(seen, setter), seen.view.game.rules.needed - call

    def worth(world: DuelWorld) -> float:
        trump = best_suit(world.packets[setter]) if suit is None else suit
        return _worth(seen, played_out(world._replace(trump=trump), start), needs, setter, call)

    return worth


def _question(options: Sequence[DuelOption], cost: int) -> ThuneeQuestion:
    return ThuneeQuestion(
        tuple(move for move, _ in options), lambda world: [worth(world) for _, worth in options], cost
    )


def _suits(packet: int) -> list[int]:
    return [suit for suit in range(4) if packet & SUIT[suit]]


def _bids(seen: Seen, moves: Sequence[Move], made: Move | None) -> ThuneeQuestion:
    view = seen.view
    setter = 1 - view.dealer if view.bidder == NOBODY else view.bidder
    options: list[DuelOption] = [(_PASS, _setting(seen, None, setter, view.call))]
    lowest = [move for move in moves if move.kind == "bid"][:1]
    asked = [made] if made is not None and made.kind == "bid" and made not in lowest else []
    options += [(bid, _setting(seen, None, view.seat, bid.points)) for bid in (*lowest, *asked)]
    return _question(options, len(options))


def _trumps(seen: Seen, moves: Sequence[Move]) -> ThuneeQuestion:
    view = seen.view
    options: list[DuelOption] = []
    for suit in _suits(seen.packet):
        held = bits(seen.packet & SUIT[suit])
        lowest = min(held, key=lambda bit: USUAL.points[bit.bit_length() - 1])
        options.append((Move("trump", (USUAL.card(lowest),)), _setting(seen, suit, view.seat, view.call)))
    last = Move("trump last")
    if last in moves:

        def unseen(world: DuelWorld) -> float:
            suits = [number // 6 for number in numbers(world.hands[view.seat] & ~seen.packet)]
            return sum(_setting(seen, suit, view.seat, view.call)(world) for suit in suits) / len(suits)

        options.append((last, unseen))
    return _question(options, len(options) + (last in moves))


def _redeal(seen: Seen) -> ThuneeQuestion:
    """Return the question to redeal, which is worth 0: a poor packet, or a hand without trumps (T3, T9)."""
    options: list[DuelOption] = [(_REDEAL, lambda _: 0.0)]
    view = seen.view
    if view.trick:
        start, needs = start_of(seen)._replace(seat=1 - view.leader), needed(seen)
        options.append(
            (_PASS, lambda world: _worth(seen, played_out(world, start), needs, view.setter, view.call))
        )
    else:
        options += [(_PASS, _setting(seen, suit, view.seat, 0)) for suit in _suits(seen.packet)]
    return _question(options, len(options))


def _calls(seen: Seen, moves: Sequence[Move], made: Move | None) -> ThuneeQuestion:
    """Return the question to call Thunee or Royals, or to pass and play an ordinary hand."""
    view = seen.view
    options: list[DuelOption] = [(_PASS, _usual(seen))]
    hand = seen.known[view.seat]
    for move in moves:
        held = mirrored(hand) if move.kind == "royals" else hand
        if move != _PASS and (losers(held) < _HOPELESS or move == made):
            options.append((move, _calling(seen, reverse=move.kind == "royals")))
    return _question(options, max(1, 2 * (len(options) - 1)))


def _usual(seen: Seen) -> DuelWorth:
    view = seen.view
    start, needs = _first(seen, view.setter), view.game.rules.needed - view.call
    return lambda world: _worth(seen, played_out(world, start), needs, view.setter, view.call)


def _calling(seen: Seen, *, reverse: bool) -> DuelWorth:
    seat = seen.view.seat

    def worth(world: DuelWorld) -> float:
        hands = [mirrored(hand) for hand in world.hands] if reverse else world.hands
        return (4.0 if wins_all(hands[seat], hands[1 - seat], NO_TRUMP) else -4.0) - _FLATTERY

    return worth


def _alone(seen: Seen, moves: Sequence[Move]) -> ThuneeQuestion:
    """Return the question which card to play under Thunee or Royals."""
    view = seen.view
    cards = [seen.pack.bit(move.card) for move in moves]

    def judge(world: DuelWorld) -> list[float]:
        mine, other = world.hands[view.seat], world.hands[1 - view.seat]
        if view.seat == view.caller:
            made = [_holds(mine, other, bit, seen.trump) for bit in cards]
            return [4.0 if one else -4.0 for one in made]
        lead = seen.pack.bit(view.trick[0])
        made = [_survives(other, mine, lead, bit, seen.trump) for bit in cards]
        return [-4.0 if one else 4.0 for one in made]

    return ThuneeQuestion(tuple(moves), judge, len(cards))


def wins_all(hand: int, other: int, trump: int) -> bool:
    """Return True if a caller can win every trick with these cards; without a trump its lead sets it."""
    return not hand or any(_holds(hand, other, bit, trump) for bit in reversed(bits(hand)))


def _holds(hand: int, other: int, lead: int, trump: int) -> bool:
    trump = (lead.bit_length() - 1) // 6 if trump == NO_TRUMP else trump
    suit = SUIT[(lead.bit_length() - 1) // 6]
    replies = bits(other & suit or other)
    return all(_survives(hand & ~lead, other, lead, reply, trump) for reply in replies)


def _survives(hand: int, other: int, lead: int, reply: int, trump: int) -> bool:
    if reply & USUAL.entries[trump][lead.bit_length() - 1].beaten_by:
        return False
    return wins_all(hand, other & ~reply, trump)


def _claims(seen: Seen, moves: Sequence[Move]) -> ThuneeQuestion:
    """Return the question to announce a Jodhi: without it its points never count."""
    view = seen.view
    start, needs = start_of(seen)._replace(seat=view.leader), needed(seen)
    hand = seen.known[view.seat]
    held_back = start._replace(claimed=start.claimed | jodhis(hand, start.claimed))
    sign = 1 if view.seat == start.counter else -1
    points = [sign * points_of(seen, move) if move.kind == "jodhi" else 0 for move in moves]

    def judge(world: DuelWorld) -> list[float]:
        reached = played_out(world, held_back)
        return [_worth(seen, reached + more, needs, view.setter, view.call) for more in points]

    return ThuneeQuestion(tuple(moves), judge, 1)


def _last(seen: Seen, moves: Sequence[Move]) -> ThuneeQuestion:
    """Return the question of the last trick, with its calls."""
    question = last_trick(seen, moves)
    return question._replace(
        judge=lambda world: question.judge(World(world.hands, world.packets, world.trump))
    )


def _cards(seen: Seen, moves: Sequence[Move], budget: Budget, *, solves: bool) -> ThuneeQuestion:
    """Return the question which card to play in an ordinary hand."""
    view = seen.view
    start, needs = start_of(seen), needed(seen)
    cards = [seen.pack.bit(move.card) for move in moves]
    solved = solves and solves_in(seen)

    def judge(world: DuelWorld) -> list[float]:
        worths = [_worth(seen, played_out(world, start, bit), needs, view.setter, view.call) for bit in cards]
        if not solved:
            return worths
        solver = DuelSolver(world, start, budget.go_on)
        found = []
        for bit, worth in zip(cards, worths, strict=True):
            reached = needs if solver.reaches(bit, needs) else needs - 1
            # The rules of thumb decide among cards that are equal with all cards open.
            found.append(_worth(seen, reached, needs, view.setter, view.call) + 0.01 * worth)
        return found

    hand = (HALF if start.tricks < HALF and not view.rows else ALL_TRICKS) - start.tricks
    cost = len(cards) * (_SOLVING[hand] if solved else 1)
    return ThuneeQuestion(tuple(moves), judge, cost)
