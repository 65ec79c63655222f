# SPDX-License-Identifier: MIT
"""A watch on the texts that the program asks Qt to translate, compared with those of lupdate.

A text that lupdate has not found cannot be translated: it was composed at run time, or its context is another
one.
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
    """Return every text of the committed file."""
    return frozenset(
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ET.parse(TEXTS).iter("context")
        for message in context.iter("message")
    )


def watch() -> None:
    """Record the requested texts from now on; modules that are imported already are not watched."""
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
    """Return the unlisted texts requested since the last call."""
    found = _unlisted.copy()
    _unlisted.clear()
    return found
