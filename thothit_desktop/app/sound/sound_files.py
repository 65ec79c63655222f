# SPDX-License-Identifier: MIT
"""The sound files, which `tests/tools/sounds.py` makes."""

import wave
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from thothit_desktop.app.family.base import Sound
from thothit_desktop.table.geometry import decks

PITCHES = 3
"""The number of files of a sound, each a step higher; played in turn they sound less mechanical."""

RATE = 22050
"""The sample rate of every file, in samples a second; they have 16 bits and one channel."""

LONGEST = 1.0
"""The largest duration of a file, in seconds."""


def sound_file(sound: Sound, number: int) -> Path:
    """Return the path of a sound's file, numbered from 1; the file may be missing."""
    return decks.assets().parent / "sounds" / f"{sound}-{number}.wav"


def sound_files() -> Iterator[Path]:
    """Yield the paths of all files."""
    return (sound_file(sound, number) for sound in Sound for number in range(1, PITCHES + 1))


@cache
def samples(file: Path) -> bytes:
    """Return the samples of a file; empty if it is missing or broken."""
    try:
        with wave.open(str(file)) as opened:
            frames: bytes = opened.readframes(opened.getnframes())
            return frames
    except (OSError, EOFError, wave.Error):
        return b""
