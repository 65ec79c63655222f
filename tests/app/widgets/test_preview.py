# SPDX-License-Identifier: MIT
"""A question with a list: as high as its lines need, and confirmed by a click only."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.widgets.preview import Preview


@pytest.fixture
def asked(qtbot):
    """A function that opens a preview of so many lines, which notes that the person agreed."""

    parent = QWidget()
    qtbot.addWidget(parent)

    def opening(lines: int) -> tuple[Preview, list[bool]]:
        agreed: list[bool] = []
        told = [f"Line {number}" for number in range(lines)]
        shown = Preview("Title", "Some things change:", told, "&Do it", lambda: agreed.append(True), parent)
        shown.open()
        return shown, agreed

    return opening


def is_seen(shown: Preview, row: int) -> bool:
    lines = shown.lines
    return lines.viewport().rect().contains(lines.visualItemRect(lines.item(row)))


def test_a_few_lines_take_little_room_and_more_take_more(asked):
    (few, _), (more, _) = asked(2), asked(14)
    assert is_seen(few, 1)
    assert is_seen(more, 13)
    assert few.height() < more.height()


def test_many_lines_are_scrolled(asked):
    (many, _), (most, _) = asked(40), asked(400)
    assert many.height() == most.height()
    assert not is_seen(most, 399)


def test_enter_changes_nothing_and_a_click_does(asked):
    shown, agreed = asked(1)
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert agreed == []
    shown, agreed = asked(1)
    QTest.mouseClick(shown.agreeing, Qt.MouseButton.LeftButton)
    assert agreed == [True]
