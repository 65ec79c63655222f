# SPDX-License-Identifier: MIT
"""A column of widgets that scrolls, but only where it cannot be made low enough."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget


class ColumnScroll(QScrollArea):
    """As long as its widget has room at its lowest, it looks as if there were no scroll area.

    `widgetResizable` is off: with it Qt would begin to scroll where the widget is lower than it likes to be.
    """

    def setWidget(self, widget: QWidget) -> None:  # noqa: N802
        """Take the column in, on the ground of the window."""
        super().setWidget(widget)
        for ground in (widget, self.viewport()):
            ground.setAutoFillBackground(False)

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
