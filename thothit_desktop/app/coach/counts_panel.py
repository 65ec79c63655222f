# SPDX-License-Identifier: MIT
"""A learner's table beside the cards: the cards still unseen, and where the others have gone."""

from textwrap import wrap

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from thothit_desktop.app.coach.card_counts import CardCounts

_COLUMN, _BESIDE = 6, 14
"""The width of a column, and of group names with the unseen column, in average letters."""
_LONGEST = 12
"""The most letters in a line of a heading; longer names are wrapped."""
_SHARE = 0.28
"""The largest width of the panel, as a fraction of the window's."""


class CountsPanel(QTableWidget):
    """The table of card counts; tooltips list the cards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Unseen and captured cards"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.verticalHeader().setHighlightSections(False)
        self._counts = CardCounts((), ())

    def show_counts(self, counts: CardCounts) -> None:
        """Show new counts."""
        if counts == self._counts:
            return
        self._counts = counts
        self.setColumnCount(len(counts.headings))
        self.setRowCount(len(counts.rows))
        for column, words in enumerate(counts.headings):
            heading = QTableWidgetItem("\n".join(wrap(words, _LONGEST)))
            heading.setToolTip(words)
            self.setHorizontalHeaderItem(column, heading)
        for row, (group, cells) in enumerate(counts.rows):
            self.setVerticalHeaderItem(row, QTableWidgetItem(group))
            for column, cell in enumerate(cells):
                item = QTableWidgetItem(cell.words)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                item.setToolTip(cell.about)
                told = (group, counts.headings[column], cell.about or cell.words)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, ": ".join(filter(None, told)))
                self.setItem(row, column, item)
        self.updateGeometry()
        self._fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Share the width between the columns; let them scroll if their headings do not fit."""
        header, columns = self.horizontalHeader(), range(self.columnCount())
        needed = sum(header.sectionSizeHint(column) for column in columns)
        fits = needed <= self.viewport().width()
        mode = QHeaderView.ResizeMode.Stretch if fits else QHeaderView.ResizeMode.ResizeToContents
        for column in columns:
            header.setSectionResizeMode(column, mode)
        if len(columns) > 1:
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move the selection with the arrow keys; leave all other keys to the window."""
        walking = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.key() in walking:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a width for all columns, limited to a fraction of the window's width."""
        letter = self.fontMetrics().averageCharWidth()
        wide = letter * (_BESIDE + _COLUMN * self.columnCount())
        return QSize(min(wide, round(self.window().width() * _SHARE)), super().sizeHint().height())
