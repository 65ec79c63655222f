# SPDX-License-Identifier: MIT
"""Scopa is registered for these tests alone; they use the windows of `tests/app/`."""

import pytest

from tests.app.conftest import data, open_dialog, open_window, settings
from tests.scopa.plugs import register
from tests.screen import pictures, swept
from thothit_desktop.games.spec import GameSpec

__all__ = ["data", "open_dialog", "open_window", "pictures", "settings", "swept"]


@pytest.fixture
def scopa(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The game, known on every floor."""
    return register(monkeypatch)
