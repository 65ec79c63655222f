# SPDX-License-Identifier: MIT
"""A lesson or drill in the list: a button with number, title, subject and progress."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from thothit_desktop.app.family.base import Drill, Lesson
from thothit_desktop.app.widgets.plain_text import plain_label


class PageRow(QPushButton):
    """A button for a lesson or a drill."""

    def __init__(self, number: int, listed: Lesson | Drill, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listed = listed
        self.setAutoDefault(True)  # so that Enter presses it
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        across = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        across.setHeightForWidth(True)
        self.setSizePolicy(across)
        self._state = plain_label(parent=self)
        parts = (
            ("number", plain_label(str(number), self), (0, 0, 2, 1)),
            ("title", plain_label(listed.title, self), (0, 1, 1, 1)),
            ("about", plain_label(listed.about, self), (1, 1, 1, 1)),
            ("state", self._state, (0, 2, 2, 1)),
        )
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 10, 16, 10)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        for name, label, place in parts:
            label.setObjectName(name)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setWordWrap(name in ("title", "about"))
            self._grid.addWidget(label, *place)
        self._state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_state(self, told: str) -> None:
        """Show a progress in words, and the minutes."""
        number = self._listed.minutes
        minutes = QCoreApplication.translate("LessonRow", "%n minute(s)", "", number)
        self._state.setText("\n".join(filter(None, (told, minutes))))
        self.setAccessibleName(self._listed.title)
        self.setAccessibleDescription(f"{self._listed.about} {', '.join(filter(None, (told, minutes)))}")

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all texts."""
        return self._grid.totalSizeHint()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Return True, because texts wrap in a narrow list."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height of the wrapped texts."""
        return self._grid.totalHeightForWidth(width)


class LessonRow(PageRow):
    """A button for a lesson."""

    def __init__(self, number: int, lesson: Lesson, parent: QWidget | None = None) -> None:
        super().__init__(number, lesson, parent)
        self.lesson = lesson

    def show_progress(self, step: int, steps: int, done: bool) -> None:
        """Show the progress: the current step (from 0) of all steps, or that the lesson is done."""
        if step:
            told = self.tr("Step {0} of {1}").format(step + 1, steps)
        elif done:
            told = self.tr("✓ Done")
        else:
            told = self.tr("Not started")
        self.show_state(told)


class DrillRow(PageRow):
    """A button for a drill."""

    def __init__(self, number: int, drill: Drill, parent: QWidget | None = None) -> None:
        super().__init__(number, drill, parent)
        self.drill = drill
        self.show_state("")
