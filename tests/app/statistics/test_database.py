# SPDX-License-Identifier: MIT
"""Rounds on disk: added, withdrawn, removed and restored, with files in any state."""

import errno
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.app.statistics.rounds import begun, played
from thothit_desktop.app.statistics.database import FILE, WAITING, Database, StatisticsError
from thothit_desktop.app.statistics.figures import figures
from thothit_desktop.app.statistics.results import FINISHED, GIVEN_UP, PLAYING, PlayedMatch
from thothit_desktop.app.statistics.schema import VERSION


def test_the_files_are_called_as_earlier_versions_have_called_them():
    assert (FILE, WAITING) == ("statistics.sqlite", "statistics-waiting.jsonl")


def test_everything_that_is_known_comes_back(tmp_path):
    database = Database(tmp_path)
    one = played(10, -20)._replace(
        match="m7",
        players=4,
        opponents="empu,bocah,langganan",
        rules="pairs=free",
        fair=False,
        thought=0,
        decisions=0,
        deal="055cbc1d08e6dabb",
        held_pairs="C3,OT",
        called="+bid,-jodhi",
    )
    other = begun("m7", GIVEN_UP)._replace(players=4, rules="pairs=free", helped=True, fair=False)
    database.put(one)
    database.put_match(other)
    assert (database.rounds(), database.matches()) == ([one], [other])


def test_matches_come_back_in_the_order_in_which_they_began(tmp_path):
    database = Database(tmp_path)
    late, early = begun("m1")._replace(begun="2026-11-23T09:00:00Z"), begun("m2")
    database.put_match(late)
    database.put_match(early)
    assert Database(tmp_path).matches() == [early, late]


def test_a_game_waits_no_longer_than_a_fifth_of_a_second_for_another_program(tmp_path, monkeypatch):
    waits, connect = [], sqlite3.connect

    def noted(*places, **settings):
        connection = connect(*places, **settings)
        waits.append(connection.execute("PRAGMA busy_timeout").fetchone()[0])
        return connection

    monkeypatch.setattr(sqlite3, "connect", noted)
    Database(tmp_path).put(played(10, 20))
    Database(tmp_path).rounds()
    assert waits == [200, 200]


def test_rounds_come_back_in_the_order_in_which_they_ended_whatever_the_clock_says(tmp_path):
    database = Database(tmp_path)
    assert database.rounds() == []
    assert list(tmp_path.iterdir()) == []
    first = played(10, 20, number=1)._replace(ended="2026-11-22T10:00:00Z")
    later = played(30, 20, number=2, helped=True)._replace(ended="2026-11-20T08:00:00Z")
    other = played(30, 20, number=1)._replace(match="m0", ended="2026-11-21T08:00:00Z")
    for one in (first, later, other):
        database.put(one)
    assert Database(tmp_path).rounds() == [first, later, other]
    database.put(first)  # as when its match is opened again
    assert Database(tmp_path).rounds() == [first, later, other]
    database.withdraw("m1", 1)
    database.put(first)
    assert Database(tmp_path).rounds() == [later, other, first]


def test_a_streak_goes_on_over_a_clock_that_was_set_back(tmp_path):
    database = Database(tmp_path)
    results = [(10, 20, "12"), (30, 20, "13"), (30, 20, "02"), (30, 20, "03")]
    for number, (points, best, hour) in enumerate(results, start=1):
        database.put(played(points, best, number)._replace(ended=f"2026-11-22T{hour}:00:00Z"))
    assert figures(database.rounds()).running == 3


def test_the_place_is_a_uri_also_for_an_sqlite_that_expects_none(tmp_path, monkeypatch):
    asked, connect = [], sqlite3.connect

    def noted(place, **settings):
        asked.append((place.startswith("file:///"), settings["uri"]))
        return connect(place, **settings)

    monkeypatch.setattr(sqlite3, "connect", noted)
    Database(tmp_path).put(played(10, 20))
    assert asked == [(True, True)]


def test_what_ended_or_began_in_the_same_second_keeps_one_order(tmp_path):
    database = Database(tmp_path)
    for number in (3, 1, 2):
        database.put(played(10, 20, number)._replace(ended="2026-11-22T10:00:00Z"))
        database.put_match(begun(f"m{number}"))
    assert [one.number for one in database.rounds()] == [3, 1, 2]
    assert [one.match for one in database.matches()] == ["m1", "m2", "m3"]


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


def test_whoever_reads_keeps_no_round_waiting(tmp_path):
    database = Database(tmp_path)
    database.put(played(10, 20, 1))
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN")
        assert other.execute("SELECT count(*) FROM rounds").fetchone() == (1,)
        database.put(played(30, 20, 2))
        assert not (tmp_path / WAITING).exists()
        assert other.execute("SELECT count(*) FROM rounds").fetchone() == (1,)
    assert database.rounds() == [played(10, 20, 1), played(30, 20, 2)]


def test_what_is_no_file_is_not_opened(tmp_path):
    (tmp_path / FILE).mkdir()
    database = Database(tmp_path)
    database.put(played(10, 20))
    with pytest.raises(StatisticsError, match=f"{FILE}: not a file"):
        database.rounds()
    assert not database.can_bring_back


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


VERSION_1 = """
CREATE TABLE rounds (
    match TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, ended TEXT NOT NULL,
    players INTEGER NOT NULL, opponents TEXT NOT NULL, rules TEXT NOT NULL, points INTEGER NOT NULL,
    best INTEGER NOT NULL, outcome TEXT NOT NULL, helped INTEGER NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, number)
) WITHOUT ROWID;
INSERT INTO rounds VALUES
    ('m1', 1, 'thothit', '2026-11-22T10:00:01Z', 3, 'greedy,expert', '', 10, 20, 'lost', 0, 0),
    ('m1', 2, 'thothit', '2026-11-22T10:00:02Z', 3, 'greedy,expert', '', 30, 20, 'won', 1, 0),
    ('m0', 1, 'kowah', '2026-11-21T10:00:00Z', 2, 'random', 'target=3', 1, 0, 'won', 0, 1);
PRAGMA user_version = 1;
"""
"""A file of the first version, with a round that was removed."""

_SECOND = [
    *(f"ALTER TABLE rounds ADD COLUMN {name} INTEGER" for name in ("fair", "thought", "decisions")),
    """CREATE TABLE matches (match TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, begun TEXT NOT NULL,
    players INTEGER NOT NULL, opponents TEXT NOT NULL, rules TEXT NOT NULL, helped INTEGER NOT NULL,
    fair INTEGER, state TEXT, removed INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID""",
]
"""The statements that make it a database of the second version."""

OLD_ROUNDS = [played(10, 20, 1), played(30, 20, 2, helped=True)]
OLD_MATCH = PlayedMatch(
    "m1", "thothit", "2026-11-22T10:00:01Z", 3, "langganan,empu", "", True, fair=None, state=None
)


@pytest.fixture
def old(tmp_path):
    """The place of a file of the first version."""
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.executescript(VERSION_1)
    return tmp_path


def version(place):
    with closing(sqlite3.connect(place / FILE)) as database:
        return database.execute("PRAGMA user_version").fetchone()[0]


def test_a_database_of_the_second_version_gets_its_deals(old):
    with closing(sqlite3.connect(old / FILE)) as database:
        for statement in _SECOND:
            database.execute(statement)
        database.execute("PRAGMA user_version = 2")
        database.commit()
    assert Database(old).rounds() == OLD_ROUNDS
    known = played(50, 40, 3)._replace(fair=True, thought=900, decisions=3, deal="a", held_pairs="S9")
    Database(old).put(known)
    assert version(old) == VERSION
    assert Database(old).rounds() == [*OLD_ROUNDS, known]


def test_an_older_database_is_read_as_it_is_and_becomes_one_of_today_when_it_is_written(old, monkeypatch):
    elsewhere = old / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    database = Database(old)
    assert (database.rounds(), database.matches()) == (OLD_ROUNDS, [OLD_MATCH])
    assert database.can_bring_back
    assert version(old) == 1
    assert list(elsewhere.iterdir()) == []  # the copy is in memory
    known = played(50, 40, 3)._replace(fair=True, thought=900, decisions=3)
    database.put(known)
    assert version(old) == VERSION == 6
    assert (database.rounds(), database.matches()) == ([*OLD_ROUNDS, known], [OLD_MATCH])
    database.bring_back()
    assert {match.match: match.rules for match in database.matches()} == {"m0": "target=3", "m1": ""}


def test_a_migration_that_fails_leaves_everything_as_it_was(old):
    with closing(sqlite3.connect(old / FILE)) as database:
        database.execute("CREATE TABLE matches (taken TEXT)")
    Database(old).put(played(50, 40, 3))
    assert version(old) == 1
    with closing(sqlite3.connect(old / FILE)) as database:
        assert len(database.execute("SELECT * FROM rounds").fetchall()[0]) == 12
        database.execute("DROP TABLE matches")
    assert Database(old).rounds() == [*OLD_ROUNDS, played(50, 40, 3)]


def test_an_older_database_that_is_locked_is_read_all_the_same(old):
    with closing(sqlite3.connect(old / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        Database(old).put(played(50, 40, 3))
        assert Database(old).rounds() == OLD_ROUNDS
    assert Database(old).rounds() == [*OLD_ROUNDS, played(50, 40, 3)]


def test_what_an_earlier_version_has_kept_aside_is_brought_over(tmp_path):
    earlier = list(played(10, 20))[:11]
    (tmp_path / WAITING).write_text(json.dumps({"put": earlier}) + "\n")
    assert Database(tmp_path).rounds() == [played(10, 20)]


def test_a_match_is_kept_as_it_stands_and_what_is_known_of_it_stays_known(tmp_path):
    database = Database(tmp_path)
    database.put_match(begun())
    later = begun(state=FINISHED)._replace(begun="2030-01-01T00:00:00Z", helped=True)
    database.put_match(later)
    database.put(played(10, 20)._replace(thought=900, decisions=3))
    database.put(played(20, 20))
    assert database.matches() == [begun(state=FINISHED)._replace(helped=True)]
    (kept,) = database.rounds()
    assert (kept.points, kept.thought, kept.decisions) == (20, 900, 3)
    database.remove_all()
    assert database.matches() == []
    database.bring_back()
    assert len(database.matches()) == 1


def test_a_match_of_an_earlier_version_that_was_kept_aside_is_brought_over(tmp_path):
    earlier = [list(begun(match))[:least] for match, least in (("m1", 7), ("m2", 6), ("m3", 8), ("m4", 9))]
    earlier.append([*begun("m5"), None])
    (tmp_path / WAITING).write_text("".join(json.dumps({"match": row}) + "\n" for row in earlier))
    known = [(one.match, one.fair, one.state) for one in Database(tmp_path).matches()]
    assert known == [("m1", None, None), ("m3", True, None), ("m4", True, PLAYING)]


def test_a_round_whose_deal_is_not_known_is_not_one_that_was_finished_before(tmp_path):
    database = Database(tmp_path)
    for number in (1, 2):
        database.put(played(10, 20, number))
    assert [one.again for one in database.rounds()] == [False, False]


def test_a_deal_that_was_finished_before_is_marked(tmp_path):
    database = Database(tmp_path)
    first, other, second, unknown = (played(10, 20, number) for number in (1, 2, 3, 4))
    first, second = first._replace(deal="a"), second._replace(deal="a", match="m2")
    other = other._replace(deal="b")
    for one in (first, other, second, unknown):
        database.put(one)
    assert database.rounds() == [first, other, second._replace(again=True), unknown]
    database.withdraw("m1", 1)
    assert database.rounds() == [other, second, unknown]


def test_damaged_lines_of_what_waits_are_passed_over(tmp_path):
    lines = [
        '{"match": [null, 1, 2, 3, 4, 5, 6]}',
        '{"put": [1]}',
        "no",
        "[]",
        '{"put": 3}',
        '{"other": []}',
        '{"withdraw": [null, 1]}',
        "{}",
        "[1]",
        "null",
        '{"put": [], "withdraw": []}',
        '{"other": ["m1", 1]}',
        '{"withdraw": ["m1"]}',
        '{"withdraw": ["m1", 1, 1]}',
        '{"withdraw": ["m1", "1"]}',
        '{"withdraw": [18446744073709551616, 1]}',
        '{"withdraw": ["m1", 18446744073709551616]}',
        '{"withdraw": ["m1\\u0000", 1]}',
    ]
    database = Database(tmp_path)
    database.put(played(10, 20))
    (tmp_path / WAITING).write_bytes("\n".join(lines).encode() + b"\n\xff\xfe\n")
    database.put(played(30, 20, 2))
    assert database.rounds() == [played(10, 20), played(30, 20, 2)]
    assert not (tmp_path / WAITING).exists()


def test_a_withdrawal_that_was_kept_aside_is_brought_over(tmp_path):
    database = Database(tmp_path)
    for number in (1, 2):
        database.put(played(10, 20, number))
    (tmp_path / WAITING).write_text('{"withdraw": ["m1", 2]}\n')
    assert database.rounds() == [played(10, 20, 1)]


def test_the_largest_number_of_a_database_is_kept(tmp_path):
    database = Database(tmp_path)
    largest = played(2**63 - 1, 1 - 2**63)
    database.put(largest)
    assert database.rounds() == [largest]
    (tmp_path / WAITING).write_text(json.dumps({"put": list(largest._replace(number=2))}) + "\n")
    assert [one.points for one in database.rounds()] == [2**63 - 1]
    (tmp_path / WAITING).write_text(json.dumps({"put": list(largest._replace(number=2)[:-1])}) + "\n")
    assert [one.points for one in database.rounds()] == [2**63 - 1] * 2


def test_what_waits_stays_where_the_folder_may_only_be_read(tmp_path):
    waiting = tmp_path / WAITING
    waiting.write_text(json.dumps({"put": list(played(10, 20)[:-1])}) + "\n")
    assert Database(tmp_path, writable=False).rounds() == []
    assert [file.name for file in tmp_path.iterdir()] == [WAITING]
    assert Database(tmp_path).rounds() == [played(10, 20)]


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


def test_what_cannot_be_written_anywhere_is_written_later(tmp_path, monkeypatch):
    """The database is refused, and so is the file beside it; the first that can be written takes all."""
    database = Database(tmp_path)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    def lock(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", lock)
        with patch.context() as still:
            still.setattr(Path, "open", refuse)
            database.put(played(10, 20, 1))
            database.put(played(10, 20, 2))
            database.withdraw("m1", 1)
        assert list(tmp_path.iterdir()) == []
        database.bring_over()
        assert len((tmp_path / WAITING).read_text().splitlines()) == 3
    database.bring_over()
    assert not (tmp_path / WAITING).exists()
    assert Database(tmp_path).rounds() == [played(10, 20, 2)]


def test_a_round_that_was_held_in_memory_comes_after_what_waits_in_the_file(tmp_path, monkeypatch):
    database = Database(tmp_path)
    (tmp_path / WAITING).write_text(json.dumps({"put": list(played(10, 20, 1)[:-1])}) + "\n")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", lambda *_, **__: (tmp_path / "nowhere").stat())
        database.withdraw("m1", 1)
    database.bring_over()
    assert database.rounds() == []


@pytest.mark.parametrize(
    "line",
    [
        "[" * 100_000,
        json.dumps({"put": [1, *played(1, 2)[:-6]]}),
        json.dumps({"put": list(played(1, 2)._replace(points=2**63)[:-5])}),
        json.dumps({"put": list(played(1, 2)._replace(best="20")[:-5])}),
        json.dumps({"put": list(played(1, 2)._replace(game="\ud800")[:-5])}),
        json.dumps({"withdraw": [1, 2**64]}),
        json.dumps({"put": list(played(1, 2)[:10])}),
        json.dumps({"put": [*played(1, 2), None]}),
        json.dumps({"put": [*played(1, 2)[:11], True, 5, 5, 5]}),
        json.dumps({"put": [*played(1, 2)[:11], "yes", 5, 5, "a"]}),
        json.dumps({"put": list(played(1, 2)._replace(points=None)[:-1])}),
        json.dumps({"put": list(played(1, 2)._replace(helped=None)[:-1])}),
    ],
    ids=[
        *("nested", "shifted", "huge", "text", "surrogate", "withdrawn"),
        *("short", "long", "deal", "fair", "nothing", "helped"),
    ],
)
def test_a_change_that_no_program_wrote_is_passed_over(tmp_path, line):
    (tmp_path / WAITING).write_text(f"{line}\n{json.dumps({'put': list(played(30, 20)[:-5])})}\n")
    assert [one.points for one in Database(tmp_path).rounds()] == [30]


def test_a_row_with_a_value_of_another_kind_does_not_count(tmp_path):
    database = Database(tmp_path)
    database.put(played(30, 20, 1))
    database.put(played(10, 20, 2))
    with closing(sqlite3.connect(tmp_path / FILE)) as opened, opened:
        opened.execute("UPDATE rounds SET points = 'many' WHERE number = 2")
    assert [one.points for one in database.rounds()] == [30]


def test_a_database_whose_fault_sqlite_cannot_put_into_words_is_damaged(tmp_path):
    database = Database(tmp_path)
    database.put(played(30, 20))
    with closing(sqlite3.connect(tmp_path / FILE)) as opened, opened:
        opened.execute("PRAGMA writable_schema = ON")
        name_no_text = "name = CAST(X'ff' AS TEXT), sql = 'no statement'"
        opened.execute(f"UPDATE sqlite_master SET {name_no_text} WHERE name = 'matches'")
    with pytest.raises(StatisticsError, match="it is damaged"):
        database.rounds()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE VIEW more AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
        "CREATE TRIGGER more AFTER INSERT ON rounds BEGIN DELETE FROM matches; END",
        "ALTER TABLE rounds ADD COLUMN more BLOB GENERATED ALWAYS AS (hex(zeroblob(400000000)))",
        "ALTER TABLE matches ADD COLUMN more BLOB CHECK (length(hex(zeroblob(400000000))) > 0)",
        "CREATE INDEX more ON rounds (length(game))",
        "CREATE TABLE more (points INTEGER)",
    ],
)
def test_a_database_that_does_something_by_itself_is_not_read(tmp_path, statement):
    database = Database(tmp_path)
    database.put(played(30, 20))
    with closing(sqlite3.connect(tmp_path / FILE)) as opened, opened:
        opened.execute(statement)
    with pytest.raises(StatisticsError, match="it is not a database of this program"):
        database.rounds()
