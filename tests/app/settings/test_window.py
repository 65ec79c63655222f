# SPDX-License-Identifier: MIT
"""The settings in one window: searched, applied at once, taken back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from tests.app.window.boxes import press_button
from tests.probe import face, probe
from thothit_desktop.app.settings.rows import SettingsPage, page_names
from thothit_desktop.app.settings.window import SettingsWindow
from thothit_desktop.app.store import setting
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.table.drawing import suits
from thothit_desktop.table.drawing.figures import figures
from thothit_desktop.table.geometry.decks import BACKS
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.stage.timing import PACES


def control(shown: SettingsWindow, key: str):
    """The control of a setting, brought into sight by its page."""
    page = next(row.page for row in shown.rows if row.setting.key == key)
    shown.ui.pages.setCurrentRow(list(SettingsPage).index(page))
    found = shown.sections[page].controls[key]
    assert found.isVisible()
    return found


def choose(shown: SettingsWindow, key: str, value: str) -> None:
    """Choose a value with the keys."""
    box = control(shown, key)
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(value)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == value


def labels_seen(shown: SettingsWindow) -> list[str]:
    return [row.label for row in shown.rows if shown.sections[row.page].controls[row.setting.key].isVisible()]


def answer(shown: SettingsWindow, text: str) -> None:
    (box,) = (box for box in shown.findChildren(QMessageBox) if box.isVisible())
    press_button(box, text)


@pytest.mark.whole
def test_the_deck_follows_at_once_and_so_do_menu_and_window(window, shown):
    choose(shown, "deck", "western")
    assert window.ui.deck_western.isChecked()
    assert probe(window.table).art.deck.id == "western"
    window.ui.deck_ceki.trigger()
    assert control(shown, "deck").currentData() == "ceki"
    QTest.mouseClick(shown.ui.undo, Qt.MouseButton.LeftButton)
    assert window.ui.deck_ceki.isChecked(), "the window takes back its own change: ceki was chosen before it"


def test_suits_of_four_colours_follow_at_once(window, shown):
    choose(shown, "deck", "western-cats")
    window.ui.four_colours.trigger()
    assert window.settings.deck == "western-cats-four"
    assert probe(window.table).art.deck.id == "western-cats-four"
    assert control(shown, "four-colours").isChecked()
    assert suits.colour("d").blue() > suits.colour("d").red()
    choose(shown, "deck", "western")
    assert window.ui.deck_western.isChecked()
    assert window.settings.deck == "western-four"
    control(shown, "four-colours").click()
    assert (window.settings.deck, window.ui.four_colours.isChecked()) == ("western", False)
    assert suits.colour("d") == suits.colour("h")


def test_mats_backs_decks_and_figures_are_shown_in_pictures(shown):
    for key in ("mat", "back", "deck", "figure"):
        box = control(shown, key)
        pictures = [box.itemIcon(at).pixmap(40).toImage() for at in range(box.count())]
        assert all(not picture.isNull() for picture in pictures)
        assert len({bytes(picture.constBits()) for picture in pictures}) == box.count() > 2


@pytest.mark.whole
def test_a_check_mark_follows_a_key_and_is_kept(window, shown):
    mark = control(shown, "sounds")
    assert mark.isChecked()
    window.ui.play_sounds.trigger()
    assert not mark.isChecked()
    QTest.keyClick(mark, Qt.Key.Key_Space)
    assert window.ui.play_sounds.isChecked()
    assert Settings(window.matches.folder).stored(["sounds"]) == {"sounds": "on"}


def test_every_row_is_in_the_window_with_its_words(shown):
    keys = [row.setting.key for row in shown.rows]
    assert len(keys) == len(set(keys))
    for row in shown.rows:
        made = control(shown, row.setting.key)
        assert made.accessibleName() == row.label
        assert made.accessibleDescription() == row.told()
        assert row.label
        assert row.told().endswith(".")
        assert row.setting.accepts(row.read())
        assert row.setting.accepts(row.setting.default)
        assert not row.values or tuple(row.values) == row.setting.allowed


@pytest.mark.whole
def test_a_search_looks_on_all_pages(qtbot, shown):
    QTest.keyClick(shown, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert shown.ui.search.hasFocus()
    QTest.keyClicks(shown.ui.search, "dark WIND")
    assert labels_seen(shown) == ["Appearance"]
    shown.ui.search.clear()
    QTest.keyClicks(shown.ui.search, "fair")
    assert labels_seen(shown) == ["Ask before a restart", "Warn of weak moves", "Fair play"]
    QTest.keyClicks(shown.ui.search, "xyz")
    assert labels_seen(shown) == []
    assert shown.ui.told.text() == "No setting contains these words."
    shown.ui.search.clear()
    assert labels_seen(shown) == ["Your name", "Your figure", "Language"]
    assert not shown.ui.told.isVisible()


@pytest.mark.whole
def test_the_own_name_is_on_the_table_and_in_the_record(window, shown):
    line = control(shown, "name")
    line.setFocus()
    QTest.keyClicks(line, "Anna <b> ")
    assert window.matches.match.names[0] == "Anna <b>"
    assert window.matches.match.record.players[0] == "Anna <b>"
    window.begin(number=6)
    assert window.matches.match.names[0] == "Anna <b>"
    shown.undo()
    assert window.matches.match.names[0] == "You", "all letters are one step"
    assert line.text() == ""


@pytest.mark.whole
def test_reset_this_page_leaves_the_others_and_can_be_taken_back(window, shown):
    choose(shown, "speed", "slow")
    choose(shown, "deck", "western")
    control(shown, "deck")
    QTest.mouseClick(shown.ui.reset_page, Qt.MouseButton.LeftButton)
    assert (window.settings.deck, window.settings.speed) == ("ceki", "slow")
    QTest.keyClick(shown, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.settings.deck == "western"
    assert window.ui.deck_western.isChecked()


@pytest.mark.whole
@pytest.mark.parametrize("agrees", [True, False])
def test_everything_is_reset_only_if_the_person_agrees(window, shown, agrees):
    choose(shown, "deck", "western")
    choose(shown, "new-level", "empu")
    QTest.mouseClick(shown.ui.reset_all, Qt.MouseButton.LeftButton)
    (box,) = (box for box in shown.findChildren(QMessageBox) if box.isVisible())
    assert box.defaultButton() is box.button(QMessageBox.StandardButton.Cancel)
    answer(shown, "Reset everything" if agrees else "Cancel")
    assert window.settings.deck == ("ceki" if agrees else "western")
    levels = window.settings.match_setup("kings").levels
    assert set(levels) == {"langganan" if agrees else "empu"}
    if agrees:
        shown.undo()
        assert window.settings.deck == "western"
        assert window.settings.speed == "off"


def test_games_that_were_not_set_up_begin_as_the_settings_say(window, shown, data):
    window.settings.set_level("kings", 1, "bocah")
    choose(shown, "new-level", "empu")
    choose(shown, "new-length", "rotation")
    QTest.keyClick(control(shown, "new-fair"), Qt.Key.Key_Space)
    settings = Settings(data)
    setup = settings.match_setup("totit-denexa")
    assert (setup.levels[1], setup.length, setup.fair) == ("empu", "rotation", True)
    assert settings.match_setup("kings").levels[:3] == ("empu", "bocah", "empu")
    assert settings.match_setup("kings").length == 4, "it knows no rotation"


@pytest.mark.whole
def test_a_restart_asks_unless_the_person_does_not_want_that(qtbot, window, shown, questions):
    QTest.keyClick(control(shown, "confirm-restart"), Qt.Key.Key_Space)
    match = window.matches.match
    match.position.play(match.position.legal_moves()[0])
    window.ui.restart_deal.trigger()
    assert questions == []
    assert match.position.moves == ()
    QTest.keyClick(control(shown, "confirm-restart"), Qt.Key.Key_Space)
    match.position.play(match.position.legal_moves()[0])
    window.ui.restart_deal.trigger()
    assert len(questions) == 1


@pytest.mark.whole
def test_all_is_reached_by_tab_and_escape_closes(qtbot, window, shown):
    shown.ui.pages.setCurrentRow(1)
    shown.ui.search.setFocus()
    seen = []
    for _ in range(30):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() is shown.ui.search:
            break
    rows = [shown.sections[row.page].controls[row.setting.key] for row in shown.rows if row.page == "cards"]
    found = [seen.index(widget) for widget in (shown.ui.search, shown.ui.pages, *rows, shown.ui.reset_page)]
    assert found == sorted(found)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert window.isVisible()


@pytest.mark.whole
def test_it_is_small_enough_and_nothing_is_cut(qtbot, shown):
    shown.resize(640, 400)
    for page, name in page_names().items():
        shown.ui.pages.setCurrentRow(list(SettingsPage).index(page))
        QApplication.processEvents()
        assert (shown.width(), shown.height()) == (640, 400)
        section = shown.sections[page]
        assert section.accessibleName() == name
        assert section.width() <= shown.ui.area.viewport().width()
        for label in section.findChildren(QLabel):
            assert label.height() >= label.heightForWidth(label.width())


def test_the_key_is_listed(window):
    action = window.ui.settings
    assert action.shortcut().toString() == "Ctrl+,"
    assert action in window.findChildren(QAction)
    assert action in window.ui.menu_game.actions()


@pytest.mark.whole
def test_sounds_and_their_volume_are_those_of_the_menu(window, shown):
    assert not window.sounds.volume.muted
    QTest.keyClick(control(shown, "sounds"), Qt.Key.Key_Space)
    assert window.sounds.volume.muted
    assert not window.ui.play_sounds.isChecked()
    QTest.keyClick(control(shown, "sounds"), Qt.Key.Key_Space)
    assert not window.sounds.volume.muted
    slider = control(shown, "volume")
    for _ in range(3):
        QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert (window.sounds.volume.volume, window.settings.volume) == (90, 90)
    window.ui.quieter.trigger()
    assert slider.value() == 80
    shown.undo()
    assert (window.sounds.volume.volume, slider.value()) == (60, 60), "a slider's way is one step"
    shown.undo()
    assert window.sounds.volume.muted


@pytest.mark.whole
def test_another_mat_lies_on_the_table_at_once(window, shown):
    seen = set()
    for mat in ("pandan", "green", "batik", "blue"):
        choose(shown, "mat", mat)
        middle = probe(window.table).ground.pixmap().toImage()
        seen.add(middle.pixelColor(middle.width() // 2, middle.height() // 2 + 20).name())
        assert window.table.check(window.controller.view()) == []
    assert len(seen) == 4


@pytest.mark.whole
def test_the_others_pace_holds_at_once(window, shown):
    assert window.table.pace == "usual"
    for pace in PACES:
        choose(shown, "pace", pace)
        assert (window.table.pace, window.settings.value(setting.PACE)) == (pace, pace)


@pytest.mark.whole
def test_reduced_motion_holds_at_once_and_for_the_next_window(window, shown, open_window):
    assert not MOTION.reduced
    QTest.keyClick(control(shown, "reduced-motion"), Qt.Key.Key_Space)
    assert MOTION.reduced
    MOTION.reduced = False
    open_window()
    assert MOTION.reduced
    shown.undo()
    assert not MOTION.reduced


@pytest.mark.whole
def test_the_own_figure_stands_on_the_own_plate(window, shown):
    assert probe(window.table).plates[0].figure == "headcloth"
    choose(shown, "figure", "crown")
    assert [plate.figure for plate in probe(window.table).plates].count("crown") == 1
    assert probe(window.table).plates[0].figure == "crown"
    box = control(shown, "figure")
    assert not any(box.itemIcon(at).isNull() for at in range(box.count()))
    assert box.count() == len(figures())


@pytest.mark.whole
def test_the_backs_look_different_at_once(qtbot, window, shown):
    def looks() -> bytes:
        stock = probe(window.table).zones.stock[-1]
        picture = face(stock).toImage()
        small = picture.scaled(4, 4, mode=Qt.TransformationMode.SmoothTransformation)
        return bytes(small.constBits())

    seen = {looks()}
    for deck in ("ceki", "western"):
        window.settings.deck = deck
        for back in (*BACKS[1:], BACKS[0]):
            choose(shown, "back", back)
            qtbot.waitUntil(lambda: probe(window.table).pictures_due == 0)
            seen.add(looks())
    assert len(seen) == 2 * len(BACKS)


@pytest.mark.whole
def test_text_on_the_table_grows_at_once_and_cards_keep_their_places(window, shown):
    size = probe(window.table).layout.font
    for value, font in (("125", round(size * 1.25)), ("150", round(size * 1.5)), ("100", size)):
        choose(shown, "text-size", value)
        assert probe(window.table).layout.font == font
        assert window.table.check(window.controller.view()) == []
