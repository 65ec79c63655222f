# SPDX-License-Identifier: MIT
"""The layout of the person's hand in Kowah and Thunee."""

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.probe import probe
from tests.table.rounds import settle, sit
from tests.table.rummy.rounds import READY, kowah
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import CEKI, CODES, HIDDEN, RANK, codes, faces
from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.cards import DECK, POWER
from thothit_desktop.table.families import FAMILIES, read
from thothit_desktop.table.geometry.hand_order import ORDERS

KOWAH = st.lists(st.sampled_from(CEKI), max_size=9)
THUNEE = st.sets(st.sampled_from(DECK), max_size=6).map(sorted)


def groups(cards, order, game_id, backwards=False, drawn=HIDDEN):
    """The groups of a hand as the mat of a game lays them."""
    game = new_game(game_id)
    model = read(game.deal(random.Random(1)).view(0))._replace(drawn=drawn)
    if backwards:
        model = model._replace(details=model.details._replace(solo="royals"))
    return FAMILIES[game.spec.family].mat().hand(cards, order, model)


@given(KOWAH, st.sampled_from(ORDERS))
def test_a_hand_keeps_its_cards_in_any_order(cards, order):
    found = groups(cards, order, "kowah")
    assert sorted(card for group in found for card in group) == sorted(cards)
    assert order == "own" or all(found), "no group is empty"


@given(KOWAH)
def test_by_rank_there_are_no_gaps(cards):
    (found,) = groups(cards, "rank", "kowah") or [[]]
    assert [RANK[card] for card in found] == sorted(RANK[card] for card in cards)


def test_by_sets_what_is_nearly_complete_lies_together():
    found = groups(faces(["C9", "S5", "C1", "M5", "C3", "C5", "C1"]), "sets", "kowah")
    assert [codes(group) for group in found] == [["C5", "S5", "M5"], ["C1", "C1"], ["C3", "C9"]]


@given(KOWAH, st.data())
def test_a_card_just_drawn_lies_last_but_where_the_person_lays_the_hand(cards, data):
    if not cards:
        return
    drawn = data.draw(st.sampled_from(cards))
    assert groups(cards, "rank", "kowah", drawn=drawn)[-1] == [drawn]
    assert groups(cards, "sets", "kowah", drawn=drawn)[-1] == [drawn]
    assert groups(cards, "own", "kowah", drawn=drawn) == [cards]


@given(THUNEE, st.booleans())
def test_suits_lie_together_in_alternating_colours_the_strongest_first(cards, backwards):
    found = groups(cards, "rank", "thunee", backwards)
    assert sorted(card for group in found for card in group) == cards
    for group in found:
        assert len({CODES[card][1] for card in group}) == 1
        power = [POWER[card] for card in group]
        assert power == sorted(power, reverse=not backwards)
    red = [CODES[group[0]][1] in "hd" for group in found]
    same = sum(a == b for a, b in pairwise(red))
    assert same == 0 or {CODES[group[0]][1] for group in found} in ({"s", "c"}, {"h", "d"})


def test_cards_unseen_lie_last():
    found = groups([HIDDEN, *faces(["Qs", "Jh"]), HIDDEN], "rank", "thunee")
    assert found == [list(faces(["Qs"])), list(faces(["Jh"])), [HIDDEN, HIDDEN]]


def hand(table) -> list[str]:
    return codes(item.card for item in probe(table).zones.hands[0])


def test_the_hand_is_laid_by_rank_by_sets_or_as_the_person_lays_it(table):
    position = kowah({0: faces(["C9", "S5", "C1", "M5", "C7", "C5", "M7", "C1"])}, ["C2", "M9"])
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    ranks = ["C1", "C1", "C5", "S5", "M5", "C7", "M7", "C9"]
    assert hand(table) == ranks
    table.set_order("sets")
    settle(table)
    assert hand(table) == ["C5", "S5", "M5", "C1", "C1", "C7", "M7", "C9"]
    gaps = [b.place.x - a.place.x for a, b in pairwise(probe(table).zones.hands[0])]
    assert gaps[2] == gaps[4] == gaps[6] > gaps[0]
    probe(table).zones.move(probe(table).zones.hands[0][-1], 0)
    assert probe(table).zones.order == "own"
    own = ["C9", "C5", "S5", "M5", "C1", "C1", "C7", "M7"]
    probe(table).zones.jump_to_places()
    assert hand(table) == own
    table.show_view(position.view(0))
    settle(table)
    assert hand(table) == own, "a view says what is in the hand, not how it lies"
    table.play(position.play(Move("draw")), position.view(0))
    settle(table)
    assert hand(table) == [*own, "C2"]
    table.set_order("rank")
    settle(table)
    assert hand(table) == [*ranks, "C2"]
    places = [item.place.x for item in probe(table).zones.hands[0]]
    assert places[-1] - places[-2] > places[1] - places[0], "what was drawn lies apart"
    table.play(position.play(Move("discard", faces(["C9"]))), position.view(0))
    settle(table)
    assert hand(table) == ["C1", "C1", "C2", "C5", "S5", "M5", "C7", "M7"]
    assert table.check(position.view(0)) == []


def test_gaps_stay_where_a_hand_is_pressed(table):
    table.resize(900, 600)
    table.set_deck("western")
    position = kowah({0: READY})
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    layout = probe(table).layout
    places = layout.hand_places(layout.seats[0], 9, [3, 3, 2, 1])
    steps = [b.x - a.x for a, b in pairwise(places)]
    assert min(steps) < layout.card_width
    assert {number for number, step in enumerate(steps, 1) if step > layout.card_width} == {3, 6, 8}
    many = layout.hand_places(layout.seats[0], 9, [1] * 9)
    assert layout.seats[0].hand.contains(many[-1].x, many[-1].y)
