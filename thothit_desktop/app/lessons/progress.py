# SPDX-License-Identifier: MIT
"""The person's progress in each lesson, stored in the settings and so in every backup."""

from thothit_desktop.app.family.base import Lesson
from thothit_desktop.app.store.setting import ON_OFF, Setting
from thothit_desktop.app.store.settings import Settings


def _step(lesson: Lesson) -> Setting:
    return Setting(f"lesson-step/{lesson.id}", "0")


def _done(lesson: Lesson) -> Setting:
    return Setting(f"lesson-done/{lesson.id}", "off", ON_OFF)


class LessonProgress:
    """Reads and stores the current step of lessons, and whether they were completed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def step(self, lesson: Lesson) -> int:
        """Return the step to go on with, from 0; 0 for a lesson not begun or completed."""
        kept = self._settings.value(_step(lesson))
        return int(kept) if kept.isdecimal() else 0

    def is_done(self, lesson: Lesson) -> bool:
        """Return True if the lesson was completed at least once."""
        return self._settings.is_on(_done(lesson))

    def reach(self, lesson: Lesson, step: int, last: int) -> None:
        """Store the step reached; the step `last` completes the lesson."""
        self._settings.set_value(_step(lesson), str(step % max(last, 1)))
        if step == last:
            self._settings.set_value(_done(lesson), "on")
