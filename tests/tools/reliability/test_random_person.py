# SPDX-License-Identifier: MIT
"""The reports of the random person before actions that change the match."""

import random

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication

from tests.app.rounds import ended
from tests.tools.reliability.random_person import LOOKS, RandomPerson
from thothit_desktop.app.store import setting as known
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow


@pytest.fixture
def window(qtbot, tmp_path):
    """A window with a completed match."""
    settings = Settings(tmp_path)
    settings.speed = "off"
    made = MainWindow(settings, Saves(tmp_path, exclusive=True))
    qtbot.addWidget(made)
    made.show()
    made.resume(ended("kings", rounds=3, length=3))
    yield made
    made.close()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()


@pytest.fixture
def act(qtbot, window):
    """A function that lets the person do one action, and returns the reports before it."""

    rng = random.Random(1)

    def acting(habit: str) -> list[str]:
        person = RandomPerson(window, window.settings, rng, {habit: 1}, 1)
        said: list[str] = []
        person.acts.connect(said.append)
        with qtbot.waitSignal(person.acted):
            person.start()
        person.stop()
        return said

    return acting


def test_who_goes_on_after_the_end_of_a_match_begins_another_one(qtbot, window, act):
    """The kill test reports a fault if another match is found and nobody has begun one."""
    match = window.matches.match
    assert match.cannot_continue
    qtbot.waitUntil(lambda: window.ui.next_round.isEnabled())
    assert act("move") == ["move", "game"]
    assert window.matches.match.id != match.id


def test_an_imported_record_takes_the_place_of_the_match(window, act):
    match = window.matches.match
    assert act("import record") == ["import record"]
    imported = window.matches.match
    assert imported.id != match.id
    assert not imported.position.is_over


def test_imported_settings_are_taken_over_in_one_step(window, act):
    changed: list[str] = []
    window.settings.changed.connect(changed.append)
    for _ in range(10):  # A random value may equal the old one.
        act("import settings")
    assert len(set(changed)) > 1
    assert set(changed) <= {setting.key for setting in LOOKS}
    assert window.settings_action.shown is not None
    assert not window.settings_action.shown.isVisible()


def test_another_language_is_chosen(window, act):
    chosen = set()
    for _ in range(10):
        act("language")
        chosen.add(window.settings.value(known.LANGUAGE))
    assert chosen == set(known.LANGUAGE.allowed)


def test_a_sheet_for_which_the_round_waits_is_put_away(qtbot, window, act):
    """Without that, a watched round would not go on."""
    window.matches.begin_again()
    qtbot.waitUntil(lambda: window.ui.standings.isEnabled() and not window.matches.match.round_over)
    window.ui.standings.trigger()
    clocks = window.controller.clocks
    qtbot.waitUntil(lambda: clocks.paused)
    act("move")
    assert not clocks.paused
