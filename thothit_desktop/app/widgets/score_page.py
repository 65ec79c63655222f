# SPDX-License-Identifier: MIT
"""The base class of the score sheet's pages for a round; each family of games may have its own."""

from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.match import Match


class PageTexts(NamedTuple):
    """The texts of a page: headline, notes, and the whole content in words."""

    headline: str
    notes: tuple[str, ...]
    text: str


class ScorePage(QWidget):
    """A page for the last ended round; the sheet's style sets its look by `role`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.figures: tuple[str, ...] = ()
        """By seat the players' figures (`table/drawing/figures.py`), for the round that is shown next."""

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the last ended round and return the page's texts; call `fit` before showing the page."""
        raise NotImplementedError

    def fit(self, pictures: CardPictures, room: QSize, unit: float) -> bool:
        """Make the cards as large as the room allows; `unit` scales spaces.

        Returns True if the page fits the room. Sets the page's size hint.
        """
        raise NotImplementedError
