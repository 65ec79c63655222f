# SPDX-License-Identifier: MIT
"""The icons of every system."""

import pytest
from PIL import IcnsImagePlugin, Image

import icons


@pytest.fixture(scope="module")
def made(tmp_path_factory, qapp):
    folder = tmp_path_factory.mktemp("icons")
    icons.write(folder)
    return folder


@pytest.mark.parametrize("name", icons.DRAWINGS)
def test_every_size_is_drawn_at_that_size(made, name):
    for size in icons.SIZES:
        with Image.open(made / f"{name}-{size}.png") as picture:
            assert picture.size == (size, size)
            assert picture.mode == "RGBA"
            clearest, fullest = picture.getchannel("A").getextrema()
            assert clearest < 32  # round corners on any background
            assert fullest == 255
            colours = picture.convert("RGB").getcolors(maxcolors=2**24)
            assert len(colours) > 10


@pytest.mark.parametrize("name", icons.DRAWINGS)
def test_windows_and_macos_find_every_size_in_one_file(made, name):
    with Image.open(made / f"{name}.ico") as picture:
        assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= picture.info["sizes"]
    with Image.open(made / f"{name}.icns") as picture:
        widths = {width * scale for width, _, scale in picture.info["sizes"]}
        assert {32, 64, 128, 256, 512, 1024} <= widths


def test_program_and_record_are_told_apart_at_the_smallest_size(made):
    program, record = (Image.open(made / f"{name}-16.png").tobytes() for name in icons.DRAWINGS)
    differing = sum(abs(one - other) > 40 for one, other in zip(program, record, strict=True))
    assert differing > len(program) / 4


def test_the_icons_hold_every_size_and_leave_the_edge_free_as_others_do(tmp_path, qapp):
    icons.write(tmp_path)
    with (tmp_path / "program.icns").open("rb") as file:
        read = IcnsImagePlugin.IcnsFile(file)
        widths = set()
        for size in read.itersizes():
            picture = read.getimage(size).convert("RGBA")
            widths.add(picture.width)
            box = picture.getchannel("A").point(lambda alpha: 255 * (alpha > 127)).getbbox()
            assert box[0] == pytest.approx(icons.INSET * picture.width, abs=1)
            assert box[2] == pytest.approx((1 - icons.INSET) * picture.width, abs=1)
    assert widths == {32, 64, 128, 256, 512, 1024}
