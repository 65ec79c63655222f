# SPDX-License-Identifier: MIT
"""The sound device: tests use a module in place of QtMultimedia, and open none."""

import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from thothit_desktop.app.sound import sound_output
from thothit_desktop.app.sound.sound_files import samples, sound_files
from thothit_desktop.app.sound.sound_output import AT_ONCE

MODULE, VOICES = "PySide6.QtMultimedia", "thothit_desktop.app.sound.voice"


class Device(str):
    """A device, or with an empty name none."""

    def isNull(self) -> bool:  # noqa: N802
        return not self


class Devices(QObject):
    """The devices of a machine."""

    audioOutputsChanged = Signal()  # noqa: N815
    there = ("speaker",)
    paths: list[str] | None = None
    """The paths on which Qt would have looked for media backends."""

    @classmethod
    def audioOutputs(cls) -> list[str]:  # noqa: N802
        if cls.paths is None:
            cls.paths = QCoreApplication.libraryPaths()
        return list(cls.there)

    @classmethod
    def defaultAudioOutput(cls) -> "Device":  # noqa: N802
        return Device(cls.there[0] if cls.there else "")


class FakeVoice(QObject):
    """A voice that plays until it is told otherwise."""

    made: list["FakeVoice"]

    def __init__(self, device: str, parent: QObject) -> None:
        super().__init__(parent)
        self.device, self.playing, self.heard = device, False, (b"", 0.0)
        FakeVoice.made.append(self)

    def play(self, samples: bytes, amplitude: float) -> None:
        self.playing, self.heard = True, (samples, amplitude)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication) -> type[Devices]:
    """A machine with a screen and a speaker."""
    monkeypatch.setattr(Devices, "there", ("speaker",))
    monkeypatch.setattr(Devices, "paths", None)
    monkeypatch.setattr(FakeVoice, "made", [], raising=False)
    monkeypatch.setitem(sys.modules, MODULE, SimpleNamespace(QMediaDevices=Devices))
    monkeypatch.setitem(sys.modules, VOICES, SimpleNamespace(Voice=FakeVoice))
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    return Devices


@pytest.fixture
def owner() -> QObject:
    return QObject()


def test_sounds_overlap_but_not_too_many(machine, owner):
    output = sound_output.open_output(owner)
    assert output is not None
    assert output.ready
    files = list(sound_files())[: AT_ONCE + 1]
    for number, file in enumerate(files):
        output.play(file, number / 10)
    assert [voice.heard for voice in FakeVoice.made] == [
        (samples(file), number / 10) for number, file in enumerate(files[:AT_ONCE])
    ]
    assert all(samples(file) for file in files)
    FakeVoice.made[1].playing = False
    output.play(files[-1], 0.5)
    assert FakeVoice.made[1].heard == (samples(files[-1]), 0.5)


def test_no_media_backend_is_looked_for_and_other_plugins_are_found_again(machine, owner):
    before = QCoreApplication.libraryPaths()
    sound_output.open_output(owner)
    assert machine.paths == []
    assert QCoreApplication.libraryPaths() == before != []


def test_without_a_device_there_is_silence_until_one_comes(machine, owner, monkeypatch):
    monkeypatch.setattr(machine, "there", ())
    output = sound_output.open_output(owner)
    assert not output.ready
    output.play(next(sound_files()), 1.0)
    assert FakeVoice.made == []
    monkeypatch.setattr(machine, "there", ("headphones",))
    machine_of(owner).audioOutputsChanged.emit()
    assert output.ready
    output.play(next(sound_files()), 1.0)
    assert sum(voice.playing for voice in FakeVoice.made) == 1


def machine_of(owner: QObject) -> Devices:
    (found,) = owner.findChildren(Devices)
    return found


def test_sounds_go_to_the_device_that_is_chosen_later(machine, owner, monkeypatch):
    output = sound_output.open_output(owner)
    monkeypatch.setattr(machine, "there", ("headphones", "speaker"))
    machine_of(owner).audioOutputsChanged.emit()
    assert {voice.device for voice in FakeVoice.made[-AT_ONCE:]} == {"headphones"}
    assert len(FakeVoice.made) == 2 * AT_ONCE
    monkeypatch.setattr(machine, "there", ())
    machine_of(owner).audioOutputsChanged.emit()
    assert not output.ready


def test_a_library_that_is_missing_means_silence(machine, owner, monkeypatch):
    """As where the system has no libpulse."""
    before = QCoreApplication.libraryPaths()
    monkeypatch.setitem(sys.modules, MODULE, None)
    assert sound_output.open_output(owner) is None
    assert QCoreApplication.libraryPaths() == before


def test_where_nothing_is_shown_nothing_is_heard(machine, owner, monkeypatch):
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "offscreen")
    assert sound_output.open_output(owner) is None
    assert machine.paths is None


def test_a_device_that_stays_is_left_alone(machine, owner, monkeypatch):
    sound_output.open_output(owner)
    monkeypatch.setattr(machine, "there", ("speaker", "headphones"))
    machine_of(owner).audioOutputsChanged.emit()
    assert len(FakeVoice.made) == AT_ONCE


def test_a_file_that_is_missing_or_broken_is_silent(tmp_path):
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF")
    assert samples(tmp_path / "none.wav") == samples(broken) == b""
