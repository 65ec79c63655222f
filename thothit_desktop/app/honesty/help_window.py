# SPDX-License-Identifier: MIT
"""The window with the help pages on honest play, in the style of the rules."""

import logging
from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.forms.ui_help_window import Ui_HelpWindow
from thothit_desktop.app.rules.page_text import in_language
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import keep_within_screen

HONEST_DEAL, COMPUTER_PLAYERS = PAGES = ("honest-deal", "computer-players")
"""The names of the pages, each in a file `LANGUAGE/NAME.html`. They link to each other as `help:NAME`."""

_FOLDER = Path(__file__).parent

_log = logging.getLogger(__name__)


class HelpWindow(QDialog):
    """A modeless window that shows one page at a time."""

    fingerprint = Signal()
    """The user has clicked a link to the fingerprint of the deal on the table."""

    def __init__(self, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_HelpWindow()
        self.ui.setupUi(self)
        self._pictures = pictures
        titles = {
            HONEST_DEAL: self.tr("Is the deal honest?"),
            COMPUTER_PLAYERS: self.tr("How the others play"),
        }
        for name in PAGES:
            self.ui.pages.addItem(titles[name], name)
        self.ui.pages.currentIndexChanged.connect(self._turn)
        self.ui.page.anchorClicked.connect(self._open_link)
        self._turn()
        keep_within_screen(self)

    def show_page(self, name: str) -> None:
        """Show one of `PAGES`."""
        self.ui.pages.setCurrentIndex(PAGES.index(name))
        self.ui.page.setFocus()

    def _turn(self) -> None:
        self.setWindowTitle(self.ui.pages.currentText())
        try:
            text = in_language(_FOLDER, f"{self.ui.pages.currentData()}.html").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            _log.warning("%s", error)
            missing = self.tr("This page is missing.")
            text = f"<p>{missing}</p>"
        self.ui.page.show_page(text, self._pictures)

    def _open_link(self, link: QUrl) -> None:
        """Open a link to another page or to the fingerprint."""
        if link.scheme() == "help":
            self.show_page(link.path())
        elif link.scheme() == "fingerprint":
            self.fingerprint.emit()
