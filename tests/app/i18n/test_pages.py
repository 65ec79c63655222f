# SPDX-License-Identifier: MIT
"""Pages, examples and lessons in other languages differ from the English ones only in their words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import thothit_desktop.app

APP = Path(thothit_desktop.app.__file__).parent
LANGUAGES = ("id", "jv")

ENGLISH = sorted(path for path in APP.glob("**/en/**/*") if path.suffix in (".html", ".json"))
TEXTS = {"ask", "dealt", "end", "instead", "meaning", "names", "tell"}
"""The keys of texts; `instead` holds one a move, and `names` one a seat."""

TAG = re.compile(r"<[^>]*>")
PLACE = re.compile(r"\{[^}]*\}")
NUMBER = re.compile(r"\d+")


def translated(path: Path, language: str) -> Path:
    folders = path.relative_to(APP).parts
    return APP.joinpath(*(language if folder == "en" else folder for folder in folders))


def pairs(suffix: str) -> list[Any]:
    """The pages in English of a kind, each with the same in every language that has it."""
    return [
        pytest.param(path, other, id=other.relative_to(APP).as_posix())
        for language in LANGUAGES
        for path in ENGLISH
        if path.suffix == suffix and (other := translated(path, language)).is_file()
    ]


def without_texts(value: Any) -> Any:
    """JSON with every text replaced by what has to be in it: its places and its numbers."""
    if isinstance(value, list):
        return [without_texts(one) for one in value]
    if not isinstance(value, dict):
        return value
    if isinstance(value.get("names"), dict):  # a ceki card: what it is called in other places
        kept = {key: one for key, one in value.items() if key != "meaning"}
        return {**kept, "meaning": facts_of(value["meaning"])}
    return {key: facts_of(one) if key in TEXTS else without_texts(one) for key, one in value.items()}


def facts_of(text: Any) -> Any:
    """The places and numbers of a text, of a list of texts, or of texts with their keys."""
    if isinstance(text, list):
        return [facts_of(one) for one in text]
    if isinstance(text, dict):
        return {key: facts_of(one) for key, one in text.items()}
    assert isinstance(text, str)
    assert text.strip()
    return sorted(set(PLACE.findall(text))), sorted(NUMBER.findall(PLACE.sub("", text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_and_no_other(language: str) -> None:
    found = {path for path in APP.glob(f"**/{language}/**/*") if path.is_file()}
    assert found == {translated(path, language) for path in ENGLISH}


@pytest.mark.parametrize(("english", "other"), pairs(".json"))
def test_an_example_differs_in_its_words_alone(english: Path, other: Path) -> None:
    read = [json.loads(path.read_text(encoding="utf-8")) for path in (english, other)]
    assert without_texts(read[1]) == without_texts(read[0])


@pytest.mark.parametrize(("english", "other"), pairs(".html"))
def test_a_page_has_the_same_tags_pictures_and_numbers(english: Path, other: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (english, other)]
    assert TAG.findall(texts[1]) == TAG.findall(texts[0])
    words = [TAG.sub(" ", text) for text in texts]
    for facts in (PLACE, NUMBER):
        assert sorted(facts.findall(words[1])) == sorted(facts.findall(words[0]))
