# SPDX-License-Identifier: MIT
"""The window's content equals a fresh painting of everything."""

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest

from tests.table.rounds import deal, random_play, settle, sit
from thothit_desktop.table.screen import screen_of
from thothit_desktop.table.selection.call_bar import Call

CLAIM = [Call("claim", "Claim", "M"), Call("pass", "Let it go", "N")]
ROUNDING = 8
"""The colour difference allowed at an edge that is partly repainted, of 255."""


def picture(pixmap: QPixmap) -> Image.Image:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)
    return Image.frombytes("RGB", image.size().toTuple(), bytes(image.constBits()), "raw", "BGRX")


@pytest.fixture
def painted(table, qtbot):
    """Waits until nothing old is there any more: what is not painted anew by itself stays."""

    def same() -> bool:
        QTest.qWait(40)
        here = picture(screen_of(table).grabWindow(table.winId()))
        apart = ImageChops.difference(here, picture(table.grab())).getextrema()
        return max(most for _, most in apart) <= ROUNDING

    return lambda: qtbot.waitUntil(same, timeout=5000)


def test_shorter_words_leave_nothing_of_longer_ones(table, painted):
    """Also where a part of the table is painted just after they have changed."""
    position = deal(1, 0)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    table.notices.set_turn(1, "Sri draws the seven of coins from the stock, open to all")
    table.notices.say("And many words are said about it")
    painted()
    table.notices.set_turn(0, "Your turn")
    table.viewport().repaint(QRect(0, 0, 5, 5))
    painted()
    table.notices.say("")
    table.viewport().repaint(QRect(0, 0, 5, 5))
    painted()


def test_the_time_to_answer_leaves_nothing_behind(table, painted, qtbot):
    """It is shown while everything else goes on, and is painted when that is."""
    table.notices.set_turn(1, "Sri draws the seven of coins from the stock, open to all")
    painted()
    table.notices.set_turn(0, "Claim it?")
    table.call_bar.offer(CLAIM, seconds=0.3)
    with qtbot.waitSignal(table.call_bar.countdown.ran_out, timeout=10000):
        pass
    table.withdraw()
    painted()


@pytest.mark.whole
def test_cards_leave_nothing_where_they_have_lain(table, painted):
    """Also without flights, and where a part of the table is painted just after they have moved."""
    position = deal(1, 0)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    painted()
    for _, events in zip(range(6), random_play(position, 1), strict=False):
        table.play(events, position.view(0))
        table.viewport().repaint(QRect(0, 0, 5, 5))
        painted()
