# SPDX-License-Identifier: MIT
"""Kings, as the windows know it."""

from typing import TYPE_CHECKING

from thothit_desktop.app.family import ExampleGuide, Family, FamilyWords
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.widgets.score_page import ScorePage


def _words() -> FamilyWords:
    from thothit_desktop.app.kings import catalogue_words, look_into, match_words, messages

    return FamilyWords(
        messages=messages.MESSAGES,
        match=match_words.WORDS,
        catalogue=catalogue_words.WORDS,
        look_into=look_into.LOOK_INTO,
        rules_on=messages.RULES_ON,
    )


def _score_page() -> "type[ScorePage]":
    from thothit_desktop.app.kings.score_page import KingsPage

    return KingsPage


def _example() -> ExampleGuide:
    from thothit_desktop.app.kings.example import GUIDE

    return GUIDE


FAMILY = Family(id="kings", words=_words, score_page=_score_page, pages=PAGES, example=_example)
