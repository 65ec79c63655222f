# SPDX-License-Identifier: MIT
"""A panel over the cards, with which the mouse and screen readers can interact."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QFrame


class TablePanel(QFrame):
    """A frame as a child of the table's viewport: a scroll area shows screen readers no other child."""

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Send the cards a leave event: to Qt the mouse is still within the parent."""
        super().enterEvent(event)
        under = self.parentWidget()
        if under is not None:
            QApplication.sendEvent(under, QEvent(QEvent.Type.Leave))
