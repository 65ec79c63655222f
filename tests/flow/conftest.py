# SPDX-License-Identifier: MIT
"""A match controller at a table without pictures."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.flow.fake_table import FakeTable
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.games.cards import code

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from thothit_desktop.table.table import Table


@pytest.fixture
def table() -> FakeTable:
    return FakeTable()


@pytest.fixture
def owner(qapp: "QApplication") -> QObject:
    """Parent of what a test makes, kept as long as it runs."""
    return QObject()


@pytest.fixture
def controller(qtbot: QtBot, table: FakeTable) -> Iterator[MatchController]:
    made = MatchController(cast("Table", table), str.upper, code)
    made.turns.trick_pause.seconds = 0
    yield made
    made.close()
