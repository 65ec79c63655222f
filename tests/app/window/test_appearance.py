# SPDX-License-Identifier: MIT
"""The themes, also on platforms without a colour scheme."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibilityHints, QColor, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QWidget,
)

from tests.table.drawing.test_contrast import contrast
from tests.tiers import each
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.window.appearance import appear
from thothit_desktop.table.theme.themes import theme, themes


@pytest.mark.parametrize(
    ("appearance", "dark"), [("dark", True), ("light", False), ("system", False), ("high-contrast", True)]
)
def test_the_palette_is_as_wished(qapp, appearance, dark):
    try:
        appear(appearance)
        assert (QGuiApplication.palette().window().color().lightness() < 128) == dark
        text, ground = QGuiApplication.palette().text().color(), QGuiApplication.palette().base().color()
        assert abs(text.lightness() - ground.lightness()) > 120
    finally:
        appear("light")


def test_what_is_chosen_has_the_colour_of_the_house(qapp):
    try:
        for appearance in ("light", "dark", "system", "high-contrast"):
            appear(appearance)
            chosen = QGuiApplication.palette().highlight().color()
            assert chosen == QColor(document_colours().accent)
    finally:
        appear("light")


@each("appearance", ["light", "dark", "high-contrast"])
def test_lines_in_menus_can_be_seen(window, appearance):
    try:
        appear(appearance)
        QApplication.processEvents()
        menu = window.ui.menu_game
        menu.resize(menu.sizeHint())
        image = menu.grab().toImage()
        lines = [menu.actionGeometry(action).center() for action in menu.actions() if action.isSeparator()]
        assert lines
        for at in lines:
            ground = image.pixelColor(at.x(), at.y() - 3)
            assert (ground.lightness() > 128) == (appearance == "light")
            assert max(contrast(image.pixelColor(at.x(), at.y() + y), ground) for y in (-1, 0, 1)) >= 3.0
    finally:
        appear("light")


def test_boxes_in_menus_can_be_seen(qtbot):
    menu = QMenu()
    qtbot.addWidget(menu)
    try:
        appear("dark")
        shown = QApplication.palette(menu)
        assert shown.window().color().darker(140).lightness() - shown.base().color().lightness() > 40
        appear("light")
        shown = QApplication.palette(menu)
        assert shown.base().color().lightness() - shown.window().color().darker(140).lightness() > 100
    finally:
        appear("light")


@each("appearance", ["light", "dark", "high-contrast"])
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QLineEdit, QSpinBox])
def test_fields_and_boxes_have_an_edge_that_can_be_seen(qtbot, appearance, kind):
    try:
        appear(appearance)
        window = QWidget()
        qtbot.addWidget(window)
        field = kind(window)
        field.resize(field.sizeHint())
        shown, ground = window.grab(field.geometry()).toImage(), QApplication.palette().base().color()
        middle = shown.height() // 2
        edges = [shown.pixelColor(x, middle) for x in range(6)]
        assert max(contrast(edge, ground) for edge in edges) >= 3
    finally:
        appear("light")


@each("appearance", ["light", "dark", "high-contrast"])
def test_an_open_list_of_a_combo_box_can_be_read(qtbot, appearance):
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["one", "two"])
    try:
        appear(appearance)
        box.show()
        box.showPopup()
        listed = box.view()
        row = listed.visualRect(listed.model().index(1, 0)) & listed.viewport().rect()
        drawn = listed.viewport().grab(row).toImage()
        ground = drawn.pixelColor(1, row.height() // 2)
        points = [(x, y) for x in range(drawn.width()) for y in range(drawn.height())]
        assert max(contrast(drawn.pixelColor(*point), ground) for point in points) >= 4.5
    finally:
        box.hidePopup()
        appear("light")


@each("appearance", ["light", "dark", "high-contrast"])
@pytest.mark.parametrize("kind", [QCheckBox, QComboBox, QLineEdit, QPushButton, QSlider, QSpinBox, QTabBar])
def test_the_frame_of_what_has_the_keys_can_be_seen(qtbot, appearance, kind):
    control = kind()
    qtbot.addWidget(control)
    try:
        appear(appearance)
        shown = QApplication.palette(control)
        chosen, words = shown.highlight().color(), shown.highlightedText().color()
        assert contrast(chosen.darker(125), QApplication.palette().window().color()) >= 3
        assert contrast(words, chosen) >= 4.5
    finally:
        appear("light")


def test_high_contrast_has_outlines_that_other_themes_do_not_keep(qtbot):
    button = QPushButton()
    qtbot.addWidget(button)
    try:
        appear("high-contrast")
        sharp = themes()["high-contrast"].windows
        assert QApplication.palette(button).window().color() == QColor(sharp.outlines)
        assert QApplication.palette(button).button().color() == QColor(sharp.button)
        appear("dark")
        assert QApplication.palette(button).window().color() == QColor(themes()["dark"].windows.window)
    finally:
        appear("light")


def test_a_system_that_wishes_for_high_contrast_gets_it(qapp, monkeypatch):
    monkeypatch.setattr(
        QAccessibilityHints, "contrastPreference", lambda _: Qt.ContrastPreference.HighContrast
    )
    try:
        appear("system")
        assert theme().id == "high-contrast"
        appear("dark")
        assert theme().id == "dark"
    finally:
        appear("light")


@pytest.mark.whole
def test_the_menu_bar_follows_while_the_window_is_open(qtbot, window):
    bar = window.ui.menu_bar

    def ground():
        picture = bar.grab().toImage()
        return picture.pixelColor(picture.width() - 3, picture.height() // 2)

    try:
        for name in ("high-contrast", "light"):
            window.settings.appearance = name
            qtbot.waitUntil(lambda name=name: ground() == QColor(themes()[name].windows.window))
    finally:
        appear("light")
