# SPDX-License-Identifier: MIT
"""A pool by ranks in every window: no overlaps, cards as large as possible, ranks in their places."""

import random
from collections import Counter
from itertools import groupby, pairwise, product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from tests.tiers import each
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import CEKI, FRENCH, KEPALA, RANK, faces
from thothit_desktop.table.drawing.art import LARGE_BELOW
from thothit_desktop.table.families import FAMILIES
from thothit_desktop.table.geometry import seat_layouts, spread
from thothit_desktop.table.geometry.decks import DECKS, HEIGHT
from thothit_desktop.table.geometry.places import GAP, SHOWN, Fan
from thothit_desktop.table.geometry.pool_layout import SEEN_OF_COPIES
from thothit_desktop.table.geometry.shape import Shape, shape
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import STRIP, Window

SIZES = st.tuples(st.integers(900, 2560), st.integers(520, 1440))
DECK = st.sampled_from(list(DECKS.values()))
SLACK = 0.01
SEEN = 18
"""Pixels of a card's left side, with its index, that must be seen at any size."""

THOTHIT, TOTIT = Shape(), Shape(stock=False)
KUNA = Shape(crowded=True)
DULIT, KINGS = Shape(hands=False), Shape(hands=False, french=True, opened=2)
PEI = KUNA._replace(last=2)
KINDS = (THOTHIT, TOTIT, KUNA, DULIT, KINGS, PEI)
SHAPES = st.builds(
    lambda kind, seats, clockwise: kind._replace(seats=seats, clockwise=clockwise),
    st.sampled_from(KINDS),
    st.integers(2, 6),
    st.booleans(),
)


def window_of(size, deck, kind, ratio=1.0):
    """French cards have the Western outline."""
    return Window(*size, deck.showing(kind.french).ratio, kind, ratio)


def mat_of(kind):
    """The mat of a pool by ranks."""
    return FAMILIES["kings" if kind.french else "fishing"].mat()


def layout_of(size, deck, kind=THOTHIT, ratio=1.0):
    """Return the layout that the table computes."""
    return mat_of(kind).layout(window_of(size, deck, kind, ratio))


def each_game():
    """Every game with every number of its players."""
    for spec in games().values():
        for players in spec.players:
            yield new_game(spec.id, players)


def overlap(a: QRectF, b: QRectF) -> bool:
    return a.adjusted(SLACK, SLACK, -SLACK, -SLACK).intersects(b.adjusted(SLACK, SLACK, -SLACK, -SLACK))


def assert_apart(rects: dict[str, QRectF]) -> None:
    names = list(rects)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert not overlap(rects[one], rects[other]), f"{one} overlaps {other}"


def test_every_game_has_one_of_the_kinds_tried_here():
    for game in each_game():
        view = game.deal(random.Random(1)).view(0)
        kind = shape(view, game.players, game.spec.clockwise)
        assert (kind.seats, kind.clockwise) == (game.players, game.spec.clockwise)
        assert kind.hands == ("hands" in game.spec.zones)
        if game.spec.family not in ("fishing", "kings"):
            continue
        assert kind._replace(seats=3, clockwise=False) in KINDS
        assert kind.crowded == (max(Counter(game.deck).values()) > 2)
        assert set(layout_of((1280, 800), DECKS["ceki"], kind).ranks) == {RANK[card] for card in game.deck}


@pytest.mark.whole
@given(SIZES, DECK, SHAPES)
def test_zones_lie_apart_within_the_window(size, deck, kind):
    layout = layout_of(size, deck, kind)
    zones = {"mat": layout.mat, "words": layout.words}
    for number, seat in enumerate(layout.seats):
        zones |= {f"plate {number}": seat.plate, f"pile {number}": seat.pile}
        if kind.hands:
            zones[f"hand {number}"] = seat.hand
        else:
            assert seat.hand.isEmpty()
    for name, rect in zones.items():
        assert rect.width() > 0, name
        assert rect.height() > 0, name
        assert layout.scene.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect), name
    assert_apart(zones)


@pytest.mark.whole
@given(SIZES, DECK, SHAPES)
def test_what_lies_open_before_the_seats_lies_apart_on_the_mat(size, deck, kind):
    layout = layout_of(size, deck, kind)
    assert_apart({f"{number} {seat.edge}": seat.shown for number, seat in enumerate(layout.seats)})
    if kind.stock and (kind.seats < 5 or kind == KUNA._replace(seats=6, clockwise=kind.clockwise)):
        for seat in layout.seats:
            for place in layout.shown_places(seat, CEKI[:1]):
                there = card_rect(layout, QPointF(place.x, place.y))
                assert not overlap(there, card_rect(layout, layout.stock)), seat.edge
    for seat in layout.seats:
        for place in layout.shown_places(seat, CEKI[:20]):
            rect = card_rect(layout, QPointF(place.x, place.y))
            assert seat.shown.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect)
        assert layout.mat.contains(seat.shown)


@pytest.mark.whole
@given(SIZES, DECK, SHAPES)
def test_a_pile_lies_in_its_rectangle_and_can_be_hit(size, deck, kind):
    layout = layout_of(size, deck, kind)
    for seat in layout.seats:
        wide, high = layout.card_width * seat.scale, HEIGHT * seat.scale
        if seat.edge in ("left", "right"):
            wide, high = high, wide
        assert wide <= seat.pile.width() + SLACK
        assert high <= seat.pile.height() + SLACK
        assert min(wide, high) * layout.unit >= SEEN


@pytest.mark.whole
@given(SIZES, DECK, SHAPES)
def test_cards_are_as_large_as_the_rows_allow(size, deck, kind):
    """With three pixels more the rows would be too high, or too wide."""
    layout = layout_of(size, deck, kind)
    card = HEIGHT * layout.unit + 3
    window = window_of(size, deck, kind)
    mat = layout.mat.height() * layout.unit - 2 * window.binding
    rows = len(layout.rows)
    grown = 3 if kind.hands else 3 * STRIP
    too_high = card * (rows + (rows - 1) * GAP / HEIGHT) > mat - grown - 1
    pattern = mat_of(kind).arrangement(window)
    inner = layout.mat.width() * layout.unit - 2 * window.binding
    too_wide = card * layout.card_width / HEIGHT * pattern.cards > inner
    assert too_high or too_wide


POOL = st.lists(st.sampled_from(KEPALA), max_size=60).map(
    lambda cards: [card for number, card in enumerate(cards) if cards[:number].count(card) < 2]
)
ANY_SIZE = st.tuples(st.integers(440, 2560), st.integers(310, 1440))
SQUARE = [[7, 6, 4, 8], [3, 2], [5, 9, 1]]


@given(POOL, ANY_SIZE, DECK, st.sampled_from((THOTHIT, TOTIT, KUNA, DULIT)), st.integers(2, 6))
def test_a_rank_keeps_its_place_in_the_square_in_every_window(pool, size, deck, kind, seats):
    """Whichever ranks lie there, and whatever their number."""
    layout = layout_of(size, deck, kind._replace(seats=seats))
    middles = {rank: rect.center() for rank, rect in layout.rank_rects(pool).items()}
    assert in_rows(middles) == SQUARE
    assert middles[3].x() < layout.mat.center().x() < middles[2].x()
    lie = {RANK[card] for card in pool}
    laid = {RANK[card]: QPointF(place.x, place.y) for card, place in layout.pool_places(pool)}
    assert in_rows(laid) == [found for row in SQUARE if (found := [rank for rank in row if rank in lie])]


def in_rows(middles):
    """The ranks by rows from the far one, each from the left."""
    order = sorted(middles, key=lambda rank: (middles[rank].y(), middles[rank].x()))
    return [list(row) for _, row in groupby(order, key=lambda rank: middles[rank].y())]


@each("size", [(900, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("kind", [THOTHIT, TOTIT, KUNA, DULIT])
def test_ranks_in_order_lie_from_1_to_9_in_two_rows(size, kind):
    window = window_of(size, DECKS["ceki"], kind)._replace(ranks_in_order=True)
    layout = mat_of(kind).layout(window)
    places = layout.free_places(())
    rows = sorted({place.y for place in places.values()})
    assert len(rows) == 2
    assert sorted(places, key=lambda rank: (rows.index(places[rank].y), places[rank].x)) == [*range(1, 10)]
    assert layout.unit >= 0.8 * layout_of(size, DECKS["ceki"], kind).unit


FISHING = st.sampled_from((THOTHIT, TOTIT, DULIT))


@pytest.mark.whole
@given(POOL, SIZES, DECK, FISHING, st.integers(2, 6))
def test_pool_groups_lie_apart_and_beside_the_stock(pool, size, deck, kind, seats):
    assert_pool_apart(layout_of(size, deck, kind._replace(seats=seats)), pool)


@each("deck", DECKS.values(), ids=DECKS)
@each("size", [(900, 540), (900, 600), (1024, 768), (1280, 720), (2560, 1440)])
def test_all_cards_of_one_rank_fit(size, deck):
    for kind in (THOTHIT, TOTIT, TOTIT._replace(seats=6), DULIT):
        layout = layout_of(size, deck, kind)
        for rank in range(1, 10):
            assert_pool_apart(layout, [card for card in KEPALA if RANK[card] == rank])
        assert_pool_apart(layout, KEPALA)


@pytest.mark.whole
@given(st.sets(st.sampled_from([card for card in FRENCH if RANK[card] < 13])), SIZES, DECK, st.integers(2, 4))
def test_french_ranks_lie_apart_in_their_order(cards, size, deck, seats):
    pool = list({RANK[card]: card for card in cards}.values())
    layout = layout_of(size, deck, KINGS._replace(seats=seats))
    assert_pool_apart(layout, pool)
    assert layout.ranks == list(range(1, 13))
    laid = sorted(layout.pool_places(pool), key=lambda pair: (round(pair[1].y), pair[1].x))
    assert [RANK[card] for card, _ in laid] == sorted(RANK[card] for card in pool)


def card_rect(layout: TableLayout, middle: QPointF) -> QRectF:
    """A card at its full size."""
    return QRectF(middle.x() - layout.card_width / 2, middle.y() - HEIGHT / 2, layout.card_width, HEIGHT)


def assert_pool_apart(layout: TableLayout, pool) -> None:
    groups: dict[str, QRectF] = {}
    if layout.shape.stock:
        groups["stock"] = card_rect(layout, layout.stock)
        for place in layout.opened_places(layout.shape.opened):
            rect = card_rect(layout, QPointF(place.x, place.y))
            groups["opened"] = groups.get("opened", rect).united(rect)
    laid = layout.pool_places(pool)
    assert sorted(card for card, _ in laid) == sorted(pool)
    lefts: dict[int, list[float]] = {}
    for card, place in laid:
        rect = card_rect(layout, QPointF(place.x, place.y))
        assert layout.mat.contains(rect)
        name = f"rank {RANK[card]}"
        groups[name] = groups.get(name, rect).united(rect)
        lefts.setdefault(RANK[card], []).append(rect.left())
    assert_apart(groups)
    for rank, at in lefts.items():
        steps = [after - before for before, after in pairwise(at)]
        assert all(step > 1 for step in steps), f"cards of rank {rank} cover each other"


@pytest.mark.whole
@given(POOL, SIZES, DECK, FISHING)
def test_a_rank_lies_over_the_middle_of_its_place_whatever_lies_beside_it(pool, size, deck, kind):
    layout = layout_of(size, deck, kind)
    empty, full = layout.rank_rects([]), layout.rank_rects(pool)
    for rank, rect in full.items():
        assert rect.top() == empty[rank].top()
        assert rect.adjusted(-SLACK, 0, SLACK, 0).contains(empty[rank].center())


@pytest.mark.whole
@given(POOL, SIZES, DECK, FISHING)
def test_ranks_lie_where_their_cards_do_and_free_slots_where_none_does(pool, size, deck, kind):
    layout = layout_of(size, deck, kind)
    lie, free = layout.rank_rects(pool), layout.free_rects(pool)
    for card, place in layout.pool_places(pool):
        there = card_rect(layout, QPointF(place.x, place.y))
        assert lie[RANK[card]].adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(there)
        assert RANK[card] not in free
        assert not any(overlap(there, slot) for slot in free.values())


@pytest.mark.whole
@given(POOL, SIZES, DECK, FISHING)
@example([4, 8, 13, 22, 22], (1215, 558), DECKS["western"], DULIT)
def test_of_each_rank_twins_lie_closer_than_other_designs_while_a_mouse_hits_both(pool, size, deck, kind):
    """Other designs come as close as twins only once those can come no closer."""
    layout = layout_of(size, deck, kind)
    least = max(0.22 * layout.card_width, 24 / layout.unit)
    for _, group in groupby(layout.pool_places(pool), key=lambda laid: RANK[laid[0]]):
        steps: dict[bool, set[float]] = {True: set(), False: set()}
        for (a, at), (b, to) in pairwise(group):
            steps[a == b].add(to.x - at.x)
        if all(steps.values()):
            twin, other = max(steps[True]), min(steps[False])
            assert twin * 1.27 < other or twin <= min(other, least) + SLACK


TIGHT = [(560, 480), (900, 600), (1280, 720), (2560, 1440)]


@each("size", TIGHT)
@each("deck", DECKS.values(), ids=DECKS)
def test_a_pair_and_an_odd_card_take_the_space_of_empty_ranks(size, deck):
    """Three cards, as the odd card's rule needs them told, on an otherwise empty mat."""
    for kind, rank in product((THOTHIT, TOTIT, DULIT), range(2, 10)):
        layout = layout_of(size, deck, kind)
        coins, strings = (card for card in CEKI[:18] if RANK[card] == rank)
        (_, odd), (_, one), (_, two) = layout.pool_places([coins, strings, strings])
        assert one.x - odd.x >= layout.card_width
        assert two.x - one.x == pytest.approx(layout.card_width / 2)


@each("size", TIGHT[2:])
def test_where_a_row_has_room_every_rank_shows_its_designs_whole(size):
    """Eighteen cards in two rows of nine ranks without a stock."""
    layout = layout_of(size, DECKS["ceki"], TOTIT._replace(seats=4))
    codes = "S7 C3 S3 M3 C6 S6 M6 M6 C4 M8 C5 C9 S9 M9 OT RF M2 M2"
    laid = layout.pool_places(faces(codes.split()))
    for (a, at), (b, to) in pairwise(laid):
        if RANK[a] == RANK[b]:
            assert (to.x - at.x >= layout.card_width) == (a != b)


@pytest.mark.whole
@given(POOL, SIZES, DECK, FISHING, st.sampled_from(CEKI))
def test_a_card_that_comes_moves_nothing_beyond_its_part_of_its_row(pool, size, deck, kind, card):
    layout = layout_of(size, deck, kind)
    before, after = layout.rank_rects(pool), layout.rank_rects([*pool, card])
    (part,) = (part for parts in layout.parts for _, part in parts if RANK[card] in part)
    assert all(before[rank] == after[rank] for rank in layout.ranks if rank not in part)


FANS = st.sampled_from((THOTHIT, TOTIT, KUNA, DULIT))


@given(POOL, SIZES, DECK, FANS, st.integers(2, 6), st.integers(1, 9))
def test_an_open_fan_shows_its_faces_and_moves_no_rank_to_another_place(pool, size, deck, kind, seats, rank):
    layout = layout_of(size, deck, kind._replace(seats=seats))
    laid = layout.fan_places(pool, [Fan(rank)])
    assert sorted(card for card, _ in laid) == sorted(pool)
    for card, place in laid:
        assert layout.mat.contains(card_rect(layout, QPointF(place.x, place.y)))
        assert place.y == pytest.approx(layout.rank_rects([])[RANK[card]].center().y(), abs=4 / layout.unit)
    for row in SQUARE:
        order = sorted((pair for pair in laid if RANK[pair[0]] in row), key=lambda pair: pair[1].x)
        assert [r for r, _ in groupby(order, key=lambda pair: RANK[pair[0]])] == [
            r for r in row if any(RANK[card] == r for card in pool)
        ]
    closed = shown(layout, layout.pool_places(pool), rank)
    opened = shown(layout, laid, rank)
    assert opened >= min(closed, layout.card_width) - SLACK
    others = [card for card in pool if RANK[card] == rank]
    if kind != KUNA and len(others) == len(pool):  # Nothing else takes room in its row.
        assert opened >= min(1, 2.5 / max(1, len(others) - 1)) * layout.card_width - SLACK


@given(POOL, SIZES, DECK, FANS, st.integers(2, 6), st.data())
def test_a_fan_that_opens_under_the_mouse_leaves_the_card_there(pool, size, deck, kind, seats, data):
    layout = layout_of(size, deck, kind._replace(seats=seats))
    laid = layout.pool_places(pool)
    number = data.draw(st.integers(0, max(0, len(laid) - 1)))
    if not laid or not layout.is_fan(pool, RANK[laid[number][0]]):
        return
    card, place = laid[number]
    copy = [other for other, _ in laid].index(card)
    if kind == KUNA:  # The uppermost card of a pile is under the mouse.
        place = [at for other, at in laid if other == card][-1]
    fan = Fan(RANK[card], card, number - copy, place.x)
    kept = [at for other, at in layout.fan_places(pool, [fan]) if other == card]
    assert kept[-1 if kind == KUNA else number - copy].x == pytest.approx(place.x)


def shown(layout: TableLayout, laid, rank: int) -> float:
    """Scene units of the least shown card of a rank."""
    at = sorted({place.x for card, place in laid if RANK[card] == rank and place.visible})
    steps = [after - before for before, after in pairwise(at)]
    if layout.shape.crowded:  # an edge of the copy below is seen
        steps = [step for step in steps if step * layout.unit > 3]
    return min(steps, default=layout.card_width)


CROWD = st.lists(st.sampled_from(CEKI), max_size=120).map(
    lambda cards: [card for number, card in enumerate(cards) if cards[:number].count(card) < 12]
)
SIX = st.integers(3, 6)


@pytest.mark.whole
@given(CROWD, SIZES, DECK, SIX)
def test_copies_lie_in_piles_that_keep_their_places_whatever_comes_and_goes(pool, size, deck, seats):
    layout = layout_of(size, deck, KUNA._replace(seats=seats))
    laid = layout.pool_places(pool)
    assert sorted(card for card, _ in laid) == sorted(pool)
    alone = dict(layout.pool_places(CEKI))
    assert len({(place.x, place.y) for place in alone.values()}) == len(CEKI)
    for card in set(pool):
        places = sorted((place for other, place in laid if other == card), key=lambda place: place.z)
        assert (places[-1].x, places[-1].y) == (alone[card].x, alone[card].y)
        assert sum(place.visible for place in places) == min(len(places), SEEN_OF_COPIES)
        assert [place.visible for place in places[-SEEN_OF_COPIES:]].count(False) == 0
        for place in places:
            assert abs(place.x - alone[card].x) * layout.unit <= 3
            assert layout.mat.contains(card_rect(layout, QPointF(place.x, place.y)))
    assert len({(place.z, RANK[card]) for card, place in laid}) == len(pool)
    assert max((place.z for _, place in laid), default=0) < SHOWN


@pytest.mark.whole
@given(SIZES, DECK, SIX)
def test_in_a_crowded_pool_ranks_lie_apart_and_the_left_of_each_pile_is_seen(size, deck, seats):
    layout = layout_of(size, deck, KUNA._replace(seats=seats))
    assert_pool_apart(layout, CEKI)
    assert min(told.width for told in layout.copies(CEKI).values()) * layout.unit >= SEEN


@pytest.mark.parametrize("clockwise", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_next_seat_is_at_the_right_counter_clockwise(seats, clockwise):
    layout = layout_of((1280, 800), DECKS["ceki"], THOTHIT._replace(seats=seats, clockwise=clockwise))
    assert [seat.edge for seat in layout.seats] == seat_layouts.edges(seats, clockwise)
    if seats > 2:
        assert layout.seats[1].edge == ("left" if clockwise else "right")
    # Round the table in the order of play the plates turn one way only.
    middle = layout.mat.center()
    turns = []
    for one, other in zip(layout.seats, [*layout.seats[1:], layout.seats[0]], strict=True):
        a, b = one.plate.center() - middle, other.plate.center() - middle
        turns.append(a.x() * b.y() - a.y() * b.x())
    if seats > 2:
        assert all((turn > 0) == clockwise for turn in turns)


@pytest.mark.whole
@given(SIZES, DECK, SHAPES.filter(lambda kind: kind.hands), st.integers(0, 20))
def test_hands_and_piles_stay_in_their_rectangles(size, deck, kind, cards):
    layout = layout_of(size, deck, kind)
    for seat in layout.seats:
        for place in (*layout.hand_places(seat, cards), *layout.pile_places(seat, cards)):
            assert seat.hand.united(seat.pile).contains(place.x, place.y)
        for place in layout.hand_places(seat, cards):
            if seat.edge == "bottom":
                assert seat.hand.left() - SLACK <= place.x - layout.card_width / 2
                assert place.x + layout.card_width / 2 <= seat.hand.right() + SLACK


@pytest.mark.whole
@given(SIZES, DECK, SHAPES.filter(lambda kind: kind.hands), st.sampled_from([2, 7, 11, 14, 20]))
def test_the_index_of_every_card_of_the_person_is_seen(size, deck, kind, cards):
    layout = layout_of(size, deck, kind)
    places = layout.hand_places(layout.seats[0], cards)
    assert all(place.visible and place.scale == 1 and place.rotation == 0 for place in places)
    assert all((b.x - a.x) * layout.unit >= SEEN for a, b in pairwise(places))
    assert all(b.z > a.z for a, b in pairwise(places))


@given(SIZES, SHAPES)
def test_no_card_is_so_narrow_that_its_index_would_stand_in_its_middle(size, kind):
    """There the next card of a hand or a rank would cover it."""
    layout = layout_of(size, DECKS["ceki"], kind)
    assert layout.card_width * layout.unit >= LARGE_BELOW


@pytest.mark.whole
@given(SIZES, DECK, SHAPES.filter(lambda kind: kind.hands), st.integers(0, 20))
def test_of_many_backs_some_are_hidden_under_the_first(size, deck, kind, cards):
    layout = layout_of(size, deck, kind)
    for seat in layout.seats[1:]:
        places = layout.hand_places(seat, cards)
        assert len(places) == cards
        assert sum(place.visible for place in places) == min(cards, spread.SEEN_IN_FAN)
        assert len({place.z for place in places}) == cards


@given(SIZES, st.sampled_from([1.0, 1.25, 1.5, 2.0, 2.5]), SHAPES)
def test_cards_are_whole_device_pixels_high(size, ratio, kind):
    layout = layout_of(size, DECKS["ceki"], kind, ratio)
    for scale in (1.0, *(seat.scale for seat in layout.seats)):
        dots = HEIGHT * layout.unit * scale * ratio
        assert dots == pytest.approx(round(dots), abs=1e-6)


def test_only_the_upper_cards_of_piles_are_drawn():
    layout = layout_of((1280, 720), DECKS["ceki"])
    assert sum(place.visible for place in layout.pile_places(layout.seats[1], 30)) == spread.SEEN_IN_PILE
    assert [place.visible for place in layout.pile_places(layout.seats[1], 6)] == [False] * 2 + [True] * 4
    assert sum(place.visible for place in layout.stock_places(21)) == spread.SEEN_IN_STOCK


CHOOSING = [game for game in each_game() if game.spec.family == "fishing" and not game.spec.by_luck]
"""The games in which a person chooses from a pool by ranks."""


@each("size", [(884, 466), (900, 535), (1264, 662)])
@each("game", CHOOSING, ids=lambda game: f"{game.spec.id} {game.players}")
def test_a_mouse_hits_every_card_of_the_pool_with_ease(game, size):
    """In windows of 900 x 600 and of 1280 x 800; the table has what bars and the window's edges leave."""
    kind = shape(game.deal(random.Random(0)).view(0), game.players, game.spec.clockwise)
    windows = [window_of(size, deck, kind) for deck in DECKS.values()]
    both = [window._replace(ranks_in_order=in_order) for window in windows for in_order in (False, True)]
    layouts = [mat_of(kind).layout(window) for window in both]
    for seed in range(2):
        rng = random.Random(seed)
        position = game.deal(rng)
        while not position.is_over:
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
            pool = position.view(0).pool
            for layout in layouts:
                half = layout.card_width * layout.unit / 2  # so far apart lie twins with all the room
                assert least_strip(layout, pool) >= min(24, half) - SLACK


def least_strip(layout: TableLayout, pool) -> float:
    """Pixels from one card to the next of its row, at the least; of a pile of copies the uppermost counts."""
    laid = layout.pool_places(pool)
    places = dict(laid).values() if layout.shape.crowded else [place for _, place in laid]
    in_rows = sorted(places, key=lambda place: (place.y, place.x))
    steps = (after.x - before.x for before, after in pairwise(in_rows) if after.y == before.y)
    return layout.unit * min(steps, default=layout.card_width)
