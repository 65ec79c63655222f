# SPDX-License-Identifier: MIT
"""The luck of each seat with the stock of a finished round (docs/players.md)."""

import random
from collections import Counter

from thothit_desktop.games.contract import Position
from thothit_desktop.games.fishing.fast import FastDeal, Policy, playout, taken_by
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.players.fishing.playout_policy import greedily

ORDERS = 32
"""The number of orders of the stock played out for a turned card, in a round of `_TURNS` turns."""
_TURNS = 21


def luck_of(position: Position, rng: random.Random) -> list[float] | None:
    """Return by seat the points that the order of the stock has brought; None for a game without a stock.

    At each turn of the stock, luck is the expected result with the card turned, less the mean over all cards
    that might have been turned, with all hands known. Each of those was equally likely, so the luck of a
    round is 0 on average. Greedy playouts estimate the results. Worse estimates explain less of the luck, but
    add no bias; `rng` must not have been used to play.
    """
    assert isinstance(position, FishingPosition)
    game = position.game
    if not (game.spec.stock and game.rules.hand):
        return None
    start = game.from_layout(position.layout, position.dealer)
    assert isinstance(start, FishingPosition)
    deal = FastDeal.of(start)
    orders = max(1, round(ORDERS * _TURNS / game.rules.turns))
    policy, lucky = greedily(game), [0.0] * game.players
    known = max(map(start.known_stock, game.playing))
    for move in position.moves:
        if deal.at_stock and len(deal.stock) > known:
            for seat, points in enumerate(_brought(deal, known, orders, rng, policy)):
                lucky[seat] += points
        deal.play(move.card, taken_by(move))
    return lucky


def _brought(deal: FastDeal, known: int, orders: int, rng: random.Random, policy: Policy) -> list[float]:
    """Return by seat the expected result with the next card of the stock, less the mean over all cards.

    The last cards of the stock that somebody knows stay in their places: their order is no luck any more.
    """
    # Sorted, so that only the last line depends on the real next card.
    last, cards = deal.stock[:known], sorted(deal.stock[known:])
    counts = Counter(cards)
    seats = range(len(deal.hands))
    promised = {card: [0] * len(seats) for card in counts}
    for _ in range(orders if len(counts) > 1 else 0):
        rng.shuffle(cards)
        for card, total in promised.items():
            place = cards.index(card)
            world = deal.copy()
            world.stock = [*last, *cards[:place], *cards[place + 1 :], card]
            for seat, points in enumerate(playout(world, rng, policy)):
                total[seat] += points
    mean = [sum(counts[card] * promised[card][seat] for card in counts) / len(cards) for seat in seats]
    return [(promised[deal.stock[-1]][seat] - mean[seat]) / orders for seat in seats]
