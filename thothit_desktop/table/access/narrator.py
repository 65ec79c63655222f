# SPDX-License-Identifier: MIT
"""Says what happens to a screen reader: each thing once, in order."""

import sys

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


class Narrator:
    """Speaks for a widget, whose accessible description is what was said last.

    Readers on Linux say a description of what has the focus whenever it changes; those of Windows and macOS
    do not, and are sent an announcement.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget

    def tell(self, words: str) -> None:
        """Say this after what was said before."""
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
