# SPDX-License-Identifier: MIT
"""Captions on cards that can be captured, before and during the choice."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.probe import probe
from tests.table.rounds import settle, sit
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import RANK
from thothit_desktop.table.drawing import labels
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.selection.prompt import Choice


@pytest.fixture
def crowd(table) -> tuple[int, list[int]]:
    """A hand card, and the cards of the most crowded rank of the pool."""
    view = new_game("thothit").deal(random.Random(11)).view(0)
    table.show_view(view)
    settle(table)
    ranks = [RANK[card] for card in set(view.pool)]
    most = max(set(ranks), key=ranks.count)
    return view.hand[0], sorted({card for card in view.pool if RANK[card] == most})


@pytest.fixture
def asked(table, crowd) -> list[int]:
    """The capture of the card is asked, and each of several is captioned; the cards."""
    card, others = crowd
    said = tuple(f"+{number}0 pair" for number, _ in enumerate(others))
    table.selection.ask(card, Choice(tuple((other,) for other in others), captions=said), cancellable=True)
    return others


def test_every_capture_is_captioned_once(table, asked):
    assert sorted(probe(table).captions) == [f"+{number}0 pair" for number in range(len(asked))]


LONG = ("+20 completes a set", "+0 stamped", "+100 stamped pair", "pair")


@each("deck", DECKS)
@each("size", [(900, 600), (640, 400), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize(("name", "players"), [("thothit", 3), ("thothit-kuna", 6)])
def test_captions_lie_apart_on_the_mat_in_every_game(table, size, name, players, deck):
    """Those of all cards of the fullest ranks, in long words."""
    game = new_game(name, players)
    sit(table, game)
    table.set_deck(deck)
    table.resize(*size)
    position = game.deal(random.Random(11))
    table.show_view(position.view(0))
    settle(table)
    pool = set(position.view(0).pool)
    for rank in range(1, 10):
        cards = [card for card in pool if RANK[card] == rank]
        said = tuple(LONG[number % len(LONG)] for number, _ in enumerate(cards))
        choice = Choice(tuple((card,) for card in cards), captions=said)
        table.selection.ask(position.view(0).hand[0], choice, cancellable=True)
        boxes = probe(table).caption_boxes
        assert len(boxes) == len(cards)
        for number, box in enumerate(boxes):
            assert probe(table).layout.mat.contains(box)
            assert not any(box.intersects(other) for other in boxes[:number])


def test_a_label_fits_its_width_or_tells_the_number_alone(qapp):
    wide, narrow = (labels.caption("+20 completes a set", 13, 1.0, False, width) for width in (90, 42))
    assert wide.width() <= 90
    assert narrow.width() <= 42
    assert wide.height() > narrow.height() == labels.badge("+20", 13, 1.0).height()


@each("size", [(900, 600), (1280, 720), (2560, 1440)])
def test_captions_lie_apart_on_their_cards(table, asked, size):
    table.resize(*size)
    settled = list(probe(table).caption_boxes)
    assert len(settled) == len(asked)
    for number, box in enumerate(settled):
        assert not any(box.intersects(other) for other in settled[:number])
    for words, box in zip(probe(table).captions, settled, strict=True):
        card = asked[int(words[1:-6])]
        items = [item for item in probe(table).zones.pool if item.card == card]
        assert any(item.sceneBoundingRect().intersects(box) for item in items)
        assert table.sceneRect().contains(box)


def test_they_go_with_the_question(table, asked):
    table.selection.withdraw()
    assert probe(table).captions == []
    assert list(probe(table).caption_boxes) == []


def test_a_card_that_is_only_looked_at_shows_what_it_would_take(table, crowd):
    card, others = crowd
    choice = Choice(((others[0],),), captions=("+10 pair",))
    table.selection.offer({card: choice})
    assert probe(table).captions == []
    QTest.mouseMove(table.viewport(), probe(table).hand_card(card).center())
    QTest.qWait(10)
    assert probe(table).captions == ["+10 pair"]
    QTest.mouseMove(table.viewport(), QPoint(3, 3))
    QTest.qWait(10)
    assert probe(table).captions == []


def test_the_caption_of_the_card_at_the_keys_stands_out(table, asked):
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert len(probe(table).lit_captions) == 1


def test_a_choice_without_captions_has_none(table, crowd):
    card, others = crowd
    table.selection.ask(card, Choice(tuple((other,) for other in others)), cancellable=True)
    assert probe(table).captions == []


def test_sets_of_several_cards_are_captioned_each_on_a_card_of_its_own(table, crowd):
    card, _ = crowd
    pool = list(dict.fromkeys(item.card for item in probe(table).zones.pool))
    takes = ((pool[0], pool[1]), (pool[0], pool[2]))
    table.selection.ask(card, Choice(takes, captions=("+1", "+2")), cancellable=True)
    assert sorted(probe(table).captions) == ["+1", "+2"]
    table.selection.pick(next(item for item in probe(table).zones.pool if item.card == pool[1]))
    table.selection.withdraw()
    assert probe(table).captions == []
