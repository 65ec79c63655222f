# SPDX-License-Identifier: MIT
"""The home page over the table: what it offers and tells, by mouse and by keyboard."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.play import asked, play_by_keys, play_round, position_of, press, sit_down
from tests.app.rounds import ended
from tests.app.statistics.rounds import played
from thothit_desktop.app.ceki.window import CekiWindow
from thothit_desktop.app.deals.day import day_of_five, deal_of
from thothit_desktop.app.home import day_deal
from thothit_desktop.app.home.album import SUITS
from thothit_desktop.app.statistics.database import Database
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.setting import BACK
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import codes
from thothit_desktop.games.known_deal import KnownDeal

TODAY = date.today()
YESTERDAY = TODAY - timedelta(days=1)


def click(button) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def key(*keys) -> None:
    for one in keys:
        QTest.keyClick(QApplication.focusWidget(), one)


def finished(day, points=50, best=38, **other):
    """A round in which a day's deal was finished."""
    deal = KnownDeal.numbered(new_game("thothit", 3, {}), deal_of(day))
    return played(points, best)._replace(match=f"{day}", deal=deal.fingerprint, **other)


def drawn(qtbot, page) -> None:
    """Wait until all pictures are drawn."""
    qtbot.waitUntil(lambda: not page.drawing)


@pytest.fixture
def open_home(qtbot, window):
    """A function that opens the page by its key, and waits until it is drawn."""

    def opening():
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window.table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
        page = window.home.page
        assert page is not None
        assert page.isVisible()
        drawn(qtbot, page)
        return page

    return opening


@pytest.fixture
def home(open_home):
    return open_home()


def tile(page, day):
    return page.calendar.buttons[page.calendar.days.index(day)]


def test_the_match_waits_behind_the_page_and_goes_on_with_escape(qtbot, window, home):
    moves = len(position_of(window).moves)
    assert window.context.pauses.holds("home")
    assert home.geometry() == window.table.viewport().rect()
    key(Qt.Key.Key_1, Qt.Key.Key_Tab, Qt.Key.Key_Delete)
    window.home.show()
    assert len(position_of(window).moves) == moves
    key(Qt.Key.Key_Escape)
    assert not home.isVisible()
    assert not window.context.pauses.holds("home")
    assert QApplication.focusWidget() is window.table
    play_by_keys(window)
    qtbot.waitUntil(lambda: len(position_of(window).moves) > moves)


def test_enter_goes_on_with_the_match(window, home):
    assert QApplication.focusWidget() is home.match_sheet.go_on
    key(Qt.Key.Key_Return)
    assert not home.isVisible()
    assert QApplication.focusWidget() is window.table


def test_the_page_covers_the_sheet_of_a_round_that_had_ended(qtbot, open_window):
    window = open_window()
    window.resume(saved_match(ended("thothit", number=3).record))
    window.home.show()
    qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
    page = window.home.page
    assert page.isAncestorOf(window.table.viewport().childAt(window.round_end.sheet.geometry().center()))
    assert QApplication.focusWidget() is page.match_sheet.go_on
    key(Qt.Key.Key_Return)
    assert not page.isVisible()
    assert window.round_end.sheet.isVisible()


def test_a_command_for_the_table_leaves_the_page(qtbot, window, open_home):
    play_by_keys(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    page = open_home()
    window.ui.undo.trigger()
    assert not page.isVisible()
    page = open_home()
    window.ui.standings.trigger()
    assert not page.isVisible()
    assert window.round_end.sheet.isVisible()


def test_a_record_that_another_start_asks_for_is_opened_at_once(window, home, record):
    window.come_forward(record)
    assert not home.isVisible()
    assert window.matches.match.number == 3


def test_the_deal_lies_face_down_until_it_is_played_and_no_result_is_told(qtbot, window, open_home):
    home = open_home()
    face_down = home.deal_sheet.picture.picture.toImage()
    assert not any(row.isVisible() for row in home.deal_sheet.results)
    click(tile(home, YESTERDAY))
    drawn(qtbot, home)
    assert home.deal_sheet.picture.picture.toImage() == face_down, "where cards lie would tell of them"
    Database(window.matches.folder).put(finished(YESTERDAY))
    window.home.leave()
    open_home()
    click(tile(home, YESTERDAY))
    drawn(qtbot, home)
    assert home.deal_sheet.picture.picture.toImage() != face_down
    assert "50 points, 12 ahead" in home.deal_sheet.results[0].text()
    assert not home.deal_sheet.results[1].isVisible(), "nobody knows from which seat it was played"


@pytest.mark.whole
def test_todays_deal_is_played_told_beside_the_masters_result_and_taken_back(
    qtbot, window, monkeypatch, open_home
):
    monkeypatch.setattr(day_deal, "MASTER", "bocah")
    monkeypatch.setattr(day_deal, "PAUSE_MS", 0)
    home = open_home()
    assert f"{TODAY.day}" in home.deal_sheet.title.text()
    assert day_of_five(TODAY) in home.deal_sheet.title.text()
    click(home.deal_sheet.play)
    assert not home.isVisible()
    assert window.matches.match.number == deal_of(TODAY)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    open_home()
    assert not home.deal_sheet.play.isEnabled(), "it is on the table"
    key(Qt.Key.Key_Escape)
    play_round(qtbot, window, lambda: play_by_keys(window))
    home = open_home()
    own, master = home.deal_sheet.results
    assert own.isVisible()
    assert tile(home, TODAY).accessibleName().endswith(("ahead", "behind", "with the best"))
    qtbot.waitUntil(lambda: master.isVisible() and any(sign.isdigit() for sign in master.text()))
    assert home.day.own.turn_order == window.matches.match.turn_order(0)
    window.ui.undo.trigger()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    home = open_home()
    assert not own.isVisible()
    assert tile(home, TODAY).accessibleName().endswith("not played")


def test_each_day_has_a_name_and_is_reached_by_arrow_keys(window, open_home):
    home = open_home()
    Database(window.matches.folder).put(finished(YESTERDAY, 38, 50))
    window.home.leave()
    open_home()
    names = [button.accessibleName() for button in home.calendar.buttons]
    at = home.calendar.days.index(TODAY)
    assert names[at] == f"{TODAY.day} {TODAY:%B}, {day_of_five(TODAY)}: not played"
    assert (
        names[at - 1] == f"{YESTERDAY.day} {YESTERDAY:%B}, {day_of_five(YESTERDAY)}: played, 12 points behind"
    )
    tile(home, TODAY).setFocus()
    key(Qt.Key.Key_Up)
    before = TODAY - timedelta(days=5)
    assert QApplication.focusWidget() is tile(home, before)
    key(Qt.Key.Key_Return)
    assert f"{before.day} " in home.deal_sheet.title.text()
    assert [
        at for at, one in enumerate(home.calendar.buttons) if one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ] == [home.calendar.days.index(before)], "Tab stops once, where the keys were last"


def test_ten_cards_of_a_suit_give_a_back_until_they_are_erased(qtbot, window, open_home):
    database = Database(window.matches.folder)
    coins = codes(SUITS["C"])
    database.put(played(50, 20)._replace(held_pairs=",".join(coins[:9])))
    page = open_home()
    card, last, back = (page.album.buttons[at] for at in (0, 9, 10))
    assert card.accessibleName() == "1 of Coins: in your album"
    assert "iyo kasut" in card.toolTip()
    assert last.accessibleName() == "White Flower: not in your album yet"
    click(back)
    assert window.settings.value(BACK) == "usual"
    assert "truntum" not in window.settings.offered_backs()
    database.put(played(50, 20, 2)._replace(held_pairs=coins[9]))
    key(Qt.Key.Key_Escape)
    open_home()
    assert "truntum" in window.settings.offered_backs()
    click(back)
    assert window.settings.value(BACK) == "truntum"
    click(back)
    assert window.settings.value(BACK) == "usual"
    database.remove_all()
    window.context.dialogs.closed.emit()  # of the window in which they were erased
    assert last.accessibleName() == "White Flower: not in your album yet"
    assert "truntum" not in window.settings.offered_backs()


def test_another_day_begins_while_the_page_is_open(home, monkeypatch):
    class Tomorrow(date):
        @classmethod
        def today(cls):
            return TODAY + timedelta(days=1)

    monkeypatch.setattr("thothit_desktop.app.home.page.date", Tomorrow)
    home.follow_day()
    assert f"{(TODAY + timedelta(days=1)).day} " in home.deal_sheet.title.text()
    assert home.day.deal.number == deal_of(TODAY + timedelta(days=1))


def test_a_card_of_the_album_leads_to_what_is_told_of_it(qtbot, window, home):
    click(home.album.buttons[3])
    assert window.findChild(CekiWindow).isVisible()
    assert home.isVisible()


@pytest.mark.whole
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (2560, 1440)])
def test_nothing_lies_over_something_else(qtbot, open_window, size):
    window = sit_down(qtbot, lambda: open_window(size=size))
    window.home.show()
    page = window.home.page
    drawn(qtbot, page)
    parts = [page.deal_sheet, page.match_sheet, page.calendar, page.calendar_about, page.album_about]
    for at, one in enumerate(parts):
        assert page.content.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in parts[at + 1 :])
    for button in (*page.deal_sheet.buttons, *page.match_sheet.buttons):
        assert button.width() >= button.minimumSizeHint().width()
    press(window, Qt.Key.Key_Escape)
