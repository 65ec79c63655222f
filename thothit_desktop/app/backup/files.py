# SPDX-License-Identifier: MIT
"""The commands to back up and restore everything, on the settings page of files."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject, Qt, Signal

from thothit_desktop.app.backup.archive import BackupError, BackupSummary, read_backup, write_backup
from thothit_desktop.app.backup.restoring import prepare, take_over
from thothit_desktop.app.settings.rows import CommandRow
from thothit_desktop.app.settings.window import SettingsWindow
from thothit_desktop.app.statistics.database import FILE
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save
from thothit_desktop.app.widgets.preview import Preview


class BackupFiles(QObject):
    """Writes and restores backups of a data directory.

    `write` saves everything that is still unsaved; it is called before each backup and restore.
    """

    restored = Signal(str)
    """A backup has been restored; carries the message to show."""

    def __init__(self, window: SettingsWindow, saves: Saves, write: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._saves, self._write = window, saves, write
        self._directory = saves.current.parent

    def commands(self) -> list[CommandRow]:
        """Return the commands for the settings page of files."""
        return [
            CommandRow(
                label=self.tr("Back up everything"),
                about=self.tr("Save settings, matches and statistics in one file."),
                button=self.tr("&Back up..."),
                run=self._ask_backup,
            ),
            CommandRow(
                label=self.tr("Restore everything"),
                about=self.tr(
                    "See what a backup contains, and restore it if you like. What you have now is kept "
                    "as another backup."
                ),
                button=self.tr("&Restore..."),
                run=self._ask_restore,
            ),
        ]

    def _filter(self) -> str:
        return self.tr("Backups ({0});;All files (*)").format("*.zip")

    def _ask_backup(self) -> None:
        name = f"thothit-backup-{QDate.currentDate().toString(Qt.DateFormat.ISODate)}.zip"
        path = name_to_save(self._window, self.tr("Back up everything"), name, self._filter())
        if path is not None:
            self.back_up(path)

    def back_up(self, path: Path) -> None:
        """Write everything to one file."""
        self._write()
        try:
            summary = write_backup(self._directory, path)
        except BackupError as error:
            self._window.say(self.tr("No backup was made: {0}. Try another folder.").format(error))
            return
        told = self.tr("Backed up to {0}: {1}.").format(path.name, ", ".join(self._contents(summary)))
        if not summary.statistics and (self._directory / FILE).exists():
            told += " " + self.tr("Your statistics can't be read, so they are not in the backup.")
        self._window.say(told)

    def _ask_restore(self) -> None:
        path = name_to_open(self._window, self.tr("Restore everything"), self._filter())
        if path is not None:
            self.restore(path)

    def restore(self, path: Path) -> None:
        """Show the contents of a backup, and restore it if the user agrees."""
        if not self._saves.exclusive:
            self._window.say(
                self.tr(
                    "Nothing was restored: another copy of Thothit may be using the same folder. Close "
                    "that copy and try again."
                )
            )
            return
        try:
            summary = read_backup(path)
        except BackupError as error:
            self._window.say(self.tr("Nothing was restored: {0}").format(error))
            return
        made = QDateTime.fromString(summary.date, Qt.DateFormat.ISODate).toLocalTime()
        date = QLocale().toString(made, QLocale.FormatType.ShortFormat) or summary.date
        Preview(
            self.tr("Restore everything"),
            self.tr(
                "This replaces your settings, matches and statistics. What you have now is kept as a backup."
            ),
            [
                self.tr("Made on {0} with Thothit Desktop {1}").format(date, summary.program),
                *self._contents(summary),
            ],
            self.tr("&Restore"),
            lambda: self._take_over(path),
            self._window,
        ).open()

    def _contents(self, summary: BackupSummary) -> list[str]:
        """Return the contents of a backup as phrases."""
        found = [self.tr("%n saved match(es)", "", summary.matches)]
        if summary.deleted:
            found.append(self.tr("%n deleted match(es)", "", summary.deleted))
        found.append(self.tr("%Ln round(s) in the statistics", "", summary.rounds))
        found.append(self.tr("your settings") if summary.settings else self.tr("no settings"))
        return found

    def _take_over(self, path: Path) -> None:
        self._write()
        try:
            kept = prepare(self._directory, path)
        except BackupError as error:
            self._window.say(self.tr("Nothing was restored: {0}").format(error))
            return
        try:
            take_over(self._directory)
        except BackupError as error:
            self._window.say(str(error))
            return
        self.restored.emit(self.tr("Restored. What you had before is kept in {0}").format(kept))
