# SPDX-License-Identifier: MIT
"""The policy of the seats in a playout: greedy, and fast."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.fishing.fast import FastDeal, Policy, tables_of
from thothit_desktop.games.fishing.rules import STAYS, FishingRules
from thothit_desktop.players.fishing.worths import worth_of


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


@lru_cache(maxsize=16)
def judge(game: GameWithRules[FishingRules]) -> Callable[[FastDeal], list[float]]:
    """Return a function that estimates the final points, by seat, of an unfinished round."""
    width, expected, playing = tables_of(game).width, worth_of(game).expected, game.playing

    def points(deal: FastDeal) -> list[float]:
        judged = [0.0] * game.players
        captured = [deal.held[seat] for seat in playing]
        for card, holdings in enumerate(zip(*captured, strict=True)):
            nothing = card * width
            by_copies = expected[card][width - 1 + len(playing) * nothing - sum(holdings)]
            for seat, holding in zip(playing, holdings, strict=True):
                judged[seat] += by_copies[holding - nothing]
        return judged

    return points
