# SPDX-License-Identifier: MIT
"""The volume of sounds, and its setting."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QSignalSpy

from tests.app.sound.outputs import loud
from thothit_desktop.app.sound.volume import Volume
from thothit_desktop.app.store.settings import Settings


def test_sounds_are_on_and_not_loud_at_first(tmp_path):
    volume = Volume(Settings(tmp_path))
    assert (volume.volume, volume.muted) == (60, False)
    assert volume.amplitude == pytest.approx(0.36)


def test_a_change_is_kept_and_told_once(tmp_path):
    volume = Volume(loud(tmp_path))
    volume.set_volume(60)
    told, muted = QSignalSpy(volume.volume_changed), QSignalSpy(volume.muted_changed)
    for percent in (80, 80, 130):
        volume.set_volume(percent)
    volume.set_muted(True)
    volume.set_muted(True)
    assert [told.at(number) for number in range(told.count())] == [[80], [100]]
    assert (muted.count(), muted.at(0)) == (1, [True])
    assert volume.amplitude == 0.0
    again = Volume(Settings(tmp_path))
    assert (again.volume, again.muted) == (100, True)
    again.set_volume(-3)
    again.set_muted(False)
    assert (again.volume, again.muted, again.amplitude) == (0, False, 0.0)


@pytest.mark.parametrize("stored", ["loud", "101", "-1", "50.5", ""])
def test_a_stored_volume_that_makes_no_sense_is_the_default(tmp_path: Path, stored: str) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("volume", stored)
    store.setValue("sounds", stored)
    store.sync()
    volume = Volume(Settings(tmp_path))
    assert (volume.volume, volume.muted) == (60, False)
