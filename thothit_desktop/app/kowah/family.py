# SPDX-License-Identifier: MIT
"""Kowah, as the windows know it."""

from typing import TYPE_CHECKING

from thothit_desktop.app.family import ChosenDeal, CoachWords, ExampleGuide, Family, FamilyWords, Lesson
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.widgets.score_page import ScorePage


def _words() -> FamilyWords:
    from thothit_desktop.app.kowah import (
        catalogue_words,
        look_into,
        match_words,
        messages,
        preferences,
        sounds,
    )

    return FamilyWords(
        messages=messages.MESSAGES,
        match=match_words.WORDS,
        catalogue=catalogue_words.WORDS,
        look_into=look_into.LOOK_INTO,
        preferences=preferences.preferences,
        sounds=sounds.SOUNDS,
        keys=preferences.keys,
        coach=_coach,
        chosen_deals=_chosen_deals,
        lessons=_lessons,
    )


def _coach() -> CoachWords:
    from thothit_desktop.app.kowah.coach_words import WORDS

    return WORDS


def _chosen_deals() -> tuple[ChosenDeal, ...]:
    from thothit_desktop.app.kowah.chosen_deals import deals

    return deals()


def _lessons() -> tuple[Lesson, ...]:
    from thothit_desktop.app.kowah.lesson_list import lessons

    return lessons()


def _score_page() -> "type[ScorePage]":
    from thothit_desktop.app.kowah.score_page import KowahPage

    return KowahPage


def _example() -> ExampleGuide:
    from thothit_desktop.app.kowah.example import GUIDE

    return GUIDE


FAMILY = Family(id="kowah", words=_words, score_page=_score_page, pages=PAGES, example=_example)
