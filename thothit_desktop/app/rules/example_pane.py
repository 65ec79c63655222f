# SPDX-License-Identifier: MIT
"""The pane of a worked example: a small table, a caption, and buttons to step through."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.family.example import READER
from thothit_desktop.app.forms.ui_example_pane import Ui_ExamplePane
from thothit_desktop.app.rules.example import guide_of, worded
from thothit_desktop.app.rules.example_caption import ExampleCaption
from thothit_desktop.app.rules.example_course import ExampleCourse
from thothit_desktop.app.rules.example_reader import ExampleReader
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.drawing.names import name

_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_BACK, _ON = (Qt.Key.Key_Left, Qt.Key.Key_PageUp), (Qt.Key.Key_Right, Qt.Key.Key_PageDown)


class ExamplePane(QWidget):
    """Plays an example; the reader makes their own moves, and all others follow automatically."""

    left = Signal()
    """The reader wants to go back to the page."""
    play_now = Signal()
    """The reader wants to play the game."""
    solved = Signal(int)
    """The reader has made the move that a step asks for; carries the number of the step."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ExamplePane()
        self.ui.setupUi(self)
        self.table = self.ui.table
        self._caption = ExampleCaption(self.ui, self)
        self._pictures = pictures
        self._answer = ""
        """The answer to an unexpected move of the reader; empty for none."""
        self.course = ExampleCourse(self.table, self)
        self.reader = ExampleReader(self.table, lambda card: name(card, self._deck), self)
        self._connect()
        self._caption.colour()
        self._apply_deck()

    def _connect(self) -> None:
        ui, course, reader = self.ui, self.course, self.reader
        ui.leave.clicked.connect(self.left)
        ui.play_now.clicked.connect(self.play_now)
        ui.again.clicked.connect(lambda: course.stand(0))
        ui.back.clicked.connect(course.back)
        ui.next.clicked.connect(course.next)
        self.table.selection.draw_chosen.connect(self._solve)
        course.began.connect(self._on_began)
        course.moved.connect(self._on_moved)
        course.told.connect(self._write)
        course.reached.connect(self._on_reached)
        reader.wished.connect(self._on_wished)
        reader.strayed.connect(self._answer_kindly)
        reader.refused.connect(self._refuse)
        reader.chose.connect(lambda: self._say(""))
        for key, step in ((Qt.Key.Key_Left, course.back), (Qt.Key.Key_Right, course.next)):
            QShortcut(key, ui.worth, step, context=Qt.ShortcutContext.WidgetShortcut)

    def show_example(self, steps: tuple[ExampleStep, ...], at: int = 0) -> None:
        """Play an example, from the step `at`."""
        self.course.steps = steps
        self._fit_words()
        self.course.stand(at)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Use the pictures and card names of another deck."""
        self._pictures = pictures
        self._apply_deck()
        if self.course.steps:
            self._answer = ""
            self._fit_words()
            self._write()
            if self.course.step.worth:
                self._show_end()

    def stop(self) -> None:
        """Stop until the example is shown again."""
        self.reader.rest()
        self.course.stop()

    @property
    def _deck(self) -> str:
        return self._pictures.deck.id

    # Signals of the course

    def _on_began(self) -> None:
        self._answer = ""
        self.reader.rest()
        self.ui.stage.setCurrentWidget(self.table)

    def _on_moved(self) -> None:
        self.reader.rest()
        self._say("")

    def _on_reached(self) -> None:
        """Show the texts of the step, and ask for its move or show the end page."""
        step = self.course.step
        self._write()
        self.table.setAccessibleDescription(f"{self._told()} {self._asked(step)}".strip())
        if step.worth:
            self._show_end()
        elif step.asks:
            self.reader.ask(step)

    def _show_end(self) -> None:
        """Show the end page instead of the table."""
        step = self.course.step
        self.ui.worth.show_page(
            guide_of(step.position.game.spec).end_page(step.position, step.names), self._pictures
        )
        self.ui.stage.setCurrentWidget(self.ui.worth)
        self.ui.worth.setFocus(Qt.FocusReason.OtherFocusReason)

    # Moves of the reader

    def _on_wished(self, move: Move) -> None:
        """Handle a move of the reader: the expected one, another legal one, or an illegal one."""
        if not self.reader.asked:
            return
        step = self.course.step
        refused = step.position.view(READER).refusal(move)
        if refused is not None:
            self._refuse(refused)
        elif move == step.move:
            self._solve()
        else:
            self._answer_kindly(move)

    def _solve(self) -> None:
        """Go on with the expected move, which the reader has made."""
        self.solved.emit(self.course.at)
        self.course.go()

    def _answer_kindly(self, move: Move) -> None:
        """Answer a legal move other than the expected one."""
        step = self.course.step
        keys = (write_move(move), *(code(card) for card in move.cards[:1]), "*")
        own = next((step.instead[key] for key in keys if key in step.instead), "")
        generic = self.tr("Try another move: yours is legal, but this example shows a different one.")
        self._say(self._words(step, own) if own else generic)

    def _refuse(self, refused: Refusal) -> None:
        self._say(texts_of(self.course.step.position.game.spec).refusal(refused, self._deck))

    def _say(self, answer: str) -> None:
        """Show an answer to the reader, also to screen readers; an empty one restores the text before."""
        self._answer = answer
        self.table.notices.add_hint(answer)
        self._write()

    # Texts

    def _words(self, step: ExampleStep, text: str) -> str:
        return worded(text, step.position, self._deck)

    def _told(self) -> str:
        """Return the answer to the reader, or else the text about the last move."""
        step = self.course.told_step
        return self._answer or ("" if step is None else self._words(step, step.tell))

    def _asked(self, step: ExampleStep) -> str:
        """Return a step's request, with instructions at the first move, or the invitation to the end page."""
        if step.move is None and not step.ask:
            return guide_of(step.position.game.spec).shows_end()
        asked = self._words(step, step.ask)
        first = next((each for each in self.course.steps if each.asks), None)
        return (
            f"{asked} {guide_of(step.position.game.spec).how(step.position)}".strip()
            if step is first
            else asked
        )

    def _write(self) -> None:
        """Update the caption and the buttons."""
        ui, course = self.ui, self.course
        self._caption.write(
            self._told(), "" if course.playing else self._asked(course.step), bool(self._answer)
        )
        ui.place.setText(self.tr("{0} of {1}").format(course.at + 1, len(course.steps)))
        ui.back.setEnabled(course.at > 0)
        ui.next.setEnabled(not course.at_end)
        ui.next.setVisible(not course.at_end)
        ui.play_now.setVisible(course.at_end)
        if self._caption.low:
            self._fit_words()

    def _fit_words(self) -> None:
        """Make room in the caption for all texts of the example; in a low window, for the current ones."""
        steps = self.course.steps
        if self._caption.low:
            self._caption.reserve_height(filter(None, [self._told()]), [self.ui.asked.text()])
            return
        self._caption.reserve_height(
            [self._words(step, text) for step in steps for text in (step.tell, *step.instead.values())],
            [self._asked(step) for step in steps],
        )

    # Appearance

    def _apply_deck(self) -> None:
        self.table.set_deck(self._deck)
        self.table.set_index(self._pictures.index)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update the style after a change of palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._caption.colour()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Fit the caption once the fonts are settled."""
        super().showEvent(event)
        self._fit_words()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the caption to the new size."""
        super().resizeEvent(event)
        if self._caption.update_low():
            self._caption.colour()
        self._caption.centre()
        self._fit_words()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Handle the keys of an example.

        Enter and the space bar go on unless a move is asked for; Escape goes back to the rules. The arrow
        keys step back and on unless the table uses them, the page keys always do.
        """
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _BACK:
            self.course.back()
        elif event.key() in _ON:
            self.course.next()
        elif event.key() in _KEYS:
            if not self.reader.asked:
                self.course.next()
        else:
            super().keyPressEvent(event)
