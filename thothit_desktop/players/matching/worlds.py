# SPDX-License-Identifier: MIT
"""Possible worlds of matching: the cards hidden from a view, dealt at random in agreement with it."""

import random
from collections import Counter

from thothit_desktop.games.contract import Position, View
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.players.matching.moves import matching_view

HiddenCards = tuple[list[list[int]], list[int]]
"""The hands by seat, and the stock with its next card first."""


class Worlds:
    """Deals the cards that a view's seat has not seen.

    Players match what they can, so the twin of a card that nobody matched is in the stock, as far as there is
    room. In Sampèn no hand has a pair (docs/rules/matching.md M2).
    """

    def __init__(self, view: MatchingView) -> None:
        self._view = view
        unseen = Counter(view.unseen())
        unmatched = {card for card in view.middle if view.middle.count(card) == 1}
        self._free = [card for card in unseen.elements() if card not in unmatched]
        self._stuck = [card for card in unseen if card in unmatched]

    def sample(self, rng: random.Random) -> HiddenCards:
        """Return a world."""
        rng.shuffle(self._free)
        rng.shuffle(self._stuck)
        world = self._dealt([*self._free, *self._stuck])
        while world is None:
            order = [*self._free, *self._stuck]
            rng.shuffle(order)
            world = self._dealt(order)
        rng.shuffle(world[1])
        return world

    def _dealt(self, order: list[int]) -> HiddenCards | None:
        """Deal cards to the hands in order, the rest to the stock; None if a hand would get a pair."""
        view, pairs = self._view, self._view.game.rules.pairs
        hands: list[list[int]] = []
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                hands.append(list(view.hand))
                continue
            hand = order[:size]
            if pairs and len(set(hand)) < size:
                hand = list(dict.fromkeys(order))[:size]
                if len(hand) < size:
                    return None
                for card in hand:
                    order.remove(card)
            else:
                del order[:size]
            hands.append(hand)
        return hands, order


def possible(view: View, rng: random.Random) -> Position:
    """Return a possible position behind a view."""
    seen = matching_view(view)
    hands, stock = Worlds(seen).sample(rng)
    return seen.game.restore(seen, hands, stock)
