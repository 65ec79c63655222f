# SPDX-License-Identifier: MIT
"""The timing of each step of undo and redo, down to the first decision and up to the score sheet."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.tools import undo_steps


def test_a_round_is_taken_back_and_made_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo_steps, "GAME", "thothit")
    monkeypatch.setattr(undo_steps, "PLAYERS", 3)
    steps = undo_steps.Steps(tmp_path)
    qtbot.addWidget(steps.window)
    steps.play()
    match, ui = steps.window.matches.match, steps.window.ui
    moves = match.position.moves
    undone = steps.timed(ui.undo.trigger, ui.undo.isEnabled)
    assert not match.round_over
    redone = steps.timed(ui.redo.trigger, ui.redo.isEnabled)
    assert len(undone) == len(redone) == match.help >= 7
    assert min(undone + redone) > 0
    assert match.position.moves == moves
    steps.window.close()
