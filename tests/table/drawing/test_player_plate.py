# SPDX-License-Identifier: MIT
"""The places of the texts and signs on players' plates."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetricsF, QImage

from tests.tiers import each
from thothit_desktop.table.drawing import player_plate
from thothit_desktop.table.drawing.javanese_face import javanese_family
from thothit_desktop.table.drawing.labels import font
from thothit_desktop.table.drawing.player_plate import Plate, plate
from thothit_desktop.table.geometry.seat_layouts import plate_height, side_least

WIDE, HIGH, SIZE = 168, 62, 16


def row(shown: Plate, number: int) -> QImage:
    """A third of a plate as it is drawn."""
    drawn = plate(shown, WIDE, HIGH, SIZE, "left", 1.0).toImage()
    return drawn.copy(QRect(0, number * HIGH // 3 + 2, WIDE, HIGH // 3 - 4))


def test_the_gain_of_a_round_leaves_the_level_whole(qapp):
    before = Plate("Wati", "neighbour", "unyik", 0, "", "", "", False, figure="bun")
    after = before._replace(round="+120")
    assert row(before, 2) == row(after, 2)
    assert row(before, 1) != row(after, 1)


def test_the_gain_stands_beside_the_level_where_the_title_s_row_is_full(qapp):
    before = Plate("Wati", "child", "unyik", 0, "", "cannot win", "", False, figure="bun")
    after = before._replace(round="+20")
    assert row(before, 1) == row(after, 1)
    assert row(before, 2) != row(after, 2)


def test_the_gain_stands_below_the_title_where_there_is_no_level(qapp):
    before = Plate("You", "", "unyik", 0, "", "", "", True, figure="bun")
    after = before._replace(round="+40")
    assert row(before, 1) == row(after, 1)
    assert row(before, 2) != row(after, 2)


def test_the_words_for_no_card_stand_below_a_title(qapp):
    told = Plate("Sri", "", "the one who deals", 0, "", "", "", False, letter="K", none="no king", figure="")
    without = told._replace(none="")
    assert row(told, 1) == row(without, 1)
    assert row(told, 2) != row(without, 2)


# Narrow plates

NARROW = 12
SCRIPT = "\ua9b2\ua98f\ua9ba\ua9b4"


def least(words: str, bold: bool = False) -> float:
    """Return the width of small words on a narrow plate at their smallest size."""
    return QFontMetricsF(font(NARROW * 0.88 * 0.75, bold)).horizontalAdvance(words)


@pytest.fixture
def cut(monkeypatch) -> Callable[[Plate, float], set[str]]:
    """Draws a narrow plate with so much room for words, and says which were cut."""
    found: set[str] = set()
    write = player_plate.text

    def watched(painter, row, words, face, *rest):
        if QFontMetricsF(face).horizontalAdvance(words) > row.width() + 0.01:
            found.add(words)
        write(painter, row, words, face, *rest)

    def draw(shown: Plate, room: float) -> set[str]:
        found.clear()
        plate(shown, room + 2 + NARROW * 1.1, 52, NARROW, "left", 1.0)
        return set(found)

    monkeypatch.setattr(player_plate, "text", watched)
    return draw


@pytest.mark.parametrize("script", ["", SCRIPT])
def test_no_level_is_cut_where_the_gain_has_room_beside_the_title(qapp, cut, script):
    shown = Plate("Wati", "a long level", "unyik", 0, "+120", "", "", False, script=script)
    gain = least("+000", bold=True) + NARROW * 1.2
    title = QFontMetricsF(font(NARROW * 0.75)).horizontalAdvance("unyik")
    room = max(title + gain, least(shown.level))
    assert shown.level not in cut(shown, room + 1)
    assert shown.level in cut(shown, least(shown.level) - 10)


def test_no_level_is_cut_beside_the_name_of_a_side(qapp, cut):
    shown = Plate("Joko", "a long level", "", None, "", "", "", False, side=(1, "Them"), figure="bun")
    mark = NARROW * 1.3
    for layout in range(40, 240):
        assert (shown.level in cut(shown, layout)) == (layout < least(shown.level) + mark), layout


@each("edge", ["top", "near", "left", "right"])
@each("pixels", range(11, 17))
def test_the_level_of_the_seat_to_play_is_whole_beside_its_figure(qapp, monkeypatch, edge, pixels):
    """On every plate that has room for level, mark, figure and pointer."""
    cut = []

    def text(painter, row, words, face, *rest):
        if QFontMetricsF(face).horizontalAdvance(words) > row.width() + 0.01:
            cut.append((words, wide))

    monkeypatch.setattr(player_plate, "text", text)
    shown = Plate("Joko", "regular", "", None, "", "", "", True, side=(1, "They"), figure="bun", stage=2)
    level = QFontMetricsF(font(pixels * 0.88 * 0.75)).horizontalAdvance(shown.level)
    needed = 2 + level + pixels * (2 + 0.25 + 1.3 + 2 * 0.55 + 0.8 + 0.5)
    for wide in range(int(needed) + 1, 220):
        plate(shown, wide, 3.6 * pixels, pixels, edge, 1.0)
    assert not [one for one in cut if one[0] == shown.level]


@each("edge", ["top", "near", "left", "right"])
@each("level", ["regular", "a long level"])
@each("side", [None, (1, "They")])
def test_the_sign_of_a_level_stays_while_the_seat_is_to_play(qapp, monkeypatch, edge, level, side):
    drawn: list[int] = []
    grown = player_plate.growth_pixmap

    def growth_pixmap(path, colour, size, ratio):
        drawn.append(size)
        return grown(path, colour, size, ratio)

    monkeypatch.setattr(player_plate, "growth_pixmap", growth_pixmap)
    shown = Plate("Joko", level, "", None, "", "", "", False, side=side, figure="bun", stage=2)
    for pixels in (12, 15):
        for wide in range(round(side_least(pixels)), 17 * pixels):
            drawn.clear()
            for plays in (False, True):
                plate(shown._replace(active=plays), wide, plate_height(pixels), pixels, edge, 1.0)
            assert len(drawn) in (0, 2), (pixels, wide)
        assert drawn, "the widest have a sign"


@each("edge", ["bottom", "near"])
@each("total", [None, 0, 40, 120])
@each("active", [True, False])
def test_the_word_for_you_is_whole_in_every_language(qapp, monkeypatch, edge, total, active):
    """On every plate, be it as narrow as plates become, beside a figure or without one."""
    cut = []

    def text(painter, row, words, face, *rest):
        if QFontMetricsF(face).horizontalAdvance(words) > row.width():
            cut.append((words, wide, pixels))

    monkeypatch.setattr(player_plate, "text", text)
    shown = Plate("Sampeyan", "", "", total, "", "", "", active, figure="bun")
    for pixels in range(12, 27):
        least = round(side_least(pixels))
        for wide in range(least, least + 4 * pixels):
            plate(shown, wide, plate_height(pixels), pixels, edge, 1.0)
    assert cut == []


def test_a_figure_gives_way_to_a_name(qapp):
    shown = Plate("You", "", "", 0, "", "", "", False, figure="bun")
    for name, drawn in (("You", True), ("Sampeyan", False)):
        pictures = [
            plate(one, 111, 52, NARROW, "bottom", 1.0).toImage()
            for one in (shown._replace(name=name), shown._replace(name=name, figure=""))
        ]
        assert (pictures[0] != pictures[1]) == drawn


def test_a_level_is_as_large_as_ever_where_there_is_room(qapp):
    shown = Plate("Joko", "regular", "", None, "", "", "", False, side=(1, "Them"))
    other = shown._replace(side=(1, "Us"))
    assert row(shown, 2).copy(QRect(0, 0, 60, 16)) == row(other, 2).copy(QRect(0, 0, 60, 16))


def test_javanese_letters_that_would_be_too_small_are_left_out(qapp):
    assert javanese_family()
    shown = Plate("Wati", "", "unyik", 0, "", "", "", False)
    title = QFontMetricsF(font(NARROW)).horizontalAdvance("unyik")
    for layout, told in ((title + 24, False), (title + 200, True)):
        drawn = [
            plate(one, layout, 52, NARROW, "left", 1.0).toImage()
            for one in (shown, shown._replace(script=SCRIPT))
        ]
        assert (drawn[0] != drawn[1]) == told


def test_javanese_letters_stay_above_the_gain_of_a_round(qapp):
    unyik = "\ua9b2\ua9b8\ua99a\ua9b6\ua98f\ua9c0"
    shown = Plate("Wati", "", "unyik", 0, "", "", "", False)
    for pixels in range(12, 27):
        high = plate_height(pixels)
        drawn = [
            plate(one, 14 * pixels, high, pixels, "left", 1.0).toImage()
            for one in (shown, shown._replace(script=unyik))
        ]
        assert drawn[0] != drawn[1]
        below = [
            image.copy(QRect(0, round(high * 2 / 3) + 1, 14 * pixels, round(high / 3))) for image in drawn
        ]
        assert below[0] == below[1], pixels


def test_javanese_letters_keep_the_margin(qapp):
    shown = Plate("Wati", "", "unyik", None, "", "", "", False)
    for wide in range(90, 160):
        drawn = [
            plate(one, wide, 52, NARROW, "left", 1.0).toImage()
            for one in (shown, shown._replace(script=SCRIPT))
        ]
        right = [image.copy(QRect(wide - 6, 0, 6, 52)) for image in drawn]
        assert right[0] == right[1], wide
