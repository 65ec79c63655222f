# SPDX-License-Identifier: MIT
"""Captures weigh by their worth: twins close up in a gold line, stamped ones darken the mat."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.probe import probe, run_step
from tests.table.rounds import deal, settle
from thothit_desktop.games.cards import CODES
from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.turns import Weight


@pytest.fixture
def play(table, monkeypatch):
    """A function that begins to show a capture of the person; what the pair weighs is its own."""
    monkeypatch.setitem(timing.FACTOR, "normal", 1.0)
    position = deal(1)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    view = position.view(0)

    def begin(card, taken):
        zones = probe(table).zones
        zones.hands[0][0].show_card(card)
        zones.pool[0].show_card(taken)
        table.play([Event("played", 0, (card,)), Event("captured", 0, (card, taken))], view)

    return begin


def code(name):
    return CODES.index(name)


@pytest.mark.parametrize(
    ("card", "taken", "weight"),
    [("C3", "S3", Weight.PLAIN), ("C3", "C3", Weight.TWINS), ("RF", "RF", Weight.SEAL)],
)
def test_a_capture_weighs_by_its_worth(table, play, card, taken, weight):
    play(code(card), code(taken))
    seen, length, lines, shaded = probe(table), 0, 0, False
    while table.moving:
        length += run_step(seen.animator)
        lines, shaded = max(lines, seen.lines), shaded or seen.shaded
    extra = {
        Weight.PLAIN: 0,
        Weight.TWINS: timing.SNAP,
        Weight.SEAL: timing.SNAP + timing.SEAL_HOLD,
    }[weight]
    usual = timing.FLIGHT + timing.REST + timing.TO_PILE
    assert usual + extra <= length <= usual + extra + timing.REARRANGE
    assert lines == (weight is not Weight.PLAIN)
    assert shaded == (weight is Weight.SEAL)


def test_twins_lie_edge_to_edge_before_they_fly(table, play):
    play(code("C3"), code("C3"))
    seen = probe(table)
    while seen.lines == 0:
        run_step(seen.animator)
    card, (twin,), gap = seen.zones.capture
    assert gap == 0
    assert abs(card.place.x - twin.place.x) == pytest.approx(seen.layout.card_width)
    assert card.place.y == twin.place.y
    assert not seen.framed("pair")  # the line is round both


def test_a_click_takes_line_and_shade_away(table, play):
    play(code("RF"), code("RF"))
    seen = probe(table)
    while not seen.shaded:
        run_step(seen.animator)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert not seen.lines
    assert not seen.shaded


def test_a_new_size_takes_them_away(table, play):
    play(code("RF"), code("RF"))
    while not probe(table).shaded:
        run_step(probe(table).animator)
    table.resize(1000, 640)
    assert not probe(table).lines
    assert not probe(table).shaded


def test_points_leave_the_cards_when_they_land_and_the_plate_swells_when_it_tells_them(table, monkeypatch):
    """In the person's own pile; before, the plate tells what it did."""
    monkeypatch.setitem(timing.FACTOR, "normal", 1.0)
    position, made = deal(1), None
    while made is None:
        legal = position.legal_moves()
        twins = [move for move in legal if position.to_move == 0 and move.takes == (move.card,)]
        if twins:
            made = twins[0]
        else:
            position.play(legal[0])
    table.set_speed("off")
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    seen = probe(table)
    before = seen.plates[0].round
    events = position.play(made)
    table.play(events, position.view(0))
    while not seen.gains:
        run_step(seen.animator)
    assert seen.zones.capture is not None  # the cards lie together
    assert seen.plates[0].round == before
    assert not seen.bumped
    while table.moving:
        run_step(seen.animator)
    assert seen.plates[0].round != before
    assert seen.bumped == [0]
