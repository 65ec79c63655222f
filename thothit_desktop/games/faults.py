# SPDX-License-Identifier: MIT
"""Error messages that a caller can translate, although the games raise them in English."""

from collections.abc import Callable, Sequence


class FaultText:
    """A fault in words: a sentence or part of one, with placeholders for values; `str` gives it in English.

    `{0}` stands for the first value. A value may be a fault text or an error itself; a tuple lists the
    allowed values.
    """

    def __init__(self, text: str, *values: object, **named: object) -> None:
        self.text, self.values, self.named = text, values, named

    def __str__(self) -> str:
        return told(self, lambda english: english)


class TranslatableError(ValueError):
    """A fault raised as an exception; `told` translates it."""

    def __init__(self, text: str, *values: object) -> None:
        self.fault = FaultText(text, *values)
        super().__init__(str(self.fault))


def told(fault: object, translate: Callable[[str], str]) -> str:
    """Return a fault, or a value in it, translated by `translate`, which gets each text and `{0} or {1}`."""
    if isinstance(fault, TranslatableError):
        fault = fault.fault
    if isinstance(fault, tuple):
        return either(fault, translate("{0} or {1}"))
    if not isinstance(fault, FaultText):
        return str(fault)
    values = (told(value, translate) for value in fault.values)
    named = {name: told(value, translate) for name, value in fault.named.items()}
    return translate(fault.text).format(*values, **named)


def either(values: Sequence[object], last_two: str = "{0} or {1}") -> str:
    """Return the values as a choice, such as `2, 3 or 4`."""
    *most, last = map(str, values)
    return last_two.format(", ".join(most), last) if most else last
