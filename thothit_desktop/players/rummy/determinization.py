# SPDX-License-Identifier: MIT
"""Possible worlds of Kowah: the cards hidden from a view, dealt at random in agreement with it."""

import random
from collections import Counter
from collections.abc import Sequence
from math import comb

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Position, View
from thothit_desktop.players.rummy.moves import kowah_view

_TRIPLETS = 2
"""The number of triplets of a ready hand, beside its pair."""


def possible(view: View, rng: random.Random) -> Position:
    """Return a possible position behind a view; declared seats wait for a card, if the unseen cards allow."""
    seen = kowah_view(view)
    left = seen.unseen()
    rng.shuffle(left)
    hands = [list(known) for known in seen.known]
    hands[seen.seat] = list(seen.hand)
    others = [seat for seat in seen.game.playing if seat != seen.seat]
    for seat in sorted(others, key=lambda seat: not seen.declared[seat]):
        wanted = _missing(hands[seat], seen.declared[seat][0], left, rng) if seen.declared[seat] else []
        room = seen.hand_sizes[seat] - len(hands[seat])
        for card in wanted[:room]:
            left.remove(card)
            hands[seat].append(card)
        room = seen.hand_sizes[seat] - len(hands[seat])
        hands[seat] += left[:room]
        del left[:room]
    return seen.game.restore(seen, hands, left)


def _missing(hand: Sequence[int], pair: int, left: Sequence[int], rng: random.Random) -> list[int]:
    """Return cards that make two triplets of one rank each beside a pair; empty if too few are left."""
    loose = Counter(RANK[card] for card in (Counter(hand) - Counter((pair, pair))).elements())
    ways = Counter(RANK[card] for card in left)
    ranks = list(loose)[:_TRIPLETS]
    while len(ranks) < _TRIPLETS:
        weights = {rank: comb(ways[rank], 3) for rank in ways if rank not in ranks}
        if not any(weights.values()):
            return []
        ranks += rng.choices(list(weights), list(weights.values()))
    return [
        card
        for rank in ranks
        for card in [card for card in left if RANK[card] == rank][: max(0, 3 - loose[rank])]
    ]
