# SPDX-License-Identifier: MIT
"""Answers to message boxes by their buttons."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox


def press_button(box: QMessageBox, text: str) -> None:
    """Click the button with a text."""
    (button,) = (button for button in box.buttons() if button.text().replace("&", "") == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
