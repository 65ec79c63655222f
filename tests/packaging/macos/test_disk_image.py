# SPDX-License-Identifier: MIT
"""The window of the disk image."""

from PIL import Image
from PySide6.QtGui import QColor

from macos import disk_image


def luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_names_on_the_image_s_window_can_be_read_in_black_and_in_white(tmp_path, qapp):
    path = disk_image.write(tmp_path)
    twice = path.with_name("background@2x.png")
    with Image.open(path) as one, Image.open(twice) as two:
        assert (2 * one.width, 2 * one.height) == two.size
        assert round(one.info["dpi"][0]), round(two.info["dpi"][0]) == (72, 144)
        for x, y in (disk_image.PROGRAM_AT, disk_image.FOLDER_AT):
            below = y + disk_image.ICON // 2
            names = one.convert("RGB").crop((x - 80, below, x + 80, below + 44))
            ((_, colour),) = names.getcolors()
            light = luminance(QColor(*colour))
            assert (light + 0.05) / 0.05 >= 4.5
            assert 1.05 / (light + 0.05) >= 4.5


def test_the_image_s_window_holds_the_program_and_the_folder_apart(tmp_path):
    told = disk_image.settings(
        tmp_path / "Thothit.app", tmp_path / "background.png", tmp_path / "program.icns"
    )
    places = told["icon_locations"]
    assert set(places) == {"Thothit.app", *told["symlinks"]}
    (_, (width, height)) = told["window_rect"]
    half = told["icon_size"] / 2
    for x, y in places.values():
        assert half < x < width - half
        assert half < y < disk_image.STRIP - half
    assert height <= disk_image.HEIGHT + disk_image.SPARE
    assert places["Applications"][0] - places["Thothit.app"][0] > 2 * told["icon_size"]
