# SPDX-License-Identifier: MIT
"""Paths written as text: `M x y` begins, `L x y` draws a line, `Q x y x y` and `C x y x y x y` a curve.

`E x y rx ry` is an ellipse, `Z` closes.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

if TYPE_CHECKING:
    from collections.abc import Callable

_POINTS = {"M": 1, "L": 1, "Q": 2, "C": 3, "E": 2, "Z": 0}


def painter_path(text: str) -> QPainterPath:
    """Return the path of a text."""
    made = QPainterPath()
    made.setFillRule(Qt.FillRule.WindingFill)
    draw: dict[str, Callable[..., None]] = {
        "M": made.moveTo,
        "L": made.lineTo,
        "Q": made.quadTo,
        "C": made.cubicTo,
        "E": lambda middle, radii: made.addEllipse(middle, radii.x(), radii.y()),
        "Z": made.closeSubpath,
    }
    words = text.replace("M", " M ").replace("L", " L ").replace("Q", " Q ").replace("C", " C ").split()
    while words:
        command = words.pop(0)
        points = [QPointF(float(words.pop(0)), float(words.pop(0))) for _ in range(_POINTS[command])]
        draw[command](*points)
    return made
