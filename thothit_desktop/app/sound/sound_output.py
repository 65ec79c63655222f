# SPDX-License-Identifier: MIT
"""The sound device, by QtMultimedia; without a device or library there is silence.

QAudioSink needs none of Qt's media backends, so none is loaded: the usual one loads video decoders.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication

from thothit_desktop.app.sound.sound_files import samples

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QMediaDevices

    from thothit_desktop.app.sound.voice import Voice


AT_ONCE = 4
"""The number of sounds that may overlap."""


def open_output(parent: QObject) -> "SoundOutput | None":
    """Return the sound device; None without QtMultimedia's libraries, or offscreen."""
    if QGuiApplication.platformName() == "offscreen":
        return None
    try:
        with _without_backends():
            from PySide6.QtMultimedia import QMediaDevices

            devices = QMediaDevices(parent)
            QMediaDevices.audioOutputs()  # connects to the system's sound server
    except ImportError:  # a library of the system is missing
        return None
    return SoundOutput(devices, parent)


@contextmanager
def _without_backends() -> Iterator[None]:
    """Hide Qt's plugins from QtMultimedia's search for media backends, and suppress its warnings."""
    paths = QCoreApplication.libraryPaths()
    heeded = qInstallMessageHandler(_drop)
    QCoreApplication.setLibraryPaths([])
    try:
        yield
    finally:
        QCoreApplication.setLibraryPaths(paths)
        qInstallMessageHandler(heeded)


def _drop(_kind: QtMsgType, _context: QMessageLogContext, _text: str | None) -> None:
    """Drop a message of Qt."""


class SoundOutput(QObject):
    """Plays files on the system's default device, also if it is plugged in or chosen later."""

    def __init__(self, devices: "QMediaDevices", parent: QObject) -> None:
        super().__init__(parent)
        self._devices = devices
        self._device: QAudioDevice | None = None
        self._voices: list[Voice] = []
        devices.audioOutputsChanged.connect(self._use_default_device)
        self._use_default_device()

    @property
    def playing(self) -> int:
        """The number of sounds playing now."""
        return sum(voice.playing for voice in self._voices)

    @property
    def ready(self) -> bool:
        """True if there is a device."""
        return bool(self._voices)

    def play(self, file: Path, amplitude: float) -> None:
        """Play a file from its beginning, unless there is no device or all voices are busy."""
        free = next((voice for voice in self._voices if not voice.playing), None)
        if free is not None:
            free.play(samples(file), amplitude)

    def _use_default_device(self) -> None:
        """Change to the default device, after devices have come or gone or the default has changed."""
        from thothit_desktop.app.sound.voice import Voice

        default = self._devices.defaultAudioOutput()
        if default == self._device:
            return
        self._device = default
        for voice in self._voices:
            voice.deleteLater()
        self._voices = [] if default.isNull() else [Voice(default, self) for _ in range(AT_ONCE)]
