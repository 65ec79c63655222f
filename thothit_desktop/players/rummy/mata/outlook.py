# SPDX-License-Identifier: MIT
"""The chance that a hand of a game with mata can be called within some draws (docs/players.md).

The model draws each unseen card with the same chance, keeps all that help, and asks whether the hand can then be
called. It overrates all hands, but alike. Ranks are independent: each has a table of its sets, of what lies
beside them, and of mata.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from thothit_desktop.games.cards import RANK
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

Table = tuple[tuple[int, int, int, float], ...]
"""Entries of a rank: sets, what lies beside them, 1 for a mata, and the chance."""


class Chances(NamedTuple):
    """The chances that a hand can be called: for any card of a rank, and for certain designs."""

    any: float
    one: float


class Outlook:
    """A hand and the unseen cards, with a table for each rank."""

    def __init__(
        self, hand: Sequence[int], unseen: Mapping[int, int], draws: float, rules: MataRules
    ) -> None:
        self._hand, self._unseen, self._rules = hand, unseen, rules
        self._sets = (rules.hand + 1) // rules.size
        self._share = min(1.0, draws / max(1, sum(unseen.values())))
        self._tables = [self._table(hand, rank) for rank in range(1, 10)]
        self._others: dict[int, list[float]] = {}

    def whole(self) -> Chances:
        """Return the chances of the whole hand."""
        return self._chances(self._joined(self._tables))

    def discarding(self, card: int) -> Chances:
        """Return the chances of the hand without a card."""
        rank = RANK[card]
        if rank not in self._others:
            others = [table for number, table in enumerate(self._tables, 1) if number != rank]
            self._others[rank] = self._joined(others)
        left = list(self._hand)
        left.remove(card)
        return self._chances(self._joined([self._table(left, rank)], self._others[rank]))

    def _table(self, hand: Sequence[int], rank: int) -> Table:
        held = tuple(sorted((hand.count(card), self._unseen.get(card, 0)) for card in OF_RANK[rank]))
        fresh = sum(count for count, _ in held) % self._rules.size == 0
        share = self._share * (_FRESH if fresh else 1.0)
        return rank_table(held, round(share * _STEPS), self._rules.size)

    def _joined(self, tables: Iterable[Table], found: list[float] | None = None) -> list[float]:
        """Return the chances of ranks together, by sets, what lies beside them (3) and mata (2)."""
        most = self._sets
        if found is None:
            found = [1.0] + [0.0] * (6 * most + 5)
        for table in tables:
            made = [0.0] * len(found)
            for state, chance in enumerate(found):
                if chance:
                    sets, rest = divmod(state, 6)
                    beside, mata = divmod(rest, 2)
                    for more, other, new, share in table:
                        to = 6 * min(most, sets + more) + 2 * max(beside, other) + (mata | new)
                        made[to] += chance * share
            found = made
        return found

    def _chances(self, found: Sequence[float]) -> Chances:
        """Return the chances of the states in which a hand can be called."""
        last, full = found[6 * (self._sets - 1) : 6 * self._sets], found[6 * self._sets :]
        return Chances(last[3] + last[5] + full[1] + full[3] + full[5], last[4])


@lru_cache(50_000)
def rank_table(held: tuple[tuple[int, int], ...], share: int, size: int) -> Table:
    """Return the table of a rank by the held and unseen copies of its designs; each is drawn with a chance."""
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
