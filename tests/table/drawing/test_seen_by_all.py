# SPDX-License-Identifier: MIT
"""Pictures, pixel by pixel: marks and words stand out, and differ in more than colour."""

from collections import Counter
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton

from tests.table.drawing.test_contrast import contrast, luminance
from tests.table.rounds import deal, settle
from thothit_desktop.table.drawing import labels, player_plate
from thothit_desktop.table.drawing.art import INK, PAPER
from thothit_desktop.table.drawing.frame_pictures import frame, margin
from thothit_desktop.table.drawing.plate_parts import Plate
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.theme.theme import Theme

MARKS = ("target", "risky", "picked", "focus", "hover", "last", "top", "locked")
"""Frames that mean different things."""
WIDE, HIGH = 70, 140


def drawn(picture: QPixmap, ground: QColor) -> QImage:
    """A picture on a ground of one colour."""
    image = QImage(picture.size(), QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return image


def colours(image: QImage) -> Counter[int]:
    """Return the number of pixels of each colour."""
    return Counter(image.pixel(x, y) for x in range(image.width()) for y in range(image.height()))


def around(kind: str, ground: QColor) -> list[QColor]:
    """The colours of a frame where it lies outside its card, on a ground; blends at its edges left out."""
    image, edge = drawn(frame(WIDE, HIGH, 5, kind, 1.0), ground), int(margin(kind))
    rows = range(edge + 30, edge + 50)
    return [image.pixelColor(x, y) for x in range(edge) for y in rows]


def sharper(dressed: Theme, usual: float, sharp: float) -> float:
    """Return the contrast that a theme must reach: more for high contrast."""
    return sharp if dressed.id == "high-contrast" else usual


def grounds(theme: Theme) -> list[QColor]:
    """The strands of every mat, and the floor around it."""
    return [colour for mat in theme.mats.values() for colour in (mat.floor, mat.light, mat.dark)]


def as_deuteranopes_see(colour: QColor) -> QColor:
    """A colour without what the green cones tell (Viénot, Brettel and Mollon 1999), in linear light."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    def display(part: float) -> float:
        bound = min(1.0, max(0.0, part))
        return bound * 12.92 if bound <= 0.0031308 else 1.055 * bound ** (1 / 2.4) - 0.055

    red, green, blue = (linear(part) for part in colour.getRgbF()[:3])
    yellow = 0.29275 * red + 0.70725 * green
    return QColor.fromRgbF(display(yellow), display(yellow), display(-0.02234 * red + 0.02234 * green + blue))


@pytest.mark.parametrize("kind", [kind for kind in MARKS if kind != "locked"])
def test_a_frame_is_seen_on_every_mat_and_on_the_next_card(dressed, kind):
    for ground in (*grounds(dressed), PAPER, INK):
        seen = max(contrast(each, ground) for each in around(kind, ground))
        assert seen >= sharper(dressed, 3.0, 4.5), ground.name()


@pytest.mark.whole
def test_marks_differ_without_their_colours(dressed):
    """In what a deuteranope sees, and of that in light and dark alone, so in form."""
    seen = {}
    for kind in MARKS:
        image = drawn(frame(WIDE, HIGH, 5, kind, 1.0), PAPER)
        seen[kind] = [
            luminance(as_deuteranopes_see(image.pixelColor(x, y)))
            for y in range(0, image.height(), 2)
            for x in range(0, image.width(), 2)
        ]
    for one, other in combinations(MARKS, 2):
        apart = sum(
            (max(a, b) + 0.05) / (min(a, b) + 0.05) >= 1.5
            for a, b in zip(seen[one], seen[other], strict=True)
        )
        assert apart >= 40, (one, other)


@pytest.mark.parametrize("kind", ["turn", "own-turn", "info", "reminder", "refusal", "notice", "pause"])
def test_words_on_the_table_are_read(dressed, kind):
    image = labels.pill("Your turn: play a card", 16, 600, kind, 1.0).toImage()
    middle = [image.pixelColor(x, image.height() // 2) for x in range(20, image.width() - 20)]
    ground = QColor(Counter(each.rgb() for each in middle).most_common(1)[0][0])
    assert max(contrast(each, ground) for each in middle) >= sharper(dressed, 4.5, 7)


@pytest.mark.parametrize("active", [False, True])
def test_a_plate_is_read(dressed, active):
    shown = Plate("Sri", "raja", 120, "+30", "", "", active, script="ꦫꦗ")
    image = drawn(player_plate.plate(shown, 170, 74, 15, "left", 1.0), QColor("#4a2c1b"))
    for top in range(6, 66, 20):  # a row of words each
        row = image.copy(12, top, 90, 16)
        ground = QColor(colours(row).most_common(1)[0][0])
        assert max(contrast(QColor(each), ground) for each in colours(row)) >= sharper(dressed, 4.5, 7), top


def test_calls_are_read_and_easily_hit(dressed, table):
    table.resize(1280, 700)
    table.show_view(deal(11).view(0))
    settle(table)
    table.call_bar.offer([Call("a", "Draw", "W"), Call("b", "Take", "K", enabled=False)])
    for name in ("Draw", "Take"):
        button = next(
            each for each in table.call_bar.findChildren(QPushButton) if each.accessibleName() == name
        )
        assert button.height() >= 44
        image = button.grab().toImage()
        inner = image.copy(6, 6, image.width() - 12, image.height() - 12)
        ground = QColor(colours(inner).most_common(1)[0][0])
        assert max(contrast(QColor(each), ground) for each in colours(inner)) >= sharper(dressed, 4.5, 7), (
            name
        )
