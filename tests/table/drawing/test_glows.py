# SPDX-License-Identifier: MIT
"""Cards glow briefly; the match does not wait for it, and a click or key ends it."""

import pytest
from PySide6.QtCore import QPropertyAnimation, Qt

from tests.probe import probe
from tests.table.rounds import deal, settle
from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.motion import MOTION


@pytest.fixture
def lying(table):
    """A table with cards in the pool, at normal speed, and an event that shows one of them."""
    position = deal(11)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    return Event("stayed", 1, (position.view(0).pool[0],))


def test_a_moment_is_short_and_over_by_itself(table, qtbot, lying, monkeypatch):
    assert timing.MOMENT <= 700
    monkeypatch.setattr(timing, "MOMENT", 60)
    table.glow(lying, "set")
    assert probe(table).glows == ["set"]
    assert not table.moving
    qtbot.waitUntil(lambda: not probe(table).glows)


def test_a_click_and_a_key_end_it(table, qtbot, lying):
    table.glow(lying, "last")
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    assert not probe(table).glows
    table.glow(lying, "last")
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert not probe(table).glows


def test_without_speed_nothing_glows(table, lying):
    table.set_speed("off")
    table.glow(lying, "set")
    assert not probe(table).glows


def test_what_does_not_lie_open_does_not_glow(table, lying):
    hidden = next(card for card in range(30) if card not in probe(table).zones.model.pool)
    table.glow(Event("stayed", 1, (hidden,)), "set")
    assert not probe(table).glows


def test_a_moment_grows_no_longer_where_cards_are_slow(table, lying, monkeypatch):
    monkeypatch.setitem(timing.FACTOR, "slow", 1.7)
    table.set_speed("slow")
    table.glow(lying, "set")
    ways = table.findChildren(QPropertyAnimation)
    assert {way.duration() for way in ways if way.propertyName() == b"scale"} == {timing.MOMENT}


def test_with_reduced_motion_it_fades_and_does_not_swell(table, lying, monkeypatch):
    monkeypatch.setattr(MOTION, "reduced", True)
    table.glow(lying, "set")
    moved = {bytes(way.propertyName().data()) for way in table.findChildren(QPropertyAnimation)}
    assert b"opacity" in moved
    assert b"scale" not in moved


def test_a_new_size_ends_it(table, lying):
    table.glow(lying, "set")
    table.resize(1000, 640)
    assert not probe(table).glows
