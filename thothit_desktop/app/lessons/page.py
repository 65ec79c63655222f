# SPDX-License-Identifier: MIT
"""The page of the lessons: the list, or the pane with the lesson or drill in play."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontInfo, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from thothit_desktop.app.family.base import Drill, Lesson
from thothit_desktop.app.lessons import drills, scenes
from thothit_desktop.app.lessons.drill_pane import DrillPane
from thothit_desktop.app.lessons.lesson_list import LessonList
from thothit_desktop.app.lessons.pane import LessonPane
from thothit_desktop.app.lessons.progress import LessonProgress
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.games import games

_WIDE = 45
"""The least width of a page with all buttons in one row, in sizes of the text."""


def _scrolled(pane: QWidget) -> QScrollArea:
    """Return a scroll area with a pane: a low window cannot hold table, text and buttons at once."""
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(pane)
    return area


class LessonsPage(QWidget):
    """Plays lessons without any effect on the match, which waits; its window title names the lesson."""

    left = Signal()
    """The user wants to leave the lessons."""
    play_now = Signal(object)
    """The user wants to play the game of the last lesson (`GameSpec`)."""

    def __init__(self, settings: Settings, back: str, parent: QWidget | None = None) -> None:
        """`back` is the text of the buttons that leave the lessons."""
        super().__init__(parent)
        self._settings, self._progress = settings, LessonProgress(settings)
        self.lesson: Lesson | None = None
        """The lesson in play; None while the list or a drill is shown."""
        self.drill: Drill | None = None
        """The drill in play; None while the list or a lesson is shown."""
        self.drill_pane: DrillPane | None = None
        """The pane of the drills, made for the first one."""
        self.list = LessonList(self._progress, back)
        self.list.chosen.connect(self.show_lesson)
        self.list.drill_chosen.connect(self.show_drill)
        self.list.back.clicked.connect(self.left)
        self.pane = pane = LessonPane(settings)
        pane.ui.leave.setText(self.tr("All &lessons"))
        self.back = QPushButton(back, pane)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.setAutoDefault(True)
        self.back.clicked.connect(self.left)
        pane.ui.buttons_layout.insertWidget(1, self.back)
        pane.left.connect(self.show_list)
        pane.play_now.connect(self._go_on)
        pane.solved.connect(self._solve)
        pane.course.reached.connect(self._keep)
        self._stage = _scrolled(pane)
        self._fault = self._fault_label()
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._stage)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._fault)
        column.addWidget(self._stack)
        self.show_list()

    def _fault_label(self) -> QLabel:
        label = plain_label("", self)
        label.setContentsMargins(16, 8, 16, 0)
        label.hide()
        return label

    def show_list(self) -> None:
        """Leave the lesson, keeping its progress, or the drill, and show the list."""
        self._stop()
        before, self.lesson = self.lesson, None
        drill, self.drill = self.drill, None
        self.setWindowTitle(self.tr("Lessons"))
        self._stack.setCurrentWidget(self.list)
        self.setFocusProxy(self.list.refresh(before))
        if drill is not None and self.drill_pane is not None:
            self.setFocusProxy(self.list.show_tally(drill, self.drill_pane.tally(drill)))

    def show_drills(self) -> None:
        """Show the list with the focus on the first drill."""
        self.show_list()
        row = self.list.drill_rows[0]
        row.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFocusProxy(row)
        self.list.reveal_drills()

    def show_drill(self, drill: Drill) -> None:
        """Show a position of a drill."""
        positions = drills.load(drill)
        self._show_fault("" if positions else self.tr("Choose another drill: this one can't be read."))
        if positions is None:
            return
        self._stop()
        if self.drill_pane is None:
            self.drill_pane = DrillPane(self._settings)
            self.drill_pane.ui.leave.setText(self.pane.ui.leave.text())
            self.drill_pane.left.connect(self.show_list)
            self._stack.addWidget(_scrolled(self.drill_pane))
        self.lesson, self.drill = None, drill
        self.setWindowTitle(drill.title)
        self._stack.setCurrentIndex(self._stack.count() - 1)
        self.setFocusProxy(self.drill_pane.table)
        self.drill_pane.show_drill(drill, positions)

    def _show_fault(self, text: str) -> None:
        """Show why a lesson or drill cannot be shown; hide the line if the text is empty."""
        self._fault.setText(text)
        self._fault.setVisible(bool(text))

    def _stop(self) -> None:
        """Stop the lesson or drill in play."""
        self.pane.stop()
        if self.drill_pane is not None:
            self.drill_pane.stop()

    def show_next(self) -> None:
        """Show the first unfinished lesson; after the last one, the list."""
        due = (row.lesson for row in self.list.rows if not self._progress.is_done(row.lesson))
        lesson = next(due, None)
        if lesson is not None:
            self.show_lesson(lesson)

    def show_lesson(self, lesson: Lesson) -> None:
        """Show a lesson at the step where it was left."""
        steps = scenes.load(lesson)
        self._show_fault("" if steps else self.tr("Choose another lesson: this one can't be read."))
        if steps is None:
            return
        self._stop()
        self.lesson, self.drill = lesson, None
        after = self._after(lesson)
        following = self.tr("&Next lesson") if after is not None else self.tr("Pla&y")
        self.pane.ui.play_now.setText(following)
        self.pane.ui.play_now.setToolTip("")  # that of the form is about the rules
        self.setWindowTitle(lesson.title)
        self.pane.use_deck(lesson.deck)
        self._stack.setCurrentWidget(self._stage)
        self.setFocusProxy(self.pane.table)
        at = self._progress.step(lesson)
        self.pane.show_example(steps, at if at < len(steps) else 0)

    def _go_on(self) -> None:
        """Show the next lesson; after the last one, ask to play the game."""
        if self.lesson is None:
            return
        after = self._after(self.lesson)
        if after is not None:
            self.show_lesson(after)
        else:
            self.play_now.emit(games()[self.lesson.game])

    def _solve(self, step: int) -> None:
        if self.lesson is not None:
            self._progress.solve(self.lesson, step)

    def _keep(self) -> None:
        """Store the step reached."""
        course = self.pane.course
        if self.lesson is not None:
            tasks = [number for number, step in enumerate(course.steps) if step.asks]
            self._progress.reach(self.lesson, course.at, len(course.steps) - 1, tasks)
            if course.at_end and not course.step.worth:  # the text of a step with `worth` needs the keys
                self.pane.ui.play_now.setFocus(Qt.FocusReason.OtherFocusReason)

    @staticmethod
    def _after(lesson: Lesson) -> Lesson | None:
        """Return the lesson after another; None after the last."""
        lessons = scenes.all_lessons()
        return next((each for each in lessons[lessons.index(lesson) + 1 :]), None)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Hide the second way back in a narrow window; the list has it as well."""
        super().resizeEvent(event)
        self.back.setVisible(self.width() >= _WIDE * QFontInfo(self.font()).pixelSize())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Stop the lesson when another page is shown."""
        super().hideEvent(event)
        self._stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave the list on Escape; keep other keys from the match."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
