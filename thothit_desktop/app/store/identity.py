# SPDX-License-Identifier: MIT
"""What a match is known by, whatever becomes of its moves."""

import hashlib
import secrets

from thothit_desktop.games.record import Record, dump


def is_id(text: str) -> bool:
    """Whether a text can be what a match is known by."""
    return len(text) == 16 and set(text) <= set("0123456789abcdef")


def new_id() -> str:
    """What a match is to be known by, like no other."""
    return secrets.token_hex(8)


def id_of(record: Record) -> str:
    """What a match is known by; one whose record does not say it is known by what the record says."""
    return record.id or hashlib.sha256(dump(record).encode()).hexdigest()[:16]
