# SPDX-License-Identifier: MIT
"""Rounds on disk: kept, withdrawn, removed and brought back, whatever state the file is in."""

import sqlite3
from contextlib import closing

import pytest

from tests.app.statistics.rounds import played
from thothit_desktop.app.statistics.database import FILE, WAITING, Database, StatisticsError


def test_rounds_come_back_in_the_order_in_which_they_ended(tmp_path):
    database = Database(tmp_path)
    assert database.rounds() == []
    assert list(tmp_path.iterdir()) == []
    late, early = played(10, 20, number=2), played(30, 20, number=1, helped=True)
    database.put(late)
    database.put(early)
    assert Database(tmp_path).rounds() == [early, late]


def test_a_round_that_is_put_again_changes_but_for_when_it_ended(tmp_path):
    database = Database(tmp_path)
    database.put(played(10, 20))
    database.put(played(50, 20, helped=True)._replace(ended="2030-01-01T00:00:00Z"))
    assert database.rounds() == [played(50, 20, helped=True)]


def test_a_round_that_goes_on_does_not_count(tmp_path):
    database = Database(tmp_path)
    for number in (1, 2):
        database.put(played(10, 20, number))
    database.withdraw("m1", 2)
    database.withdraw("m2", 1)
    assert database.rounds() == [played(10, 20, 1)]


def test_what_is_removed_can_be_brought_back(tmp_path):
    database = Database(tmp_path)
    database.put(played(10, 20, 1))
    assert not database.can_bring_back
    database.remove_all()
    assert database.rounds() == []
    assert database.can_bring_back
    database.put(played(30, 20, 2))
    database.put(played(10, 20, 1))  # an old match has been opened at its sheet
    assert database.rounds() == [played(30, 20, 2)]
    database.bring_back()
    assert database.rounds() == [played(10, 20, 1), played(30, 20, 2)]


def test_a_locked_database_gets_its_rounds_later(tmp_path):
    database = Database(tmp_path)
    database.put(played(10, 20, 1))
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        database.put(played(30, 20, 2))
        assert (tmp_path / WAITING).exists()
        assert database.rounds() == [played(10, 20, 1)]
    assert database.rounds() == [played(10, 20, 1), played(30, 20, 2)]
    assert not (tmp_path / WAITING).exists()


@pytest.mark.parametrize("data", [b"", b"no database at all", b"SQLite format 3\0" + bytes(200)])
def test_a_broken_database_stops_no_game(tmp_path, data):
    (tmp_path / FILE).write_bytes(data)
    database = Database(tmp_path)
    database.put(played(10, 20, 1))
    database.withdraw("m1", 1)
    if data:
        with pytest.raises(StatisticsError):
            database.rounds()
        assert (tmp_path / FILE).read_bytes() == data
        (tmp_path / FILE).unlink()
        database.put(played(30, 20, 2))
        assert database.rounds() == [played(30, 20, 2)]
    else:
        assert database.rounds() == []


def test_a_newer_database_is_left_alone(tmp_path):
    with closing(sqlite3.connect(tmp_path / FILE)) as newer:
        newer.execute("PRAGMA user_version = 9")
    database = Database(tmp_path)
    database.put(played(10, 20))
    with pytest.raises(StatisticsError, match="newer version"):
        database.rounds()
    assert (tmp_path / WAITING).read_text().count("\n") == 1


def test_damaged_lines_of_what_waits_are_passed_over(tmp_path):
    lines = ['{"put": [1]}', "no", "[]", '{"put": 3}', '{"other": []}', '{"withdraw": [null, 1]}']
    (tmp_path / WAITING).write_text("\n".join(lines))
    database = Database(tmp_path)
    database.put(played(10, 20))
    assert database.rounds() == [played(10, 20)]


def test_without_the_lock_nothing_is_written(tmp_path):
    Database(tmp_path, writable=False).put(played(10, 20))
    assert list(tmp_path.iterdir()) == []
    Database(tmp_path).put(played(10, 20))
    assert Database(tmp_path, writable=False).rounds() == [played(10, 20)]


def test_where_nothing_can_be_written_the_game_goes_on(tmp_path):
    database = Database(tmp_path / "missing")
    database.put(played(10, 20))
    assert database.rounds() == []
    assert not database.can_bring_back
    with pytest.raises(StatisticsError):
        database.remove_all()
