# SPDX-License-Identifier: MIT
"""Building blocks of sounds: paper, wood and bronze, as lists of samples between -1 and 1."""

import math
import random
from collections.abc import Sequence

RATE = 22_050
"""Samples per second."""

BAR = ((1.0, 1.0, 1.0), (2.756, 0.32, 0.38), (5.404, 0.10, 0.16))
"""The partials of a metal bar that hangs free: frequency, loudness and duration, relative to the first."""

GONG = ((1.0, 1.0, 1.0), (1.52, 0.42, 0.8), (2.01, 0.5, 0.6), (2.61, 0.2, 0.4), (3.9, 0.1, 0.25))
"""The partials of a hanging gong."""

OMBAK = 1.004
"""The ratio of the tuning of paired bronze keys, which are a little apart, so that they beat."""

Samples = list[float]


def slendro(degree: float) -> float:
    """Return the frequency of a degree of slendro, five equal steps an octave; degree 0 is about 270 Hz."""
    return 270.0 * 2 ** (degree / 5)


def bronze(frequency: float, seconds: float, partials: Sequence[tuple[float, float, float]] = BAR) -> Samples:
    """Return a struck key or gong that rings for some seconds; a soft mallet takes 4 ms to sound it."""
    count = round(seconds * RATE)
    made = [0.0] * count
    for ratio, loudness, duration in partials:
        for apart in (1.0, OMBAK):
            turn = 2 * math.pi * frequency * ratio * apart / RATE
            decay = 5.5 / (count * duration)
            for at in range(count):
                made[at] += 0.5 * loudness * math.sin(turn * at) * math.exp(-decay * at)
    return _soft(made, 0.004)


def wood(frequency: float, seconds: float = 0.05) -> Samples:
    """Return a knuckle's knock on a table."""
    count = round(seconds * RATE)
    turn = 2 * math.pi * frequency / RATE
    return _soft(
        [
            (math.sin(turn * at) + 0.4 * math.sin(2.31 * turn * at)) * math.exp(-7.0 * at / count)
            for at in range(count)
        ],
        0.001,
    )


def paper(seconds: float, low: float, high: float, seed: int, peak: float = 0.05) -> Samples:
    """Return paper that rubs: noise between two frequencies, loudest after `peak`, a part of its length."""
    count, noise = round(seconds * RATE), random.Random(seed)
    keep_low, keep_high = (math.exp(-2 * math.pi * edge / RATE) for edge in (low, high))
    slow = fast = faster = 0.0
    made = []
    for at in range(count):
        fast = keep_high * fast + (1 - keep_high) * noise.uniform(-1, 1)
        faster = keep_high * faster + (1 - keep_high) * fast
        slow = keep_low * slow + (1 - keep_low) * faster
        part = at / count
        swell = part / peak if part < peak else math.exp(-4.5 * (part - peak) / (1 - peak))
        made.append(3.0 * (faster - slow) * swell)
    return made


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Return sounds mixed; each part is its start in seconds, its loudness, and its samples."""
    starts = [round(start * RATE) for start, _, _ in parts]
    made = [0.0] * max(start + len(part[2]) for start, part in zip(starts, parts, strict=True))
    for start, (_, loudness, samples) in zip(starts, parts, strict=True):
        for at, value in enumerate(samples, start):
            made[at] += loudness * value
    return made


def finish(samples: Samples, loudest: float) -> Samples:
    """Return the samples scaled to a peak loudness, and faded out at the end to prevent a click."""
    fade = min(len(samples) // 3, round(0.06 * RATE))
    scale = loudest / max(map(abs, samples))
    left = len(samples)
    return [value * scale * min(1.0, (left - at - 1) / fade) for at, value in enumerate(samples)]


def _soft(samples: Samples, seconds: float) -> Samples:
    """Return the samples with a beginning that rises for some seconds."""
    count = round(seconds * RATE)
    for at in range(min(count, len(samples))):
        samples[at] *= at / count
    return samples
