# SPDX-License-Identifier: MIT
"""How large letters are whose size a style sheet sets in pixels."""

from PySide6.QtGui import QFontInfo, QGuiApplication


def no_smaller_than_usual(pixels: int) -> int:
    """A height of letters in pixels, or that of the system's, if these are larger."""
    return max(pixels, QFontInfo(QGuiApplication.font()).pixelSize())
