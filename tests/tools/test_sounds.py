# SPDX-License-Identifier: MIT
"""The sound files, compared with the script that makes them."""

import wave
from pathlib import Path

import pytest

from tests.tools import sounds
from thothit_desktop.app.family.base import Sound
from thothit_desktop.app.sound.sound_files import PITCHES, sound_files

KILOBYTES = 500


def test_the_files_are_what_the_script_makes():
    assert sounds.stale() == []


def test_the_program_asks_for_what_the_script_makes():
    assert {file.name for file in sound_files()} == set(sounds.files())
    assert (set(Sound), PITCHES) == (set(sounds.SOUNDS), len(sounds.PITCHES))


def test_they_are_small_and_short_and_neither_silent_nor_cut_off():
    paths = [sounds.FOLDER / name for name in sounds.files()]
    assert sum(path.stat().st_size for path in paths) <= 1000 * KILOBYTES
    for path in paths:
        with wave.open(str(path), "rb") as file:
            held = memoryview(file.readframes(file.getnframes())).cast("h")
        assert 0.05 < len(held) / sounds.RATE < 1.0, path.name
        assert 0.3 < max(map(abs, held)) / 32767 < 0.8, path.name
        assert held[-1] == 0, path.name


def test_three_pitches_of_a_sound_differ():
    for name in sounds.SOUNDS:
        assert len({(sounds.FOLDER / f"{name}-{number}.wav").read_bytes() for number in (1, 2, 3)}) == 3


def test_what_is_stale_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "SOUNDS", {"lay": sounds.SOUNDS["lay"]})
    for name, made in sounds.files().items():
        sounds.write(tmp_path / name, sounds.samples(*made))
    assert sounds.stale(tmp_path) == []
    changed = sounds.samples("lay", 1)
    changed[40] += sounds.TOLERANCE
    sounds.write(tmp_path / "lay-1.wav", changed)
    assert sounds.stale(tmp_path) == []  # Another machine rounds differently.
    changed[40] += 1
    sounds.write(tmp_path / "lay-1.wav", changed)
    (tmp_path / "lay-2.wav").write_text("no sound")
    (tmp_path / "lay-3.wav").unlink()
    (tmp_path / "knock.wav").write_text("superfluous")
    assert sounds.stale(tmp_path) == ["knock.wav", "lay-1.wav", "lay-2.wav", "lay-3.wav"]
