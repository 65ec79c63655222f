# SPDX-License-Identifier: MIT
"""Strict reading of JSON: keys are looked for, values of their kind, every fault one line with its path."""

import json
from collections import Counter
from collections.abc import Collection, Mapping
from typing import Never, TypeGuard

from thothit_desktop.games.quoting import quote

_HEXADECIMAL = frozenset("0123456789abcdef")


class RecordError(ValueError):
    """A record that cannot be read or played; the message is one line that says where and why."""


def decode(text: str) -> object:
    """The value of a JSON text; raises RecordError, also for a key that stands twice in one object."""
    known: dict[str, str] = {}

    def read(pairs: list[tuple[str, object]]) -> dict[str, object]:
        return _unique([(key, _shared(value, known)) for key, value in pairs])

    try:
        value: object = json.loads(text.rstrip(), object_pairs_hook=read)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, " if "\n" in error.doc else ""
        raise RecordError(
            f"not a game record, or damaged: {error.msg} ({place}column {error.colno})"
        ) from None
    except RecursionError:
        raise RecordError("not a record: nested too deeply") from None
    except RecordError:
        raise
    except ValueError:
        raise RecordError("not a record: a number is too long") from None
    return value


def _shared(value: object, known: dict[str, str]) -> object:
    """The value; equal texts in lists are one, of which a long record has a million."""
    if not isinstance(value, list):
        return value
    return [known.setdefault(one, one) if isinstance(one, str) else _shared(one, known) for one in value]


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise RecordError(f"the key {quote(twice)} stands twice in one object")
    return made


def _is_text(value: object) -> TypeGuard[str]:
    # Half a surrogate pair is a JSON string, but nothing that can be written to a file again.
    return isinstance(value, str) and (value.isascii() or not any("\ud800" <= c <= "\udfff" for c in value))


class Fields:
    """The fields of one JSON object at a path; raises RecordError for every fault.

    `where` begins each message (`round 2: `), `path` each key (`layout.`). Keys that are not known are passed
    over where the object is `open_ended`, and otherwise refused.
    """

    def __init__(
        self,
        value: object,
        required: Collection[str],
        optional: Collection[str] = (),
        *,
        where: str = "",
        path: str = "",
        open_ended: bool = False,
    ) -> None:
        self._where, self._path = where, path
        if not isinstance(value, dict):
            self._fail(f"{path.rstrip('.') or 'it'} is {quote(value)}, not an object")
        self._values: Mapping[str, object] = value
        for key in value:
            if not open_ended and key not in required and key not in optional:
                self._fail(f"unknown key {quote(path + key)}")
        for key in required:
            if key not in value:
                self._fail(f"{path}{key} is missing")

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def _fail(self, reason: str) -> Never:
        raise RecordError(f"{self._where}{reason}")

    def refuse(self, key: str, wanted: str) -> Never:
        """Refuse a field's value, saying what it should be."""
        self._fail(f"{self._path}{key} is {quote(self._values[key])}, not {wanted}")

    def value(self, key: str) -> object:
        """A field's value, whatever it is; None where it is absent."""
        return self._values.get(key)

    def items(self, key: str) -> list[object]:
        """A list."""
        value = self._values[key]
        return value if isinstance(value, list) else self.refuse(key, "a list")

    def text(self, key: str) -> str:
        """A text that can be written as UTF-8."""
        value = self._values[key]
        return value if _is_text(value) else self.refuse(key, "a text")

    def digits(self, key: str, size: int) -> str:
        """A text of so many hexadecimal digits, in lower case; the field must not be missing."""
        if key not in self._values:
            self._fail(f"{self._path}{key} is missing")
        text = self.text(key)
        if len(text) != size or not set(text) <= _HEXADECIMAL:
            self.refuse(key, f"{size} hexadecimal digits")
        return text

    def texts(self, key: str, size: int | None = None) -> tuple[str, ...]:
        """A list of texts, of a certain length where `size` is given."""
        values = self.items(key)
        texts = tuple(value for value in values if _is_text(value))
        if len(texts) < len(values):
            self.refuse(key, "a list of texts")
        if size is not None and len(texts) != size:
            self._fail(f"{self._path}{key} has {len(texts)} entries, not {size}")
        return texts

    def text_lists(self, key: str) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts."""
        values = self.items(key)
        lists = tuple(
            tuple(entry) for entry in values if isinstance(entry, list) and all(map(_is_text, entry))
        )
        if len(lists) < len(values):
            self.refuse(key, "a list of lists of texts")
        return lists

    def text_map(self, key: str) -> dict[str, str]:
        """An object whose values are texts."""
        value = self._values[key]
        if not isinstance(value, dict):
            self.refuse(key, "an object")
        for name, entry in value.items():
            if not _is_text(entry):
                self._fail(f"{quote(self._path + key + '.' + name)} is {quote(entry)}, not a text")
        return value

    def whole(self, key: str) -> int:
        """A whole number."""
        value = self._values[key]
        return value if type(value) is int else self.refuse(key, "a whole number")

    def wholes(self, key: str, size: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers, of a certain length where `size` is given."""
        values = self.items(key)
        wholes = tuple(value for value in values if type(value) is int)
        if len(wholes) < len(values) or (size is not None and len(wholes) != size):
            self.refuse(key, f"a list of {'' if size is None else f'{size} '}whole numbers")
        return wholes

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._values[key]
        return value if isinstance(value, bool) else self.refuse(key, "true or false")
