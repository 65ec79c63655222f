# SPDX-License-Identifier: MIT
"""The New game dialog on a small screen."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.app.cut_off import cut_off
from tests.tiers import each
from thothit_desktop.app.i18n.translators import install
from thothit_desktop.app.new_game.dialog import LARGEST, NewGame
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.games import games
from thothit_desktop.games.families import FAMILIES
from thothit_desktop.languages import ENGLISH, LANGUAGES

NINETEEN = 19
"""The number of games for which the largest dialog has room."""


@pytest.fixture(params=LANGUAGES)
def language(request, qapp) -> Iterator[str]:
    """Each language, in which the program speaks meanwhile."""
    install(qapp, LANGUAGES[request.param])
    yield request.param
    install(qapp, ENGLISH)


@pytest.mark.whole
def test_on_a_very_small_screen_it_scrolls_and_can_be_answered(open_dialog):
    dialog = open_dialog()
    dialog.setMinimumSize(0, 0)  # as on a screen of 640x400
    dialog.resize(620, 388)
    QApplication.processEvents()
    assert dialog.size() == QSize(620, 388)
    for button in (dialog.ui.play, dialog.ui.cancel, dialog.ui.rules):
        corner = button.mapTo(dialog, button.rect().bottomRight())
        assert dialog.rect().contains(corner)
    for scroll in (dialog.ui.games, dialog.ui.chosen):
        assert scroll.horizontalScrollBar().maximum() == 0
        assert scroll.verticalScrollBar().maximum() > 0


@pytest.mark.whole
@pytest.mark.usefixtures("language")
def test_no_tile_is_cut_in_any_language(open_dialog):
    dialog = open_dialog()
    columns = set()
    dialog.setMinimumSize(0, 0)
    for size in ((620, 388), (1130, 690), (1240, 750), (1840, 1370)):
        dialog.resize(*size)
        QApplication.processEvents()
        columns.add(dialog.ui.gallery.columns)
        assert dialog.ui.games.horizontalScrollBar().maximum() == 0
        assert dialog.ui.chosen.horizontalScrollBar().maximum() == 0
    assert columns == {1, 2}


@each("size", [(880, 560), (1840, 1370)])
@pytest.mark.usefixtures("language")
def test_figures_stand_on_one_line_where_there_is_room(open_dialog, size):
    dialog = open_dialog(size=size)
    dialog.setMinimumSize(0, 0)
    dialog.resize(*size)
    QApplication.processEvents()
    for tile in dialog.ui.gallery.tiles.values():
        assert tile.figures.height() < 1.5 * tile.figures.fontMetrics().height()


@pytest.mark.whole
@pytest.mark.usefixtures("language")
def test_the_largest_shows_all_games(monkeypatch, open_dialog):
    fishing = FAMILIES["fishing"]
    like = games()["enthit"]  # its summary is long
    more = [replace(like, id=f"like-enthit-{number}") for number in range(NINETEEN - len(games()))]
    monkeypatch.setattr(type(fishing), "specs", (*fishing.specs, *more))
    dialog = open_dialog(size=LARGEST.toTuple())
    QApplication.processEvents()
    tiles = dialog.ui.gallery.tiles.values()
    assert len(tiles) >= NINETEEN
    assert dialog.ui.map.isVisible()
    for tile in tiles:
        assert tile.visibleRegion().boundingRect() == tile.rect()


@pytest.mark.whole
def test_nothing_to_scroll_shows_no_handle(open_dialog):
    dialog = open_dialog(size=(1840, 1370))
    bar = dialog.ui.chosen.verticalScrollBar()
    nothing = bar.grab().toImage()
    assert bar.maximum() == 0
    assert nothing.pixelColor(bar.width() // 2, bar.height() // 2) == nothing.pixelColor(0, 0)
    dialog.setMinimumSize(0, 0)
    dialog.resize(1840, 388)
    QApplication.processEvents()
    handle = bar.grab().toImage()
    assert bar.maximum() > 0
    assert handle.pixelColor(bar.width() // 2, bar.width()) != handle.pixelColor(0, 0)


@pytest.mark.usefixtures("little_room")
def test_on_a_small_screen_with_large_letters_nothing_is_cut_off(settings, qtbot):
    dialog = NewGame(settings, "thothit", watch=False)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert cut_off(dialog) == []
    assert dialog.size().boundedTo(room_of(dialog)) == dialog.size()
    for scroll in (dialog.ui.games, dialog.ui.chosen):
        assert scroll.horizontalScrollBar().maximum() == 0
    assert not dialog.ui.gallery.tiles["thothit"].picture.isVisible()


def test_cards_and_keys_are_shown_where_there_is_room(open_dialog):
    dialog = open_dialog(size=(846, 564))
    assert dialog.ui.gallery.tiles["thothit"].picture.isVisible()
    assert dialog.ui.keys.isVisible()
