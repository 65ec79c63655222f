# SPDX-License-Identifier: MIT
"""The list of saved games: its contents, filter and selection."""

from pathlib import Path
from time import monotonic, time

from PySide6.QtCore import QItemSelectionModel, QObject, QTimer, Signal

from thothit_desktop.app.forms.ui_saved_matches_window import Ui_SavedMatchesWindow
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.saved_matches.model import SavedMatchFilter, SavedMatchModel
from thothit_desktop.app.store.saved_matches import SavedMatch, SavedMatches
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.summary import summary_of
from thothit_desktop.app.store.trash import KEPT_DAYS
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games

SLICE = 0.012
"""The seconds of reading after which the window may handle events."""

ALL, UNFINISHED, FINISHED, DELETED = range(4)
"""The rows of the state filter."""


class SavedMatchList(QObject):
    """Fills and filters the list of a form; `match` is the one on the table, None for none."""

    counted = Signal()
    """The number of matches shown, or still to be read, has changed."""

    def __init__(
        self,
        ui: Ui_SavedMatchesWindow,
        saves: Saves,
        saved_matches: SavedMatches,
        match: Match | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.ui, self.match = ui, match
        self._saves, self._saved_matches = saves, saved_matches
        self._unread: list[Path] = []
        self.model = SavedMatchModel(self)
        ui.list.setModel(self.model)
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_some)
        for spec in games().values():
            ui.game.addItem(catalogue.of_games(spec.name), spec.id)
        ui.search.textChanged.connect(self._filter)
        ui.game.currentIndexChanged.connect(self._filter)
        ui.state.currentIndexChanged.connect(self.fill)
        for signal in (self.model.modelReset, self.model.rowsInserted, self.model.rowsRemoved):
            signal.connect(self._count)

    # Content

    def fill(self) -> None:
        """List the matches known from the index; read the others in the background."""
        deleted = self.in_trash
        running = self.match.id if self.match is not None else ""
        entries, self._unread = self._saved_matches.scan(running, deleted)
        self.model.fill(entries, None if deleted else self.at_the_table())
        self._filter()
        self.select(0)
        if self._unread:
            self._reading.start()
        else:
            self._reading.stop()

    def at_the_table(self) -> SavedMatch | None:
        """Return the entry of the match on the table; None without one."""
        if self.match is None:
            return None
        return SavedMatch(str(self._saves.current), summary_of(self.match), written=time())

    @property
    def in_trash(self) -> bool:
        """True while the deleted matches are shown."""
        return self.ui.state.currentIndex() == DELETED

    @property
    def read_all(self) -> bool:
        """True if every file has been read."""
        return not self._unread

    def _read_some(self) -> None:
        """Read files for a short time."""
        until = monotonic() + SLICE
        found: list[SavedMatch] = []
        while self._unread and (not found or monotonic() < until):
            found.append(self._saved_matches.read_entry(self._unread.pop()))
        self.model.add(found)
        if not self.ui.list.selectionModel().hasSelection():
            self.select(0)
        if not self._unread:
            self._reading.stop()
        self._count()

    def finish_reading(self) -> None:
        """Read all remaining files at once."""
        while self._unread:
            self._read_some()

    def _filter(self) -> None:
        kept = self.entry
        self.model.show_only(
            SavedMatchFilter(
                {UNFINISHED: False, FINISHED: True}.get(self.ui.state.currentIndex()),
                self.ui.game.currentData() or "",
                self.ui.search.text(),
            )
        )
        self.select(max(0, self.model.row_of(kept.path)) if kept else 0)

    def _count(self) -> None:
        """Show the number of matches, or the reason why none is shown."""
        ui, shown, total, days = self.ui, self.model.rowCount(), self.model.total, KEPT_DAYS
        if shown:
            ui.pages.setCurrentWidget(ui.list)
        elif total or self._unread:
            ui.empty.setText(self.tr("Nothing found. Change the words or the choices above."))
        elif self.in_trash:
            ui.empty.setText(
                self.tr(
                    "There are no deleted matches. You can restore a match for %n day(s) "
                    "after you delete it.",
                    "",
                    days,
                )
            )
        else:
            ui.empty.setText(self.tr("No saved matches yet. Every match you play is kept here."))
        if not shown:
            ui.pages.setCurrentWidget(ui.empty)
        left = len(self._unread)
        if left:
            self.say(self.tr("%n match(es) still to load", "", left))
        elif shown < total:
            self.say(self.tr("{0} of %n match(es)", "", total).format(shown))
        elif self.in_trash and total:
            kept = self.tr("kept for %n day(s)", "", days)
            self.say(self.tr("{0}, {1}").format(self.tr("%n match(es)", "", total), kept))
        else:
            self.say(self.tr("%n match(es)", "", total))
        self.counted.emit()

    def say(self, text: str) -> None:
        """Show a message below the list."""
        self.ui.note.setText(text)

    def stop_reading(self) -> None:
        """Stop reading, and write the index of what has been read."""
        self._reading.stop()
        self._saved_matches.write_index()

    # Selection

    def select(self, row: int) -> None:
        """Select a row, or the last one if there are fewer."""
        if self.model.rowCount():
            index = self.model.index(min(row, self.model.rowCount() - 1))
            self.ui.list.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )

    def selected(self) -> list[SavedMatch]:
        """Return the selected matches from top to bottom."""
        rows = sorted(index.row() for index in self.ui.list.selectionModel().selectedIndexes())
        return [self.model.entries()[row] for row in rows]

    @property
    def entry(self) -> SavedMatch | None:
        """The selected match; None if none or several are selected."""
        selected = self.selected()
        return selected[0] if len(selected) == 1 else None

    def is_running(self, entry: SavedMatch) -> bool:
        """Return True if the entry is the match on the table."""
        return entry.path == self._saves.current

    def show(self, path: Path) -> None:
        """Select a match; clear the filter if it hides the match."""
        if self.model.row_of(path) < 0:
            self.ui.search.clear()
            self.ui.game.setCurrentIndex(0)
            self.ui.state.setCurrentIndex(ALL)
            self.finish_reading()
        self.select(max(0, self.model.row_of(path)))
        self.ui.list.setFocus()

    def leave_search(self) -> None:
        """Move the focus from the search to the list."""
        if self.model.rowCount():
            self.ui.list.setFocus()
