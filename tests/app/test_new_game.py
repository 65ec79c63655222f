# SPDX-License-Identifier: MIT
"""The New game dialog, used with real mouse and key events."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from tests.app.play import asked, sit_down
from thothit_desktop.app.appearance import appear
from thothit_desktop.app.differences import differences
from thothit_desktop.app.house_rules import OWN, SOURCES, preset_of, with_preset
from thothit_desktop.app.new_game import NewGame
from thothit_desktop.app.new_game_parts import Sentence
from thothit_desktop.app.rules_window import RulesWindow
from thothit_desktop.app.settings import Settings
from thothit_desktop.app.wishes import Wish
from thothit_desktop.games import GAMES
from thothit_desktop.players import PLAYERS

CATALOGUE = list(GAMES)
SIZES = [(846, 564), (1203, 752), (1840, 1240)]
"""Of the dialog over windows of 900x600, 1280x800 and 2560x1440."""


def click(widget: QWidget) -> None:
    """Press the middle of a widget, once it is in sight."""
    for scroll in widget.window().findChildren(QScrollArea):
        if scroll.isAncestorOf(widget):
            scroll.ensureWidgetVisible(widget)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, to whatever has the focus."""
    window = QGuiApplication.focusWindow()
    assert window is not None
    QTest.keyClick(window, key, modifier)


def tab_to(wanted: Callable[[QWidget], bool]) -> QWidget:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(60):
        widget = QApplication.focusWidget()
        if widget is not None and wanted(widget):
            return widget
        press(Qt.Key.Key_Tab)
    raise AssertionError("Tab never got there")


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(tmp_path)


@pytest.fixture
def open_dialog(qtbot, settings):
    def opening(game: str = "thothit", watch: bool = False, size: tuple[int, int] = SIZES[0]) -> NewGame:
        dialog = NewGame(settings, game, watch)
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return opening


def answer(qtbot, window, act: Callable[[NewGame], None]) -> None:
    """Open the dialog by its key, do something there, and wait until it has closed."""
    fault = []

    def go() -> None:
        dialog = QApplication.activeModalWidget()
        try:
            assert isinstance(dialog, NewGame)
            qtbot.waitUntil(dialog.isActiveWindow)
            act(dialog)
            assert not dialog.isVisible()
        except BaseException as error:
            fault.append(error)
            if dialog is not None:
                dialog.close()

    qtbot.waitUntil(window.isActiveWindow)
    QTimer.singleShot(0, go)
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    if fault:
        raise fault[0]


# A game is chosen and begins


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_chosen_by_mouse_and_begins(qtbot, open_window, data, game):
    window = sit_down(qtbot, open_window)
    spec = GAMES[game]
    wished: list[Wish] = []

    def choose(dialog: NewGame) -> None:
        ui = dialog.ui
        click(ui.gallery.tiles[game])
        click(ui.players.chips[str(spec.players[-1])]) if len(spec.players) > 1 else None
        for chips in ui.opponents.seats.values():
            click(chips.chips["random"])
        click(ui.match.chips[str(spec.matches[-1])])
        for option in spec.options:
            click(ui.house.values[option.name, list(option.values)[-1]])
        wished.append(dialog.wish)
        click(ui.play)

    answer(qtbot, window, choose)
    match = window.conductor.match
    assert (match.game.spec, match.game.players) == (spec, spec.players[-1])
    assert match.length == spec.matches[-1]
    assert match.game.options == {option.name: list(option.values)[-1] for option in spec.options}
    expected = "random" if spec.luck < 10 else "greedy"
    assert match.levels == ["person", *[expected] * (spec.players[-1] - 1)]
    assert Settings(data).wish(game) == wished[0]
    assert window.windowTitle() == spec.name
    assert window.ui.rules.text().replace("&", "") == f"Rules of {spec.name}"


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_chosen_by_keyboard_and_begins(qtbot, open_window, game):
    window = sit_down(qtbot, open_window)
    spec = GAMES[game]

    def choose(dialog: NewGame) -> None:
        for other in CATALOGUE[1 : CATALOGUE.index(game) + 1]:
            press(Qt.Key.Key_Down if dialog.ui.gallery.columns == 1 else Qt.Key.Key_Right)
            assert dialog.wish.game == other
        tab_to(lambda widget: widget in dialog.ui.match.chips.values())
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)

    window.resize(900, 600)
    answer(qtbot, window, choose)
    match = window.conductor.match
    assert (match.game.spec, match.game.players) == (spec, spec.default_players)
    assert match.length == spec.matches[1]
    assert window.ui.rules.text().replace("&", "") == f"Rules of {spec.name}"


def test_players_levels_and_rules_are_set_by_keyboard(open_dialog):
    dialog = open_dialog("totit-denexa")
    ui = dialog.ui
    tab_to(lambda widget: widget in ui.players.chips.values())
    press(Qt.Key.Key_Right)
    assert dialog.wish.players == 5
    assert list(ui.opponents.seats) == [1, 2, 3, 4]
    tab_to(lambda widget: widget in ui.opponents.seats[4].chips.values())
    press(Qt.Key.Key_Right)
    assert dialog.wish.levels[4] == "expert"
    tab_to(lambda widget: widget in ui.house.presets.chips.values())
    press(Qt.Key.Key_Right)
    assert preset_of(dialog.wish) == "free-hand"
    tab_to(lambda widget: widget is ui.house.values["pairs", "odd-first"])
    press(Qt.Key.Key_Down)
    assert dialog.wish.options["pairs"] == "penalty"
    assert preset_of(dialog.wish) == OWN
    tab_to(lambda widget: widget is ui.rules)
    tab_to(lambda widget: widget is ui.cancel)
    tab_to(lambda widget: widget is ui.play)


@pytest.mark.parametrize(
    ("key", "found"),
    [(Qt.Key.Key_N, "players"), (Qt.Key.Key_M, "match"), (Qt.Key.Key_H, "presets")],
)
def test_headings_have_keys(qtbot, open_dialog, key, found):
    dialog = open_dialog("sackson")
    press(key, Qt.KeyboardModifier.AltModifier)
    chips = dialog.ui.house.presets if found == "presets" else getattr(dialog.ui, found)
    qtbot.waitUntil(chips.checked.hasFocus)


def test_whoever_watches_chooses_the_player_of_every_seat(open_dialog):
    dialog = open_dialog("thothit", watch=True)
    assert list(dialog.ui.opponents.seats) == [0, 1, 2]
    click(dialog.ui.opponents.seats[0].chips["expert"])
    assert dialog.wish.levels[:3] == ("expert", "greedy", "greedy")
    assert list(open_dialog("thothit").ui.opponents.seats) == [1, 2]


def test_where_nothing_is_decided_no_level_is_asked(open_dialog):
    dialog = open_dialog("kings")
    assert dialog.ui.opponents.seats == {}
    assert any("Nobody decides" in label.text() for label in dialog.ui.opponents.findChildren(QLabel))


def test_what_was_chosen_for_one_game_is_kept_while_others_are_looked_at(open_dialog, settings):
    dialog = open_dialog("thothit")
    tiles = dialog.ui.gallery.tiles
    click(dialog.ui.match.chips["9"])
    click(tiles["enthit"])
    assert dialog.wish == settings.wish("enthit")
    click(tiles["thothit"])
    assert dialog.wish.length == 9


# Cancelling


@pytest.mark.parametrize("by", ["key", "button"])
def test_cancelling_leaves_the_match_and_the_memory_as_they_were(qtbot, open_window, by):
    window = sit_down(qtbot, open_window)
    match, stored = window.conductor.match, window._settings.wish("kings")

    def turn_away(dialog: NewGame) -> None:
        assert window.conductor.paused
        click(dialog.ui.gallery.tiles["kings"])
        click(dialog.ui.match.chips["free"])
        press(Qt.Key.Key_Escape) if by == "key" else click(dialog.ui.cancel)

    answer(qtbot, window, turn_away)
    assert window.conductor.match is match
    assert not window.conductor.paused
    assert asked(window)
    assert (window._settings.game, window._settings.wish("kings")) == ("thothit", stored)


# The same again


def test_the_same_again_and_a_deal_by_number_repeat_the_game(qtbot, open_window):
    window = open_window()
    wish = Wish("totit-cats", 2, ("greedy", "random") + ("greedy",) * 4, 6, {})
    wish = replace(wish, options=GAMES["totit-cats"].resolve(2, {"bonus": "on"})[1])
    window.begin(wish, 5)
    first = window.conductor.match
    first.length = "free"  # as after the end of the match
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(
        window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    again = window.conductor.match
    assert again is not first
    assert again.game == first.game
    assert (again.levels, again.length, again.names) == (["person", "random"], 6, first.names)
    assert window._settings.game == "thothit"  # only what is chosen in the dialog is remembered


# Favourites


def shown(dialog: NewGame) -> list[str]:
    """The games in the order of the screen."""
    tiles = dialog.ui.gallery.tiles
    return sorted(tiles, key=lambda game: (tiles[game].y(), tiles[game].x()))


@pytest.mark.parametrize("size", SIZES)
def test_favourites_come_first_by_key_and_by_mouse(qtbot, open_dialog, settings, size):
    dialog = open_dialog("sackson", size=size)
    qtbot.waitUntil(lambda: shown(dialog) == CATALOGUE)
    press(Qt.Key.Key_F)
    qtbot.waitUntil(lambda: shown(dialog)[:2] == ["sackson", "thothit"])
    click(dialog.ui.gallery.tiles["kings"].star)
    assert dialog.wish.game == "sackson"  # a star does not choose
    others = [game for game in CATALOGUE if game not in ("sackson", "kings")]
    qtbot.waitUntil(lambda: shown(dialog) == ["sackson", "kings", *others])
    assert settings.favourites == ("sackson", "kings")
    dialog.ui.gallery.tiles["sackson"].setFocus()
    press(Qt.Key.Key_Right if dialog.ui.gallery.columns == 2 else Qt.Key.Key_Down)
    assert dialog.wish.game == "kings"  # the arrows follow the screen
    again = open_dialog("thothit", size=size)
    qtbot.waitUntil(lambda: shown(again) == ["sackson", "kings", *others])
    click(again.ui.gallery.tiles["sackson"].star)
    assert settings.favourites == ("kings",)


# Rules of the house


PRESETS = [(spec, preset) for spec in GAMES.values() for preset in spec.presets]


@pytest.mark.parametrize(("spec", "preset"), PRESETS, ids=lambda part: part.id)
def test_presets_set_all_rules_and_are_recognised(open_dialog, spec, preset):
    dialog = open_dialog(spec.id)
    house = dialog.ui.house
    click(house.presets.chips[preset.id])
    assert dialog.wish.options == spec.resolve(None, preset.options)[1]
    assert dialog.wish.players == (preset.players or spec.default_players)
    assert house.presets.checked is house.presets.chips[preset.id]
    for name, value in dialog.wish.options.items():
        assert house.values[name, value].isChecked()
    click(house.presets.chips[SOURCES])
    assert dialog.wish.options == {option.name: option.default for option in spec.options}
    assert dialog.wish.players == spec.default_players
    assert house.presets.checked is house.presets.chips[SOURCES]


def test_the_rules_of_ones_own_come_back(open_dialog):
    dialog = open_dialog("thothit")
    house = dialog.ui.house
    click(house.values["duty", "hand"])
    click(house.values["first-turn", "off"])
    mine = dialog.wish
    assert house.presets.checked is house.presets.chips[OWN]
    click(house.presets.chips["open-piles"])
    assert dialog.wish.options["duty"] == "card"
    click(house.presets.chips[OWN])
    assert dialog.wish == mine


def test_own_rules_may_begin_as_those_of_the_sources(open_dialog):
    dialog = open_dialog("enthit")
    house = dialog.ui.house
    before = dialog.wish
    click(house.presets.chips[OWN])
    assert dialog.wish == before
    assert house.presets.checked is house.presets.chips[OWN]


def test_a_preset_keeps_the_number_of_players_unless_a_preset_gave_it(settings):
    five = settings.wish("sackson").changed(5, None, ())
    assert with_preset(five, "bonus-pairs").players == 5
    two = with_preset(five, "for-two")
    assert (two.players, preset_of(two)) == (2, "for-two")
    assert with_preset(two, SOURCES).players == 3


@pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)
def test_every_option_is_shown_with_its_meaning_default_and_source(open_dialog, spec):
    dialog = open_dialog(spec.id)
    said = [label.text() for label in dialog.ui.house.findChildren(QLabel) if label.isVisible()]
    for option in spec.options:
        assert option.title in said
        assert any(option.source in text for text in said)
        for value, meaning in option.values.items():
            button = dialog.ui.house.values[option.name, value]
            default = " default" if value == option.default else ""
            assert button.accessibleName() == meaning + default
            assert meaning in said
    assert said.count("default") == len(spec.options)


@pytest.mark.parametrize("game", CATALOGUE)
def test_differences_are_shown_and_follow_the_rules(open_dialog, game):
    dialog = open_dialog(game)
    for point in differences(dialog.wish):
        assert point.what in dialog.ui.differs.text()
    click(dialog.ui.house.presets.chips[GAMES[game].presets[0].id])
    told = dialog.ui.differs.text()
    for point in differences(dialog.wish):
        assert point.what in told
    if game == "thothit":
        assert "Captured cards" in told


def test_what_is_pressed_stays_where_it_is(open_dialog):
    """A rule that differs from Thothit's grows the list above the rules."""
    dialog = open_dialog("thothit")
    house, view = dialog.ui.house, dialog.ui.chosen.viewport()
    button = house.values["pairs", "penalty"]
    dialog.ui.chosen.ensureWidgetVisible(button)
    before = button.mapTo(view, QPoint()).y()
    higher = dialog.ui.differs.height()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(60, 5))
    QApplication.processEvents()
    assert dialog.wish.options["pairs"] == "penalty"
    assert dialog.ui.differs.height() > higher
    assert abs(button.mapTo(view, QPoint()).y() - before) <= 1


# The look


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


@pytest.mark.parametrize("size", [(820, 500), *SIZES])
@pytest.mark.parametrize("game", CATALOGUE)
def test_no_text_is_cut(qtbot, open_dialog, game, size):
    dialog = open_dialog(game, size=size)
    spec = GAMES[game]
    dialog.show_wish(dialog.wish.changed(spec.players[-1], None, ()))
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


def test_texts_grow_with_the_dialog(open_dialog):
    small, large = open_dialog(size=SIZES[0]), open_dialog(size=SIZES[2])
    assert large.ui.title.fontMetrics().height() > 1.4 * small.ui.title.fontMetrics().height()
    assert (small.ui.gallery.columns, large.ui.gallery.columns) == (1, 2)


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


@pytest.mark.parametrize("game", ["totit-denexa", "kings"])
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


# Who cannot see, and who wants to read first


def test_everything_has_a_name(open_dialog):
    dialog = open_dialog("totit-denexa")
    for kind in (QPushButton, Sentence):
        for button in dialog.findChildren(kind):
            assert button.accessibleName() or button.text()
    tile = dialog.ui.gallery.tiles["totit-denexa"]
    assert tile.accessibleName() == "Totit (Denexa)"
    assert "2 to 6 players, about 3 minutes, luck 6 in 10" in tile.accessibleDescription()
    assert dialog.ui.gallery.tiles["kings"].star.accessibleName() == "Kings is a favourite"
    assert dialog.ui.opponents.seats[1].chips[PLAYERS[0]].accessibleName() == "Sri: random"


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_rules_open_above_the_dialog(qtbot, open_dialog, by):
    dialog = open_dialog("enthit")
    press(Qt.Key.Key_F1) if by == "key" else click(dialog.ui.rules)
    (rules,) = dialog.findChildren(RulesWindow)
    qtbot.waitUntil(rules.isVisible)
    assert rules.windowTitle() == "Rules of Enthit"
    rules.close()
    assert dialog.isVisible()
