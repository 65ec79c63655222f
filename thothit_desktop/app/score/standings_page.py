# SPDX-License-Identifier: MIT
"""The standings of a match as a table: a column for each player or side, a line for each round."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from thothit_desktop.app.score.parts import Mark, WrappedLabel, fit_lines, frame, label
from thothit_desktop.app.score.standings import Figure, Standings

RIGHT = Qt.AlignmentFlag.AlignRight
FIRST = 2
"""The first player's column; before it are those of the round's heading and detail."""
PARTS = 3
"""The parts of a player's column: the mark, the gain and the total."""

MOST_HEADED = 4
"""The largest number of players whose columns have room for headings of gains and totals."""


class StandingsPage(QWidget):
    """The points of each round, the totals and the leaders; the sheet's style sets the look by `role`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._body = QWidget()
        self._grid, self._across = QGridLayout(), 1
        self._labels: list[tuple[QLabel, int, int]] = []
        self._names: list[WrappedLabel] = []
        self._details: list[WrappedLabel] = []

    def fill(self, shown: Standings) -> None:
        """Show the standings; call `fit` before showing the page."""
        self._body.setParent(None)
        self._body.deleteLater()
        self._body = QWidget()
        for labels in (self._labels, self._names, self._details):
            labels.clear()
        centred = QHBoxLayout(self._body)
        centred.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(0)
        centred.addStretch()
        centred.addLayout(self._grid)
        centred.addStretch()
        last, self._across = len(shown.lines) + 2, FIRST + PARTS * len(shown.names)
        headings = shown.headings if shown.lines and len(shown.names) <= MOST_HEADED else ()
        for seat, name in enumerate(shown.names):
            if seat in shown.leaders:
                self._grid.addWidget(frame("winner"), 0, FIRST + PARTS * seat, last + 1, PARTS)
            shown_name = WrappedLabel(name, "name", RIGHT)
            self._names.append(shown_name)
            self._grid.addWidget(shown_name, 0, FIRST + PARTS * seat, 1, PARTS, Qt.AlignmentFlag.AlignBottom)
            for place, heading in enumerate(headings, start=1):
                self._text(heading, "detail", 1, FIRST + place + PARTS * seat)
        for row, line in enumerate(shown.lines, start=2):
            self._begin(row, "rule", line.heading, line.detail)
            for seat, figure in enumerate(line.figures):
                self._figure(figure, row, FIRST + PARTS * seat)
        self._begin(last, "edge", self.tr("Total"))
        for seat, total in enumerate(shown.totals):
            if seat in shown.leaders:
                self._mark("mark", last, FIRST + PARTS * seat)
            self._text(str(total), "sum", last, FIRST + 1 + PARTS * seat, PARTS - 1)
        self._outer.addWidget(self._body, 0, Qt.AlignmentFlag.AlignVCenter)
        self._body.ensurePolished()
        self._body.show()

    def fit(self, unit: float, room: QSize) -> None:
        """Scale spaces by `unit`, and give all players' columns the same width.

        Names wrap if the table would be wider than `room`.
        """
        across, down = round(9 * unit), round(3 * unit)
        widest = [0, round(30 * unit), 0, 0]
        for text in (*(text for text, _, _ in self._labels), *self._names, *self._details):
            text.ensurePolished()  # labels on a hidden page are not polished yet
            text.setContentsMargins(across, down, across, down)
        sums = headings = 0
        for text, column, span in self._labels:
            wanted = text.sizeHint().width()
            if column < FIRST:
                headings = max(headings, wanted)
            elif span == 1:
                part = 1 + (column - FIRST) % PARTS
                widest[part] = max(widest[part], wanted)
            else:
                sums = max(sums, wanted + (widest[1] if span < PARTS else 0))
        headings += fit_lines(self._details, room.width() // 4)
        figures = max(sums, sum(widest))
        share = (room.width() - headings) // max(1, len(self._names))
        names = fit_lines(self._names, max(figures, share))
        widest[PARTS] = max(figures, names) - widest[1] - widest[2]
        for column in range(FIRST, self._across):
            self._grid.setColumnMinimumWidth(column, widest[1 + (column - FIRST) % PARTS])
        if made := self._body.layout():
            made.activate()  # otherwise its size hint is the one before

    def _begin(self, row: int, role: str, heading: str, detail: str = "") -> None:
        """Begin a row: the line on top of it, its heading and its detail."""
        line = frame(role)
        line.setFixedHeight(1)
        self._grid.addWidget(line, row, 0, 1, self._across, Qt.AlignmentFlag.AlignTop)
        self._text(heading, "heading", row, 0, align=Qt.AlignmentFlag.AlignLeft)
        if detail:
            self._details.append(WrappedLabel(detail, "detail"))
            self._grid.addWidget(self._details[-1], row, 1)

    def _figure(self, figure: Figure | None, row: int, column: int) -> None:
        """Add a seat's result of a round: a dot if it won, the points, the total after it."""
        if figure is None:
            self._text("–", "detail", row, column, PARTS)
            return
        if figure.won:
            self._mark("dot", row, column)
        if figure.gained is not None:
            self._text(str(figure.gained), "detail", row, column + 1)
        self._text(str(figure.total), "points", row, column + 2)

    def _mark(self, role: str, row: int, column: int) -> None:
        self._grid.addWidget(Mark(role), row, column, RIGHT | Qt.AlignmentFlag.AlignVCenter)

    def _text(
        self,
        text: str,
        role: str,
        row: int,
        column: int,
        span: int = 1,
        align: Qt.AlignmentFlag = RIGHT,
    ) -> None:
        made = label(text, role, align)
        self._labels.append((made, column, span))
        self._grid.addWidget(made, row, column, 1, span)
