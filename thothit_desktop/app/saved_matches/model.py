# SPDX-License-Identifier: MIT
"""The list of saved matches, newest first, and its filter."""

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
"""The role of the SavedMatch itself."""

AT_THE_TABLE = Qt.ItemDataRole.UserRole + 1
"""The role that says whether it is the match on the table."""


@dataclass(frozen=True)
class SavedMatchFilter:
    """Filter of saved matches: `finished`, unfinished or all (None), by game, by text."""

    finished: bool | None = None
    game: str = ""
    text: str = ""

    def lets_pass(self, entry: SavedMatch) -> bool:
        """Return True if an entry is shown. What cannot be read has no game and no end."""
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
    """Model of the saved matches for a list view; the match on the table is the first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._table: SavedMatch | None = None
        self._all: list[SavedMatch] = []
        self._shown: list[SavedMatch] = []
        self._filter = SavedMatchFilter()

    def fill(self, entries: Iterable[SavedMatch], table: SavedMatch | None) -> None:
        """Hold these matches, and the one on the `table`."""
        self._table = table
        self._all = sorted(entries, key=_age)
        self._choose()

    def add(self, entries: Iterable[SavedMatch]) -> None:
        """Hold more matches, each of which takes its place by its date."""
        for entry in entries:
            insort(self._all, entry, key=_age)
            if self._filter.lets_pass(entry):
                first = int(bool(self._shown) and self._shown[0] is self._table)
                row = bisect_left(self._shown, _age(entry), first, key=_age)
                self.beginInsertRows(QModelIndex(), row, row)
                self._shown.insert(row, entry)
                self.endInsertRows()

    def remove(self, path: Path) -> None:
        """Let go of a match."""
        self._all = [entry for entry in self._all if entry.path != path]
        for row in (row for row, entry in enumerate(self._shown) if entry.path == path):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._shown[row]
            self.endRemoveRows()
            return

    def change(self, before: SavedMatch, after: SavedMatch) -> None:
        """Show an entry as it is now."""
        if before is self._table:
            self._table = after
        self._all = [after if entry is before else entry for entry in self._all]
        for row, entry in enumerate(self._shown):
            if entry is before:
                self._shown[row] = after
                self.dataChanged.emit(self.index(row), self.index(row))

    def show_only(self, wanted: SavedMatchFilter) -> None:
        """Show what a filter lets pass."""
        if wanted != self._filter:
            self._filter = wanted
            self._choose()

    def row_of(self, path: Path) -> int:
        """Return where a match is shown; -1 where it is not."""
        return next((row for row, entry in enumerate(self._shown) if entry.path == path), -1)

    @property
    def total(self) -> int:
        """Return how many matches there are, shown or not."""
        return len(self._all) + (self._table is not None)

    def entries(self) -> list[SavedMatch]:
        """The matches that are shown, in their order."""
        return self._shown

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return how many matches are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what is shown of a match, in parts or as one text."""
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
