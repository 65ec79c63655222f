# SPDX-License-Identifier: MIT
"""The window of saved games: a list to search and filter, and actions on its matches."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.forms.ui_saved_matches_window import Ui_SavedMatchesWindow
from thothit_desktop.app.review.opening import has_reviews, make_replay, open_review
from thothit_desktop.app.saved_matches.boxes import ask_title, open_box, warning
from thothit_desktop.app.saved_matches.deleting import Deleting
from thothit_desktop.app.saved_matches.match_list import SavedMatchList
from thothit_desktop.app.saved_matches.pictures import TablePictures
from thothit_desktop.app.saved_matches.record_exchange import RecordExchange
from thothit_desktop.app.saved_matches.row import MatchRow
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saved_matches import SavedMatch, SavedMatches
from thothit_desktop.app.store.saves import FileError, Saves, rescued
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.store.trash import KEPT_DAYS
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.widgets.flow_layout import wrap_row
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games

if TYPE_CHECKING:
    from thothit_desktop.app.history.replay import Branching

LARGEST = QSize(1200, 1000)
"""The largest size of the window, in logical pixels."""

_SavedMatchKey = tuple[QKeySequence | Qt.Key | QKeySequence.StandardKey, QWidget, Callable[[], object]]
"""A key, the widget in which it works (the window for all), and its action."""


class SavedMatchesWindow(QDialog):
    """Shows the matches of `saves`, and `table`, the match on the table (None for none)."""

    chosen = Signal(object)
    """The user wants to resume a match; carries its file (Path), None for the match on the table."""
    number_pasted = Signal(int)
    """The user has pasted the number of a deal to play."""
    again = Signal(object)
    """The user wants another match like a finished one; carries that `Match`."""
    play_on = Signal(object)
    """The user wants to play a variation; carries a `Branching`."""
    varied = Signal(object)
    """Variations have been deleted or restored; carries the `Match`."""
    changed = Signal()
    """The match on the table has a new title, or help has been counted in it."""

    def __init__(
        self,
        saves: Saves,
        settings: Settings,
        table: Match | None,
        cards: CardPictures,
        parent: QWidget,
    ) -> None:
        """Set up the window; `settings` has the replay speed and the matches in fair play."""
        super().__init__(parent)
        self._cards, self._settings = cards, settings
        self._sheet: ScoreSheet | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui = Ui_SavedMatchesWindow()
        self.ui.setupUi(self)
        wrap_row(self.ui.footer)
        self._saved_matches, self._match = SavedMatches(saves), table
        self.listed = SavedMatchList(self.ui, saves, self._saved_matches, table, self)
        self._records = RecordExchange(self.listed, saves, self._saved_matches, settings, self)
        self._deleting = Deleting(self.listed, self._saved_matches, self)
        pictures = TablePictures(cards, self)
        self.ui.list.setItemDelegate(MatchRow(pictures, self.ui.list))
        pictures.drawn.connect(self.ui.list.viewport().update)
        self._connect()
        self.ui.undo.hide()
        self._paint_ground()
        self._set_size()
        self._saved_matches.clear_out()
        self.listed.fill()
        (self.ui.list if self.listed.model.rowCount() else self.ui.search).setFocus()

    def _connect(self) -> None:
        ui, records, deleting = self.ui, self._records, self._deleting
        ui.list.doubleClicked.connect(self._open)
        ui.list.selectionModel().selectionChanged.connect(self._offer)
        self.listed.counted.connect(self._offer)
        records.number_pasted.connect(self._leave_for_deal)
        records.read.connect(self.changed)
        ui.play.clicked.connect(self._play)
        ui.standings.clicked.connect(self._show_standings)
        ui.replay.clicked.connect(self._replay)
        ui.review.clicked.connect(self._review)
        ui.rename.clicked.connect(self._rename)
        ui.remove.clicked.connect(deleting.remove)
        ui.undo.clicked.connect(deleting.undo)
        ui.export_record.clicked.connect(records.export_record)
        ui.import_record.clicked.connect(records.import_record)
        keys: list[_SavedMatchKey] = [
            (Qt.Key.Key_Return, ui.list, self._open),
            (Qt.Key.Key_Enter, ui.list, self._open),
            (Qt.Key.Key_Delete, ui.list, deleting.remove),
            (Qt.Key.Key_F2, self, self._rename),
            (QKeySequence("Ctrl+Shift+R"), self, self._replay),
            (QKeySequence("Ctrl+Shift+V"), self, ui.review.click),
            (QKeySequence.StandardKey.Find, self, ui.search.setFocus),
            (QKeySequence.StandardKey.Copy, self, records.copy),
            (QKeySequence("Ctrl+Shift+C"), self, records.copy_number),
            (QKeySequence.StandardKey.Paste, self, records.paste),
            (QKeySequence.StandardKey.Undo, self, deleting.undo),
            (Qt.Key.Key_Down, ui.search, self.listed.leave_search),
            (Qt.Key.Key_Return, ui.search, self.listed.leave_search),
        ]
        for key, place, do in keys:
            context = (
                Qt.ShortcutContext.WindowShortcut if place is self else Qt.ShortcutContext.WidgetShortcut
            )
            QShortcut(QKeySequence(key), place, context=context).activated.connect(do)

    def _offer(self) -> None:
        """Update the buttons for the selected matches."""
        ui, entry, selected = self.ui, self.listed.entry, self.listed.selected()
        sound = entry is not None and entry.summary is not None
        trash, days = self.listed.in_trash, KEPT_DAYS
        if trash:
            ui.play.setText(self.tr("&Restore"))
            ui.play.setToolTip(self.tr("Restore the selected matches (Enter)"))
        else:
            goes_on = entry is None or entry.summary is None or not entry.summary.finished
            ui.play.setText(self.tr("&Resume") if goes_on else self.tr("&To the table"))
            ui.play.setToolTip(self.tr("Continue this match where you left it"))
        ui.play.setEnabled(bool(selected) if trash else entry is not None)
        ui.standings.setEnabled(sound)
        ui.replay.setEnabled(sound)
        summary = None if entry is None else entry.summary
        reviewed = summary is not None and summary.ended > 0 and has_reviews(games()[summary.game])
        ui.review.setEnabled(reviewed)
        ui.rename.setEnabled(sound and not trash)
        ui.remove.setEnabled(not all(map(self.listed.is_running, selected)))
        ui.remove.setText(self.tr("&Delete permanently…") if trash else self.tr("&Delete"))
        ui.remove.setToolTip(
            self.tr("Delete the selected matches permanently (Delete)")
            if trash
            else self.tr("Delete the selected matches; you can restore them for %n day(s) (Delete)", "", days)
        )
        ui.export_record.setEnabled(sound)

    # Actions

    def _open(self, _index: QModelIndex | None = None) -> None:
        """Resume an unfinished match, show a finished one, or restore a deleted one."""
        entry = self.listed.entry
        if self.listed.in_trash:
            self._play()
        elif entry is not None and entry.summary is not None and entry.summary.finished:
            self._show_standings()
        elif entry is not None:
            self._play()

    def _play(self) -> None:
        entry = self.listed.entry
        if self.listed.in_trash:
            self._deleting.restore([chosen.path for chosen in self.listed.selected()])
        elif entry is None:
            return
        elif self.listed.is_running(entry):
            self._leave(None)
        elif entry.summary is None:
            self._records.refuse(entry.fault, rescued(entry.path))
        else:
            self._leave(entry.path)

    def _leave(self, path: Path | None) -> None:
        self.accept()
        self.chosen.emit(path)

    def _show_standings(self) -> None:
        """Show the score sheet of a match over the list."""
        entry = self.listed.entry
        if entry is None or entry.summary is None or (record := self._records.record_of(entry)) is None:
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
        """Open the replay of a match."""
        match = self._chosen_match()
        if match is None:
            return
        replay = make_replay(match, self._settings, self)
        replay.forbid_playing(self.listed.in_trash)
        replay.play_on.connect(self._leave_for)
        replay.varied.connect(self.varied)
        replay.open()

    def _review(self) -> None:
        """Open the review of a match's finished rounds, the last one first."""
        match = self._chosen_match()
        if match is None:
            return
        review = open_review(match, len(match.positions), self._settings, self)
        if self.listed.in_trash:
            review.forbid_playing()
        review.play_on.connect(self._leave_for)

    def _chosen_match(self) -> Match | None:
        """Return the selected match; None if none is selected or it cannot be read."""
        entry = self.listed.entry
        if entry is None or entry.summary is None or (record := self._records.record_of(entry)) is None:
            return None
        match = self._match if self.listed.is_running(entry) else None
        match = match or saved_match(record)
        match.fair = match.fair or self._settings.is_fair(match.id)
        return match

    def _leave_for_deal(self, number: int) -> None:
        self.accept()
        self.number_pasted.emit(number)

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
        entry = self.listed.entry
        if entry is None or entry.summary is None or self.listed.in_trash:
            return
        ask_title(self, entry.summary.title, partial(self._set_title, entry))

    def _set_title(self, entry: SavedMatch, title: str) -> None:
        if entry.summary is None or title == entry.summary.title:
            return
        if self.listed.is_running(entry) and self._match is not None:
            self._match.title = title
            self.changed.emit()
            after = self.listed.at_the_table()
            assert after is not None
        else:
            try:
                after = self._saved_matches.rename(entry.path, title)
            except FileError as error:
                open_box(
                    warning(self, self.tr("This match can't be renamed. It keeps its old name."), str(error))
                )
                return
        self.listed.model.change(entry, after)

    # Layout and events

    def _set_size(self) -> None:
        """Size the window a little smaller than its parent, and no larger than the screen."""
        over = self.parentWidget()
        wanted = (over.size() * 0.94).boundedTo(LARGEST) if over else self.size()
        self.resize(wanted.expandedTo(self.minimumSizeHint()))
        keep_within_screen(self)

    def _paint_ground(self) -> None:
        """Set the colours of the list to those of documents."""
        tone, palette = document_colours(), self.ui.list.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(tone.ground))
        palette.setColor(QPalette.ColorRole.Text, QColor(tone.ink))
        self.ui.list.setPalette(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the score sheet centred."""
        super().resizeEvent(event)
        if self._sheet is not None:
            self._sheet.place()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update the colours of the list when the palette changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._paint_ground()

    def done(self, result: int) -> None:
        """Write the index before the window closes."""
        self.listed.stop_reading()
        super().done(result)
