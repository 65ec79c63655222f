# SPDX-License-Identifier: MIT
"""The mats that cards may lie on: their colours by day and by night, and how they are made."""

from typing import NamedTuple

from PySide6.QtGui import QColor


class Colours(NamedTuple):
    """The background's colours: planks and their joints, the mat's two strands, its binding, lines on it."""

    floor: QColor
    joint: QColor
    light: QColor
    dark: QColor
    binding: QColor
    line: QColor


class MatStyle(NamedTuple):
    """A mat: its colours in light and in dark windows, and whether it is printed cloth or woven."""

    day: Colours
    night: Colours
    printed: bool = False


_FLOOR, _JOINT = QColor("#4a2f1d"), QColor("#2f1d11")
_NIGHT_FLOOR, _NIGHT_JOINT = QColor("#21150d"), QColor("#120b06")
_DARK_LINE, _LIGHT_LINE = QColor(47, 29, 17, 120), QColor(240, 226, 190, 130)
_NIGHT_LINE = QColor(232, 212, 168, 95)


def _mat(day: str, night: str, printed: bool = False, line: QColor = _LIGHT_LINE) -> MatStyle:
    """A mat of two colours by day and two by night, the lighter ones first, and a binding each."""
    by_day, by_night = ([QColor(name) for name in names.split()] for names in (day, night))
    return MatStyle(
        Colours._make((_FLOOR, _JOINT, *by_day, line)),
        Colours._make((_NIGHT_FLOOR, _NIGHT_JOINT, *by_night, _NIGHT_LINE)),
        printed,
    )


MATS = {
    "pandan": _mat("#c9a66b #b8935a #7b1e22", "#6f5835 #63502f #581519", line=_DARK_LINE),
    "green": _mat("#4d7d5c #43704f #c9a66b", "#294634 #233d2d #6f5835"),
    "batik": _mat("#8a5f36 #69431f #3a2412", "#4c331c #3a2613 #21150d", printed=True),
    "blue": _mat("#3b5580 #334a71 #c9a66b", "#212f4a #1b2740 #6f5835"),
}
"""By id: plaited pandan leaves, green and dark blue ones, and brown batik."""
