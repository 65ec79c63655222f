# SPDX-License-Identifier: MIT
"""Tables of the statistics, which are read and not written."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

PADDING = 8
"""Added to the height of a row's text."""

ALIGNED = Qt.AlignmentFlag.AlignVCenter


def reading_table(name: str) -> QTableWidget:
    """A table that is read, with a name for those who listen."""
    made = QTableWidget()
    made.setAccessibleName(name)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setTabKeyNavigation(False)
    made.setWordWrap(False)
    made.setShowGrid(False)
    made.setAlternatingRowColors(True)
    made.verticalHeader().setMinimumSectionSize(0)
    made.verticalHeader().setDefaultSectionSize(made.fontMetrics().height() + PADDING)
    made.verticalHeader().hide()
    made.horizontalHeader().setHighlightSections(False)
    return made


def fill(
    table: QTableWidget,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    wide: int = 0,
    texts: Sequence[int] = (0,),
) -> None:
    """Show these rows; the column `wide` takes the room there is, and all but `texts` hold numbers."""
    table.setColumnCount(len(heads))
    table.setHorizontalHeaderLabels(list(heads))
    table.setRowCount(len(rows))
    for at in range(len(heads)):
        head = table.horizontalHeaderItem(at)
        assert head is not None
        head.setTextAlignment(_alignment(at in texts))
    for number, row in enumerate(rows):
        for column, words in enumerate(row):
            item = QTableWidgetItem(words)
            item.setTextAlignment(_alignment(column in texts))
            table.setItem(number, column, item)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)


def _alignment(text: bool) -> Qt.AlignmentFlag:
    return (Qt.AlignmentFlag.AlignLeft if text else Qt.AlignmentFlag.AlignRight) | ALIGNED
