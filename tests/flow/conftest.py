# SPDX-License-Identifier: MIT
"""A conductor at a table without pictures."""

import pytest

from tests.flow.fake_table import FakeTable
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.games.cards import code


@pytest.fixture
def table():
    return FakeTable()


@pytest.fixture
def conductor(qtbot, table):
    made = Conductor(table, str.upper, code)
    made.turns.trick_pause.seconds = 0
    yield made
    made.close()
