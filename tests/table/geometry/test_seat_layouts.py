# SPDX-License-Identifier: MIT
"""The layouts of Kowah and Thunee: all within the window, and no overlaps of texts."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from tests.table.geometry.test_pool_layout import DECK, SEEN, SIZES, SLACK, assert_apart, overlap, window_of
from tests.tiers import each
from thothit_desktop.table.drawing import labels
from thothit_desktop.table.families import FAMILIES
from thothit_desktop.table.geometry import seat_layouts
from thothit_desktop.table.geometry.decks import DECKS, HEIGHT
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.geometry.shape import Shape
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.thunee import words
from thothit_desktop.table.thunee.side_board import legend

SEATS = {"rummy": (2, 3, 4), "thunee": (4, 6)}
KOWAH, THUNEE = (st.tuples(st.just(family), st.sampled_from(seats)) for family, seats in SEATS.items())
BOTH = st.one_of(KOWAH, THUNEE)
DEAL = 8
CARDS = 120


def layout_of(size, deck, kind, ratio=1.0) -> TableLayout:
    """Return a family's layout for a number of seats, as the table computes it."""
    family, seats = kind
    kowah = family == "rummy"
    shape = Shape(seats, clockwise=kowah, stock=kowah, french=not kowah)
    return FAMILIES[family].mat().layout(window_of(size, deck, shape, ratio))


def card(layout: TableLayout, place: Place) -> QRectF:
    """The card that lies upright at a place."""
    wide, high = layout.card_width * place.scale, HEIGHT * place.scale
    return QRectF(place.x - wide / 2, place.y - high / 2, wide, high)


def lying(layout: TableLayout, place: Place) -> QRectF:
    """Return the rectangle of a rotated card at a place."""
    wide, high = layout.card_width * place.scale, HEIGHT * place.scale
    turned = QTransform().translate(place.x, place.y).rotate(place.rotation)
    return turned.mapRect(QRectF(-wide / 2, -high / 2, wide, high))


def inside(outer: QRectF, inner: QRectF) -> bool:
    return outer.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(inner)


def drawn_legend(layout: TableLayout) -> QRectF:
    """Return the part of the legend's area that it covers: from the foot up, by the size of its letters."""
    high = legend(False, layout.legend.size() * layout.unit, layout.font, 1.0).height() / layout.unit
    return layout.legend.adjusted(0, layout.legend.height() - high, 0, 0)


@pytest.mark.whole
@pytest.mark.usefixtures("qapp")
@given(SIZES, DECK, BOTH)
def test_parts_of_the_layout_lie_apart_within_the_window(size, deck, kind):
    layout = layout_of(size, deck, kind)
    zones = {"mat": layout.mat, "words": layout.words}
    for number, seat in enumerate(layout.seats):
        zones |= {f"plate {number}": seat.plate, f"hand {number}": seat.hand, f"pile {number}": seat.pile}
    if kind[0] == "thunee":
        zones |= {f"board {number}": board for number, board in enumerate(layout.boards)}
        assert len(layout.boards) == 2
        zones["legend"] = drawn_legend(layout)
    for name, rect in zones.items():
        assert rect.width() > 0, name
        assert rect.height() > 0, name
        assert inside(layout.scene, rect), name
    assert_apart(zones)


@given(SIZES, DECK, BOTH)
def test_the_hand_is_large_and_shows_every_index(size, deck, kind):
    layout = layout_of(size, deck, kind)
    high = HEIGHT * layout.unit
    cards = 9 if kind[0] == "rummy" else 6
    narrow = layout.card_width * layout.unit
    assert high >= 0.26 * size[1] or layout.seats[0].hand.width() * layout.unit < 8 * narrow
    for sizes in ([cards], [3, 3, cards - 6] if cards > 6 else [2, 1, 2, 1]):
        places = layout.hand_places(layout.seats[0], cards, sizes)
        assert all((b.x - a.x) * layout.unit >= SEEN for a, b in pairwise(places))
        assert all(inside(layout.seats[0].hand, card(layout, place)) for place in places)


@given(SIZES, DECK, THUNEE)
def test_a_hand_without_a_pile_uses_the_piles_space_as_well(size, deck, kind):
    layout = layout_of(size, deck, kind)
    own = layout.seats[0]
    groups = [2, 1, 1, 2]
    places = layout.hand_places(own, 6, groups, alone=True)
    beside = layout.hand_places(own, 6, groups)
    rects = [card(layout, place) for place in places]
    assert rects[-1].right() <= own.pile.right() + SLACK
    assert rects[0].left() >= own.hand.left() - SLACK
    steps = [b.x - a.x for a, b in pairwise(places)]
    assert min(steps) >= min(b.x - a.x for a, b in pairwise(beside)) - SLACK
    assert steps[1] > layout.card_width, "suits lie apart"
    if steps[0] < layout.card_width:
        assert rects[-1].right() - rects[0].left() > 0.97 * (own.pile.right() - own.hand.left())


@pytest.mark.usefixtures("qapp")  # its words are measured
@given(SIZES, DECK, THUNEE)
def test_the_number_of_tricks_is_no_wider_than_its_pile_at_the_top(size, deck, kind):
    layout = layout_of(size, deck, kind)
    far = next(seat for seat in layout.seats if seat.edge == "top")
    wide = labels.badge_width(words.tricks(6), layout.font)
    assert far.pile.width() * layout.unit >= wide


@given(SIZES, DECK, BOTH)
def test_sizes_are_whole_device_pixels_high(size, deck, kind):
    layout = layout_of(size, deck, kind, 1.25)
    for scale in layout.scales:
        dots = HEIGHT * layout.unit * scale * 1.25
        assert dots == pytest.approx(round(dots), abs=1e-6)


@pytest.mark.whole
@given(SIZES, DECK, KOWAH, st.integers(1, CARDS - 2 * DEAL), st.integers(0, 20))
def test_all_discards_lie_in_view_on_the_mat_beside_the_stock(size, deck, kind, cards, gone):
    """However many there are: of each the left of its upper edge, where its index is."""
    layout = layout_of(size, deck, kind)
    places = [place for _, place in layout.pool_places([0] * cards, min(CARDS, cards + gone))]
    assert len(places) == cards
    beside = [card(layout, place) for place in (*layout.stock_places(1), *layout.opened_places(1))]
    rects = [card(layout, place) for place in places]
    for number, rect in enumerate(rects):
        assert inside(layout.mat, rect)
        assert not any(overlap(rect, other) for other in beside)
        index = QRectF(rect.left(), rect.top(), rect.width() * 0.36, rect.height() * 0.38)
        for over in rects[number + 1 :]:
            assert not overlap(index, over), "a later card covers the index"
    assert all(b.z > a.z for a, b in pairwise(places))
    assert all(place.visible for place in places)
    top = rects[-1]
    assert not any(overlap(top, other) and places[n].z > places[-1].z for n, other in enumerate(rects))


@pytest.mark.whole
@given(SIZES, DECK, KOWAH)
def test_discards_begin_large_and_never_grow_again_in_a_hand(size, deck, kind):
    layout = layout_of(size, deck, kind)
    scales = [layout.pool_places([0] * cards)[0][1].scale for cards in range(1, 105)]
    assert scales == sorted(scales, reverse=True)
    assert scales[0] == layout.levels[0].scale
    assert HEIGHT * layout.unit * scales[-1] >= 0.12 * min(size[1], size[0] * 0.6)
    after = layout.pool_places([0] * 5, most=104)
    assert after[0][1].scale == scales[-1]


@pytest.mark.whole
@given(SIZES, DECK, KOWAH)
def test_discards_keep_their_places_and_begin_where_the_first_will_lie(size, deck, kind):
    layout = layout_of(size, deck, kind)
    before = layout.discards(1, 1)
    for cards in range(1, 105):
        places = [place for _, place in layout.pool_places([0] * cards)]
        corner = card(layout, places[0]).topLeft()
        assert (corner - layout.heap.topLeft()).manhattanLength() < SLACK
        if before and before[0].scale == places[0].scale:
            assert places[: len(before)] == before
        before = places


@given(SIZES, DECK)
def test_pairs_at_the_sides_end_above_the_calls(size, deck):
    """In a low window these reach above the strip of words, where the name of a pair would be."""
    layout = layout_of(size, deck, ("rummy", 4))
    for seat in layout.seats:
        if seat.edge in ("left", "right"):
            assert seat.shown.bottom() <= layout.mat.bottom() - layout.px(8) + SLACK


@each("deck", DECKS.values(), ids=DECKS)
@each("size", [(900, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eighty_discards_are_a_seventh_of_the_window_high(size, deck, seats):
    layout = layout_of(size, deck, ("rummy", seats))
    (_, place), *_ = layout.pool_places([0] * 80)
    assert HEIGHT * place.scale * layout.unit >= size[1] / 7.3


@given(SIZES, DECK, KOWAH)
def test_pairs_lie_beside_their_owners_hands(size, deck, kind):
    layout = layout_of(size, deck, kind)
    for seat in layout.seats:
        pair = [card(layout, place) for place in layout.shown_places(seat, [0, 0])]
        for rect in pair:
            assert inside(layout.scene, rect)
            assert not overlap(rect, layout.mat)
            assert not overlap(rect, seat.hand)
            assert not overlap(rect, seat.plate)
        assert pair[0].height() * layout.unit >= 65
        assert (pair[1].left() - pair[0].left()) * layout.unit >= SEEN
        third = [card(layout, place) for place in layout.shown_places(seat, [0, 0, 0])]
        assert all(inside(layout.scene, rect) for rect in third)


@each("text", [1.0, 1.5, 2.0])
@each("deck", DECKS.values(), ids=DECKS)
@each("size", [(640, 285), (900, 480), (900, 524), (1280, 650), (1920, 930), (2560, 1300)])
def test_at_the_sides_neither_a_plate_nor_a_pair_covers_a_hand(size, deck, text):
    """Large words leave little height, in which the cards would otherwise lie over each other."""
    shape = Shape(4, clockwise=True, stock=True)
    window = window_of(size, deck, shape)._replace(text=text)
    layouts = list(map(FAMILIES["rummy"].mat().layout, window.by_size_of_words()))
    layout = next((layout for layout in layouts if layout.is_clear), layouts[-1])
    for seat in layout.seats:
        if seat.edge not in ("left", "right"):
            continue
        backs = [lying(layout, place) for place in layout.hand_places(seat, DEAL)]
        pair = [card(layout, place) for place in layout.shown_places(seat, [0, 0])]
        for rect in (*backs, *pair):
            assert inside(layout.scene, rect)
            assert not overlap(rect, layout.mat)
            assert not overlap(rect, seat.plate)
        assert not any(overlap(back, one) for back in backs for one in pair)
        assert pair[0].height() * layout.unit >= (65 if size[0] >= 900 else 40)


@each("text", [1.0, 2.0])
@each("deck", DECKS.values(), ids=DECKS)
@each("size", [(900, 480), (1280, 650), (2560, 1300)])
def test_no_fan_at_the_far_edge_is_cut(size, deck, text):
    """The outer backs are tilted, and the larger the words are, the larger are the cards there."""
    kowah, kuna = Shape(4, clockwise=True, stock=True), Shape(4, crowded=True)
    for family, shape, cards in (("rummy", kowah, DEAL), ("fishing", kuna, 10)):
        window = window_of(size, deck, shape)._replace(text=text)
        layouts = list(map(FAMILIES[family].mat().layout, window.by_size_of_words()))
        layout = next((layout for layout in layouts if layout.is_clear), layouts[-1])
        far = next(seat for seat in layout.seats if seat.edge == "top")
        for place in layout.hand_places(far, cards):
            back = lying(layout, place)
            assert inside(layout.scene, back), family
            assert not overlap(back, layout.mat), family


@given(SIZES, DECK, KOWAH)
def test_a_hand_that_has_won_lies_three_by_three(size, deck, kind):
    layout = layout_of(size, deck, kind)
    for seat in layout.seats:
        places = layout.shown_places(seat, range(9))
        where = layout.seats[0].hand if seat.edge == "bottom" else layout.mat
        assert all(inside(where, card(layout, place)) for place in places)
        steps = [b.x - a.x for a, b in pairwise(places)]
        assert {number for number, step in enumerate(steps, 1) if step > min(steps) + SLACK} == {3, 6}
        assert min(steps) * layout.unit >= SEEN


@given(SIZES, DECK, THUNEE)
def test_a_trick_lies_on_the_mat_one_card_before_each_seat(size, deck, kind):
    layout = layout_of(size, deck, kind)
    lie = {}
    for number, seat in enumerate(layout.seats):
        (place,) = layout.shown_places(seat, [0])
        lie[f"card {number}"] = card(layout, place)
        small = QRectF(0, 0, layout.card_width * seat.aside_scale, HEIGHT * seat.aside_scale)
        small.moveCenter(seat.aside)
        lie[f"trump {number}"] = small
        if seat.edge in ("bottom", "top"):
            assert seat.shown.top() < seat.aside.y() < seat.shown.bottom()
        else:
            outwards = seat.aside.x() - seat.shown.center().x()
            assert (outwards > 0) == (seat.edge == "right"), "between the trick and its setter"
    assert_apart(lie)
    assert all(inside(layout.mat, rect) for rect in lie.values())
    middle = layout.mat.center()
    for seat in layout.seats:
        at = seat.shown.center() - middle
        towards = seat.plate.center() - middle
        if seat.edge in ("left", "right"):
            assert at.x() * towards.x() > 0
        else:
            assert at.y() * towards.y() > 0


@given(SIZES, DECK, THUNEE)
def test_the_cards_of_a_trick_are_as_large_as_the_mat_allows(size, deck, kind):
    layout = layout_of(size, deck, kind)
    rects = [seat.shown for seat in layout.seats]
    high = max(rect.bottom() for rect in rects) - min(rect.top() for rect in rects)
    wide = max(seat.aside.x() for seat in layout.seats) - min(seat.aside.x() for seat in layout.seats)
    fills = high > 0.86 * layout.mat.height() or wide > 0.8 * layout.mat.width()
    assert fills or layout.scale > 0.99


@each("size", [(900, 524), (1280, 724), (2560, 1360)])
def test_six_seats_of_tricks_have_backs_that_can_be_seen(size):
    """If two seats share a side, a pile below each hand would leave both too little space."""
    layout = layout_of(size, DECKS["western"], ("thunee", 6))
    for seat in layout.seats:
        if seat.edge in ("left", "right"):
            assert HEIGHT * seat.scale * layout.unit > 0.04 * size[0]
            assert not overlap(seat.hand, seat.pile)


@given(SIZES, DECK, THUNEE)
def test_plates_follow_the_order_of_play(size, deck, kind):
    layout = layout_of(size, deck, kind)
    assert [seat.edge for seat in layout.seats] == seat_layouts.edges(kind[1], clockwise=False)
    cross = [
        a.x() * b.y() - a.y() * b.x()
        for a, b in (
            (one.shown.center() - layout.mat.center(), other.shown.center() - layout.mat.center())
            for one, other in zip(layout.seats, [*layout.seats[1:], layout.seats[0]], strict=True)
        )
    ]
    assert all(turn < 0 for turn in cross), "counter-clockwise on the screen"
