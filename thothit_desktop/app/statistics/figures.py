# SPDX-License-Identifier: MIT
"""Computes the figures of rounds and matches, and the series of the charts."""

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
"""Half the width of a 95 % confidence interval, in standard errors, for many results."""
_OF_FEW = (12.706, 4.303, 3.182, 2.776)
"""The same for two results, three and so on: Student's t, which approaches SURE."""


def sure_within(results: int) -> float:
    """Return half the width of a 95 % confidence interval, in standard errors, for two results or more."""
    free = results - 1
    if free <= len(_OF_FEW):
        return _OF_FEW[free - 1]
    first = (SURE**3 + SURE) / 4
    second = (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / 96
    third = (3 * SURE**7 + 19 * SURE**5 + 17 * SURE**3 - 15 * SURE) / 384
    return SURE + first / free + second / free**2 + third / free**3


class Figures(NamedTuple):
    """The figures of some rounds; None for those that need more rounds.

    `mean` and `spread` are the average and the standard deviation of the margins. `within` is half the width
    of the 95 % confidence interval of the mean. `streak` is the longest row of rounds won, `running` the
    present one; `lost_streak` is the longest row of rounds lost. `thought` is the average milliseconds of a
    decision, in the `timed` rounds with known times.
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
        """The share of rounds won; a shared round counts half."""
        return (self.won + self.shared / 2) / self.rounds if self.rounds else None

    @property
    def needed(self) -> int | None:
        """The number of rounds after which this average, with this spread, would be more than luck."""
        if self.spread is None or not self.mean:
            return None
        rounds = max(2, math.ceil((SURE * self.spread / self.mean) ** 2))
        while sure_within(rounds) * self.spread >= abs(self.mean) * math.sqrt(rounds):
            rounds += 1  # the interval of few rounds is wider
        return rounds


def figures(rounds: Sequence[PlayedRound]) -> Figures:
    """Return the figures of these rounds, given in the order in which they ended."""
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
    """Return, after each round, the number of rounds in a row with this outcome."""
    running, found = 0, []
    for played in rounds:
        running = running + 1 if played.outcome == outcome else 0
        found.append(running)
    return found


class MatchCounts(NamedTuple):
    """The number of matches begun, finished, given up, and with an unknown state."""

    begun: int
    finished: int
    given_up: int
    unknown: int


def count_matches(matches: Sequence[PlayedMatch]) -> MatchCounts:
    """Count the matches by their state."""
    states = Counter(match.state for match in matches)
    return MatchCounts(len(matches), states[FINISHED], states[GIVEN_UP], states[None])


class CallCount(NamedTuple):
    """The number of calls of one kind that were made, and of those that were lost."""

    made: int = 0
    lost: int = 0


def count_calls(rounds: Sequence[PlayedRound]) -> dict[str, CallCount]:
    """Return the numbers of calls by kind, in the rounds for which they are known."""
    counts = Counter(call for played in rounds if played.called for call in played.called.split(","))
    return {call[1:]: CallCount(counts[f"+{call[1:]}"], counts[f"-{call[1:]}"]) for call in counts}


def best_rounds(rounds: Sequence[PlayedRound], most: int) -> list[PlayedRound]:
    """Return the rounds won by most, at most so many; of equal ones those with more points, then newer.

    `rounds` are in the order in which they ended. Lost rounds are left out, also where only a few were won.
    """
    newest_first = [played for played in reversed(rounds) if played.outcome != LOST]
    return sorted(newest_first, key=lambda played: (-played.margin, -played.points))[:most]


def window(rounds: int) -> int:
    """Return the span of the moving average: twenty rounds, or a fiftieth of many."""
    return max(20, rounds // 50)


def moving_average(values: Sequence[float], window: int) -> list[float]:
    """Return for each value the average of the last `window` values up to it."""
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
    """Sort values into at most `most` bins of equal width; empty for no values.

    If all values differ by multiples of some number, such as ten, each bin ends at such a value.
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
