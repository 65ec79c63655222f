# SPDX-License-Identifier: MIT
"""Speech for screen readers: each text once, in order."""

import sys

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


class Narrator:
    """Speaks for a widget: its accessible description is the last text spoken.

    Screen readers on Linux speak the description of the focused widget whenever it changes. On Windows and
    macOS they do not, so they get an announcement.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget

    def tell(self, words: str) -> None:
        """Speak some words after the last ones."""
        if not words:
            return
        again = words == self._widget.accessibleDescription()
        self._widget.setAccessibleDescription(words)
        if not QAccessible.isActive():
            return
        if sys.platform != "linux":
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, words))
        elif again:
            changed = QAccessible.Event.DescriptionChanged
            QAccessible.updateAccessibility(QAccessibleEvent(self._widget, changed))
