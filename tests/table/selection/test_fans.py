# SPDX-License-Identifier: MIT
"""Fans of the pool open under the mouse and for a choice, and never put another card under the mouse."""

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest

from tests.probe import probe
from tests.table.rounds import settle
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import RANK
from thothit_desktop.table.selection.prompt import Choice


@pytest.fixture
def pool(table):
    """A pool in which one rank lies as a fan; its items from the left, and the view."""
    table.resize(900, 600)
    view = new_game("thothit").deal(random.Random(11)).view(0)
    table.show_view(view)
    settle(table)
    return view


def fans(table):
    """The items of each rank that lies as a fan, from the left; the largest first."""
    zones = probe(table).zones
    ranks = {RANK[item.card] for item in zones.pool if zones.fan_of(item) is not None}
    found = [[item for item in zones.pool if RANK[item.card] == rank] for rank in ranks]
    return sorted(found, key=len, reverse=True)


def least_seen(table, items) -> float:
    """The least step between neighbours, in card widths."""
    at = [item.place.x for item in items]
    steps = [after - before for before, after in pairwise(at)]
    return min(steps) / probe(table).layout.card_width


def strip(table, item) -> QPoint:
    """A point near the left edge of a card, which no neighbour covers."""
    rect = table.mapFromScene(item.sceneBoundingRect()).boundingRect()
    return QPoint(rect.left() + 6, rect.center().y())


def move(table, at) -> None:
    QTest.mouseMove(table.viewport(), at)
    QTest.qWait(10)


def test_a_fan_opens_under_the_mouse_and_closes_after_it(table, pool, qtbot):
    items = fans(table)[0]
    before = [item.pos() for item in items]
    assert least_seen(table, items) < 0.6
    under = items[len(items) // 2]
    move(table, strip(table, under))
    assert under.pos() == before[len(items) // 2]
    assert least_seen(table, items) > 0.75
    assert table.check(pool) == []
    for item in items:  # going along the fan moves nothing more
        opened = [item.pos() for item in items]
        move(table, strip(table, item))
        assert [item.pos() for item in items] == opened
    move(table, QPoint(2, 2))
    qtbot.waitUntil(lambda: [item.pos() for item in items] == before)
    assert table.check(pool) == []


def test_from_fan_to_fan_nothing_moves_under_the_mouse(table, pool):
    for items in [*fans(table), *fans(table)]:
        at = strip(table, items[-1])
        before = items[-1].pos()
        move(table, at)
        assert items[-1].pos() == before
        assert probe(table).zones.fans[0].rank == RANK[items[-1].card]


def test_a_due_choice_opens_all_its_candidates_and_stays_open(table, pool):
    items = fans(table)[0]
    choice = Choice(tuple((card,) for card in {item.card for item in items}))
    table.selection.ask(pool.hand[0], choice, cancellable=True)
    opened = [item.pos() for item in items]
    assert least_seen(table, items) > 0.75
    chosen = QSignalSpy(table.selection.targets_chosen)
    for item in items:
        move(table, strip(table, item))
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=strip(table, item))
    assert [chosen.at(number)[0] for number in range(chosen.count())] == [(item.card,) for item in items]
    table.selection.withdraw()
    assert [item.pos() for item in items] != opened
    assert probe(table).zones.fans == ()
    assert table.check(pool) == []


def test_a_press_on_what_a_fan_has_put_under_the_resting_mouse_plays_nothing(table, pool):
    """The choice came up by itself, for a card turned from the stock."""
    items = fans(table)[0]
    row = [item for item in probe(table).zones.pool if item.place.y == items[0].place.y]
    choice = Choice(tuple((card,) for card in {item.card for item in items}))
    chosen = QSignalSpy(table.selection.targets_chosen)
    for item in row[::2]:
        move(table, QPoint(2, 2))
        QTest.qWait(160)
        rect = table.mapFromScene(item.sceneBoundingRect()).boundingRect()
        at = QPoint(rect.left() + 2, rect.center().y())
        move(table, at)
        table.selection.ask(pool.hand[0], choice, cancellable=True)
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        said = [chosen.at(number)[0] for number in range(chosen.count())]
        assert all(cards == (item.card,) for cards in said)
        table.selection.withdraw()
        chosen = QSignalSpy(table.selection.targets_chosen)


def test_another_size_of_the_window_leaves_no_fan_open_at_its_old_place(table, pool):
    items = fans(table)[0]
    move(table, strip(table, items[-1]))
    assert probe(table).zones.fans
    table.resize(1000, 700)
    assert all(fan.x in [item.place.x for item in items] for fan in probe(table).zones.fans)
    assert table.check(pool) == []
