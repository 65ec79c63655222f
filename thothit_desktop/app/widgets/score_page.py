# SPDX-License-Identifier: MIT
"""A page of the score sheet that explains a round; each family of games may have its own."""

from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.flow.match import Match


class PageTexts(NamedTuple):
    """A page's title, and its whole content in words."""

    headline: str
    notes: tuple[str, ...]
    text: str


class ScorePage(QWidget):
    """Shows the round that has ended last. Looks come from the sheet's style by `role`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.figures: tuple[str, ...] = ()
        """By seat the players' figures (`table/drawing/figures.py`), for the round that is shown next."""

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the round; `fit` before it is seen."""
        raise NotImplementedError

    def fit(self, pictures: CardPictures, room: QSize, unit: float) -> bool:
        """Make the cards as large as the room allows; `unit` scales spaces.

        Whether there is room at all. The page's size hint follows from it.
        """
        raise NotImplementedError
