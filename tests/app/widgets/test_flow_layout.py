# SPDX-License-Identifier: MIT
"""Rows of buttons wrap in a narrow window, and all stay visible."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from thothit_desktop.app.widgets.flow_layout import wrap_row

WIDE = 100


@pytest.fixture
def window(qtbot):
    """A window with a row of three buttons, the second hidden, and one behind a spacer."""
    made = QWidget()
    qtbot.addWidget(made)
    column, row = QVBoxLayout(made), QHBoxLayout()
    above = QWidget()
    above.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    column.addWidget(above)
    column.addLayout(row)
    for name in ("one", "hidden", "two", "leave"):
        if name == "leave":
            row.addStretch()
        button = QPushButton(name, objectName=name)
        button.setFixedWidth(WIDE)
        button.setVisible(name != "hidden")
        row.addWidget(button)
    wrap_row(row)
    made.show()
    return made


def placed(window: QWidget, name: str) -> QRect:
    button = window.findChild(QPushButton, name)
    return QRect(button.mapTo(window, QPoint(0, 0)), button.size())


def sized(window: QWidget, width: int) -> list[QRect]:
    window.resize(width, 300)
    QApplication.processEvents()
    assert window.width() == width
    return [placed(window, name) for name in ("one", "two", "leave")]


def test_in_a_wide_window_all_stand_on_one_line(window):
    one, two, leave = sized(window, 600)
    assert one.top() == two.top() == leave.top()
    assert one.top() > window.height() - 2 * one.height() - 12, (
        "the row takes no height from what is above it"
    )
    assert two.left() - one.right() < WIDE, "what is hidden takes no room"
    assert leave.right() > 600 - WIDE / 2


def test_in_a_narrow_one_they_wrap_and_lie_apart_within_it(window):
    one, two, leave = sized(window, 270)
    assert one.bottom() < two.top()
    assert one.left() == two.left()
    assert leave.bottom() == two.bottom()
    for rect in (one, two, leave):
        assert window.rect().contains(rect)
    assert not two.intersects(leave)
