# SPDX-License-Identifier: MIT
"""The pictures of the Windows setup."""

from PIL import Image

from windows import setup_pictures


def test_the_pictures_fill_their_places(tmp_path, qapp):
    setup_pictures.write(tmp_path)
    for name, size in (("side", setup_pictures.SIDE), ("header", setup_pictures.HEADER)):
        for scale in setup_pictures.SCALES:
            with Image.open(tmp_path / f"{name}-{scale}.bmp") as picture:
                assert picture.size == tuple(round(edge * scale / 100) for edge in size)
                assert len(picture.convert("RGB").getcolors(maxcolors=2**24)) > 50
