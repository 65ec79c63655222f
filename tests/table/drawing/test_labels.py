# SPDX-License-Identifier: MIT
"""Words on the table: as large as their space allows."""

from PySide6.QtGui import QFontMetricsF

from tests.tiers import each
from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.labels import fitting, font

HINT = (
    "Terbaik: 5 Koin (harapan tertinggal 9 poin dari yang lain). Dari 15 kartu yang tidak Anda lihat, "
    "1 seangka dengannya; dalam 43% pembagian yang dicoba, pemain lain mengambilnya sebelum giliran Anda "
    "berikutnya."
)


@each("pixels", range(11, 24))
def test_words_become_small_enough_to_fit(qapp, pixels):
    def width_in(size: int) -> float:
        return QFontMetricsF(font(size)).horizontalAdvance("regular")

    for width in range(int(width_in(int(pixels * 0.75))) + 1, int(width_in(pixels)) + 2):
        size = fitting("regular", pixels, width).pixelSize()
        assert width_in(size) <= width
        assert (size == pixels) == (width_in(pixels) <= width)


def test_words_in_a_capsule_become_smaller_to_save_a_third_line(qapp):
    two, three = (labels.pill("word " * count, 20, 200, "hint", 1.0).height() for count in (6, 9))
    assert two < three
    assert labels.pill(HINT, 20, 876, "hint", 1.0).height() <= two
    assert labels.pill(HINT, 20, 600, "hint", 1.0).height() >= three
