# SPDX-License-Identifier: MIT
"""Widgets for pages of the score sheet: strips of cards, marks, labels and frames."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from thothit_desktop.app.score.sheet_data import Cell, spoken
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.plain_text import breakable, plain_label

LOWEST = 42
"""The smallest height of a card, in logical pixels."""


class Density(NamedTuple):
    """The density of cards: `tight` lays them closer if needed, and `runs` False leaves out runs."""

    tight: bool = False
    runs: bool = True


DENSITIES = (Density(), Density(tight=True), Density(tight=True, runs=False))
"""The densities to try, in this order."""
_LINES = 7
"""A text higher than this many lines, its margins included, gets more width."""
UNBOUNDED = 2**24 - 1
"""The largest size that a widget of Qt may have."""
SCROLLING = Density(tight=True)
"""The density of a page that has to scroll."""


class CardStrip(QWidget):
    """Pictures of cards, set by set, on as many lines as the width needs."""

    def __init__(self, cell: Cell) -> None:
        super().__init__()
        self._cell, self._sets = cell, cell.sets
        self._pictures: CardPictures | None = None
        self._height, self._width, self._tight = LOWEST, 0.0, False
        self._extent = QSize(0, 0)
        self._drawn: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self, pictures: CardPictures, height: int, width: float, density: Density) -> None:
        """Set the pictures, the height of the cards, the largest width of a line, and the density."""
        if pictures is not self._pictures:
            self.setToolTip(spoken(self._cell.sets, pictures.deck.id))
        self._pictures, self._height, self._width = pictures, height, width
        self._sets = () if self._cell.run and not density.runs else self._cell.sets
        self._tight = density.tight and bool(self._cell.times)  # a drawn hand is read card by card
        self._extent = QSize(0, 0)
        if self._sets:
            loose = pictures.extent(self._sets, height, width, self._cell.run)
            self._tight &= loose.height() > height or loose.width() > width
            cards = loose
            if self._tight:
                cards = pictures.extent(self._sets, height, width, self._cell.run, tight=True)
            self._extent = cards + pictures.margins(height)
        self._drawn = None
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the extent of the cards with their shadow."""
        return self._extent

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size hint: all cards are always in view."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Draw the cards, which are painted anew for each size only."""
        if self._pictures is None or not self._sets:
            return
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatio() != ratio:
            self._drawn = self._pictures.strip(
                self._sets, self._height, ratio, self._width, self._cell.run, tight=self._tight
            )
        QPainter(self).drawPixmap(0, 0, self._drawn)


class WrappedLabel(QLabel):
    """A plain text, such as a name, that wraps if it is too wide."""

    def __init__(self, text: str, role: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
        super().__init__()
        self._text = text
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.fit_width()

    def fit_width(self, width: int = UNBOUNDED) -> QSize:
        """Wrap the text to a width, margins included; return the size."""
        self.setWordWrap(False)
        self.setText(self._text)
        self.setMinimumSize(0, 0)
        self.setMaximumSize(UNBOUNDED, UNBOUNDED)
        if self.sizeHint().width() <= width:
            return self.sizeHint()
        edges = self.contentsMargins()
        room = width - edges.left() - edges.right()
        self.setText(breakable(self._text, self.fontMetrics(), room))
        self.setWordWrap(True)
        self.setFixedSize(width, self.heightForWidth(width))
        return self.size()


def fit_lines(texts: Sequence[WrappedLabel], width: int) -> int:
    """Wrap all texts to a width, or to a larger one if a text would take too many lines.

    Returns the width of the widest text.
    """
    for text in texts:
        text.ensurePolished()
    while any(text.fit_width(width).height() > _LINES * text.fontMetrics().lineSpacing() for text in texts):
        width += max(1, width // 8)
    return max((text.fit_width(width).width() for text in texts), default=0)


class Mark(QWidget):
    """A mark in the colour and height of the text of its role.

    A crown; for the role `excluded` a barred ring, for `dot` a dot, which is less prominent than a crown.
    """

    def __init__(self, role: str = "mark") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.excluded, self.dot = role == "excluded", role == "dot"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size with the height of the text, a little broader than high."""
        self.ensurePolished()
        height = self.fontMetrics().ascent()
        return QSize(round(height * 1.3), height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Draw a crown of three points on a band, or a ring with a bar across, or a dot."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / 26, self.height() / 20)
        ink = self.palette().windowText()
        if self.excluded:
            painter.setPen(QPen(ink, 3))
            painter.drawEllipse(QRectF(5, 2, 16, 16))
            painter.drawLine(QPointF(8, 15), QPointF(18, 5))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        if self.dot:
            painter.drawEllipse(QPointF(13, 10), 6, 6)
            return
        points = ((2, 14), (1, 4), (7, 9), (13, 1), (19, 9), (25, 4), (24, 14))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        painter.drawRect(QRectF(2, 15.5, 22, 3))


def frame(role: str) -> QFrame:
    """Return a frame with a role, by which the sheet's style sets its look."""
    made = QFrame()
    made.setProperty("role", role)
    return made


def label(text: str, role: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> QLabel:
    """Return a plain text with a role, by which the sheet's style sets its look."""
    made = plain_label(text)
    made.setProperty("role", role)
    made.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    return made
