# SPDX-License-Identifier: MIT
"""Every text has a translation, with the same placeholders and marks."""

import re

import pytest

from tests.app.i18n.speech import OTHERS, spoken
from thothit_desktop.app.i18n.translators import FILES

PACKAGE = FILES.parent
PLACES = re.compile(r"\{\w*\}|%n|%\d|%p|\\n")
TAGS = re.compile(r"</?[a-zA-Z][^>]*>")
ENDS = re.compile(r"^\s*|\s*$")


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_without_a_translation(language):
    assert [text[:2] for text in spoken(language) if not text.words.strip()] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_page_lesson_or_example_is_in_english_only(language):
    english = [path for path in PACKAGE.rglob("*") if "en" in path.parent.parts and path.is_file()]
    assert english
    pages = [path.relative_to(PACKAGE).as_posix().replace("/en/", f"/{language}/") for path in english]
    assert [page for page in pages if not (PACKAGE / page).is_file()] == []


@pytest.mark.parametrize("pattern", [PLACES, TAGS, ENDS], ids=["places", "tags", "ends"])
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_keeps_what_is_filled_in_its_tags_and_its_spaces(language, pattern):
    wrong = [
        text
        for text in spoken(language)
        if text.words and sorted(pattern.findall(text.source)) != sorted(pattern.findall(text.words))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_goes_on_in_a_dialog_says_so_in_every_language(language):
    """Dots at the end of a menu entry or button tell that something will be asked."""
    wrong = [
        text
        for text in spoken(language)
        if text.words and text.source.endswith(("…", "...")) != text.words.endswith(("…", "..."))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_plural_of_english_is_left(language):
    assert [text for text in spoken(language) if "(s)" in text.words] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_worth_of_a_line_of_the_score_sheet_begins_alike(language):
    """They stand below one another, under the names of the lines."""
    begun = {text.words.split()[0] for text in spoken(language) if text.source.startswith("{0} each")}
    assert len(begun) == 1
