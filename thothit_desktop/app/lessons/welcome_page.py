# SPDX-License-Identifier: MIT
"""The page that greets a new player: three cards to try, before anything is explained."""

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from thothit_desktop.app.family.base import Lesson
from thothit_desktop.app.family.example import READER
from thothit_desktop.app.lessons.pane import LessonPane
from thothit_desktop.app.rules.example_caption import LOW
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.hasty_clicks import HastyClicks
from thothit_desktop.app.widgets.target_size import TARGET
from thothit_desktop.languages import LANGUAGES


class WelcomePage(QScrollArea):
    """A table with a move to try; after it, a lesson and the first match are offered.

    One button begins the match, before the move and after it, and stays in its place.
    """

    learn = Signal()
    play = Signal()
    language = Signal(str)
    """Emitted with the code of a chosen language."""

    def __init__(
        self,
        settings: Settings,
        scene: Lesson,
        steps: tuple[ExampleStep, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWindowTitle(scene.title)
        self._title, self._steps = scene.title, steps
        self._learned = False
        """True once the person has been in the lessons."""
        page = QWidget(self)
        self.pane = LessonPane(settings)
        self.pane.ui.buttons.hide()
        self.pane.table.show_cards_only()
        self.learn_button = self._button(self.tr("Learn in two minutes"), self.learn)
        self.play_button = self._button(self.tr("Skip"), self.play)
        self._skip, self._play = self.play_button.text(), self.tr("Play")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(10, 8, 10, 8)
        self._languages, self._choices = self._language_row(), QHBoxLayout()
        self._choices.setSpacing(8)
        self._choices.addStretch(1)
        self._choices.addWidget(self.learn_button)
        self._choices.addWidget(self.play_button)
        self._row.addLayout(self._languages)
        self._row.addLayout(self._choices, 1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pane, 1)
        column.addLayout(self._row)
        self.setWidget(page)
        self.setFocusProxy(self.pane.table)
        self._hide_choices()
        HastyClicks(self.pane.table.clicks, page)
        self.pane.left.connect(self.play)
        self.pane.course.told.connect(self._celebrate)
        self.pane.course.moved.connect(self._greet)
        self.pane.course.reached.connect(self._on_reached)
        self.pane.show_example(steps)

    def _button(self, words: str, meant: SignalInstance) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(True)  # so that Enter presses it
        button.clicked.connect(meant)
        return button

    def _language_row(self) -> QHBoxLayout:
        """Return a row with a button for each language, with its name in that language."""
        row = QHBoxLayout()
        row.setSpacing(0)
        for code, known in LANGUAGES.items():
            button = QPushButton(known.name, self)
            button.setObjectName("language")
            button.setFlat(True)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, code=code: self.language.emit(code))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _hide_choices(self) -> None:
        """Hide what is offered after the move, and keep its room, so that nothing moves when it comes."""
        kept = self.learn_button.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.learn_button.setSizePolicy(kept)
        self.learn_button.hide()

    def return_from_lessons(self) -> None:
        """Offer the match first, as the person has been in the lessons."""
        self._learned = True
        self.learn_button.setText(self.tr("More lessons"))
        self._offer()

    # The move

    def _celebrate(self) -> None:
        """Let the captured pair glow when it lies together."""
        step = self.pane.course.told_step
        for event in step.events if step is not None else ():
            self.pane.table.glow(event, "set")

    def _on_reached(self) -> None:
        self._greet()
        if self.pane.course.at_end:
            self._offer()

    def _greet(self) -> None:
        """Show the title in place of the words about turns."""
        self.pane.table.notices.set_turn(READER, self._title, aloud=False)

    def _offer(self) -> None:
        """Offer the lessons and the match, with the focus on what comes next for this person."""
        self.learn_button.show()
        self.play_button.setText(self._play)
        offered = self.play_button if self._learned else self.learn_button
        self.setFocusProxy(offered)
        offered.setFocus(Qt.FocusReason.OtherFocusReason)

    # Room and keys

    def _arrange(self) -> None:
        """Give the button room for both of its texts, and the languages a row of their own if needed.

        In a low window the buttons are lower.
        """
        widest = QSize()
        now = self.play_button.text()
        for text in (self._skip, self._play):
            self.play_button.setText(text)
            widest = widest.expandedTo(self.play_button.sizeHint())
        self.play_button.setText(now)
        self.play_button.setMinimumWidth(widest.width())
        low = self.window().height() < LOW
        for button in (self.learn_button, self.play_button):
            button.setMinimumHeight(0 if low else TARGET)
        self._row.setContentsMargins(10, 4 if low else 8, 10, 4 if low else 8)
        margins = self._row.contentsMargins()
        across = self._languages.sizeHint().width() + self._choices.sizeHint().width() + self._row.spacing()
        fits = across + margins.left() + margins.right() <= self.viewport().width()
        sideways, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._row.setDirection(sideways if fits else down)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the buttons out for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Skip on Escape; keep other keys from the match."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self.play.emit()
