# SPDX-License-Identifier: MIT
"""Numbers in the language of the interface."""

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


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


def ordinal(number: int) -> str:
    """Return the place of something in a row, from 1: first, second, and so on; in figures from 13th on."""
    words = (
        translate("numbers", "first"),
        translate("numbers", "second"),
        translate("numbers", "third"),
        translate("numbers", "fourth"),
        translate("numbers", "fifth"),
        translate("numbers", "sixth"),
        translate("numbers", "seventh"),
        translate("numbers", "eighth"),
        translate("numbers", "ninth"),
        translate("numbers", "tenth"),
        translate("numbers", "eleventh"),
        translate("numbers", "twelfth"),
    )
    if number <= len(words):
        return words[number - 1]
    endings = {
        1: translate("numbers", "{0}st"),
        2: translate("numbers", "{0}nd"),
        3: translate("numbers", "{0}rd"),
    }
    usual = translate("numbers", "{0}th")
    return (usual if number % 100 in range(11, 14) else endings.get(number % 10, usual)).format(number)
