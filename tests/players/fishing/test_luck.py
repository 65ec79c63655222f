# SPDX-License-Identifier: MIT
"""The luck of the stock: zero on average, and a part of the result."""

import random
from itertools import permutations
from statistics import correlation

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Position
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.fishing import luck
from thothit_desktop.players.fishing.luck import luck_of
from thothit_desktop.players.one_round import never

GREEDY = new_player("greedy")
ONCE = Limit(playouts=1)


def play_on(position: Position, turns: int = 99) -> None:
    """Let everybody play greedily until so many cards of the stock have been turned, or to the end."""
    while not position.is_over and sum(move.kind == "turn" for move in position.moves) < turns:
        moves = position.legal_moves()
        if len(moves) > 1:
            view = position.view(position.to_move)
            moves = [GREEDY.choose(view, ONCE, random.Random(1), never).move]
        position.play(moves[0])


def test_over_all_orders_of_the_stock_it_comes_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three cards left, the average is the luck of the cards before them."""
    monkeypatch.setattr(luck, "ORDERS", 1)
    game = new_game("thothit")
    for deal in (5, 6):
        layout = deal_number(game, deal).layout
        first, last = layout.stock[:-3], layout.stock[-3:]
        lucks = []
        for order in permutations(last):
            position = game.from_layout(layout._replace(stock=(*first, *order)))
            play_on(position, len(first))
            before = luck_of(position, random.Random(2))
            play_on(position)
            lucks.append(luck_of(position, random.Random(2)))
        assert before
        for seat in range(game.players):
            by_order = [points[seat] for points in lucks if points]
            assert sum(by_order) / 6 == pytest.approx(before[seat], abs=1e-9)
            assert len(set(by_order)) > 1


@pytest.mark.whole
def test_who_is_lucky_has_more_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "ORDERS", 4)
    game, points, lucks = new_game("thothit"), [], []
    for deal in range(12):
        position = deal_number(game, deal)
        play_on(position)
        points += position.score().points
        lucks += luck_of(position, random.Random(3)) or []
    assert correlation(points, lucks) > 0.3


@pytest.mark.parametrize("name", ["sackson", "thothit-yogyakarta"])
def test_nothing_is_known_without_a_stock_or_decisions(name: str) -> None:
    assert luck_of(deal_number(new_game(name), 1), random.Random(1)) is None


def test_known_last_cards_are_no_luck() -> None:
    """docs/rules/fishing.md P4: with one unknown card left, only the known ones follow."""
    position = deal_number(new_game("pei"), 4)
    play_on(position, 39)
    before = luck_of(position, random.Random(1))
    play_on(position)
    assert before is not None
    assert luck_of(position, random.Random(1)) == before
