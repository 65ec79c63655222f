# SPDX-License-Identifier: MIT
"""The policy of the seats in a playout: greedy, and fast."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.fishing.fast import TWO, FastDeal, Policy, tables_of
from thothit_desktop.games.fishing.rules import STAYS, FishingRules
from thothit_desktop.players.fishing.worths import worth_of

ALONE = 0.3
"""The share of the danger of a card laid where a capture takes two others, and its rank has none yet."""
DECLINED = 1.5
"""The weight of a card that is left beside two others or more, which the next player may take."""


@lru_cache(maxsize=16)
def swings_of(game: GameWithRules[FishingRules]) -> tuple[list[float], list[float]]:
    """Return two tables by holding (see `Tables`): the gain of a copy, the loss if another seat gets it."""
    tables, worth, (one, other, *_) = tables_of(game), worth_of(game), game.playing
    adds = [0.0] * len(tables.gain)
    costs = [0.0] * len(tables.gain)
    for card in CEKI:
        for copies in range(tables.width - 1):
            held = [copies if seat == one else 0 for seat in range(game.players)]
            adds[card * tables.width + copies] = worth.swing(card, held, taker=one, seat=one)
            costs[card * tables.width + copies] = worth.swing(card, held, taker=other, seat=one)
    return adds, costs


@lru_cache(maxsize=16)
def greedily(game: GameWithRules[FishingRules]) -> Policy:
    """Return the playout policy that weighs moves as `greedy` does, but looks at its own captures only."""
    if game.rules.refills:
        return _two_at_once(game)
    tables, (adds, costs) = tables_of(game), swings_of(game)
    free_choice = not tables.pairs
    # With several packs a hand, and a rank in the pool, has several copies of most cards.
    crowded = tables.width > 3

    def policy(deal: FastDeal, cards: Sequence[int], _: Callable[[], float]) -> tuple[int, int]:
        held, pool = deal.held[deal.seat], deal.pool
        simple = free_choice and not deal.first
        best, best_card, best_taken = -1e9, STAYS, STAYS
        for card in set(cards) if crowded else cards:
            takes = pool[RANK[card]] if simple else deal.takes(card)
            if takes:
                own = adds[held[card]]
                for taken in set(takes) if len(takes) > 6 else takes:
                    added = own + adds[held[taken] + (taken == card)]
                    if added > best:
                        best, best_card, best_taken = added, card, taken
            elif costs[held[card]] > best:
                best, best_card, best_taken = costs[held[card]], card, STAYS
        return best_card, best_taken

    return policy


def _two_at_once(game: GameWithRules[FishingRules]) -> Policy:
    """Return the policy for a game in which a card takes two others or none."""
    tables, (adds, costs) = tables_of(game), swings_of(game)
    at_once = tables.at_once

    def policy(deal: FastDeal, cards: Sequence[int], _: Callable[[], float]) -> tuple[int, int]:
        held, pool = deal.held[deal.seat], deal.pool
        best, best_card, best_taken = -1e9, STAYS, STAYS
        for card in cards:
            bucket = pool[RANK[card]]
            stays = costs[held[card]]
            if not bucket:
                stays *= ALONE
            elif len(bucket) == 1:
                stays += costs[held[bucket[0]]]
            else:
                own = adds[held[card]]
                for taken in deal.takes(card):
                    first, second = divmod(taken, TWO)
                    added = own + adds[held[first] + (first == card)]
                    added += adds[held[second] + (second == card) + (second == first)]
                    if card == first == second:
                        added += at_once[deal.at_stock]
                    if added > best:
                        best, best_card, best_taken = added, card, taken
                stays *= DECLINED
            if stays > best:
                best, best_card, best_taken = stays, card, STAYS
        return best_card, best_taken

    return policy


@lru_cache(maxsize=16)
def judge(game: GameWithRules[FishingRules]) -> Callable[[FastDeal], list[float]]:
    """Return a function that estimates the final points, by seat, of an unfinished round."""
    width, expected, playing = tables_of(game).width, worth_of(game).expected, game.playing
    alone, bonuses = tables_of(game).points, bool(game.rules.at_once)

    def points(deal: FastDeal) -> list[float]:
        judged = [0.0] * game.players
        if bonuses:  # what captures have scored at once
            for seat in playing:
                judged[seat] = deal.points[seat] - sum(map(alone.__getitem__, deal.held[seat]))
        captured = [deal.held[seat] for seat in playing]
        for card, holdings in enumerate(zip(*captured, strict=True)):
            nothing = card * width
            by_copies = expected[card][width - 1 + len(playing) * nothing - sum(holdings)]
            for seat, holding in zip(playing, holdings, strict=True):
                judged[seat] += by_copies[holding - nothing]
        return judged

    return points
