# SPDX-License-Identifier: MIT
"""Possible worlds: the cards hidden from a view, dealt at random in agreement with it."""

import random

from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.contract import Position, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.fishing.moves import fishing_view

_TRIES = 1000


class FishingWorlds:
    """Samples the hands and the stock behind a view, agreeing with everything that was shown."""

    def __init__(self, view: FishingView) -> None:
        self._unseen = view.unseen()
        self._last = view.last[::-1]
        self._hidden = view.stock_size - len(view.last)
        excluded = _excluded(view)
        others = [seat for seat in view.game.playing if seat != view.seat]
        # Deal first to seats that may hold the fewest cards, before the others take these cards.
        others.sort(key=lambda seat: sum(card not in excluded[seat] for card in self._unseen))
        self._hands = [(seat, view.hand_sizes[seat], excluded[seat]) for seat in others]

    def sample(self, rng: random.Random) -> tuple[dict[int, list[int]], list[int]]:
        """Return the other seats' hands by seat, and the stock with the next card last."""
        for _ in range(_TRIES):
            left = self._unseen[:]
            rng.shuffle(left)
            hands: dict[int, list[int]] = {}
            agrees = True
            for seat, size, excluded in self._hands:
                if excluded:
                    left.sort(key=excluded.__contains__)
                hands[seat] = left[:size]
                del left[:size]
                if excluded:
                    rng.shuffle(left)
                    agrees = agrees and excluded.isdisjoint(hands[seat])
            if agrees:
                break
        return hands, [*self._last, *left[: self._hidden]]


def possible(view: View, rng: random.Random) -> Position:
    """Return a possible position behind a view."""
    seen = fishing_view(view)
    hidden, stock = FishingWorlds(seen).sample(rng)
    hands = [seen.hand if seat == seen.seat else hidden.get(seat, ()) for seat in range(seen.game.players)]
    return seen.game.restore(seen, hands, stock[::-1])


def _excluded(view: FishingView) -> list[set[int]]:
    """Return by seat the cards that it cannot hold.

    If a capturing card must be played (`duty`), a seat that lets a card lie has none that could have
    captured, and draws none later.
    """
    excluded: list[set[int]] = [set() for _ in range(view.game.players)]
    if view.game.rules.duty != "hand":
        return excluded
    pool: list[int] = []
    plays, from_hand = 0, False
    for event in view.history:
        if event.kind == "laid":
            pool += event.cards
        elif event.kind in ("played", "turned"):
            from_hand = event.kind == "played"
            plays += from_hand
        elif event.kind == "captured":
            pool.remove(event.cards[1])
        elif event.kind == "stayed":
            if from_hand:
                identical = plays <= view.game.rules.first_turns
                ranks = {RANK[card] for card in pool}
                excluded[event.seat].update(
                    pool if identical else (card for card in CEKI if RANK[card] in ranks)
                )
            pool += event.cards
    return excluded
