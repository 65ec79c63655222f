# SPDX-License-Identifier: MIT
"""Reduced motion: a card is never seen on its way."""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QGraphicsScene

from tests.probe import advance
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.stage.animator import Animator, Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.motion import MOTION
from thothit_desktop.table.stage.timing import FADE

HOME, AWAY = Place(0.0, 0.0), Place(900.0, 700.0, rotation=90.0, scale=0.5, z=7.0)


@pytest.fixture
def item() -> CardItem:
    made = CardItem(280, lambda _: None, lambda *_: None)
    made.scene_kept = QGraphicsScene()
    made.scene_kept.addItem(made)
    made.land(HOME, HIDDEN)
    return made


@pytest.fixture(autouse=True)
def reduced() -> Iterator[None]:
    MOTION.reduced = True
    yield
    MOTION.reduced = False


def test_a_card_is_only_ever_seen_where_it_lay_or_lies(qtbot, item):
    animator = Animator()
    animator.factor = 1.7
    animator.add([Step(lambda: [Flight(item, AWAY, 4, 5000, delay=100)])])
    seen = []
    for moment in range(0, 170 + 2 * FADE, 5):
        advance(animator, moment)
        seen.append((item.pos() == item.corner(AWAY), item.shown, item.opacity()))
        assert item.pos() in (item.corner(HOME), item.corner(AWAY))
        assert item.rotation() in (0.0, 90.0)
        assert item.turning.xScale() == 1.0
    assert seen[:34] == [(False, HIDDEN, 1.0)] * 34, "it waits for its turn"
    assert seen == sorted(seen, key=lambda one: one[0])
    assert {shown for there, shown, _ in seen if there} == {4}
    assert min(opacity for *_, opacity in seen) < 0.1
    qtbot.waitUntil(lambda: not animator.moving)
    assert item.opacity() == 1.0


def test_it_takes_as_long_at_every_speed_and_no_time_where_nothing_moves(qtbot, item):
    animator = Animator()
    for factor in (0.45, 1.7):
        animator.factor = factor
        animator.add([Step(lambda: [Flight(item, AWAY, 4, 5000)])])
        advance(animator, 2 * FADE - 1)
        assert animator.moving
        qtbot.waitUntil(lambda: not animator.moving, timeout=1000)
        item.land(HOME, HIDDEN)
    animator.factor = 0.0
    animator.add([Step(lambda: [Flight(item, AWAY, 4, 5000)])])
    assert item.pos() == item.corner(AWAY)


def test_a_click_ends_it_where_it_should(qtbot, item):
    for moment in (0, FADE // 2, FADE + FADE // 2):
        animator = Animator()
        spy = QSignalSpy(animator.quiet)
        item.land(HOME, HIDDEN)
        animator.add([Step(lambda: [Flight(item, AWAY, 4, 5000)], rest=9000)])
        advance(animator, moment)
        animator.hurry()
        assert (item.pos(), item.shown, item.opacity()) == (item.corner(AWAY), 4, 1.0)
        qtbot.waitUntil(lambda spy=spy: spy.count() == 1)
