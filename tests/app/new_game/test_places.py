# SPDX-License-Identifier: MIT
"""The map and the search of the New game dialog, used with real mouse and key events."""

import itertools

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.dialog import CATALOGUE, SIZES, click, press, tab_to
from tests.tiers import each
from thothit_desktop.app.new_game.dialog import LARGEST, NewGame
from thothit_desktop.app.window.appearance import appear
from thothit_desktop.games import games
from thothit_desktop.games.places import PLACES, is_found, places_of
from thothit_desktop.languages import LANGUAGES

WIDE = SIZES[1]


def shown(dialog: NewGame) -> list[str]:
    """The games that can be seen, in the order of the screen."""
    QApplication.processEvents()
    tiles = {game: tile for game, tile in dialog.ui.gallery.tiles.items() if tile.isVisible()}
    return sorted(tiles, key=lambda game: (tiles[game].y(), tiles[game].x()))


def of(place: str) -> list[str]:
    """The games of a place, in the order of the catalogue."""
    return [game for game, spec in games().items() if is_found(spec, place)]


def lit(dialog: NewGame) -> set[str]:
    """The places whose markers are lit."""
    return {place for place, marker in dialog.ui.map.markers.items() if marker.property("lit")}


def write(dialog: NewGame, words: str) -> None:
    """Go to the search by its key, and write words there."""
    press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    dialog.ui.search.selectAll()
    for letter in words.upper():
        press(Qt.Key(ord(letter))) if letter.isascii() else dialog.ui.search.insert(letter)


# The map


def test_every_place_with_games_has_a_marker_with_their_number(open_dialog):
    dialog = open_dialog(size=WIDE)
    markers = dialog.ui.map.markers
    assert dialog.ui.map.accessibleName() == "Map of the games"
    assert list(markers) == [place for place in PLACES if of(place)]
    for place, marker in markers.items():
        name, count = PLACES[place].name, len(of(place))
        assert marker.text().split() == [*name.split(), str(count)]
        assert marker.accessibleName() == f"{name}: {count} game{'s' if count > 1 else ''}"


@each("by", ["the marker", "Esc"])
def test_a_place_is_chosen_by_mouse_and_given_up(open_dialog, by):
    dialog = open_dialog(size=WIDE)
    marker = dialog.ui.map.markers["yogyakarta"]
    click(marker)
    assert shown(dialog) == of("yogyakarta")
    assert marker.isChecked()
    assert dialog.ui.found.text() == f"{len(of('yogyakarta'))} of {len(games())} games"
    press(Qt.Key.Key_Escape) if by == "Esc" else click(marker)
    assert shown(dialog) == CATALOGUE
    assert not marker.isChecked()
    assert not dialog.ui.found.isVisible()
    assert dialog.isVisible()
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_places_are_chosen_by_keyboard(open_dialog):
    dialog = open_dialog(size=WIDE)
    markers = dialog.ui.map.markers
    press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is dialog.ui.search
    first = tab_to(lambda widget: widget in markers.values())
    press(Qt.Key.Key_Return)
    assert first.isChecked()
    press(Qt.Key.Key_Right)  # to the nearest
    second = QApplication.focusWidget()
    assert second is not first
    assert [marker for marker in markers.values() if marker.isChecked()] == [second]
    press(Qt.Key.Key_Space)
    assert not second.isChecked()
    assert shown(dialog) == CATALOGUE
    press(Qt.Key.Key_Space)
    (place,) = (place for place, marker in markers.items() if marker is second)
    assert shown(dialog) == of(place)
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.ui.gallery.tiles[dialog.setup.game]
    assert dialog.setup.game in of(place)
    for back in (second, dialog.ui.search):
        press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is back


def test_the_places_of_a_game_are_lit_under_the_mouse_and_while_it_is_chosen(qtbot, open_dialog):
    dialog = open_dialog("thothit-chinese", size=WIDE)
    assert lit(dialog) == {"surakarta"}
    press(Qt.Key.Key_Down)
    assert lit(dialog) == {"books"}
    dialog.ui.games.ensureWidgetVisible(dialog.ui.gallery.tiles["pei"])
    QApplication.processEvents()
    QTest.mouseMove(dialog.ui.gallery.tiles["pei"])
    qtbot.waitUntil(lambda: lit(dialog) == set(places_of(games()["pei"])))
    QTest.mouseMove(dialog.ui.play)
    qtbot.waitUntil(lambda: lit(dialog) == {"books"})


def test_the_chosen_game_stays_if_it_is_found_else_the_first_is_chosen(open_dialog):
    dialog = open_dialog("thothit-kuna", size=WIDE)
    click(dialog.ui.map.markers["surakarta"])
    assert dialog.setup.game == "thothit-kuna"
    click(dialog.ui.map.markers["durban"])
    assert dialog.setup.game == "thunee"
    press(Qt.Key.Key_Escape)
    assert dialog.setup.game == "thunee"
    assert not dialog.ui.gallery.tiles["thunee"].visibleRegion().isEmpty()


def test_favourites_come_first_among_the_games_of_a_place(open_dialog, settings):
    settings.favourites = ("enthit", "kings")
    dialog = open_dialog(size=WIDE)
    click(dialog.ui.map.markers["yogyakarta"])
    assert shown(dialog) == ["enthit", *(game for game in of("yogyakarta") if game != "enthit")]
    press(Qt.Key.Key_F)
    assert shown(dialog)[:2] == ["enthit", "thothit"]


def test_a_place_is_given_up_when_its_map_goes(qtbot, open_dialog):
    dialog = open_dialog(size=WIDE)
    click(dialog.ui.map.markers["books"])
    dialog.resize(*SIZES[0])
    qtbot.waitUntil(lambda: not dialog.ui.map.isVisible())
    assert shown(dialog) == CATALOGUE


@pytest.mark.whole
@each("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1130, 690), WIDE, LARGEST.toTuple()])
def test_markers_stand_apart_on_the_map(open_dialog, speaking, language, size):
    speaking(language)
    dialog = open_dialog(size=size)
    QApplication.processEvents()
    markers = dialog.ui.map.markers.values()
    for marker in markers:
        assert dialog.ui.map.rect().contains(marker.geometry())
        assert marker.height() >= 20
    for one, other in itertools.combinations(markers, 2):
        assert not one.geometry().intersects(other.geometry())


@pytest.mark.whole
def test_the_map_is_drawn_in_the_colours_of_the_theme(qtbot, open_dialog):
    dialog = open_dialog(size=WIDE)
    land = dialog.ui.map.rect().center() + QPoint(0, -dialog.ui.map.height() // 2 + 20)  # Borneo

    def lightness() -> int:
        return dialog.ui.map.grab().toImage().pixelColor(land).lightness()

    try:
        appear("light")
        qtbot.waitUntil(lambda: lightness() > 180)
        appear("dark")
        qtbot.waitUntil(lambda: lightness() < 80)
    finally:
        appear("system")


# The search


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("pei", ["pei"]),
        ("PÈI", ["pei"]),
        ("durban", ["thunee"]),
        ("magelang", ["pei"]),  # a preset
        ("four kings", ["kings"]),
        ("luck two", ["thit-thit-dulit"]),
        ("new guinea", ["kings"]),
    ],
)
def test_games_are_found_by_name_place_preset_and_words(open_dialog, words, found):
    dialog = open_dialog(size=SIZES[0])
    write(dialog, words)
    assert shown(dialog) == found
    assert dialog.setup.game == found[0]
    assert dialog.ui.found.text() == f"1 of {len(games())} games"
    assert dialog.ui.search.accessibleDescription() == dialog.ui.found.text()


@pytest.mark.whole
@pytest.mark.parametrize(("language", "words"), [("id", "nugini"), ("jv", "papua")])
def test_words_are_those_of_the_language(open_dialog, speaking, language, words):
    speaking(language)
    dialog = open_dialog()
    write(dialog, words)
    assert shown(dialog) == ["kings"]
    write(dialog, "guinea")
    assert shown(dialog) == []


def test_place_and_words_are_looked_for_together(open_dialog):
    dialog = open_dialog(size=WIDE)
    click(dialog.ui.map.markers["surakarta"])
    write(dialog, "enthit")  # Pèi is like it
    assert shown(dialog) == ["pei"]
    press(Qt.Key.Key_Escape)
    assert shown(dialog) == CATALOGUE
    assert dialog.ui.search.text() == ""


def test_the_keys_of_the_dialog_are_letters_in_the_search(open_dialog, settings):
    dialog = open_dialog()
    write(dialog, "f")
    assert dialog.ui.search.text() == "f"
    assert settings.favourites == ()


@each("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_a_key_leads_from_the_search_to_the_game_and_enter_plays_it(open_dialog, key):
    dialog = open_dialog()
    write(dialog, "kowah")
    press(key)
    assert dialog.isVisible()
    assert QApplication.focusWidget() is dialog.ui.gallery.tiles["kowah"]
    press(Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.setup.game == "kowah"


def test_where_nothing_is_found_nothing_begins(open_dialog):
    dialog = open_dialog()
    write(dialog, "poker")
    assert shown(dialog) == []
    assert dialog.ui.found.text() == "None found. Esc: all games"
    press(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert QApplication.focusWidget() is dialog.ui.search
