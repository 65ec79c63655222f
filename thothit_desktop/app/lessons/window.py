# SPDX-License-Identifier: MIT
"""The window of lessons: the list, and the table for the chosen lesson."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from thothit_desktop.app.family.base import Lesson
from thothit_desktop.app.lessons import scenes
from thothit_desktop.app.lessons.lesson_list import LessonList
from thothit_desktop.app.lessons.progress import LessonProgress
from thothit_desktop.app.rules.example_pane import ExamplePane
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.plain_text import plain_label
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.games import games


class LessonsWindow(QDialog):
    """Plays lessons without any effect on the match, which waits."""

    play_now = Signal(object)
    """The user wants to play the game of the last lesson (`GameSpec`); the window has been closed."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._settings = settings
        self._progress = LessonProgress(settings)
        self.lesson: Lesson | None = None
        """The lesson in play; None while the list is shown."""
        self.list = LessonList(self._progress)
        self.list.chosen.connect(self.show_lesson)
        self.pane = ExamplePane(self._pictures(""))
        self.pane.table.set_speed(settings.speed)
        self.pane.ui.leave.setText(self.tr("All &lessons"))
        self.pane.left.connect(self.show_list)
        self.pane.play_now.connect(self._go_on)
        self.pane.course.reached.connect(self._keep)
        self._stage = QScrollArea(widgetResizable=True)
        """A scroll area, because a low window cannot hold table, text and buttons at once."""
        self._stage.setFrameShape(QFrame.Shape.NoFrame)
        self._stage.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stage.setWidget(self.pane)
        self._fault = self._fault_label()
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._stage)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._fault)
        column.addWidget(self._stack)
        self.finished.connect(self.pane.stop)
        self.resize(1000, 760)
        keep_within_screen(self)
        self.show_list()

    def _fault_label(self) -> QLabel:
        label = plain_label(self.tr("This lesson cannot be read."), self)
        label.setContentsMargins(16, 8, 16, 0)
        label.hide()
        return label

    def show_list(self) -> None:
        """Leave the lesson, keeping its progress, and show the list."""
        self.pane.stop()
        before, self.lesson = self.lesson, None
        self.setWindowTitle(self.tr("Lessons"))
        self._stack.setCurrentWidget(self.list)
        self.list.refresh(before)

    def show_lesson(self, lesson: Lesson) -> None:
        """Show a lesson at the step where it was left."""
        steps = scenes.load(lesson)
        self._fault.setVisible(steps is None)
        if steps is None:
            return
        self.pane.stop()
        self.lesson = lesson
        after = self._after(lesson)
        following = self.tr("&Next lesson") if after is not None else self.tr("&Play")
        self.pane.ui.play_now.setText(following)
        self.setWindowTitle(lesson.title)
        self.pane.set_pictures(self._pictures(lesson.deck))
        self._stack.setCurrentWidget(self._stage)
        at = self._progress.step(lesson)
        self.pane.show_example(steps, at if at < len(steps) else 0)

    def _go_on(self) -> None:
        """Show the next lesson; after the last one, close the window and play the game."""
        if self.lesson is None:
            return
        after = self._after(self.lesson)
        if after is not None:
            self.show_lesson(after)
        else:
            game = games()[self.lesson.game]
            self.close()
            self.play_now.emit(game)

    def _keep(self) -> None:
        """Store the step reached."""
        course = self.pane.course
        if self.lesson is not None:
            self._progress.reach(self.lesson, course.at, len(course.steps) - 1)
            if course.at_end and not course.step.worth:  # the text of a step with `worth` needs the keys
                self.pane.ui.play_now.setFocus(Qt.FocusReason.OtherFocusReason)

    @staticmethod
    def _after(lesson: Lesson) -> Lesson | None:
        """Return the lesson after another; None after the last."""
        lessons = scenes.all_lessons()
        return next((each for each in lessons[lessons.index(lesson) + 1 :]), None)

    def _pictures(self, deck: str) -> CardPictures:
        """Return the cards of a deck with ranks; for an empty id, those of the settings."""
        return CardPictures(deck) if deck else CardPictures(self._settings.deck, self._settings.index)
