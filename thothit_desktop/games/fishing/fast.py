# SPDX-License-Identifier: MIT
"""A fast second fishing engine: whole playouts for searching players, without moves, events or a history.

It stores only what decides points: hands, the pool in buckets by rank, the stock, and by seat the number of
captured copies of each design. Its rules are those of `rules.py`; a test plays every game and option with
both engines.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Self

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.cholek import pairs_of
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.rules import STAYS, FishingRules

Policy = Callable[["FastDeal", Sequence[int], Callable[[], float]], tuple[int, int]]
"""A function of the deal, the playable cards and a source of numbers in [0, 1), which returns a card and what
it takes, one of its `FastDeal.choices`."""
TWO = 100
"""The factor of the first of two cards that a card takes at once: they are one number, in code order."""


def taken_by(move: Move) -> int:
    """Return what a move takes: STAYS, a card, or the number of two cards."""
    if not move.takes:
        return STAYS
    first, *second = move.takes
    return first * TWO + second[0] if second else first


class Tables:
    """Lookup tables for the playouts of a game.

    A *holding* is a card and the number of its copies captured, as one number: `card * width + copies`.
    """

    def __init__(self, game: GameWithRules[FishingRules]) -> None:
        rules = game.rules
        self.players = game.players
        self.width = len(game.deck) // len(CEKI) + 1
        self.gain = [0] * (len(CEKI) * self.width)
        """The points that one more copy adds by itself, by holding."""
        self.points: list[int] = []
        """The points of all copies by themselves, by holding."""
        for card, by_copies in enumerate(rules.tally):
            points = [sum(line.points for line in tally.lines) for tally in by_copies]
            for copies in range(self.width - 1):
                self.gain[card * self.width + copies] = points[copies + 1] - points[copies]
            self.points += [*points, *[0] * (self.width - len(points))]
        self.combinations = rules.combinations
        self.nothing = [card * self.width for card in CEKI]
        """The holdings of a seat without captures."""
        self.hand, self.pool, self.stock = rules.hand, rules.pool, game.spec.stock
        self.deck = list(game.deck)
        self.playing, self.follower = game.playing, rules.follower
        self.pairs = "" if rules.pairs == "free" else rules.pairs
        self.duty = rules.duty == "hand"
        self.first = rules.first_turns
        self.two = rules.refills
        self.at_once = [rules.at_once.get(kind, ("", 0))[1] for kind in ("play", "turn")]
        """The points of three identical cards captured at once by a hand card, and by the stock card."""

    def together(self, held: Sequence[int]) -> int:
        """Return the points of a seat's holdings in a game with combinations."""
        assert self.combinations is not None
        return self.combinations.points(list(map(int.__sub__, held, self.nothing)))


@lru_cache(maxsize=16)
def tables_of(game: GameWithRules[FishingRules]) -> Tables:
    """Return the game's tables, which are cached."""
    return Tables(game)


class FastDeal:
    """A round in the form for playouts; `seat` is to act, with the stock's next card if `at_stock`.

    `stock` is turned from its end; a turned card that awaits its capture counts as the next one. `first` is
    the number of first turns still to come (F3). `points` is the worth of the captures so far, by seat.
    """

    __slots__ = ("at_stock", "first", "hands", "held", "points", "pool", "seat", "stock", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.hands: list[list[int]] = []
        self.pool: list[list[int]] = [[] for _ in range(10)]
        self.stock: list[int] = []
        self.held = [tables.nothing[:] for _ in range(tables.players)]
        self.points = [0] * tables.players
        self.seat, self.at_stock, self.first = tables.playing[0], False, tables.first

    @staticmethod
    def shuffled(tables: Tables, number: Callable[[], float]) -> "FastDeal":
        """Deal a round at random; the first playing seat begins. `number` returns numbers in [0, 1)."""
        deal = twin_of(tables)
        deck = sorted(tables.deck, key=lambda _: number())
        hand, seats = tables.hand, tables.playing
        deal.hands = [[] for _ in range(tables.players)]
        for i, seat in enumerate(seats):
            deal.hands[seat] = deck[i * hand : i * hand + hand]
        pool_start = len(seats) * hand
        pool_end = pool_start + tables.pool
        pool = deal.pool
        for card in deck[pool_start:pool_end]:
            pool[RANK[card]].append(card)
        deal.stock = deck[pool_end:] if tables.stock else []
        return deal

    @staticmethod
    def of(position: FishingPosition) -> "FastDeal":
        """Convert a position."""
        tables = tables_of(position.game)
        deal = twin_of(tables)
        deal.hands = [hand[:] for hand in position.hands]
        deal.pool = [bucket[:] for bucket in position.pool]
        deal.stock = list(position.stock[position.drawn :])[::-1]
        if position.turned is not None:
            deal.stock.append(position.turned)
            deal.at_stock = True
        for seat, captured in enumerate(position.captures):
            held = deal.held[seat]
            for card in captured:
                deal.points[seat] += tables.gain[held[card]]
                held[card] += 1
            if tables.combinations is not None:
                deal.points[seat] = tables.together(held)
            deal.points[seat] += sum(line.points for line in position.bonuses[seat])
        deal.seat, deal.first = position.to_move, max(0, tables.first - position.turn)
        return deal

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self.__class__.__new__(self.__class__)
        twin.tables, twin.seat, twin.at_stock, twin.first = self.tables, self.seat, self.at_stock, self.first
        twin.hands = [hand[:] for hand in self.hands]
        twin.pool = [bucket[:] for bucket in self.pool]
        twin.stock = self.stock[:]
        twin.held = [held[:] for held in self.held]
        twin.points = self.points[:]
        return twin

    def filled(self, hands: Mapping[int, list[int]], stock: list[int]) -> Self:
        """Return a copy with hidden cards filled in: hands by seat, and the stock with the next card last."""
        twin = self.copy()
        for seat, hand in hands.items():
            twin.hands[seat] = hand[:]
        twin.stock = stock[:]
        return twin

    def play(self, card: int, taken: int) -> None:
        """Play or turn a card, which takes another card or STAYS."""
        if self.at_stock:
            self.stock.pop()
        else:
            self.hands[self.seat].remove(card)
        bucket = self.pool[RANK[card]]
        if taken == STAYS:
            bucket.append(card)
        else:
            bucket.remove(taken)
            held, gain = self.held[self.seat], self.tables.gain
            for captured in (card, taken):
                self.points[self.seat] += gain[held[captured]]
                held[captured] += 1
            if self.tables.combinations is not None:
                self.points[self.seat] = self.tables.together(held)
        self.at_stock = not self.at_stock and bool(self.stock)
        if not self.at_stock:
            self.seat = self.tables.follower[self.seat]
            self.first = max(0, self.first - 1)

    def takes(self, card: int) -> Sequence[int]:
        """Return the pool cards that `card` can take, with copies; empty if it stays (F1, F3, section 3).

        A capture that bars from winning (`penalty`) is left out unless it is the only one.
        """
        bucket = self.pool[RANK[card]]
        if self.first:
            return (card,) if card in bucket else ()
        if not self.tables.pairs or len(bucket) < 2:
            return bucket
        if self.tables.pairs == "different-first":
            return [other for other in bucket if other != card] or bucket
        return [other for other in bucket if bucket.count(other) == 1] or bucket

    def choices(self, card: int) -> Sequence[int]:
        """Return what a card may take, with copies; STAYS if it may stay."""
        return self.takes(card) or (STAYS,)

    def move(self, card: int, taken: int) -> Move:
        """Return the move of a card to play now, by what it takes."""
        return Move("turn" if self.at_stock else "play", (card,) if taken == STAYS else (card, taken))

    def playable(self) -> Sequence[int]:
        """Return the hand cards that the seat to act may play."""
        hand = self.hands[self.seat]
        if self.tables.duty:
            return [card for card in hand if self.takes(card)] or hand
        return hand


class TwoDeal(FastDeal):
    """A round in which a card takes two others or none, and hands are refilled from the stock (section 8)."""

    __slots__ = ()

    def play(self, card: int, taken: int) -> None:
        """Play or turn a card, which takes two others or STAYS."""
        at_stock, seat = self.at_stock, self.seat
        if at_stock:
            self.stock.pop()
        else:
            self.hands[seat].remove(card)
        bucket = self.pool[RANK[card]]
        if taken == STAYS:
            bucket.append(card)
        else:
            first, second = divmod(taken, TWO)
            bucket.remove(first)
            bucket.remove(second)
            held, gain, points = self.held[seat], self.tables.gain, 0
            for captured in (card, first, second):
                points += gain[held[captured]]
                held[captured] += 1
            if card == first == second:
                points += self.tables.at_once[at_stock]
            self.points[seat] += points
        self.at_stock = not at_stock and bool(self.stock)
        if not self.at_stock:
            self.seat = self.tables.follower[seat]
            if self.stock and not self.hands[self.seat]:
                self.refill()

    def refill(self) -> None:
        """Let everybody draw a hand, from the seat to act on (G3)."""
        seat, stock, size = self.seat, self.stock, self.tables.hand
        for _ in self.tables.playing:
            self.hands[seat] = stock[: -size - 1 : -1]
            del stock[-size:]
            seat = self.tables.follower[seat]

    def filled(self, hands: Mapping[int, list[int]], stock: list[int]) -> Self:
        """Return a copy with hidden cards filled in; if the move before ended a hand, all draw a new one."""
        twin = super().filled(hands, stock)
        if len(stock) > len(self.stock):
            twin.refill()
        return twin

    def takes(self, card: int) -> Sequence[int]:
        """Return every two pool cards that a card can take, as numbers."""
        bucket = self.pool[RANK[card]]
        if len(bucket) < 2:
            return ()
        if len(bucket) == 2:
            first, second = bucket
            return (first * TWO + second if first < second else second * TWO + first,)
        return [first * TWO + second for first, second in pairs_of(bucket)]

    def choices(self, card: int) -> Sequence[int]:
        """Return what a card may take; it may always stay."""
        return (*self.takes(card), STAYS)

    def move(self, card: int, taken: int) -> Move:
        """Return the move of a card to play now, by what it takes."""
        took = () if taken == STAYS else divmod(taken, TWO)
        return Move("turn" if self.at_stock else "play", (card, *took))

    def play_out(self, number: Callable[[], float], policy: Policy | None, turns: int | None) -> list[int]:
        """Play a round in place, as `playout` does; without a policy cards that can take always do."""
        left = -1 if turns is None else turns
        while left and (self.at_stock or self.hands[self.seat]):
            cards = self.stock[-1:] if self.at_stock else self.hands[self.seat]
            if policy:
                self.play(*policy(self, cards, number))
            else:
                takes = self.takes(cards[-1])
                self.play(cards[-1], takes[int(number() * len(takes))] if takes else STAYS)
            left -= not self.at_stock
        return self.points


def twin_of(tables: Tables) -> FastDeal:
    """Return a round without cards, in the form that the game needs."""
    return (TwoDeal if tables.two else FastDeal)(tables)


def playout(  # noqa: C901, PLR0912, PLR0915 - the inner loop of every search: a call a card would slow it down
    deal: FastDeal, rng: random.Random, policy: Policy | None = None, turns: int | None = None
) -> list[int]:
    """Play a round in place, to its end or for a number of turns; return the points by seat.

    Afterwards `deal` is unusable but for `deal.held`, the captures. Without a policy each hand is played in
    its order, which is random if it was shuffled, and captures are random.
    """
    if isinstance(deal, TwoDeal):
        return deal.play_out(rng.random, policy, turns)
    hands, pool, stock, held_by, points = deal.hands, deal.pool, deal.stock, deal.held, deal.points
    tables, number, seat, at_stock, first = deal.tables, rng.random, deal.seat, deal.at_stock, deal.first
    gain, duty, restricted, following = tables.gain, tables.duty, bool(tables.pairs), tables.follower
    hand = hands[seat]
    left = -1 if turns is None else turns
    while left and (at_stock or hand):
        if policy and not at_stock:
            card, taken = policy(deal, deal.playable() if duty else hand, number)
            hand.remove(card)
            bucket = pool[RANK[card]]
        else:
            if at_stock:
                card = stock.pop()
            elif duty:
                card = deal.playable()[-1]
                hand.remove(card)
            else:
                card = hand.pop()
            bucket = pool[RANK[card]]
            takes = deal.takes(card) if first or restricted else bucket
            if not takes:
                taken = STAYS
            elif len(takes) == 1:
                taken = takes[0]
            elif policy:
                _, taken = policy(deal, (card,), number)
            else:
                taken = takes[int(number() * len(takes))]
        if taken == STAYS:
            bucket.append(card)
        else:
            bucket.remove(taken)
            held = held_by[seat]
            # One after the other: an identical capture adds two copies to the same holding.
            holding = held[card]
            held[card] = holding + 1
            other = held[taken]
            held[taken] = other + 1
            points[seat] += gain[holding] + gain[other]
        if at_stock or not stock:
            at_stock = False
            seat = deal.seat = following[seat]
            hand = hands[seat]
            left -= 1
            if first:
                first = deal.first = first - 1
        else:
            at_stock = True
    if tables.combinations is not None:
        points[:] = map(tables.together, held_by)
    return points
