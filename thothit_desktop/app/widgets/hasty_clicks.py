# SPDX-License-Identifier: MIT
"""Keeps clicks meant for the table from a panel that has just opened under the mouse."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from thothit_desktop.table.selection.click_series import ClickSeries


class HastyClicks(QObject):
    """Ignores the second and later clicks of a series on the buttons of a panel."""

    def __init__(self, clicks: ClickSeries, panel: QWidget) -> None:
        super().__init__(panel)
        self._clicks = clicks
        for button in panel.findChildren(QAbstractButton):
            button.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        """Swallow such a press; let all other events pass."""
        presses = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        return presses and isinstance(event, QMouseEvent) and self._clicks.number(event) > 1
