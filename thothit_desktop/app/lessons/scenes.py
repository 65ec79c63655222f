# SPDX-License-Identifier: MIT
"""The lessons of all families, and their steps.

The steps of a lesson are in a file in the form of a worked example (`rules/example.py`).
"""

from pathlib import Path

from thothit_desktop.app.families import FAMILIES, family_of
from thothit_desktop.app.family.base import Lesson
from thothit_desktop.app.rules.example import read, read_file
from thothit_desktop.app.rules.page_text import in_language
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.games.spec import GameSpec


def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons of all families, in learning order."""
    return tuple(lesson for family in FAMILIES.values() for lesson in family.lessons())


def first_capture() -> Lesson | None:
    """Return the scene that greets a new player; None if no family has one."""
    return next(filter(None, (family.first_capture() for family in FAMILIES.values())), None)


def lesson_on(refusal: str, spec: GameSpec) -> Lesson | None:
    """Return the lesson that explains a refusal in a game, by the refusal's code; None if there is none."""
    lessons = family_of(spec).lessons()
    return next((lesson for lesson in lessons if refusal in lesson.refusals), None)


def section_on(refusal: str, spec: GameSpec) -> str | None:
    """Return the section of the rules page on a refusal without a lesson; None if there is none."""
    return family_of(spec).rules_on.get(refusal)


def file(lesson: Lesson) -> Path:
    """Return the file with the steps of a lesson, in the language of the interface if it exists."""
    return in_language(lesson.folder, f"{lesson.id}.json")


def load(lesson: Lesson) -> tuple[ExampleStep, ...] | None:
    """Return the steps of a lesson; log a warning and return None if its file cannot be read."""
    return read_file(file(lesson), read, lesson.game)
