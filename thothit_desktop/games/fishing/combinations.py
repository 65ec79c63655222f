# SPDX-License-Identifier: MIT
"""The combinations of Pèi, and the best assignment of captured cards to them (docs/rules/fishing.md 7)."""

from collections.abc import Iterable, Mapping, Sequence

from thothit_desktop.games import cards
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import ScoreLine

KINDS: Mapping[str, tuple[int, ...]] = {
    "bunci-abang": cards.faces(("OT", "RF", "S9")),
    "pang-keyang": cards.faces(("WF", "S8", "M9")),
    "pang-picis": cards.faces(("C8", "S2", "M2")),
    "macan": cards.faces(("C9", "S1", "M1")),
}
"""The kinds of the combinations in which further copies count too, by name."""
RUN = "bunci-ireng"
"""The combination that is a run of coins from C1; it takes one card of each kind."""
NAMES = {
    "bunci-abang": "bunci abang",
    "pang-keyang": "pang kéyang",
    "pang-picis": "pang picis",
    "macan": "macan",
    RUN: "bunci ireng",
}
"""The names of the combinations, the same in every language."""
COINS = cards.faces([f"C{rank}" for rank in range(1, 10)])
"""The kinds of a run, in order; their numbers are 0 to 8."""
CORE = 3
"""The number of coins that a run needs."""
COMBINED = frozenset(COINS[:CORE]).union(*KINDS.values())
"""All cards that a combination needs."""
RANKS = "ranks"
"""The rule of the score line of all other cards, which count their rank."""

_SHARED = (("pang-picis", 7), ("macan", 8))
"""The combinations whose first kind is a coin that runs take too, with the number of the coin."""
_TAKEN = {"pang-picis": 0, "macan": 1}
"""The place of these in the last two coins of a run."""


class Combinations:
    """The points of captured cards in a game with combinations.

    `values` gives the points of a card in each combination. With `once` a combination counts one card of each
    kind, and there is one run at most.
    """

    def __init__(self, values: Mapping[str, int], once: bool) -> None:
        self.values, self.once = values, once
        self._sets = [
            (name, kinds, tuple(values[name] - RANK[kind] for kind in kinds)) for name, kinds in KINDS.items()
        ]

    def points(self, copies: Sequence[int]) -> int:
        """Return the points of captured cards, given as copies by design."""
        return sum(map(int.__mul__, copies, RANK)) + self.bonus(copies)

    def bonus(self, copies: Sequence[int]) -> int:
        """Return what combinations add to the ranks of captured cards, given as copies by design."""
        total = 0
        ends = (0, 0)
        first, second, third = COINS[:CORE]
        if copies[first] and copies[second] and copies[third]:
            runs = self._runs(copies)
            ends = runs[7], runs[8]
            for card, number in enumerate(runs):
                total += number * (self.values[RUN] - RANK[card])
        for name, (one, two, three), (more, again, last) in self._sets:
            first, second, third = copies[one], copies[two], copies[three]
            if any(ends) and name in _TAKEN:
                first -= ends[_TAKEN[name]]
            if first and second and third:
                total += more + again + last if self.once else first * more + second * again + third * last
        return total

    def lines(self, captured: Iterable[int]) -> tuple[ScoreLine, ...]:
        """Return the score lines of captured cards: the combinations, then all other cards by rank."""
        copies = copies_of(captured)
        runs = self._runs(copies)
        left = [*map(int.__sub__, copies, runs), *copies[len(runs) :]]
        found = []
        for name, kinds in KINDS.items():
            if all(left[kind] for kind in kinds):
                made = tuple(kind for kind in kinds for _ in range(1 if self.once else left[kind]))
                found.append(ScoreLine(name, made, self.values[name] * len(made)))
                for card in made:
                    left[card] -= 1
        for number in range(runs[0]):
            made = tuple(coin for coin in COINS if runs[coin] > number)
            found.append(ScoreLine(RUN, made, self.values[RUN] * len(made)))
        others = sorted((card for card in cards.CEKI for _ in range(left[card])), key=cards.by_rank)
        if others:
            found.append(ScoreLine(RANKS, tuple(others), sum(RANK[card] for card in others)))
        return tuple(found)

    def complete(self, captured: Iterable[int]) -> int:
        """Return the number of combinations that captured cards complete."""
        return sum(line.rule != RANKS for line in self.lines(captured))

    def _bonus(self, kinds: Sequence[int], value: int, copies: Sequence[int]) -> int:
        """Return the points that a combination adds to the ranks of its cards; 0 if it is incomplete."""
        if not all(copies):
            return 0
        if self.once:
            copies = (1,) * len(kinds)
        return sum(number * (value - RANK[kind]) for kind, number in zip(kinds, copies, strict=True))

    def _shared(self, name: str, copies: Sequence[int], taken: int) -> int:
        """Return the bonus of a combination of whose coin runs have taken some copies."""
        coin, *others = KINDS[name]
        left = (copies[coin] - taken, *(copies[other] for other in others))
        return self._bonus(KINDS[name], self.values[name], left)

    def _runs(self, copies: Sequence[int]) -> list[int]:
        """Return by coin the number of runs that take a copy, so that the whole score is highest."""
        runs = [0] * len(COINS)
        number = min(copies[:CORE])
        if not number:
            return runs
        number = min(number, 1) if self.once else number
        for coin in COINS[:7]:
            runs[coin] = number = min(number, copies[coin]) if coin >= CORE else number
        if number and copies[7]:
            runs[7], runs[8] = max(
                (
                    (eights, nines)
                    for eights in range(min(number, copies[7]), -1, -1)
                    for nines in range(min(eights, copies[8]), -1, -1)
                ),
                key=lambda ends: self._ends(copies, ends),
            )
        return runs

    def _ends(self, copies: Sequence[int], ends: tuple[int, int]) -> int:
        """Return what runs with so many eights and nines add, with the combinations that share these."""
        total = 0
        for (name, coin), taken in zip(_SHARED, ends, strict=True):
            total += taken * (self.values[RUN] - RANK[coin]) + self._shared(name, copies, taken)
        return total


def copies_of(captured: Iterable[int]) -> list[int]:
    """Return the copies of each ceki design among cards."""
    copies = [0] * len(cards.CEKI)
    for card in captured:
        copies[card] += 1
    return copies
