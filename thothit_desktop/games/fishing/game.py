# SPDX-License-Identifier: MIT
"""Dealing and restoring rounds of fishing games (docs/rules/fishing.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games import cards
from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.contract import BadLayoutError, Layout, ScoreLine, View
from thothit_desktop.games.fishing.catalogue import FishingSpec
from thothit_desktop.games.fishing.cholek import CholekRules
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.rules import FishingRules
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.seats import in_turn


class FishingGame(BaseGame):
    """A fishing game with its seats and options settled. Raises BadOptionError for an invalid option.

    `playing` are the seats that take part in the round, by default all.
    """

    spec: FishingSpec
    goal, lead = None, 0

    def __init__(
        self,
        spec: FishingSpec,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        playing: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__(spec, players, options, playing)
        self.rules = (CholekRules if spec.two else FishingRules).of(self, spec)
        self.deck = cards.KEPALA * spec.deals[len(self.playing)].kepala

    def in_match(
        self,
        playing: tuple[int, ...],
        standing: tuple[int, ...] | None = None,  # noqa: ARG002  (no match is settled within a round)
        goal: int | None = None,  # noqa: ARG002  (it never changes)
    ) -> "FishingGame":
        """Return the game for a round of some seats, dealt as for that number of players."""
        if playing == self.playing:
            return self
        return FishingGame(self.spec, self.players, self.options, playing)

    def deal(self, rng: random.Random, dealer: int | None = None) -> FishingPosition:
        """Shuffle and deal in turn from the seat after the dealer (by default the last seat)."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        seats, spec, size = in_turn(self, dealer), self.spec, self.rules.hand
        hands: list[tuple[int, ...]] = [() for _ in range(self.players)]
        pool: list[int] = []
        start = 0
        if spec.pool_first:
            laid = self.rules.pool
            start = laid + len(seats) * size
            pool = deck[:laid]
            for i, seat in enumerate(seats):
                hands[seat] = tuple(deck[laid + i : start : len(seats)])
        else:
            packet, opened = size // spec.packets, self.rules.pool // spec.packets
            for _ in range(spec.packets):
                for seat in seats:
                    hands[seat] += tuple(deck[start : start + packet])
                    start += packet
                pool += deck[start : start + opened]
                start += opened
        stock = tuple(deck[start:]) if spec.stock else ()
        return FishingPosition(self, Layout(tuple(hands) if size else (), tuple(pool), stock), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> FishingPosition:
        """Return the position of a layout as dealt; raises BadLayoutError if it is impossible."""
        size, laid = self.rules.hand, self.rules.pool
        sizes = [size * (seat in self.playing) for seat in range(self.players)]
        check_hands(layout, sizes if size else ())
        if len(layout.pool) != laid:
            raise BadLayoutError("the pool must have {1} cards, not {0}", len(layout.pool), laid)
        if layout.stock and not self.spec.stock:
            raise BadLayoutError("the stock must have {1} cards, not {0}", len(layout.stock), 0)
        check_cards(layout, Counter(self.deck), self.spec.stock)
        return FishingPosition(self, layout, self.players - 1 if dealer is None else dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> FishingPosition:
        """Return a position behind a view, with every hand and the stock, next card first, filled in."""
        if not isinstance(view, FishingView):
            raise TypeError("not a view of a fishing game")
        position = FishingPosition.__new__(FishingPosition)
        position.game, position.rules, position.dealer = self, self.rules, view.dealer
        position.hands = [list(hand) for hand in hands]
        position.pool = [list(rank) for rank in view.pool_by_rank]
        position.stock, position.drawn = tuple(stock), 0
        position.captures = [[] for _ in range(self.players)]
        position.bonuses = [[] for _ in range(self.players)]
        for event in view.history:
            if event.kind == "captured":
                position.captures[event.seat] += event.cards
            elif event.kind in self.rules.bonuses:
                position.bonuses[event.seat].append(ScoreLine(event.kind, event.cards, event.points))
        position.to_move, position.turned, position.turn = view.to_move, view.turned, view.turn
        position.barred = set(view.barred)
        position.history = list(view.history)
        position.seen = [[] for _ in range(self.players)]
        return position
