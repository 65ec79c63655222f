# SPDX-License-Identifier: MIT
"""Rounds and matches on disk: an SQLite file with a row for each, written in its own transaction.

A database that is locked, read-only, newer or broken never stops a game. Changes that cannot be written are
kept in a file beside it, a line for each, and written as soon as possible. If that file cannot be written
either, they are kept in memory.
"""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from thothit_desktop.app.statistics.results import PlayedMatch, PlayedRound
from thothit_desktop.app.statistics.schema import VERSION, check_tables, migrate, version_of
from thothit_desktop.games.quoting import one_line
from thothit_desktop.players import level_of

_ResultT = TypeVar("_ResultT", PlayedRound, PlayedMatch)

FILE = "statistics.sqlite"
WAITING = "statistics-waiting.jsonl"
"""The file of changes that could not be written to the database."""

_WAIT_S = 0.2
"""Seconds for which a write waits for another program, before the change is kept aside."""

_TEXTS = (
    "match",
    "game",
    "ended",
    "begun",
    "opponents",
    "rules",
    "outcome",
    "state",
    "deal",
    "held_pairs",
    "called",
)
"""The columns of text; the others hold whole numbers."""

_LARGEST = 2**63 - 1
"""The largest number in an SQLite column."""

_KEPT = ("ended", "begun")
"""The columns that keep their value when a row is put again."""


class _StoredTable(NamedTuple):
    """A table: its columns, of which the last `unknown` may be NULL, and its key.

    `counted` is a column that numbers rows as they are first put; empty for none.
    """

    name: str
    columns: tuple[str, ...]
    unknown: int
    key: str
    counted: str = ""

    @property
    def put(self) -> str:
        """The statement that puts a row; unknown values leave earlier ones unchanged."""
        marks = ", ".join("?" * len(self.columns))
        columns = ", ".join(self.columns)
        if self.counted:
            columns += f", {self.counted}"
            marks += f", (SELECT coalesce(max({self.counted}), 0) + 1 FROM {self.name})"
        again = ", ".join(
            f"{name} = coalesce(excluded.{name}, {name})" for name in self.columns if name not in _KEPT
        )
        return (
            f"INSERT INTO {self.name} ({columns}) VALUES ({marks}) "
            f"ON CONFLICT ({self.key}) DO UPDATE SET {again}"
        )

    def row(self, values: Sequence[object]) -> Sequence[object] | None:
        """Return the row padded with None for columns of later versions, or None if it is invalid."""
        least = len(self.columns) - self.unknown
        if not least <= len(values) <= len(self.columns):
            return None
        row = [*values, *(None,) * (len(self.columns) - len(values))]
        return row if self.is_sound(row) else None

    def is_sound(self, row: Sequence[object]) -> bool:
        """Return True if each value is valid for its column."""
        least = len(self.columns) - self.unknown
        return all(
            _fits(name, row[at]) or (at >= least and row[at] is None) for at, name in enumerate(self.columns)
        )


def _fits(column: str, value: object) -> bool:
    """Return True if a value is of the type of a column: text or a whole number."""
    return _is_text(value) if column in _TEXTS else _is_number(value)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value.isprintable()


def _is_number(value: object) -> bool:
    return isinstance(value, int) and abs(value) <= _LARGEST


_ROUND = PlayedRound._fields[: PlayedRound._fields.index("again")]
"""The stored fields of a round."""

_TABLES = {
    "put": _StoredTable("rounds", _ROUND, 6, "match, number", "place"),
    "match": _StoredTable("matches", PlayedMatch._fields, 2, "match"),
}
"""The tables by the kind of change that puts a row into them."""


class StatisticsError(Exception):
    """The database cannot be read or changed; the message gives the reason."""


class Database:
    """The rounds and matches of a data directory; if not `writable`, changes are dropped."""

    def __init__(self, directory: Path, writable: bool = True) -> None:
        self._file, self._waiting = directory / FILE, directory / WAITING
        self._writable = writable
        self._held: list[Mapping[str, Sequence[object]]] = []
        """Changes that could not be written to any file."""

    def put(self, *results: PlayedRound) -> None:
        """Store rounds; an earlier result of the same round is changed, except for the time of its end."""
        self._change(*({"put": list(result[: len(_ROUND)])} for result in results))

    def put_match(self, kept: PlayedMatch) -> None:
        """Store the state of a match; the time of its beginning stays as first stored."""
        self._change({"match": list(kept)})

    def withdraw(self, match: str, number: int) -> None:
        """Remove a round that had ended and goes on."""
        self._change({"withdraw": [match, number]})

    def rounds(self) -> list[PlayedRound]:
        """Return all rounds that count, in the order in which they ended. Raises StatisticsError."""
        rounds: list[PlayedRound] = []
        finished: set[str] = set()
        for *known, helped, fair, thought, decisions, deal, pairs, called in self._rows("put", "place"):
            later = (_flag(fair), thought, decisions, deal, pairs, called)
            values = (*known, bool(helped), *later, deal in finished)
            rounds.append(_with_levels(PlayedRound._make(values)))
            if deal is not None:
                finished.add(deal)
        return rounds

    def matches(self) -> list[PlayedMatch]:
        """Return all matches that count, in the order in which they began. Raises StatisticsError."""
        return [
            _with_levels(PlayedMatch._make((*known, bool(helped), _flag(fair), state)))
            for *known, helped, fair, state in self._rows("match", "begun, match")
        ]

    def _rows(self, kind: str, order: str) -> list[tuple[Any, ...]]:
        self.bring_over()
        if not self._file.exists():
            return []
        table = _TABLES[kind]
        names = ", ".join(table.columns)
        try:
            with closing(self._to_read()) as database:
                found = database.execute(
                    f"SELECT {names} FROM {table.name} WHERE NOT removed ORDER BY {order}"
                ).fetchall()
        except sqlite3.Error as error:
            raise StatisticsError(one_line(str(error))) from error
        return [row for row in found if table.is_sound(row)]

    def remove_all(self) -> None:
        """Mark all rounds and matches as removed; `bring_back` undoes it. Raises StatisticsError."""
        self._set_removed("removed = removed + 1")

    def bring_back(self) -> None:
        """Undo the last `remove_all`. Raises StatisticsError."""
        self._set_removed("removed = removed - 1 WHERE removed")

    @property
    def can_bring_back(self) -> bool:
        """True if there are removed rounds."""
        with suppress(sqlite3.Error, OSError):
            if self._file.exists():
                with closing(self._to_read()) as database:
                    return database.execute("SELECT 1 FROM rounds WHERE removed").fetchone() is not None
        return False

    def _set_removed(self, change: str) -> None:
        self.bring_over()
        try:
            with closing(self._to_write()) as database, database:
                for table in _TABLES.values():
                    database.execute(f"UPDATE {table.name} SET {change}")
        except sqlite3.Error as error:
            raise StatisticsError(one_line(str(error))) from error

    def _change(self, *changes: Mapping[str, Sequence[object]]) -> None:
        if self._writable:
            self._held += changes
            self.bring_over()

    def bring_over(self) -> None:
        """Write all waiting changes to the database, or keep them aside."""
        if not self._writable:
            return
        with suppress(sqlite3.Error, OSError):
            aside = self._lines() if self._waiting.exists() else []
            changes = [change for line in aside if (change := _read(line)) is not None]
            if aside or self._held:
                self._make([*changes, *self._held])
                self._held.clear()
                self._waiting.unlink(missing_ok=True)
        if self._held:
            lines = "".join(json.dumps(change) + "\n" for change in self._held)
            with suppress(OSError), self._waiting.open("ab") as file:
                file.write(lines.encode())
                file.flush()
                self._held.clear()

    def _lines(self) -> list[str]:
        return self._waiting.read_bytes().decode(errors="replace").splitlines()

    def _make(self, changes: Sequence[Mapping[str, Sequence[object]]]) -> None:
        """Make changes in one transaction."""
        with closing(self._to_write()) as database, database:
            for change in changes:
                for kind, values in change.items():
                    if kind in _TABLES:
                        database.execute(_TABLES[kind].put, values)
                    else:
                        database.execute("DELETE FROM rounds WHERE match = ? AND number = ?", values)

    def _to_read(self) -> sqlite3.Connection:
        """Open the database for reading; an earlier version is copied to memory and migrated there."""
        database = self._connect("ro")
        try:
            if version_of(database) == VERSION:
                return database
            with closing(database):
                copy = sqlite3.connect(":memory:")
                database.backup(copy)
            migrate(copy)
        except BaseException:
            database.close()
            raise
        return copy

    def _to_write(self) -> sqlite3.Connection:
        """Open the database for writing; create it if missing, and migrate an earlier version."""
        database = self._connect("rwc")
        try:
            if version_of(database) == 0:
                database.execute("PRAGMA journal_mode = WAL")
            migrate(database)
        except BaseException:
            database.close()
            raise
        return database

    def _connect(self, mode: str) -> sqlite3.Connection:
        if self._file.exists() and not self._file.is_file():
            raise sqlite3.OperationalError(f"{self._file}: not a file")  # a pipe might never end
        uri = f"{self._file.absolute().as_uri()}?mode={mode}"
        database = sqlite3.connect(uri, timeout=_WAIT_S, uri=True)
        try:
            check_tables(database)
        except UnicodeDecodeError as error:  # raised for SQLite's message about a damaged file
            database.close()
            raise sqlite3.DatabaseError("it is damaged") from error
        except BaseException:
            database.close()
            raise
        return database


def _with_levels(kept: _ResultT) -> _ResultT:
    """Return a result with players of earlier versions replaced by their present levels."""
    return kept._replace(opponents=",".join(map(level_of, kept.opponents.split(","))))


def _flag(value: object) -> bool | None:
    return None if value is None else bool(value)


def _read(line: str) -> dict[str, Sequence[object]] | None:
    """Return a change that was kept aside; None if the line is damaged."""
    try:
        change = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(change, dict) or len(change) != 1:
        return None
    ((kind, values),) = change.items()
    if not isinstance(values, list):
        return None
    if kind in _TABLES:
        row = _TABLES[kind].row(values)
        return None if row is None else {kind: row}
    if kind == "withdraw" and len(values) == 2 and _is_text(values[0]) and _is_number(values[1]):
        return {kind: values}
    return None
