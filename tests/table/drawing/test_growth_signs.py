# SPDX-License-Identifier: MIT
"""The signs of players' strength: distinct when small."""

from PySide6.QtGui import QColor, QImage

from thothit_desktop.players import LEVELS
from thothit_desktop.table.drawing.growth_signs import CHANGING, GROWTH, growth_pixmap


def picture(path: str, size: int = 16) -> QImage:
    return growth_pixmap(path, QColor("black"), size, 1).toImage()


def ink(drawn: QImage) -> float:
    """Return the covered share of a picture."""
    dots = [(x, y) for x in range(drawn.width()) for y in range(drawn.height())]
    return sum(drawn.pixelColor(x, y).alphaF() for x, y in dots) / len(dots)


def apart(first: QImage, second: QImage) -> float:
    """In how much of two pictures one is covered and the other not."""
    dots = [(x, y) for x in range(first.width()) for y in range(first.height())]
    return sum(abs(first.pixelColor(*dot).alphaF() - second.pixelColor(*dot).alphaF()) for dot in dots) / len(
        dots
    )


def test_each_level_has_a_sign_that_is_told_apart_at_sixteen_pixels(qapp):
    assert len(GROWTH) == len(LEVELS)
    signs = [picture(path) for path in (*GROWTH, CHANGING)]
    for number, first in enumerate(signs):
        for second in signs[:number]:
            assert apart(first, second) > 0.08
    grown = [ink(sign) for sign in signs[: len(LEVELS)]]
    assert grown == sorted(grown), "each has grown"


def test_the_colour_is_that_of_the_text(qapp):
    red = growth_pixmap(GROWTH[4], QColor("#c01020"), 32, 1).toImage()
    assert red.pixelColor(16, 8) == QColor("#c01020")
