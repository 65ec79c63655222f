# SPDX-License-Identifier: MIT
"""Bars on cards with the expected margins of playing them."""

import random
from itertools import pairwise

import pytest

from tests.probe import probe
from tests.table.rounds import seats, settle
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.table.drawing.labels import margin_height
from thothit_desktop.table.drawing.margins import NO_MARGINS, ExpectedMargin, ExpectedMargins
from thothit_desktop.table.selection.prompt import Choice


def margin(number: int, best: bool = False) -> ExpectedMargin:
    return ExpectedMargin(f"+{number}", number / 40, best, f"Expected: {number}.")


@pytest.fixture
def hand(table) -> tuple[int, ...]:
    """The hand of a seat that is asked for a card, each of which has a margin, the first the best."""
    view = new_game("thothit").deal(random.Random(11)).view(0)
    table.show_view(view)
    settle(table)
    cards = tuple(dict.fromkeys(view.hand))
    table.selection.offer({card: Choice() for card in cards})
    margins = {card: margin(30 - number, best=not number) for number, card in enumerate(cards)}
    table.show_move_values(ExpectedMargins(hand=margins))
    return cards


@each("size", [(900, 600), (1280, 720), (2560, 1440)])
def test_every_card_that_may_be_played_has_its_bar(table, hand, size):
    table.resize(*size)
    items = probe(table).zones.hands[0]
    assert sorted(probe(table).margins) == sorted(f"+{30 - hand.index(item.card)}" for item in items)
    for item, bar in zip(
        sorted(items, key=lambda item: item.place.x), probe(table).margin_items, strict=True
    ):
        assert item.sceneBoundingRect().contains(bar.sceneBoundingRect().center())
        assert bar.toolTip() == f"Expected: {30 - hand.index(item.card)}."
        assert table.sceneRect().contains(bar.sceneBoundingRect())


@each("size", [(640, 400), (900, 600)])
@each("scale", [1.0, 1.5, 2.0])
def test_every_bar_of_a_card_that_is_seen_whole_has_its_number(table, hand, size, scale):
    """Narrow cards have smaller numbers, also where all other words are large."""
    table.set_text_scale(scale)
    table.resize(*size)
    assert len(probe(table).margin_items) == len(probe(table).zones.hands[0])
    for bar in probe(table).margin_items:
        assert bar.pixmap().height() > margin_height(0)


def test_the_best_card_is_marked_and_raised_a_little(table, hand):
    assert [item.card for item in probe(table).framed("hint")] == [hand[0]]
    assert hand[0] in probe(table).lifted()


def test_nothing_stays_when_nothing_is_told(table, hand):
    table.show_move_values(NO_MARGINS)
    assert list(probe(table).margins) == []
    assert list(probe(table).margin_items) == []
    assert probe(table).framed("hint") == []
    assert probe(table).lifted() == []


def test_captures_have_theirs_when_they_are_asked(table, hand):
    pool = probe(table).zones.pool
    first, second = sorted({item.card for item in pool})[:2]
    taken = {(hand[0], (first,)): margin(12), (hand[0], (second,)): margin(20, best=True)}
    table.show_move_values(ExpectedMargins(takes=taken))
    assert list(probe(table).margins) == []
    table.selection.ask(hand[0], Choice(((first,), (second,))), cancellable=True)
    assert sorted(probe(table).margins) == ["+12", "+20"]
    assert [item.card for item in probe(table).framed("hint")] == [second]


@pytest.mark.whole
def test_a_bar_without_its_number_has_room_on_a_covered_card(table):
    """If many cards overlap, no bar is wider than the visible part of its card."""
    view = new_game("thothit-kuna").deal(random.Random(3)).view(0)
    table.set_seats(seats(view.game.players), 0, clockwise=False)
    table.show_view(view)
    table.resize(900, 600)
    settle(table)
    cards = dict.fromkeys(view.hand)
    table.selection.offer({card: Choice() for card in cards})
    table.show_move_values(
        ExpectedMargins(hand={card: margin(0)._replace(words="−1234.56") for card in cards})
    )
    boxes = sorted((item.sceneBoundingRect() for item in probe(table).margin_items), key=lambda box: box.x())
    assert len(boxes) == len(view.hand)
    assert all(left.right() <= right.left() for left, right in pairwise(boxes))
