# SPDX-License-Identifier: MIT
"""Low piles are as easy to hit as high ones."""

from PySide6.QtCore import QPoint

from tests.probe import probe
from thothit_desktop.table.selection.hit_testing import pile_at


def test_a_small_pile_is_hit_beside_its_cards(qtbot, table, offered):
    zones = probe(table).zones
    seat = next(seat for seat, pile in enumerate(zones.piles) if pile and seat != zones.bottom)
    middle = table.mapFromScene(zones.seat_layout(seat).pile.center())
    assert pile_at(table, zones, middle + QPoint(0, 60)) is None
    table.resize(480, 290)
    box = table.mapFromScene(zones.seat_layout(seat).pile).boundingRect()
    assert box.height() < 36
    assert pile_at(table, zones, box.center() + QPoint(0, 20)) == seat
    assert pile_at(table, zones, box.center() + QPoint(0, 26)) is None
