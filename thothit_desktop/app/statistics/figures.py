# SPDX-License-Identifier: MIT
"""Figures of rounds and matches, and the series that the charts show."""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from thothit_desktop.app.statistics.results import (
    FINISHED,
    GIVEN_UP,
    LOST,
    SHARED,
    WON,
    PlayedMatch,
    PlayedRound,
)

SURE = 1.96
"""So many standard errors to both sides of many results lies the true average 95 times of 100."""
_OF_FEW = (12.706, 4.303, 3.182, 2.776)
"""Likewise of two results, of three and so on: Student's t, which many bring down to SURE."""


def sure_within(results: int) -> float:
    """So many standard errors to both sides of two results or more lies the true average 95 times of 100."""
    free = results - 1
    if free <= len(_OF_FEW):
        return _OF_FEW[free - 1]
    first = (SURE**3 + SURE) / 4
    second = (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / 96
    third = (3 * SURE**7 + 19 * SURE**5 + 17 * SURE**3 - 15 * SURE) / 384
    return SURE + first / free + second / free**2 + third / free**3


class Figures(NamedTuple):
    """Rounds in figures; None where too few have been played to tell.

    `mean` and `spread` are of the margins: their average, and their standard deviation. `within` is half the
    width of the interval in which the true average lies 95 times of 100. `streak` is of rounds won in a row:
    the longest, and `running` the one that has not ended yet; `lost_streak` is the longest of rounds lost.
    `thought` is the average of milliseconds for one decision, in the rounds (`timed`) of which it is known.
    """

    rounds: int
    won: int
    shared: int
    helped: int
    mean: float | None
    within: float | None
    spread: float | None
    points: float | None
    best: int | None
    streak: int
    running: int
    lost_streak: int
    thought: float | None
    timed: int

    @property
    def share(self) -> float | None:
        """Of the rounds, what part was won; one that is shared counts half."""
        return (self.won + self.shared / 2) / self.rounds if self.rounds else None

    @property
    def needed(self) -> int | None:
        """After how many rounds such an average, with such a spread, would be more than luck."""
        if self.spread is None or not self.mean:
            return None
        rounds = max(2, math.ceil((SURE * self.spread / self.mean) ** 2))
        while sure_within(rounds) * self.spread >= abs(self.mean) * math.sqrt(rounds):
            rounds += 1  # a few more, since few rounds are less sure than many
        return rounds


def figures(rounds: Sequence[PlayedRound]) -> Figures:
    """The figures of these rounds, which are in the order in which they ended."""
    margins = [played.margin for played in rounds]
    outcomes = Counter(played.outcome for played in rounds)
    won, lost = (_streaks(rounds, outcome) for outcome in (WON, LOST))
    spread = stdev(margins) if len(margins) > 1 else None
    timed = [(played.thought, played.decisions) for played in rounds if played.thought is not None]
    decisions = sum(decided or 0 for _, decided in timed)
    return Figures(
        rounds=len(rounds),
        won=outcomes[WON],
        shared=outcomes[SHARED],
        helped=sum(played.helped for played in rounds),
        mean=fmean(margins) if margins else None,
        within=None if spread is None else sure_within(len(margins)) * spread / math.sqrt(len(margins)),
        spread=spread,
        points=fmean(played.points for played in rounds) if rounds else None,
        best=max((played.points for played in rounds), default=None),
        streak=max(won, default=0),
        running=won[-1] if won else 0,
        lost_streak=max(lost, default=0),
        thought=sum(thought for thought, _ in timed) / decisions if decisions else None,
        timed=len(timed),
    )


def _streaks(rounds: Sequence[PlayedRound], outcome: str) -> list[int]:
    """After each round, how many in a row have ended so."""
    running, found = 0, []
    for played in rounds:
        running = running + 1 if played.outcome == outcome else 0
        found.append(running)
    return found


class MatchCounts(NamedTuple):
    """Numbers of matches begun, by how they ended; of some the end is `unknown`."""

    begun: int
    finished: int
    given_up: int
    unknown: int


def count_matches(matches: Sequence[PlayedMatch]) -> MatchCounts:
    """The matches, counted."""
    states = Counter(match.state for match in matches)
    return MatchCounts(len(matches), states[FINISHED], states[GIVEN_UP], states[None])


def best_rounds(rounds: Sequence[PlayedRound], most: int) -> list[PlayedRound]:
    """Return the rounds won by most, at most so many; of equal ones those with more points, then newer.

    `rounds` are in the order in which they ended. Lost rounds are left out, also where only a few were won.
    """
    newest_first = [played for played in reversed(rounds) if played.outcome != LOST]
    return sorted(newest_first, key=lambda played: (-played.margin, -played.points))[:most]


def window(rounds: int) -> int:
    """Over how many rounds a moving average goes: twenty, or a fiftieth of many."""
    return max(20, rounds // 50)


def moving_average(values: Sequence[float], window: int) -> list[float]:
    """By value, the average of it and of those before it, at most so many."""
    sums, total = [], 0.0
    for at, value in enumerate(values):
        total += value - (values[at - window] if at >= window else 0)
        sums.append(total / min(at + 1, window))
    return sums


class Bin(NamedTuple):
    """The number of values from `low` to `high`, both included."""

    low: int
    high: int
    held: int


def histogram(values: Sequence[int], most: int = 20) -> list[Bin]:
    """Values in bins of equal width, at most so many; empty where there are none.

    Where all values are apart by some number, as tens, a bin ends at such a value.
    """
    if not values:
        return []
    low, high = min(values), max(values)
    apart = max(1, math.gcd(*(value - low for value in values)))
    width = apart * math.ceil(len(range(low, high + 1, apart)) / most)
    counts = Counter((value - low) // width for value in values)
    return [
        Bin(low + at * width, low + (at + 1) * width - apart, counts[at])
        for at in range((high - low) // width + 1)
    ]
