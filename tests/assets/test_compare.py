# SPDX-License-Identifier: MIT
"""The comparison of drawn faces with photographs: shifted, never warped, and without red ink."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from assets.draw import ceki
from assets.draw.compare import SHIFT, agreement, drawn_face, ink_of_face, inks_of_photograph, main


def test_a_face_agrees_with_its_own_shifted_picture_alone(qapp: object) -> None:
    face = drawn_face("M4")
    shifted = inks_of_photograph(ImageChops.offset(face, SHIFT, -SHIFT))
    assert agreement(ink_of_face(face), shifted) == 1
    assert agreement(ink_of_face(drawn_face("M5")), shifted) < 0.8
    too_far = inks_of_photograph(ImageChops.offset(face, SHIFT + 3, 0))
    assert agreement(ink_of_face(face), too_far) < 1


def test_red_ink_counts_as_paper() -> None:
    black, red = Image.new("RGB", (280, 600), "#14131a"), Image.new("RGB", (280, 600), "#cf1835")
    assert ink_of_face(black).bit_count() == 102 * 394
    assert ink_of_face(red) == 0
    assert agreement(ink_of_face(red), inks_of_photograph(red)) == 1


def test_the_table_names_the_nearest_photographs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    for code in ceki.CODES:
        # The photographs of two cards are taken for each other.
        pictured = {"S6": "S8", "S8": "S6"}.get(code, code)
        drawn_face(pictured).save(tmp_path / f"{code}.jpeg", quality=95)
    assert main([str(tmp_path), "--nearest", "1"]) == 0
    rows = capsys.readouterr().out.splitlines()
    nearest = {row.split()[0]: row.split()[-2] for row in rows[1:-1]}
    assert nearest == {code: code for code in ceki.CODES} | {"S6": "S8", "S8": "S6"}
    assert "28 of 30" in rows[-1]


def test_a_missing_photograph_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([str(tmp_path)])
    assert "has no photograph of C1, C2" in capsys.readouterr().err
