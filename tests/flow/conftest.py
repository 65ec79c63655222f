# SPDX-License-Identifier: MIT
"""A conductor at a table without pictures."""

import pytest

from tests.flow.fake_table import FakeTable
from thothit_desktop.flow.conductor import Conductor


@pytest.fixture
def table():
    return FakeTable()


@pytest.fixture
def conductor(qtbot, table):
    made = Conductor(table, str.upper)
    yield made
    made.close()
