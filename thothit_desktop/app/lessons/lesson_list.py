# SPDX-License-Identifier: MIT
"""The list of all lessons and drills with the progress in each."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontInfo, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from thothit_desktop.app.family.base import Drill, Lesson
from thothit_desktop.app.lessons import scenes
from thothit_desktop.app.lessons.drills import all_drills
from thothit_desktop.app.lessons.lesson_row import DrillRow, LessonRow
from thothit_desktop.app.lessons.progress import LessonProgress
from thothit_desktop.app.widgets.column_scroll import ColumnScroll
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.table.drawing.heading_face import heading_family

_WIDEST = 46
"""The largest width of the column, in sizes of the text."""


class LessonList(ColumnScroll):
    """A column of lessons to choose from."""

    chosen = Signal(object)
    """The user has chosen a lesson; carries the `Lesson`."""
    drill_chosen = Signal(object)
    """The user has chosen a drill; carries the `Drill`."""

    def __init__(self, progress: LessonProgress, back: str, parent: QWidget | None = None) -> None:
        """`back` is the text of the button that leaves the lessons."""
        super().__init__(parent)
        self._progress = progress
        page, self._column = QWidget(self), QWidget(self)
        page.setObjectName("page")
        outer, column = QVBoxLayout(page), QVBoxLayout(self._column)
        outer.setContentsMargins(16, 12, 16, 16)
        middle = QHBoxLayout()  # with an alignment the column would not grow when text wraps
        middle.addStretch(1)
        middle.addWidget(self._column)
        middle.addStretch(1)
        outer.addLayout(middle)
        outer.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        title = plain_label(self.tr("Lessons"), self)
        title.setObjectName("heading")
        lead = plain_label(
            self.tr("Play a few cards and see what they do. Your match waits, and nothing here counts."), self
        )
        lead.setWordWrap(True)
        self.back = QPushButton(back, self)
        self.back.setAutoDefault(True)  # so that Enter presses it
        self.back.setCursor(Qt.CursorShape.PointingHandCursor)
        top = QHBoxLayout()
        top.addWidget(title, 1)
        top.addWidget(self.back)
        column.addLayout(top)
        column.addWidget(lead)
        self.rows = [LessonRow(number, lesson) for number, lesson in enumerate(scenes.all_lessons(), 1)]
        for row in self.rows:
            row.clicked.connect(lambda _=False, lesson=row.lesson: self.chosen.emit(lesson))
            column.addWidget(row)
        heading = plain_label(self.tr("Drills: one rule at a time"), self)
        heading.setObjectName("subheading")
        column.addWidget(heading)
        self.drill_rows = [DrillRow(number, drill) for number, drill in enumerate(all_drills(), 1)]
        for drill_row in self.drill_rows:
            drill_row.clicked.connect(lambda _=False, drill=drill_row.drill: self.drill_chosen.emit(drill))
            column.addWidget(drill_row)
        self._steps = {row.lesson.id: len(scenes.load(row.lesson) or ()) for row in self.rows}
        self.setWidget(page)
        self._apply_style()

    def refresh(self, at: Lesson | None = None) -> LessonRow:
        """Update the progress of all lessons; focus and return the first unfinished one, from `at` on."""
        for row in self.rows:
            lesson, steps = row.lesson, self._steps[row.lesson.id]
            row.show_progress(self._progress.step(lesson), steps, self._progress.is_done(lesson))
        first = next((number for number, row in enumerate(self.rows) if row.lesson == at), 0)
        rows = self.rows[first:] + self.rows[:first]
        due = (row for row in rows if not self._progress.is_done(row.lesson))
        offered = next(due, rows[0])
        offered.setFocus(Qt.FocusReason.OtherFocusReason)
        return offered

    def reveal_drills(self) -> None:
        """Scroll so far that the drills can be seen."""
        self.ensureWidgetVisible(self.drill_rows[-1])
        self.ensureWidgetVisible(self.drill_rows[0])

    def show_tally(self, drill: Drill, told: str) -> DrillRow:
        """Show how many answers to a drill were right; focus and return its row."""
        row = next(row for row in self.drill_rows if row.drill == drill)
        row.show_state(told)
        row.setFocus(Qt.FocusReason.OtherFocusReason)
        return row

    def _apply_style(self) -> None:
        """Set the style sheet for the current colours and text size."""
        tone, size = document_colours(), self._size_of_text()
        self._widen()
        self.setStyleSheet(
            f"#page {{ background: {tone.ground} }} QLabel {{ color: {tone.ink}; background: transparent }}"
            f'#heading {{ color: {tone.link}; font-family: "{heading_family()}"; font-weight: bold;'
            f" font-size: {round(size * 2)}px }}"
            f'#subheading {{ color: {tone.link}; font-family: "{heading_family()}"; font-weight: bold;'
            f" font-size: {round(size * 1.5)}px }}"
            f"PageRow {{ background: transparent; border: 1px solid {tone.line}; border-radius: 8px }}"
            f"PageRow:hover {{ border: 1px solid {tone.accent_lit} }}"
            f"PageRow:focus {{ border: 2px solid {tone.accent_lit}; background: {tone.won} }}"
            f"#number {{ color: {tone.won_ink}; font-size: {round(size * 1.8)}px; font-weight: bold }}"
            f"#title {{ font-size: {round(size * 1.15)}px; font-weight: bold }}"
            f"#about, #state {{ color: {tone.quiet} }}"
        )

    def _widen(self) -> None:
        """Set the width of the column, up to the widest that reads well."""
        widest = _WIDEST * self._size_of_text()
        self._column.setFixedWidth(min(widest, max(240, self.viewport().width() - 32)))

    def _size_of_text(self) -> int:
        return QFontInfo(self.font()).pixelSize()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update the style after a change of palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._apply_style()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Update the width of the column."""
        self._widen()
        super().resizeEvent(event)
