# SPDX-License-Identifier: MIT
"""The person's progress in each lesson, stored in the settings and so in every backup."""

from collections.abc import Collection

from thothit_desktop.app.family.base import Lesson
from thothit_desktop.app.store.setting import ON_OFF, Setting
from thothit_desktop.app.store.settings import Settings


def _step(lesson: Lesson) -> Setting:
    return Setting(f"lesson-step/{lesson.id}", "0")


def _solved(lesson: Lesson) -> Setting:
    return Setting(f"lesson-solved/{lesson.id}", "")


def _done(lesson: Lesson) -> Setting:
    return Setting(f"lesson-done/{lesson.id}", "off", ON_OFF)


class LessonProgress:
    """Reads and stores the current step of lessons, the tasks solved in them, and the lessons done."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def step(self, lesson: Lesson) -> int:
        """Return the step to go on with, from 0; 0 for a lesson not begun or completed."""
        kept = self._settings.value(_step(lesson))
        return int(kept) if kept.isdecimal() else 0

    def is_done(self, lesson: Lesson) -> bool:
        """Return True if the lesson was completed at least once."""
        return self._settings.is_on(_done(lesson))

    def solve(self, lesson: Lesson, step: int) -> None:
        """Store that the person has made the move that a step asks for."""
        solved = sorted({*self._solved(lesson), step})
        self._settings.set_value(_solved(lesson), " ".join(map(str, solved)))

    def reach(self, lesson: Lesson, step: int, last: int, tasks: Collection[int]) -> None:
        """Store the step reached; the step `last` completes the lesson if all its tasks were solved.

        `tasks` are the steps that ask for a move. After the last step, the lesson goes on with the first
        task that was passed over.
        """
        if step == last:
            left = [] if self.is_done(lesson) else sorted({*tasks} - self._solved(lesson))
            step = left[0] if left else 0
            if not left:
                self._settings.set_value(_done(lesson), "on")
                self._settings.set_value(_solved(lesson), "")
        self._settings.set_value(_step(lesson), str(step))

    def _solved(self, lesson: Lesson) -> set[int]:
        kept = self._settings.value(_solved(lesson)).split()
        return {int(step) for step in kept if step.isdecimal()}
