# SPDX-License-Identifier: MIT
"""Numbers in the language of the interface."""

from PySide6.QtCore import QLocale


def written(value: float, decimals: int = 0) -> str:
    """Return a number in the format of the locale, with a true minus sign; a rounded zero has none."""
    rounded = float(round(value, decimals))
    words = QLocale().toString(abs(rounded), "f", decimals)
    return f"−{words}" if rounded < 0 else words


def signed(words: str, value: float) -> str:
    """Return an unsigned number with the sign of `value`; zero gets `±`."""
    if not words.strip("0.,"):
        return f"±{words}"
    return f"+{words}" if value > 0 else f"−{words}"
