# SPDX-License-Identifier: MIT
"""A window at the person's first decision, and a coach with prepared answers."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.app.play import asked
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players import families
from thothit_desktop.players.coach.contract import Advice, Reason, WeighedMove
from thothit_desktop.players.contract import Limit


class ScriptedCoach:
    """Prefers each legal move to the next by a point; fails, or thinks until it is cancelled, on wish."""

    def __init__(self) -> None:
        self.asked = 0
        self.fault: Exception | None = None
        self.endless = False
        self.facts: tuple[Reason, ...] = ()

    def advise(
        self,
        view: View,
        limit: Limit,
        rng: random.Random,
        cancelled: Callable[[], bool],
        made: Move | None = None,
    ) -> Advice:
        self.asked += 1
        if self.fault is not None:
            raise self.fault
        while self.endless and not cancelled():
            pass
        options = [
            WeighedMove(move, 12.0 - number, float(number)) for number, move in enumerate(view.legal_moves())
        ]
        return Advice(tuple(options), self.facts)

    def value(
        self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
    ) -> float | None:
        return None

    def playouts(self, spec: GameSpec) -> int:
        return 1


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> ScriptedCoach:
    """The coach of all families."""
    made = ScriptedCoach()
    for family in families.FAMILIES.values():
        monkeypatch.setattr(family, "coach", lambda: made)
    return made


@pytest.fixture
def playing(
    qtbot: QtBot, open_window: Callable[..., MainWindow], settings: Settings
) -> Callable[..., MainWindow]:
    """A function that opens a window in a match of a game, at the person's first question."""

    def opening(game: str, **changes: Any) -> MainWindow:
        window = open_window()
        window.begin(replace(settings.match_setup(game), **changes), number=5)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        return window

    return opening
