# SPDX-License-Identifier: MIT
"""A panel beside the table, with a button in its title that closes it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow, QStyle

from thothit_desktop.app.window.tool_icons import tool_icon


class SideDock(QDockWidget):
    """Stands at the right edge of a window and can be closed, but not moved."""

    def __init__(self, title: str, name: str, window: QMainWindow) -> None:
        super().__init__(title, window)
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._draw_cross()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the colours of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_cross()

    def _draw_cross(self) -> None:
        """Draw the cross in the colour of texts: Qt's own is dark in every theme."""
        button = self.findChild(QAbstractButton, "qt_dockwidget_closebutton")
        assert isinstance(button, QAbstractButton)
        size = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, self)
        button.setIcon(tool_icon("close", self.palette(), size, self.devicePixelRatioF()))
