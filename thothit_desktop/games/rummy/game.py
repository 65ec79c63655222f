# SPDX-License-Identifier: MIT
"""Kowah: draw, discard, declare and wait (docs/rules/kowah.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.cards import KEPALA
from thothit_desktop.games.contract import BadLayoutError, Layout, View
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.rummy.position import KowahPosition
from thothit_desktop.games.rummy.rules import KowahRules
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.games.seats import in_turn
from thothit_desktop.games.spec import GameSpec


class KowahGame(BaseGame):
    """Kowah with its seats and options settled. Raises BadOptionError for an unknown option or value."""

    lead = 1

    def __init__(
        self, spec: GameSpec, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(spec, players, options)
        self.deck = KEPALA * 2
        self.goal = int(self.options["target"])
        self.rules = KowahRules.of(self.players, self.options)

    def in_match(
        self,
        playing: tuple[int, ...],
        standing: tuple[int, ...] | None = None,  # noqa: ARG002  (no match is settled within a round)
        goal: int | None = None,  # noqa: ARG002  (it never changes)
    ) -> "KowahGame":
        """Return this game, because all seats play every round."""
        self._check_all_play(playing)
        return self

    def deal(self, rng: random.Random, dealer: int | None = None) -> KowahPosition:
        """Shuffle, and deal eight cards to each in turn from the seat after the dealer."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        hands: list[tuple[int, ...]] = [() for _ in self.playing]
        size = self.rules.hand
        for number, seat in enumerate(in_turn(self, dealer)):
            hands[seat] = tuple(deck[size * number : size * (number + 1)])
        return KowahPosition(self, Layout(tuple(hands), (), tuple(deck[size * self.players :])), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> KowahPosition:
        """Return the position of a layout as dealt; raises BadLayoutError if it is impossible."""
        check_hands(layout, [self.rules.hand] * self.players)
        if layout.pool:
            raise BadLayoutError("the pool must have {1} cards, not {0}", len(layout.pool), 0)
        check_cards(layout, Counter(self.deck), whole=True)
        return KowahPosition(self, layout, self.players - 1 if dealer is None else dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> KowahPosition:
        """Return a position behind a view, with every hand and the stock filled in."""
        if not isinstance(view, KowahView):
            raise TypeError("not a view of Kowah")
        layout = Layout(tuple(map(tuple, hands)), (), tuple(stock))
        return KowahPosition(self, layout, view.dealer).put_behind(view)
