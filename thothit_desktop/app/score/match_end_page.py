# SPDX-License-Identifier: MIT
"""The page for the end of a match: the players' figures with their totals, and remarks on the match."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from thothit_desktop.app.score.match_end import FinalSide, MatchEnd
from thothit_desktop.app.score.parts import Mark, WrappedLabel, fit_lines, frame, label
from thothit_desktop.app.score.winners_seal import WinnersSeal
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.table.drawing.figures import figure_pixmap
from thothit_desktop.table.drawing.labels import canvas

_FIGURE, _SMALLER = 92, 60
"""The edges of a winner's figure and of another one, in logical pixels at unit 1."""
_RAYS = 36
"""The number of rays around a winner."""
_BEYOND = 0.22
"""The length of a ray beyond the figure, as a fraction of the figure's edge."""
_BORDER = 3
"""The largest width of a plate's frame, in pixels."""
_AIRY = 4
"""The number of sides above which they stand closer together."""
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class Portrait(QLabel):
    """A player's figure, with rays for a winner; painted once for each size, to let a seal move over it."""

    def __init__(self, figure: str, won: bool) -> None:
        super().__init__()
        self._figure, self._won = figure, won
        self._edge = _SMALLER
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def won(self) -> bool:
        """True for a winner's portrait."""
        return self._won

    def draw_figure(self, unit: float) -> None:
        """Paint the rays and the figure over them, scaled by `unit`, in the theme's present colours."""
        self._edge = round((_FIGURE if self._won else _SMALLER) * unit)
        wide, ratio = (
            round(self._edge * (1 + 2 * _BEYOND)) if self._won else self._edge,
            self.devicePixelRatioF(),
        )
        picture = canvas(wide, wide, ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(wide / 2, wide / 2)
        if self._won:
            self._paint_rays(painter, middle)
        drawn = figure_pixmap(self._figure, self._edge, ratio)
        painter.drawPixmap(middle - QPointF(self._edge / 2, self._edge / 2), drawn)
        painter.end()
        self.setPixmap(picture)

    def _paint_rays(self, painter: QPainter, middle: QPointF) -> None:
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(middle)
        long = middle.x()
        for ray in range(_RAYS):
            reach = long if ray % 2 else long * 0.9
            painter.setBrush(QColor(document_colours().won_edge))
            painter.drawPolygon(
                QPolygonF([QPointF(-long * 0.045, 0), QPointF(0, -reach), QPointF(long * 0.045, 0)])
            )
            painter.rotate(360 / _RAYS)
        painter.restore()


class MatchEndPage(QWidget):
    """The page for the end of a match; the sheet's style sets the look by `role`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self._outer = QVBoxLayout(self)
        self._body = QWidget()
        self._portraits: list[Portrait] = []
        self._rows: list[list[Portrait]] = []
        """The portraits of each plate."""
        self._sides: list[QFrame] = []
        self._names: list[WrappedLabel] = []
        self._story: list[WrappedLabel] = []

    def fill(self, end: MatchEnd, figures: Sequence[str]) -> None:
        """Show the end of a match, with the players' figures by seat; call `fit` before showing the page."""
        self._body.setParent(None)
        self._body.deleteLater()
        self._portraits, self._rows, self._sides, self._names = [], [], [], []
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._row = QHBoxLayout()
        self._row.addStretch()
        for side in _podium(end.sides):
            self._row.addWidget(self._plate(side, figures), 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addStretch()
        self._column.addStretch()
        self._column.addLayout(self._row)
        self._below = QSpacerItem(0, 0)
        self._column.addItem(self._below)
        self._story = [WrappedLabel(line, "plain", _CENTRE) for line in end.story]
        for line in self._story:
            self._column.addWidget(line, 0, _CENTRE)
        self._column.addStretch()
        self._outer.addWidget(self._body)
        self._body.ensurePolished()
        self._body.show()

    def fit(self, unit: float, room: QSize) -> None:
        """Scale figures and spaces by `unit`; wrap the names and remarks to `room`."""
        for portrait in self._portraits:
            portrait.draw_figure(unit)
        for text in self._body.findChildren(QLabel):
            text.ensurePolished()
        air = unit if len(self._sides) <= _AIRY else 0.4 * unit
        across = round(12 * air)
        self._row.setSpacing(round(10 * air))
        self._column.setSpacing(round(6 * unit))
        for plate in self._sides:
            layout = plate.layout()
            assert layout is not None
            layout.setContentsMargins(*(across, round(6 * unit)) * 2)
            layout.setSpacing(round(2 * unit))
        fit_lines(self._names, self._share(room.width(), across))
        fit_lines(self._story, room.width())
        self._below.changeSize(0, round(8 * unit))
        for layout in (*(plate.layout() for plate in self._sides), self._row, self._column, self._outer):
            assert layout is not None
            layout.invalidate()
            layout.activate()  # otherwise its size hint is the one before

    def _share(self, room: int, across: int) -> int:
        """Return the largest width of a name with room for all plates, but no less than the portraits'."""
        portraits = [sum(one.sizeHint().width() for one in row) for row in self._rows]
        beside = 2 * across + self._row.spacing() + 2 * _BORDER
        edges = self._outer.contentsMargins().left() + self._column.contentsMargins().left()
        left = room - len(portraits) * beside - 2 * edges
        share = left
        while share > min(portraits) and sum(max(share, row) for row in portraits) > left:
            share -= 1
        return share

    def celebrate(self, ms: int) -> None:
        """Let a seal spread around each winner for some milliseconds."""
        self.calm()
        for portrait in self._portraits:
            if portrait.won:
                WinnersSeal(portrait, ms, self)

    def calm(self) -> None:
        """End the celebration at once."""
        for seal in self.findChildren(WinnersSeal):
            seal.end()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size hint with the scale of the last `fit`."""
        return self._outer.sizeHint()

    def _plate(self, side: FinalSide, figures: Sequence[str]) -> QFrame:
        plate = frame("winner" if side.won else "side")
        self._sides.append(plate)
        column, row = QVBoxLayout(plate), QHBoxLayout()
        for seat in side.seats:
            portrait = Portrait(figures[seat], side.won)
            self._portraits.append(portrait)
            row.addWidget(portrait)
        self._rows.append(self._portraits[-len(side.seats) :])
        column.addLayout(row)
        self._names.append(WrappedLabel(side.name, "name", _CENTRE))
        column.addWidget(self._names[-1], 0, _CENTRE)
        total = QHBoxLayout()
        total.addStretch()
        if side.won:
            total.addWidget(Mark(), 0, Qt.AlignmentFlag.AlignVCenter)
        total.addWidget(label(str(side.total), "sum", _CENTRE))
        total.addStretch()
        column.addLayout(total)
        return plate


def _podium(sides: Sequence[FinalSide]) -> Sequence[FinalSide]:
    """Return the sides from left to right: the first of three in the middle, else in order."""
    return (sides[1], sides[0], sides[2]) if len(sides) == 3 else sides
