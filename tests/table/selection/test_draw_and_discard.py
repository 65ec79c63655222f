# SPDX-License-Identifier: MIT
"""Drawing, discarding and arranging the hand, with real mouse and key events."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest

from tests.probe import probe
from tests.table.rounds import settle, sit
from tests.table.rummy.rounds import READY, kowah
from tests.table.selection.test_selection import click, drag, press, release, said
from thothit_desktop.flow.rummy import RummyFamily
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import codes, faces
from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import read_move
from thothit_desktop.table.selection.call_bar import Call

FAMILY = RummyFamily()

CTRL = Qt.KeyboardModifier.ControlModifier
HAND = faces(["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"])


@pytest.fixture
def picking(table):
    """The person is to draw or to take M9, which lies on M8."""
    position = kowah({0: HAND}, ["M8", "M9"], players=2)
    for text in ("draw", "discard M8", "draw", "discard M9"):
        position.play(read_move(text))
        while position.phase in ("checki", "claim"):
            position.play(Move("pass"))
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    table.selection.offer_piles(draw=True, take=True)
    return position


@pytest.fixture
def discarding(table, picking):
    """The person has drawn and is to discard."""
    before = len(picking.history)
    picking.play(Move("draw"))
    table.play(picking.view(0).history[before:], picking.view(0))
    settle(table)
    table.selection.offer(FAMILY.choices(picking.view(0)))
    return picking


def stock(table) -> QPoint:
    return table.mapFromScene(probe(table).zones.stock[-1].sceneBoundingRect().center())


def top(table) -> QPoint:
    return table.mapFromScene(probe(table).zones.pool[-1].sceneBoundingRect().center())


def hand(table) -> list[int]:
    return [item.card for item in probe(table).zones.hands[0]]


# Drawing and taking


def test_stock_and_discards_are_lit_and_chosen_by_click(table, picking):
    assert probe(table).framed("target") == [probe(table).zones.stock[-1], probe(table).zones.pool[-1]]
    drawn, taken, target = (
        QSignalSpy(s)
        for s in (
            table.selection.stock_chosen,
            table.selection.discard_chosen,
            table.selection.targets_chosen,
        )
    )
    click(table, stock(table))
    assert (drawn.count(), taken.count()) == (1, 0)
    click(table, top(table))
    assert (drawn.count(), taken.count()) == (1, 1)
    assert target.count() == 0


def test_only_the_top_of_the_discards_can_be_taken(table, picking):
    taken, target = QSignalSpy(table.selection.discard_chosen), QSignalSpy(table.selection.targets_chosen)
    under = probe(table).zones.pool[0].sceneBoundingRect()
    click(table, table.mapFromScene(under.topLeft()) + QPoint(4, 4))
    assert taken.count() == target.count() == 0


def test_what_is_not_lit_can_be_wanted_all_the_same(table, picking):
    table.selection.offer_piles(draw=True, take=False)
    assert probe(table).framed("target") == [probe(table).zones.stock[-1]]
    taken = QSignalSpy(table.selection.discard_chosen)
    click(table, top(table))
    assert taken.count() == 1
    table.withdraw()
    assert probe(table).framed("target") == []
    drawn = QSignalSpy(table.selection.stock_chosen)
    click(table, stock(table))
    assert drawn.count() == 1


def test_hovering_lights_what_may_be_drawn(table, picking, qtbot):
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    QTest.mouseMove(table.viewport(), stock(table))
    qtbot.waitUntil(lambda: probe(table).framed("hover") == [probe(table).zones.stock[-1]])
    assert probe(table).zones.stock[-1].cursor().shape() == Qt.CursorShape.PointingHandCursor
    table.withdraw()
    assert probe(table).zones.stock[-1].cursor().shape() == Qt.CursorShape.ArrowCursor


def test_keys_choose_between_stock_and_discards(table, picking):
    drawn, taken = QSignalSpy(table.selection.stock_chosen), QSignalSpy(table.selection.discard_chosen)
    QTest.keyClick(table, Qt.Key.Key_Return)  # which only shows where the keys are
    assert probe(table).framed("focus") == [probe(table).zones.stock[-1]]
    assert drawn.count() == 0
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert drawn.count() == 1
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert probe(table).framed("focus") == [probe(table).zones.pool[-1]]
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert (drawn.count(), taken.count()) == (1, 1)
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert probe(table).framed("focus") == [probe(table).zones.stock[-1]]


def test_who_plays_by_keys_finds_the_stock_framed(table, picking):
    QTest.keyClick(table, Qt.Key.Key_Right)
    table.withdraw()
    assert probe(table).framed("focus") == []
    table.selection.offer_piles(draw=True, take=True)
    assert probe(table).framed("focus") == [probe(table).zones.stock[-1]]


def test_the_marks_of_the_piles_follow_the_window(table, picking):
    piles = [probe(table).zones.stock[-1], probe(table).zones.pool[-1]]
    before = [item.pos() for item in piles]
    table.resize(1000, 640)
    assert all(item.pos() != old for item, old in zip(piles, before, strict=True))
    assert probe(table).framed("target") == piles


# Discarding


@pytest.mark.whole
def test_a_card_is_discarded_by_click_key_or_drag(table, discarding):
    chosen = QSignalSpy(table.selection.hand_chosen)
    click(table, probe(table).hand_card(HAND[3]).center())
    drag(table, probe(table).hand_card(HAND[4]).center(), top(table))
    drag(
        table, probe(table).hand_card(HAND[5]).center(), table.mapFromScene(probe(table).layout.mat.center())
    )
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert said(chosen) == [HAND[3], HAND[4], HAND[5], HAND[6]]


def test_a_card_that_was_just_taken_lies_in_the_dark(table, picking):
    before = len(picking.history)
    picking.play(Move("take"))
    table.play(picking.view(0).history[before:], picking.view(0))
    settle(table)
    table.selection.offer(FAMILY.choices(picking.view(0)))
    assert codes(item.card for item in probe(table).framed("dim")) == ["M9"]
    chosen = QSignalSpy(table.selection.hand_chosen)
    click(table, probe(table).hand_card(faces(["M9"])[0]).center())  # whoever listens says why not
    assert codes(said(chosen)) == ["M9"]


def middle(table, item) -> QPoint:
    return table.mapFromScene(item.sceneBoundingRect().center())


def home(table, item) -> bool:
    return (item.pos() - item.corner(item.place)).manhattanLength() < 1


@pytest.fixture
def breaking(table):
    """The person shows C7 and may discard one of that pair; then another must be laid open."""
    position = kowah({0: faces(["M7", "M7", "C7", "C7", "S7", "S5", "M5", "C5"])}, ["S7"], players=2)
    sit(table, position.game)
    position.play(read_move("checki C7"))
    position.play(Move("draw"))
    table.show_view(position.view(0))
    settle(table)
    return position


@pytest.mark.parametrize("how", ["click", "drag", "keys"])
def test_a_card_of_the_open_pair_is_discarded_like_one_of_the_hand(table, breaking, how):
    table.selection.offer(FAMILY.choices(breaking.view(0)))
    pair = probe(table).zones.shown[0]
    assert set(probe(table).framed("dim")).isdisjoint(pair)
    chosen = QSignalSpy(table.selection.hand_chosen)
    if how == "click":
        click(table, middle(table, pair[1]))
    elif how == "drag":
        drag(table, middle(table, pair[0]), table.mapFromScene(probe(table).layout.mat.center()))
    else:
        QTest.keyClick(table, Qt.Key.Key_Left)  # the pair lies at the right of the hand
        assert probe(table).framed("focus") == [pair[1]]
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert codes(said(chosen)) == ["C7"]
    before = len(breaking.history)
    breaking.play(Move("discard", faces(["C7"])))
    table.play(breaking.view(0).history[before:], breaking.view(0))
    settle(table)
    assert table.check(breaking.view(0)) == []
    assert [call.move for call in FAMILY.calls(breaking.view(0), str)] == ["checki S7", "checki M7"]


def test_a_pair_that_may_not_be_discarded_lies_in_the_dark_and_is_told(table):
    position = kowah({0: READY}, ["M2"], players=2)
    sit(table, position.game)
    for text in ("checki C1", "draw"):
        position.play(read_move(text))
    table.show_view(position.view(0))
    settle(table)
    pair = probe(table).zones.shown[0]
    table.selection.offer(FAMILY.choices(position.view(0)))
    assert [item for item in pair if item in probe(table).framed("dim")] == pair
    chosen = QSignalSpy(table.selection.hand_chosen)
    click(table, middle(table, pair[0]))
    assert codes(said(chosen)) == ["C1"]
    assert position.view(0).refusal(Move("discard", faces(["C1"]))) is not None


@pytest.mark.parametrize("where", ["pair", "stock"])
def test_what_cannot_be_played_cannot_be_dragged(table, breaking, where):
    """Nor when it was in the hand once, and could be moved there."""
    item = probe(table).zones.shown[0][1] if where == "pair" else probe(table).zones.stock[-1]
    item.set_offered(click=False, drag=True)
    table.selection.offer_piles(draw=True, take=False)
    at = middle(table, item)
    drag(table, at, table.mapFromScene(probe(table).layout.mat.center()))
    assert home(table, item)
    assert table.check(breaking.view(0)) == []


def test_what_was_dragged_goes_back_when_nothing_is_asked_any_more(table, breaking, qtbot):
    table.selection.offer(FAMILY.choices(breaking.view(0)))
    item = probe(table).zones.shown[0][0]
    start, end = middle(table, item), table.mapFromScene(probe(table).layout.mat.center())
    press(table, start)
    QTest.mouseMove(table.viewport(), start + (end - start) / 2)
    QTest.mouseMove(table.viewport(), end)
    assert not home(table, item)
    table.withdraw()
    release(table, end)
    qtbot.waitUntil(lambda: home(table, item), timeout=10000)


def test_the_frame_of_the_keys_lies_before_the_neighbours(table, breaking):
    table.selection.offer(FAMILY.choices(breaking.view(0)))
    cards = [*probe(table).zones.hands[0], *probe(table).zones.shown[0]]
    for _ in range(len(cards) + 1):
        QTest.keyClick(table, Qt.Key.Key_Right)
        (current,) = probe(table).framed("focus")
        others = [item for item in cards if item is not current]
        assert current.zValue() > max(item.zValue() for item in others)
        assert all(item.zValue() == item.place.z for item in others)
    table.withdraw()
    assert all(item.zValue() == item.place.z for item in cards)


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return])
def test_the_keys_come_first_to_the_only_card_that_may_be_discarded(table, key):
    position = kowah({0: READY}, ["M2"], players=2, options={"frozen": "on"})
    sit(table, position.game)
    for text in ("checki C1", "draw"):
        position.play(read_move(text))
    table.show_view(position.view(0))
    settle(table)
    table.selection.offer(FAMILY.choices(position.view(0)))
    chosen = QSignalSpy(table.selection.hand_chosen)
    QTest.keyClick(table, key)
    assert codes(item.card for item in probe(table).framed("focus")) == ["M2"]
    assert chosen.count() == 0


# Arranging the hand


def test_dragging_within_the_hand_lays_it_in_another_order(table, discarding):
    moved, chosen = QSignalSpy(table.selection.hand_moved), QSignalSpy(table.selection.hand_chosen)
    before = hand(table)
    card, other = before[1], before[5]
    drag(table, probe(table).hand_card(card).center(), probe(table).hand_card(other).center() + QPoint(8, 3))
    expected = [c for c in before if c != card]
    expected.insert(expected.index(other) + 1, card)
    assert hand(table) == expected
    assert (moved.count(), chosen.count()) == (1, 0)
    table.withdraw()
    QTest.qWait(150)
    assert table.check(discarding.view(0)) == []
    xs = [item.pos().x() for item in probe(table).zones.hands[0]]
    assert xs == sorted(xs)
    heights = [item.zValue() for item in probe(table).zones.hands[0]]
    assert heights == sorted(heights)
    drag(
        table,
        probe(table).hand_card(card).center(),
        probe(table).hand_card(before[0]).center() - QPoint(8, 0),
    )
    assert hand(table)[0] == card


@pytest.mark.whole
@pytest.mark.parametrize("asked", ["piles", "calls", "nothing"])
def test_the_hand_can_be_arranged_at_any_time(table, picking, asked):
    table.withdraw()
    if asked == "piles":
        table.selection.offer_piles(draw=True, take=False)
    elif asked == "calls":
        table.call_bar.offer([Call("claim", "Claim", "M"), Call("pass", "Pass", "N")])
    first, last = hand(table)[0], hand(table)[-1]
    chosen = QSignalSpy(table.selection.hand_chosen)
    drag(table, probe(table).hand_card(first).center(), probe(table).hand_card(last).center() + QPoint(9, 0))
    assert hand(table)[-1] == first
    assert chosen.count() == 0


def test_a_dragged_card_that_is_dropped_nowhere_goes_back(table, discarding, qtbot):
    moved, chosen = QSignalSpy(table.selection.hand_moved), QSignalSpy(table.selection.hand_chosen)
    before = hand(table)
    item = probe(table).zones.hands[0][2]
    drag(table, probe(table).hand_card(item.card).center(), QPoint(6, 6))
    assert hand(table) == before
    assert moved.count() == chosen.count() == 0
    qtbot.waitUntil(lambda: abs(item.pos().x() - item.corner(item.place).x()) < 1, timeout=10000)


def test_escape_takes_a_dragged_card_back(table, discarding):
    before = hand(table)
    start, end = (probe(table).hand_card(card).center() for card in (before[0], before[6]))
    press(table, start)
    QTest.mouseMove(table.viewport(), start + (end - start) / 2)
    QTest.mouseMove(table.viewport(), end)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    release(table, end)
    assert hand(table) == before


def test_keys_move_the_framed_card(table, discarding):
    moved = QSignalSpy(table.selection.hand_moved)
    before = hand(table)
    QTest.keyClick(table, Qt.Key.Key_Right, CTRL)  # which only shows where the keys are
    assert (hand(table), moved.count()) == (before, 0)
    assert probe(table).framed("focus") == [probe(table).zones.hands[0][0]]
    QTest.keyClick(table, Qt.Key.Key_Right, CTRL)
    QTest.keyClick(table, Qt.Key.Key_Right, CTRL)
    assert hand(table) == [*before[1:3], before[0], *before[3:]]
    QTest.keyClick(table, Qt.Key.Key_Left, CTRL)
    assert hand(table) == [before[1], before[0], *before[2:]]
    assert moved.count() == 3
    assert [item.card for item in probe(table).framed("focus")] == [before[0]]
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert [item.card for item in probe(table).framed("focus")] == [before[1]]
    table.withdraw()
    QTest.qWait(150)
    assert table.check(discarding.view(0)) == []


def test_an_order_of_ones_own_lasts(table, discarding):
    """New cards come at its end."""
    first = hand(table)[0]
    drag(
        table,
        probe(table).hand_card(first).center(),
        probe(table).hand_card(hand(table)[-1]).center() + QPoint(9, 0),
    )
    order = hand(table)
    thrown = order[2]
    before = len(discarding.history)
    discarding.play(Move("discard", (thrown,)))
    table.play(discarding.view(0).history[before:], discarding.view(0))
    settle(table)
    assert hand(table) == [card for card in order if card != thrown]
    before = probe(table).hand_card(order[0])
    table.resize(1100, 700)
    assert probe(table).hand_card(order[0]) != before
    assert hand(table) == [card for card in order if card != thrown]


def test_a_hand_of_captures_cannot_be_arranged(table):
    position = new_game("thothit").deal(random.Random(1))
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    before = hand(table)
    drag(table, probe(table).hand_card(before[0]).center(), probe(table).hand_card(before[-1]).center())
    QTest.keyClick(table, Qt.Key.Key_Right, CTRL)
    assert hand(table) == before
    assert probe(table).framed("focus") == []


# Thunee


@pytest.fixture
def bidding(table):
    position = new_game("thunee").deal(random.Random(5), 3)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    return position


def test_a_hand_lies_in_the_light_while_only_words_are_asked(table, bidding):
    table.selection.offer({})
    table.call_bar.offer([Call("bid 10", "10", "1"), Call("pass", "Pass", "N")])
    assert probe(table).framed("dim") == []
    called = QSignalSpy(table.call_bar.called)
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_1)
    assert said(called) == ["bid 10"]


def test_a_trick_lies_until_a_click_or_key(table, bidding):
    drawn = QSignalSpy(table.selection.draw_chosen)
    table.selection.offer_draw(halo=False)
    assert probe(table).halo is None
    QTest.keyClick(table, Qt.Key.Key_Shift)
    assert drawn.count() == 0
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert drawn.count() == 1
    table.selection.offer_draw(halo=False)
    click(table, table.mapFromScene(probe(table).layout.mat.center()))
    click(table, table.mapFromScene(probe(table).layout.mat.center()))
    assert drawn.count() == 2
