# SPDX-License-Identifier: MIT
"""The window of deals, by mouse and by keyboard."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.app.cut_off import cut_off
from tests.app.deals.conftest import NUMBER, opened
from tests.app.play import asked, play_by_keys, play_round, position_of
from tests.app.rounds import ended
from tests.tiers import each
from thothit_desktop.app.deals.chosen import chosen_deals, known
from thothit_desktop.app.deals.day import deal_of
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.messages import level_texts
from thothit_desktop.app.statistics.database import Database
from thothit_desktop.app.statistics.filters import AGAIN, Filter
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.games import new_game
from thothit_desktop.games.known_deal import KnownDeal, turn_order_of
from thothit_desktop.languages import LANGUAGES
from thothit_desktop.players import LEVELS

TABLE, DAY, BY_NUMBER, CHOSEN = range(4)


def click(button) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def click_row(deals, row: int) -> None:
    choices = deals.ui.choices
    at = choices.visualItemRect(choices.item(row)).center()
    QTest.mouseClick(choices.viewport(), Qt.MouseButton.LeftButton, pos=at)


def key(deals, *keys, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    for one in keys:
        QTest.keyClick(QApplication.focusWidget() or deals, one, modifier)


def type_number(qtbot, deals, text: str) -> None:
    deals.ui.number.selectAll()
    QTest.keyClicks(deals.ui.number, text)
    qtbot.waitUntil(lambda: not deals.searching)


def rows(deals) -> list[list[str]]:
    tries = deals.ui.tries
    return [
        [tries.item(row, column).text() for column in range(tries.columnCount())]
        for row in range(tries.rowCount())
    ]


def place_at_table(window) -> int:
    position = position_of(window)
    return turn_order_of(0, position.dealer, position.game.players)


@pytest.fixture
def deals(open_deals):
    return open_deals()


def test_the_deal_in_play_cannot_be_learnt_of(deals):
    assert deals.ui.heading.text() == "Thothit, 3 players, deal 5"
    assert deals.ui.summary.text().startswith("Finish the round first")
    assert not deals.ui.play.isEnabled()
    assert not deals.ui.computers.isEnabled()


def test_no_column_of_the_tries_is_cut(qtbot, window, open_deals):
    window.begin(number=NUMBER)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    deals = open_deals()
    tries, header = deals.ui.tries, deals.ui.tries.horizontalHeader()
    for wide in (deals.minimumSizeHint().width(), 2000):
        deals.resize(wide, 400)
        last = tries.columnCount() - 1
        assert header.sectionSize(last) >= max(header.sectionSizeHint(last), tries.sizeHintForColumn(last))
    assert header.length() == tries.viewport().width(), "the last column takes the room that is left"


def test_nor_under_its_number(qtbot, deals):
    click_row(deals, BY_NUMBER)
    type_number(qtbot, deals, "5")
    assert not deals.ui.play.isEnabled()
    type_number(qtbot, deals, "6")
    assert deals.ui.play.isEnabled()


def test_nor_from_an_earlier_try(qtbot, window, open_deals):
    before = window.controller.match.id
    window.begin(number=NUMBER)
    qtbot.waitUntil(lambda: window.controller.match.id != before and asked(window), timeout=10000)
    deals = open_deals()
    assert len(rows(deals)) == 2
    deals.ui.tries.selectRow(0)
    assert not deals.ui.replay.isEnabled()
    assert not deals.ui.play.isEnabled()


def test_a_deal_by_number_is_played_from_another_seat_by_mouse(qtbot, window, deals):
    before = window.controller.match.id
    click_row(deals, BY_NUMBER)
    type_number(qtbot, deals, "4711")
    assert deals.ui.heading.text() == "Thothit, 3 players, deal 4711"
    deals.ui.place.setCurrentIndex(1)
    deals.ui.level.setCurrentIndex(deals.ui.level.findData("bocah"))
    click(deals.ui.play)
    qtbot.waitUntil(lambda: window.controller.match.id != before and asked(window), timeout=10000)
    match, position = window.controller.match, position_of(window)
    deal = KnownDeal.numbered(new_game("thothit"), 4711)
    assert place_at_table(window) == 1
    assert position.layout.hands[0] == deal.layout.hands[1]
    assert match.known_deal(0) == deal
    assert match.levels == ["person", "bocah", "bocah"]
    assert window.settings.match_setup("thothit").levels[1] != "bocah"  # for this match only


def test_the_deal_of_the_day_is_played_by_keyboard(qtbot, window, deals):
    before = window.controller.match.id
    key(deals, Qt.Key.Key_Down)
    assert deals.ui.heading.text() == f"Thothit, 3 players, deal {deal_of(date.today())}"
    key(deals, Qt.Key.Key_S, modifier=Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is deals.ui.place
    key(deals, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert deals.ui.place.currentText() == "3 of 3, unyik"
    key(deals, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.match.id != before and asked(window), timeout=10000)
    assert window.controller.match.seeds == [deal_of(date.today())]
    assert place_at_table(window) == 2


@pytest.mark.parametrize("waits", [True, False], ids=["a minute after midnight", "at once"])
def test_a_window_open_over_midnight_offers_and_starts_the_new_day_s_deal(
    qtbot, window, deals, monkeypatch, waits
):
    click_row(deals, DAY)
    deals.ui.place.setCurrentIndex(2)
    today = date.today()

    class Tomorrow(date):
        @classmethod
        def today(cls):
            return today + timedelta(days=1)

    monkeypatch.setattr("thothit_desktop.app.deals.offers.date", Tomorrow)
    number = deal_of(Tomorrow.today())
    if waits:
        deals.findChild(QTimer).timeout.emit()
        assert deals.ui.heading.text() == f"Thothit, 3 players, deal {number}"
    before = window.controller.match.id
    click(deals.ui.play)
    qtbot.waitUntil(lambda: window.controller.match.id != before and asked(window), timeout=10000)
    assert window.controller.match.seeds == [number]
    assert place_at_table(window) == 2


def test_all_tries_are_side_by_side_the_newest_first(qtbot, deals):
    click_row(deals, BY_NUMBER)
    type_number(qtbot, deals, str(NUMBER))
    found = rows(deals)
    assert [(row[0], row[2], row[5], row[6]) for row in found] == [
        ("You", "Regular", "Yes", "5 Feb 2026"),
        ("You", "Regular", "No", "5 Jan 2026"),
    ]
    assert deals.ui.summary.text().startswith("You have finished this deal 2 times. Your best result: ")
    assert deals.ui.tries.horizontalHeaderItem(4).text() == "Ahead"


def test_a_try_is_looked_at_again(qtbot, window, deals):
    click_row(deals, BY_NUMBER)
    type_number(qtbot, deals, str(NUMBER))
    assert not deals.ui.replay.isEnabled()
    deals.ui.tries.setFocus()
    key(deals, Qt.Key.Key_Down)
    deals.ui.tries.selectRow(0)
    click(deals.ui.replay)
    (replay,) = deals.findChildren(ReplayWindow)
    assert replay.isVisible()
    assert replay.windowTitle()
    replay.close()


def test_a_try_whose_match_is_gone_is_told_so(qtbot, deals, saves):
    click_row(deals, BY_NUMBER)
    type_number(qtbot, deals, str(NUMBER))
    for at in (1, 2):
        saves.place(f"{at:016x}").unlink()
    item = deals.ui.tries.item(1, 0)
    at = deals.ui.tries.visualItemRect(item).center()
    QTest.mouseClick(deals.ui.tries.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(deals.ui.tries.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert deals.ui.summary.text().endswith("no longer among your saved matches.")
    assert deals.findChildren(ReplayWindow) == []


def test_tries_are_found_again_by_the_index(qtbot, open_deals, saves):
    open_deals().close()
    assert (saves.folder / "index.json").exists()
    again = open_deals()
    click_row(again, BY_NUMBER)
    type_number(qtbot, again, str(NUMBER))
    assert len(rows(again)) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Type a deal number from 0 to 2147483647."),
        ("abc", "Type a deal number from 0 to 2147483647. 'abc' is not a number."),
        ("-3", "Type a deal number from 0 to 2147483647. '-3' is not a number."),
        ("2147483648", "Deal numbers go from 0 to 2147483647."),
        ("9" * 400, "Deal numbers go from 0 to 2147483647."),
    ],
)
def test_a_bad_number_gets_a_sentence(qtbot, window, deals, text, why):
    click_row(deals, BY_NUMBER)
    deals.ui.number.clear()
    type_number(qtbot, deals, text)
    assert deals.ui.why.text() == why
    assert deals.ui.why.textFormat() is Qt.TextFormat.PlainText
    assert not deals.ui.play.isEnabled()
    assert rows(deals) == []
    key(deals, Qt.Key.Key_Return)
    assert deals.isVisible()
    type_number(qtbot, deals, "12")
    assert deals.ui.play.isEnabled()


def test_after_a_round_its_sheet_leads_to_the_same_cards_from_another_seat(qtbot, window, data):
    match = ended("sackson", 2, number=31)
    match.id, match.date = "00000000000000aa", "2026-03-01T09:00:00Z"
    turn_order = match.turn_order(0)
    window.resume(match)
    qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
    assert window.ui.deals in window.round_end.sheet.findChild(QPushButton, "more").menu().actions()
    window.ui.deals.trigger()
    deals = opened(qtbot, window)
    assert deals.ui.place.currentIndex() == turn_order
    assert len(rows(deals)) == 1
    deals.ui.place.setCurrentIndex(1 - turn_order)
    click(deals.ui.play)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert place_at_table(window) == 1 - turn_order
    assert position_of(window).layout.hands[0] == match.positions[0].layout.hands[1]
    play_round(qtbot, window, lambda: play_by_keys(window))
    QTest.keyClick(window.round_end.sheet, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    deals = opened(qtbot, window)
    assert sorted(row[1] for row in rows(deals)) == ["1 of 2", "2 of 2, dealer"]
    first, second = Database(data).rounds()
    assert (first.again, second.again) == (False, True)
    assert first.deal == second.deal == match.known_deal(0).fingerprint
    assert Filter().lets_pass(first)
    assert not Filter().lets_pass(second)
    assert [Filter(play=AGAIN).lets_pass(one) for one in (first, second)] == [False, True]


def test_the_sheet_leads_to_the_replay_of_its_round(qtbot, window):
    window.resume(ended("sackson", 2, rounds=2, number=31))
    qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
    assert window.ui.replay in window.round_end.sheet.findChild(QPushButton, "more").menu().actions()
    window.ui.replay.trigger()
    (replay,) = window.findChildren(ReplayWindow)
    assert replay.round.number == 1
    replay.close()


def test_the_computers_try_it_at_the_chosen_seat(qtbot, deals):
    click_row(deals, BY_NUMBER)
    type_number(qtbot, deals, "12")
    deals.ui.place.setCurrentIndex(2)
    deals.ui.level.setCurrentIndex(0)
    click(deals.ui.computers)
    assert deals.ui.progress.isVisible()
    qtbot.waitUntil(deals.ui.computers.isVisible, timeout=20000)
    found = rows(deals)
    assert [row[0] for row in found] == [f"Computer, {level_texts.level(one)}" for one in LEVELS]
    assert {(row[1], row[2]) for row in found} == {("3 of 3, unyik", "Child")}
    assert "only one round" in deals.ui.summary.text()
    click(deals.ui.computers)
    qtbot.waitUntil(deals.ui.computers.isVisible, timeout=20000)
    assert rows(deals) == found


def test_they_stop_when_they_are_told_or_another_deal_is_chosen_or_the_window_closes(qtbot, deals):
    click_row(deals, CHOSEN + 10)
    assert deals.ui.heading.text() == "Thothit Kuna, 4 players, deal 81"
    for leave in (
        lambda: click(deals.ui.stop),
        lambda: click_row(deals, CHOSEN),
        lambda: key(deals, Qt.Key.Key_Escape),
    ):
        click_row(deals, CHOSEN + 10)
        click(deals.ui.computers)
        assert deals.computing
        leave()
        assert not deals.computing


def test_games_of_luck_have_nothing_for_the_computers_to_decide(qtbot, deals):
    click_row(deals, DAY)
    deals.ui.game.setCurrentIndex(deals.ui.game.findData("kings"))
    assert deals.ui.play.isEnabled()
    assert not deals.ui.computers.isEnabled()
    assert "This game is pure luck" in deals.ui.summary.text()


def test_a_chosen_deal_says_why_and_is_played_by_its_own_rules(qtbot, window, deals):
    for row, chosen in enumerate(chosen_deals()):
        deals.ui.choices.setCurrentRow(CHOSEN + row)
        assert deals.ui.why.text() == chosen.why
        assert deals.ui.place.currentIndex() == chosen.turn_order
        assert deals.ui.level.currentText() == "Regular"
    deals.ui.choices.setFocus()
    key(deals, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.match.game.spec.id == "thunee")
    assert window.controller.match.known_deal(0) == known(chosen_deals()[-1])


def test_in_thunee_balls_are_counted_and_a_partner_is_named(deals):
    heads = [deals.ui.tries.horizontalHeaderItem(column).text() for column in (2, 3)]
    assert (heads, deals.ui.level_label.text()) == (["Opponents", "Points"], "&Opponents:")
    titles = [deals.ui.choices.item(row).text() for row in range(deals.ui.choices.count())]
    click_row(deals, next(row for row, title in enumerate(titles) if title.startswith("Thunee")))
    heads = [deals.ui.tries.horizontalHeaderItem(column).text() for column in (2, 3)]
    assert (heads, deals.ui.level_label.text()) == (
        ["Partner and opponents", "Balls"],
        "Partner and &opponents:",
    )


def test_house_rules_are_told_and_make_it_another_deal(qtbot, window, deals):
    setup = window.settings.match_setup("sackson")
    window.settings.set_match_setup(
        type(setup)("sackson", 3, setup.levels, setup.length, {**setup.options, "bonus": "on"})
    )
    click_row(deals, DAY)
    deals.ui.game.setCurrentIndex(deals.ui.game.findData("sackson"))
    assert deals.ui.heading.text().endswith(", 1 house rule")
    assert ":" in deals.ui.heading.toolTip()


@pytest.mark.usefixtures("little_room")
@each("code", LANGUAGES)
def test_on_a_small_screen_with_large_letters_nothing_is_cut_off(speaking, open_deals, code):
    speaking(code)
    deals = open_deals()
    assert cut_off(deals) == []
    assert deals.size().boundedTo(room_of(deals)) == deals.size()


def test_on_a_screen_of_640x400_the_boxes_have_room_for_all_their_words(limit_screen, speaking, open_deals):
    limit_screen(QSize(640, 400))
    speaking("jv")
    deals = open_deals()
    for box in (deals.ui.place, deals.ui.level):
        assert box.width() >= box.minimumSizeHint().width()
    assert deals.ui.place.minimumWidth() == 0
