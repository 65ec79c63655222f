# SPDX-License-Identifier: MIT
"""A column of widgets that scrolls only if its minimum height does not fit."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from thothit_desktop.app.widgets.see_through import see_through


class ColumnScroll(QScrollArea):
    """A scroll area that is invisible while its widget fits at its minimum height.

    `widgetResizable` is off, because Qt would then scroll below the size hint, not below the minimum.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def setWidget(self, widget: QWidget) -> None:  # noqa: N802
        """Set the column, on the window's background."""
        super().setWidget(widget)
        see_through(self)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the column to the new size."""
        super().resizeEvent(event)
        self._fit_column()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Fit the column when its widgets need another size."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit_column()
        return super().eventFilter(watched, event)

    def _fit_column(self) -> None:
        column, room = self.widget(), self.viewport().size()
        layout = None if column is None else column.layout()
        if column is None or layout is None:
            return
        least = layout.totalMinimumSize().height()
        if layout.hasHeightForWidth():
            least = layout.totalMinimumHeightForWidth(room.width())
        column.resize(room.width(), max(room.height(), least))
