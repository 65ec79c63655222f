# SPDX-License-Identifier: MIT
"""The score sheet's table: a column a player, a line a group of like sets with its cards in pictures."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from thothit_desktop.app.card_pictures import CardPictures
from thothit_desktop.app.score_groups import Group, groups, heading, rules, spoken
from thothit_desktop.games.contract import Score
from thothit_desktop.table.art import margin_of

LOWEST, HIGHEST = 42, 160
"""Card heights that are tried, in logical pixels; the highest belongs to the largest unit, 2."""

PAIRS = 5
"""Where there is room to spare, a line breaks after this many pairs."""


class Strip(QWidget):
    """Cards in pictures, set by set, on as many lines as its width asks for."""

    def __init__(self, sets: Sequence[Sequence[int]], run: bool) -> None:
        super().__init__()
        self._sets, self._run = sets, run
        self._pictures: CardPictures | None = None
        self._height, self._width = LOWEST, 0.0
        self._drawn: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self, pictures: CardPictures, height: int, width: float) -> None:
        """Use these pictures, cards of this height, lines of at most this width."""
        if pictures is not self._pictures:
            self.setToolTip(spoken(self._sets, pictures.deck.id))
        self._pictures, self._height, self._width = pictures, height, width
        self._drawn = None
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """The extent of the cards, their shadow included."""
        if self._pictures is None:
            return QSize(0, 0)
        cards = self._pictures.extent(self._sets, self._height, self._width, self._run)
        return cards + self._pictures.margins(self._height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """All cards are always in view."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Draw the cards, once a size."""
        if self._pictures is None:
            return
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatio() != ratio:
            self._drawn = self._pictures.strip(self._sets, self._height, ratio, self._width, self._run)
        QPainter(self).drawPixmap(0, 0, self._drawn)


class Crown(QWidget):
    """The winner's mark, in the colour and as high as the text of the role `mark`."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "mark")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """A little broader than high."""
        self.ensurePolished()
        height = self.fontMetrics().ascent()
        return QSize(round(height * 1.3), height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """A crown of three points on a band."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().windowText())
        painter.scale(self.width() / 26, self.height() / 20)
        points = ((2, 14), (1, 4), (7, 9), (13, 1), (19, 9), (25, 4), (24, 14))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        painter.drawRect(QRectF(2, 15.5, 22, 3))


class ScoreColumns(QWidget):
    """All that the players captured and what it is worth. Looks come from the sheet's style by `role`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._body = QWidget()
        self._forget()

    def fill(
        self,
        score: Score,
        names: Sequence[str],
        titles: Sequence[str],
        totals: Sequence[int],
        rounds_played: int,
    ) -> None:
        """Show a score; `fit` before it is seen."""
        self._forget()
        self._players = len(names)
        present = rules(score)
        captured = [groups(lines) for lines in score.lines]
        for seat in score.winners:
            self._grid.addWidget(_frame("winner"), 0, seat + 1, len(present) + 3, 1)
        for seat, (name, title) in enumerate(zip(names, titles, strict=True)):
            self._grid.addWidget(self._head(name, title, seat in score.winners), 0, seat + 1)
            self._grid.setColumnStretch(seat + 1, 1)
        for row, rule in enumerate(present, start=1):
            self._line("rule", row)
            each = next(seat[rule].each for seat in captured if rule in seat)
            self._grid.addWidget(self._heading(heading(rule), self.tr("{0} each").format(each)), row, 0)
            for seat, found in enumerate(captured):
                self._grid.addWidget(self._cell(found.get(rule)), row, seat + 1)
            self._grid.setRowStretch(row, 1)
        self._sums(len(present) + 1, score, totals, rounds_played)
        self._outer.addWidget(self._body)
        self._body.ensurePolished()
        self._body.show()

    def fit(self, pictures: CardPictures, room: QSize, unit: float) -> None:
        """Make the cards as large as the room allows; `unit` scales spaces."""
        across, down = round(8 * unit), round(2 * unit)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(across)
        for layout in self._layouts:
            layout.setContentsMargins(across, down, across, down)
            layout.setSpacing(across if isinstance(layout, QHBoxLayout) else 0)
        texts = max((figure.sizeHint().width() for figure in self._figures), default=0)
        for figure in self._figures:
            figure.setFixedWidth(texts)
        headings = max(label.sizeHint().width() for label in self._labels)
        share = (room.width() - headings) / self._players - across
        width = share - texts - 3 * across - 2 * margin_of(HIGHEST)
        for height in range(round(HIGHEST * unit / 2), LOWEST - 1, -2):
            pair = pictures.extent([(0, 0)], height, 0).width()
            for strip in self._strips:
                strip.fit(pictures, height, min(width, PAIRS * 1.15 * pair))
            for cell in self._cells:
                cell.updateGeometry()
            self._grid.invalidate()
            if self._grid.sizeHint().height() <= room.height():
                break
        widest = max(cell.sizeHint().width() for cell in self._cells if cell not in self._labels)
        for seat in range(self._players):
            self._grid.setColumnMinimumWidth(seat + 1, widest)

    def sizeHint(self) -> QSize:  # noqa: N802
        """What the table wants with the cards of the last `fit`."""
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Nothing may be squeezed: a smaller room scrolls."""
        return self._grid.minimumSize()

    def _forget(self) -> None:
        """Begin a new table, hidden while it is made, so that all its widgets count in its size at once."""
        self._body.setParent(None)
        self._body.deleteLater()
        self._body = QWidget()
        self._grid = QGridLayout(self._body)
        self._grid.setVerticalSpacing(0)
        self._players = 1
        self._cells: list[QWidget] = []
        self._layouts: list[QLayout] = []
        self._strips: list[Strip] = []
        self._figures: list[QWidget] = []
        self._labels: list[QWidget] = []

    def _block(self, layout: QLayout) -> QWidget:
        """A cell of the table."""
        cell = QWidget()
        cell.setLayout(layout)
        self._cells.append(cell)
        self._layouts.append(layout)
        return cell

    def _line(self, role: str, row: int) -> None:
        """A line across the table on top of a row."""
        frame = _frame(role)
        frame.setFixedHeight(1)
        self._grid.addWidget(frame, row, 0, 1, self._players + 1, Qt.AlignmentFlag.AlignTop)

    def _head(self, name: str, title: str, winner: bool) -> QWidget:
        lines = QVBoxLayout()
        lines.addWidget(_label(name, "name"))
        below = QHBoxLayout()
        below.addWidget(_label(title, "title"))
        below.setSpacing(3)
        below.addStretch()
        if winner:
            below.addWidget(Crown(), 0, Qt.AlignmentFlag.AlignVCenter)
            below.addWidget(_label(self.tr("Winner"), "mark"))
        lines.addLayout(below)
        return self._block(lines)

    def _heading(self, text: str, detail: str = "") -> QWidget:
        lines = QVBoxLayout()
        lines.addStretch()
        lines.addWidget(_label(text, "heading"))
        if detail:
            lines.addWidget(_label(detail, "detail"))
        lines.addStretch()
        block = self._block(lines)
        self._labels.append(block)
        return block

    def _cell(self, group: Group | None) -> QWidget:
        row = QHBoxLayout()
        if group is None:
            row.addWidget(_label("–", "detail"))
            return self._block(row)
        strip = Strip(group.sets, run=group.rule == "loose")
        self._strips.append(strip)
        row.addWidget(strip)
        figures = QWidget()
        lines = QVBoxLayout(figures)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        for text, role in (
            (self.tr("{0} × {1}").format(len(group.sets), group.each), "detail"),
            (str(group.points), "points"),
        ):
            lines.addWidget(_label(text, role, Qt.AlignmentFlag.AlignRight))
        self._figures.append(figures)
        row.addWidget(figures, 0, Qt.AlignmentFlag.AlignVCenter)
        return self._block(row)

    def _sums(self, row: int, score: Score, totals: Sequence[int], rounds_played: int) -> None:
        self._line("edge", row)
        for below, (text, numbers, role) in enumerate(
            (
                (self.tr("This round"), score.points, "sum"),
                (self.tr("After round {0}").format(rounds_played), totals, "total"),
            )
        ):
            self._grid.addWidget(self._heading(text), row + below, 0)
            for seat, number in enumerate(numbers):
                cell = QHBoxLayout()
                cell.addWidget(_label(str(number), role, Qt.AlignmentFlag.AlignRight))
                self._grid.addWidget(self._block(cell), row + below, seat + 1)


def _frame(role: str) -> QFrame:
    frame = QFrame()
    frame.setProperty("role", role)
    return frame


def _label(text: str, role: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    return label
