# SPDX-License-Identifier: MIT
"""A game's rules on one page, in a window of its own beside the table."""

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.card_pictures import CardPictures
from thothit_desktop.app.forms.rules_window import Ui_RulesWindow
from thothit_desktop.games.spec import GameSpec

_log = logging.getLogger(__name__)

PAGES = Path(__file__).resolve().parent / "rules"
"""A folder a language, with a page a game."""


class RulesWindow(QDialog):
    """The rules of one game; the table stays open to play."""

    def __init__(self, spec: GameSpec, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = Ui_RulesWindow()
        self._ui.setupUi(self)
        self.setWindowTitle(self.tr("Rules of {0}").format(spec.name))
        self._page = page(spec.rules)
        self._fit()
        self.set_pictures(pictures)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck."""
        self._ui.page.show_page(self._page, pictures)

    def _fit(self) -> None:
        """Not larger than the screen allows."""
        room = self.screen().availableSize()
        self.resize(self.size().boundedTo(room * 0.9))


def page(name: str) -> str:
    """The HTML of a rules page in the first of the user's languages that has one, else in English."""
    tongues = [language.split("-")[0] for language in QLocale().uiLanguages()]
    for folder in (*tongues, "en"):
        path = PAGES / folder / f"{name}.html"
        if path.is_file():
            try:
                return path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                _log.warning("%s: %s", path, error)
    _log.warning("there is no rules page %s.html under %s", name, PAGES)
    return QCoreApplication.translate("RulesWindow", "<p>The page with these rules is missing.</p>")
