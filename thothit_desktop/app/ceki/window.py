# SPDX-License-Identifier: MIT
"""The window with the page on ceki cards."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QFrame, QVBoxLayout, QWidget

from thothit_desktop.app.ceki.page_text import page
from thothit_desktop.app.rules.page import RulesPage
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import keep_within_screen
from thothit_desktop.games.cards import code


class CekiWindow(QDialog):
    """A modeless window with all thirty cards."""

    def __init__(self, index: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Ceki cards"))
        self.page = RulesPage(self)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self._text = page()
        self.set_index(index)
        self.resize(900, 760)
        keep_within_screen(self)

    def set_index(self, index: bool) -> None:
        """Show or hide the ranks in the corners of the cards."""
        self.page.show_page(self._text, CardPictures("ceki", index))

    def show_card(self, card: int | None) -> None:
        """Scroll to a card once the window is shown; None does not scroll."""
        if card is not None:
            anchor = code(card)
            QTimer.singleShot(0, self.page, lambda: self.page.scrollToAnchor(anchor))
        self.page.setFocus()
