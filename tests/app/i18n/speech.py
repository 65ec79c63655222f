# SPDX-License-Identifier: MIT
"""The languages besides English, with the texts in their files."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.tools.translations import TEXTS
from thothit_desktop.languages import ENGLISH, LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH.id)


class Spoken(NamedTuple):
    """A text and what it is in another language; empty where nobody has translated it."""

    context: str
    source: str
    words: str


@cache
def spoken(language: str) -> tuple[Spoken, ...]:
    """All texts of a language."""
    return tuple(_read(TEXTS / f"{language}.ts"))


def _read(path: Path) -> Iterator[Spoken]:
    for context in ET.parse(path).iter("context"):
        for message in context.iter("message"):
            plural = message.findtext("translation/numerusform")
            words = message.findtext("translation", "") if plural is None else plural
            yield Spoken(context.findtext("name", ""), message.findtext("source", ""), words)
