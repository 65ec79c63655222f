# SPDX-License-Identifier: MIT
"""Players read the words of the glossary: no text has a phrase that docs/glossary.md excludes."""

import ast
import html
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.translations import catalogue, refusals

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "thothit_desktop"
GLOSSARY = ROOT / "docs" / "glossary.md"
DOCUMENTS = ("README.md", "CHANGELOG.md", "docs/manual.md", "docs/keys.md", "docs/files.md")
RULE = re.compile(r"\brules? [A-Z]{1,2}\d+\b", re.IGNORECASE)
"""The number of a rule in docs/rules/."""
MARKS = ("translate", "tr", "QT_TRANSLATE_NOOP")
"""The functions whose arguments are a context and a text, or a text."""


def excluded() -> list[str]:
    """Return the phrases in the last table of the glossary."""
    table = GLOSSARY.read_text(encoding="utf-8").partition("## Not in what a player reads\n")[2]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return [phrase for row in rows for phrase in re.findall("`([^`]+)`", row)]


def phrases(texts: list[str]) -> re.Pattern[str]:
    """Return a pattern of phrases: in any case, broken over lines, and with any ending of the last word."""
    return re.compile(
        r"\b(?:" + "|".join(r"\s+".join(map(re.escape, text.split())) for text in texts) + ")", re.IGNORECASE
    )


def texts_of_code(source: str) -> Iterator[str]:
    """Yield the texts that a module has translated."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            literals = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if name in MARKS and literals and isinstance(literals[-1], str):
                yield from (text for text in literals if isinstance(text, str))


def texts_of_json(value: object) -> Iterator[str]:
    """Yield the texts of an example, a lesson or the names of the cards."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for one in value.values() if isinstance(value, dict) else value:
            yield from texts_of_json(one)


def plain(page: str) -> str:
    """Return the text of a page without its tags."""
    return html.unescape(re.sub("<[^>]*>", "", page))


def everything() -> Iterator[tuple[str, str]]:
    """Yield each English text that a player reads, with the file that has it."""
    generated = (PACKAGE / "app" / "forms", PACKAGE / "app" / "i18n" / "catalogue_texts.py")
    for path in PACKAGE.rglob("*.py"):
        if generated[0] in path.parents or path == generated[1]:
            continue
        source = path.read_text(encoding="utf-8")
        if any(f"{mark}(" in source for mark in MARKS):
            yield from ((path.name, text) for text in texts_of_code(source))
    yield from (("games", text) for text in (*catalogue(), *refusals()))
    for path in (ROOT / "ui").glob("*.ui"):
        yield from ((path.name, text.text or "") for text in ET.parse(path).iter("string"))
    for path in PACKAGE.glob("app/**/en/**/*"):
        told = path.relative_to(PACKAGE / "app").as_posix()
        if path.suffix == ".html":
            yield told, plain(path.read_text(encoding="utf-8"))
        elif path.suffix == ".json":
            yield from ((told, text) for text in texts_of_json(json.loads(path.read_text(encoding="utf-8"))))
    yield from ((name, (ROOT / name).read_text(encoding="utf-8")) for name in DOCUMENTS)


def test_no_text_has_a_phrase_that_the_glossary_excludes() -> None:
    pattern = phrases(excluded())
    texts = list(dict.fromkeys(everything()))
    assert len(texts) > 2000
    found = [
        f"{name}: {word[0]!r} in {text[max(0, word.start() - 60) : word.end() + 60]!r}"
        for name, text in texts
        for word in (*pattern.finditer(text), *RULE.finditer(text))
    ]
    assert not found, f"{len(found)} phrases that docs/glossary.md replaces:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("An odd\n  card is in the pool.", "odd\n  card"),
        ("Take the odd cards first.", "odd card"),
        ("Two sit between the players.", None),
        ("Twins first.", "Twin"),
        ("You can't give it away.", None),
    ],
)
def test_phrases_are_found_in_any_case_and_over_lines(text: str, phrase: str | None) -> None:
    found = phrases(["odd card", "twin", "give away"]).search(text)
    assert (found and found[0]) == phrase


def test_numbers_of_rules_are_found() -> None:
    assert RULE.search("Rule F3: on a first turn ..")
    assert not RULE.search("The rule of 3 rounds")


def test_texts_are_found_where_players_read_them() -> None:
    code = "tr = self.tr('a b')\nlabel = translate(\n'cards', 'c d')\nkey = 'twin'\n\"\"\"twin\"\"\""
    assert list(texts_of_code(code)) == ["a b", "cards", "c d"]
    assert list(texts_of_json({"ask": "e", "rows": [{"tell": "f"}], "turn": 1})) == ["e", "f"]
    assert plain("<p>a <b>twin</b> &amp; b</p>") == "a twin & b"
