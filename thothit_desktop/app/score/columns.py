# SPDX-License-Identifier: MIT
"""The score sheet as a table: a column for each player, a line for each rule, with pictures of its cards."""

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from thothit_desktop.app.score.parts import (
    DENSITIES,
    LOWEST,
    SCROLLING,
    CardStrip,
    Density,
    Mark,
    WrappedLabel,
    fit_lines,
    frame,
    label,
)
from thothit_desktop.app.score.sheet_data import Cell, Column, Sheet, as_text
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.score_page import PageTexts, ScorePage
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.drawing.figures import figure_pixmap

HIGHEST = 160
"""The largest height of a card, in logical pixels, at the largest unit, 2."""

BROAD = 4
"""With more columns than this, or too narrow ones, the mark of the winner is below the title."""

_BESIDE = (QBoxLayout.Direction.LeftToRight, Qt.AlignmentFlag.AlignRight)
_BELOW = (QBoxLayout.Direction.TopToBottom, Qt.AlignmentFlag.AlignLeft)

_CORNER = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_ROOMY = 4.5
"""The least width of a column with a portrait, in widths of the portrait."""
PAIRS = 5
"""The number of pairs in a line of cards, if the page has the room."""


class Head(NamedTuple):
    """The head of a column: its widget, the layouts of title and marks, of the marks alone, a portrait."""

    block: QWidget
    title: QBoxLayout
    marks: QLayout
    portrait: QLabel
    figure: str


class ScoreColumns(ScorePage):
    """A score sheet as a table: a column for each player, a line for each rule, and the sums."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._body = QWidget()
        self._forget()

    def show_sheet(self, shown: Sheet, deck: str) -> PageTexts:
        """Show a sheet, and return its texts; call `fit` before showing the page."""
        self.fill(shown)
        return PageTexts(shown.headline, shown.notes, as_text(shown, deck))

    def fill(self, shown: Sheet) -> None:
        """Show a sheet; call `fit` before showing the page."""
        self._forget()
        self._players = len(shown.columns)
        for number, column in enumerate(shown.columns, start=1):
            if column.mark:
                self._grid.addWidget(frame("winner"), 0, number, len(shown.rows) + 6, 1)
            self._grid.addWidget(self._head(column), 0, number)
            self._grid.addWidget(self._heads[-1].portrait, 0, number, _CORNER)
            self._grid.setColumnStretch(number, 1)
        self._last = len(shown.rows) + 3
        for line, row in enumerate(shown.rows, start=3):
            self._line(line)
            self._grid.addWidget(self._heading(row.heading, row.detail), line, 0)
            for number, cell in enumerate(row.cells, start=1):
                self._grid.addWidget(self._cell(cell), line, number)
            self._grid.setRowStretch(line, 1)
        self._add_sums(shown)
        self._place_sums(first=False)
        self._outer.addWidget(self._body)
        self._body.ensurePolished()
        self._body.show()

    def fit(self, pictures: CardPictures, room: QSize, unit: float) -> bool:
        """Make the cards as large as the room allows, tight if needed; `unit` scales spaces.

        Returns True if the page fits; if not, the sums come first, and the caller has to scroll the page.
        """
        across, down = round((8 if self._players <= BROAD else 5) * unit), round(2 * unit)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(across)
        for layout in self._layouts:
            layout.setContentsMargins(across, down, across, down)
            layout.setSpacing(across if isinstance(layout, QHBoxLayout) else 0)
        self._place_sums(first=False)
        self._put_marks(below=False)
        share = (room.width() - self._widest_heading()) / self._players - across
        beside = self._paint_portraits(share, across, down)
        fit_lines(self._names, int(share) - across - beside)
        for head in self._heads:
            _measure_again(head)
        beside = max(head.block.sizeHint().width() for head in self._heads) <= share
        self._put_marks(below=self._players > BROAD or not beside)
        fitting = self._choose_card_size(pictures, room, unit, across)
        self._place_sums(first=not fitting)
        widest = max(cell.sizeHint().width() for cell in self._cells if cell not in self._labels)
        for seat in range(self._players):
            self._grid.setColumnMinimumWidth(seat + 1, widest)
        return fitting

    def _choose_card_size(self, pictures: CardPictures, room: QSize, unit: float, across: int) -> bool:
        """Use the first density that fits, and its largest cards; return False if none fits."""
        texts = max((figure.sizeHint().width() for figure in self._figures), default=0)
        for figure in self._figures:
            figure.setMinimumWidth(texts)
        share = (room.width() - self._widest_heading()) / self._players - 4 * across - texts
        least = share - 2 * margin_of(LOWEST)
        for density in DENSITIES:
            if not self._lay(pictures, LOWEST, least, density, room):
                continue
            height = round(HIGHEST * unit / 2)
            while height > LOWEST:
                width = share - 2 * margin_of(height)
                pair = pictures.extent([(0, 0)], height, 0).width()
                # Few pairs in a line look best, but more pairs are better than smaller cards.
                for most in (min(width, PAIRS * 1.15 * pair), width):
                    if self._lay(pictures, height, most, density, room):
                        return True
                height -= max(2, height // 24)
            return self._lay(pictures, LOWEST, least, density, room)
        return self._lay(pictures, LOWEST, least, SCROLLING, room)

    def _widest_heading(self) -> int:
        """Return the width of the column of headings."""
        return max(label.sizeHint().width() for label in self._labels)

    def _lay(self, pictures: CardPictures, height: int, width: float, density: Density, room: QSize) -> bool:
        """Lay out all cards, on lines of at most `width`; return True if the table is not too high."""
        for strip in self._strips:
            strip.fit(pictures, height, width, density)
        for cell in self._cells:
            cell.updateGeometry()
        self._grid.invalidate()
        return self._grid.sizeHint().height() <= room.height()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the table's size hint with the cards of the last `fit`."""
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the table's smallest size; the page scrolls in a smaller room."""
        return self._grid.minimumSize()

    def _forget(self) -> None:
        """Begin a new table, hidden while it is built, so that its size is computed only once."""
        self._body.setParent(None)
        self._body.deleteLater()
        self._body = QWidget()
        self._grid = QGridLayout(self._body)
        self._grid.setVerticalSpacing(0)
        self._players = 1
        self._cells: list[QWidget] = []
        self._layouts: list[QLayout] = []
        self._strips: list[CardStrip] = []
        self._figures: list[QWidget] = []
        self._sums: list[tuple[QWidget, int, int]] = []
        self._edge, self._last = frame("edge"), 1
        self._edge.setFixedHeight(1)
        self._labels: list[QWidget] = []
        self._heads: list[Head] = []
        self._names: list[WrappedLabel] = []

    def _block(self, layout: QLayout) -> QWidget:
        """Return a new cell of the table with a layout."""
        cell = QWidget()
        cell.setLayout(layout)
        self._cells.append(cell)
        self._layouts.append(layout)
        return cell

    def _line(self, row: int) -> None:
        """Add a line across the table on top of a row."""
        line = frame("rule")
        line.setFixedHeight(1)
        self._grid.addWidget(line, row, 0, 1, self._players + 1, Qt.AlignmentFlag.AlignTop)

    def _head(self, column: Column) -> QWidget:
        """Return the head of a column: name and title, and the marks beside or below the title."""
        lines = QVBoxLayout()
        self._names.append(WrappedLabel(column.name, "name"))
        lines.addWidget(self._names[-1])
        title, marks = QBoxLayout(QBoxLayout.Direction.LeftToRight), QHBoxLayout()
        lines.addLayout(title)
        if column.title:
            title.addWidget(label(column.title, "title"))
        marks.setSpacing(3)
        for words, role in ((column.mark, "mark"), (self.tr("Can't win") * column.excluded, "excluded")):
            if words:
                marks.addWidget(Mark(role), 0, Qt.AlignmentFlag.AlignVCenter)
                marks.addWidget(label(words, role))
        title.addLayout(marks)
        lines.addStretch()
        head = self._block(lines)
        figure = self.figures[column.seat] if self.figures else ""
        self._heads.append(Head(head, title, marks, QLabel(), figure))
        return head

    def _paint_portraits(self, share: float, across: int, down: int) -> int:
        """Show portraits as high as name and title where there is room; return the space left of names."""
        size = round(2.2 * self._names[0].fontMetrics().height())
        shown = bool(self.figures) and share >= _ROOMY * size
        left = across + (size + across) * shown
        for head in self._heads:
            head.portrait.setVisible(shown)
            head.portrait.setContentsMargins(across, down, 0, 0)
            head.portrait.setPixmap(figure_pixmap(head.figure, size, self.devicePixelRatioF()))
            layout = head.block.layout()
            assert layout is not None
            layout.setContentsMargins(left, down, across, down)
        return left

    def _put_marks(self, below: bool) -> None:
        """Put the marks below the titles, or beside them at the right."""
        for head in self._heads:
            _, title, marks, *_ = head
            direction, side = _BELOW if below else _BESIDE
            title.setDirection(direction)
            title.setAlignment(marks, side)
            title.setSpacing(0 if below else 3)
            _measure_again(head)

    def _heading(self, text: str, detail: str = "") -> QWidget:
        lines = QVBoxLayout()
        lines.addStretch()
        lines.addWidget(label(text, "heading"))
        if detail:
            lines.addWidget(label(detail, "detail"))
        lines.addStretch()
        block = self._block(lines)
        self._labels.append(block)
        return block

    def _cell(self, cell: Cell | None) -> QWidget:
        row = QHBoxLayout()
        if cell is None:
            row.addWidget(label("–", "detail"))
            return self._block(row)
        strip = CardStrip(cell)
        self._strips.append(strip)
        row.addWidget(strip)
        figures = QWidget()
        lines = QVBoxLayout(figures)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        if cell.won:
            lines.addWidget(Mark(), 0, Qt.AlignmentFlag.AlignRight)
        for text, role in ((cell.times, "detail"), (cell.points, "points")):
            if text:
                lines.addWidget(label(text, role, Qt.AlignmentFlag.AlignRight))
        self._figures.append(figures)
        row.addWidget(figures, 0, Qt.AlignmentFlag.AlignVCenter)
        return self._block(row)

    def _add_sums(self, shown: Sheet) -> None:
        """Make the points and totals, with a crown for the winner of the match, for `_place_sums`."""
        for below, text in enumerate((shown.points_heading, shown.total_heading)):
            self._sums.append((self._heading(text), below, 0))
        for number, column in enumerate(shown.columns, start=1):
            points, total = QHBoxLayout(), QHBoxLayout()
            points.addWidget(label(str(column.points), "sum", Qt.AlignmentFlag.AlignRight))
            total.addStretch()
            if column.champion:
                total.addWidget(Mark(), 0, Qt.AlignmentFlag.AlignVCenter)
            total.addWidget(label(str(column.total), "total", Qt.AlignmentFlag.AlignRight))
            self._sums += [(self._block(points), 0, number), (self._block(total), 1, number)]

    def _place_sums(self, first: bool) -> None:
        """Put the sums below all lines, or `first`, above them."""
        top = 1 if first else self._last
        self._grid.removeWidget(self._edge)
        self._grid.addWidget(self._edge, top, 0, 1, self._players + 1, Qt.AlignmentFlag.AlignTop)
        for widget, below, column in self._sums:
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, top + below, column)


def _measure_again(head: Head) -> None:
    """Invalidate the layout of a head, which Qt does not do for changes inside while it is hidden."""
    layout = head.block.layout()
    assert layout is not None
    layout.invalidate()
