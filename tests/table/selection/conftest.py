# SPDX-License-Identifier: MIT
"""Cards to choose from in the tests of the selection."""

from collections.abc import Mapping

import pytest

from tests.table.rounds import deal, settle, until_choice
from thothit_desktop.table.selection.prompt import Choice
from thothit_desktop.table.table import Table


@pytest.fixture
def offered(table: Table) -> Mapping[int, Choice]:
    """A table on which a hand card with a choice among captures can be played: its choices by card."""
    position = deal(11)
    table.show_view(position.view(0))
    choices = until_choice(table, position, 11, several=True)
    settle(table)
    table.selection.offer(choices)
    return choices
