# SPDX-License-Identifier: MIT
"""A handler for links while a command acts at the window."""

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

_SCHEMES = ("http", "https", "mailto", "file")


class Nowhere(QObject):
    """Takes every link, and opens nothing."""

    def __init__(self) -> None:
        super().__init__()
        for scheme in _SCHEMES:
            QDesktopServices.setUrlHandler(scheme, self, "go")  # type: ignore[arg-type]  # the stub says bytes

    def close(self) -> None:
        """Let links open again."""
        for scheme in _SCHEMES:
            QDesktopServices.unsetUrlHandler(scheme)

    @Slot(QUrl)
    def go(self, _: QUrl) -> None:
        """Open nothing."""
