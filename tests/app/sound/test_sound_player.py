# SPDX-License-Identifier: MIT
"""The file played for each sound; some sounds are skipped."""

from pathlib import Path

import pytest

from tests.app.sound.outputs import FakeOutput, loud
from thothit_desktop.app.family.base import Sound
from thothit_desktop.app.sound.sound_files import sound_files
from thothit_desktop.app.sound.sound_player import REPEAT, SoundPlayer
from thothit_desktop.app.sound.volume import Volume


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def volume(tmp_path: Path) -> Volume:
    return Volume(loud(tmp_path))


@pytest.fixture
def output() -> FakeOutput:
    return FakeOutput()


@pytest.fixture
def player(volume: Volume, clock: Clock, output: FakeOutput) -> SoundPlayer:
    made = SoundPlayer(volume, clock)
    made.output = output
    return made


def test_three_pitches_are_played_in_turn(player, output, clock):
    for _ in range(4):
        player.play(Sound.LAY)
        player.play(Sound.CALL)
        clock.now += 1
    assert output.heard[::2] == ["lay-1", "lay-2", "lay-3", "lay-1"]
    assert output.heard[1::2] == ["call-1", "call-2", "call-3", "call-1"]


def test_what_comes_at_once_is_heard_once(player, output, clock):
    """At speed off the cards of all players come within an instant."""
    for _ in range(20):
        player.play(Sound.LAY)
        clock.now += REPEAT / 10
    assert output.heard == ["lay-1", "lay-2"]
    player.play(Sound.CAPTURE)
    assert output.heard[-1] == "capture-1"


def test_the_volume_counts_when_a_sound_begins(player, output, volume, clock):
    player.play(Sound.LAY)
    volume.set_volume(50)
    clock.now += 1
    player.play(Sound.LAY)
    assert output.amplitudes == [1.0, 0.25]


@pytest.mark.parametrize(("percent", "muted"), [(0, False), (70, True)])
def test_nothing_is_played_that_nobody_would_hear(player, output, volume, percent, muted):
    volume.set_volume(percent)
    volume.set_muted(muted)
    player.play(Sound.LAY)
    assert output.heard == []
    volume.set_volume(70)
    volume.set_muted(False)
    player.play(Sound.LAY)
    assert output.heard == ["lay-1"]


def test_without_an_output_there_is_silence(volume):
    SoundPlayer(volume).play(Sound.LAY)


def test_every_file_is_there():
    files = list(sound_files())
    assert len(files) == len(set(files)) == 30
    assert all(file.is_file() for file in files)
