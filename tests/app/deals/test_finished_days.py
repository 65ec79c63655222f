# SPDX-License-Identifier: MIT
"""The week of five days, and the days of the calendar on which a deal of the day was finished."""

from datetime import date, timedelta

import pytest

from tests.app.statistics.rounds import played
from thothit_desktop.app.deals.day import FIVE_DAYS, day_of_five, deal_of
from thothit_desktop.app.deals.finished_days import calendar_days, finished_days
from thothit_desktop.games import new_game
from thothit_desktop.games.known_deal import KnownDeal

TODAY = date(2026, 11, 28)


def fingerprint(day, game="thothit", players=3, **options):
    return KnownDeal.numbered(new_game(game, players, options), deal_of(day)).fingerprint


@pytest.mark.parametrize(
    ("day", "name"),
    [
        (date(1945, 8, 17), "Legi"),
        (date(1945, 8, 18), "Pahing"),
        (date(1633, 7, 8), "Legi"),  # the first day of the Javanese calendar, 1 Sura 1555
        (date(2026, 11, 28), "Wage"),
    ],
)
def test_the_week_of_five_goes_on_from_independence_day(day, name):
    assert day_of_five(day) == name


@pytest.mark.parametrize("later", range(5))
def test_the_calendar_has_seven_weeks_of_five_and_today_in_the_last(later):
    today = TODAY + timedelta(days=later)
    days = calendar_days(today)
    assert len(days) == 35
    assert [day_of_five(day) for day in days] == [*FIVE_DAYS] * 7
    assert len({(day.weekday(), day_of_five(day)) for day in days}) == 35
    assert today in days[30:]


def test_a_day_counts_by_the_date_of_its_deal_whatever_the_clock_said():
    day = TODAY - timedelta(days=3)
    late = played(20, 10)._replace(deal=fingerprint(day), ended="1999-01-01T00:00:00Z")
    other = played(20, 10, 2)._replace(deal="0123456789abcdef")
    unknown = played(20, 10, 3)
    assert finished_days([late, other, unknown], calendar_days(TODAY)) == {day: [late]}
    assert finished_days([late], calendar_days(TODAY + timedelta(days=60))) == {}


def test_the_first_result_of_a_deal_counts_and_each_game_has_its_own():
    first = played(10, 30)._replace(deal=fingerprint(TODAY))
    again = played(90, 30, 2)._replace(deal=fingerprint(TODAY))
    kowah = played(1, 0, 3, game="kowah")._replace(players=4, deal=fingerprint(TODAY, "kowah", 4))
    open_piles = {"captures": "face-up"}
    ruled = played(50, 40, 4)._replace(rules="captures=face-up", deal=fingerprint(TODAY, **open_piles))
    found = finished_days([first, again, kowah, ruled], calendar_days(TODAY))
    assert found == {TODAY: [first, kowah, ruled]}


def test_rounds_by_rules_that_are_gone_are_passed_over():
    gone = played(1, 0)._replace(deal="a", rules="odd-rule=yes")
    damaged = played(1, 0)._replace(deal="b", rules="no rule")
    unknown = played(1, 0, game="chess")._replace(deal="c")
    assert finished_days([gone, damaged, unknown], calendar_days(TODAY)) == {}
