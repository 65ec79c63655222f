# SPDX-License-Identifier: MIT
"""The review's page with the decisions that mattered most, and hindsight."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from thothit_desktop.app.review import texts
from thothit_desktop.app.review.grades import MoveGrade, grade_of
from thothit_desktop.app.review.telling_card import TellingCard
from thothit_desktop.app.widgets.see_through import see_through


class TellingPage(QScrollArea):
    """Shows a card for each of the two or three decisions, and one for hindsight."""

    look = Signal(int)
    play_again = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards: list[TellingCard] = []
        self._graded: list[tuple[TellingCard, MoveGrade]] = []

    def show_review(self, told: texts.ReviewedRound) -> None:
        """Show a review."""
        self.cards, self._graded = [], []
        for decision in told.review.telling:
            grade = grade_of(decision, told.game.spec)
            if grade is MoveGrade.GOOD:
                continue
            heading = self.tr("{0} {1}, move {2}").format(grade.sign, grade.words, decision.ply + 1)
            card = self._add(decision.ply, heading.strip(), texts.explained(told, decision))
            self._graded.append((card, grade))
        found = told.review.hindsight
        if found is not None:
            self._add(found.ply, self.tr("In hindsight"), "\n".join(filter(None, texts.hindsight(told))))
        page = QWidget()
        column = QVBoxLayout(page)
        if not self._graded:
            column.addWidget(_label(self.tr("No decision gave away much.")))
        for card in self.cards:
            column.addWidget(card)
        if none := texts.no_hindsight(told):
            column.addWidget(_label(none))
        if any(decision.made.within for decision in told.review.telling):
            column.addWidget(_label(texts.uncertainty()))
        column.addStretch(1)
        self.setWidget(page)
        see_through(self)
        self.tint()

    def allow_playing(self, allowed: bool) -> None:
        """Allow or forbid playing again from a ply."""
        for card in self.cards:
            card.again_button.setEnabled(allowed)

    def tint(self) -> None:
        """Colour the headings for the current theme."""
        for card, grade in self._graded:
            card.tint(grade)

    def _add(self, ply: int, heading: str, words: str) -> TellingCard:
        card = TellingCard(ply, heading, words)
        card.look.connect(self.look)
        card.play_again.connect(self.play_again)
        self.cards.append(card)
        return card


def _label(words: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
