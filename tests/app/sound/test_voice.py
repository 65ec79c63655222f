# SPDX-License-Identifier: MIT
"""A stream to the device: opened for the first sound, suspended between sounds, never opened again."""

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtCore import QObject

MODULE, VOICE = "PySide6.QtMultimedia", "thothit_desktop.app.sound.voice"
QUICK = bytes(2)


class Format:
    SampleFormat = SimpleNamespace(Int16="int16")

    def setSampleRate(self, rate: int) -> None:  # noqa: N802
        self.rate = rate

    def setChannelCount(self, channels: int) -> None:  # noqa: N802
        self.channels = channels

    def setSampleFormat(self, form: str) -> None:  # noqa: N802
        self.form = form


class Sink:
    """A stream that notes what is done with it."""

    refuses = False

    def __init__(self, device: str, wanted: Format, parent: QObject) -> None:
        self.wanted, self.done = wanted, []

    def setBufferSize(self, size: int) -> None:  # noqa: N802
        self.size = size

    def setVolume(self, volume: float) -> None:  # noqa: N802
        self.done.append(("volume", volume))

    def start(self) -> "Sink | None":
        self.done.append("start")
        return None if Sink.refuses else self

    def write(self, samples: bytes) -> None:
        self.done.append(("write", len(samples)))

    def suspend(self) -> None:
        self.done.append("suspend")

    def resume(self) -> None:
        self.done.append("resume")

    def state(self) -> str:
        return next((done for done in reversed(self.done) if isinstance(done, str)), "")


@pytest.fixture
def voice_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module, with another in the place of QtMultimedia."""
    states = SimpleNamespace(State=SimpleNamespace(SuspendedState="suspend"))
    fake = SimpleNamespace(QAudioFormat=Format, QAudioSink=Sink, QtAudio=states)
    monkeypatch.setitem(sys.modules, MODULE, fake)
    monkeypatch.delitem(sys.modules, VOICE, raising=False)
    yield importlib.import_module(VOICE)
    sys.modules.pop(VOICE, None)


@pytest.fixture
def sinks(monkeypatch: pytest.MonkeyPatch) -> list[Sink]:
    made: list[Sink] = []
    begin = Sink.__init__

    def keep(sink: Sink, *wanted: object) -> None:
        begin(sink, *wanted)
        made.append(sink)

    monkeypatch.setattr(Sink, "__init__", keep)
    return made


def test_the_stream_is_opened_once_and_rests_between_sounds(qtbot, voice_module, sinks, monkeypatch):
    monkeypatch.setattr(voice_module, "_TAIL", 0)
    owner = QObject()
    voice = voice_module.Voice("speaker", owner)
    (sink,) = sinks
    assert (sink.done, voice.playing) == ([], False)
    voice.play(QUICK, 0.5)
    assert voice.playing
    qtbot.waitUntil(lambda: not voice.playing)
    voice.play(QUICK, 1.0)
    qtbot.waitUntil(lambda: not voice.playing)
    sound = ("write", len(QUICK))
    assert sink.done == [
        ("volume", 0.5), "start", sound, "suspend",
        ("volume", 1.0), "resume", sound, "suspend",
    ]  # fmt: skip


def test_a_whole_sound_fits(voice_module, sinks):
    from thothit_desktop.app.sound.sound_files import samples, sound_files

    owner = QObject()
    voice_module.Voice("speaker", owner)
    assert sinks[0].size >= max(len(samples(file)) for file in sound_files())
    assert (sinks[0].wanted.rate, sinks[0].wanted.channels, sinks[0].wanted.form) == (22050, 1, "int16")


def test_a_device_that_refuses_means_silence(voice_module, sinks, monkeypatch):
    monkeypatch.setattr(Sink, "refuses", True)
    owner = QObject()
    voice = voice_module.Voice("speaker", owner)
    voice.play(QUICK, 1.0)
    assert not voice.playing
