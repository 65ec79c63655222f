# SPDX-License-Identifier: MIT
"""The windows that open before the table, for a question or a word, and the bar of a long replay."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion
from PySide6.QtWidgets import QDialog, QInputDialog, QMessageBox, QProgressDialog, QWidget

from thothit_desktop import __version__
from thothit_desktop.app.messages.languages import waiting_languages
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.pasted import MOST_DEAL
from thothit_desktop.app.store.saves import SUFFIX
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save
from thothit_desktop.app.widgets.title_room import keep_title_whole
from thothit_desktop.app.window.user_presence import PauseReasons

ICON = 56
"""The edge of the program's picture in a box, in logical pixels."""

LONG = 100
"""Rounds of a match that is opened without a bar."""

PATIENCE_MS = 300
"""Nobody minds waiting this long: the bar opens where it will take longer."""


class Dialogs(QObject):
    """Asks and tells before a window, while the match waits; what a person does not answer is None."""

    closed = Signal()
    """A dialog has been closed, and what it was for is about to be done."""

    def __init__(self, window: QWidget, pauses: PauseReasons) -> None:
        super().__init__(window)
        self._window, self._pauses = window, pauses

    @contextmanager
    def _open(self) -> Iterator[None]:
        """Let the match wait while a dialog runs its own loop."""
        self._pauses.hold("dialog")
        try:
            yield
        finally:
            self._close()

    def wait_for(self, dialog: QDialog) -> None:
        """Let the match wait until a dialog that has opened is closed."""
        self._pauses.hold("dialog")
        dialog.finished.connect(self._close)

    def _close(self) -> None:
        self._pauses.hold("dialog", False)
        self._window.activateWindow()  # the person looks at this window, whatever the system makes of it
        self.closed.emit()

    def deal_number(self, now: int) -> int | None:
        """Ask for the number of a deal."""
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(self.tr("Deal by number"))
        dialog.setLabelText(self.tr("Number of the deal:"))
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setIntRange(0, MOST_DEAL)
        dialog.setIntValue(min(now, MOST_DEAL))
        dress_box(dialog)
        keep_title_whole(dialog)
        with self._open():
            accepted = dialog.exec()
        dialog.deleteLater()
        return dialog.intValue() if accepted else None

    def match_setup(self, settings: Settings, now: str, watch: bool) -> MatchSetup | None:
        """Ask what to play; `now` is the game that is played."""
        from thothit_desktop.app.new_game.dialog import NewGame

        dialog = NewGame(settings, now, watch, self._window)
        with self._open():
            setup = dialog.ask()
        dialog.deleteLater()
        return setup

    def agrees(self, question: str, yes: str) -> bool:
        """Ask; return True if the button `yes` is chosen. Enter and Escape cancel."""
        icon, title = QMessageBox.Icon.Question, self._window.windowTitle()
        box = QMessageBox(icon, title, question, QMessageBox.StandardButton.Cancel, self._window)
        box.setIconPixmap(self._window.windowIcon().pixmap(ICON))
        agreeing = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        dress_box(box)
        keep_title_whole(box)
        with self._open():
            box.exec()
        box.deleteLater()
        return box.clickedButton() is agreeing

    def record_to_open(self) -> Path | None:
        """Ask for a record to open."""
        title = self.tr("Open a game record")
        with self._open():
            return name_to_open(self._window, title, self._filter())

    def place_to_save(self, name: str) -> Path | None:
        """Ask where to save a record; `name` is proposed."""
        title = self.tr("Save the match")
        with self._open():
            return name_to_save(self._window, title, name + SUFFIX, self._filter())

    def _filter(self) -> str:
        return self.tr("Game records ({0});;All files (*)").format(f"*{SUFFIX} *.json")

    def warn(self, what: str, why: str) -> None:
        """Say what went wrong; the match goes on behind it."""
        self._show(self._warning(what, why))

    def tell(self, what: str, why: str) -> None:
        """Say something that is no fault; the match waits behind it."""
        box = self._warning(what, why)
        box.setIconPixmap(self._window.windowIcon().pixmap(ICON))
        self._show(box)

    def offer_rounds(self, what: str, why: str, rounds: int, take: Callable[[], None]) -> None:
        """Say what is wrong with a record; `take` its rounds before the fault if the person wants them."""
        left = self.tr("%n round(s) before the fault can be opened.", "", rounds)
        box = self._warning(what, f"{why}\n\n{left}")
        opening = box.addButton(self.tr("Open %n round(s)", "", rounds), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(opening)
        self._show(box)
        box.finished.connect(lambda: take() if box.clickedButton() is opening else None)

    def _warning(self, what: str, why: str) -> QMessageBox:
        box = QMessageBox(QMessageBox.Icon.Warning, self._window.windowTitle(), what, parent=self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # the reason may quote a file
        box.setInformativeText(why)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return box

    def _show(self, box: QMessageBox) -> None:
        dress_box(box)
        keep_title_whole(box)
        self.wait_for(box)
        box.open()

    def about(self, folder: Path | None) -> None:
        """Say what program this is, and the folder where it keeps matches and settings."""
        title = f"Thothit Desktop {__version__}"
        told = self.tr(
            "<p>Thothit of Java, its relatives and other card games, against "
            "computer players. They see what a player at their seat would see, and nothing more.</p>"
            "<p>Free software under the MIT licence. It uses Qt {0} and Qt for Python, which are under the "
            "LGPL&nbsp;3.</p>"
        ).format(qVersion())
        told += f"<p>{waiting_languages()}</p>"
        if folder is not None:
            import html

            kept = self.tr("Your matches and settings are kept in {0}")
            told += f"<p>{kept.format(html.escape(str(folder)))}</p>"
        box = QMessageBox(self._window)
        box.setWindowTitle(self.tr("About Thothit Desktop"))
        box.setIconPixmap(self._window.windowIcon().pixmap(ICON))
        box.setText(title)
        box.setInformativeText(told)
        dress_box(box)
        keep_title_whole(box)
        with self._open():
            box.exec()
        box.deleteLater()


class ResumeProgress:
    """A bar that shows how far a long match has been replayed; called with the rounds done and all."""

    def __init__(self, over: QWidget, passes: int = 1) -> None:
        """`passes` says how often the rounds are gone through."""
        self._over, self._passes = over, passes
        self._passed = 0
        self._bar: QProgressDialog | None = None

    def __call__(self, done: int, rounds: int) -> None:
        """Show that so many rounds are done."""
        if rounds <= LONG:
            return
        if self._bar is None:
            self._bar = self._open(rounds)
        self._bar.setValue(self._passed * rounds + done)  # a modal bar, and what lies under it, paint now
        if done == rounds:
            self._passed += 1
            if self._passed == self._passes:
                self.close()

    def close(self) -> None:
        """Close the bar."""
        if self._bar is not None:
            self._bar.hide()
            self._bar.deleteLater()
            self._bar = None

    def _open(self, rounds: int) -> QProgressDialog:
        told = QCoreApplication.translate("ResumeProgress", "Replaying %n round(s)…", "", rounds)
        bar = QProgressDialog(told, "", 0, self._passes * rounds, self._over)
        bar.setCancelButton(None)
        bar.setWindowModality(Qt.WindowModality.WindowModal)
        bar.setMinimumDuration(PATIENCE_MS)
        return bar
