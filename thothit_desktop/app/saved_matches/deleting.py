# SPDX-License-Identifier: MIT
"""Deleting and restoring of saved matches."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from thothit_desktop.app.saved_matches import words
from thothit_desktop.app.saved_matches.boxes import open_box, warning
from thothit_desktop.app.saved_matches.match_list import SavedMatchList
from thothit_desktop.app.store.saved_matches import SavedMatch, SavedMatches
from thothit_desktop.app.store.saves import FileError


class Deleting(QObject):
    """Deletes and restores the selected matches, except the one on the table."""

    def __init__(self, listed: SavedMatchList, saved_matches: SavedMatches, over: QWidget) -> None:
        super().__init__(over)
        self._list, self._saved_matches, self._over = listed, saved_matches, over
        self._deleted: list[list[Path]] = []
        """The paths of deleted matches, as batches that were deleted together."""

    def remove(self) -> None:
        """Delete the selected matches; erase those that are deleted already."""
        chosen = [entry for entry in self._list.selected() if not self._list.is_running(entry)]
        if not chosen:
            return
        if self._list.in_trash:
            self._ask_to_erase(chosen)
            return
        row, gone = self._list.model.row_of(chosen[0].path), []
        for entry in chosen:
            try:
                gone.append(self._saved_matches.delete(entry.path))
            except FileError as error:
                open_box(
                    warning(
                        self._over, self.tr("This match can't be deleted. It is still saved."), str(error)
                    )
                )
                break
            self._list.model.remove(entry.path)
        if gone:
            self._deleted.append(gone)
            count = len(gone)
            name = words.name(chosen[0])
            one, several = self.tr("“{0}” deleted"), self.tr("%n match(es) deleted", "", count)
            self._list.say(one.format(name) if count == 1 else several)
        self._list.ui.undo.setVisible(bool(self._deleted))
        self._list.select(row)

    def _ask_to_erase(self, chosen: list[SavedMatch]) -> None:
        """Ask the user, and erase matches for good if confirmed."""
        count = len(chosen)
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self._over.windowTitle(),
            self.tr("Delete %n match(es) permanently?", "", count),
            QMessageBox.StandardButton.Cancel,
            self._over,
        )
        box.setInformativeText(self.tr("You can't undo this."))
        agreeing = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.finished.connect(lambda: self._erase(chosen) if box.clickedButton() is agreeing else None)
        open_box(box)

    def _erase(self, chosen: list[SavedMatch]) -> None:
        gone = []
        for entry in chosen:
            try:
                self._saved_matches.erase(entry.path)
            except FileError as error:
                open_box(
                    warning(
                        self._over, self.tr("This match can't be deleted. It is still saved."), str(error)
                    )
                )
                break
            gone.append(entry.path)
            self._list.model.remove(entry.path)
        self._forget(gone)
        self._list.select(0)

    def _forget(self, paths: list[Path]) -> None:
        """Remove restored or erased matches from the batches for undo."""
        self._deleted = [
            left for batch in self._deleted if (left := [one for one in batch if one not in paths])
        ]
        self._list.ui.undo.setVisible(bool(self._deleted))

    def undo(self) -> None:
        """Restore the batch deleted last."""
        if self._deleted and not self._list.in_trash:
            self.restore(self._deleted.pop())
            self._list.ui.undo.setVisible(bool(self._deleted))

    def restore(self, paths: list[Path]) -> None:
        """Restore deleted matches, and select the first."""
        back = []
        for path in paths:
            try:
                back.append(self._saved_matches.restore(path))
            except FileError as error:
                open_box(warning(self._over, self.tr("This match can't be restored."), str(error)))
        self._forget(paths)
        self._list.fill()
        if back and not self._list.in_trash:
            self._list.show(back[0])
