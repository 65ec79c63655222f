# SPDX-License-Identifier: MIT
"""Inputs made from others by changes of bytes, and of keys and values in JSON, usually late in a list."""

import copy
import json
import random
from collections.abc import Sequence

NUMBERS = (-1, 0, 1, 2, 3, 255, 2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**30, 0.5, 1e308)
TEXTS = (
    "",
    " ",
    "*",
    "C3",
    "C3_S9",
    "play C3",
    "\x00",
    "\u2028",
    "\ud800",
    "\U0001f0a1",
    "{0.__class__}",
    "%n",
    "x" * 5000,
)
VALUES: tuple[object, ...] = (None, True, False, [], {}, [[]], *NUMBERS, *TEXTS)
"""Replacements for a value of JSON."""

PIECES = (
    *(
        b"\x00",
        b"\xff\xff\xff\xff",
        b"\xef\xbb\xbf",
        b"\r\n",
        b"\\x40",
        b"@Variant(",
        b"@ByteArray(",
        b'"',
        b",",
    ),
    *(b"[" * 3000, b'{"a":' * 3000, b"9" * 5000, b"NaN", b"1e999", b"-0", b"\\ud800", b"--", b"=", b"%00"),
)
"""Insertions between the bytes of an input."""


def mutated(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """Return another input, made from one by a few changes, also with pieces of `others`."""
    if rng.random() < 0.7:
        try:
            document = json.loads(data)
        except (ValueError, RecursionError):
            pass
        else:
            for _ in range(rng.choice((1, 1, 1, 2, 5))):
                document = _changed(document, rng)
            # Write it like the program, so that the rest after the change is sound.
            return json.dumps(document, ensure_ascii=False).encode("utf-8", "surrogatepass")
    for _ in range(rng.choice((1, 1, 2, 4, 16))):
        data = _disturbed(data, others, rng)
    return data


def _changed(document: object, rng: random.Random) -> object:
    """Return the document with one value or key changed, usually near the end of its lists."""
    parent: dict[str, object] | list[object] | None = None
    key: str | int = 0
    here = document
    while isinstance(here, dict | list) and here and (parent is None or rng.random() < 0.85):
        parent = here
        if isinstance(here, dict):
            key = rng.choice(list(here))
            here = here[key]
        else:
            key = len(here) - 1 - min(int(rng.expovariate(0.5)), len(here) - 1)
            if rng.random() < 0.4:
                key = rng.randrange(len(here))
            here = here[key]
    if parent is None:
        return copy.deepcopy(rng.choice(VALUES))
    if isinstance(parent, dict):
        _change_key(parent, str(key), rng)
    else:
        _change_item(parent, int(key), rng)
    return document


def _change_key(parent: dict[str, object], key: str, rng: random.Random) -> None:
    what = rng.random()
    if what < 0.1:
        del parent[key]
    elif what < 0.15:
        parent[rng.choice(TEXTS)] = copy.deepcopy(parent[key])
    else:
        parent[key] = _other(parent[key], rng)


def _change_item(parent: list[object], at: int, rng: random.Random) -> None:
    what, other = rng.random(), rng.randrange(len(parent))
    if what < 0.15:
        del parent[at]
    elif what < 0.3:
        parent.insert(at, copy.deepcopy(parent[other]))
    elif what < 0.5:
        parent[at], parent[other] = parent[other], parent[at]
    elif what < 0.55:
        del parent[at:]
    else:
        parent[at] = _other(parent[at], rng)


def _other(value: object, rng: random.Random) -> object:
    """Return a value near another one, or any."""
    if rng.random() < 0.3:
        return copy.deepcopy(rng.choice(VALUES))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-10, -1, 1, 10))
    if isinstance(value, str) and value:
        at = rng.randrange(len(value))
        return value[:at] + rng.choice(("", "0", "1", "x", " ", value[at] * 2, "9", "*")) + value[at + 1 :]
    return copy.deepcopy(rng.choice(VALUES))


def _disturbed(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """Return the bytes with one change."""
    at, size = rng.randrange(len(data) + 1), rng.choice((1, 1, 2, 4, 8, 64, 512))
    what = rng.randrange(7)
    if what == 0:
        return data[:at] + rng.randbytes(min(size, 8)) + data[at:]
    if what == 1:
        return data[:at] + data[at + size :]
    if what == 2:
        return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
    if what == 3:
        return data[:at] + rng.choice(PIECES) + data[at:]
    if what == 4:
        return data[:at]
    if what == 5:
        return data[:at] + data[at : at + size] * rng.choice((2, 3, 50)) + data[at + size :]
    other = rng.choice(others)
    begin = rng.randrange(len(other) + 1)
    return data[:at] + other[begin : begin + size] + data[at + size :]
