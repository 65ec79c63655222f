# SPDX-License-Identifier: MIT
"""Real mouse and key events on the table."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest

from tests.probe import probe
from tests.table.rounds import SEATS, deal, random_play, seats, settle
from tests.table.selection.offers import chooser, said, taken
from thothit_desktop.flow.fishing import FishingFamily
from thothit_desktop.table.drawing.names import short_caption
from thothit_desktop.table.selection.prompt import Choice

FAMILY = FishingFamily()

LEFT = Qt.MouseButton.LeftButton


def press(table, at: QPoint) -> None:
    QTest.mousePress(table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def release(table, at: QPoint) -> None:
    QTest.mouseRelease(table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def click(table, at: QPoint) -> None:
    press(table, at)
    release(table, at)


def drag(table, start: QPoint, end: QPoint) -> None:
    press(table, start)
    for part in range(1, 6):
        QTest.mouseMove(table.viewport(), start + (end - start) * part / 5)
        QTest.qWait(5)
    release(table, end)


def test_a_click_chooses_a_hand_card(table, offered):
    spy = QSignalSpy(table.selection.hand_chosen)
    card = chooser(offered)
    click(table, probe(table).hand_card(card).center())
    assert said(spy) == [card]


def test_hovering_lifts_lights_and_describes(table, offered, qtbot):
    spy = QSignalSpy(table.selection.focused)
    card = chooser(offered)
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    QTest.mouseMove(table.viewport(), probe(table).hand_card(card).center())
    qtbot.waitUntil(lambda: probe(table).lifted() == [card], timeout=10000)
    assert {item.card for item in probe(table).framed("target")} == taken(offered[card])
    assert probe(table).framed("focus") == []
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: probe(table).lifted() == [], timeout=10000)
    assert probe(table).framed("target") == []
    assert said(spy) == [(card,), ()]


def test_a_card_that_came_to_lie_under_the_mouse_is_lifted_until_the_mouse_goes(table):
    view = deal(11).view(0)
    table.show_view(view)
    card = view.hand[3]
    at = probe(table).hand_card(card).center()
    table.set_seats(seats(4), 0, clockwise=False)  # all cards are in the stock
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    QTest.mouseMove(table.viewport(), at)
    table.set_seats(SEATS, 0, clockwise=False)
    table.show_view(view)
    settle(table)
    table.selection.offer({card: Choice()})
    assert probe(table).lifted() == [card]
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    assert probe(table).lifted() == []


def test_a_card_s_shadow_is_no_part_of_it(table, offered):
    """The mouse beside a card neither raises nor chooses it, and so nothing stays raised when it goes."""
    card, *_ = offered
    rect = probe(table).hand_card(card)
    beside = QPoint(rect.center().x(), rect.bottom() + 2)  # a pixel below it, where its shadow lies
    QTest.mouseMove(table.viewport(), beside)
    table.selection.offer(offered)
    assert table.selection.current == ()
    assert probe(table).hand_card(card) == rect
    chosen = QSignalSpy(table.selection.hand_chosen)
    click(table, beside)
    assert said(chosen) == []


def test_pool_cards_are_described_too(table, offered):
    spy = QSignalSpy(table.selection.focused)
    (card,) = offered[chooser(offered)].takes[0]
    QTest.mouseMove(table.viewport(), probe(table).pool_card(card).center())
    QTest.qWait(20)
    assert said(spy)[-1] == (card,)


def test_dragging_to_the_pool_chooses_and_elsewhere_puts_back(table, offered, qtbot):
    spy = QSignalSpy(table.selection.hand_chosen)
    card = next(iter(offered))
    start = probe(table).hand_card(card).center()
    drag(table, start, start + QPoint(-20, 30))
    assert said(spy) == []
    qtbot.waitUntil(lambda: abs(probe(table).hand_card(card).center().x() - start.x()) < 3, timeout=10000)
    drag(table, start, table.mapFromScene(probe(table).layout.opened))
    assert said(spy) == [card]


def test_a_drop_on_a_pool_card_names_both(table, offered):
    card = chooser(offered)
    (wanted,) = offered[card].takes[-1]
    hand, pairs = QSignalSpy(table.selection.hand_chosen), QSignalSpy(table.selection.capture_chosen)
    drag(table, probe(table).hand_card(card).center(), probe(table).pool_card(wanted).center())
    assert said(hand) == []
    assert [pairs.at(i) for i in range(pairs.count())] == [[card, (wanted,)]]


def test_without_drag_cards_stay_but_can_be_clicked(table, offered):
    table.selection.offer(offered, drag=False)
    spy = QSignalSpy(table.selection.hand_chosen)
    card = next(iter(offered))
    item = next(item for item in probe(table).zones.hands[0] if item.card == card)
    start = probe(table).hand_card(card).center()
    press(table, start)
    QTest.mouseMove(table.viewport(), start + QPoint(-80, -80))
    assert abs(item.pos().x() - item.corner(item.place).x()) < 1
    release(table, start)
    assert said(spy) == [card]


def test_keys_walk_the_hand_and_enter_plays(table, offered):
    spy = QSignalSpy(table.selection.hand_chosen)
    described = QSignalSpy(table.selection.focused)
    hand = [item.card for item in probe(table).zones.hands[0]]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(table, key)
    assert probe(table).framed("focus") == [probe(table).zones.hands[0][-1]]
    assert probe(table).lifted() == [hand[-1]]
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert said(spy) == [hand[-1]]
    assert said(described)[0] == (hand[0],)


def test_enter_without_a_current_card_plays_nothing(table, offered):
    spy = QSignalSpy(table.selection.hand_chosen)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert said(spy) == []


def test_a_choice_is_made_by_click(table, offered):
    card = chooser(offered)
    table.selection.ask(card, offered[card], cancellable=True)
    spy, hand = QSignalSpy(table.selection.targets_chosen), QSignalSpy(table.selection.hand_chosen)
    assert probe(table).lifted() == [card]
    assert {item.card for item in probe(table).framed("target")} == taken(offered[card])
    assert len(probe(table).framed("dim")) > 5
    for (wanted,) in offered[card].takes:
        click(table, probe(table).pool_card(wanted).center())
    assert said(spy) == list(offered[card].takes)
    assert said(hand) == []


def test_a_choice_is_made_by_keys(table, offered):
    card = chooser(offered)
    table.selection.ask(card, offered[card], cancellable=True)
    lit = list(
        dict.fromkeys(item.card for item in probe(table).zones.pool if item.card in taken(offered[card]))
    )
    spy = QSignalSpy(table.selection.targets_chosen)
    assert probe(table).framed("focus") == []
    QTest.keyClick(table, Qt.Key.Key_Enter)  # which only shows where the keys are
    assert [item.card for item in probe(table).framed("focus")] == lit[:1]
    assert said(spy) == []
    QTest.keyClick(table, Qt.Key.Key_Enter)
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Enter)
    QTest.keyClick(table, Qt.Key.Key_Up)
    QTest.keyClick(table, Qt.Key.Key_Enter)
    assert said(spy) == [(lit[0],), (lit[1],), (lit[0],)]


def test_who_plays_by_keys_goes_on_by_keys(table, offered):
    card = chooser(offered)
    QTest.keyClick(table, Qt.Key.Key_Right)
    table.selection.ask(card, offered[card], cancellable=True)
    assert len(probe(table).framed("focus")) == 1
    click(table, QPoint(5, 5))
    table.selection.ask(card, offered[card], cancellable=True)
    assert probe(table).framed("focus") == []


def test_never_do_two_candidates_look_chosen(table, offered):
    """The one under the mouse is the current one, in place of that which the keys had come to."""
    card = chooser(offered)
    table.selection.ask(card, offered[card], cancellable=True)
    QTest.keyClick(table, Qt.Key.Key_Right)
    spy = QSignalSpy(table.selection.targets_chosen)
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    for (wanted,) in offered[card].takes:
        QTest.mouseMove(table.viewport(), probe(table).pool_card(wanted).center())
        QTest.qWait(10)
        assert [item.card for item in probe(table).framed("hover")] == [wanted]
        assert probe(table).framed("focus") == []
        QTest.keyClick(table, Qt.Key.Key_Enter)
    assert said(spy) == list(offered[card].takes)
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    QTest.qWait(10)
    assert probe(table).framed("hover") == []
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert len(probe(table).framed("focus")) == 1


@pytest.mark.parametrize("way", ["escape", "empty table"])
@pytest.mark.parametrize("cancellable", [True, False])
def test_the_wish_to_leave_a_choice_is_told(table, offered, way, cancellable):
    """The table does not know if the choice can be left."""
    card = chooser(offered)
    table.selection.ask(card, offered[card], cancellable)
    spy = QSignalSpy(table.selection.choice_left)
    if way == "escape":
        QTest.keyClick(table, Qt.Key.Key_Escape)
    else:
        click(table, table.mapFromScene(probe(table).layout.opened))
    assert spy.count() == 1


def test_another_hand_card_leaves_the_choice_and_is_only_raised(table, offered, qtbot):
    """It lay in the dark: a first click shows what it would take, the next one plays it."""
    card = chooser(offered)
    other = next(c for c in offered if len(offered[c].takes) == 1)
    spy = QSignalSpy(table.selection.hand_chosen)
    table.selection.choice_left.connect(lambda: table.selection.offer(offered))
    table.selection.ask(card, offered[card], cancellable=True)
    at = probe(table).hand_card(other).center()
    QTest.mouseMove(table.viewport(), at)
    click(table, at)
    assert said(spy) == []
    assert {item.card for item in probe(table).framed("target")} == taken(offered[other])
    QTest.mouseMove(table.viewport(), table.mapFromScene(probe(table).layout.opened))
    qtbot.waitUntil(lambda: probe(table).lifted() == [other], timeout=10000)  # also without the mouse on it
    QTest.mouseMove(table.viewport(), at)
    click(table, at)
    assert said(spy) == [other]


def test_another_card_that_may_take_several_is_asked_about_at_once(table, offered):
    card = chooser(offered)
    choice = Choice(offered[card].takes[:2])
    other = next(c for c in offered if c != card)
    spy = QSignalSpy(table.selection.hand_chosen)
    table.selection.choice_left.connect(lambda: table.selection.offer({card: choice, other: choice}))
    table.selection.ask(card, choice, cancellable=True)
    click(table, probe(table).hand_card(other).center())
    assert said(spy) == [other]


def test_a_raised_card_takes_what_is_clicked(table, offered):
    card = chooser(offered)
    other = next(c for c in offered if len(offered[c].takes) == 1)
    hand, pairs = QSignalSpy(table.selection.hand_chosen), QSignalSpy(table.selection.capture_chosen)
    target = QSignalSpy(table.selection.targets_chosen)
    table.selection.choice_left.connect(lambda: table.selection.offer(offered))
    table.selection.ask(card, offered[card], cancellable=True)
    click(table, probe(table).hand_card(other).center())
    click(table, probe(table).pool_card(*offered[other].takes[0]).center())
    assert [pairs.at(i) for i in range(pairs.count())] == [[other, offered[other].takes[0]]]
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    table.selection.offer(offered)
    QTest.keyClick(table, Qt.Key.Key_Right)
    click(table, probe(table).pool_card(*offered[other].takes[0]).center())
    assert pairs.at(1) == [probe(table).zones.hands[0][0].card, offered[other].takes[0]]
    assert said(hand) == said(target) == []


@pytest.mark.parametrize("way", ["escape", "empty table"])
def test_a_raised_card_can_be_laid_back(table, offered, way, qtbot):
    card = chooser(offered)
    other = next(c for c in offered if len(offered[c].takes) == 1)
    table.selection.choice_left.connect(lambda: table.selection.offer(offered))
    table.selection.ask(card, offered[card], cancellable=True)
    click(table, probe(table).hand_card(other).center())
    QTest.mouseMove(table.viewport(), probe(table).hand_card(other).center())
    QTest.mouseMove(table.viewport(), table.mapFromScene(probe(table).layout.opened))
    qtbot.waitUntil(lambda: probe(table).lifted() == [other], timeout=10000)
    if way == "escape":
        QTest.keyClick(table, Qt.Key.Key_Escape)
    else:
        click(table, table.mapFromScene(probe(table).layout.opened))
    qtbot.waitUntil(lambda: probe(table).lifted() == [], timeout=10000)
    assert probe(table).framed("target") == []


def test_a_choice_that_stays_keeps_its_card(table, offered):
    """Nobody has offered the hand again: another hand card is not chosen behind the choice."""
    card = chooser(offered)
    other = next(c for c in offered if c != card)
    table.selection.ask(card, offered[card], cancellable=True)
    spy = QSignalSpy(table.selection.hand_chosen)
    click(table, probe(table).hand_card(other).center())
    assert said(spy) == []


def test_a_press_on_one_target_released_on_another_chooses_nothing(table, offered):
    card = chooser(offered)
    table.selection.ask(card, offered[card], cancellable=False)
    spy = QSignalSpy(table.selection.targets_chosen)
    press(table, probe(table).pool_card(*offered[card].takes[0]).center())
    release(table, probe(table).pool_card(*offered[card].takes[1]).center())
    assert said(spy) == []


def test_withdrawing_leaves_nothing_lit(table, offered, qtbot):
    card = chooser(offered)
    table.selection.ask(card, offered[card], cancellable=True)
    table.withdraw()
    assert probe(table).frames == {}
    qtbot.waitUntil(lambda: probe(table).lifted() == [], timeout=10000)
    spy = QSignalSpy(table.selection.hand_chosen)
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert said(spy) == []
    click(table, probe(table).hand_card(card).center())  # whoever listens says why it cannot be played
    assert said(spy) == [card]


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_key_completes_what_moves(table, how, qtbot):
    table.set_speed("normal")
    position = deal(3)
    quiet, clicked = QSignalSpy(table.quiet), QSignalSpy(table.clicked)
    table.play(position.view(0).history, position.view(0))
    qtbot.wait(50)
    if how == "click":
        click(table, QPoint(300, 300))
    else:
        QTest.keyClick(table, Qt.Key.Key_Shift)
        assert table.moving
        QTest.keyClick(table, Qt.Key.Key_Space)
    assert not table.moving
    assert clicked.count() == 1
    assert quiet.wait(10000)
    assert table.check(position.view(0)) == []
    table.set_speed("off")


@pytest.mark.whole
def test_a_whole_round_with_mouse_and_keys(table, qtbot):
    """Every card of the person is played by a click or by keys; every capture is chosen the same way."""
    table.set_speed("off")
    position = deal(21)
    table.play(position.view(0).history, position.view(0))
    settle(table)
    chosen: list[int] = []
    table.selection.hand_chosen.connect(chosen.append)
    table.selection.targets_chosen.connect(chosen.append)
    others = random_play(position, 21)
    played = 0
    while not position.is_over:
        if position.to_move != 0:
            events = next(others)
        else:
            moves = position.legal_moves()
            offered = FAMILY.choices(position.view(0))
            card = moves[-1].card
            chosen.clear()
            if position.phase == "hand":
                table.selection.offer(offered)
                click(table, probe(table).hand_card(card).center())
                assert chosen == [card]
                played += 1
            takes = offered[card].takes
            if len(takes) > 1:
                table.selection.ask(card, offered[card], cancellable=position.phase == "hand")
                QTest.keyClick(table, Qt.Key.Key_Right)
                QTest.keyClick(table, Qt.Key.Key_Return)
            wanted = chosen[-1] if len(takes) > 1 else takes[0] if takes else ()
            move = next(move for move in moves if move.cards == (card, *wanted))
            events = position.play(move)
        table.play(events, position.view(0))
        settle(table)
        assert table.check(position.view(0)) == []
    assert played == 7


def test_refused_cards_go_back(table, offered, qtbot):
    """Nothing follows a choice: the card returns to the hand."""
    card = next(iter(offered))
    start = probe(table).hand_card(card).center()
    drag(table, start, table.mapFromScene(probe(table).layout.opened))
    item = next(item for item in probe(table).zones.hands[0] if item.card == card)
    table.withdraw()
    qtbot.waitUntil(lambda: item.pos() == item.corner(item.place), timeout=10000)


def test_a_card_glides_up_and_is_caught_by_its_flight(table, offered, qtbot):
    """A card that still rises when it is played flies from there, and comes to rest where it should."""
    table.set_speed("normal")
    position = deal(11)
    table.show_view(position.view(0))
    settle(table)
    table.selection.offer({card: Choice() for card in position.view(0).hand})
    QTest.keyClick(table, Qt.Key.Key_Right)
    item = probe(table).zones.hands[0][0]
    qtbot.waitUntil(lambda: item.pos().y() < item.corner(item.place).y() - 2, timeout=10000)
    move = next(move for move in position.legal_moves() if move.card == item.card)
    table.play(position.play(move), position.view(0))
    assert item.flying
    settle(table)
    assert table.check(position.view(0)) == []


def test_the_deck_can_be_switched_in_a_pause(table, qtbot):
    table.set_speed("fast")
    position = deal(2)
    spy = QSignalSpy(table.quiet)
    table.play(position.view(0).history, position.view(0))
    qtbot.wait(60)
    table.set_paused(True)
    table.set_deck("western")
    qtbot.wait(150)
    assert spy.count() == 0
    assert [item.size().width() for item in probe(table).zones.items()] == [384] * 60
    assert table.check(position.view(0)) == []
    table.set_paused(False)
    qtbot.waitUntil(lambda: spy.count() == 1, timeout=10000)


def test_the_name_of_a_hand_card_stands_under_it_and_no_tooltip_over_the_next(table, offered, qtbot):
    at = probe(table).hand_card(card := chooser(offered)).center()
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    QTest.mouseMove(table.viewport(), at)
    qtbot.waitUntil(lambda: probe(table).card_name == short_caption(card), timeout=10000)
    assert all(not item.toolTip() for item in table.items(at))
    table.selection.withdraw()
    assert probe(table).card_name, "also while others play"
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: probe(table).card_name == "", timeout=10000)


def test_keys_name_the_card_too(table, offered):
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert probe(table).card_name == short_caption(table.selection.current[0])
