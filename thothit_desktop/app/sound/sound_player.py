# SPDX-License-Identifier: MIT
"""Plays sounds, with the pitches of each in turn, and none too often."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from thothit_desktop.app.family.base import Sound
from thothit_desktop.app.sound.sound_files import PITCHES, sound_file
from thothit_desktop.app.sound.volume import Volume

REPEAT = 0.25
"""Seconds within which a sound is not repeated, so that several cards at once make one sound."""


class Output(Protocol):
    """A device that plays files."""

    @property
    def ready(self) -> bool:
        """True if there is a device."""

    def play(self, file: Path, amplitude: float) -> None:
        """Play a file once; `amplitude` is at most 1."""


class SoundPlayer:
    """Plays sounds at the volume of the settings; silent until it has an `output`."""

    def __init__(self, volume: Volume, clock: Callable[[], float] = time.monotonic) -> None:
        self.output: Output | None = None
        self._volume, self._clock = volume, clock
        self._heard: dict[Sound, float] = {}
        """The time at which each sound was last begun."""
        self._pitch = dict.fromkeys(Sound, 0)

    def play(self, sound: Sound) -> None:
        """Play a sound in its next pitch, unless it has just been played."""
        now, amplitude = self._clock(), self._volume.amplitude
        if self.output is None or amplitude == 0.0:
            return
        if now - self._heard.get(sound, now - REPEAT) < REPEAT:
            return
        self._heard[sound] = now
        self._pitch[sound] = self._pitch[sound] % PITCHES + 1
        self.output.play(sound_file(sound, self._pitch[sound]), amplitude)
