# SPDX-License-Identifier: MIT
"""A match with unknown computer players continues with others, with one notice."""

import pytest

from tests.app.rounds import match
from tests.probe import probe
from thothit_desktop.games.record import dump


@pytest.mark.parametrize(
    ("player", "plays", "told"), [("wizard", "langganan", True), ("expert", "empu", False)]
)
def test_who_is_not_known_is_replaced_and_that_is_said_once(open_window, tmp_path, player, plays, told):
    path = tmp_path / "old.thothit"
    path.write_text(dump(match("thothit").record).replace("greedy", player))
    window = open_window()
    window.open_file(path)
    assert window.controller.match.levels == ["person", plays, plays]
    assert ("unknown computer player" in probe(window.table).message) is told
    window.matches.save_as(path)
    window.open_file(path)
    assert window.controller.match.levels == ["person", plays, plays]
    assert "unknown computer player" not in probe(window.table).message
