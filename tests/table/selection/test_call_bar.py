# SPDX-License-Identifier: MIT
"""The bar of calls, with real mouse and key events."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.probe import probe
from tests.table.rounds import deal, seats, settle, sit
from tests.table.rummy.rounds import kowah
from tests.table.selection.test_selection import said
from tests.tiers import each
from thothit_desktop.table.drawing.margins import ExpectedMargin
from thothit_desktop.table.selection.call_bar import Call, split
from thothit_desktop.table.selection.prompt import Choice

LEFT = Qt.MouseButton.LeftButton
BIDS = [
    *(Call(f"bid {number}0", f"{number}0", str(number % 10)) for number in range(1, 11)),
    Call("bid 104", "104", "Z"),
    Call("thunee", "Thunee", "T"),
    Call("blind thunee", "Blind Thunee", "B"),
    Call("blind royals", "Blind Royals", "R", enabled=False, about="Not before the deal"),
    Call("pass", "Pass", "X"),
]
STANDING = [
    Call("checki C7", "Checki", "C", enabled=False, about="The hand is not ready"),
    Call("claim", "Claim", "K", enabled=False),
    Call("pass", "Pass", "X", enabled=False),
]


def lit(*moves: str) -> list[Call]:
    return [call._replace(enabled=call.move in moves) for call in STANDING]


def buttons(table) -> dict[str, QPushButton]:
    """The buttons to be seen, by their words."""
    return {button.text(): button for button in table.findChildren(QPushButton) if button.isVisible()}


def middle(table, words: str) -> tuple[QPushButton, QPoint]:
    button = buttons(table)[words]
    return button, button.rect().center()


@pytest.fixture
def dealt(table):
    position = deal(11)
    table.show_view(position.view(0))
    settle(table)
    return position


@pytest.mark.whole
def test_a_click_makes_the_call(table, dealt):
    called, missed = QSignalSpy(table.call_bar.called), QSignalSpy(table.call_bar.missed)
    table.call_bar.offer(BIDS)
    assert list(buttons(table)) == [call.words for call in BIDS]
    for words in ("40", "Blind Thunee", "Pass"):
        button, at = middle(table, words)
        QTest.mouseClick(button, LEFT, pos=at)
    assert said(called) == ["bid 40", "blind thunee", "pass"]
    assert missed.count() == 0


def test_a_click_on_a_dark_button_is_answered(table, dealt):
    called, missed = QSignalSpy(table.call_bar.called), QSignalSpy(table.call_bar.missed)
    table.call_bar.offer(BIDS)
    button = buttons(table)["Blind Royals"]
    assert not button.isEnabled()
    bar = button.parentWidget()
    QTest.mouseClick(bar, LEFT, pos=button.geometry().center())
    QTest.mouseClick(bar, LEFT, pos=QPoint(1, 1))
    assert (said(called), said(missed)) == ([], ["blind royals"])


@pytest.mark.parametrize(
    ("key", "move"),
    [(Qt.Key.Key_4, "bid 40"), (Qt.Key.Key_0, "bid 100"), (Qt.Key.Key_Z, "bid 104"), (Qt.Key.Key_X, "pass")],
)
def test_each_call_has_its_key(table, dealt, key, move):
    called = QSignalSpy(table.call_bar.called)
    table.call_bar.offer(BIDS)
    caps = {button.text(): button.findChild(QLabel).text() for button in buttons(table).values()}
    assert caps == {call.words: call.key for call in BIDS}
    QTest.keyClick(table, key)
    assert said(called) == [move]
    QTest.keyClick(table, key, Qt.KeyboardModifier.ControlModifier)
    assert said(called) == [move]


def test_the_key_of_a_dark_call_is_answered_but_makes_nothing(table, dealt):
    called, missed = QSignalSpy(table.call_bar.called), QSignalSpy(table.call_bar.missed)
    table.call_bar.offer(BIDS)
    QTest.keyClick(table, Qt.Key.Key_R)
    QTest.keyClick(table, Qt.Key.Key_Q)
    assert (said(called), said(missed)) == ([], ["blind royals"])


def test_a_call_that_comes_too_late_is_answered(table, dealt):
    called, missed = QSignalSpy(table.call_bar.called), QSignalSpy(table.call_bar.missed)
    table.call_bar.offer([Call("claim", "Claim", "K"), Call("pass", "Pass", "X")], seconds=60)
    table.withdraw()
    assert buttons(table) == {}
    QTest.keyClick(table, Qt.Key.Key_K)
    assert (said(called), said(missed)) == ([], ["claim"])
    table.call_bar.offer([Call("pass", "Pass", "X")])
    QTest.keyClick(table, Qt.Key.Key_K)
    assert missed.count() == 1


@pytest.mark.parametrize("way", [Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return])
def test_keys_reach_the_buttons_and_press_them(table, dealt, qtbot, way):
    table.activateWindow()
    table.setFocus()
    table.call_bar.offer(BIDS)
    called = QSignalSpy(table.call_bar.called)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is table)
    QTest.keyClick(table, way)
    assert QApplication.focusWidget() is buttons(table)["10"]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert QApplication.focusWidget() is buttons(table)["20"]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_7)  # a call's key works there too
    assert said(called) == ["bid 20", "bid 10", "bid 70"]
    table.withdraw()
    assert QApplication.focusWidget() is table


def test_arrows_are_the_hands_while_a_card_may_be_played(table, dealt):
    """The buttons have their keys, and Tab comes to them."""
    table.selection.offer({card: Choice() for card in dealt.view(0).hand})
    table.call_bar.offer([Call("double", "Double", "D")])
    called, described = QSignalSpy(table.call_bar.called), QSignalSpy(table.selection.focused)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert described.count() == 1
    assert not buttons(table)["Double"].hasFocus()
    QTest.keyClick(table, Qt.Key.Key_D)
    assert said(called) == ["double"]


def test_calls_that_stand_are_lit_while_they_are_asked_for(table, dealt):
    table.call_bar.stand(STANDING)
    first = buttons(table)
    assert not any(button.isEnabled() for button in first.values())
    assert first["Checki"].toolTip() == "The hand is not ready"
    assert first["Checki"].accessibleDescription() == "The hand is not ready"
    table.call_bar.offer(lit("claim", "pass"), seconds=60)
    assert buttons(table) == first, "the buttons stay where they are"
    assert [words for words, button in first.items() if button.isEnabled()] == ["Claim", "Pass"]
    table.withdraw()
    assert buttons(table) == first
    assert not any(button.isEnabled() for button in first.values())
    table.call_bar.stand(lit("checki C7"))
    assert [words for words, button in first.items() if button.isEnabled()] == ["Checki"]
    table.call_bar.stand([])
    assert buttons(table) == {}


def test_another_game_takes_the_calls_away(table, dealt):
    table.call_bar.stand(STANDING)
    table.set_seats(seats(4), 0, clockwise=True)
    assert buttons(table) == {}


# The time to answer


def test_the_time_runs_out_once(table, dealt, qtbot):
    over = QSignalSpy(table.call_bar.countdown.ran_out)
    table.call_bar.offer(STANDING, seconds=0.15)
    qtbot.waitUntil(lambda: over.count() == 1, timeout=10000)
    qtbot.wait(250)
    assert over.count() == 1


def test_without_hurry_no_time_runs(table, dealt, qtbot):
    over = QSignalSpy(table.call_bar.countdown.ran_out)
    table.call_bar.offer(STANDING, seconds=0.05)
    table.call_bar.offer(STANDING)
    qtbot.wait(150)
    assert over.count() == 0
    assert not table.call_bar.countdown.line.isVisible()


@pytest.mark.parametrize("how", ["withdraw", "play", "called"])
def test_an_answer_stops_the_time(table, dealt, qtbot, how):
    over = QSignalSpy(table.call_bar.countdown.ran_out)
    table.call_bar.called.connect(lambda _: table.withdraw())
    table.call_bar.offer(lit("pass"), seconds=0.1)
    if how == "withdraw":
        table.withdraw()
    elif how == "play":
        table.play([], dealt.view(0))
    else:
        QTest.keyClick(table, Qt.Key.Key_X)
    qtbot.wait(200)
    assert over.count() == 0
    assert not table.call_bar.countdown.line.isVisible()


@pytest.mark.parametrize("paused_first", [True, False])
def test_the_time_stands_still_in_a_pause(table, dealt, qtbot, paused_first):
    over = QSignalSpy(table.call_bar.countdown.ran_out)
    if paused_first:
        table.set_paused(True)
    table.call_bar.offer(STANDING, seconds=0.15)
    table.set_paused(True)
    qtbot.wait(300)
    assert over.count() == 0
    table.set_paused(False)
    qtbot.waitUntil(lambda: over.count() == 1, timeout=10000)


def test_the_bar_of_time_shrinks(table, dealt, qtbot):
    table.call_bar.offer(STANDING, seconds=2)
    sand = table.call_bar.countdown.line
    assert sand.isVisible()
    qtbot.waitUntil(lambda: 0 < sand.value() < 990, timeout=10000)
    table.withdraw()


def test_the_seconds_left_are_a_number(table, dealt, qtbot):
    """In words as well as in a line, right of the buttons; in a pause it stays."""
    table.call_bar.offer(STANDING, seconds=3)
    number = table.call_bar.countdown.number
    assert number.isVisible()
    assert number.text() == "3"
    table.set_paused(True)
    qtbot.wait(20)
    assert number.text() == "3"
    table.set_paused(False)
    qtbot.waitUntil(lambda: number.text() == "2", timeout=10000)
    qtbot.waitUntil(lambda: number.text() == "1", timeout=10000)
    table.call_bar.offer(STANDING)
    assert not number.isVisible()


# Where it lies


@each("size", [(900, 520), (900, 560), (1280, 720), (2560, 1380), (480, 320)])
@pytest.mark.parametrize("calls", [BIDS, STANDING])
def test_the_bar_covers_neither_hand_nor_words(table, dealt, size, calls):
    table.resize(*size)
    table.notices.set_turn(0, "Your turn")
    table.notices.say("Sri bids forty, and whoever wants to say more may do so now", "info")
    table.call_bar.offer(calls, seconds=60)
    bar = table.call_bar.geometry()
    assert table.rect().contains(bar)
    layout = probe(table).layout
    strip = table.mapFromScene(layout.words).boundingRect()
    assert bar.bottom() <= strip.bottom() + 1
    for words in (probe(table).turn_item, probe(table).message_item):
        assert (
            not table.mapFromScene(words.sceneBoundingRect())
            .boundingRect()
            .adjusted(1, 1, -1, -1)
            .intersects(bar)
        )
    shown = list(buttons(table).values())
    seconds = table.call_bar.countdown.number
    assert table.call_bar.rect().contains(seconds.geometry())
    assert seconds.fontMetrics().horizontalAdvance(seconds.text()) < seconds.width()
    assert not any(seconds.geometry().intersects(button.geometry()) for button in shown)
    for number, button in enumerate(shown):
        assert table.call_bar.rect().contains(button.geometry())
        assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()
        assert not any(button.geometry().intersects(other.geometry()) for other in shown[:number])
        cap = button.findChild(QLabel)
        words = button.fontMetrics().horizontalAdvance(button.text())
        left = (button.width() - cap.width() - words) // 2
        assert not QRect(left, 0, words, button.height()).intersects(cap.geometry())


def test_few_calls_lie_in_the_strip_of_words_and_many_on_the_mat(table, dealt):
    strip = table.mapFromScene(probe(table).layout.words).boundingRect()
    table.call_bar.offer(STANDING)
    assert strip.adjusted(0, -1, 0, 1).contains(table.call_bar.geometry())
    table.call_bar.offer(BIDS)
    assert not strip.intersects(table.call_bar.geometry())


@pytest.mark.parametrize(("size", "strip"), [((884, 510), 36), ((1264, 660), 44)])
def test_buttons_are_high_enough_to_be_hit_with_ease(table, dealt, size, strip):
    """On the mat always; in the strip as far as that and the mat's edge have room."""
    table.resize(*size)
    table.call_bar.offer(BIDS)
    assert {button.height() for button in buttons(table).values()} == {44}
    table.call_bar.offer(STANDING[:1])
    assert min(button.height() for button in buttons(table).values()) >= strip


def test_no_call_lies_on_the_discards(table):
    """However long their words are: they are shortened, and told in full."""
    position = kowah({}, seed=1)
    sit(table, position.game)
    table.resize(900, 520)
    table.show_view(position.view(0))
    settle(table)
    long = [
        Call(f"checki C{number}", f"Checki with the {number} of Coins, which waits for {number}", str(number))
        for number in (1, 2, 3)
    ]
    table.call_bar.offer([*long, Call("pass", "Not now", "N")])
    strip = table.mapFromScene(probe(table).layout.words).boundingRect()
    bar = table.call_bar.geometry()
    assert bar.bottom() <= strip.bottom() + 1
    assert not bar.intersects(table.mapFromScene(probe(table).layout.frame.inner).boundingRect())
    table.notices.set_turn(0, "Checki, or not now")
    turn = table.mapFromScene(probe(table).turn_item.sceneBoundingRect()).boundingRect()
    assert 0 <= table.call_bar.x() - turn.right() < 30
    shown = [button for button in table.findChildren(QPushButton) if button.isVisible()]
    assert [button.accessibleName() for button in shown] == [call.words for call in long] + ["Not now"]
    assert shown[0].text() != long[0].words
    assert shown[0].toolTip() == long[0].words
    assert shown[-1].text() == "Not now"


def test_the_bar_follows_the_window(table, dealt):
    table.call_bar.stand(STANDING)
    before = table.call_bar.geometry()
    table.resize(1000, 640)
    assert table.call_bar.geometry() != before
    assert table.rect().contains(table.call_bar.geometry())


@pytest.mark.parametrize(
    ("widths", "most", "rows"),
    [
        ([10, 10, 10], 40, [[10, 10, 10]]),
        ([10, 10, 10, 10], 40, [[10, 10], [10, 10]]),
        ([30, 10, 10, 10], 40, [[30], [10, 10, 10]]),
        ([50, 10], 40, [[50], [10]]),
    ],
)
def test_rows_are_about_equally_long(widths, most, rows):
    assert split(widths, 2, most) == rows


def test_a_call_tells_what_it_is_expected_to_bring(table, dealt):
    """Its button is wider, keeps the focus, and says so to screen readers; later all is as before."""
    bar = table.call_bar
    bar.offer(BIDS[:3])
    button = probe(table).call_button("bid 20")
    button.setFocus()
    before = button.width()
    bar.show_move_values({"bid 20": ExpectedMargin("+0.25", 1.0, best=True, about="Expected: +0.25 balls.")})
    assert probe(table).call_button("bid 20") is button
    assert button.hasFocus()
    told = [label for label in button.findChildren(QLabel) if not label.pixmap().isNull()]
    assert len(told) == 1
    assert told[0].isVisible()
    assert button.width() >= before + told[0].width()
    assert button.rect().contains(told[0].geometry())
    assert button.toolTip() == button.accessibleDescription() == "Expected: +0.25 balls."
    bar.show_move_values({})
    assert not told[0].isVisible()
    assert button.width() == before
    assert button.accessibleDescription() == ""
