# SPDX-License-Identifier: MIT
"""Strict reading of JSON: checks keys and types; every fault is one line with the path of the value."""

import json
from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple, Never, TypeGuard

from thothit_desktop.games.faults import FaultText, TranslatableError
from thothit_desktop.games.quoting import quote

MISSING, NOT_WANTED = "{0} is missing", "{0} must be {2}, not {1}"
"""Faults of a field."""
POINTS_MISSING, POINTS_TOO_EARLY = "points is missing", "an unfinished round cannot have points"
"""Faults of the points of a round or a variation."""

MOST_PARTS = 250_000
"""The most lists, objects and keys of a JSON text; the record of the longest match has some 20,000."""

_HEXADECIMAL = frozenset("0123456789abcdef")


class RecordError(TranslatableError):
    """A record that cannot be read or played; the message is one line with place and reason."""


class RecordPlace(NamedTuple):
    """A round or a variation of a record: a text such as `round {0}`, and its number."""

    text: str
    number: int

    def fault(self, why: str | TranslatableError, *values: object) -> RecordError:
        """Return a RecordError about this place."""
        reason = FaultText(why, *values) if isinstance(why, str) else why
        return RecordError("{0}: {1}", FaultText(*self), reason)

    def at_move(self, number: int, why: FaultText | ValueError) -> RecordError:
        """Return a RecordError about a move of this place, numbered from 1."""
        return RecordError("{0}, move {1}: {2}", FaultText(*self), number, why)


def crowded(text: str) -> bool:
    """Return True if a JSON text has more parts than any record, so that parsing might exhaust the memory."""
    return sum(text.count(mark) for mark in "[{:") > MOST_PARTS


def decode(text: str) -> object:
    """Return the value of a JSON text; raises RecordError, also for a repeated key in an object."""
    if crowded(text):
        raise RecordError("not a saved match: too many lists and objects")
    known: dict[str, str] = {}

    def read(pairs: list[tuple[str, object]]) -> dict[str, object]:
        return _unique([(key, _shared(value, known)) for key, value in pairs])

    try:
        value: object = json.loads(text.rstrip(), object_pairs_hook=read)
    except json.JSONDecodeError as error:
        why, text = FaultText(error.msg), "not a saved match, or damaged: {0} (column {1})"
        if "\n" in error.doc:
            text = "not a saved match, or damaged: {0} (line {2}, column {1})"
        raise RecordError(text, why, error.colno, error.lineno) from None
    except RecursionError:
        raise RecordError("not a saved match: nested too deeply") from None
    except RecordError:
        raise
    except ValueError:
        raise RecordError("not a saved match: a number is too long") from None
    return value


def _shared(value: object, known: dict[str, str]) -> object:
    """Return the value with equal texts in lists made one object; a long record has a million texts."""
    if not isinstance(value, list):
        return value
    return [known.setdefault(one, one) if isinstance(one, str) else _shared(one, known) for one in value]


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise RecordError("the key {0} appears twice in one object", quote(twice))
    return made


def _is_text(value: object) -> TypeGuard[str]:
    # JSON allows half a surrogate pair in a string, but it cannot be encoded as UTF-8 again.
    return isinstance(value, str) and (value.isascii() or not any("\ud800" <= c <= "\udfff" for c in value))


class Fields:
    """The fields of one JSON object at a path; raises RecordError for every fault.

    Messages begin with `where`, keys with `path` (`layout.`). Unknown keys are ignored if the object is
    `open_ended`, otherwise refused.
    """

    def __init__(
        self,
        value: object,
        required: Collection[str],
        optional: Collection[str] = (),
        *,
        where: RecordPlace | None = None,
        path: str = "",
        open_ended: bool = False,
    ) -> None:
        self._where, self._path = where, path
        if not isinstance(value, dict):
            if path:
                self._fail(NOT_WANTED, path.rstrip("."), quote(value), FaultText("an object"))
            self._fail("it must be an object, not {0}", quote(value))
        self._values: Mapping[str, object] = value
        for key in value:
            if not open_ended and key not in required and key not in optional:
                self._fail("unknown key {0}", quote(path + key))
        for key in required:
            if key not in value:
                self._fail(MISSING, path + key)

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def _fail(self, why: str, *values: object) -> Never:
        raise RecordError(why, *values) if self._where is None else self._where.fault(why, *values)

    def refuse(self, key: str, wanted: str, *values: object) -> Never:
        """Raise RecordError for a field's value; `wanted` describes a valid value."""
        self._fail(NOT_WANTED, self._path + key, quote(self._values[key]), FaultText(wanted, *values))

    def value(self, key: str) -> object:
        """Return a field's value of any type; None if it is absent."""
        return self._values.get(key)

    def items(self, key: str) -> list[object]:
        """Return a field that must be a list."""
        value = self._values[key]
        return value if isinstance(value, list) else self.refuse(key, "a list")

    def text(self, key: str) -> str:
        """Return a field that must be a text that UTF-8 can encode."""
        value = self._values[key]
        return value if _is_text(value) else self.refuse(key, "a text")

    def digits(self, key: str, size: int) -> str:
        """Return a field that must be present, with `size` hexadecimal digits in lower case."""
        if key not in self._values:
            self._fail(MISSING, self._path + key)
        text = self.text(key)
        if len(text) != size or not set(text) <= _HEXADECIMAL:
            self.refuse(key, "{0} hexadecimal digits", size)
        return text

    def texts(self, key: str, size: int | None = None) -> tuple[str, ...]:
        """Return a field that must be a list of texts, of length `size` if given."""
        values = self.items(key)
        texts = tuple(value for value in values if _is_text(value))
        if len(texts) < len(values):
            self.refuse(key, "a list of texts")
        if size is not None and len(texts) != size:
            self._fail("{0} must have {2} entries, not {1}", self._path + key, len(texts), size)
        return texts

    def text_lists(self, key: str) -> tuple[tuple[str, ...], ...]:
        """Return a field that must be a list of lists of texts."""
        values = self.items(key)
        lists = tuple(
            tuple(entry) for entry in values if isinstance(entry, list) and all(map(_is_text, entry))
        )
        if len(lists) < len(values):
            self.refuse(key, "a list of lists of texts")
        return lists

    def text_map(self, key: str) -> dict[str, str]:
        """Return a field that must be an object whose values are texts."""
        value = self._values[key]
        if not isinstance(value, dict):
            self.refuse(key, "an object")
        for name, entry in value.items():
            if not _is_text(entry):
                self._fail(NOT_WANTED, quote(f"{self._path}{key}.{name}"), quote(entry), FaultText("a text"))
        return value

    def whole(self, key: str) -> int:
        """Return a field that must be a whole number."""
        value = self._values[key]
        return value if type(value) is int else self.refuse(key, "a whole number")

    def wholes(self, key: str, size: int | None = None) -> tuple[int, ...]:
        """Return a field that must be a list of whole numbers, of length `size` if given."""
        values = self.items(key)
        wholes = tuple(value for value in values if type(value) is int)
        if size is not None and (len(wholes) < len(values) or len(wholes) != size):
            self.refuse(key, "a list of {0} whole numbers", size)
        if len(wholes) < len(values):
            self.refuse(key, "a list of whole numbers")
        return wholes

    def flag(self, key: str) -> bool:
        """Return a field that must be true or false."""
        value = self._values[key]
        return value if isinstance(value, bool) else self.refuse(key, "true or false")
