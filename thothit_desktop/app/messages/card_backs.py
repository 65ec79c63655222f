# SPDX-License-Identifier: MIT
"""What the backs of the cards are called."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def back_names() -> dict[str, str]:
    """The backs to choose from (`geometry/decks.py` BACKS), by id."""
    return {
        "usual": translate("settings", "As is usual"),
        "red": translate("settings", "Red"),
        "blue": translate("settings", "Blue"),
        "parang": translate("settings", "Parang (blades)"),
        "mega-mendung": translate("settings", "Mega mendung (clouds)"),
    }
