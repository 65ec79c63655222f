# SPDX-License-Identifier: MIT
"""Numbers in sentences."""

from PySide6.QtCore import QLocale


def written(value: float, decimals: int = 0) -> str:
    """A number as the language of the interface writes it, with a real minus, but none before nothing."""
    rounded = float(round(value, decimals))
    words = QLocale().toString(abs(rounded), "f", decimals)
    return f"−{words}" if rounded < 0 else words


def signed(words: str, value: float) -> str:
    """The words of a number without its sign, with the sign that it has; of nothing with both."""
    if not words.strip("0.,"):
        return f"±{words}"
    return f"+{words}" if value > 0 else f"−{words}"
