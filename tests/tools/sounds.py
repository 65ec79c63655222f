# SPDX-License-Identifier: MIT
"""Make the table's sounds, in three pitches each: `python -m tests.tools.sounds` writes `assets/sounds/`.

With `--check` nothing is written: missing, superfluous or stale files are named, exit code 1.
"""

import argparse
import array
import sys
import wave
from collections.abc import Callable
from pathlib import Path

from tests.tools import ROOT
from tests.tools.synthesis import GONG, RATE, Samples, bronze, finish, mix, paper, slendro, wood

FOLDER = ROOT / "assets" / "sounds"

PITCHES = (-1, 0, 1)
"""The pitches of the three files of a sound, in degrees relative to the second."""

TOLERANCE = 2
"""The most by which a sample may differ, in steps of 16 bits: C libraries round differently."""


def lay(pitch: int) -> Samples:
    """Return the sound of a card laid on the mat."""
    up = 2 ** (pitch / 7)
    return mix(
        (0.0, 1.0, paper(0.09, 500 * up, 2600 * up, seed=10 + pitch)),
        (0.002, 0.5, wood(150 * up, 0.06)),
        (0.004, 0.12, wood(640 * up, 0.03)),
    )


def turn(pitch: int) -> Samples:
    """Return the sound of a card turned up: a rub, then a snap."""
    up = 2 ** (pitch / 7)
    return mix(
        (0.0, 0.5, paper(0.1, 900 * up, 4200 * up, seed=20 + pitch, peak=0.6)),
        (0.075, 1.0, paper(0.06, 700 * up, 3600 * up, seed=30 + pitch)),
        (0.076, 0.3, wood(210 * up, 0.05)),
    )


def capture(pitch: int) -> Samples:
    """Return the sound of a card that comes down on another with a knock."""
    up = 2 ** (pitch / 7)
    return mix(
        (0.0, 0.9, paper(0.08, 500 * up, 3000 * up, seed=40 + pitch)),
        (0.002, 0.75, wood(185 * up, 0.08)),
        (0.002, 0.4, wood(520 * up, 0.05)),
        (0.07, 0.3, paper(0.1, 900 * up, 3400 * up, seed=50 + pitch, peak=0.3)),
    )


def deal(pitch: int) -> Samples:
    """Return the sound of some cards that leave the pack, one after the other."""
    up = 2 ** (pitch / 7)
    slides = [
        (
            0.066 * number,
            1.0 - 0.08 * number,
            paper(0.1, 800 * up, 3800 * up, seed=60 + 7 * pitch + number, peak=0.35),
        )
        for number in range(5)
    ]
    knocks = [(0.066 * number + 0.035, 0.25, wood(190 * up, 0.04)) for number in range(5)]
    return mix(*slides, *knocks)


def pair(pitch: int) -> Samples:
    """Return the sound of a valuable capture: two bars of a gender above the knock."""
    return mix(
        (0.0, 0.3, capture(pitch)),
        (0.0, 0.6, bronze(slendro(4 + pitch), 0.36)),
        (0.085, 0.8, bronze(slendro(6 + pitch), 0.34)),
    )


def click(pitch: int) -> Samples:
    """Cards close up edge to edge: two small knocks of bamboo."""
    up = 2 ** (pitch / 7)
    return mix(
        (0.0, 0.8, wood(720 * up, 0.03)),
        (0.0, 0.4, paper(0.04, 1200 * up, 5200 * up, seed=80 + pitch)),
        (0.034, 1.0, wood(960 * up, 0.035)),
    )


def fan(pitch: int) -> Samples:
    """A pile fans open: cards rub past each other, quicker and quicker."""
    up = 2 ** (pitch / 7)
    starts = [0.36 * (1 - (1 - number / 9) ** 1.6) for number in range(9)]
    return mix(
        *(
            (start, 0.5 + 0.05 * number, paper(0.06, 900 * up, 4000 * up, seed=90 + 9 * pitch + number))
            for number, start in enumerate(starts)
        )
    )


def call(pitch: int) -> Samples:
    """Return the sound of a call: one bar of a saron."""
    return mix((0.0, 0.25, wood(480)), (0.0, 1.0, bronze(slendro(5 + pitch), 0.34)))


def end_of_round(pitch: int) -> Samples:
    """Return the sound of a round's end: three bars down to a small gong."""
    return mix(
        (0.0, 0.6, bronze(slendro(6 + pitch), 0.3)),
        (0.11, 0.6, bronze(slendro(5 + pitch), 0.3)),
        (0.22, 0.8, bronze(slendro(3 + pitch), 0.38)),
        (0.22, 0.5, bronze(slendro(-2 + pitch), 0.38, GONG)),
    )


def end_of_match(pitch: int) -> Samples:
    """Return the sound of a match's end: four bars up, and the great gong."""
    return mix(
        (0.0, 0.5, bronze(slendro(3 + pitch), 0.3)),
        (0.11, 0.5, bronze(slendro(5 + pitch), 0.3)),
        (0.22, 0.6, bronze(slendro(6 + pitch), 0.3)),
        (0.33, 0.7, bronze(slendro(8 + pitch), 0.45)),
        (0.33, 1.0, bronze(slendro(-7 + pitch), 0.54, GONG)),
    )


SOUNDS: dict[str, tuple[Callable[[int], Samples], float]] = {
    "lay": (lay, 0.42),
    "turn": (turn, 0.36),
    "capture": (capture, 0.55),
    "deal": (deal, 0.36),
    "pair": (pair, 0.6),
    "click": (click, 0.34),
    "fan": (fan, 0.34),
    "call": (call, 0.5),
    "round": (end_of_round, 0.6),
    "match": (end_of_match, 0.7),
}
"""The function and the peak loudness of each sound, by name."""


def samples(name: str, number: int) -> "array.array[int]":
    """Return one of the files of a sound, as 16-bit samples; the files are numbered from 1."""
    make, loudest = SOUNDS[name]
    made = array.array("h", (round(32767 * value) for value in finish(make(PITCHES[number - 1]), loudest)))
    if sys.byteorder == "big":
        made.byteswap()
    return made


def files() -> dict[str, tuple[str, int]]:
    """Return the sound and number by file name."""
    return {
        f"{name}-{number}.wav": (name, number) for name in SOUNDS for number in range(1, len(PITCHES) + 1)
    }


def write(path: Path, made: "array.array[int]") -> None:
    """Write a mono file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(made.tobytes())


def is_stale(path: Path, made: "array.array[int]") -> bool:
    """Return True if a file is missing or its samples differ by more than rounding."""
    try:
        with wave.open(str(path), "rb") as file:
            form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            held = array.array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error):
        return True
    if form != (1, 2, RATE) or len(held) != len(made):
        return True
    return any(abs(one - other) > TOLERANCE for one, other in zip(held, made, strict=True))


def stale(folder: Path = FOLDER) -> list[str]:
    """Return the names of files that are missing, superfluous, or out of date."""
    wanted = files()
    changed = [name for name, made in wanted.items() if is_stale(folder / name, samples(*made))]
    return sorted([*changed, *(path.name for path in folder.glob("*") if path.name not in wanted)])


def main() -> None:
    """Write the sounds, or check them."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="write nothing, name what is stale")
    if parser.parse_args().check:
        if names := stale():
            raise SystemExit(f"stale, run python -m tests.tools.sounds: {', '.join(names)}")
        return
    FOLDER.mkdir(exist_ok=True)
    for name in stale():
        if name in files():
            write(FOLDER / name, samples(*files()[name]))
            print(name)
        else:
            (FOLDER / name).unlink()


if __name__ == "__main__":
    main()
