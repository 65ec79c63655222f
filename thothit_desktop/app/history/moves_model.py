# SPDX-License-Identifier: MIT
"""The list model of a move list."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from thothit_desktop.app.history.move_list import ListRow, MoveLine, TurnHeading
from thothit_desktop.app.widgets.model_index import Index

ROW = Qt.ItemDataRole.UserRole
"""The role that returns the `ListRow` itself."""


class MovesModel(QAbstractListModel):
    """A model that updates only changed rows at the end, so that views keep the layout of the others."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[ListRow] = []
        self.notation = False
        """True while moves are shown in the notation of records."""

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        """Replace the rows, keeping the equal ones at the beginning."""
        same = 0
        for old, new in zip(self._rows, rows, strict=False):
            if old != new:
                break
            same += 1
        if same < len(self._rows):
            self.beginRemoveRows(QModelIndex(), same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(QModelIndex(), same, len(rows) - 1)
            self._rows += rows[same:]
            self.endInsertRows()

    def set_notation(self, on: bool) -> None:
        """Show moves in notation, or in words."""
        self.notation = on
        self.layoutChanged.emit()

    def row_at(self, ply: int) -> int:
        """Return the row of a ply, or the last one before it; -1 if there is none."""
        found = -1
        for number, row in enumerate(self._rows):
            if isinstance(row, MoveLine) and not row.undone and row.ply <= ply:
                found = number
        return found

    def newest(self) -> int:
        """Return the row of the last move that is not undone; -1 if there is none."""
        return max(
            (at for at, row in enumerate(self._rows) if isinstance(row, MoveLine) and not row.undone),
            default=-1,
        )

    def line(self, index: Index) -> MoveLine | None:
        """Return the line at an index; None for a heading or an undone move."""
        row = self._rows[index.row()] if index.isValid() else None
        return row if isinstance(row, MoveLine) and not row.undone else None

    def words(self, row: ListRow) -> str:
        """Return the text of a row."""
        if isinstance(row, TurnHeading):
            return row.player
        return row.notation if self.notation and row.notation else row.words

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return enabled and selectable only for moves that are not undone."""
        if self.line(index) is None:
            return Qt.ItemFlag.ItemNeverHasChildren
        shown = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return shown | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the row, its text, its accessible text or its tooltip."""
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(row, MoveLine):
            return f"<p>{escape(self._spoken(row, row.notation))}</p>"  # a name may look like markup
        return None

    def _spoken(self, row: ListRow, notation: str = "") -> str:
        """Return a row as one sentence for screen readers and tooltips."""
        if isinstance(row, TurnHeading):
            return row.player
        said = self.tr("{0}: {1}").format(row.player, row.words) if row.player else row.words
        points = self.tr("{0} so far").format(row.points) if row.points is not None else ""
        undone = self.tr("taken back") if row.undone else ""
        return " · ".join(filter(None, [said, points, undone, notation]))
