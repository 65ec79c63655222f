# SPDX-License-Identifier: MIT
"""What a match is known by, whatever becomes of its moves."""

import os

from thothit_desktop.games.record import Record, dump


def is_id(text: str) -> bool:
    """Return True if a text can be what a match is known by."""
    return len(text) == 16 and set(text) <= set("0123456789abcdef")


def new_id() -> str:
    """Return what a match is to be known by, like no other."""
    return os.urandom(8).hex()


def id_of(record: Record) -> str:
    """Return what a match is known by; one whose record does not say it is known by what the record says."""
    if record.id:
        return record.id
    import hashlib  # no start waits for it: the window's own matches have an id

    return hashlib.sha256(dump(record).encode()).hexdigest()[:16]
