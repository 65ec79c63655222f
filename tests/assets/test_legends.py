# SPDX-License-Identifier: MIT
"""The legends of the Myriads: nine different numerals, each inside its box."""

import re
from itertools import pairwise

import pytest

from assets.draw.numerals import NUMERALS, WAN, character, legend
from assets.draw.parts import BOTTOM, LEFT, RIGHT, TOP

BOX = (10.0, 20.0, 40.0, 50.0)
SWELL = 1.5
"""Units by which a round stroke end may leave the box."""


def outline(fragment: str) -> list[tuple[float, float]]:
    """Points of the path: ends and control points, without the radii of round ends."""
    (data,) = re.findall(r' d="([^"]+)"', fragment)
    data = re.sub(r"A[\d.]+ [\d.]+ 0 0 0 ", "L", data)
    values = [float(value) for value in re.findall(r"-?[\d.]+", data)]
    return list(zip(values[::2], values[1::2], strict=True))


def test_the_nine_numerals_differ() -> None:
    assert list(NUMERALS) == list(range(1, 10))
    drawn = {character(strokes, *BOX) for strokes in NUMERALS.values()}
    assert len(drawn) == 9
    assert character(WAN, *BOX) not in drawn


@pytest.mark.parametrize("strokes", [WAN, *NUMERALS.values()])
def test_a_character_stays_in_its_box(strokes: list[list[tuple[float, float, float]]]) -> None:
    x, y, width, height = BOX
    for px, py in outline(character(strokes, *BOX)):
        assert x - SWELL <= px <= x + width + SWELL
        assert y - SWELL <= py <= y + height + SWELL


@pytest.mark.parametrize("rank", range(1, 10))
def test_a_legend_stands_in_the_zone_with_its_numeral_at_the_right(rank: int) -> None:
    wan, numeral = (outline(part + "/>") for part in legend(rank).split("/>")[:-1])
    assert max(px for px, _ in wan) < min(px for px, _ in numeral)
    for px, py in wan + numeral:
        assert LEFT <= px <= RIGHT
        assert TOP <= py <= (TOP + BOTTOM) / 2


def test_the_strokes_of_eight_do_not_touch() -> None:
    left, right = NUMERALS[8]
    for (ax, ay, aw), (bx, _, bw) in zip(left, right, strict=False):
        assert ax + aw / 2 < bx - bw / 2, f"at height {ay}"


@pytest.mark.parametrize("strokes", [WAN, *NUMERALS.values()])
def test_no_brush_stroke_stands_still(strokes: list[list[tuple[float, float, float]]]) -> None:
    for stroke in strokes:
        for (ax, ay, _), (bx, by, _) in pairwise(stroke):
            assert (ax, ay) != (bx, by)
