# SPDX-License-Identifier: MIT
"""The chance that a hand of a game with mata can be called within some draws (docs/players.md).

The model draws a number of unseen cards for each design at random, keeps all that help, and asks whether the
hand can then be called. It overrates all hands, but alike. Ranks are independent; each has a table of its sets,
the pair beside them, and mata.
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
_FRESH = 0.6
"""The share of cards that are kept of a rank of which nothing was held: seldom is there room for them."""
_STEPS = 60
"""The number of steps in which a chance is rounded, so that tables are found again."""

State = tuple[int, int, bool]
"""Sets, what lies beside them, and True if a mata is among them."""
Table = tuple[tuple[State, float], ...]


class Chances(NamedTuple):
    """The chances that a hand can be called: for any card of a rank, and for certain designs."""

    any: float
    one: float


def chances(hand: Sequence[int], unseen: Mapping[int, int], draws: float, rules: MataRules) -> Chances:
    """Return the chances that a hand can be called after some draws of unseen cards."""
    return Outlook(hand, unseen, draws, rules).whole()


class Outlook:
    """A hand and the unseen cards, with a table for each rank."""

    def __init__(
        self, hand: Sequence[int], unseen: Mapping[int, int], draws: float, rules: MataRules
    ) -> None:
        self._rules = rules
        self._sets = (rules.hand + 1) // rules.size
        self._share = min(1.0, draws / max(1, sum(unseen.values())))
        self._unseen = unseen
        self._tables = [self._table(hand, rank) for rank in range(1, 10)]
        self._hand = hand
        self._others: dict[int, Table] = {}

    def _table(self, hand: Sequence[int], rank: int) -> Table:
        held = tuple(sorted((hand.count(card), self._unseen.get(card, 0)) for card in OF_RANK[rank]))
        fresh = sum(count for count, _ in held) % self._rules.size == 0
        share = self._share * (_FRESH if fresh else 1.0)
        return rank_table(held, round(share * _STEPS), self._rules.size, self._sets)

    def whole(self) -> Chances:
        """Return the chances of the whole hand."""
        return self._chances(_joined(self._tables, self._sets))

    def discarding(self, card: int) -> Chances:
        """Return the chances of the hand without a card."""
        rank = RANK[card]
        if rank not in self._others:
            others = [table for number, table in enumerate(self._tables, 1) if number != rank]
            self._others[rank] = _joined(others, self._sets)
        left = list(self._hand)
        left.remove(card)
        return self._chances(_joined((self._others[rank], self._table(left, rank)), self._sets))

    def _chances(self, table: Iterable[tuple[State, float]]) -> Chances:
        """Return the chances that sets and what is beside them can be called."""
        any_, one = 0.0, 0.0
        for (sets, beside, mata), chance in table:
            if sets >= self._sets or (sets == self._sets - 1 and beside):
                if mata:
                    any_ += chance
                elif beside == _IDENTICAL and sets < self._sets:
                    one += chance
        return Chances(any_, one)


def _joined(tables: Iterable[Table], most: int) -> Table:
    """Return the table of several ranks together; sets beyond the most count as those."""
    found: dict[State, float] = {(0, 0, False): 1.0}
    for table in tables:
        made: dict[State, float] = {}
        for (sets, beside, mata), chance in found.items():
            for (more, other, new), share in table:
                state = min(most, sets + more), max(beside, other), mata or new
                made[state] = made.get(state, 0.0) + chance * share
        found = made
    return tuple(found.items())


@lru_cache(20_000)
def rank_table(held: tuple[tuple[int, int], ...], share: int, size: int, most: int) -> Table:
    """Return the table of a rank by the held and unseen copies of its designs; each is drawn with a chance."""
    chance = share / _STEPS
    states: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for copies, unseen in held:
        drawn = _binomial(unseen, share)
        made: dict[tuple[int, int], float] = {}
        for (total, alike), weight in states.items():
            for more, part in enumerate(drawn):
                state = min(total + copies + more, size * most), max(alike, min(copies + more, size))
                made[state] = made.get(state, 0.0) + weight * part
        states = made
    assert chance <= 1
    table: dict[State, float] = {}
    for (total, alike), weight in states.items():
        beside = 0
        if total % size == size - 1:
            beside = _IDENTICAL if alike >= size - 1 else _PLAIN
        entry = total // size, beside, alike == size
        table[entry] = table.get(entry, 0.0) + weight
    return tuple(table.items())


@lru_cache(2_000)
def _binomial(count: int, share: int) -> tuple[float, ...]:
    """Return the chances of numbers of successes; those above four count as four."""
    chance = share / _STEPS
    found = [comb(count, n) * chance**n * (1 - chance) ** (count - n) for n in range(min(count, 4))]
    return (*found, 1 - sum(found))
