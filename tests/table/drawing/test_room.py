# SPDX-License-Identifier: MIT
"""The room round the mat: its light follows the clock and the theme, and it stays quiet."""

import random
from itertools import pairwise

from PySide6.QtCore import QPoint, QSize, QTime
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication

from tests.probe import probe
from tests.table.drawing.test_contrast import contrast, luminance
from tests.table.geometry.test_pool_layout import layout_of
from tests.table.rounds import deal, random_play, settle, sit
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.table.drawing import background, room, tea
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.theme.theme import Theme
from thothit_desktop.table.theme.themes import themes

SIZE = QSize(1280, 750)
LIGHTS = ("morning", "afternoon", "lamp")
WOOD = QPoint(90, 520)
"""Bare wood beside the mat of a table of that size."""


def drawn(light: str, veranda: bool = False, mat: str = "pandan") -> QImage:
    layout = layout_of((SIZE.width(), SIZE.height()), DECKS["ceki"])
    return background.picture(layout, SIZE, 1.0, mat, light, veranda).toImage()


def pixels(image: QImage) -> list[QColor]:
    """The colours of the wood beside and below the mat, here and there."""
    wood = [(x, y) for x in range(3, 180, 7) for y in range(3, 740, 11)]
    wood += [(x, y) for x in range(3, 1270, 23) for y in range(560, 740, 11)]
    return [image.pixelColor(x, y) for x, y in wood]


def set_clock(monkeypatch, hour: int) -> None:
    class Clock:
        @staticmethod
        def currentTime() -> QTime:  # noqa: N802
            return QTime(hour, 0)

    monkeypatch.setattr(room, "QTime", Clock)


def test_the_light_follows_the_clock_but_a_lamp_burns_in_the_dark_theme(monkeypatch):
    for hour, light in ((7, "morning"), (11, "morning"), (12, "afternoon"), (19, "afternoon")):
        set_clock(monkeypatch, hour)
        assert room.light_now(lamp_lit=False) == light
        assert room.light_now(lamp_lit=True) == "lamp"
    assert [name for name, one in themes().items() if one.lamp_lit] == ["dark"]


def test_each_light_is_another_picture_but_in_high_contrast(dressed: Theme):
    pictures = [drawn(light) for light in LIGHTS]
    same = all(picture == pictures[0] for picture in pictures)
    assert same == (dressed.id == "high-contrast")
    if same:
        assert {colour.name() for colour in pixels(pictures[0])} == {"#000000"}
        assert drawn("lamp", veranda=True) == pictures[0]
    else:
        assert len({picture.pixelColor(WOOD).rgb() for picture in pictures}) == len(LIGHTS)
        assert drawn("morning", veranda=True) != pictures[0]


def test_the_sun_comes_from_the_left_in_the_morning(qapp):
    left, right = (QPoint(90, 30), QPoint(1190, 30))
    for light, bright, dark in (("morning", left, right), ("afternoon", right, left)):
        image = drawn(light)
        assert luminance(image.pixelColor(bright)) > luminance(image.pixelColor(dark)), light


@each("veranda", [False, True])
def test_the_room_is_darker_than_what_lies_in_it(dressed: Theme, veranda):
    """Cards, gold and light words stand out on the brightest part of the floor."""
    for light in ("lamp",) if dressed.lamp_lit else ("morning", "afternoon"):
        brightest = max(pixels(drawn(light, veranda)), key=luminance)
        assert contrast(dressed.table.paper, brightest) >= 4.5, brightest.name()


def test_the_sun_moves_on_between_two_rounds_and_not_in_one(table, monkeypatch):
    def shown() -> int:
        return probe(table).ground.pixmap().cacheKey()

    set_clock(monkeypatch, 11)
    position = deal(1, 0)
    table.show_view(position.view(0))
    settle(table)
    before = shown()
    for events in random_play(position, 1):
        table.play(events, position.view(0))
        settle(table)
        if probe(table).tea != tea.FULL:
            set_clock(monkeypatch, 12)
    assert shown() == before
    fresh = deal(2, 0)
    table.play(fresh.history, fresh.view(0))
    settle(table)
    assert shown() != before


def test_the_room_is_not_painted_again_where_nothing_has_changed(table):
    before = probe(table).ground.pixmap().cacheKey()
    table.set_text_scale(1.0)
    table.set_mat("pandan")
    assert probe(table).ground.pixmap().cacheKey() == before
    table.set_mat("blue")
    assert probe(table).ground.pixmap().cacheKey() != before


# Tea


def test_the_tea_falls_from_full_to_empty(qapp):
    levels = [tea.level(cards, 60) for cards in range(60, -1, -1)]
    assert levels == sorted(levels, reverse=True)
    assert (levels[0], levels[-1]) == (tea.FULL, 0)
    assert len(set(levels)) == tea.FULL + 1
    images = [tea.glass(level, 80, 1.0).toImage() for level in range(tea.FULL + 1)]
    assert all(one != other for one, other in pairwise(images))


def test_the_glass_on_the_table_is_drunk_through_the_round(table):
    position = deal(1, 0)
    table.show_view(position.view(0))
    settle(table)
    assert probe(table).tea == tea.FULL
    shown = []
    for events in random_play(position, 1):
        table.play(events, position.view(0))
        settle(table)
        shown.append(probe(table).tea)
    assert shown == sorted(shown, reverse=True)
    assert shown[-1] == 0


def test_no_glass_stands_where_there_is_no_room_or_in_high_contrast(table, qtbot):
    table.show_view(deal(1, 0).view(0))
    settle(table)
    assert probe(table).tea is not None
    before = QApplication.palette()
    try:
        QApplication.setPalette(QPalette(QColor("#000000")))
        qtbot.waitUntil(lambda: probe(table).tea is None)
    finally:
        QApplication.setPalette(before)
    qtbot.waitUntil(lambda: probe(table).tea is not None)
    crowd = new_game("thothit-kuna", 6)
    sit(table, crowd)
    table.resize(640, 400)
    table.show_view(crowd.deal(random.Random(1)).view(0))
    assert probe(table).tea is None
