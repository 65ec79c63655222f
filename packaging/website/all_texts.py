# SPDX-License-Identifier: MIT
"""The page for native speakers with all texts of the program beside the English ones, to read in order.

The rules and their examples are not among them, as they have pages of their own.
"""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any

import product
from thothit_desktop.app.rules import PAGES as RULES
from thothit_desktop.languages import ENGLISH, LANGUAGES
from website.page import REPORT, TEXTS_PAGE, Page, SiteTexts

APP = product.ROOT / "thothit_desktop" / "app"
TEXTS = product.ROOT / "ui" / "translations"
OTHERS = tuple(code for code in LANGUAGES if code != ENGLISH.id)
"""The languages that are translated from English."""

Pair = tuple[str, str]
"""An English text and its translation."""

_BLOCK = re.compile(r"<(p|li|h[1-4]|td)\b[^>]*>(.*?)</\1>", re.DOTALL)
_TAG = re.compile(r"<[^>]+>")


def texts_page(words: SiteTexts) -> Page:
    """Return the page of all texts of a language."""
    code = words.language.id
    title = words("All texts of the program")
    about = words("Every text beside the English one, in the order of the program's parts.")
    how = words("Words in braces, such as {0}, are filled in; & marks the letter that is a key.")
    sections = "\n".join(_section(name, pairs, code) for name, pairs in (*_windows(code), *_files(code)))
    body = (
        f"<h1>{escape(title)}</h1>\n<p>{escape(about)} {escape(how)}</p>\n"
        f'<p><a class="button" href="{REPORT}">{escape(words("Report a wrong sentence"))}</a></p>\n{sections}'
    )
    return Page(TEXTS_PAGE, title, about, body)


def _section(name: str, pairs: Iterable[Pair], code: str) -> str:
    rows = "\n".join(
        f'<tr><td lang="en">{escape(english)}</td><td lang="{code}">{escape(other)}</td></tr>'
        for english, other in pairs
    )
    return f'<h2>{escape(name)}</h2>\n<div class="wide"><table class="texts">\n{rows}\n</table></div>'


def _windows(code: str) -> Iterator[tuple[str, list[Pair]]]:
    """Yield the texts of windows and command lines by the name of their part."""
    for context in ET.parse(TEXTS / f"{code}.ts").iter("context"):
        pairs = []
        for message in context.iter("message"):
            plural = message.findtext("translation/numerusform")
            told = message.findtext("translation", "") if plural is None else plural
            pairs.append((message.findtext("source", ""), told.strip()))
        yield context.findtext("name", ""), pairs


def _files(code: str) -> Iterator[tuple[str, list[Pair]]]:
    """Yield the texts of lessons and of the other pages, by the name of their file."""
    for english in sorted(APP.rglob("en/*")):
        other = english.parent.parent / code / english.name
        if RULES in english.parents or not other.is_file():
            continue
        read = _strings if english.suffix == ".json" else _blocks
        pairs = [pair for pair in zip(read(english), read(other), strict=False) if pair[0] != pair[1]]
        yield english.parent.parent.relative_to(APP).joinpath(english.name).as_posix(), pairs


def _strings(path: Path) -> list[str]:
    """Return all texts of a JSON file, in their order."""

    def within(data: Any) -> Iterator[str]:  # noqa: ANN401  (JSON)
        if isinstance(data, str):
            yield data
        elif isinstance(data, dict | list):
            for value in data.values() if isinstance(data, dict) else data:
                yield from within(value)

    return list(within(json.loads(path.read_text(encoding="utf-8"))))


def _blocks(path: Path) -> list[str]:
    """Return the paragraphs of an HTML page without their tags."""
    found = (_TAG.sub("", block[2]) for block in _BLOCK.finditer(path.read_text(encoding="utf-8")))
    return [" ".join(text.split()) for text in found if text.strip()]
