# SPDX-License-Identifier: MIT
"""Locked and risky cards, a turn of luck, and piles, with real mouse and key events."""

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QSignalSpy, QTest

from tests.probe import probe
from tests.table.rounds import seats, settle, sit
from tests.table.selection.test_selection import click, drag, said, taken
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.table.drawing.frame_pictures import RING, frame
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.selection.prompt import Choice


@pytest.fixture
def facing(table):
    """A round of Thothit with a hand card before a pool of four others: hand card and choice.

    The table asks no rules: what is locked or risky is what it is told.
    """
    view = new_game("thothit").deal(random.Random(11)).view(0)
    table.show_view(view)
    settle(table)
    card, pool = view.hand[0], sorted(set(view.pool))
    return card, Choice(takes=((pool[0],), (pool[4],)), locked=(pool[8], pool[9]), risky=((pool[4],),))


def pairs(spy: QSignalSpy) -> list[list[int]]:
    return [spy.at(number) for number in range(spy.count())]


def cards(table, kind: str) -> set[int]:
    return {item.card for item in probe(table).framed(kind)}


def middle(table, card: int) -> QPoint:
    return probe(table).pool_card(card).center()


# Locked and risky


def test_a_hovered_hand_card_shows_what_it_may_take_and_what_not(table, facing, qtbot):
    card, choice = facing
    table.selection.offer({card: choice})
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    QTest.mouseMove(table.viewport(), probe(table).hand_card(card).center())
    qtbot.waitUntil(lambda: probe(table).framed("locked") != [])
    assert cards(table, "target") == {*choice.takes[0]}
    assert cards(table, "risky") == {*choice.risky[0]}
    assert cards(table, "locked") == set(choice.locked)
    assert not set(probe(table).framed("dim")) & set(probe(table).zones.pool)
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: probe(table).framed("locked") == probe(table).framed("risky") == [])


def test_a_locked_card_is_pondered_by_mouse(table, facing):
    card, choice = facing
    table.selection.ask(card, choice, cancellable=True)
    assert cards(table, "locked") == set(choice.locked)
    assert not cards(table, "dim") & {*taken(choice), *choice.locked}
    spy = QSignalSpy(table.selection.locked_focused)
    for target in (*choice.takes[0], *choice.takes[1], choice.locked[1]):
        QTest.mouseMove(table.viewport(), middle(table, target))
        QTest.qWait(10)
    assert pairs(spy) == [[card, choice.locked[1]]]


def test_a_locked_card_is_pondered_for_the_card_that_the_keys_lifted(table, facing):
    card, choice = facing
    table.selection.offer({card: choice})
    QTest.keyClick(table, Qt.Key.Key_Right)
    spy = QSignalSpy(table.selection.locked_focused)
    QTest.mouseMove(table.viewport(), middle(table, choice.locked[0]))
    QTest.qWait(10)
    assert pairs(spy) == [[card, choice.locked[0]]]


def test_a_click_on_a_locked_or_risky_card_is_told(table, facing):
    """Whoever listens refuses the one and warns of the other."""
    card, choice = facing
    table.selection.ask(card, choice, cancellable=True)
    spy = QSignalSpy(table.selection.targets_chosen)
    (risky,) = choice.risky[0]
    for target in (choice.locked[0], risky, risky):
        click(table, middle(table, target))
    assert said(spy) == [(choice.locked[0],), (risky,), (risky,)]


def test_a_drop_on_a_locked_card_is_told(table, facing):
    card, choice = facing
    table.selection.offer({card: choice})
    spy = QSignalSpy(table.selection.capture_chosen)
    drag(table, probe(table).hand_card(card).center(), middle(table, choice.locked[0]))
    assert pairs(spy) == [[card, (choice.locked[0],)]]


def test_keys_come_to_locked_cards_too(table, facing):
    card, choice = facing
    table.selection.ask(card, choice, cancellable=True)
    order = list(dict.fromkeys(item.card for item in probe(table).zones.pool))
    walk = [other for other in order if other in {*taken(choice), *choice.locked}]
    start = walk.index(next(other for other in order if other in taken(choice)))
    chosen, pondered = QSignalSpy(table.selection.targets_chosen), QSignalSpy(table.selection.locked_focused)
    QTest.keyClick(table, Qt.Key.Key_Return)  # which only shows where the keys are
    QTest.keyClick(table, Qt.Key.Key_Return)
    for _ in range(3):
        QTest.keyClick(table, Qt.Key.Key_Right)
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert said(chosen) == [(walk[(start + i) % 4],) for i in range(4)]
    assert {target for _, target in pairs(pondered)} == set(choice.locked)


def test_copies_of_a_design_are_one_stop_for_the_keys(table):
    view = new_game("thothit-kuna").deal(random.Random(1)).view(0)
    table.set_seats(seats(4), 0, clockwise=False)
    table.show_view(view)
    settle(table)
    twice = next(card for card in view.pool if view.pool.count(card) > 2)
    other = next(card for card in view.pool if card != twice)
    table.selection.ask(view.hand[0], Choice(((twice,), (other,))), cancellable=True)
    spy = QSignalSpy(table.selection.targets_chosen)
    for _ in range(3):
        QTest.keyClick(table, Qt.Key.Key_Right)
        QTest.keyClick(table, Qt.Key.Key_Return)
    first, second, third = said(spy)
    assert {first, second} == {(twice,), (other,)}
    assert third == first


def test_a_hand_card_that_may_not_be_played_lies_in_the_dark(table, facing):
    """It stays where it is, and whoever listens says why."""
    card, choice = facing
    table.selection.offer({card: choice})
    hand = probe(table).zones.hands[0]
    barred = [item for item in hand if item.card != card]
    assert probe(table).framed("dim") == barred != []
    spy = QSignalSpy(table.selection.hand_chosen)
    other = barred[-1]
    QTest.mouseMove(table.viewport(), probe(table).hand_card(other.card).center())
    QTest.qWait(10)
    drag(table, probe(table).hand_card(other.card).center(), table.mapFromScene(probe(table).layout.opened))
    assert other.pos() == other.corner(other.place)
    click(table, probe(table).hand_card(other.card).center())
    assert said(spy)[-1] == other.card
    table.selection.offer({item.card: choice for item in hand})
    assert probe(table).framed("dim") == []


@each("size", [QSize(900, 540), QSize(1280, 720)])
@pytest.mark.parametrize("kind", ["locked", "risky"])
def test_the_signs_of_cards_leave_the_number_of_copies_in_sight(table, size, kind):
    view = new_game("thothit-kuna").deal(random.Random(1)).view(0)
    table.set_seats(seats(4), 0, clockwise=False)
    table.resize(size)
    table.show_view(view)
    settle(table)
    twice = next(card for card in view.pool if view.pool.count(card) > 2)
    item = next(item for item in reversed(probe(table).zones.pool) if item.card == twice)
    badge, words = probe(table).badges[f"copies {twice}"]
    assert words == f"×{view.pool.count(twice)}"
    layout = probe(table).layout
    wide, high = layout.card_width * layout.unit, HEIGHT * layout.unit
    mark = frame(wide, high, 4, kind, 1.0).toImage()
    inside = range(int(RING) + 6, mark.width() // 2)
    rows = [
        y
        for y in range(int(RING) + 8, mark.height() - int(RING) - 6)
        if any(mark.pixelColor(x, y).alpha() > 200 for x in inside)  # the sign; a shade is thinner
    ]
    assert rows
    foot = item.sceneBoundingRect().top() + (rows[-1] - RING) / layout.unit
    assert foot < badge.sceneBoundingRect().top()


def test_withdrawing_takes_every_mark_away(table, facing):
    card, choice = facing
    table.selection.ask(card, choice, cancellable=True)
    table.withdraw()
    assert probe(table).frames == {}
    table.selection.ask(card, choice, cancellable=True)
    table.resize(1000, 700)
    assert cards(table, "locked") == set(choice.locked)  # marks follow the window


@pytest.mark.whole
def test_the_marks_of_cards_differ_without_their_colours(table):
    kinds = ("target", "risky", "locked", "picked", "dim", "focus")
    greys = {}
    for kind in kinds:
        mark = QImage(140, 240, QImage.Format.Format_RGB32)
        mark.fill(QColor("#b89a66"))
        painter = QPainter(mark)
        painter.drawPixmap(10, 10, frame(80, 170, 3, kind, 1.0))
        painter.end()
        greys[kind] = mark.convertToFormat(QImage.Format.Format_Grayscale8)
    for one, other in combinations(kinds, 2):
        apart = sum(
            abs(greys[one].pixelColor(x, y).value() - greys[other].pixelColor(x, y).value()) > 60
            for x in range(0, 140, 2)
            for y in range(0, 240, 2)
        )
        assert apart > 25, (one, other)


# A turn of luck


@pytest.fixture(params=["thothit-yogyakarta", "thit-thit-dulit", "kings"])
def lucky(table, request):
    """A game without decisions, whose stock waits to be turned."""
    game = new_game(request.param)
    sit(table, game)
    position = game.deal(random.Random(2), dealer=game.players - 1)
    table.show_view(position.view(0))
    settle(table)
    table.notices.set_turn(0, "Your turn")
    table.selection.offer_draw()
    return position


def test_a_click_anywhere_turns_the_stock_once(table, lucky):
    spy = QSignalSpy(table.selection.draw_chosen)
    assert probe(table).halo is not None
    click(table, QPoint(40, 60))
    assert spy.count() == 1
    assert probe(table).halo is None
    click(table, table.mapFromScene(probe(table).layout.stock))
    assert spy.count() == 1


@each("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_turns_the_stock_once(table, lucky, key):
    spy = QSignalSpy(table.selection.draw_chosen)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert spy.count() == 0
    QTest.keyClick(table, key)
    QTest.keyClick(table, key)
    assert spy.count() == 1


def test_the_offer_is_told_to_screen_readers(table, lucky):
    assert "Space" in table.accessibleDescription()
    table.notices.set_turn(1, "Sri's turn")
    assert table.accessibleDescription() == "Sri's turn"


def test_a_withdrawn_offer_turns_nothing(table, lucky):
    spy = QSignalSpy(table.selection.draw_chosen)
    table.withdraw()
    assert probe(table).halo is None
    click(table, QPoint(40, 60))
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert spy.count() == 0


def test_a_click_that_completes_does_not_turn(table, lucky, qtbot):
    """One click lands what moves; the stock takes another."""
    table.set_speed("normal")
    spy = QSignalSpy(table.selection.draw_chosen)
    table.selection.draw_chosen.connect(
        lambda: table.play(lucky.play(lucky.chance(random.Random(1))), lucky.view(0))
    )
    click(table, QPoint(40, 60))
    qtbot.wait(30)
    assert table.moving
    click(table, QPoint(40, 60))
    assert not table.moving
    assert spy.count() == 1
    settle(table)
    assert table.check(lucky.view(0)) == []


def test_the_halo_follows_the_window_and_stays_round_the_stock(table, lucky):
    table.resize(940, 640)
    halo = probe(table).halo
    assert halo is not None
    middle = halo.sceneBoundingRect().center()
    apart = middle - probe(table).layout.stock
    assert apart.manhattanLength() < 2


# Piles


@pytest.fixture
def piled(table):
    """Chinese Thothit, whose piles lie open, after two rounds of turns."""
    game = new_game("thothit-chinese")
    table.set_seats(seats(3), 0, clockwise=False)
    rng = random.Random(5)
    position = game.deal(rng)
    while position.turn < 12 or position.phase != "hand" or position.to_move != 0:
        position.play(rng.choice(position.legal_moves()))
    table.show_view(position.view(0))
    settle(table)
    assert all(position.captures)
    return position


def pile_middle(table, seat: int) -> QPoint:
    return table.mapFromScene(probe(table).zones.seat_layout(seat).pile.center())


def test_a_click_on_a_pile_names_its_seat(table, piled):
    spy = QSignalSpy(table.selection.pile_chosen)
    for seat in range(3):
        click(table, pile_middle(table, seat))
    assert said(spy) == [0, 1, 2]


def test_looking_into_a_pile_decides_nothing(table, piled):
    """Neither where a capture is asked for nor where the stock may be turned."""
    spy, left, drawn = (
        QSignalSpy(s)
        for s in (table.selection.pile_chosen, table.selection.choice_left, table.selection.draw_chosen)
    )
    view = piled.view(0)
    table.selection.ask(view.hand[0], Choice((view.pool[:1],)), cancellable=True)
    click(table, pile_middle(table, 1))
    table.selection.offer_draw()
    click(table, pile_middle(table, 2))
    assert said(spy) == [1, 2]
    assert left.count() == drawn.count() == 0
    click(table, QPoint(40, 60))
    assert drawn.count() == 1


def test_where_no_pile_is_a_click_is_an_ordinary_one(table, lucky):
    pile, drawn = QSignalSpy(table.selection.pile_chosen), QSignalSpy(table.selection.draw_chosen)
    seat = next(seat for seat, pile in enumerate(probe(table).zones.piles) if not pile)
    click(table, pile_middle(table, seat))
    assert pile.count() == 0
    assert drawn.count() == 1
