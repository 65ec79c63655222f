# SPDX-License-Identifier: MIT
"""Faults that can be said in any language, though the floor that finds them knows only English."""

from collections.abc import Callable, Sequence


class FaultText:
    """A fault in words: a sentence or part of one, with places for values; `str` gives it in English.

    `{0}` stands for the first value. One may be a fault's text or error itself; a tuple holds values of which
    one is allowed.
    """

    def __init__(self, text: str, *values: object, **named: object) -> None:
        self.text, self.values, self.named = text, values, named

    def __str__(self) -> str:
        return told(self, lambda english: english)


class TranslatableError(ValueError):
    """A fault that is raised; `told` says it in another language."""

    def __init__(self, text: str, *values: object) -> None:
        self.fault = FaultText(text, *values)
        super().__init__(str(self.fault))


def told(fault: object, translate: Callable[[str], str]) -> str:
    """A fault, or a value in it, in the language of `translate`, which knows all texts and `{0} or {1}`."""
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
    """Such as `2, 3 or 4`."""
    *most, last = map(str, values)
    return last_two.format(", ".join(most), last) if most else last
