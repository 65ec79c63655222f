# SPDX-License-Identifier: MIT
"""Windows with each theme, one after the other."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from thothit_desktop.table.theme.theme import Theme
from thothit_desktop.table.theme.themes import THEMES, themes


@pytest.fixture(params=THEMES)
def dressed(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Theme]:
    """Windows with each theme."""
    before = QApplication.palette()
    QApplication.setPalette(QPalette(QColor(themes()[request.param].windows.window)))
    yield themes()[request.param]
    QApplication.setPalette(before)
