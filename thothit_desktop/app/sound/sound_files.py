# SPDX-License-Identifier: MIT
"""The folder of the sound files, which `tests/tools/sounds.py` makes."""

import wave
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from thothit_desktop.app.family.base import Sound
from thothit_desktop.table.geometry import decks

PITCHES = 3
"""How many files a sound has, each a step higher; in turn they sound less like a machine."""

RATE = 22050
"""Samples a second of every file; they have 16 bits and one channel."""

LONGEST = 1.0
"""Seconds that no file exceeds."""


def sound_file(sound: Sound, number: int) -> Path:
    """The file of a sound, numbered from 1; it may be missing."""
    return decks.assets().parent / "sounds" / f"{sound}-{number}.wav"


def sound_files() -> Iterator[Path]:
    """All of them."""
    return (sound_file(sound, number) for sound in Sound for number in range(1, PITCHES + 1))


@cache
def samples(file: Path) -> bytes:
    """The samples of a file, none where it is missing or broken."""
    try:
        with wave.open(str(file)) as opened:
            frames: bytes = opened.readframes(opened.getnframes())
            return frames
    except (OSError, EOFError, wave.Error):
        return b""
