# SPDX-License-Identifier: MIT
"""The used part of a decision's limit."""

from tests.players.tokens import never
from thothit_desktop.players import Limit
from thothit_desktop.players.budget import Budget


def test_how_often_something_can_be_afforded() -> None:
    budget = Budget(Limit(playouts=10), never)
    assert budget.affords(3) == 3
    assert budget.allows(3)
    assert budget.affords(3) == 2
    assert Budget(Limit(ms=1000), never).affords(3) is None
