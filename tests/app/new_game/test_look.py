# SPDX-License-Identifier: MIT
"""The look of the New game dialog: nothing is cut, at any size."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.app.dialog import CATALOGUE, SIZES
from tests.tiers import each
from thothit_desktop.app.new_game.dialog import NewGame
from thothit_desktop.app.window.appearance import appear
from thothit_desktop.games import games


def cut(dialog: NewGame) -> list[str]:
    """Every text that has not the room it needs."""
    found = []
    for label in dialog.findChildren(QLabel):
        if not label.isVisible() or not label.text():
            continue
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        if label.height() < needed or (not label.wordWrap() and label.width() < label.sizeHint().width()):
            found.append(label.text())
        words = label.text().split() if label.textFormat() == Qt.TextFormat.PlainText else []
        if any(label.fontMetrics().horizontalAdvance(word) > label.width() for word in words):
            found.append(label.text())
    for button in dialog.findChildren(QPushButton):
        need = button.minimumSizeHint()
        if button.isVisible() and (button.width() < need.width() or button.height() < need.height()):
            found.append(button.accessibleName() or button.text())
    scrolls = (dialog.ui.games, dialog.ui.chosen)
    return found + [
        scroll.objectName() for scroll in scrolls if scroll.widget().width() > scroll.viewport().width()
    ]


@each("size", [(820, 500), *SIZES])
def test_no_text_is_cut(qtbot, open_dialog, settings, size):
    dialog = open_dialog(size=size)
    for game in CATALOGUE:
        dialog.show_setup(settings.match_setup(game).changed(games()[game].players[-1], None, {}))
        assert dialog.size().toTuple() == size
        qtbot.waitUntil(lambda: cut(dialog) == [])


def test_the_cards_of_every_game_are_drawn(qtbot, open_dialog):
    dialog = open_dialog()
    tiles = dialog.ui.gallery.tiles.values()
    qtbot.waitUntil(lambda: all(not tile.picture.pixmap().isNull() for tile in tiles))
    for tile in tiles:
        drawn = tile.picture.pixmap().deviceIndependentSize()
        assert drawn.width() <= tile.picture.width()
        assert drawn.height() <= tile.picture.height()
        assert drawn.height() > 0.6 * tile.picture.height()


@pytest.mark.whole
def test_texts_grow_with_the_dialog(open_dialog):
    small, large = open_dialog(size=SIZES[0]), open_dialog(size=SIZES[2])
    assert large.ui.title.fontMetrics().height() > 1.4 * small.ui.title.fontMetrics().height()
    assert (small.ui.gallery.columns, large.ui.gallery.columns) == (1, 4)


def test_the_gallery_has_room_for_two_columns_before_texts_grow(qtbot, open_dialog):
    dialog = open_dialog(size=(846, 700))
    height = dialog.ui.title.fontMetrics().height()
    dialog.resize(1128, 700)
    tiles = dialog.ui.gallery.tiles
    qtbot.waitUntil(lambda: tiles["thothit"].y() == tiles["thothit-chinese"].y())
    assert dialog.ui.title.fontMetrics().height() == height
    qtbot.waitUntil(lambda: cut(dialog) == [])
    dialog.resize(846, 700)
    qtbot.waitUntil(lambda: tiles["thothit"].x() == tiles["thothit-chinese"].x())
    qtbot.waitUntil(lambda: cut(dialog) == [])


@each("game", ["totit-denexa", "kings"])
def test_large_letters_of_the_system_find_room(qtbot, open_dialog, game):
    plain = QApplication.font()
    large = QApplication.font()
    large.setPixelSize(19)
    QApplication.setFont(large)
    try:
        dialog = open_dialog(game)
        qtbot.waitUntil(lambda: cut(dialog) == [])
    finally:
        QApplication.setFont(plain)


@pytest.mark.whole
def test_the_dialog_follows_light_and_dark(qtbot, open_dialog):
    dialog = open_dialog()

    def lightness() -> int:
        return dialog.grab().toImage().pixelColor(dialog.width() - 30, 30).lightness()

    appear("light")
    assert lightness() > 200
    appear("dark")
    try:
        qtbot.waitUntil(lambda: lightness() < 80)
    finally:
        appear("system")


def test_a_small_window_gets_a_dialog_that_fits(qtbot, open_window, settings):
    window = open_window(size=(900, 600))
    dialog = NewGame(settings, "thothit", False, window)
    assert dialog.width() <= 900
    assert dialog.height() <= 570  # with its title
    assert dialog.minimumHeight() <= 570
