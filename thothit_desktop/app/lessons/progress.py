# SPDX-License-Identifier: MIT
"""How far the person has come in each lesson: kept in the settings, and so in every backup."""

from thothit_desktop.app.family.base import Lesson
from thothit_desktop.app.store.setting import ON_OFF, Setting
from thothit_desktop.app.store.settings import Settings


def _step(lesson: Lesson) -> Setting:
    return Setting(f"lesson-step/{lesson.id}", "0")


def _done(lesson: Lesson) -> Setting:
    return Setting(f"lesson-done/{lesson.id}", "off", ON_OFF)


class LessonProgress:
    """The step that a lesson is left at, from 0, and whether it has been played to its end."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def step(self, lesson: Lesson) -> int:
        """The step to go on with; 0 where the lesson has not been begun, or has been ended."""
        kept = self._settings.value(_step(lesson))
        return int(kept) if kept.isdecimal() else 0

    def is_done(self, lesson: Lesson) -> bool:
        """Return True if the lesson has been played to its end at least once."""
        return self._settings.is_on(_done(lesson))

    def reach(self, lesson: Lesson, step: int, last: int) -> None:
        """A step has been reached, of which `last` ends the lesson."""
        self._settings.set_value(_step(lesson), str(step % max(last, 1)))
        if step == last:
            self._settings.set_value(_done(lesson), "on")
