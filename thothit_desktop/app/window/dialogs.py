# SPDX-License-Identifier: MIT
"""The windows that open before the table, for a question or a word."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, qVersion
from PySide6.QtWidgets import QDialog, QInputDialog, QMessageBox, QWidget

from thothit_desktop import __version__
from thothit_desktop.app.messages.languages import waiting_languages
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.pasted import MOST_DEAL
from thothit_desktop.app.store.saves import SUFFIX
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save
from thothit_desktop.app.widgets.title_room import keep_title_whole

ICON = 56
"""The edge of the program's picture in a box, in logical pixels."""


class Dialogs(QObject):
    """Asks and tells before a window; what a person does not answer is None."""

    opened = Signal()
    """One is open: the table waits."""

    closed = Signal()
    """It has been closed, and what it was for is about to be done."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    @contextmanager
    def _open(self) -> Iterator[None]:
        """While a dialog runs its own loop."""
        self.opened.emit()
        try:
            yield
        finally:
            self.closed.emit()

    def wait_for(self, dialog: QDialog) -> None:
        """The table waits until a dialog that has opened is closed."""
        self.opened.emit()
        dialog.finished.connect(self.closed)

    def deal_number(self, now: int) -> int | None:
        """The number of a deal."""
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
        """What to play; `now` is the game that is played."""
        from thothit_desktop.app.new_game.dialog import NewGame

        dialog = NewGame(settings, now, watch, self._window)
        with self._open():
            setup = dialog.ask()
        dialog.deleteLater()
        return setup

    def agrees(self, question: str, yes: str) -> bool:
        """Whether the person chooses `yes`, what the button does that says so; Enter and Escape do not."""
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
        """A record to open."""
        title = self.tr("Open a game record")
        with self._open():
            return name_to_open(self._window, title, self._filter())

    def place_to_save(self, name: str) -> Path | None:
        """Where to save a record, which might have this name."""
        title = self.tr("Save the match")
        with self._open():
            return name_to_save(self._window, title, name + SUFFIX, self._filter())

    def _filter(self) -> str:
        return self.tr("Game records ({0});;All files (*)").format(f"*{SUFFIX} *.json")

    def warn(self, what: str, why: str) -> None:
        """Say what went wrong; the match goes on behind it."""
        self._show(self._warning(what, why))

    def tell(self, what: str, why: str) -> None:
        """Say what is to be known; the match waits behind it."""
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
