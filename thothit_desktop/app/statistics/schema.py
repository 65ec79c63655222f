# SPDX-License-Identifier: MIT
"""The tables of the statistics database, and their migration from earlier versions."""

import re
import sqlite3

_STEPS = (
    (
        """CREATE TABLE rounds (
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
        ) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE rounds ADD COLUMN fair INTEGER",
        "ALTER TABLE rounds ADD COLUMN thought INTEGER",
        "ALTER TABLE rounds ADD COLUMN decisions INTEGER",
        """CREATE TABLE matches (
            match TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            begun TEXT NOT NULL,
            players INTEGER NOT NULL,
            opponents TEXT NOT NULL,
            rules TEXT NOT NULL,
            helped INTEGER NOT NULL,
            fair INTEGER,
            state TEXT,
            removed INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID""",
        """INSERT INTO matches (match, game, begun, players, opponents, rules, helped, removed)
            SELECT match, game, min(ended), players, opponents, rules, max(helped), min(removed)
            FROM rounds GROUP BY match""",
    ),
    ("ALTER TABLE rounds ADD COLUMN deal TEXT",),
    (
        "ALTER TABLE rounds ADD COLUMN place INTEGER NOT NULL DEFAULT 0",
        """UPDATE rounds SET place = later FROM (
            SELECT match m, number n, row_number() OVER (ORDER BY ended, number, match) later FROM rounds
        ) WHERE match = m AND number = n""",
    ),
    ("ALTER TABLE rounds ADD COLUMN held_pairs TEXT",),
    ("ALTER TABLE rounds ADD COLUMN called TEXT",),
)
"""The statements that lead to each version, from 1. Rows with `removed` above 0 do not count.

`place` numbers rounds in the order in which they end, because a computer's clock may be set back.
"""

VERSION = len(_STEPS)
"""The present version of the tables, stored in `user_version`."""


_WORDS = frozenset(re.findall(r"\w+", " ".join(statement for step in _STEPS for statement in step)))
"""All words of the statements above."""


def check_tables(database: sqlite3.Connection) -> None:
    """Raise sqlite3.DatabaseError for anything but tables made with the words of our statements.

    Reading a view, a generated column or a table with a check runs code of whoever wrote the file, which may
    never end.
    """
    database.execute("PRAGMA trusted_schema = OFF")
    version_of(database)  # reports a newer version as such, before its tables are refused
    for kind, name, sql in database.execute("SELECT type, name, sql FROM sqlite_master"):
        if kind != "table" or not _WORDS.issuperset(re.findall(r"\w+", f"{name} {sql}")):
            raise sqlite3.DatabaseError("it is not a database of this program")


def version_of(database: sqlite3.Connection) -> int:
    """Return the version of a database's tables, 0 without tables; raises DatabaseError for a newer one."""
    version = int(database.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise sqlite3.DatabaseError("it is of a newer version of this program")
    return version


def migrate(database: sqlite3.Connection) -> None:
    """Bring the tables to the present version in one transaction."""
    if version_of(database) == VERSION:
        return
    try:
        database.execute("BEGIN IMMEDIATE")
        for statements in _STEPS[version_of(database) :]:
            for statement in statements:
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {VERSION}")
        database.commit()
    except BaseException:
        database.rollback()
        raise
