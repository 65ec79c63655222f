# SPDX-License-Identifier: MIT
"""The end of a tally with narrow intervals: only at certain deals, so the times of checks do not matter."""

import random
from statistics import fmean, stdev

import pytest

from thothit_desktop.players.arena.standings import ContestTally, RoundResult


def tally_of(margins: list[float], lucks: list[float] | None = None) -> ContestTally:
    tally = ContestTally(("one",))
    for deal, margin in enumerate(margins):
        luck = [lucks[deal]] if lucks else None
        tally.add([RoundResult([0], [margin], [0.0], [[]], None, luck)])
    return tally


def test_margins_of_few_deals_are_not_known() -> None:
    assert tally_of([1]).widest_margin() is None
    assert tally_of([1, -1]).widest_margin() == pytest.approx(1.96)


def test_narrow_is_looked_for_every_fifty_deals_from_two_hundred_on() -> None:
    same = [3.0] * 260
    narrow = [deals for deals in range(1, 261) if tally_of(same[:deals]).is_narrow(0.5)]
    assert narrow == [200, 250]
    assert not tally_of([9.0, -9.0] * 100).is_narrow(0.5)


def test_luck_is_taken_out_where_it_explains_something() -> None:
    rng = random.Random(1)
    lucks = [rng.gauss(0, 10) for _ in range(200)]
    margins = [3 + 0.8 * luck + rng.gauss(0, 2) for luck in lucks]
    (one,) = tally_of(margins, lucks).standings()
    assert one.less_luck
    assert one.margin.within
    assert one.less_luck.within
    assert one.less_luck.within < one.margin.within / 3
    assert abs(one.less_luck.mean - 3) < one.less_luck.within * 1.5
    assert tally_of(margins, lucks).is_narrow(0.4)
    assert not tally_of(margins).is_narrow(0.4)
    assert tally_of(margins).standings()[0].less_luck is None


def test_luck_that_is_no_luck_changes_nothing() -> None:
    margins = [float(deal % 7) for deal in range(40)]
    (one,) = tally_of(margins, [0.0] * 40).standings()
    assert one.less_luck == one.margin
    assert tally_of(margins[:19], [1.0, -1.0] * 10).standings()[0].less_luck is None


def test_taking_luck_out_is_without_bias() -> None:
    """Many small samples with luck that explains nothing: their means are those of the margins."""
    rng = random.Random(2)
    differences = []
    for _ in range(300):
        margins = [rng.gauss(0, 1) ** 2 for _ in range(20)]
        (one,) = tally_of(margins, [margin * rng.gauss(0, 1) for margin in margins]).standings()
        assert one.less_luck
        differences.append(one.less_luck.mean - one.margin.mean)
    assert abs(fmean(differences)) < 3 * stdev(differences) / 300**0.5
