# SPDX-License-Identifier: MIT
"""The contrast of marks (3:1) and words (4.5:1), also on dimmed cards and disabled calls."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from assets.draw import parts
from thothit_desktop.table.drawing import suits
from thothit_desktop.table.drawing.art import INK, PAPER
from thothit_desktop.table.drawing.frame_pictures import frame
from thothit_desktop.table.selection.call_bar import Call

STAMP, DIAMONDS, CLUBS = QColor("#d2143a"), QColor(parts.BLUE), QColor(parts.GREEN)


def luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def under(shade: QColor, colour: QColor) -> QColor:
    part = shade.alphaF()
    pairs = zip(shade.getRgbF()[:3], colour.getRgbF()[:3], strict=True)
    return QColor.fromRgbF(*(above * part + below * (1 - part) for above, below in pairs))


def test_faces_in_the_dark_can_be_read(dressed):
    """Index and stamp; and the card is plainly darker than those that may be chosen."""
    for kind in ("dim", "past", "under", "locked"):
        picture = frame(100, 200, 4, kind, 1.0).toImage()
        shade = picture.pixelColor(picture.width() // 2, picture.height() // 2)
        for printed in (INK, STAMP, DIAMONDS, CLUBS):
            assert contrast(under(shade, PAPER), under(shade, printed)) >= 3.0, kind
        assert contrast(under(shade, PAPER), PAPER) >= 2.9


@pytest.mark.parametrize("four", [False, True])
def test_signs_of_suits_can_be_read_on_paper(monkeypatch, four):
    monkeypatch.setattr(suits.PRINT, "four", four)
    colours = {suit: suits.colour(suit) for suit in "shdc"}
    assert all(contrast(colour, PAPER) >= 4.5 for colour in colours.values())
    assert len({colour.name() for colour in colours.values()}) == (4 if four else 2)


def test_the_call_that_the_keys_have_come_to_is_told_from_the_others(qtbot, dressed, table):
    table.resize(1280, 730)
    table.call_bar.stand([Call("a", "Double", "D"), Call("b", "Khanaak", "K")])
    table.activateWindow()
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Right)
    focused = table.call_bar.focusWidget()
    assert focused is not None
    picture = focused.grab().toImage()
    middle = picture.height() // 2
    border, ground = picture.pixelColor(1, middle), picture.pixelColor(6, middle)
    assert contrast(border, ground) >= 3.0
