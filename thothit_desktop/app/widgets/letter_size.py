# SPDX-License-Identifier: MIT
"""Font sizes in pixels for style sheets."""

from PySide6.QtGui import QFontInfo, QGuiApplication


def no_smaller_than_usual(pixels: int) -> int:
    """Return a font size in pixels, or the system's font size if that is larger."""
    return max(pixels, QFontInfo(QGuiApplication.font()).pixelSize())
