# SPDX-License-Identifier: MIT
"""Dealing and restoring rounds of matching (docs/rules/matching.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.cards import KEPALA
from thothit_desktop.games.contract import BadLayoutError, Layout, View
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.matching.position import MatchingPosition
from thothit_desktop.games.matching.rules import SECRET, MatchingRules
from thothit_desktop.games.matching.spec import MatchingSpec
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.games.seats import in_turn


class MatchingGame(BaseGame):
    """A game of matching with seats and options settled. Raises BadOptionError for what it does not have."""

    lead = 1

    def __init__(
        self, spec: MatchingSpec, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(spec, players, options)
        self.deck = KEPALA
        self.goal = int(self.options["target"])
        self.rules = MatchingRules.of(spec, self.players, self.options)

    def in_match(
        self,
        playing: tuple[int, ...],
        standing: tuple[int, ...] | None = None,  # noqa: ARG002  (no match is settled within a round)
        goal: int | None = None,  # noqa: ARG002  (it never changes)
    ) -> "MatchingGame":
        """Return this game, because all seats play every round."""
        self._check_all_play(playing)
        return self

    def deal(self, rng: random.Random, dealer: int | None = None) -> MatchingPosition:
        """Shuffle, and deal a hand to each in turn from the seat after the dealer."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        hands: list[tuple[int, ...]] = [() for _ in self.playing]
        size = self.rules.hand
        for number, seat in enumerate(in_turn(self, dealer)):
            hands[seat] = tuple(deck[size * number : size * (number + 1)])
        return MatchingPosition(self, Layout(tuple(hands), (), tuple(deck[size * self.players :])), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> MatchingPosition:
        """Return the position of a layout as dealt; raises BadLayoutError if it is impossible."""
        check_hands(layout, [self.rules.hand] * self.players)
        if layout.pool:
            raise BadLayoutError("the pool must have {1} cards, not {0}", len(layout.pool), 0)
        check_cards(layout, Counter(self.deck), whole=True)
        return MatchingPosition(self, layout, self.players - 1 if dealer is None else dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> MatchingPosition:
        """Return a position behind a view, with every hand and the stock, next card first, filled in."""
        if not isinstance(view, MatchingView):
            raise TypeError("not a view of a game of matching")
        position = MatchingPosition.__new__(MatchingPosition)
        position.game, position.rules, position.dealer = self, self.rules, view.dealer
        position.hands = [list(hand) for hand in hands]
        position.pile, position.top = tuple(stock), 0
        position.open, position.middle = view.open, list(view.middle)
        position.away, position.caller = list(view.away), view.caller
        position.history, position.made = list(view.history), []
        position.seen = [[] for _ in self.playing]
        position.winners = tuple(
            event.seat for event in view.history if event.kind == "scored" and event.points
        )
        position.asked = [(view.to_move, view.phase)]
        if view.phase == "keep":
            turn = in_turn(self, view.to_move)
            assert view.caller is not None
            following = turn[: turn.index(view.caller)]
            position.asked += [*((seat, "keep") for seat in following), (view.dealer, "turn")]
        elif view.phase == SECRET:
            position.asked.append((view.dealer, "turn" if stock else "over"))
        return position
