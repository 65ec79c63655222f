# SPDX-License-Identifier: MIT
"""A column of widgets that scrolls, but only where it cannot be made low enough."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from thothit_desktop.app.widgets.see_through import see_through


class ColumnScroll(QScrollArea):
    """As long as its widget has room at its lowest, it looks as if there were no scroll area.

    `widgetResizable` is off: with it Qt would begin to scroll where the widget is lower than it likes to be.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def setWidget(self, widget: QWidget) -> None:  # noqa: N802
        """Take the column in, on the ground of the window."""
        super().setWidget(widget)
        see_through(self)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Follow the room there is."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow what the widgets need."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        column, room = self.widget(), self.viewport().size()
        layout = None if column is None else column.layout()
        if column is None or layout is None:
            return
        least = layout.totalMinimumSize().height()
        if layout.hasHeightForWidth():
            least = layout.totalMinimumHeightForWidth(room.width())
        column.resize(room.width(), max(room.height(), least))
