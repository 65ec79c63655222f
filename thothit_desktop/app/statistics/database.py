# SPDX-License-Identifier: MIT
"""The rounds on disk: an SQLite file, a row a round, each written in a transaction of its own.

A database that is locked, read-only, newer or broken never stops a game: what cannot be written is kept in a
file beside it, a line a change, and brought over as soon as the database can be written again.
"""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from thothit_desktop.app.statistics.results import PlayedRound

FILE = "statistics.sqlite"
WAITING = "statistics-waiting.jsonl"
"""Changes that the database could not take."""

VERSION = 1
"""That of the tables, in `user_version`."""

_WAIT_S = 0.2
"""How long a write waits for another program; after that it is kept aside."""

_TABLES = """
CREATE TABLE rounds (
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    ended TEXT NOT NULL,
    players INTEGER NOT NULL,
    opponents TEXT NOT NULL,
    rules TEXT NOT NULL,
    points INTEGER NOT NULL,
    best INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    helped INTEGER NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
"""
"""`removed` rows do not count, and can be brought back."""

_COLUMNS = PlayedRound._fields
_KEPT = ("match", "number", "ended")
"""What stays where a round is put a second time."""


class StatisticsError(Exception):
    """The rounds cannot be read, for this reason."""


class Database:
    """The rounds of a data directory; where it may not be written to, `writable` is False."""

    def __init__(self, directory: Path, writable: bool = True) -> None:
        self._file, self._waiting = directory / FILE, directory / WAITING
        self._writable = writable

    def put(self, result: PlayedRound) -> None:
        """Keep a round. Put again it changes what was kept of it, but not when it ended."""
        self._change({"put": list(result)})

    def withdraw(self, match: str, number: int) -> None:
        """A round goes on that had ended: it no longer counts."""
        self._change({"withdraw": [match, number]})

    def rounds(self) -> list[PlayedRound]:
        """All rounds that count, in the order in which they ended. Raises StatisticsError."""
        self._bring_over()
        if not self._file.exists():
            return []
        names = ", ".join(_COLUMNS)
        try:
            with closing(self._open(write=False)) as database:
                rows = database.execute(
                    f"SELECT {names} FROM rounds WHERE NOT removed ORDER BY ended, number"
                )
                return [PlayedRound._make((*row[:-1], bool(row[-1]))) for row in rows]
        except sqlite3.Error as error:
            raise StatisticsError(str(error)) from error

    def remove_all(self) -> None:
        """Let no round count any more; `bring_back` undoes it. Raises StatisticsError."""
        self._set_removed("UPDATE rounds SET removed = removed + 1")

    def bring_back(self) -> None:
        """Let the rounds count again that were removed last. Raises StatisticsError."""
        self._set_removed("UPDATE rounds SET removed = removed - 1 WHERE removed")

    @property
    def can_bring_back(self) -> bool:
        """Whether rounds have been removed."""
        with suppress(sqlite3.Error, OSError):
            if self._file.exists():
                with closing(self._open(write=False)) as database:
                    return database.execute("SELECT 1 FROM rounds WHERE removed").fetchone() is not None
        return False

    def _set_removed(self, statement: str) -> None:
        self._bring_over()
        try:
            with closing(self._open(write=True)) as database, database:
                database.execute(statement)
        except sqlite3.Error as error:
            raise StatisticsError(str(error)) from error

    def _change(self, change: dict[str, Sequence[object]]) -> None:
        if not self._writable:
            return
        self._bring_over()
        if not self._waiting.exists():
            with suppress(sqlite3.Error):
                self._make([change])
                return
        with suppress(OSError), self._waiting.open("a", encoding="utf-8") as file:
            file.write(json.dumps(change) + "\n")

    def _bring_over(self) -> None:
        """Make the changes that have been waiting, if the database takes them now."""
        if not self._writable or not self._waiting.exists():
            return
        with suppress(sqlite3.Error, OSError):
            lines = self._waiting.read_text(encoding="utf-8").splitlines()
            self._make([change for line in lines if (change := _read(line)) is not None])
            self._waiting.unlink()

    def _make(self, changes: Sequence[dict[str, Sequence[object]]]) -> None:
        """Make changes in one transaction."""
        marks = ", ".join("?" * len(_COLUMNS))
        again = ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS if name not in _KEPT)
        with closing(self._open(write=True)) as database, database:
            for change in changes:
                if "put" in change:
                    database.execute(
                        f"INSERT INTO rounds ({', '.join(_COLUMNS)}) VALUES ({marks}) "
                        f"ON CONFLICT (match, number) DO UPDATE SET {again}",
                        change["put"],
                    )
                else:
                    database.execute("DELETE FROM rounds WHERE match = ? AND number = ?", change["withdraw"])

    def _open(self, write: bool) -> sqlite3.Connection:
        """The database with its tables, made where it is to be written and is not there."""
        mode = "rwc" if write else "ro"
        uri = f"{self._file.absolute().as_uri()}?mode={mode}"
        database = sqlite3.connect(uri, timeout=_WAIT_S, uri=True)
        try:
            version = database.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                raise sqlite3.DatabaseError("it is of a newer version of this program")
            if write and version == 0:
                database.execute("PRAGMA journal_mode = WAL")
                database.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
        except BaseException:
            database.close()
            raise
        return database


def _read(line: str) -> dict[str, Sequence[object]] | None:
    """A change that was kept aside; None where the line is damaged."""
    try:
        change = json.loads(line)
    except ValueError:
        return None
    sizes = {"put": len(_COLUMNS), "withdraw": 2}
    if not isinstance(change, dict) or len(change) != 1:
        return None
    ((kind, values),) = change.items()
    if kind not in sizes or not isinstance(values, list) or len(values) != sizes[kind]:
        return None
    return {kind: values} if all(isinstance(value, str | int) for value in values) else None
