# SPDX-License-Identifier: MIT
"""The menu entry that shows a report of the program as it is, and where its log lies."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.messages.records import hands_told
from thothit_desktop.app.store.program_log import LOG, last_lines
from thothit_desktop.app.window.dialogs import ICON, Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.report_box import report_box
from thothit_desktop.app.window.report_text import report_text


class ReportEntry(QObject):
    """Help > Report a problem."""

    def __init__(self, ui: Ui_MainWindow, matches: MatchControl, dialogs: Dialogs, window: QWidget) -> None:
        super().__init__(window)
        self._matches, self._dialogs, self._window = matches, dialogs, window
        ui.report.triggered.connect(self._show)

    def _show(self) -> None:
        folder = self._matches.folder
        told = self.tr(
            "Copy the report, and say what you did and what happened. It holds the versions of the program "
            "and the system, the end of the log, and this match; no folders of yours."
        )
        if warning := hands_told(self._matches.match):
            told += f"\n\n{warning}"
        if folder is not None:
            told += "\n\n" + self.tr("The whole log is {0}").format(folder / LOG)
        log = "" if folder is None else last_lines(folder)
        report = report_text((log, self._matches.read_record()), folder)
        box = report_box(self._window, self.tr("Report a problem"), told, report)
        box.setIconPixmap(self._window.windowIcon().pixmap(ICON))
        self._dialogs.wait_for(box)
        box.open()
