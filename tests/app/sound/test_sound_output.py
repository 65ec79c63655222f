# SPDX-License-Identifier: MIT
"""The sound device: none is opened by a test, a module in the place of QtMultimedia tells what would be."""

import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal
from PySide6.QtGui import QGuiApplication

from thothit_desktop.app.sound import sound_output
from thothit_desktop.app.sound.sound_files import sound_files

MODULE = "PySide6.QtMultimedia"


class Devices(QObject):
    """The devices of a machine."""

    audioOutputsChanged = Signal()  # noqa: N815
    there = ("speaker",)
    paths: list[str] | None = None
    """Where Qt would have looked for media backends."""

    @classmethod
    def audioOutputs(cls) -> list[str]:  # noqa: N802
        if cls.paths is None:
            cls.paths = QCoreApplication.libraryPaths()
        return list(cls.there)

    @classmethod
    def defaultAudioOutput(cls) -> str:  # noqa: N802
        return cls.there[0]


class Effect(QObject):
    """A sound effect that plays until it is told otherwise."""

    made: list["Effect"]

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.file, self.volume, self.device, self.on = "", 1.0, "default", False
        Effect.made.append(self)

    def setSource(self, source: QUrl) -> None:  # noqa: N802
        self.file = source.toLocalFile()

    def setVolume(self, volume: float) -> None:  # noqa: N802
        self.volume = volume

    def setAudioDevice(self, device: str) -> None:  # noqa: N802
        self.device = device

    def play(self) -> None:
        self.on = True

    def isPlaying(self) -> bool:  # noqa: N802
        return self.on


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication) -> type[Devices]:
    """A machine with a screen and a speaker."""
    monkeypatch.setattr(Devices, "there", ("speaker",))
    monkeypatch.setattr(Devices, "paths", None)
    monkeypatch.setattr(Effect, "made", [], raising=False)
    monkeypatch.setitem(sys.modules, MODULE, SimpleNamespace(QMediaDevices=Devices, QSoundEffect=Effect))
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    return Devices


@pytest.fixture
def owner() -> QObject:
    return QObject()


def test_every_file_is_loaded_once_and_played_as_loud_as_asked(machine, owner):
    output = sound_output.open_output(owner)
    assert output is not None
    assert output.ready
    assert sorted(effect.file for effect in Effect.made) == sorted(map(str, sound_files()))
    wanted = next(sound_files())
    output.play(wanted, 0.25)
    output.play(wanted, 0.5)
    playing = [(effect.file, effect.volume) for effect in Effect.made if effect.on]
    assert playing == [(str(wanted), 0.5)]
    assert output.playing == 1


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
    assert (Effect.made, output.playing) == ([], 0)
    monkeypatch.setattr(machine, "there", ("headphones",))
    machine_of(owner).audioOutputsChanged.emit()
    assert output.ready
    output.play(next(sound_files()), 1.0)
    assert output.playing == 1


def machine_of(owner: QObject) -> Devices:
    (found,) = owner.findChildren(Devices)
    return found


def test_sounds_go_to_the_device_that_is_chosen_later(machine, owner, monkeypatch):
    output = sound_output.open_output(owner)
    monkeypatch.setattr(machine, "there", ("headphones", "speaker"))
    machine_of(owner).audioOutputsChanged.emit()
    assert {effect.device for effect in Effect.made} == {"headphones"}
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
