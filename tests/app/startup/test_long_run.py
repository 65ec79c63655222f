# SPDX-License-Identifier: MIT
"""Twenty watched rounds, and some of every game, leave no objects behind."""

import gc
import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from tests.probe import probe
from thothit_desktop.app.startup.watcher import Watcher
from thothit_desktop.app.store.match_setup import most_seats
from thothit_desktop.table.stage.card_item import CardItem

ROUNDS = 20
WARM = 8
"""Rounds after which everything that is made once has been made."""


def census(window) -> dict[str, int]:
    """Return the counts of objects that could leak."""
    gc.collect()
    return {
        "card items in the scene": probe(window.table).item_count(),
        "items in the scene": len(window.table.scene().items()),
        "card items in Python": sum(type(thing) is CardItem for thing in gc.get_objects()),
        # The score sheet has as many widgets as the round has lines.
        "Qt objects": len(window.findChildren(QObject)) - len(window.round_end.sheet.findChildren(QObject)),
        "threads": threading.active_count(),
    }


@pytest.fixture
def window(open_window):
    """A small window to watch."""
    return open_window(watch=True, size=(900, 600))


@pytest.mark.long
def test_twenty_watched_rounds_leak_no_item_and_end_clean(qtbot, window):
    Watcher(window, watch=True, rounds=ROUNDS, screenshot=None, screenshot_at="choice", speed="off")
    counts, rounds = [], []
    window.controller.scored.connect(lambda _: rounds.append(1))

    def count(stage: str) -> None:
        if stage == "drawing" and len(rounds) in (WARM, ROUNDS - 1):
            counts.append(census(window))

    window.controller.ceremony.staged.connect(count)
    threads = threading.active_count() - 1  # the thinker ends with the window
    window.begin(number=1, watch=True)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=200_000)
    assert len(rounds) == ROUNDS
    early, late = counts
    assert early["card items in the scene"] == 60
    assert late == early
    assert len(window.round_end.sheet.findChildren(QObject)) < 500  # most are of the standings' latest rounds
    assert threading.active_count() == threads


@pytest.mark.long
@pytest.mark.parametrize("game", ["kings", "kowah", "thunee"])
def test_watched_rounds_of_every_family_leak_no_card(qtbot, window, settings, game):
    Watcher(window, watch=True, rounds=3, screenshot=None, screenshot_at="choice", speed="off")
    counts = []
    window.controller.scored.connect(lambda _: counts.append(census(window)))
    threads = threading.active_count() - 1
    setup = replace(settings.match_setup(game), levels=("random",) * most_seats())
    window.begin(setup, number=1, watch=True)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=60_000)
    hands, pool, stock = window.controller.match.position.layout
    # Words and frames are made when they are first shown.
    steady = [{thing: n for thing, n in count.items() if thing != "items in the scene"} for count in counts]
    assert len(counts) == 3
    assert steady[0]["card items in the scene"] == sum(map(len, (*hands, pool, stock)))
    assert steady[2] == steady[1]
    assert threading.active_count() == threads
