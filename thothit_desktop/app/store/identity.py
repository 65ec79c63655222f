# SPDX-License-Identifier: MIT
"""The ids of matches, which stay the same when moves are added or taken back."""

import os

from thothit_desktop.games.record import Record, dump


def is_id(text: str) -> bool:
    """Return True if a text is a valid id."""
    return len(text) == 16 and set(text) <= set("0123456789abcdef")


def new_id() -> str:
    """Return a new, unique id."""
    return os.urandom(8).hex()


def id_of(record: Record) -> str:
    """Return the id of a match; a record without one gets a hash of its content."""
    if record.id:
        return record.id
    import hashlib  # imported here to keep the start fast; the window's own matches have an id

    return hashlib.sha256(dump(record).encode()).hexdigest()[:16]
