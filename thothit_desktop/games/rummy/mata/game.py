# SPDX-License-Identifier: MIT
"""A game with mata: its deck, deals and layouts (docs/rules/mata.md M1, M2)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.cards import CEKI, KEPALA
from thothit_desktop.games.contract import BadLayoutError, Layout, View
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.mata.rules import MataRules
from thothit_desktop.games.rummy.mata.spec import MataSpec
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.games.seats import in_turn


class MataGame(BaseGame):
    """A game with its seats and options settled. Raises BadOptionError for an unknown option or value."""

    lead = 1

    def __init__(
        self, spec: MataSpec, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(spec, players, options)
        self.goal = int(self.options["target"])
        self.rules = MataRules.of(spec, self.players, self.options)
        self.deck = KEPALA * (self.rules.copies // 2) + tuple(CEKI) * (self.rules.copies % 2)

    def in_match(
        self,
        playing: tuple[int, ...],
        standing: tuple[int, ...] | None = None,  # noqa: ARG002  (no match is settled within a round)
        goal: int | None = None,  # noqa: ARG002  (it never changes)
    ) -> "MataGame":
        """Return this game, because all seats play every round."""
        self._check_all_play(playing)
        return self

    def deal(self, rng: random.Random, dealer: int | None = None) -> MataPosition:
        """Shuffle, and deal in turn from the seat after the dealer, which gets one card more."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        hands: list[list[int]] = [[] for _ in self.playing]
        seats, top = in_turn(self, dealer), 0
        for number, packet in enumerate(self.rules.packets):
            for seat in seats:
                hands[seat] += deck[top : top + packet]
                top += packet
            if number == 0:
                hands[seats[0]].append(deck[top])
                top += 1
        return MataPosition(self, Layout(tuple(map(tuple, hands)), (), tuple(deck[top:])), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> MataPosition:
        """Return the position of a layout as dealt; raises BadLayoutError if it is impossible."""
        dealer = self.players - 1 if dealer is None else dealer
        first = in_turn(self, dealer)[0]
        check_hands(layout, [self.rules.hand + (seat == first) for seat in self.playing])
        if layout.pool:
            raise BadLayoutError("the pool must have {1} cards, not {0}", len(layout.pool), 0)
        check_cards(layout, Counter(self.deck), whole=True)
        return MataPosition(self, layout, dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> MataPosition:
        """Return a position behind a view, with every hand and the stock filled in."""
        if not isinstance(view, MataView):
            raise TypeError("not a view of a game with mata")
        layout = Layout(tuple(map(tuple, hands)), (), tuple(stock))
        return MataPosition(self, layout, view.dealer).put_behind(view)
