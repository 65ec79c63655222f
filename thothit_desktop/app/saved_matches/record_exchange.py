# SPDX-License-Identifier: MIT
"""Imports and exports records as files and through the clipboard."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from thothit_desktop.app.messages.records import hands_told
from thothit_desktop.app.saved_matches.boxes import open_box, warning
from thothit_desktop.app.saved_matches.match_list import ALL, SavedMatchList
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.pasted import PastedError, pasted
from thothit_desktop.app.store.saved_matches import SavedMatch, SavedMatches
from thothit_desktop.app.store.saves import SUFFIX, FileError, Saves, read, rescued, write
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save
from thothit_desktop.games.record import Record, dump


class RecordExchange(QObject):
    """Exports, imports, copies and pastes records; damaged ones can be imported up to the fault."""

    read = Signal()
    """The record of the match on the table has been exported or copied, which counts as help."""
    number_pasted = Signal(int)
    """The user has pasted the number of a deal to play."""

    def __init__(
        self,
        listed: SavedMatchList,
        saves: Saves,
        saved_matches: SavedMatches,
        settings: Settings,
        over: QWidget,
    ) -> None:
        """Set up the exchange; `settings` know which matches are fair play."""
        super().__init__(over)
        self._list, self._saves, self._saved_matches, self._over = listed, saves, saved_matches, over
        self._settings = settings

    def record_of(self, entry: SavedMatch) -> Record | None:
        """Return the record of an entry; show its fault and return None if it is damaged."""
        if self._list.is_running(entry) and self._list.match is not None:
            return self._list.match.record
        try:
            return read(entry.path)
        except FileError as error:
            self.refuse(str(error), rescued(entry.path))
            return None

    def export_record(self) -> None:
        """Export the selected match to a file."""
        entry = self._list.entry
        if entry is None or entry.summary is None or (record := self.record_of(entry)) is None:
            return
        name = f"{entry.summary.game}-{entry.summary.number or entry.summary.id}{SUFFIX}"
        path = name_to_save(self._over, self.tr("Export the match"), name, self._kinds())
        if path is None:
            return
        try:
            write(path, record)
            said = self._count_reading(entry, record, self.tr("Saved as {0}").format(path.name))
        except FileError as error:
            self._warn(self.tr("Choose another place: the match can't be saved there."), str(error))
        else:
            self._list.say(said)

    def _count_reading(self, entry: SavedMatch, record: Record, said: str) -> str:
        """Count help if the record shows hidden hands; return the message to show. Raises FileError."""
        on_table = self._list.match if self._list.is_running(entry) else None
        match = on_table or saved_match(record)
        match.fair = match.fair or self._settings.is_fair(match.id)
        if match.read_record():
            if on_table is None:
                after = self._saved_matches.rewrite(entry.path, replace(record, help=match.help))
                self._list.model.change(entry, after)
            else:
                self.read.emit()
        return hands_told(match, said)

    def import_record(self) -> None:
        """Import a record from a file."""
        path = name_to_open(self._over, self.tr("Import a match"), self._kinds())
        if path is None:
            return
        try:
            record = read(path)
        except FileError as error:
            self.refuse(str(error), rescued(path))
        else:
            self.add(record)

    def _kinds(self) -> str:
        return self.tr("Matches ({0});;All files (*)").format(f"*{SUFFIX} *.json")

    def add(self, record: Record) -> None:
        """Add a record to the saved matches, and select it."""
        running = self._list.match.record if self._list.match is not None else None
        try:
            path = self._saved_matches.add(record, running)
        except FileError as error:
            self._warn(self.tr("The match can't be added to your saved matches."), str(error))
            return
        if self._list.in_trash:
            self._list.ui.state.setCurrentIndex(ALL)
        self._list.fill()
        self._list.finish_reading()
        self._list.show(path or self._saves.current)

    def copy(self) -> None:
        """Copy the record of the selected match to the clipboard."""
        entry = self._list.entry
        if entry is not None and entry.summary is not None and (record := self.record_of(entry)) is not None:
            try:
                said = self._count_reading(entry, record, self.tr("Match copied"))
            except FileError as error:
                self._warn(self.tr("The match can't be copied."), str(error))
            else:
                QGuiApplication.clipboard().setText(dump(record))
                self._list.say(said)

    def copy_number(self) -> None:
        """Copy the number of the selected match's deal."""
        entry = self._list.entry
        if entry is None or entry.summary is None:
            return
        if entry.summary.number is None:
            self._list.say(self.tr("This deal has no number to copy"))
        else:
            QGuiApplication.clipboard().setText(str(entry.summary.number))
            self._list.say(self.tr("Deal number {0} copied").format(entry.summary.number))

    def paste(self) -> None:
        """Import a copied record, or play the deal of a copied number."""
        text = QGuiApplication.clipboard().text()
        try:
            found = pasted(text)
        except PastedError as error:
            if error.is_record:
                self.refuse(str(error), error.rescued)
            else:
                told = self.tr("Copy a match or a deal number first: the pasted text is neither.")
                self._warn(told, str(error))
            return
        if isinstance(found, Record):
            self.add(found)
        else:
            self.number_pasted.emit(found)

    def refuse(self, why: str, left: Record | None) -> None:
        """Show the fault of a record, and offer to import the rounds before it."""
        box = warning(self._over, self.tr("This match can't be opened."), why)
        if left is not None:
            rounds = len(left.rounds)
            sound = self.tr("You can recover %n round(s) from before the error.", "", rounds)
            box.setInformativeText(f"{why}\n\n{sound}")
            keeping = box.addButton(
                self.tr("Recover %n round(s)", "", rounds), QMessageBox.ButtonRole.AcceptRole
            )
            box.addButton(QMessageBox.StandardButton.Cancel)
            box.setDefaultButton(keeping)
            kept = replace(left, id="")  # the damaged file may have its id
            box.finished.connect(lambda: self.add(kept) if box.clickedButton() is keeping else None)
        open_box(box)

    def _warn(self, what: str, why: str) -> None:
        open_box(warning(self._over, what, why))
