# SPDX-License-Identifier: MIT
"""The table in which the tries of a deal stand side by side."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from thothit_desktop.app.deals import words
from thothit_desktop.app.deals.tries import Try
from thothit_desktop.games.contract import Game

_FIGURES = (3, 4)
"""The columns whose cells stand at the right."""


def set_up(table: QTableWidget) -> None:
    """Set the height of the rows, and how columns get their width and scroll."""
    table.setAlternatingRowColors(True)
    table.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
    table.verticalHeader().setDefaultSectionSize(round(1.6 * table.fontMetrics().height()))
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setHighlightSections(False)


def fill(table: QTableWidget, tries: Sequence[Try], game: Game | None) -> None:
    """Show tries of a deal of a game, a row each; None where there is no deal."""
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
    fit(table)


def fit(table: QTableWidget) -> None:
    """Let the last column take the room that is left; without any the columns are scrolled."""
    header = table.horizontalHeader()
    header.setStretchLastSection(False)
    header.setStretchLastSection(header.length() < table.viewport().width())
