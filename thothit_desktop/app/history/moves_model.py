# SPDX-License-Identifier: MIT
"""The lines of a list of moves, as a list view shows them."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from thothit_desktop.app.history.move_list import ListRow, MoveLine, TurnHeading
from thothit_desktop.app.widgets.model_index import Index

ROW = Qt.ItemDataRole.UserRole
"""The role of the row itself."""


class MovesModel(QAbstractListModel):
    """Rows that change at their end alone: what stays the same is not laid out again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[ListRow] = []
        self.notation = False
        """Whether moves are told as records have them."""

    def show_rows(self, rows: Sequence[ListRow]) -> None:
        """Show these rows instead of those before."""
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
        """Tell moves as records have them, or in words."""
        self.notation = on
        self.layoutChanged.emit()

    def row_at(self, ply: int) -> int:
        """The row after which so many moves were made, or the last one before; -1 without any row."""
        found = -1
        for number, row in enumerate(self._rows):
            if isinstance(row, MoveLine) and not row.undone and row.ply <= ply:
                found = number
        return found

    def newest(self) -> int:
        """The row of the last move that stands; -1 without any row."""
        return max(
            (at for at, row in enumerate(self._rows) if isinstance(row, MoveLine) and not row.undone),
            default=-1,
        )

    def line(self, index: Index) -> MoveLine | None:
        """The line of an index; None for a player's name, and for what was taken back."""
        row = self._rows[index.row()] if index.isValid() else None
        return row if isinstance(row, MoveLine) and not row.undone else None

    def words(self, row: ListRow) -> str:
        """Return what is written of a row."""
        if isinstance(row, TurnHeading):
            return row.player
        return row.notation if self.notation and row.notation else row.words

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only the position of a move that stands can be shown."""
        if self.line(index) is None:
            return Qt.ItemFlag.ItemNeverHasChildren
        shown = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return shown | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what is shown of a row, and said of it."""
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
        """A row in one sentence, which stands alone."""
        if isinstance(row, TurnHeading):
            return row.player
        said = self.tr("{0}: {1}").format(row.player, row.words) if row.player else row.words
        points = self.tr("{0} so far").format(row.points) if row.points is not None else ""
        undone = self.tr("taken back") if row.undone else ""
        return " · ".join(filter(None, [said, points, undone, notation]))
