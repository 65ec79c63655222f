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
    """Corners, glass and the last plays lie apart, on the wood alone."""
    wood = free_wood(layout)
    kept = {"mat": layout.mat, "words": layout.words}
    for number, seat in enumerate(layout.seats):
        kept |= {f"plate {number}": seat.plate, f"hand {number}": seat.hand, f"pile {number}": seat.pile}
    for number, board in enumerate(getattr(layout, "boards", ())):
        kept[f"board {number}"] = board
    rects = [rect for rect in (*wood.corners, wood.glass) if not rect.isEmpty()]
    for number, play in enumerate(wood.plays):
        assert not any(play.intersects(other) for other in (*rects, *wood.plays[:number]))
    for free in wood.plays:
        if any(area.contains(free) for area in layout.spare):
            del kept["mat"]
            kept |= {f"card {number}": seat.shown for number, seat in enumerate(layout.seats)}
            break
    for free in (*rects, *wood.plays):
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
def test_the_usual_table_has_two_corners_a_glass_and_three_plays_at_the_right(size):
    layout = pools.layout_of(size, CEKI)
    left, right = free_wood(layout).corners
    glass = free_wood(layout).glass
    assert_free(layout)
    assert left.topLeft() == layout.scene.topLeft()
    assert right.right() == pytest.approx(layout.scene.right())
    assert glass.right() < layout.mat.left()
    plays = free_wood(layout).plays
    assert len(plays) == 3
    assert all(play.left() > layout.mat.right() for play in plays)
    assert [play.top() for play in plays] == sorted(play.top() for play in plays)
    assert glass.width() == glass.height() > layout.px(3 * layout.font)


@pytest.mark.parametrize("size", [(640, 376), (900, 560), (1280, 750), (2560, 1390)])
@pytest.mark.parametrize("kind", [*pools.KINDS, pools.THOTHIT._replace(seats=2)])
def test_every_usual_table_has_room_for_a_play(size, kind):
    assert free_wood(pools.layout_of(size, CEKI, kind)).plays


def test_a_full_table_has_no_room_for_a_glass():
    assert free_wood(pools.layout_of((640, 400), CEKI, pools.KUNA._replace(seats=6))).glass == QRectF()
