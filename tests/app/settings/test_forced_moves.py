# SPDX-License-Identifier: MIT
"""A forced move is made automatically if the person chooses that."""

import pytest

from tests.app.play import asked, play_by_mouse, position_of, sit_down
from thothit_desktop.app.store.setting import FORCED_MOVES


def with_one_move(qtbot, window) -> int:
    """Play until the person has one legal move; how many moves have been made by then."""
    while len(position_of(window).legal_moves()) > 1:
        play_by_mouse(window)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
    return len(position_of(window).moves)


@pytest.fixture
def quick(monkeypatch) -> None:
    monkeypatch.setattr("thothit_desktop.flow.decisions.FORCED", 60)


@pytest.mark.whole
def test_an_only_move_waits_for_the_person_as_a_rule(qtbot, quick, open_window):
    window = sit_down(qtbot, open_window)
    moves = with_one_move(qtbot, window)
    qtbot.wait(200)
    assert len(position_of(window).moves) == moves


@pytest.mark.whole
def test_an_only_move_is_made_but_not_where_the_person_went_back_to_it(qtbot, quick, open_window):
    window = sit_down(qtbot, open_window)
    moves = with_one_move(qtbot, window)
    play_by_mouse(window)
    qtbot.waitUntil(lambda: len(position_of(window).moves) > moves)
    window.settings.set_value(FORCED_MOVES, "on")
    window.ui.undo.trigger()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert len(position_of(window).moves) == moves
    qtbot.wait(200)
    assert len(position_of(window).moves) == moves, "the person looks at it again"


@pytest.mark.whole
def test_an_only_move_is_made_by_itself(qtbot, quick, open_window):
    window = sit_down(qtbot, open_window)
    window.settings.set_value(FORCED_MOVES, "on")
    seat = window.matches.match.person
    while not position_of(window).is_over:
        qtbot.waitUntil(lambda: asked(window) or position_of(window).is_over, timeout=10000)
        position = position_of(window)
        if position.is_over:
            break
        moves = len(position.moves)
        if len(position.legal_moves()) == 1:
            only = position.legal_moves()[0]
            qtbot.waitUntil(lambda moves=moves: len(position_of(window).moves) > moves)
            assert position.moves[moves] == only
            return
        play_by_mouse(window)
    pytest.fail(f"seat {seat} always had a choice")
