# SPDX-License-Identifier: MIT
"""Plates of players: what stands where."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from thothit_desktop.table.drawing.labels import Plate, plate

WIDE, HIGH, SIZE = 168, 62, 16


def row(shown: Plate, number: int) -> QImage:
    """A third of a plate as it is drawn."""
    drawn = plate(shown, WIDE, HIGH, SIZE, "left", 1.0).toImage()
    return drawn.copy(QRect(0, number * HIGH // 3 + 2, WIDE, HIGH // 3 - 4))


def test_the_gain_of_a_round_leaves_the_level_whole(qapp):
    before = Plate("Wati", "neighbour", "unyik", 0, "", "", "", False, figure="bun")
    after = before._replace(round="+120")
    assert row(before, 2) == row(after, 2)
    assert row(before, 1) != row(after, 1)


def test_the_gain_stands_beside_the_level_where_the_title_s_row_is_full(qapp):
    before = Plate("Wati", "child", "unyik", 0, "", "cannot win", "", False, figure="bun")
    after = before._replace(round="+20")
    assert row(before, 1) == row(after, 1)
    assert row(before, 2) != row(after, 2)


def test_the_gain_stands_below_the_title_where_there_is_no_level(qapp):
    before = Plate("You", "", "unyik", 0, "", "", "", True, figure="bun")
    after = before._replace(round="+40")
    assert row(before, 1) == row(after, 1)
    assert row(before, 2) != row(after, 2)


def test_the_words_for_no_card_stand_below_a_title(qapp):
    told = Plate("Sri", "", "the one who deals", 0, "", "", "", False, letter="K", none="no king", figure="")
    without = told._replace(none="")
    assert row(told, 1) == row(without, 1)
    assert row(told, 2) != row(without, 2)
