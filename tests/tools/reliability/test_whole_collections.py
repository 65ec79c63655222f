# SPDX-License-Identifier: MIT
"""The early collection of reference cycles of any age."""

import gc
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.tools.reliability.whole_collections import collect_often


class Circle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_has_outlived_other_collections_goes_soon(qtbot: QtBot) -> None:
    circle = Circle()
    gc.collect()
    gone = weakref.ref(circle)
    del circle
    gc.collect(1)
    assert gone() is not None
    parent = QObject()
    collect_often(parent)
    qtbot.waitUntil(lambda: gone() is None)
    parent.deleteLater()
