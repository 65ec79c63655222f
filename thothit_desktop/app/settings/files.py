# SPDX-License-Identifier: MIT
"""Export and import of the settings, from the page of files."""

from pathlib import Path

from PySide6.QtCore import QObject

from thothit_desktop.app.settings.rows import CommandRow
from thothit_desktop.app.settings.transfer import (
    LIMIT,
    TransferError,
    TransferPlan,
    dump_settings,
    read_settings,
)
from thothit_desktop.app.settings.window import SettingsWindow
from thothit_desktop.app.store.saves import FileError, write_text
from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save
from thothit_desktop.app.widgets.preview import Preview


class SettingsFiles(QObject):
    """Exports the settings of a window to a file, and imports settings after a preview."""

    def __init__(self, window: SettingsWindow) -> None:
        super().__init__(window)
        self._window = window

    def commands(self) -> list[CommandRow]:
        """Return the commands for the page of files."""
        return [
            CommandRow(
                label=self.tr("Export settings"),
                about=self.tr("Save all settings to a text file."),
                button=self.tr("E&xport..."),
                run=self._ask_export,
            ),
            CommandRow(
                label=self.tr("Import settings"),
                about=self.tr("See what exported settings would change, then load them."),
                button=self.tr("&Import..."),
                run=self._ask_import,
            ),
        ]

    def _filter(self) -> str:
        return self.tr("Settings ({0});;All files (*)").format("*.json")

    def _ask_export(self) -> None:
        path = name_to_save(self._window, self.tr("Export settings"), "thothit-settings.json", self._filter())
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write the settings to a file."""
        try:
            write_text(path, dump_settings(self._window.rows))
        except FileError as error:
            self._window.say(
                self.tr("Your settings can't be exported: {0}. Try another folder.").format(error)
            )
        else:
            self._window.say(self.tr("Exported to {0}").format(path.name))

    def _ask_import(self) -> None:
        path = name_to_open(self._window, self.tr("Import settings"), self._filter())
        if path is not None:
            self.import_from(path)

    def import_from(self, path: Path) -> None:
        """Preview the changes by the settings of a file, and apply them if the person agrees."""
        try:
            if path.exists() and not path.is_file():
                raise TransferError(self.tr("This is not a settings file."))
            with path.open("rb") as file:
                plan = read_settings(file.read(LIMIT).decode("utf-8-sig"), self._window.rows)
        except OSError as error:
            self._refuse(path, error.strerror or "")
        except UnicodeDecodeError:
            self._refuse(path, self.tr("This is not a settings file."))
        except TransferError as error:
            self._refuse(path, str(error))
        else:
            self._show(path, plan)

    def _refuse(self, path: Path, why: str) -> None:
        self._window.say(self.tr("Nothing has changed. {0} can't be imported: {1}").format(path.name, why))

    def _show(self, path: Path, plan: TransferPlan) -> None:
        passed_over = [self.tr("Skipped: {0}").format(why) for why in plan.wrong]
        if plan.unknown:
            passed_over.append(self.tr("Unknown settings: {0}").format(", ".join(plan.unknown)))
        if not plan.changes:
            same = self.tr("{0} changes nothing in your settings.").format(path.name)
            self._window.say(" ".join([same, *passed_over]))
            return
        changes = [
            self.tr("{0}: {1} → {2}").format(row.label, row.words(row.read()), row.words(value))
            for row, value in plan.changes
        ]
        number = len(changes)

        def take_over() -> None:
            self._window.change(plan.changes)
            self._window.say(self.tr("%n setting(s) changed. You can undo this.", "", number))

        Preview(
            self.tr("Import settings"),
            self.tr("%n setting(s) will change:", "", number),
            changes + passed_over,
            self.tr("&Import"),
            take_over,
            self._window,
        ).open()
