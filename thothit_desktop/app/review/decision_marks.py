# SPDX-License-Identifier: MIT
"""The slim line below the table: a mark for each decision of a round, as high as the decision cost."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from thothit_desktop.app.review.grades import MISTAKES, MoveGrade
from thothit_desktop.app.widgets.document_style import document_colours

_HIGH = 2.2
"""The height of the line, in lines of text."""
_WIDEST = 0.9
"""The width of a mark at most, in lines of text."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class DecisionMark(NamedTuple):
    """A decision: its grade, its cost in what looks like points, and what is said of it."""

    grade: MoveGrade
    cost: float
    words: str


class DecisionMarks(QWidget):
    """Shows all decisions of a round; a click, Up, Down, Home or End chooses one."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: Sequence[DecisionMark] = ()
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Your decisions"))

    @property
    def marks(self) -> Sequence[DecisionMark]:
        """The marks from the left."""
        return self._marks

    def show_marks(self, marks: Sequence[DecisionMark]) -> None:
        """Show the decisions of another round."""
        self._marks, self._at = marks, 0
        self.update()

    def stand(self, at: int) -> None:
        """Mark the decision that is shown, by its number from 0."""
        self._at = at
        place = self.tr("{0} of {1}").format(at + 1, len(self._marks))
        self.setAccessibleDescription(f"{place}: {self._marks[at].words}")
        self.update()

    def middle(self, at: int) -> QPointF:
        """Return the middle of the room of a mark."""
        slot = self._slot
        left = (self.width() - slot * len(self._marks)) / 2
        return QPointF(left + (at + 0.5) * slot, self.height() / 2)

    @property
    def _slot(self) -> float:
        """The width of the room of each mark."""
        most = 3 * self.fontMetrics().height()
        return min(most, self.width() / max(1, len(self._marks)))

    def _at_point(self, at: QPointF) -> int | None:
        number = math.floor((at.x() - self.middle(0).x()) / self._slot + 0.5) if self._marks else -1
        return number if 0 <= number < len(self._marks) else None

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a line and a bit."""
        return QSize(200, round(_HIGH * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same height, and any width."""
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Draw a ground line, the marks, and a sign under the one that is shown."""
        painter, tone = QPainter(self), document_colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        foot = self.height() - 0.55 * line
        painter.setPen(QPen(QColor(tone.line), 1))
        painter.drawLine(QPointF(0, foot), QPointF(self.width(), foot))
        if self.hasFocus():
            painter.setPen(QPen(QColor(tone.quiet), 1, Qt.PenStyle.DotLine))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        most = max((mark.cost for mark in self._marks), default=0.0)
        wide = max(3.0, min(0.55 * self._slot, _WIDEST * line))
        for at, mark in enumerate(self._marks):
            x = self.middle(at).x()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mark.grade.colour))
            if mark.grade in MISTAKES:
                high = (foot - 3) * max(0.3, math.sqrt(mark.cost / most))
                painter.drawRoundedRect(QRectF(x - wide / 2, foot - high, wide, high), 2, 2)
            else:
                painter.drawEllipse(QPointF(x, foot), 0.17 * line, 0.17 * line)
            if at == self._at:
                painter.setBrush(QColor(tone.ink))
                size = 0.28 * line
                low = self.height() - 1.0
                top = low - 1.2 * size
                painter.drawPolygon(
                    QPolygonF([QPointF(x, top), QPointF(x + size, low), QPointF(x - size, low)])
                )

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Choose the decision under the mouse."""
        at = self._at_point(event.position())
        if at is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Choose another decision."""
        key, last = event.key(), len(self._marks) - 1
        if key in _STEPS and self._marks:
            self.chosen.emit(max(0, min(self._at + _STEPS[Qt.Key(key)], last)))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._marks:
            self.chosen.emit(0 if key == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say what the decision under the mouse was."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self._at_point(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if at is None else self._marks[at].words, self)
            return True
        return super().event(event)
