# SPDX-License-Identifier: MIT
"""The sound device, by QtMultimedia; where something is missing there is silence.

QSoundEffect needs none of Qt's media backends, so none is loaded: the usual one brings video decoders.
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
    QUrl,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication

from thothit_desktop.app.sound.sound_files import sound_files

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect


def open_output(parent: QObject) -> "SoundOutput | None":
    """The sound device; None where this machine cannot have one, or where nothing is shown either."""
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
    """Hide Qt's plugins while QtMultimedia looks for media backends, and its warnings that it finds none."""
    paths = QCoreApplication.libraryPaths()
    heeded = qInstallMessageHandler(_drop)
    QCoreApplication.setLibraryPaths([])
    try:
        yield
    finally:
        QCoreApplication.setLibraryPaths(paths)
        qInstallMessageHandler(heeded)


def _drop(_kind: QtMsgType, _context: QMessageLogContext, _text: str | None) -> None:
    """Say nothing of what Qt does not find."""


class SoundOutput(QObject):
    """Plays files on the system's default device, also where that is plugged in or chosen later."""

    def __init__(self, devices: "QMediaDevices", parent: QObject) -> None:
        super().__init__(parent)
        self._devices = devices
        self._effects: dict[Path, QSoundEffect] = {}
        devices.audioOutputsChanged.connect(self._follow)
        self._follow()

    @property
    def playing(self) -> int:
        """How many sounds are heard now."""
        return sum(effect.isPlaying() for effect in self._effects.values())

    @property
    def ready(self) -> bool:
        """Whether there is a device."""
        return bool(self._effects)

    def play(self, file: Path, amplitude: float) -> None:
        """Play a file from its beginning; without a device nothing happens."""
        effect = self._effects.get(file)
        if effect is not None:
            effect.setVolume(amplitude)
            effect.play()

    def _follow(self) -> None:
        """Devices have come or gone, or another is the default."""
        if not self._devices.audioOutputs():
            self._effects = {}
        elif not self._effects:
            self._effects = {file: self._loaded(file) for file in sound_files()}
        else:
            for effect in self._effects.values():
                effect.setAudioDevice(self._devices.defaultAudioOutput())

    def _loaded(self, file: Path) -> "QSoundEffect":
        from PySide6.QtMultimedia import QSoundEffect

        effect = QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(file)))
        return effect
