# SPDX-License-Identifier: MIT
"""A window that is left right after a deal goes on with it at the next start."""

import pytest

from tests.app.play import asked
from thothit_desktop.app.store.matches import new_match, saved_match
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.games import games


@pytest.mark.parametrize("game", games())
def test_a_match_left_before_its_first_move_is_asked_for_again(qtbot, open_window, settings, data, game):
    window = open_window()
    saves = Saves(data)
    match = new_match(settings.match_setup(game), 5, "You")
    match.deal_first()
    saves.save(match.record)
    record, why = saves.resume()
    assert (record.rounds[-1].moves, why) == ((), "")
    window.resume(saved_match(record))
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.table.check(window.conductor.view()) == []
    assert window.conductor.match.position.layout == match.position.layout
