# SPDX-License-Identifier: MIT
"""Words on the table are no smaller than the letters of the system."""

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QPushButton

from tests.probe import probe
from tests.table.rounds import deal, settle
from thothit_desktop.table.selection.call_bar import Call


@pytest.fixture
def system_font(qapp: QApplication):
    """A function that gives the system's letters a size in pixels."""
    before = qapp.font()

    def choose(pixels: int) -> None:
        font = QFont(before)
        font.setPixelSize(pixels)
        qapp.setFont(font)
        qapp.processEvents()

    yield choose
    qapp.setFont(before)


@pytest.mark.whole
def test_plates_prompts_and_calls_follow_the_system_up_to_twice_as_large(table, system_font):
    table.show_view(deal(11).view(0))
    settle(table)
    table.call_bar.offer([Call("pass", "Pass", "X")])
    button = table.call_bar.findChild(QPushButton)
    usual = probe(table).layout.font
    plate = probe(table).layout.seats[0].plate.height()
    system_font(usual - 2)
    assert probe(table).layout.font == usual
    system_font(usual + 4)
    assert probe(table).layout.font == button.font().pixelSize() == usual + 4
    assert probe(table).layout.seats[0].plate.height() > plate
    system_font(usual * 3)
    largest = probe(table).layout.font
    assert 1.8 * usual < largest <= 2 * usual, "twice as large, but for what the cards need"
    table.set_text_scale(2.0)  # the same wish, told twice
    assert probe(table).layout.font == largest
