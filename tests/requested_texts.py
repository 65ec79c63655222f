# SPDX-License-Identifier: MIT
"""Watches which texts the program asks Qt to translate, and knows those that lupdate has found.

What is asked for and not found could not be translated: it was put together at run time, or its context is
another one.
"""

import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

Text = tuple[str, str]
"""A context and a text."""

TEXTS = Path(__file__).parent.parent / "ui" / "translations" / "id.ts"

_unlisted: set[Text] = set()


@cache
def listed() -> frozenset[Text]:
    """Every text of the committed file."""
    return frozenset(
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ET.parse(TEXTS).iter("context")
        for message in context.iter("message")
    )


def watch() -> None:
    """From now on note what is asked for; modules that are imported already are not watched."""
    translate, tr = QCoreApplication.translate, vars(QObject)["tr"]

    def watched_translate(context: str, text: str, *more: Any, **named: Any) -> str:
        if (context, text) not in listed():
            _unlisted.add((context, text))
        return translate(context, text, *more, **named)

    def watched_tr(self: QObject, text: str, *more: Any, **named: Any) -> str:
        contexts = [kind.__name__ for kind in type(self).__mro__]
        if not any((context, text) in listed() for context in contexts):
            _unlisted.add((contexts[0], text))
        said: str = tr.__get__(self, type(self))(text, *more, **named)
        return said

    QCoreApplication.translate = staticmethod(watched_translate)  # type: ignore[method-assign]
    QObject.tr = watched_tr  # type: ignore[method-assign]


def take_unlisted() -> set[Text]:
    """The unlisted texts that were asked for since they were last taken."""
    found = _unlisted.copy()
    _unlisted.clear()
    return found
