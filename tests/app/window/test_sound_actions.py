# SPDX-License-Identifier: MIT
"""The menu of sounds, by its keys and by its entries."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.app.sound.outputs import FakeOutput
from tests.probe import probe
from thothit_desktop.app.sound import table_sounds
from thothit_desktop.app.window.main_window import MainWindow

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def output(monkeypatch: pytest.MonkeyPatch) -> FakeOutput:
    made = FakeOutput()
    monkeypatch.setattr(table_sounds, "open_output", lambda _: made)
    return made


@pytest.fixture
def window(qtbot: QtBot, open_window: Callable[..., MainWindow], output: FakeOutput) -> MainWindow:
    made = open_window()
    made.sounds.volume.set_muted(False)
    made.begin(number=5)
    made.sounds.open()
    return made


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> str:
    """Press a key with Ctrl and Shift; return what the table says then."""
    qtbot.keyClick(window.table, key, CTRL_SHIFT)
    return probe(window.table).message


def test_sounds_are_switched_off_and_on_by_a_key(qtbot, window):
    assert window.ui.play_sounds.isChecked()
    assert press(qtbot, window, Qt.Key.Key_M) == "Sounds are off"
    assert (window.sounds.volume.muted, window.settings.muted) == (True, True)
    assert not window.ui.play_sounds.isChecked()
    assert press(qtbot, window, Qt.Key.Key_M) == "Volume: 60%"
    assert not window.sounds.volume.muted


def test_keys_make_sounds_louder_and_quieter_to_the_ends(qtbot, window):
    assert press(qtbot, window, Qt.Key.Key_Up) == "Volume: 70%"
    for _ in range(9):
        press(qtbot, window, Qt.Key.Key_Up)
    assert window.settings.volume == 100
    assert not window.ui.louder.isEnabled()
    for _ in range(12):
        press(qtbot, window, Qt.Key.Key_Down)
    assert window.settings.volume == 0
    assert not window.ui.quieter.isEnabled()
    assert window.ui.louder.isEnabled()


def test_whoever_wants_it_louder_wants_to_hear(qtbot, window):
    press(qtbot, window, Qt.Key.Key_M)
    assert not window.ui.quieter.isEnabled()
    press(qtbot, window, Qt.Key.Key_Up)
    assert (window.sounds.volume.muted, window.sounds.volume.volume) == (False, 70)
    assert window.ui.play_sounds.isChecked()


def test_the_menu_follows_a_change_made_elsewhere(window):
    window.sounds.volume.set_muted(True)
    window.sounds.volume.set_volume(100)
    assert not window.ui.play_sounds.isChecked()
    assert not window.ui.louder.isEnabled()


def test_a_change_of_the_volume_is_heard(qtbot, window, output):
    window.sounds.volume.set_muted(True)
    qtbot.waitUntil(lambda: not window.table.moving, timeout=10000)
    output.heard.clear()
    press(qtbot, window, Qt.Key.Key_Up)
    assert output.heard == ["lay-1"]
    assert output.amplitudes[-1] == pytest.approx(0.49)


def test_without_a_device_that_is_said(qtbot, window, output):
    output.ready = False
    assert press(qtbot, window, Qt.Key.Key_Up) == "Volume: 70%, but no sound device was found"


@pytest.mark.whole
def test_a_round_at_the_table_is_heard(qtbot, window, output):
    qtbot.waitUntil(lambda: bool(output.heard), timeout=10000)
    assert output.heard[0].startswith("deal-")
