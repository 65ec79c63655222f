# SPDX-License-Identifier: MIT
"""The window of saved games: a list to search and filter, and what can be done with its matches."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QLineEdit, QMessageBox, QWidget

from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.shelf import words
from thothit_desktop.app.shelf.model import ShelfFilter, ShelfModel
from thothit_desktop.app.shelf.pictures import TablePictures
from thothit_desktop.app.shelf.row import MatchRow
from thothit_desktop.app.shelf.ui_shelf_window import Ui_ShelfWindow
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.pasted import PastedError, pasted
from thothit_desktop.app.store.saves import SUFFIX, FileError, Saves, read, rescued, write
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.store.shelf import Shelf, ShelfEntry
from thothit_desktop.app.store.summary import summary_of
from thothit_desktop.app.store.trash import KEPT_DAYS
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.title_room import keep_title_whole
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games
from thothit_desktop.games.record import LONGEST_TITLE, Record, dump

if TYPE_CHECKING:
    from thothit_desktop.app.history.replay import Branching

LARGEST = QSize(1200, 1000)
"""The window's size at most, in logical pixels."""

SLICE = 0.012
"""Seconds for which files are read before the window has its turn."""

ALL, UNFINISHED, FINISHED, DELETED = range(4)
"""The rows of the choice which matches are shown."""


_ShelfKey = tuple[QKeySequence | Qt.Key | QKeySequence.StandardKey, QWidget, Callable[[], object]]
"""A key, where it holds (the window: everywhere in it), and what it does."""


class ShelfWindow(QDialog):
    """Shows the matches of `saves`, and `table`, the one that is on the table, None without any."""

    chosen = Signal(object)
    """A match is to be played on: its file (Path), or None for the one on the table."""
    number_pasted = Signal(int)
    """The deal of this number is to be played."""
    again = Signal(object)
    """Another match like this finished one is to be played (Match)."""
    play_on = Signal(object)
    """A variation of a match is to be played (`Branching`)."""
    renamed = Signal()
    """The match on the table has another title."""

    def __init__(
        self,
        saves: Saves,
        settings: Settings,
        table: Match | None,
        cards: CardPictures,
        parent: QWidget,
    ) -> None:
        """`settings` tell how a match is looked at again."""
        super().__init__(parent)
        self._cards, self._settings = cards, settings
        self._sheet: ScoreSheet | None = None
        pictures = TablePictures(cards, self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._saves, self._shelf, self._match = saves, Shelf(saves), table
        self._unread: list[Path] = []
        self._deleted: list[list[Path]] = []
        """What was deleted, at each time together, as it lies among the deleted ones."""
        self.ui = Ui_ShelfWindow()
        self.ui.setupUi(self)
        self.model = ShelfModel(self)
        self.ui.list.setModel(self.model)
        self.ui.list.setItemDelegate(MatchRow(pictures, self.ui.list))
        pictures.drawn.connect(self.ui.list.viewport().update)
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_some)
        for spec in games().values():
            self.ui.game.addItem(catalogue.of_games(spec.name), spec.id)
        self._connect()
        self.ui.undo.hide()
        self._paint_ground()
        self._fit()
        self._shelf.clear_out()
        self._fill()
        self._select(0)
        (self.ui.list if self.model.rowCount() else self.ui.search).setFocus()

    def _connect(self) -> None:
        ui = self.ui
        ui.search.textChanged.connect(self._filter)
        ui.game.currentIndexChanged.connect(self._filter)
        ui.state.currentIndexChanged.connect(self._fill)
        ui.list.doubleClicked.connect(self._open)
        ui.list.selectionModel().selectionChanged.connect(self._offer)
        for signal in (self.model.modelReset, self.model.rowsInserted, self.model.rowsRemoved):
            signal.connect(self._count)
        ui.play.clicked.connect(self._play)
        ui.standings.clicked.connect(self._show_standings)
        ui.replay.clicked.connect(self._replay)
        ui.rename.clicked.connect(self._rename)
        ui.remove.clicked.connect(self._remove)
        ui.undo.clicked.connect(self._undo)
        ui.export_record.clicked.connect(self._export)
        ui.import_record.clicked.connect(self._import)
        keys: list[_ShelfKey] = [
            (Qt.Key.Key_Return, ui.list, self._open),
            (Qt.Key.Key_Enter, ui.list, self._open),
            (Qt.Key.Key_Delete, ui.list, self._remove),
            (Qt.Key.Key_F2, self, self._rename),
            (QKeySequence("Ctrl+Shift+R"), self, self._replay),
            (QKeySequence.StandardKey.Find, self, ui.search.setFocus),
            (QKeySequence.StandardKey.Copy, self, self._copy),
            (QKeySequence("Ctrl+Shift+C"), self, self._copy_number),
            (QKeySequence.StandardKey.Paste, self, self._paste),
            (QKeySequence.StandardKey.Undo, self, self._undo),
            (Qt.Key.Key_Down, ui.search, self._leave_search),
            (Qt.Key.Key_Return, ui.search, self._leave_search),
        ]
        for key, place, do in keys:
            context = (
                Qt.ShortcutContext.WindowShortcut if place is self else Qt.ShortcutContext.WidgetShortcut
            )
            QShortcut(QKeySequence(key), place, context=context).activated.connect(do)

    # What is shown

    def _fill(self) -> None:
        """List the matches, those first that are known; the others follow while the window can be used."""
        deleted = self._in_trash
        running = self._match.id if self._match is not None else ""
        entries, self._unread = self._shelf.scan(running, deleted)
        self.model.fill(entries, None if deleted else self._at_the_table())
        self._filter()
        self._select(0)
        if self._unread:
            self._reading.start()
        else:
            self._reading.stop()

    def _at_the_table(self) -> ShelfEntry | None:
        if self._match is None:
            return None
        return ShelfEntry(self._saves.current, summary_of(self._match))

    @property
    def _in_trash(self) -> bool:
        return self.ui.state.currentIndex() == DELETED

    @property
    def read_all(self) -> bool:
        """Whether every file has been read."""
        return not self._unread

    def _read_some(self) -> None:
        """Read files for a moment."""
        until = monotonic() + SLICE
        found: list[ShelfEntry] = []
        while self._unread and (not found or monotonic() < until):
            found.append(self._shelf.read_entry(self._unread.pop()))
        self.model.add(found)
        if not self.ui.list.selectionModel().hasSelection():
            self._select(0)
        if not self._unread:
            self._reading.stop()
        self._count()

    def _filter(self) -> None:
        kept = self._entry
        self.model.show_only(
            ShelfFilter(
                {UNFINISHED: False, FINISHED: True}.get(self.ui.state.currentIndex()),
                self.ui.game.currentData() or "",
                self.ui.search.text(),
            )
        )
        self._select(max(0, self.model.row_of(kept.path)) if kept else 0)

    def _count(self) -> None:
        """Say how many matches there are, and why none is shown."""
        ui, shown, total, days = self.ui, self.model.rowCount(), self.model.total, KEPT_DAYS
        if shown:
            ui.pages.setCurrentWidget(ui.list)
        elif total or self._unread:
            ui.empty.setText(self.tr("Nothing matches your search."))
        elif self._in_trash:
            ui.empty.setText(
                self.tr("Nothing is deleted. What you delete can be brought back for %n day(s).", "", days)
            )
        else:
            ui.empty.setText(self.tr("Nothing is saved yet. Every match that you play is kept here."))
        if not shown:
            ui.pages.setCurrentWidget(ui.empty)
        left = len(self._unread)
        if left:
            self._say(self.tr("%n game(s) left to read", "", left))
        elif shown < total:
            self._say(self.tr("{0} of %n game(s)", "", total).format(shown))
        elif self._in_trash and total:
            kept = self.tr("each can be brought back for %n day(s)", "", days)
            self._say(self.tr("{0}, {1}").format(self.tr("%n game(s)", "", total), kept))
        else:
            self._say(self.tr("%n game(s)", "", total))
        self._offer()

    def _say(self, text: str) -> None:
        self.ui.note.setText(text)

    def _select(self, row: int) -> None:
        if self.model.rowCount():
            index = self.model.index(min(row, self.model.rowCount() - 1))
            self.ui.list.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )

    def _selected(self) -> list[ShelfEntry]:
        rows = sorted(index.row() for index in self.ui.list.selectionModel().selectedIndexes())
        return [self.model.entries()[row] for row in rows]

    @property
    def _entry(self) -> ShelfEntry | None:
        """The one match that is selected; None for none or several."""
        selected = self._selected()
        return selected[0] if len(selected) == 1 else None

    def _offer(self) -> None:
        """Enable what can be done with the selected matches."""
        ui, entry, selected = self.ui, self._entry, self._selected()
        sound = entry is not None and entry.summary is not None
        trash, days = self._in_trash, KEPT_DAYS
        if trash:
            ui.play.setText(self.tr("&Restore"))
            ui.play.setToolTip(self.tr("Bring the selected matches back (Enter)"))
        else:
            goes_on = entry is None or entry.summary is None or not entry.summary.finished
            ui.play.setText(self.tr("&Resume") if goes_on else self.tr("&To the table"))
            ui.play.setToolTip(self.tr("Play on from where this match stands"))
        ui.play.setEnabled(bool(selected) if trash else entry is not None)
        ui.standings.setEnabled(sound)
        ui.replay.setEnabled(sound)
        ui.rename.setEnabled(sound and not trash)
        ui.remove.setEnabled(not all(map(self._is_running, selected)))
        ui.remove.setText(self.tr("&Delete for good…") if trash else self.tr("&Delete"))
        ui.remove.setToolTip(
            self.tr("Delete the selected matches so that nobody can bring them back (Delete)")
            if trash
            else self.tr(
                "Delete the selected matches; you can bring them back for %n day(s) (Delete)", "", days
            )
        )
        ui.export_record.setEnabled(sound)

    def _is_running(self, entry: ShelfEntry) -> bool:
        return entry.path == self._saves.current

    # What is done

    def _open(self, _index: QModelIndex | None = None) -> None:
        """Resume a match that is unfinished, show a finished one, restore a deleted one."""
        entry = self._entry
        if self._in_trash:
            self._play()
        elif entry is not None and entry.summary is not None and entry.summary.finished:
            self._show_standings()
        elif entry is not None:
            self._play()

    def _play(self) -> None:
        entry = self._entry
        if self._in_trash:
            self._restore([chosen.path for chosen in self._selected()])
        elif entry is None:
            return
        elif self._is_running(entry):
            self._leave(None)
        elif entry.summary is None:
            self._refuse(entry.fault, rescued(entry.path))
        else:
            self._leave(entry.path)

    def _leave(self, path: Path | None) -> None:
        self.accept()
        self.chosen.emit(path)

    def _record(self, entry: ShelfEntry) -> Record | None:
        """The record of an entry; what is wrong with it is told."""
        if self._is_running(entry) and self._match is not None:
            return self._match.record
        try:
            return read(entry.path)
        except FileError as error:
            self._refuse(str(error), rescued(entry.path))
            return None

    def _show_standings(self) -> None:
        """Lay the score sheet of a match over the list."""
        entry = self._entry
        if entry is None or entry.summary is None or (record := self._record(entry)) is None:
            return
        match = saved_match(record)
        sheet = self._sheet = ScoreSheet(self)
        sheet.name_way_back(self.tr("Back to the list"), self.tr("Close the sheet (Esc)"))
        sheet.closed.connect(self._close_sheet)
        sheet.next_round.connect(self._play)
        sheet.new_match.connect(lambda: self._begin_like(match))
        sheet.show_standings(match, self._cards)
        sheet.show()
        sheet.setFocus()

    def _replay(self) -> None:
        """Look at a match again."""
        entry = self._entry
        if entry is not None and entry.summary is not None and (record := self._record(entry)) is not None:
            from thothit_desktop.app.history.replay_window import ReplayWindow

            match = self._match if self._is_running(entry) else None
            match = match or saved_match(record)
            match.fair = match.fair or self._settings.is_fair(match.id)
            replay = ReplayWindow(match, self._cards, self._settings.speed, self)
            replay.forbid_playing(self._in_trash)
            replay.play_on.connect(self._leave_for)
            replay.open()

    def _leave_for(self, branching: "Branching") -> None:
        self.accept()
        self.play_on.emit(branching)

    def _begin_like(self, match: Match) -> None:
        self.accept()
        self.again.emit(match)

    def _close_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.hide()
            self._sheet.deleteLater()
            self._sheet = None
            self.ui.list.setFocus()

    def _rename(self) -> None:
        entry = self._entry
        if entry is None or entry.summary is None or self._in_trash:
            return
        title, agreed = self._ask_title(entry.summary.title)
        if not agreed or title == entry.summary.title:
            return
        if self._is_running(entry) and self._match is not None:
            self._match.title = title
            self.renamed.emit()
            after = self._at_the_table()
            assert after is not None
        else:
            try:
                after = self._shelf.rename(entry.path, title)
            except FileError as error:
                self._warn(self.tr("This match cannot be renamed."), str(error))
                return
        self.model.change(entry, after)

    def _ask_title(self, title: str) -> tuple[str, bool]:
        dialog = QInputDialog(self)
        dialog.setWindowTitle(self.tr("Rename"))
        dialog.setLabelText(self.tr("Name of this match (leave it empty for the game's name):"))
        dialog.setTextValue(title)
        line = dialog.findChild(QLineEdit)
        assert isinstance(line, QLineEdit)
        line.setMaxLength(LONGEST_TITLE)
        keep_title_whole(dialog)
        agreed = bool(dialog.exec())
        dialog.deleteLater()
        return " ".join(dialog.textValue().split()), agreed

    def _remove(self) -> None:
        """Delete the selected matches; the one on the table stays."""
        chosen = [entry for entry in self._selected() if not self._is_running(entry)]
        if not chosen:
            return
        if self._in_trash:
            self._ask_to_erase(chosen)
            return
        row, gone = self.model.row_of(chosen[0].path), []
        for entry in chosen:
            try:
                gone.append(self._shelf.delete(entry.path))
            except FileError as error:
                self._warn(self.tr("This match cannot be deleted."), str(error))
                break
            self.model.remove(entry.path)
        if gone:
            self._deleted.append(gone)
            count = len(gone)
            name = words.name(chosen[0])
            one, several = self.tr("“{0}” is deleted"), self.tr("%n game(s) deleted", "", count)
            self._say(one.format(name) if count == 1 else several)
        self.ui.undo.setVisible(bool(self._deleted))
        self._select(row)

    def _ask_to_erase(self, chosen: list[ShelfEntry]) -> None:
        """Delete matches for good, if the person agrees."""
        count = len(chosen)
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.windowTitle(),
            self.tr("Delete %n game(s) for good?", "", count),
            QMessageBox.StandardButton.Cancel,
            self,
        )
        box.setInformativeText(self.tr("This cannot be undone."))
        agreeing = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        keep_title_whole(box)
        box.finished.connect(lambda: self._erase(chosen) if box.clickedButton() is agreeing else None)
        box.open()

    def _erase(self, chosen: list[ShelfEntry]) -> None:
        gone = []
        for entry in chosen:
            try:
                self._shelf.erase(entry.path)
            except FileError as error:
                self._warn(self.tr("This match cannot be deleted."), str(error))
                break
            gone.append(entry.path)
            self.model.remove(entry.path)
        self._forget(gone)
        self._select(0)

    def _forget(self, paths: list[Path]) -> None:
        """What has left the deleted ones cannot be brought back any more."""
        self._deleted = [
            left for batch in self._deleted if (left := [one for one in batch if one not in paths])
        ]
        self.ui.undo.setVisible(bool(self._deleted))

    def _undo(self) -> None:
        """Bring back what was deleted last."""
        if self._deleted and not self._in_trash:
            self._restore(self._deleted.pop())
            self.ui.undo.setVisible(bool(self._deleted))

    def _restore(self, paths: list[Path]) -> None:
        back = []
        for path in paths:
            try:
                back.append(self._shelf.restore(path))
            except FileError as error:
                self._warn(self.tr("This match cannot be brought back."), str(error))
        self._forget(paths)
        self._fill()
        if back and not self._in_trash:
            self._show(back[0])

    def _show(self, path: Path) -> None:
        """Select a match, whatever the filter."""
        if self.model.row_of(path) < 0:
            self.ui.search.clear()
            self.ui.game.setCurrentIndex(0)
            self.ui.state.setCurrentIndex(ALL)
            self._finish_reading()
        self._select(max(0, self.model.row_of(path)))
        self.ui.list.setFocus()

    def _finish_reading(self) -> None:
        while self._unread:
            self._read_some()

    # Files and the clipboard

    def _export(self) -> None:
        entry = self._entry
        if entry is None or entry.summary is None or (record := self._record(entry)) is None:
            return
        name = f"{entry.summary.game}-{entry.summary.number or entry.summary.id}{SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Export the match"), name, self._kinds())
        if not path:
            return
        try:
            write(Path(path), record)
        except FileError as error:
            self._warn(self.tr("The match cannot be saved there."), str(error))
        else:
            self._say(self.tr("Saved as {0}").format(Path(path).name))

    def _import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Import a game record"), "", self._kinds())
        if not path:
            return
        try:
            record = read(Path(path))
        except FileError as error:
            self._refuse(str(error), rescued(Path(path)))
        else:
            self._add(record)

    def _kinds(self) -> str:
        return self.tr("Game records ({0});;All files (*)").format(f"*{SUFFIX} *.json")

    def _add(self, record: Record) -> None:
        """Put a record on the shelf, and select it."""
        running = self._match.record if self._match is not None else None
        try:
            path = self._shelf.add(record, running)
        except FileError as error:
            self._warn(self.tr("The match cannot be saved."), str(error))
            return
        if self._in_trash:
            self.ui.state.setCurrentIndex(ALL)
        self._fill()
        self._finish_reading()
        self._show(path or self._saves.current)

    def _copy(self) -> None:
        entry = self._entry
        if entry is not None and entry.summary is not None and (record := self._record(entry)) is not None:
            QGuiApplication.clipboard().setText(dump(record))
            self._say(self.tr("The match is copied"))

    def _copy_number(self) -> None:
        entry = self._entry
        if entry is None or entry.summary is None:
            return
        if entry.summary.number is None:
            self._say(self.tr("This deal has no number"))
        else:
            QGuiApplication.clipboard().setText(str(entry.summary.number))
            self._say(self.tr("Deal {0} is copied").format(entry.summary.number))

    def _paste(self) -> None:
        """Put a copied record on the shelf, or play the deal of a copied number."""
        text = QGuiApplication.clipboard().text()
        try:
            found = pasted(text)
        except PastedError as error:
            if text.lstrip().startswith("{"):
                self._refuse(str(error), error.rescued)
            else:
                told = self.tr("The pasted text is neither a game record nor the number of a deal.")
                self._warn(told, str(error))
            return
        if isinstance(found, Record):
            self._add(found)
        else:
            self.accept()
            self.number_pasted.emit(found)

    def _refuse(self, why: str, left: Record | None) -> None:
        """Say what is wrong with a record; the rounds before the fault may be put on the shelf."""
        box = self._box(self.tr("This record cannot be opened."), why)
        if left is not None:
            rounds = len(left.rounds)
            sound = self.tr("%n round(s) before the fault can be kept.", "", rounds)
            box.setInformativeText(f"{why}\n\n{sound}")
            keeping = box.addButton(
                self.tr("Keep %n round(s)", "", rounds), QMessageBox.ButtonRole.AcceptRole
            )
            box.addButton(QMessageBox.StandardButton.Cancel)
            box.setDefaultButton(keeping)
            kept = replace(left, id="")  # the damaged file may have its id
            box.finished.connect(lambda: self._add(kept) if box.clickedButton() is keeping else None)
        box.open()

    def _warn(self, what: str, why: str) -> None:
        self._box(what, why).open()

    def _box(self, what: str, why: str) -> QMessageBox:
        box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), what, parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # the reason may quote a file
        box.setInformativeText(why)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        keep_title_whole(box)
        return box

    # The window itself

    def _leave_search(self) -> None:
        if self.model.rowCount():
            self.ui.list.setFocus()

    def _fit(self) -> None:
        """Size the window a little smaller than its parent, and no larger than the screen."""
        over = self.parentWidget()
        room = self.screen().availableSize() * 0.97
        wanted = (over.size() * 0.94).boundedTo(LARGEST) if over else self.size()
        self.resize(wanted.expandedTo(self.minimumSizeHint()).boundedTo(room))

    def _paint_ground(self) -> None:
        """Give the list the colours of the documents."""
        tone, palette = document_colours(), self.ui.list.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(tone.ground))
        palette.setColor(QPalette.ColorRole.Text, QColor(tone.ink))
        self.ui.list.setPalette(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the score sheet in the middle."""
        super().resizeEvent(event)
        if self._sheet is not None:
            self._sheet.place()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the palette from light to dark and back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._paint_ground()

    def done(self, result: int) -> None:
        """Keep what has been read of the files when the window closes."""
        self._reading.stop()
        self._shelf.write_index()
        super().done(result)
