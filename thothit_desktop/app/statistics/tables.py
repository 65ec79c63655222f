# SPDX-License-Identifier: MIT
"""Read-only tables for the statistics window and others."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from thothit_desktop.app.widgets.model_index import Index
from thothit_desktop.app.widgets.screen_room import room_of

PADDING = 8
"""Pixels added to the height of a row's text."""

_SHARE = 60
"""The largest width of a table beside a chart, in percent of the screen's width."""

_AIR = 6
_LOOK = f"""
QTableWidget::item {{ padding: 0 {_AIR}px }}
QHeaderView::section {{
    padding: 0 {_AIR + 2}px; border: none; border-bottom: 1px solid palette(mid);
    background: palette(button); color: palette(button-text)
}}
"""
"""The style, with padding beside each text, so that numbers keep a distance from the next column."""

ALIGNED = Qt.AlignmentFlag.AlignVCenter


def reading_table(name: str) -> QTableWidget:
    """Return an empty read-only table with a name for screen readers."""
    made = QTableWidget()
    made.setAccessibleName(name)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setTabKeyNavigation(False)
    made.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    made.setWordWrap(False)
    made.setShowGrid(False)
    made.setAlternatingRowColors(True)
    made.verticalHeader().setMinimumSectionSize(0)
    made.verticalHeader().setDefaultSectionSize(made.fontMetrics().height() + PADDING)
    made.verticalHeader().hide()
    made.horizontalHeader().setHighlightSections(False)
    made.setStyleSheet(_LOOK)
    return made


def fill(
    table: QTableWidget,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    wide: int | Sequence[int] = 0,
    texts: Sequence[int] = (0,),
) -> None:
    """Show these rows; the columns `wide` share the spare room, and all but `texts` hold numbers."""
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
    for at in [wide] if isinstance(wide, int) else wide:
        header.setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)


def keep_columns(table: QTableWidget, wrapped: Sequence[int] = ()) -> None:
    """Set a table's minimum width to that of its columns, beside another widget that can shrink.

    Of the columns `wrapped`, whose words wrap, only the heads count. On a small screen the table leaves the
    other widget some room, and scrolls.
    """
    header = table.horizontalHeader()
    wide = 0
    for at in range(table.columnCount()):
        words = 0 if at in wrapped else table.sizeHintForColumn(at)
        wide += max(header.sectionSizeHint(at), words)
    bar = table.verticalScrollBar().sizeHint().width()
    needed = wide + bar + 2 * table.frameWidth()
    table.setMinimumWidth(min(needed, _SHARE * room_of(table).width() // 100))


def wrap_words(table: QTableWidget) -> None:
    """Wrap texts that are too long for one line."""
    table.setWordWrap(True)
    table.setItemDelegate(_WrappedWords(table))
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)


class _WrappedWords(QStyledItemDelegate):
    """Measures wrapped words correctly: Qt forgets the padding of the style."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the size of a cell, as high as its lines."""
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(_AIR, 0, -_AIR, 0)
        return super().sizeHint(narrower, index) + QSize(0, PADDING)


def _alignment(text: bool) -> Qt.AlignmentFlag:
    return (Qt.AlignmentFlag.AlignLeft if text else Qt.AlignmentFlag.AlignRight) | ALIGNED
