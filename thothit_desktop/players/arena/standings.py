# SPDX-License-Identifier: MIT
"""How each player did over many deals, with honest intervals (docs/players.md)."""

from collections.abc import Iterable, Sequence
from statistics import fmean, linear_regression, quantiles, stdev
from typing import NamedTuple

from thothit_desktop.games.record import Record

_TWO_SIDED_95 = 1.96


class Estimate(NamedTuple):
    """A mean over deals, and half the width of its 95 % interval; None of a single deal."""

    mean: float
    within: float | None


class Times(NamedTuple):
    """How long decisions with a choice took, in milliseconds of wall time."""

    decisions: int
    p50: float
    p95: float
    longest: float


class Standing(NamedTuple):
    """How one player did. A win shared by several counts in parts; a margin is against the others' mean.

    Where seats are partners, a side wins as one, and the others are those of the other side.
    """

    player: str
    points: Estimate
    margin: Estimate
    wins: Estimate | None
    """The share of the rounds that somebody won; None where nobody won any."""
    times: Times | None
    """None where it never had a choice."""
    less_luck: Estimate | None = None
    """The margin with the luck taken out; None where that is not known, or of few deals."""


class RoundResult(NamedTuple):
    """One round: by player, as they were named, points, margin, share of the win if any, seconds."""

    points: list[int]
    margins: list[float]
    wins: list[float]
    seconds: list[list[float]]
    record: Record | None
    """None where nobody asks for records."""
    lucks: list[float] | None = None
    """By player, the margin that luck brought; None where nobody asks, or it is not known."""


class ContestTally:
    """The results of the deals played so far, a deal in all its rotations being one observation."""

    LOOKED_AT = 50
    """After so many deals it is asked again whether the intervals are narrow enough."""
    AT_LEAST = 200
    """With fewer deals an interval may be narrow by chance."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = tuple(players)
        self._played: list[Sequence[RoundResult]] = []

    @property
    def deals(self) -> int:
        """Return how many deals have been added."""
        return len(self._played)

    def add(self, rounds: Sequence[RoundResult]) -> None:
        """Count one more deal, in all its rotations."""
        self._played.append(rounds)

    def standings(self) -> list[Standing]:
        """Return how each player did, as they were named; there must be a deal."""
        return [self._standing(index) for index in range(len(self._players))]

    def widest_margin(self) -> float | None:
        """Half the width of the widest interval of a margin; None of fewer than two deals.

        Where the luck can be taken out, it is.
        """
        if len(self._played) < 2:
            return None
        found = (
            self._less_luck(index) or estimate(self._margins(index)) for index in range(len(self._players))
        )
        return max(one.within or 0.0 for one in found)

    def is_narrow(self, until: float) -> bool:
        """Return True if this is a deal to look, and every margin is known to within `until`."""
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
"""With fewer deals it cannot be said how much the luck explains."""


def less_luck(margins: Sequence[float], lucks: Sequence[float]) -> Estimate:
    """The mean margin with the luck, which is 0 on average, as a control variate.

    How much of the luck to take out, the even deals say for the odd ones and the odd for the even, so that no
    deal has a say in its own correction and the mean stays without bias.
    """
    shares = [_slope(lucks[half::2], margins[half::2]) for half in (1, 0)]
    pairs = enumerate(zip(margins, lucks, strict=True))
    return estimate([margin - shares[deal % 2] * luck for deal, (margin, luck) in pairs])


def _slope(of: Sequence[float], on: Sequence[float]) -> float:
    """By how much the second changes where the first changes by one; 0 where it never changes."""
    return linear_regression(of, on).slope if len(set(of)) > 1 else 0.0


def estimate(by_deal: Sequence[float]) -> Estimate:
    """The mean of what was observed deal by deal."""
    if len(by_deal) < 2:
        return Estimate(by_deal[0], None)
    return Estimate(fmean(by_deal), _TWO_SIDED_95 * stdev(by_deal) / len(by_deal) ** 0.5)


def _share(wins: Sequence[float], decided: Sequence[int]) -> Estimate | None:
    """The wins by deal as a share of the decided rounds by deal: a ratio, with the interval of one."""
    if not any(decided):
        return None
    share = sum(wins) / sum(decided)
    around = estimate([won - share * of for won, of in zip(wins, decided, strict=True)])
    return Estimate(share, None if around.within is None else around.within / fmean(decided))


def times_of(seconds: Iterable[float]) -> Times | None:
    """Median, 95th percentile and maximum of some times; None of no times."""
    ms = sorted(1000 * spent for spent in seconds)
    if len(ms) < 2:
        return Times(1, ms[0], ms[0], ms[0]) if ms else None
    cuts = quantiles(ms, n=20, method="inclusive")
    return Times(len(ms), cuts[9], cuts[18], ms[-1])
