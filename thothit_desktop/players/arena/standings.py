# SPDX-License-Identifier: MIT
"""The results of each player over many deals, with confidence intervals (docs/players.md)."""

from collections.abc import Iterable, Sequence
from statistics import fmean, linear_regression, quantiles, stdev
from typing import NamedTuple

from thothit_desktop.games.record import Record

_TWO_SIDED_95 = 1.96


class Estimate(NamedTuple):
    """A mean over deals, and half the width of its 95 % interval, None for a single deal."""

    mean: float
    within: float | None


class Times(NamedTuple):
    """The durations of decisions with a choice, in milliseconds of wall time."""

    decisions: int
    p50: float
    p95: float
    longest: float


class Standing(NamedTuple):
    """The results of one player. A shared win counts in parts; a margin is against the others' mean.

    If seats are partners, a side wins as one, and the others are those of the other side.
    """

    player: str
    points: Estimate
    margin: Estimate
    wins: Estimate | None
    """The player's share of the rounds with a winner; None if no round had one."""
    times: Times | None
    """None if the player never had a choice."""
    less_luck: Estimate | None = None
    """The margin corrected for luck; None if the luck is unknown, or for few deals."""


class RoundResult(NamedTuple):
    """One round: points, margin, share of the win if any, and seconds, by player in their order."""

    points: list[int]
    margins: list[float]
    wins: list[float]
    seconds: list[list[float]]
    record: Record | None
    """None if records are not requested."""
    lucks: list[float] | None = None
    """The margin due to luck, by player; None if not requested or unknown."""


class ContestTally:
    """The results of the deals played so far. A deal in all its rotations is one observation."""

    LOOKED_AT = 50
    """The number of deals between two checks of the intervals' width."""
    AT_LEAST = 200
    """The fewest deals before the first check; with fewer an interval may be narrow by chance."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = tuple(players)
        self._played: list[Sequence[RoundResult]] = []

    @property
    def deals(self) -> int:
        """The number of deals added."""
        return len(self._played)

    def add(self, rounds: Sequence[RoundResult]) -> None:
        """Count one more deal, in all its rotations."""
        self._played.append(rounds)

    def standings(self) -> list[Standing]:
        """Return the standing of each player, in their order; at least one deal is needed."""
        return [self._standing(index) for index in range(len(self._players))]

    def widest_margin(self) -> float | None:
        """Return half the width of the widest interval of a margin; None for fewer than two deals.

        Margins are corrected for luck if it is known.
        """
        if len(self._played) < 2:
            return None
        found = (
            self._less_luck(index) or estimate(self._margins(index)) for index in range(len(self._players))
        )
        return max(one.within or 0.0 for one in found)

    def is_narrow(self, until: float) -> bool:
        """Return True if a check is due, and half of every margin's interval is at most `until`."""
        if self.deals < self.AT_LEAST or self.deals % self.LOOKED_AT:
            return False
        widest = self.widest_margin()
        return widest is not None and widest <= until

    def _standing(self, index: int) -> Standing:
        played = self._played
        points = [fmean(one.points[index] for one in rounds) for rounds in played]
        wins = [sum(one.wins[index] for one in rounds) for rounds in played]
        decided = [sum(any(one.wins) for one in rounds) for rounds in played]
        seconds = [spent for rounds in played for one in rounds for spent in one.seconds[index]]
        return Standing(
            self._players[index],
            estimate(points),
            estimate(self._margins(index)),
            _share(wins, decided),
            times_of(seconds),
            self._less_luck(index),
        )

    def _less_luck(self, index: int) -> Estimate | None:
        lucks = [
            fmean(one.lucks[index] for one in rounds if one.lucks)
            for rounds in self._played
            if rounds[0].lucks
        ]
        return less_luck(self._margins(index), lucks) if len(lucks) >= FEW else None

    def _margins(self, index: int) -> list[float]:
        return [fmean(one.margins[index] for one in rounds) for rounds in self._played]


FEW = 20
"""The fewest deals for the correction for luck."""


def less_luck(margins: Sequence[float], lucks: Sequence[float]) -> Estimate:
    """Return the mean margin with the luck, which is 0 on average, as a control variate.

    The even deals give the factor for the odd ones and vice versa, so that no deal affects its own correction
    and the mean stays unbiased.
    """
    shares = [_slope(lucks[half::2], margins[half::2]) for half in (1, 0)]
    pairs = enumerate(zip(margins, lucks, strict=True))
    return estimate([margin - shares[deal % 2] * luck for deal, (margin, luck) in pairs])


def _slope(of: Sequence[float], on: Sequence[float]) -> float:
    """Return the regression slope of the second on the first; 0 if the first is constant."""
    return linear_regression(of, on).slope if len(set(of)) > 1 else 0.0


def estimate(by_deal: Sequence[float]) -> Estimate:
    """Return the mean of observations by deal."""
    if len(by_deal) < 2:
        return Estimate(by_deal[0], None)
    return Estimate(fmean(by_deal), _TWO_SIDED_95 * stdev(by_deal) / len(by_deal) ** 0.5)


def _share(wins: Sequence[float], decided: Sequence[int]) -> Estimate | None:
    """Return the wins as a share of the decided rounds, both by deal, with the interval of a ratio."""
    if not any(decided):
        return None
    share = sum(wins) / sum(decided)
    around = estimate([won - share * of for won, of in zip(wins, decided, strict=True)])
    return Estimate(share, None if around.within is None else around.within / fmean(decided))


def times_of(seconds: Iterable[float]) -> Times | None:
    """Return the median, 95th percentile and maximum of some times; None if there are none."""
    ms = sorted(1000 * spent for spent in seconds)
    if len(ms) < 2:
        return Times(1, ms[0], ms[0], ms[0]) if ms else None
    cuts = quantiles(ms, n=20, method="inclusive")
    return Times(len(ms), cuts[9], cuts[18], ms[-1])
