# SPDX-License-Identifier: MIT
"""A table on the (invisible) screen."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.screen import pictures, swept
from tests.table.rounds import settle, shown_table
from thothit_desktop.table.table import Table

__all__ = ["pictures", "swept"]


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Texts have their plurals, whichever test comes first."""


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = shown_table(qtbot, 1280, 720)
    made.set_deck("ceki")
    settle(made)
    yield made
    made.complete()


@pytest.fixture
def unpainted(table: Table) -> None:
    """For whole rounds of which only the items are looked at: painting them takes as long again."""
    table.viewport().setUpdatesEnabled(False)
