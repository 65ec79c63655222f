# SPDX-License-Identifier: MIT
"""The score sheet's page for a hand of Thunee: the tricks in rows, the count, and both sides' balls."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from thothit_desktop.app.score.parts import (
    DENSITIES,
    LOWEST,
    CardStrip,
    Mark,
    WrappedLabel,
    fit_lines,
    frame,
    label,
)
from thothit_desktop.app.score.sheet_data import Cell
from thothit_desktop.app.thunee import score_data
from thothit_desktop.app.thunee.balls import BallCards
from thothit_desktop.app.thunee.score_data import CountSheet, SheetSide, SheetSum, SheetTrick
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.score_page import PageTexts, ScorePage
from thothit_desktop.flow.match import Match

CENTRE, LEFT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
BALLS = 1.1
"""The height of the sixes, relative to the cards of tricks."""
LARGEST = 110
"""The largest height of the tricks' cards, in logical pixels at unit 1."""
IN_ROW = 6
"""The most tricks in a row; two players have twelve."""


class ThuneePage(ScorePage):
    """A page with the tricks, the count, and the two sides of a hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._begin()

    def _begin(self) -> None:
        """Begin an empty page."""
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._tricks, self._below = QGridLayout(), QHBoxLayout()
        self._column.addLayout(self._tricks)
        self._column.addLayout(self._below)
        self._strips: list[CardStrip] = []
        self._balls: list[BallCards] = []
        self._frames: list[QFrame] = []
        self._blocks: list[QBoxLayout] = []
        self._figures: list[QHBoxLayout] = []
        self._ledger: QGridLayout | None = None
        self._winners: list[WrappedLabel] = []
        self._names: list[WrappedLabel] = []

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the last ended hand and return the page's texts."""
        shown = score_data.sheet(match)
        self._body.setParent(None)
        self._body.deleteLater()
        self._begin()
        self._fill(shown)
        self._outer.addWidget(self._body)
        self._body.ensurePolished()
        self._body.show()
        return PageTexts(shown.headline, shown.notes, score_data.as_text(shown, deck))

    def _fill(self, shown: CountSheet) -> None:
        for number, trick in enumerate(shown.tricks):
            self._tricks.addWidget(self._trick(trick), number // IN_ROW, 1 + number % IN_ROW)
        for margin in (0, 1 + IN_ROW):
            self._tricks.setColumnStretch(margin, 1)
        self._below.addStretch(2)
        if shown.sum is not None:
            self._below.addLayout(self._sum(shown.sum))
            self._below.addStretch(3)
        for number, side in enumerate(shown.sides):
            self._below.addWidget(self._side(number, side, shown), 0, Qt.AlignmentFlag.AlignTop)
        self._below.addStretch(2)

    def _trick(self, trick: SheetTrick) -> QFrame:
        """Return the block of a trick, highlighted if it counts for the counting side."""
        block = frame("counted" if trick.counted else "uncounted")
        lines = QVBoxLayout(block)
        self._frames.append(block)
        self._blocks.append(lines)
        strip = CardStrip(Cell((trick.cards,), "", ""))
        self._strips.append(strip)
        lines.addWidget(strip, 0, CENTRE)
        self._winners.append(WrappedLabel(trick.winner, "detail", CENTRE))
        lines.addWidget(self._winners[-1], 0, CENTRE)
        lines.addWidget(label(str(trick.points), "points", CENTRE))
        return block

    def _sum(self, shown: SheetSum) -> QVBoxLayout:
        """Return the count, with its title, its lines and its sum."""
        column = QVBoxLayout()
        self._ledger = ledger = QGridLayout()
        ledger.setVerticalSpacing(0)
        ledger.addWidget(label(shown.title, "heading"), 0, 0, 1, 3)
        for row, line in enumerate(shown.lines, start=1):
            self._rule(ledger, row, "rule")
            ledger.addWidget(label(line.heading, "plain"), row, 0)
            ledger.addWidget(label(line.detail, "detail"), row, 1)
            ledger.addWidget(label(_signed(line.points, first=row == 1), "points", RIGHT), row, 2)
        last = len(shown.lines) + 1
        self._rule(ledger, last, "edge")
        ledger.addWidget(label(self.tr("Total"), "heading"), last, 0)
        ledger.addWidget(label(shown.needed, "detail"), last, 1)
        ledger.addWidget(label(_signed(shown.total, first=True), "sum", RIGHT), last, 2)
        ledger.setColumnStretch(1, 1)
        column.addLayout(ledger)
        column.addStretch()
        return column

    def _rule(self, ledger: QGridLayout, row: int, role: str) -> None:
        line = frame(role)
        line.setFixedHeight(1)
        ledger.addWidget(line, row, 0, 1, 3, Qt.AlignmentFlag.AlignTop)

    def _side(self, number: int, side: SheetSide, shown: CountSheet) -> QFrame:
        """Return the block of a side: its names, its part, its sixes, and its balls as a number."""
        block = frame("winner" if side.won else "side")
        lines = QVBoxLayout(block)
        self._frames.append(block)
        self._blocks.append(lines)
        self._names.append(WrappedLabel(side.names, "name", CENTRE))
        lines.addWidget(self._names[-1], 0, CENTRE)
        lines.addWidget(label(side.part, "title", CENTRE))
        balls = BallCards(number, side.on_sixes)
        self._balls.append(balls)
        lines.addWidget(balls, 0, CENTRE)
        figures = QHBoxLayout()
        self._figures.append(figures)
        figures.addStretch()
        if side.won or side.champion:
            figures.addWidget(Mark(), 0, Qt.AlignmentFlag.AlignVCenter)
        if side.gained:
            figures.addWidget(label(_signed(side.gained, first=False), "points"))
        figures.addWidget(label(str(side.balls), "sum"))
        figures.addStretch()
        lines.addLayout(figures)
        for words in filter(None, (shown.goal, shown.closed)):
            lines.addWidget(label(words, "detail", CENTRE))
        return block

    def fit(self, pictures: CardPictures, room: QSize, unit: float) -> bool:
        """Make the cards as large as the room allows; `unit` scales spaces. Return True if the page fits."""
        gap = round(6 * unit)
        self._column.setSpacing(2 * gap)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._tricks.setSpacing(gap)
        self._below.setSpacing(2 * gap)
        for block in self._blocks:
            block.setContentsMargins(gap, gap // 2, gap, gap // 2)
            block.setSpacing(0)
        for figures in self._figures:
            figures.setSpacing(gap)
        if self._ledger is not None:
            self._ledger.setHorizontalSpacing(3 * gap)
            for row in range(self._ledger.rowCount()):
                self._ledger.setRowMinimumHeight(row, 5 * gap)
        for text in self._body.findChildren(QLabel):
            text.ensurePolished()
            text.updateGeometry()
        self._fit_names(room, gap)
        height = round(LARGEST * unit)
        while not self._lay(pictures, height, room):
            if height <= LOWEST:
                return False
            height = max(LOWEST, height - max(2, height // 16))
        return True

    def _fit_names(self, room: QSize, gap: int) -> None:
        """Wrap names that would make the page wider than the room."""
        fit_lines(self._winners, room.width() // max(1, min(len(self._winners), IN_ROW)) - 3 * gap)
        others = self._ledger.sizeHint().width() if self._ledger is not None else 0
        share = (room.width() - others - 4 * gap) // max(1, len(self._names)) - 4 * gap
        fit_lines(self._names, share)

    def _lay(self, pictures: CardPictures, height: int, room: QSize) -> bool:
        """Set the height of all cards; return True if the page fits the room."""
        for strip in self._strips:
            strip.fit(pictures, height, float("inf"), DENSITIES[0])
        for balls in self._balls:
            balls.set_pictures(pictures, round(BALLS * height))
        for block in self._frames:
            block.updateGeometry()
        for layout in (self._tricks, self._below, self._column):
            layout.invalidate()
        wanted = self._column.sizeHint()
        return wanted.width() <= room.width() and wanted.height() <= room.height()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the page's size hint with the cards of the last `fit`."""
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the page's smallest size; the page scrolls in a smaller room."""
        return self._column.minimumSize()


def _signed(points: int, *, first: bool) -> str:
    """Return points with their sign; a plus is left out for the `first` of a sum."""
    if points < 0:
        return f"−{-points}"
    return str(points) if first else f"+{points}"
