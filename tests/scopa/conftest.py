# SPDX-License-Identifier: MIT
"""The registration of Scopa for these tests only; they use the windows of `tests/app/`."""

from collections.abc import Callable

import pytest

from tests.app.conftest import data, open_dialog, open_window, settings
from tests.requested_texts import Text
from tests.scopa.families import register
from tests.scopa.game import SCOPA
from tests.screen import pictures, swept
from thothit_desktop.games.spec import GameSpec

__all__ = ["data", "open_dialog", "open_window", "pictures", "settings", "swept"]


@pytest.fixture
def is_invented() -> Callable[[Text], bool]:
    """Nobody has collected what only Scopa says, nor its entry in the catalogue."""
    entry = {SCOPA.name, SCOPA.summary}
    for option in SCOPA.options:
        entry |= {option.title, *option.values.values(), *option.sources.values()}
    for preset in SCOPA.presets:
        entry |= {preset.name, preset.about}
    return lambda text: text[0] == "scopa" or (text[0] == "games" and text[1] in entry)


@pytest.fixture
def scopa(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The game, known on every floor."""
    return register(monkeypatch)
