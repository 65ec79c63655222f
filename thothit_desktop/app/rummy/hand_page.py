# SPDX-License-Identifier: MIT
"""The score page of a rummy game: the winning hand set by set, and below it all players."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from thothit_desktop.app.score.columns import ScoreColumns
from thothit_desktop.app.score.parts import DENSITIES, LOWEST, CardStrip, frame, label
from thothit_desktop.app.score.sheet_data import Cell, Sheet, as_text, spoken
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.score_page import PageTexts, ScorePage
from thothit_desktop.flow.match import Match

translate = QCoreApplication.translate


LARGEST = 120
"""The largest height of the winning cards, for a `unit` of 1."""
_FEW = 3
"""The most sets that lie far apart."""
CENTRE = Qt.AlignmentFlag.AlignHCenter


class WinningSet(NamedTuple):
    """A set of the winning hand, or the cards turned up after it, with its caption."""

    caption: str
    cards: tuple[int, ...]


class HandPage(ScorePage):
    """The score page with the winning hand above a column for each player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._hand = frame("winner")
        self._columns = ScoreColumns()
        self._outer.addWidget(self._hand, 0, CENTRE)
        self._outer.addWidget(self._columns)
        self._row = QHBoxLayout()
        self._strips: list[CardStrip] = []
        self._texts: list[QLabel] = []
        self._blocks: list[QVBoxLayout] = []

    @abstractmethod
    def sets(self, match: Match) -> Sequence[WinningSet]:
        """Return the sets of the winning hand; empty if nobody has won."""

    @abstractmethod
    def sheet(self, match: Match, deck: str) -> Sheet:
        """Return the sheet below the winning hand."""

    def counted(self, match: Match) -> str:  # noqa: ARG002
        """Return what the winning hand counts, in a line below it; empty for nothing."""
        return ""

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the last round."""
        won, shown, counted = self.sets(match), self.sheet(match, deck), self.counted(match)
        self._show_hand(won, counted)
        self._columns.figures = self.figures
        self._columns.fill(shown)
        return PageTexts(shown.headline, shown.notes, in_words(shown, won, deck, counted))

    def _show_hand(self, won: Sequence[WinningSet], counted: str) -> None:
        """Show the sets of the winning hand and what they count; hide the frame if nobody has won."""
        self._outer.removeWidget(self._hand)
        self._hand.setParent(None)
        self._hand.deleteLater()
        self._hand = frame("winner")
        self._strips, self._texts, self._blocks = [], [], []
        box, self._row = QVBoxLayout(self._hand), QHBoxLayout()
        box.addLayout(self._row)
        for caption, cards in won:
            block = QVBoxLayout()
            self._blocks.append(block)
            strip = CardStrip(Cell(tuple((card,) for card in cards), "", "", run=True))
            self._strips.append(strip)
            block.addWidget(strip, 0, CENTRE)
            text = label(caption, "detail", CENTRE)
            self._texts.append(text)
            block.addWidget(text)
            self._row.addLayout(block)
        if counted:
            text = label(counted, "detail", CENTRE)
            text.setWordWrap(True)
            self._texts.append(text)
            box.addWidget(text)
        self._outer.insertWidget(0, self._hand, 0, CENTRE)
        self._hand.setVisible(bool(won))
        self._hand.ensurePolished()

    def fit(self, pictures: CardPictures, room: QSize, unit: float) -> bool:
        """Fit the cards into `room`, shrinking the winning hand first; return False if too small."""
        gap = round(10 * unit)
        self._outer.setSpacing(gap)
        if not self._strips:
            return self._columns.fit(pictures, room, unit)
        box = self._hand.layout()
        assert box is not None
        box.setContentsMargins(2 * gap, gap // 2, 2 * gap, gap // 2)
        box.setSpacing(gap // 2)
        self._row.setSpacing(3 * gap if len(self._blocks) <= _FEW else gap)
        for block in self._blocks:
            block.setSpacing(gap // 4)
        for text in self._texts:
            text.ensurePolished()
            text.updateGeometry()
        height = round(LARGEST * unit)
        while True:
            for strip in self._strips:
                strip.fit(pictures, height, float("inf"), DENSITIES[0])
            for layout in (*self._blocks, self._row, box):
                layout.invalidate()
            hand = box.sizeHint()
            left = room - QSize(0, hand.height() + gap)
            if hand.width() <= room.width() and self._columns.fit(pictures, left, unit):
                return True
            if height <= LOWEST:
                return False
            height = max(LOWEST, height - max(2, height // 16))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the page with the cards of the last `fit`."""
        columns = self._columns.sizeHint()
        if not self._strips:
            return columns
        box = self._hand.layout()
        assert box is not None
        hand = box.sizeHint()
        return QSize(
            max(columns.width(), hand.width()), columns.height() + hand.height() + self._outer.spacing()
        )

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size hint, so that a smaller room scrolls."""
        return self.sizeHint()


def in_words(shown: Sheet, won: Sequence[WinningSet], deck: str, counted: str = "") -> str:
    """Return the sheet as text, with the winning hand first."""
    text = as_text(shown, deck)
    if not won:
        return text
    head, rest = text.split("\n\n", maxsplit=1)
    told = [
        translate("kowah", "{0}: {1}").format(caption, spoken([(card,) for card in cards], deck))
        for caption, cards in won
    ]
    return "\n\n".join([head, "\n".join(filter(None, [*told, counted])), rest])
