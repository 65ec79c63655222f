# SPDX-License-Identifier: MIT
"""The names of card backs."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def back_names() -> dict[str, str]:
    """Return the names of card backs (`geometry/decks.py` BACKS), by id."""
    return {
        "usual": translate("settings", "The game's own"),
        "red": translate("settings", "Red"),
        "blue": translate("settings", "Blue"),
        "parang": translate("settings", "Parang (blades)"),
        "mega-mendung": translate("settings", "Mega mendung (clouds)"),
        "truntum": translate("settings", "Truntum (stars)"),
        "udan-liris": translate("settings", "Udan liris (drizzle)"),
        "sidomukti": translate("settings", "Sidomukti (prosperity)"),
    }
