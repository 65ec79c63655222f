# SPDX-License-Identifier: MIT
"""A card on a decision that mattered, with buttons to look at it or play again."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from thothit_desktop.app.review.grades import MoveGrade


class TellingCard(QFrame):
    """Shows a decision; `look` and `play_again` carry its ply."""

    look = Signal(int)
    play_again = Signal(int)

    def __init__(self, ply: int, heading: str, words: str, parent: QWidget | None = None) -> None:
        """Create a card; `ply` is the number of moves made before the decision."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.heading = _label(heading)
        bold = self.heading.font()
        bold.setBold(True)
        self.heading.setFont(bold)
        self.words = _label(words)
        self.look_button = QPushButton(self.tr("Look…"))
        self.look_button.setToolTip(self.tr("Show the position before this move"))
        self.look_button.clicked.connect(lambda: self.look.emit(ply))
        self.again_button = QPushButton(self.tr("Play again from here"))
        self.again_button.setToolTip(
            self.tr("Play on from before this move with the same cards, as practice")
        )
        self.again_button.clicked.connect(lambda: self.play_again.emit(ply))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.look_button, self.again_button):
            button.setAutoDefault(False)
            button.setAccessibleDescription(heading)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.heading)
        column.addWidget(self.words)
        column.addLayout(buttons)

    def tint(self, grade: MoveGrade) -> None:
        """Set the colour of the heading to that of a grade."""
        palette = self.heading.palette()
        palette.setColor(self.heading.foregroundRole(), grade.colour)
        self.heading.setPalette(palette)


def _label(words: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
