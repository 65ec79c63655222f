# SPDX-License-Identifier: MIT
"""Copying the match, and the number and fingerprint of its deal, as text; pasting a match or a number."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.messages.records import hands_told
from thothit_desktop.app.store.pasted import PastedError, pasted
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.table.table import Table


class Clipboard(QObject):
    """The entries of the menu that copy and paste."""

    def __init__(
        self, ui: Ui_MainWindow, matches: MatchControl, dialogs: Dialogs, table: Table, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._matches, self._dialogs, self._table = matches, dialogs, table
        ui.copy_record.triggered.connect(self._copy_record)
        ui.copy_number.triggered.connect(self._copy_number)
        ui.copy_fingerprint.triggered.connect(self._copy_fingerprint)
        ui.paste.triggered.connect(lambda: self.paste(QGuiApplication.clipboard().text()))

    def _copy_record(self) -> None:
        QGuiApplication.clipboard().setText(self._matches.read_record())
        self._table.notices.say(hands_told(self._matches.match, self.tr("The match is copied")))

    def _copy_number(self) -> None:
        number = self._matches.match.seeds[-1]
        if number is None:
            self._table.notices.say(self.tr("This deal has no number"), "refusal")
        else:
            QGuiApplication.clipboard().setText(str(number))
            self._table.notices.say(self.tr("Deal {0} is copied").format(number))

    def _copy_fingerprint(self) -> None:
        commitment = self._matches.match.commitments[-1]
        if commitment is None:
            self._table.notices.say(self.tr("This deal has no fingerprint"), "refusal")
        else:
            QGuiApplication.clipboard().setText(commitment.fingerprint)
            self._table.notices.say(self.tr("The deal’s fingerprint is copied"))

    def paste(self, text: str) -> None:
        """Open the record of a text, or play the deal of its number; what it is not is told."""
        try:
            found = pasted(text)
        except PastedError as error:
            if error.is_record:
                self._matches.refused.emit(str(error), error.rescued)
            else:
                told = self.tr("The pasted text is neither a game record nor the number of a deal.")
                self._dialogs.warn(told, str(error))
            return
        if isinstance(found, int):
            self._matches.begin_again(found)
            self._table.notices.say(self.tr("Deal {0}. The match before it is kept.").format(found))
        else:
            self._matches.open_record(found)
            self._table.notices.say(self.tr("The pasted match. The match before it is kept."))
