# SPDX-License-Identifier: MIT
"""Calls in rounds of earlier versions are counted from the matches that are kept."""

import pytest

from tests.app.rounds import ended
from tests.app.statistics.rounds import played
from thothit_desktop.app.statistics import recount
from thothit_desktop.app.statistics.database import FILE, Database
from thothit_desktop.app.statistics.recount import count_calls_again
from thothit_desktop.app.statistics.results import result_of


@pytest.fixture
def match():
    kept = ended("thunee", rounds=3)
    kept.id = "00000000000000a1"
    return kept


def test_unknown_calls_are_counted_as_if_the_round_had_just_ended(tmp_path, match):
    database, known = Database(tmp_path), result_of(match)
    gone = known._replace(match="00000000000000a2", called=None)
    other = played(30, 10)
    for one in (known._replace(called=None), gone, other):
        database.put(one)
    asked = []

    def match_of(match_id):
        asked.append(match_id)
        return match if match_id == match.id else None

    count_calls_again(database, match_of)
    assert [(one.match, one.called) for one in database.rounds()] == [
        (match.id, known.called),
        (gone.match, None),
        (other.match, None),
    ]
    assert asked == [gone.match, match.id]  # the newest first; nobody calls in Thothit
    count_calls_again(database, match_of)
    assert asked[2:] == [gone.match]


def test_a_match_of_other_rounds_changes_nothing(tmp_path, match):
    """A match that was cut back, or that nobody plays any more."""
    database = Database(tmp_path)
    later = result_of(match)._replace(number=7, called=None)
    database.put(later)
    count_calls_again(database, lambda _: match)
    match.levels[0] = "empu"
    count_calls_again(database, lambda _: match)
    assert [one.called for one in database.rounds()] == [None]


def test_it_stops_after_a_second_and_goes_on_next_time(tmp_path, match, monkeypatch):
    database, asked, now = Database(tmp_path), [], iter(range(0, 100, 2))
    for number in (1, 2):
        database.put(result_of(match)._replace(match=f"m{number}", called=None))
    monkeypatch.setattr(recount, "monotonic", lambda: next(now))
    count_calls_again(database, asked.append)
    assert asked == []
    monkeypatch.setattr(recount, "monotonic", lambda: 0.0)
    count_calls_again(database, asked.append)
    assert asked == ["m2", "m1"]


def test_statistics_that_cannot_be_read_are_left_alone(tmp_path):
    (tmp_path / FILE).write_bytes(b"no database at all")
    count_calls_again(Database(tmp_path), pytest.fail)
