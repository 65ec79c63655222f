# SPDX-License-Identifier: MIT
"""Watched rounds that follow each other, screenshots, and the end."""

import pytest
from PySide6.QtGui import QImage

from tests.tiers import each
from thothit_desktop.app.startup.watcher import Watcher


@pytest.mark.parametrize("watch", [True, False])
@pytest.mark.parametrize("moment", ["deal", "choice"])
@each("game", ["thothit", "kowah", "thunee"])
def test_a_picture_is_taken_and_the_window_closes(
    qtbot, open_window, settings, tmp_path, watch, moment, game
):
    window, target = open_window(watch=watch), tmp_path / "shot.png"
    watcher = Watcher(window, watch, None, target, moment, "off")
    window.begin(settings.match_setup(game), number=5, watch=watch)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20000)
    assert not watcher.failed
    assert QImage(str(target)).size() == window.size()


def test_the_sheet_is_photographed(qtbot, open_window, tmp_path):
    window, target = open_window(watch=True), tmp_path / "sheet.png"
    Watcher(window, True, None, target, "sheet", "off")
    window.begin(number=5, watch=True)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20000)
    assert target.exists()
    assert window.round_end.sheet is not None


def test_a_picture_that_cannot_be_written_is_told(qtbot, open_window, tmp_path):
    window = open_window(watch=True)
    watcher = Watcher(window, True, None, tmp_path / "picture.odd", "deal", "off")
    window.begin(number=5, watch=True)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20000)
    assert watcher.failed


def test_a_watched_match_ends_after_its_rounds(qtbot, open_window, data):
    window = open_window(watch=True)
    Watcher(window, True, 3, None, "choice", "off")
    scored = []
    window.controller.scored.connect(scored.append)
    window.begin(number=5, watch=True)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=30000)
    assert len(scored) == 3
    assert not (data / "match.thothit").exists()
