# SPDX-License-Identifier: MIT
"""Scopa is registered for these tests alone."""

import pytest

from tests.scopa.plugs import register
from thothit_desktop.games.spec import GameSpec


@pytest.fixture
def scopa(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The game, known on every floor."""
    return register(monkeypatch)
