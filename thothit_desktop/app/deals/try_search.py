# SPDX-License-Identifier: MIT
"""Searches the saved matches for tries of a deal, a few at a time so that the window stays usable."""

from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from thothit_desktop.app.deals.tries import Try, tries_in
from thothit_desktop.app.store.matches import match_in
from thothit_desktop.app.store.saved_matches import SavedMatches
from thothit_desktop.app.store.saves import FileError, Saves
from thothit_desktop.flow.match import Match

if TYPE_CHECKING:
    from pathlib import Path

SLICE = 0.012
"""The seconds of reading after which the window may handle events."""


class TrySearch(QObject):
    """Finds the tries of one deal at a time, in the matches of `saves` and the one on the table."""

    found = Signal(object)
    """More tries of the deal have been found; carries a list of `Try`."""
    finished = Signal()
    """All matches have been searched."""

    def __init__(self, saves: Saves, table: Match | None, parent: QObject) -> None:
        super().__init__(parent)
        self._saved_matches, self._table = SavedMatches(saves), table
        self._deal = ""
        self._unread: list[Path] = []
        """The match files that are missing in the index."""
        self._unsearched: list[Path] = []
        """The match files in which the deal was played."""
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_some)

    @property
    def running(self) -> bool:
        """True while the search runs."""
        return self._timer.isActive()

    def search(self, fingerprint: str) -> None:
        """Start to search for the tries of a deal; a previous search ends."""
        self._deal = fingerprint
        entries, self._unread = self._saved_matches.scan("" if self._table is None else self._table.id)
        self._unsearched = [
            entry.path for entry in entries if entry.summary and fingerprint in entry.summary.deals
        ]
        if self._table is not None:
            self._report(tries_in(self._table, fingerprint))
        self._timer.start()

    def stop(self) -> None:
        """Stop the search."""
        self._timer.stop()

    def _read_some(self) -> None:
        end = monotonic() + SLICE
        while self._unsearched or self._unread:
            if self._unsearched:
                with suppress(FileError):  # the file has been deleted meanwhile, or is damaged
                    self._report(tries_in(match_in(self._unsearched.pop()), self._deal))
            else:
                entry = self._saved_matches.read_entry(self._unread.pop())
                if entry.summary is not None and self._deal in entry.summary.deals:
                    self._unsearched.append(entry.path)
            if monotonic() > end:
                return
        self._timer.stop()
        self._saved_matches.write_index()
        self.finished.emit()

    def _report(self, tries: list[Try]) -> None:
        if tries:
            self.found.emit(tries)
