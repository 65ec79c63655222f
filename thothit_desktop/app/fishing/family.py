# SPDX-License-Identifier: MIT
"""The fishing games, as the windows know them."""

from typing import TYPE_CHECKING

from thothit_desktop.app.family import ChosenDeal, CoachWords, ExampleGuide, Family, FamilyWords, Lesson
from thothit_desktop.app.rules import PAGES

if TYPE_CHECKING:
    from thothit_desktop.app.widgets.score_page import ScorePage


def _words() -> FamilyWords:
    from thothit_desktop.app.fishing import (
        catalogue_words,
        look_into,
        messages,
        preferences,
        sounds,
        stamped_sets,
    )

    return FamilyWords(
        messages=messages.MESSAGES,
        catalogue=catalogue_words.WORDS,
        look_into=look_into.LOOK_INTO,
        preferences=preferences.preferences,
        sounds=sounds.SOUNDS,
        completes_set=stamped_sets.completes_set,
        coach=_coach,
        chosen_deals=_chosen_deals,
        lessons=_lessons,
    )


def _coach() -> CoachWords:
    from thothit_desktop.app.fishing.coach_words import WORDS

    return WORDS


def _chosen_deals() -> tuple[ChosenDeal, ...]:
    from thothit_desktop.app.fishing.chosen_deals import deals

    return deals()


def _lessons() -> tuple[Lesson, ...]:
    from thothit_desktop.app.fishing.lesson_list import lessons

    return lessons()


def _score_page() -> "type[ScorePage]":
    from thothit_desktop.app.fishing.score_page import FishingPage

    return FishingPage


def _example() -> ExampleGuide:
    from thothit_desktop.app.fishing.example import GUIDE

    return GUIDE


FAMILY = Family(id="fishing", words=_words, score_page=_score_page, pages=PAGES, example=_example)
