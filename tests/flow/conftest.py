# SPDX-License-Identifier: MIT
"""A conductor at a table without pictures."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest
from pytestqt.qtbot import QtBot

from tests.flow.fake_table import FakeTable
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.games.cards import code

if TYPE_CHECKING:
    from thothit_desktop.table.table import Table


@pytest.fixture
def table() -> FakeTable:
    return FakeTable()


@pytest.fixture
def conductor(qtbot: QtBot, table: FakeTable) -> Iterator[Conductor]:
    made = Conductor(cast("Table", table), str.upper, code)
    made.turns.trick_pause.seconds = 0
    yield made
    made.close()
