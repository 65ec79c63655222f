# SPDX-License-Identifier: MIT
"""Buttons that are pictures, alone and in a grid; their pictures are painted once, when they change."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from thothit_desktop.app.widgets.see_through import see_through
from thothit_desktop.table.theme.themes import theme

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""By arrow key the columns and rows to go on."""


class PictureButton(QAbstractButton):
    """A picture in the middle of a button, with a frame while it has the keys or the mouse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # the frame comes and goes with the mouse
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.picture = QPixmap()

    def set_picture(self, picture: QPixmap) -> None:
        """Show a picture."""
        self.picture = picture
        self.update()

    def name(self, words: str, about: str = "") -> None:
        """Give it a name for screen readers, and more words for them and under the mouse."""
        self.setAccessibleName(words)
        self.setAccessibleDescription(about)
        self.setToolTip(f"{words}\n{about}" if about else words)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint the picture, in whole pixels so that it stays sharp."""
        painter = QPainter(self)
        size = self.picture.deviceIndependentSize()
        corner = QPointF((self.width() - size.width()) // 2, (self.height() - size.height()) // 2)
        painter.drawPixmap(corner, self.picture)
        if self.hasFocus() or self.underMouse():
            tone = theme().table
            wide = 2 if self.hasFocus() else 1
            frame = QRectF(self.rect())
            for ink, inset in ((tone.ink, 0.0), (tone.gold, float(wide))):
                painter.setPen(QPen(ink, wide, j=Qt.PenJoinStyle.MiterJoin))
                half = inset + wide / 2
                painter.drawRect(frame.adjusted(half, half, -half, -half))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Press with Enter; in a grid the arrow keys go to its other pictures."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif Qt.Key(event.key()) in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Come into sight where the page scrolls."""
        super().focusInEvent(event)
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(self)


class PictureGrid(QWidget):
    """Pictures in rows, one stop for the Tab key, on a ground that is a picture, too."""

    def __init__(self, columns: int, number: int, pressed: Callable[[int], None], parent: QWidget) -> None:
        """`pressed` is called with the number of a picture."""
        super().__init__(parent)
        self.columns = columns
        self.ground = QPixmap()
        self.buttons = [PictureButton(self) for _ in range(number)]
        for at, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, at=at: pressed(at))
        self.set_stop(0)

    def set_stop(self, at: int) -> None:
        """Let the Tab key stop at one of the pictures."""
        for number, button in enumerate(self.buttons):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if number == at else Qt.FocusPolicy.ClickFocus)

    def forget(self) -> None:
        """Give back the memory of all pictures."""
        self.ground = QPixmap()
        for button in self.buttons:
            button.picture = QPixmap()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go to the picture beside, above or below."""
        step = _STEPS.get(Qt.Key(event.key()))
        focused = [at for at, button in enumerate(self.buttons) if button.hasFocus()]
        if step is None or not focused:
            super().keyPressEvent(event)
            return
        row, column = divmod(focused[0], self.columns)
        column, row = column + step[0], row + step[1]
        at = row * self.columns + column
        if 0 <= column < self.columns and 0 <= at < len(self.buttons):
            self.set_stop(at)
            self.buttons[at].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint the ground."""
        QPainter(self).drawPixmap(0, 0, self.ground)


class PageScroll(QScrollArea):
    """Scrolls a page that is higher than its room, and shows the ground behind it."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        see_through(self)
