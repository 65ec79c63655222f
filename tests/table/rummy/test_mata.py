# SPDX-License-Identifier: MIT
"""Games with mata on the table: calls, claims, cards turned after a win, and the count."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.probe import probe, run_step
from tests.table.rounds import settle, sit
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import RANK, codes, faces
from thothit_desktop.games.contract import Layout, Position
from thothit_desktop.games.notation import read_move
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.geometry.shape import Shape
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.rummy.calls import call_words, mata_name, waiting
from thothit_desktop.table.rummy.layout import WINNING, discard_layout
from thothit_desktop.table.rummy.mat import RummyMat
from thothit_desktop.table.rummy.model import read

FIRST = "S4 S4 S4 C5 S5 M5 C7 M7 M7 C2 C2 M2 C8 M8 RF"
"""The hand of the first seat of Balik Satu: a mata, three triplets, two 8s, and a card too many."""


def round_with(hand: str, stock: str, game: str = "balik-satu", players: int = 3, **options: str) -> Position:
    """A round dealt by the last seat, in which the first seat has this hand and the stock begins so."""
    made = new_game(game, players, options)
    rest, first = Counter(made.deck), faces(stock.split())
    rest.subtract([*faces(hand.split()), *first])
    left = sorted(rest.elements())
    random.Random(3).shuffle(left)
    others = [tuple(left.pop() for _ in range(made.rules.hand)) for _ in range(players - 1)]
    layout = Layout((faces(hand.split()), *others), (), (*first, *left))
    return made.from_layout(layout, players - 1)


def show(table, position: Position, *moves: str) -> None:
    """Play moves, and show each to the first seat; a dot stands for the discard of the card just drawn."""
    for text in moves:
        told = len(position.view(0).history)
        move = read_move(text if text != "." else f"discard {codes([position.drawn])[0]}")
        assert position.refusal(move) is None, position.refusal(move)
        position.play(move)
        table.play(position.view(0).history[told:], position.view(0))
        settle(table)
        assert table.check(position.view(0)) == []


def begin(table, position: Position) -> None:
    sit(table, position.game)
    table.play(position.view(0).history, position.view(0))
    settle(table)


def signs(table) -> list[tuple[int, str]]:
    return sorted((seat, sign.name) for seat, sign in probe(table).call_signs.items())


def test_calls_stay_beside_the_hands_until_somebody_wins(table):
    position = round_with(FIRST, "C1 S8 M7")
    begin(table, position)
    assert signs(table) == []
    show(table, position, "discard RF", "call-any")
    assert signs(table) == [(0, "tan")]
    assert codes(probe(table).call_signs[0].waits) == ["C8", "S8", "M8"]
    content = probe(table).content
    assert content.called(0, str) == "tan: waits for any card of rank 8"
    assert content.called(1, str) == ""
    show(table, position, "draw", ".", "draw", "0:claim")
    assert signs(table) == []
    assert codes(item.card for item in probe(table).zones.shown[0])[:3] == ["S4"] * 3


@pytest.mark.parametrize(("players", "winner"), [(3, 0)])
def test_cards_turned_after_a_win_lie_with_the_hand(table, players, winner):
    position = round_with(
        FIRST, "S8 " + "M7 " * 2 + "C1 OT RF WF C3 S3 M3 C4 C6 S6 M6 C9 S9", turned="fifteen"
    )
    begin(table, position)
    show(table, position, "discard RF", "call-any", "draw", "0:claim")
    while not position.is_over:
        move = position.chance(random.Random(1))
        show(table, position, "=" + codes(move.cards)[0])
    shown = probe(table).zones.shown[0]
    assert [item.card for item in shown][15:] == list(position.turned)
    assert len(position.turned) == 15
    assert len({(item.place.x, item.place.y) for item in shown}) == 30


@each("deck", ["ceki", "western"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [(900, 600), (2560, 1440)])
def test_no_hand_covers_another_or_the_mat(deck, players, size):
    layout = discard_layout(Window(*size, DECKS[deck].ratio, Shape(players)))
    assert layout.is_clear
    areas = [area for seat in layout.seats for area in (seat.plate, seat.hand, seat.shown)]
    for number, area in enumerate(areas):
        assert not area.isEmpty()
        assert layout.scene.adjusted(-1, -1, 1, 1).contains(area)
        assert not any(area.intersects(other) for other in areas[number + 1 :])


@pytest.mark.parametrize("edge", ["bottom", "top"])
@pytest.mark.parametrize("cards", [(6, 1), (9, 0), (15, 0), (15, 1), (15, 7), (15, 15)])
def test_a_winning_hand_lies_in_sets_and_turned_cards_apart(edge, cards):
    layout = discard_layout(Window(900, 600, DECKS["ceki"].ratio, Shape(4)))
    hand, turned = cards
    seat = next(seat for seat in layout.seats if seat.edge == edge)
    places = layout.shown_places(seat, [0] * sum(cards))
    assert len({(place.x, place.y) for place in places}) == sum(cards)
    steps = [round(b.x - a.x) for a, b in pairwise(places[:hand])]
    within = {step for number, step in enumerate(steps, 1) if number % WINNING[hand]}
    between = {step for number, step in enumerate(steps, 1) if not number % WINNING[hand]}
    assert max(within) < min(between)
    assert {place.scale for place in places} <= layout.face_scales
    if turned > 1:
        assert {place.y for place in places[:hand]}.isdisjoint(place.y for place in places[hand:])


def test_the_hand_is_sorted_by_sets():
    model = read(round_with(FIRST, "C1").view(0))
    groups = RummyMat().groups(model.hands[0], "sets", model)
    assert groups[0] == list(faces(["S4"] * 3))
    assert [len(group) for group in groups] == [3, 3, 3, 3, 2, 1]
    assert all(len({RANK[card] for card in group}) == 1 for group in groups)
    pairs = read(round_with("C3 M3 S6 S6 RF S9", "C1", "tantanan", 4).view(0))
    assert [len(group) for group in RummyMat().groups(pairs.hands[0], "sets", pairs)] == [2, 2, 2]


def test_calls_have_the_words_of_their_game():
    assert call_words("balik-satu", "one") == ("ceki", 0)
    assert call_words("gonggong", "any") == ("ceki kowah", 2)
    assert call_words("tantanan", "one").name == "tan nokang"
    assert (mata_name("balik-satu"), mata_name("tantanan")) == ("mata", "bak")
    assert waiting("any", faces(["C8", "M8", "S8"]), str) == "any card of rank 8"
    assert waiting("one", faces(["C8"]), lambda card: codes([card])[0]) == "C8"
    assert waiting("one", (), str) == ""


def won_round(
    table, stock: str, game: str = "balik-satu", players: int = 3, hand: str = FIRST, **options: str
):
    """A round that the first seat wins with the first stock card, drawn by the second seat."""
    position = round_with(FIRST, stock, game, players, **options)
    sit(table, position.game)
    for text in ("discard RF", "call-any", "draw", "0:claim"):
        position.play(read_move(text))
    while not position.is_over:
        position.play(position.chance(random.Random(1)))
    table.show_view(position.view(0))
    settle(table)
    return position


def counted_places(table, position) -> list[list[str]]:
    """Count a round; return the groups of cards that lie beside each other in the end."""
    table.set_speed("normal")
    table.count(position.view(0), position.score())
    while table.moving:
        run_step(probe(table).animator)
    items = sorted(probe(table).zones.shown[0], key=lambda item: (round(item.pos().y()), item.pos().x()))
    return [codes([item.card])[0] for item in items]


def test_a_turned_card_that_makes_a_mata_takes_its_place_in_the_hand(table):
    position = won_round(table, "S8 M7")
    assert [line.rule for line in position.score().lines[0]].count("made") == 1
    laid = counted_places(table, position)
    assert laid[-1] == "C7"
    at = laid.index("M7")
    assert laid[at : at + 3] == ["M7"] * 3
    assert any(line.best for line in probe(table).counted)


def test_fifteen_turned_cards_make_what_the_score_says(table):
    turned = "M7 C5 C5 C2 OT RF WF C3 S3 M3 C4 C6 S6 M6 S5"
    position = won_round(table, f"S8 {turned}", turned="fifteen")
    made = [line.cards[0] for line in position.score().lines[0] if line.rule == "made"]
    assert codes(made) == ["M7", "C5", "C2"]
    laid = counted_places(table, position)
    for card in codes(made):
        assert any(laid[at : at + 3] == [card] * 3 for at in range(len(laid)))


def test_fourteen_cards_of_gonggong_are_counted_where_they_lie(table):
    turned = "C5 C5 C2 OT OT OT WF C3 S3 M3 C4 C6 S6 M6"
    position = won_round(table, f"S8 {turned}", "gonggong", 4, turned="fourteen")
    assert "made" in {line.rule for line in position.score().lines[0]}
    counted_places(table, position)
    assert probe(table).choreography.status.points[0] == position.score().points[0]


def test_nobody_scores_after_a_black_card_of_rank_one(table):
    position = won_round(table, "S8 C1", yeo="again")
    counted_places(table, position)
    assert [line.words for line in probe(table).counted] == ["A black card of rank 1: nobody scores"]
    assert not any(line.best for line in probe(table).counted)
