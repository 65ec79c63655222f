# SPDX-License-Identifier: MIT
"""Greedy playouts by rank: a play changes only its own rank, so the best play in a rank can be looked up.

The copies of each design of a rank in a hand are the digits of one number. Those in the pool and in a seat's
captures are two more numbers, with digits of their own. Their sum, the *state* of the rank for a seat,
determines the best card to play, its capture, and its worth. A state is computed when it first occurs. Seats
play as in `playout_policy.greedily`, except among equal plays.
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from weakref import WeakValueDictionary

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.fishing.fast import FastDeal, tables_of
from thothit_desktop.games.fishing.rules import FishingRules
from thothit_desktop.players.fishing.playout_policy import swings_of

MOST_STATES = 100_000
_LAST = 1e6
"""The penalty for a card that does not capture, if a capturing one must be played (`duty`)."""

HandNumbers = dict[int, int]
"""A hand's numbers by rank, for the ranks in the hand."""


RankPlay = tuple[float, int, int, int, int]
"""The best play in a state: its worth, and the changes of hand, pool, captures and points."""


class RankTables:
    """Lookup tables for the playouts of a game."""

    def __init__(self, game: GameWithRules[FishingRules]) -> None:
        self.tables = tables_of(game)
        self.plays: dict[int, RankPlay] = {}
        """The best plays by state, for the states that have occurred."""
        self._met: dict[RankPlay, RankPlay] = {}
        """One object for equal plays; the states of a round of Kuna share some hundreds."""
        self._swings = swings_of(game)
        width = self.tables.width
        self._kinds: list[tuple[int, ...]] = []
        self.hand_unit, self.pool_unit, self.captured_unit = ([0] * len(CEKI) for _ in range(3))
        """By card, the value of one copy in the number of a hand, a pool, and captures."""
        self._span = width**18
        self.empty = [0] * 10
        """By rank, the number of an empty pool; ranks with equal card values share one."""
        known: dict[tuple[int, ...], int] = {}
        for rank in range(9, 0, -1):
            cards = tuple(card for card in CEKI if RANK[card] == rank)
            gains = tuple(
                self.tables.gain[card * width + copies] for card in cards for copies in range(width)
            )
            if gains not in known:
                known[gains] = len(self._kinds)
                self._kinds.append(cards)
            self.empty[rank] = known[gains] * self._span
            for place, card in enumerate(cards):
                self.hand_unit[card] = width**place
                self.pool_unit[card] = width ** (place + len(cards))
                self.captured_unit[card] = width ** (place + 2 * len(cards))
        self._copies: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        """The copies of each captured card, by rank and number."""
        self.first_turn = len(self._kinds) * self._span
        """The summand that marks the number of a pool in a first turn (F3)."""

    def hand(self, cards: Iterable[int]) -> HandNumbers:
        """Return the numbers of a hand."""
        numbers: HandNumbers = {}
        for card in cards:
            numbers[RANK[card]] = numbers.get(RANK[card], 0) + self.hand_unit[card]
        return numbers

    def together(self, captures: Sequence[int]) -> int:
        """Return what combinations add to the points of a seat's captures, which are numbers by rank."""
        copies = [0] * len(CEKI)
        for rank, number in enumerate(captures):
            if number:
                for card, held in self._copies.get((rank, number)) or self._decoded(rank, number):
                    copies[card] = held
        assert self.tables.combinations is not None
        return self.tables.combinations.bonus(copies)

    def _decoded(self, rank: int, number: int) -> tuple[tuple[int, int], ...]:
        """Return the copies of each card that a number of captures stands for."""
        width = self.tables.width
        found = tuple(
            (card, number // self.captured_unit[card] % width) for card in CEKI if RANK[card] == rank
        )
        self._copies[rank, number] = found
        return found

    def best(self, state: int) -> RankPlay:
        """Return the best play in a state."""
        first, rest = divmod(state, self.first_turn)
        kind, rest = divmod(rest, self._span)
        cards, width = self._kinds[kind], self.tables.width
        digits = []
        for _ in range(3 * len(cards)):
            rest, digit = divmod(rest, width)
            digits.append(digit)
        places = range(len(cards))
        hand, pool, captured = (digits[len(cards) * part :] for part in range(3))
        there = [place for place in places if pool[place]]
        plays = []
        for place in places:
            if hand[place]:
                takes = [place] * bool(pool[place]) if first else self._takes(place, there, pool)
                plays += [self._play(cards, captured, place, taken) for taken in takes or (None,)]
        if len(self.plays) >= MOST_STATES:
            self.plays.clear()
        best = max(plays, key=itemgetter(0))
        best = self.plays[state] = self._met.setdefault(best, best)
        return best

    def _takes(self, place: int, there: list[int], pool: list[int]) -> list[int]:
        """Return the places of the designs that may be taken (`FastDeal.takes`)."""
        if self.tables.pairs == "different-first":
            return [other for other in there if other != place] or there
        if self.tables.pairs:
            return [other for other in there if pool[other] == 1] or there
        return there

    def _play(self, cards: Sequence[int], captured: list[int], place: int, taken: int | None) -> RankPlay:
        card, width = cards[place], self.tables.width
        adds, costs = self._swings
        held = card * width + captured[place]
        if taken is None:
            worth = costs[held] - _LAST * self.tables.duty
            return worth, -self.hand_unit[card], self.pool_unit[card], 0, 0
        other = cards[taken] * width + captured[taken] + (taken == place)
        return (
            adds[held] + adds[other],
            -self.hand_unit[card],
            -self.pool_unit[cards[taken]],
            self.captured_unit[card] + self.captured_unit[cards[taken]],
            self.tables.gain[held] + self.tables.gain[other],
        )


_HELD: WeakValueDictionary[GameWithRules[FishingRules], RankTables] = WeakValueDictionary()
"""The tables of games in use."""


def rank_tables_of(game: GameWithRules[FishingRules]) -> RankTables:
    """Return the game's tables, shared by all users and freed with the last (10 MB after a round of Kuna)."""
    tables = _HELD.get(game)
    if tables is None:
        tables = _HELD[game] = RankTables(game)
    return tables


class RankDeal:
    """A round that can be played out repeatedly, with other hidden cards every time."""

    def __init__(self, deal: FastDeal, tables: RankTables) -> None:
        self._tables = tables
        self._seat, self._at_stock, self._first = deal.seat, deal.at_stock, deal.first
        self._hands = [tables.hand(hand) for hand in deal.hands]
        self._points = deal.points
        if tables.tables.combinations is not None:  # only the ranks are counted card by card
            bonus, nothing = tables.tables.combinations.bonus, tables.tables.nothing
            self._points = [
                points - bonus(list(map(int.__sub__, held, nothing)))
                for points, held in zip(deal.points, deal.held, strict=True)
            ]
        self._pool = [number + tables.first_turn * bool(deal.first) for number in tables.empty]
        for card in [card for bucket in deal.pool for card in bucket]:
            self._pool[RANK[card]] += tables.pool_unit[card]
        self._captures = [[0] * 10 for _ in deal.held]
        for numbers, held in zip(self._captures, deal.held, strict=True):
            for card, holding in enumerate(held):
                numbers[RANK[card]] += tables.captured_unit[card] * (holding - card * tables.tables.width)

    def play_out(  # noqa: C901, PLR0912 - the inner loop of the search: a call a card would slow it down
        self, hidden: Mapping[int, HandNumbers], stock: Iterable[tuple[int, int]]
    ) -> list[int]:
        """Return the points by seat at the end of the round.

        `hidden` are the unknown hands by seat. `stock` are the ranks and numbers of its cards, the next one
        first.
        """
        tables = self._tables
        known, best, following = tables.plays.get, tables.best, tables.tables.follower
        hands = [hidden.get(seat, hand).copy() for seat, hand in enumerate(self._hands)]
        pool, points = self._pool[:], self._points[:]
        captures = [numbers[:] for numbers in self._captures]
        seat, at_stock, first = self._seat, self._at_stock, self._first
        turned = iter(stock)
        while at_stock or hands[seat]:
            captured = captures[seat]
            if not at_stock:
                hand = hands[seat]
                most = -1e9
                for rank, number in hand.items():
                    play = known(number + pool[rank] + captured[rank])
                    if play is None:
                        play = best(number + pool[rank] + captured[rank])
                    if play[0] > most:
                        most, chosen, at, left = play[0], play, rank, number
                _, less, change, more, gain = chosen
                if left + less:
                    hand[at] = left + less
                else:
                    del hand[at]
                pool[at] += change
                if more:
                    captured[at] += more
                    points[seat] += gain
            at_stock = False
            for rank, number in turned:
                play = known(number + pool[rank] + captured[rank])
                if play is None:
                    play = best(number + pool[rank] + captured[rank])
                _, _, change, more, gain = play
                pool[rank] += change
                if more:
                    captured[rank] += more
                    points[seat] += gain
                break
            seat = following[seat]
            if first:
                first -= 1
                if not first:
                    pool = [number - tables.first_turn for number in pool]
        if tables.tables.combinations is not None:
            return [ranks + tables.together(numbers) for ranks, numbers in zip(points, captures, strict=True)]
        return points
