# SPDX-License-Identifier: MIT
"""The dialogs over the table for questions and messages, and the progress bar of a long replay."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, qVersion
from PySide6.QtWidgets import QDialog, QInputDialog, QMessageBox, QProgressDialog, QWidget

from thothit_desktop import HOME, __version__
from thothit_desktop.app.messages.languages import waiting_languages
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.pasted import MOST_DEAL
from thothit_desktop.app.store.rule_sets import RuleSet
from thothit_desktop.app.store.saves import SUFFIX
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save
from thothit_desktop.app.widgets.title_room import keep_title_whole
from thothit_desktop.app.window.user_presence import PauseReasons

ICON = 56
"""The edge of the program's icon in a box, in logical pixels."""

LONG = 100
"""The largest number of rounds of a match that is opened without a progress bar."""

PATIENCE_MS = 300
"""Milliseconds; the progress bar opens if opening a match takes longer."""


class Dialogs(QObject):
    """Opens dialogs over a window while the match waits; a cancelled question returns None."""

    closed = Signal()
    """Emitted when a dialog has been closed, before its result is used."""

    def __init__(self, window: QWidget, pauses: PauseReasons) -> None:
        super().__init__(window)
        self._window, self._pauses = window, pauses

    @contextmanager
    def _open(self) -> Iterator[None]:
        """Pause the match while a dialog runs its own event loop."""
        self._pauses.hold("dialog")
        try:
            yield
        finally:
            self._close()

    def wait_for(self, dialog: QDialog) -> None:
        """Pause the match until an open dialog is closed."""
        self._pauses.hold("dialog")
        dialog.finished.connect(self._close)

    def _close(self) -> None:
        self._pauses.hold("dialog", False)
        self._window.activateWindow()  # some systems activate another window
        self.closed.emit()

    def deal_number(self, now: int) -> int | None:
        """Ask for the number of a deal, proposing `now`."""
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(self.tr("Deal by number"))
        dialog.setLabelText(self.tr("Deal number, from 0 to {0}:").format(MOST_DEAL))
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setIntRange(0, MOST_DEAL)
        dialog.setIntValue(min(now, MOST_DEAL))
        dress_box(dialog)
        keep_title_whole(dialog)
        with self._open():
            accepted = dialog.exec()
        dialog.deleteLater()
        return dialog.intValue() if accepted else None

    def match_setup(
        self, settings: Settings, now: str, watch: bool, received: tuple[RuleSet, str] | None = None
    ) -> MatchSetup | None:
        """Ask for the setup of a new match; `now` is the id of the present game.

        `received` are house rules to begin with, and a sentence about what was left out.
        """
        from thothit_desktop.app.new_game.dialog import NewGame

        dialog = NewGame(settings, now, watch, self._window)
        if received is not None:
            QTimer.singleShot(0, dialog, lambda: dialog.show_rules(*received))  # once it is shown
        with self._open():
            setup = dialog.ask()
        dialog.deleteLater()
        return setup

    def agrees(self, question: str, yes: str) -> bool:
        """Ask a question; return True if the button `yes` is pressed. Enter and Escape cancel."""
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
        title = self.tr("Open a match")
        with self._open():
            return name_to_open(self._window, title, self._filter())

    def place_to_save(self, name: str) -> Path | None:
        """Ask for the file to save a record to, proposing `name`."""
        title = self.tr("Save the match")
        with self._open():
            return name_to_save(self._window, title, name + SUFFIX, self._filter())

    def _filter(self) -> str:
        return self.tr("Matches ({0});;All files (*)").format(f"*{SUFFIX} *.json")

    def warn(self, what: str, why: str) -> None:
        """Show a warning: what went wrong, and why."""
        self._show(self._warning(what, why))

    def tell(self, what: str, why: str) -> None:
        """Show a message that is no warning."""
        box = self._warning(what, why)
        box.setIconPixmap(self._window.windowIcon().pixmap(ICON))
        self._show(box)

    def offer_rounds(self, what: str, why: str, rounds: int, take: Callable[[], None]) -> None:
        """Show the fault of a record; call `take` if the person wants its rounds before the fault."""
        left = self.tr("You can recover %n round(s) from before the error.", "", rounds)
        box = self._warning(what, f"{why}\n\n{left}")
        opening = box.addButton(self.tr("Recover %n round(s)", "", rounds), QMessageBox.ButtonRole.AcceptRole)
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
        """Show the program's version and licence, and the folder of matches and settings."""
        title = f"Thothit Desktop {__version__}"
        told = self.tr(
            "<p>Thothit of Java, its relatives and other card games, against computer players "
            "who see only what you would see in their seat.</p><p>Free software under the MIT "
            "licence. It uses Qt {0} and Qt for Python, which are under the LGPL&nbsp;3. An installed "
            "program has all licences in its folder <i>licences</i>.</p>"
        ).format(qVersion())
        links = (
            (HOME, self.tr("Website")),
            (f"{HOME}/releases", self.tr("New versions")),
            (f"{HOME}/issues", self.tr("Report a problem")),
        )
        told += "<p>" + " · ".join(f'<a href="{address}">{words}</a>' for address, words in links) + "</p>"
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
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        dress_box(box)
        keep_title_whole(box)
        with self._open():
            box.exec()
        box.deleteLater()


class ResumeProgress:
    """A progress bar for replaying a long match; called with the rounds done and their number."""

    def __init__(self, over: QWidget, passes: int = 1) -> None:
        """`passes` is the number of times all rounds are replayed."""
        self._over, self._passes = over, passes
        self._passed = 0
        self._bar: QProgressDialog | None = None

    def __call__(self, done: int, rounds: int) -> None:
        """Show the number of rounds done."""
        if rounds <= LONG:
            return
        if self._bar is None:
            self._bar = self._open(rounds)
        self._bar.setValue(self._passed * rounds + done)  # paints a modal bar and the windows under it
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
