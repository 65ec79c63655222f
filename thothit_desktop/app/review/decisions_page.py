# SPDX-License-Identifier: MIT
"""All own decisions of a round in a table, with a few sentences about the chosen one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from thothit_desktop.app.review import texts
from thothit_desktop.app.review.grades import MISTAKES, MoveGrade, grade_of
from thothit_desktop.app.statistics.tables import fill, reading_table, wrap_words

_PLAYED, _BEST, _GIVEN_AWAY, _GRADE = 1, 2, 3, 4
"""The columns of the two moves, of what was given away, and of the grades."""

_NARROWEST = 4
"""No column is narrower than so many lines are high: the words of moves would be broken into letters."""


class DecisionsPage(QWidget):
    """Enter or a double click shows the chosen decision, by its number from 0, on the table."""

    look = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = reading_table(self.tr("Your decisions"))
        wrap_words(self.table)
        self.table.horizontalHeader().setMinimumSectionSize(_NARROWEST * self.table.fontMetrics().height())
        self.about = QLabel()
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setWordWrap(True)
        self.look_button = QPushButton(self.tr("Show on the &table"))
        self.look_button.setToolTip(self.tr("Show the position before this move (Enter)"))
        self.look_button.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.look_button)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addWidget(self.about)
        column.addLayout(buttons)
        self._told: texts.ReviewedRound | None = None
        self._grades: list[MoveGrade] = []
        self.table.itemSelectionChanged.connect(self._choose)
        self.table.itemDoubleClicked.connect(lambda _: self.look_button.click())
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self.table, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self.look_button.click)
        self.look_button.clicked.connect(lambda: self.look.emit(self.table.currentRow()))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Its table leaves the words the height they need: the page may be lower than it likes to be."""
        return False

    def show_review(self, told: texts.ReviewedRound) -> None:
        """Show another review."""
        self._told = told
        decisions = told.review.decisions
        self._grades = [grade_of(decision, told.game.spec) for decision in decisions]
        heads = (
            self.tr("Move"),
            self.tr("Played"),
            self.tr("Best"),
            self.tr("Cost ({0})").format(texts.unit(told.game)),
            self.tr("Grade"),
        )
        rows = [
            (
                str(decision.ply + 1),
                texts.move(told, decision),
                "" if grade is MoveGrade.BEST else texts.move(told, decision, best=True),
                texts.given_away(decision, told.game),
                f"{grade.sign} {grade.words}".strip(),
            )
            for decision, grade in zip(decisions, self._grades, strict=True)
        ]
        fill(self.table, heads, rows, wide=(_PLAYED, _BEST), texts=(_PLAYED, _BEST, _GRADE))
        head = self.table.horizontalHeaderItem(_GIVEN_AWAY)
        assert head is not None
        head.setToolTip(texts.uncertainty())
        self.tint()
        if rows:
            self.table.selectRow(0)
        self._choose()

    def tint(self) -> None:
        """Take the colours of light or dark windows."""
        for row, grade in enumerate(self._grades):
            item = self.table.item(row, _GRADE)
            assert item is not None
            item.setForeground(QColor(grade.colour))
            font = item.font()
            font.setBold(grade in MISTAKES)
            item.setFont(font)

    def _choose(self) -> None:
        row = self.table.currentRow()
        chosen = self._told is not None and 0 <= row < len(self._grades)
        self.look_button.setEnabled(chosen)
        self.about.setVisible(chosen)
        if self._told is not None and chosen:
            self.about.setText(texts.explained(self._told, self._told.review.decisions[row]))
