# SPDX-License-Identifier: MIT
"""A panel over the cards, where the mouse and screen readers find it."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QFrame


class TablePanel(QFrame):
    """A frame whose parent is the table's viewport: a scroll area tells screen readers of no other child."""

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Let the cards know that the mouse has left them: to Qt a child is part of its parent."""
        super().enterEvent(event)
        under = self.parentWidget()
        if under is not None:
            QApplication.sendEvent(under, QEvent(QEvent.Type.Leave))
