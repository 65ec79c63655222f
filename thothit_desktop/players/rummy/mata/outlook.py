# SPDX-License-Identifier: MIT
"""The chance that a hand of a game with mata can be called within some draws (docs/players.md).

The model draws each unseen card with the same chance, keeps all that help, and asks whether the hand can then
be called. It overrates all hands, but alike. Ranks are independent: each has a table of its sets, of what
lies beside them, and of mata.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb

from thothit_desktop.games.rummy.mata.hand import OF_RANK
from thothit_desktop.games.rummy.mata.rules import MataRules

_PLAIN, _IDENTICAL = 1, 2
"""What lies beside the sets of a rank: cards that lack one, alike or not; 0 for anything else."""
_FRESH = 0.5
"""The share of cards that are kept of a rank that has whole sets only: seldom is there room for them."""
_STEPS = 80
"""The number of steps to which a chance is rounded, so that tables are found again."""
_LEAST = 0.002
"""The least chance of an entry of a rank's table."""

RankTable = tuple[tuple[int, int, int, float], ...]
"""Entries of a rank: sets, what lies beside them, 1 for a mata, and the chance."""


def chance_of_call(hand: Sequence[int], unseen: Mapping[int, int], draws: float, rules: MataRules) -> float:
    """Return the chance that a hand can be called after some draws of unseen cards."""
    most = (rules.hand + 1) // rules.size
    share = min(1.0, draws / max(1, sum(unseen.values())))
    # The chances by sets, what lies beside them (3 things) and mata (2).
    found = [1.0] + [0.0] * (6 * most + 5)
    for rank in range(1, 10):
        made = [0.0] * len(found)
        table = _table(hand, unseen, rank, share, rules.size)
        for state, chance in enumerate(found):
            if chance:
                sets, rest = divmod(state, 6)
                beside, mata = divmod(rest, 2)
                for more, other, new, part in table:
                    to = 6 * min(most, sets + more) + 2 * max(beside, other) + (mata | new)
                    made[to] += chance * part
        found = made
    last, full = found[6 * (most - 1) : 6 * most], found[6 * most :]
    return last[3] + last[4] + last[5] + full[1] + full[3] + full[5]


def _table(hand: Sequence[int], unseen: Mapping[int, int], rank: int, share: float, size: int) -> RankTable:
    """Return the table of a rank of a hand, with a share of the unseen cards drawn."""
    held = tuple(sorted((hand.count(card), unseen.get(card, 0)) for card in OF_RANK[rank]))
    fresh = sum(count for count, _ in held) % size == 0
    return rank_table(held, round(share * (_FRESH if fresh else 1.0) * _STEPS), size)


@lru_cache(50_000)
def rank_table(held: tuple[tuple[int, int], ...], share: int, size: int) -> RankTable:
    """Return the table of a rank by the held and unseen copies of its designs, and the chance of each."""
    states: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for copies, unseen in held:
        made: dict[tuple[int, int], float] = {}
        for more, part in enumerate(_binomial(unseen, share)):
            if part > _LEAST:
                for (total, alike), weight in states.items():
                    state = total + copies + more, max(alike, min(copies + more, size))
                    made[state] = made.get(state, 0.0) + weight * part
        states = made
    table: dict[tuple[int, int, int], float] = {}
    for (total, alike), weight in states.items():
        beside = 0
        if total % size == size - 1:
            beside = _IDENTICAL if alike >= size - 1 else _PLAIN
        entry = total // size, beside, int(alike == size)
        table[entry] = table.get(entry, 0.0) + weight
    return tuple((*entry, chance) for entry, chance in table.items() if chance > _LEAST)


@lru_cache(2_000)
def _binomial(count: int, share: int) -> tuple[float, ...]:
    """Return the chances of numbers of cards drawn; four and more count as four."""
    chance = min(1.0, share / _STEPS)
    found = [comb(count, n) * chance**n * (1 - chance) ** (count - n) for n in range(min(count, 4))]
    return (*found, max(0.0, 1 - sum(found)))
