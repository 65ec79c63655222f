# SPDX-License-Identifier: MIT
"""A look into one's own capture pile."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from thothit_desktop.app.card_pictures import CardPictures
from thothit_desktop.app.paper import paper
from thothit_desktop.app.score_groups import groups
from thothit_desktop.games.contract import ScoreLine

SHARE = 0.14
"""A card's height, of the height of the table."""


class OwnPile(QFrame):
    """A panel over the table: the captured cards set by set, and what they are worth so far."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("own_pile")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lines: Sequence[ScoreLine] = ()
        self._pictures: CardPictures | None = None
        self._words, self._cards = QLabel(self), QLabel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.addWidget(self._words)
        column.addWidget(self._cards)

    def show_pile(self, lines: Sequence[ScoreLine], pictures: CardPictures) -> None:
        """Show the score lines of the pile."""
        self._lines, self._pictures = lines, pictures
        tone = paper(QGuiApplication.palette())
        self.setStyleSheet(
            f"#own_pile {{ background: {tone.ground}; border: 2px solid {tone.accent}; border-radius: 8px }}"
            f"QLabel {{ color: {tone.ink} }}"
        )
        cards = sum(len(line.cards) for line in lines)
        points = sum(line.points for line in lines)
        self._words.setText(self.tr("Cards in your pile: {0}. Points so far: {1}.").format(cards, points))
        self.place()
        self.show()
        self.raise_()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of another deck."""
        self._pictures = pictures
        self.place()

    def place(self) -> None:
        """Take the size of the cards, in the middle of the upper part of the table."""
        if self._pictures is None:
            return
        table = self._table.rect()
        sets = [cards for group in groups(self._lines).values() for cards in group.sets]
        height = round(SHARE * table.height())
        strip = self._pictures.strip(sets, height, self.devicePixelRatioF(), width=0.7 * table.width())
        self._cards.setVisible(bool(sets))
        self._cards.setPixmap(strip)
        self.adjustSize()
        self.move(table.center().x() - self.width() // 2, max(8, table.height() // 3 - self.height() // 2))
