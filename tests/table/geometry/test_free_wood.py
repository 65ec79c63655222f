# SPDX-License-Identifier: MIT
"""What decorates the wood lies where nothing else does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from tests.table.geometry import test_pool_layout as pools
from tests.table.geometry import test_seat_layouts as tricks
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.geometry.free_wood import free_wood
from thothit_desktop.table.geometry.table_layout import TableLayout

SIZES = st.tuples(st.integers(480, 2560), st.integers(290, 1440))
CEKI = DECKS["ceki"]


def assert_free(layout: TableLayout) -> None:
    """Corners and glass lie on the wood alone."""
    wood = free_wood(layout)
    kept = {"mat": layout.mat, "words": layout.words}
    for number, seat in enumerate(layout.seats):
        kept |= {f"plate {number}": seat.plate, f"hand {number}": seat.hand, f"pile {number}": seat.pile}
    for number, board in enumerate(getattr(layout, "boards", ())):
        kept[f"board {number}"] = board
    for free in (*wood.corners, wood.glass):
        if not free.isEmpty():
            assert layout.scene.adjusted(-pools.SLACK, 0, pools.SLACK, 0).contains(free)
            assert [name for name, rect in kept.items() if rect.intersects(free)] == []


@pytest.mark.whole
@given(SIZES, pools.DECK, pools.SHAPES)
def test_beside_a_pool_nothing_is_covered(size, deck, kind):
    assert_free(pools.layout_of(size, deck, kind))


@pytest.mark.whole
@pytest.mark.usefixtures("qapp")
@given(SIZES, tricks.DECK, tricks.BOTH)
def test_beside_discards_and_tricks_nothing_is_covered(size, deck, kind):
    assert_free(tricks.layout_of(size, deck, kind))


@pytest.mark.parametrize("size", [(900, 560), (1280, 750), (2560, 1390)])
def test_the_usual_table_has_two_corners_and_a_glass_at_the_right(size):
    layout = pools.layout_of(size, CEKI)
    left, right = free_wood(layout).corners
    glass = free_wood(layout).glass
    assert_free(layout)
    assert left.topLeft() == layout.scene.topLeft()
    assert right.right() == pytest.approx(layout.scene.right())
    assert glass.left() > layout.mat.right()
    assert glass.width() == glass.height() > layout.px(3 * layout.font)


def test_a_full_table_has_no_room_for_a_glass():
    assert free_wood(pools.layout_of((640, 400), CEKI, pools.KUNA._replace(seats=6))).glass == QRectF()
