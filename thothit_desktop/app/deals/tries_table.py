# SPDX-License-Identifier: MIT
"""The table that compares the tries of a deal."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from thothit_desktop.app.deals import words
from thothit_desktop.app.deals.tries import Try
from thothit_desktop.games.contract import Game

_FIGURES = (3, 4)
"""The columns that are aligned to the right."""


def set_up(table: QTableWidget) -> None:
    """Configure row heights, column widths and scrolling."""
    table.setAlternatingRowColors(True)
    table.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
    table.verticalHeader().setDefaultSectionSize(round(1.6 * table.fontMetrics().height()))
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setHighlightSections(False)


def fill(table: QTableWidget, tries: Sequence[Try], game: Game | None) -> None:
    """Show the tries of a deal, one per row; `game` is None if there is no deal."""
    heads = words.columns(game)
    table.setColumnCount(len(heads))
    table.setHorizontalHeaderLabels(heads)
    rows = [] if game is None else [words.cells(tried, game.spec) for tried in tries]
    table.setRowCount(len(rows))
    for row, cells in enumerate(rows):
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            if column in _FIGURES:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(row, column, item)
    stretch_last_column(table)


def stretch_last_column(table: QTableWidget) -> None:
    """Stretch the last column over free space; without free space the table scrolls."""
    header = table.horizontalHeader()
    header.setStretchLastSection(False)
    header.setStretchLastSection(header.length() < table.viewport().width())
