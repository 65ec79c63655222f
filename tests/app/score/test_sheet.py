# SPDX-License-Identifier: MIT
"""The score sheet shows everything that counts in every game, without cutting it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.app.rounds import SEATS, barred, ended, match, stub
from tests.app.sheets import SMALLEST, TINY, Host, Show, sheet_of
from tests.tiers import each, each_game
from thothit_desktop.app.score.parts import CardStrip, Density, Mark
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.score.sheet_data import Cell
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import ScoreLine


def cut(sheet: ScoreSheet) -> list[str]:
    """The words on the page that do not fit where they stand, or stand outside the sheet."""
    scrolled = sheet._ui.pages.currentWidget().widget()
    return [
        text.text()
        for text in (*sheet.findChildren(QLabel), *sheet.findChildren(QPushButton))
        if text.isVisibleTo(sheet)
        and (
            any(
                text.fontMetrics().horizontalAdvance(line) > text.contentsRect().width()
                for line in text.text().split("\n")
                if not (isinstance(text, QLabel) and text.wordWrap())
            )
            or text.fontMetrics().height() > text.contentsRect().height()
            or not (
                scrolled.rect().contains(text.rect().translated(text.mapTo(scrolled, QPoint(0, 0))))
                if scrolled.isAncestorOf(text)
                else sheet.rect().contains(text.rect().translated(text.mapTo(sheet, QPoint(0, 0))))
            )
        )
    ]


# TableLayout and looks


@each("deck", ["ceki", "western"])
@each("size", [SMALLEST, (1280, 700), (2560, 1340)])
def test_all_is_in_view_and_no_word_is_cut(show: Show, deck: str, size: tuple[int, int]) -> None:
    for number in range(6):
        sheet = show(size, ended("thothit", number=number), deck)
        assert sheet.parentWidget().rect().adjusted(8, 8, -8, -8).contains(sheet.geometry())
        assert not sheet._ui.scroll.verticalScrollBar().isVisible()
        assert cut(sheet) == []
        for strip in sheet.findChildren(CardStrip):
            wanted = strip.sizeHint()
            assert wanted.width() <= strip.width()
            assert wanted.height() <= strip.height()


@each_game(("game", "players"), SEATS)
@each("size", [SMALLEST, (1280, 700)])
def test_every_game_fits_across(show: Show, game: str, players: int, size: tuple[int, int]) -> None:
    sheet = show(size, ended(game, players))
    assert sheet.parentWidget().rect().contains(sheet.geometry())
    assert sheet._ui.scroll.horizontalScrollBar().maximum() == 0
    assert cut(sheet) == []
    if size != SMALLEST:
        assert sheet._ui.scroll.verticalScrollBar().maximum() == 0


@each_game(("game", "players"), SEATS)
def test_in_a_tiny_window_a_page_is_whole_across(show: Show, game: str, players: int) -> None:
    sheet = show(TINY, ended(game, players))
    assert sheet.parentWidget().rect().contains(sheet.geometry())
    assert sheet._ui.scroll.horizontalScrollBar().maximum() == 0


def test_a_page_that_is_wider_than_its_room_scrolls_across(show: Show) -> None:
    sheet = show((TINY[0] // 2, TINY[1]), ended("kings", 4))
    bar = sheet._ui.scroll.horizontalScrollBar()
    assert bar.isVisible()
    assert bar.maximum() > 0


def test_who_won_is_told_beside_the_title_where_columns_have_room(show: Show) -> None:
    played = ended("kings", 4)
    below = []
    for size in (TINY, SMALLEST):
        labels = show(size, played)._page.findChildren(QLabel)
        title = next(label for label in labels if label.property("role") == "title")
        mark = next(label for label in labels if label.property("role") == "mark")
        below.append(mark.mapToGlobal(QPoint()).y() >= title.mapToGlobal(QPoint(0, title.height())).y())
    assert below == [True, False]


@pytest.mark.parametrize(("game", "players"), [("thothit", 3), ("thothit-kuna", 6)])
def test_how_often_sets_count_is_told_with_what_one_is_worth(show: Show, game: str, players: int) -> None:
    played = ended(game, players)
    rows = sheet_of(played).rows
    times = {cell.times for row in rows for cell in row.cells if cell}
    labels = {label.text() for label in show(SMALLEST, played)._page.findChildren(QLabel)}
    assert labels.issuperset(times)


def test_what_is_too_much_scrolls_by_keys_with_the_sums_on_top(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit-kuna", 6))
    bar = sheet._ui.scroll.verticalScrollBar()
    assert bar.maximum() > 0
    sums = [label for label in sheet._page.findChildren(QLabel) if label.property("role") == "sum"]
    assert len(sums) == 6
    assert all(label.visibleRegion().boundingRect() == label.rect() for label in sums)
    qtbot.keyClick(sheet._ui.go_on, Qt.Key.Key_PageDown)
    assert bar.value() == min(300, bar.maximum())
    qtbot.keyClick(sheet._ui.go_on, Qt.Key.Key_Up)
    assert bar.value() == min(300, bar.maximum()) - 40
    assert sheet._ui.go_on.hasFocus()


def test_a_round_without_any_capture_has_a_sheet(monkeypatch: pytest.MonkeyPatch, show: Show) -> None:
    sheet = show(SMALLEST, stub(monkeypatch, ended("thothit"), (), (), ()))
    assert cut(sheet) == []
    assert "This round: 0. After round 1: 0." in sheet.as_text()


def test_winners_are_marked_by_shape_and_word(monkeypatch: pytest.MonkeyPatch, show: Show) -> None:
    pair = (ScoreLine("black-2", (0, 0), 10),)
    sheet = show(SMALLEST, stub(monkeypatch, ended("thothit"), (), pair, pair))
    crowns = sheet._page.findChildren(Mark)
    words = [label for label in sheet.findChildren(QLabel) if label.text() == "Winner"]
    assert len(crowns) == len(words) == 2
    image = sheet.grab().toImage()
    middle = crowns[0].mapTo(sheet, QPoint(crowns[0].width() // 2, crowns[0].height() // 2))
    assert image.pixelColor(middle) == words[0].palette().windowText().color()


def test_who_was_barred_is_marked_by_shape_and_word(show: Show) -> None:
    played = next(
        played for number in range(200) if barred(played := ended("thothit-chinese", number=number))
    )
    sheet = show(SMALLEST, played)
    signs = [mark for mark in sheet._page.findChildren(Mark) if mark.excluded]
    words = [label for label in sheet.findChildren(QLabel) if label.text() == "Can't win"]
    assert len(signs) == len(words) == len(barred(played))
    assert cut(sheet) == []


@pytest.mark.whole
@pytest.mark.parametrize("game", ["thothit", "kowah", "thunee"])
def test_the_deck_can_be_switched_while_it_is_open(show: Show, game: str) -> None:
    played = ended(game)
    sheet = show(SMALLEST, played, "ceki")
    sheet.set_pictures(CardPictures("western"))
    QApplication.processEvents()
    QApplication.processEvents()
    assert sheet.grab().toImage() == show(SMALLEST, played, "western").grab().toImage()
    assert cut(sheet) == []


@pytest.mark.whole
def test_each_family_has_its_page_in_one_sheet(show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    for game in ("thunee", "kowah", "kings", "thunee", "thothit"):
        played = ended(game)
        sheet.show_round(played, CardPictures("ceki"))
        QApplication.processEvents()
        QApplication.processEvents()
        alone = show(SMALLEST, played)
        assert sheet.as_text() == alone.as_text()
        assert sheet.size() == alone.size()
        assert cut(sheet) == []


def test_the_page_of_another_family_goes_and_comes_back_whole(show: Show) -> None:
    sheet = show(SMALLEST, ended("kowah"))
    before, kind = sheet.grab().toImage(), type(sheet._page)
    sheet.show_round(ended("thothit"), CardPictures("ceki"))
    assert sheet.findChildren(kind) == []
    sheet.show_round(ended("kowah"), CardPictures("ceki"))
    QApplication.processEvents()
    assert sheet.grab().toImage() == before


def test_a_sheet_that_is_filled_again_while_it_is_open_fits(show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    played = ended("thothit", number=4)
    sheet.show_round(played, CardPictures("ceki"))
    QApplication.processEvents()
    QApplication.processEvents()
    assert sheet.size() == show(SMALLEST, played).size()
    assert cut(sheet) == []


def test_the_same_round_again_is_not_built_anew(show: Show) -> None:
    played = ended("thothit-kuna", 6)
    sheet = show(SMALLEST, played)
    strips, size = sheet._page.findChildren(CardStrip), sheet.size()
    sheet.hide()
    played.help += 1
    sheet.show_round(played, CardPictures("ceki"))
    sheet.show()
    assert sheet._page.findChildren(CardStrip) == strips
    assert sheet.size() == size


@pytest.mark.whole
def test_the_same_round_again_fits_a_room_that_has_become_another(show: Show) -> None:
    played = ended("thothit-kuna", 6)
    sheet = show(SMALLEST, played)
    sheet.hide()
    sheet.parentWidget().resize(1280, 700)
    sheet.show_round(played, CardPictures("ceki"))
    sheet.show()
    QApplication.processEvents()
    assert sheet.size() == show((1280, 700), played).size()
    assert cut(sheet) == []


@pytest.fixture
def palette() -> Iterator[QPalette]:
    """The program's palette, put back afterwards."""
    before = QApplication.palette()
    yield before
    QApplication.setPalette(before)


@pytest.mark.usefixtures("palette")
def test_it_follows_the_palette(show: Show) -> None:
    QApplication.setPalette(QPalette(QColor("#eeeeee"), QColor("#f0f0f0")))
    sheet = show(SMALLEST, ended("thothit"))
    assert sheet.grab().toImage().pixelColor(20, 20).lightness() > 200
    QApplication.setPalette(QPalette(QColor("#444444"), QColor("#222222")))
    QApplication.processEvents()
    assert sheet.grab().toImage().pixelColor(20, 20).lightness() < 80


def test_pictures_are_sharp_at_any_ratio() -> None:
    pictures = CardPictures("ceki")
    card = faces(["C3"])[0]
    one = pictures.pixmap(card, 60)
    two = pictures.pixmap(card, 60, 2.0)
    assert (two.width(), two.height()) > (one.width() * 1.9, one.height() * 1.9)
    assert two.deviceIndependentSize().height() == pytest.approx(one.height(), abs=2)
    assert pictures.pixmap(card, 60, 2.0) is two


def test_tight_cards_take_less_room_and_show_the_same_cards() -> None:
    pictures = CardPictures("ceki")
    sets = [faces(["C3"] * 4), faces(["M7"] * 3)]
    loose, tight = (pictures.places(sets, 60, 1000, tight=tight) for tight in (False, True))
    assert [place.card for place in loose] == [place.card for place in tight]
    assert pictures.extent(sets, 60, 1000, tight=True).width() < pictures.extent(sets, 60, 1000).width()


def test_cards_with_room_on_one_line_do_not_lie_tight(qtbot: QtBot) -> None:
    pictures, pairs = CardPictures("ceki"), (faces(["C3"] * 2), faces(["M7"] * 2))
    strip = CardStrip(Cell(pairs, "2 × 10", "20"))
    qtbot.addWidget(strip)
    loose, tight = (pictures.extent(pairs, 60, 1000, tight=tight).width() for tight in (False, True))
    for width, wanted in ((loose, loose), (loose - 1, tight)):
        strip.fit(pictures, 60, width, Density(tight=True))
        assert strip.sizeHint().width() == wanted + pictures.margins(60).width()


def test_of_a_set_of_different_cards_every_index_stays_in_sight() -> None:
    pictures = CardPictures("ceki")
    alike, mixed = (pictures.places([faces(codes)], 60, 1000) for codes in (["C3"] * 3, ["C3", "S3", "M3"]))
    assert [place.card for place in mixed] == list(faces(["C3", "S3", "M3"]))
    assert mixed[1].left > alike[1].left


# What can be done with it


def test_enter_goes_on_and_escape_looks_at_the_table(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    go_on = sheet._ui.go_on
    assert go_on.hasFocus()
    with qtbot.waitSignal(sheet.next_round), qtbot.assertNotEmitted(sheet.closed):
        qtbot.keyClick(go_on, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.closed), qtbot.assertNotEmitted(sheet.next_round):
        qtbot.keyClick(go_on, Qt.Key.Key_Escape)
    with qtbot.waitSignal(sheet.closed), qtbot.assertNotEmitted(sheet.next_round):
        sheet.look.trigger()
    with qtbot.waitSignal(sheet.next_round):
        qtbot.mouseClick(go_on, Qt.MouseButton.LeftButton)


def press(kind: QKeyEvent.Type, key: Qt.Key, moment: int, repeat: bool = False) -> QKeyEvent:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, autorep=repeat)
    event.setTimestamp(moment)
    return event


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape])
@pytest.mark.parametrize("seen", [True, False], ids=["told by Qt", "told by the time alone"])
def test_a_held_key_does_not_leave_it(qtbot: QtBot, show: Show, key: Qt.Key, seen: bool) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    go_on = sheet._ui.go_on
    with qtbot.assertNotEmitted(sheet.next_round), qtbot.assertNotEmitted(sheet.closed):
        for moment in (700, 740, 780):
            QApplication.sendEvent(go_on, press(QKeyEvent.Type.KeyRelease, key, moment, seen))
            repeated = press(QKeyEvent.Type.KeyPress, key, moment, seen)
            QApplication.sendEvent(go_on, repeated)
            assert repeated.isAccepted()  # and nothing under it gets the key
    QApplication.sendEvent(go_on, press(QKeyEvent.Type.KeyRelease, key, 800))
    with qtbot.waitSignal(sheet.closed if key == Qt.Key.Key_Escape else sheet.next_round):
        QApplication.sendEvent(go_on, press(QKeyEvent.Type.KeyPress, key, 900))


def test_after_the_match_enter_begins_a_new_one_and_one_may_play_on(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit", length=3, rounds=3))
    ui = sheet._ui
    assert not ui.go_on.isVisible()
    assert ui.again.hasFocus()
    with qtbot.waitSignal(sheet.new_match), qtbot.assertNotEmitted(sheet.next_round):
        qtbot.keyClick(ui.again, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.next_round), qtbot.assertNotEmitted(sheet.new_match):
        sheet.play_on.trigger()
    assert cut(sheet) == []


def test_after_four_kings_there_is_only_a_new_match(show: Show) -> None:
    sheet = show(SMALLEST, ended("kings", length=4, rounds=4))
    assert sheet._ui.again.hasFocus()
    assert not sheet._ui.go_on.isVisible()
    assert not sheet.play_on.isVisible()


def test_tab_and_arrows_go_round_the_buttons(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    ui = sheet._ui
    qtbot.keyClick(ui.go_on, Qt.Key.Key_Tab)
    assert ui.more.hasFocus()
    qtbot.keyClick(ui.more, Qt.Key.Key_Left)
    assert ui.go_on.hasFocus()
    qtbot.keyClick(ui.go_on, Qt.Key.Key_Right)
    assert ui.more.hasFocus()


def test_the_menu_of_the_sheet_opens_by_enter_and_turns_the_page(qtbot: QtBot, show: Show) -> None:
    review, replay = QAction("Review"), QAction("Replay")
    sheet = show(SMALLEST, ended("thothit"), review=review, actions=[replay])
    ui = sheet._ui
    assert [button.text() for button in sheet.findChildren(QPushButton) if button.isVisible()] == [
        "More",
        "Review…",
        "Next round",
    ]
    ui.more.setFocus()
    with qtbot.assertNotEmitted(sheet.next_round):
        qtbot.keyClick(ui.more, Qt.Key.Key_Return)
        qtbot.waitUntil(ui.more.menu().isVisible)
    offered = [action for action in ui.more.menu().actions() if action.isVisible() and action.text()]
    assert [action.text() for action in offered] == ["Standings", "Look at the table", "Replay"]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(ui.more.menu(), key)
    assert ui.standings.isVisible()
    with qtbot.waitSignal(review.triggered):
        qtbot.mouseClick(ui.review, Qt.MouseButton.LeftButton)


def test_while_a_round_is_in_play_only_the_standings_are_there(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, match("thothit"), standing=True)
    assert [button.text() for button in sheet.findChildren(QPushButton) if button.isVisible()] == ["Close"]
    assert sheet._ui.look.hasFocus()
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet._ui.look, Qt.Key.Key_Return)


def test_a_click_on_the_sheet_does_not_reach_the_table(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    host = sheet.parentWidget()
    assert isinstance(host, Host)
    assert host.pressed == 0


@pytest.mark.parametrize("game", ["thothit", "kowah"])
def test_the_deck_can_be_switched_when_the_match_has_gone_on(show: Show, game: str) -> None:
    """The sheet of the round before was closed, and there is no page of the new one yet."""
    match = ended(game)
    sheet = show((1280, 700), match)
    sheet.close()
    match.deal_next()
    sheet.set_pictures(CardPictures("western"))
    assert not sheet.turn_over.isEnabled()
    assert sheet.accessibleDescription()
