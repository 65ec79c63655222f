# SPDX-License-Identifier: MIT
"""A stream to the sound device that plays one sound at a time."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QtAudio

from thothit_desktop.app.sound.sound_files import LONGEST, RATE

if TYPE_CHECKING:
    from PySide6.QtCore import QIODevice
    from PySide6.QtMultimedia import QAudioDevice

_BYTES = 2
"""The bytes of a sample: all files have one channel of 16 bits."""
_TAIL = 300
"""Milliseconds for the device to play the rest of its buffer."""


class Voice(QObject):
    """A stream that is opened for the first sound, stays open, and is suspended between sounds.

    Qt's QSoundEffect creates a stream anew for each sound and lets PulseAudio's thread delete it, which now
    and then leaves an event loop that never idles (seen with Qt 6.11).
    """

    def __init__(self, device: "QAudioDevice", parent: QObject) -> None:
        super().__init__(parent)
        wanted = QAudioFormat()
        wanted.setSampleRate(RATE)
        wanted.setChannelCount(1)
        wanted.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        self._sink = QAudioSink(device, wanted, self)
        self._sink.setBufferSize(int(LONGEST * RATE * _BYTES))
        self._stream: QIODevice | None = None
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._sink.suspend)

    @property
    def playing(self) -> bool:
        """True while a sound plays, and a moment longer."""
        return self._end.isActive()

    def play(self, samples: bytes, amplitude: float) -> None:
        """Play a sound from its beginning."""
        self._sink.setVolume(amplitude)
        if self._stream is None:
            self._stream = self._sink.start()
        elif self._sink.state() == QtAudio.State.SuspendedState:
            self._sink.resume()
        if self._stream is not None:  # None if the device refuses
            self._stream.write(samples)
            self._end.start(round(1000 * len(samples) / (_BYTES * RATE)) + _TAIL)
