# SPDX-License-Identifier: MIT
"""The lessons of all families, and the steps of each.

The scenes of a lesson are a file in the form of a worked example (`rules/example.py`).
"""

import json
import logging
from pathlib import Path

from thothit_desktop.app.families import FAMILIES, family_of
from thothit_desktop.app.family.base import Lesson
from thothit_desktop.app.rules.example import read
from thothit_desktop.app.rules.page_text import in_language
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.games.spec import GameSpec

_log = logging.getLogger(__name__)


def all_lessons() -> tuple[Lesson, ...]:
    """Every family's lessons, in the order in which they are learnt."""
    return tuple(lesson for family in FAMILIES.values() for lesson in family.lessons())


def lesson_on(refusal: str, spec: GameSpec) -> Lesson | None:
    """The lesson that explains why something was refused in a game, by the refusal's code."""
    lessons = family_of(spec).lessons()
    return next((lesson for lesson in lessons if refusal in lesson.refusals), None)


def section_on(refusal: str, spec: GameSpec) -> str | None:
    """The section of a game's rules page that explains it where no lesson does; None where none does."""
    return family_of(spec).rules_on.get(refusal)


def file(lesson: Lesson) -> Path:
    """The file with the scenes of a lesson, in the user's language if there is one."""
    return in_language(lesson.folder, f"{lesson.id}.json")


def load(lesson: Lesson) -> tuple[ExampleStep, ...] | None:
    """The steps of a lesson; None where its file is missing or damaged, which is written to the log."""
    path = file(lesson)
    try:
        return read(json.loads(path.read_text(encoding="utf-8")), lesson.game)
    except (OSError, ValueError) as error:
        _log.warning("%s: %s", path, error)
        return None
