# SPDX-License-Identifier: MIT
"""The sentence about a round above its figures, with the cards that it is about beside all texts."""

import math

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from thothit_desktop.app.family.round_sentences import RoundSentence
from thothit_desktop.app.widgets.card_pictures import CardPictures

_LETTERS = 76
"""The letters for which there is room on the lines that are kept free."""
_BESIDE = 4.6
"""The width of the room for the cards, in lines of text."""


class SentenceLine(QLabel):
    """Keeps its place while a sentence may still come, so that nothing moves when it comes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setWordWrap(True)
        self.awaited = False
        """True if a sentence has come or may come."""
        self._told: RoundSentence | None = None
        self.pair = QLabel(parent)
        """The cards that the sentence is about."""
        self.pair.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pair.hide()
        self._wide = False

    @property
    def _has_room(self) -> bool:
        """True on the page of a round about which something may be said."""
        return self.awaited and self.isEnabled()

    @property
    def _sample(self) -> int:
        """The width of a long sentence on one line."""
        return _LETTERS * self.fontMetrics().averageCharWidth()

    def expect(self, awaited: bool) -> None:
        """Keep room for a sentence, or none; the last one goes."""
        self.awaited, self._told = awaited, None
        self.clear()
        self.pair.hide()

    def tell(self, told: RoundSentence) -> None:
        """Set the sentence; `draw` shows its cards."""
        self._told = told
        self.setText(told.words)

    def fit(self, layout: QBoxLayout, across: int, wide: bool) -> int:
        """Take the height kept free in a column of texts, or more for a longer sentence; return it.

        In a `wide` room the cards have theirs at the left, and the texts stay in the middle.
        """
        shown = self._has_room
        self.ensurePolished()  # so that its letters have the sheet's size
        self.setVisible(shown)
        self._wide = wide and shown
        side = self.beside() if self._wide else 0
        layout.setContentsMargins(side, 0, side, 0)
        if not shown:
            return 0
        lines = math.ceil(self._sample / max(1, across - 2 * side))
        kept = lines * self.fontMetrics().lineSpacing() + 2  # Qt rounds the height of a line up
        high = max(kept, self.heightForWidth(across - 2 * side)) if self._told is not None else kept
        self.setFixedHeight(high)
        return high

    def beside(self) -> int:
        """Return the width of the room for the cards, at each side of the texts; 0 where there is none."""
        return round(_BESIDE * self.fontMetrics().lineSpacing()) if self._wide else 0

    def wanted_width(self) -> int:
        """Return the width at which a long sentence has one line, with the room beside it."""
        return self._sample + 2 * self.beside() if self._has_room else 0

    def draw(self, pictures: CardPictures, high: int) -> None:
        """Draw the cards of the sentence once, as large as the height of all texts allows."""
        told = self._told
        if told is None or not told.cards or not self._wide:
            self.pair.hide()
            return
        sets, height = [told.cards[:2]], high - 2
        while height > 24 and (pictures.extent(sets, height, math.inf) + pictures.margins(height)).width() > (
            self.beside()
        ):
            height -= 2
        self.pair.setPixmap(pictures.strip(sets, height, self.devicePixelRatioF()))
        self.pair.setGeometry(0, 0, self.beside(), high)
        self.pair.show()
