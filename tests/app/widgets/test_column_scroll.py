# SPDX-License-Identifier: MIT
"""A column scrolls if it cannot be made low enough, and nowhere else."""

import pytest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QListWidget, QVBoxLayout, QWidget

from thothit_desktop.app.widgets.column_scroll import ColumnScroll


@pytest.fixture
def scroll(qtbot):
    """A label and a list, which would like to be 192 pixels high, and is content with 50."""
    column = QWidget()
    layout = QVBoxLayout(column)
    words, below = QLabel("Words that are wrapped. " * 10), QListWidget()
    words.setWordWrap(True)
    below.setMinimumHeight(50)
    layout.addWidget(words)
    layout.addWidget(below)
    made = ColumnScroll()
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setWidget(column)
    qtbot.addWidget(made)
    made.resize(600, 200)
    with qtbot.waitExposed(made):
        made.show()
    return made


def range_of(scroll: ColumnScroll) -> int:
    QApplication.processEvents()
    return scroll.verticalScrollBar().maximum()


def test_it_scrolls_only_where_its_widget_cannot_be_lower(scroll):
    column = scroll.widget()
    assert column.layout().totalHeightForWidth(600) > 200
    assert range_of(scroll) == 0
    assert column.size() == scroll.viewport().size()
    scroll.resize(600, 100)
    assert range_of(scroll) > 0
    assert column.findChild(QListWidget).height() == 50
    scroll.resize(600, 300)
    assert range_of(scroll) == 0
    assert column.height() == 300


def test_it_follows_words_that_become_longer(scroll):
    words = scroll.widget().findChild(QLabel)
    words.setText(words.text() * 5)
    assert range_of(scroll) > 0
    assert words.height() >= words.heightForWidth(words.width())
