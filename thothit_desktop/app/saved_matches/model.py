# SPDX-License-Identifier: MIT
"""The list model of saved matches, newest first, and its filter."""

from bisect import bisect_left, insort
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from thothit_desktop.app.saved_matches import words
from thothit_desktop.app.store.saved_matches import SavedMatch
from thothit_desktop.app.widgets.model_index import Index

ENTRY = Qt.ItemDataRole.UserRole
"""The role that returns the `SavedMatch` itself."""

AT_THE_TABLE = Qt.ItemDataRole.UserRole + 1
"""The role that returns True for the match on the table."""


@dataclass(frozen=True)
class SavedMatchFilter:
    """A filter of saved matches by state (`finished`, None for all), game and text."""

    finished: bool | None = None
    game: str = ""
    text: str = ""

    def lets_pass(self, entry: SavedMatch) -> bool:
        """Return True if the filter shows an entry; an unreadable one has neither game nor state."""
        summary = entry.summary
        if summary is None:
            if self.game or self.finished is not None:
                return False
        elif (self.game and summary.game != self.game) or self.finished not in (None, summary.finished):
            return False
        if not self.text:
            return True
        said = words.details(entry, at_the_table=False).casefold()
        return all(word in said for word in self.text.casefold().split())


class SavedMatchModel(QAbstractListModel):
    """The model of saved matches, with the match on the table first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._table: SavedMatch | None = None
        self._all: list[SavedMatch] = []
        self._shown: list[SavedMatch] = []
        self._filter = SavedMatchFilter()

    def fill(self, entries: Iterable[SavedMatch], table: SavedMatch | None) -> None:
        """Replace all matches; `table` is the one on the table."""
        self._table = table
        self._all = sorted(entries, key=_age)
        self._choose()

    def add(self, entries: Iterable[SavedMatch]) -> None:
        """Add matches, sorted by date."""
        for entry in entries:
            insort(self._all, entry, key=_age)
            if self._filter.lets_pass(entry):
                first = int(bool(self._shown) and self._shown[0] is self._table)
                row = bisect_left(self._shown, _age(entry), first, key=_age)
                self.beginInsertRows(QModelIndex(), row, row)
                self._shown.insert(row, entry)
                self.endInsertRows()

    def remove(self, path: Path) -> None:
        """Remove a match."""
        self._all = [entry for entry in self._all if entry.path != path]
        for row in (row for row, entry in enumerate(self._shown) if entry.path == path):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._shown[row]
            self.endRemoveRows()
            return

    def change(self, before: SavedMatch, after: SavedMatch) -> None:
        """Replace an entry by its new state."""
        if before is self._table:
            self._table = after
        self._all = [after if entry is before else entry for entry in self._all]
        for row, entry in enumerate(self._shown):
            if entry is before:
                self._shown[row] = after
                self.dataChanged.emit(self.index(row), self.index(row))

    def show_only(self, wanted: SavedMatchFilter) -> None:
        """Apply a filter."""
        if wanted != self._filter:
            self._filter = wanted
            self._choose()

    def row_of(self, path: Path) -> int:
        """Return the row of a match; -1 if it is not shown."""
        return next((row for row, entry in enumerate(self._shown) if entry.path == path), -1)

    @property
    def total(self) -> int:
        """The number of matches, shown or not."""
        return len(self._all) + (self._table is not None)

    def entries(self) -> list[SavedMatch]:
        """Return the shown matches in order."""
        return self._shown

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return the number of matches shown."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the match itself, its name, or its details as text or tooltip."""
        entry = self._shown[index.row()]
        if role == ENTRY:
            return entry
        if role == AT_THE_TABLE:
            return entry is self._table
        if role == Qt.ItemDataRole.DisplayRole:
            return words.name(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.details(entry, entry is self._table).replace("\n", "; ")
        if role == Qt.ItemDataRole.ToolTipRole:  # the row may have no room for all names
            return f"<p>{'<br>'.join(escape(words.details(entry, entry is self._table)).splitlines())}</p>"
        return None

    def _choose(self) -> None:
        self.beginResetModel()
        every = self._all if self._table is None else [self._table, *self._all]
        self._shown = [entry for entry in every if self._filter.lets_pass(entry)]
        self.endResetModel()


def _age(entry: SavedMatch) -> float:
    return -words.began(entry)
