# SPDX-License-Identifier: MIT
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from thothit_desktop.games.cards import KEPALA, RANK
from thothit_desktop.table import layout, spread
from thothit_desktop.table.decks import DECKS, HEIGHT

SIZES = st.tuples(st.integers(900, 2560), st.integers(520, 1440))
DECK = st.sampled_from(list(DECKS.values()))
SLACK = 0.01


def room_of(size, deck, seats=3, clockwise=False, ratio=1.0):
    return layout.room(*size, deck.ratio, seats, clockwise, ratio)


def overlap(a: QRectF, b: QRectF) -> bool:
    return a.adjusted(SLACK, SLACK, -SLACK, -SLACK).intersects(b.adjusted(SLACK, SLACK, -SLACK, -SLACK))


def assert_apart(rects: dict[str, QRectF]) -> None:
    names = list(rects)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert not overlap(rects[one], rects[other]), f"{one} overlaps {other}"


@given(SIZES, DECK, st.integers(2, 6), st.booleans())
def test_zones_lie_apart_within_the_window(size, deck, seats, clockwise):
    room = room_of(size, deck, seats, clockwise)
    zones = {"mat": room.mat, "words": room.words}
    for number, seat in enumerate(room.seats):
        zones |= {f"plate {number}": seat.plate, f"hand {number}": seat.hand, f"pile {number}": seat.pile}
    for name, rect in zones.items():
        assert rect.width() > 0, name
        assert rect.height() > 0, name
        assert room.scene.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect), name
    assert_apart(zones)


@given(SIZES, DECK)
def test_cards_are_as_large_as_the_rows_allow(size, deck):
    room = room_of(size, deck)
    rows = 4 if room.square else 3
    card = HEIGHT * room.unit
    too_high = (card + 3) * rows > size[1] - room.font * 4.5 - 11 - 8 * rows
    bound = layout._SQUARE_CARDS * 4 if room.square else layout._ROW_CARDS
    too_wide = (card + 3) * deck.ratio * bound > size[0] - 2 * layout.side_least(room.font) - room.font * 1.8
    assert too_high or too_wide


@given(SIZES, DECK, st.integers(2, 6))
def test_the_square_is_laid_where_a_ceki_card_is_70_pixels_wide(size, deck, seats):
    room = room_of(size, deck, seats)
    if room.square and deck.id == "ceki":
        assert HEIGHT * room.unit * deck.ratio >= 69
    assert room.square == room_of(size, DECKS["ceki"], seats).square


@pytest.mark.parametrize(("size", "square"), [((900, 600), False), ((1280, 720), True), ((2560, 1440), True)])
def test_square_or_rows_by_size(size, square):
    assert room_of(size, DECKS["ceki"]).square is square


@given(st.lists(st.sampled_from(KEPALA), max_size=60), SIZES, DECK)
def test_pool_groups_lie_apart_and_beside_the_stock(cards, size, deck):
    pool = [card for number, card in enumerate(cards) if cards[:number].count(card) < 2]
    assert_pool_apart(room_of(size, deck), pool)


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("size", [(900, 540), (900, 600), (1024, 768), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("rank", range(1, 10))
def test_all_cards_of_one_rank_have_room(size, deck, rank):
    room = room_of(size, deck)
    assert_pool_apart(room, [card for card in KEPALA if RANK[card] == rank])
    assert_pool_apart(room, KEPALA)


def assert_pool_apart(room: layout.Room, pool) -> None:
    width = room.card_width
    groups: dict[str, QRectF] = {
        "stock": QRectF(room.stock.x() - width / 2, room.stock.y() - HEIGHT / 2, width, HEIGHT),
        "opened": QRectF(room.opened.x() - width / 2, room.opened.y() - HEIGHT / 2, width, HEIGHT),
    }
    laid = spread.pool(room, pool)
    assert sorted(card for card, _ in laid) == sorted(pool)
    lefts: dict[int, list[float]] = {}
    for card, place in laid:
        rect = QRectF(place.x - width / 2, place.y - HEIGHT / 2, width, HEIGHT)
        assert room.mat.contains(rect)
        name = f"rank {RANK[card]}"
        groups[name] = groups.get(name, rect).united(rect)
        lefts.setdefault(RANK[card], []).append(rect.left())
    assert_apart(groups)
    for rank, at in lefts.items():
        steps = [after - before for before, after in pairwise(at)]
        assert all(step > 1 for step in steps), f"cards of rank {rank} cover each other"


@given(st.lists(st.sampled_from(KEPALA), max_size=18), SIZES, DECK)
def test_a_rank_keeps_its_place_while_it_has_room(cards, size, deck):
    pool = [card for number, card in enumerate(cards) if cards[:number].count(card) < 2]
    room = room_of(size, deck)
    empty, full = spread.ranks(room, []), spread.ranks(room, pool)
    sides = {rank: rect.center().x() < room.stock.x() for rank, rect in empty.items()}
    for rank, rect in full.items():
        assert rect.top() == empty[rank].top()
        if not room.square:
            assert (rect.center().x() < room.stock.x()) == sides[rank]
    for row in room.rows:
        ranks = [rank for rank, _ in row.widths if rank != layout.STOCK]
        assert sorted(ranks, key=lambda rank: full[rank].left()) == ranks


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1000), (2560, 1440)])
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_two_of_each_design_move_no_rank_but_the_honours(size, deck):
    """Six cards of every rank fit the place that is theirs; only rank 1 may need more."""
    room = room_of(size, deck)
    empty = spread.ranks(room, [])
    full = spread.ranks(room, [card for card in KEPALA if RANK[card] != 1])
    assert full == empty


def test_twins_are_half_overlapped_and_others_apart_where_there_is_room():
    room = room_of((2560, 1440), DECKS["ceki"])
    (_, a), (_, b), (_, c) = spread.pool(room, [2, 2, 11])
    assert b.x - a.x == pytest.approx(room.card_width / 2)
    assert c.x - b.x > room.card_width


@pytest.mark.parametrize("clockwise", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_next_seat_is_at_the_right_counter_clockwise(seats, clockwise):
    room = room_of((1280, 800), DECKS["ceki"], seats, clockwise)
    assert [seat.edge for seat in room.seats] == layout.edges(seats, clockwise)
    if seats > 2:
        assert room.seats[1].edge == ("left" if clockwise else "right")
    # Round the table in the order of play the plates turn one way only.
    middle = room.mat.center()
    turns = []
    for one, other in zip(room.seats, [*room.seats[1:], room.seats[0]], strict=True):
        a, b = one.plate.center() - middle, other.plate.center() - middle
        turns.append(a.x() * b.y() - a.y() * b.x())
    if seats > 2:
        assert all((turn > 0) == clockwise for turn in turns)


@given(SIZES, DECK, st.integers(2, 6), st.integers(0, 20))
def test_hands_and_piles_stay_in_their_rooms(size, deck, seats, cards):
    room = room_of(size, deck, seats)
    for seat in room.seats:
        for place in (*spread.hand(room, seat, cards), *spread.pile(seat, cards)):
            assert seat.hand.united(seat.pile).contains(place.x, place.y)
        for place in spread.hand(room, seat, cards):
            if seat.edge == "bottom":
                assert seat.hand.left() - SLACK <= place.x - room.card_width / 2
                assert place.x + room.card_width / 2 <= seat.hand.right() + SLACK


@given(SIZES, st.sampled_from([1.0, 1.25, 1.5, 2.0, 2.5]), st.integers(2, 6))
def test_cards_are_whole_device_pixels_high(size, ratio, seats):
    room = room_of(size, DECKS["ceki"], seats, ratio=ratio)
    for scale in (1.0, *(seat.scale for seat in room.seats)):
        dots = HEIGHT * room.unit * scale * ratio
        assert dots == pytest.approx(round(dots), abs=1e-6)


def test_only_the_upper_cards_of_piles_are_drawn():
    room = room_of((1280, 720), DECKS["ceki"])
    assert sum(place.visible for place in spread.pile(room.seats[1], 30)) == spread.SEEN_IN_PILE
    assert [place.visible for place in spread.pile(room.seats[1], 6)] == [False] * 2 + [True] * 4
    assert sum(place.visible for place in spread.stock(room, 21)) == spread.SEEN_IN_STOCK
