# SPDX-License-Identifier: MIT
"""Possible and impossible layouts of a game, and the seats of a round."""

import random

import pytest

from tests.games.rounds import walk
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import BadLayoutError, Layout
from thothit_desktop.games.layouts import check_cards, layout_object
from thothit_desktop.games.spec import BadOptionError

DEALT = new_game("thothit").deal(random.Random(7)).layout


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        (DEALT._replace(hands=DEALT.hands[:2]), "there are 2 hands for 3 players"),
        (DEALT._replace(hands=()), "there are 0 hands for 3 players"),
        (DEALT._replace(stock=(*DEALT.stock[:-1], cards.card("Ah"))), "Ah is not a card of this game"),
        (
            DEALT._replace(hands=(DEALT.hands[0], DEALT.hands[1][:6], DEALT.hands[2])),
            "the hand of seat 1 must have 7 cards, not 6",
        ),
        (DEALT._replace(pool=DEALT.pool[1:]), "the pool must have 18 cards, not 17"),
        (DEALT._replace(stock=DEALT.stock[:-1]), "the deal must have 60 cards, not 59"),
        (DEALT._replace(stock=()), "the deal must have 60 cards, not 39"),
        (
            DEALT._replace(stock=(DEALT.pool[0], *DEALT.stock[1:])),
            f"{cards.code(DEALT.pool[0])} appears 3 times",
        ),
    ],
)
def test_a_layout_that_the_game_cannot_have(layout: Layout, message: str) -> None:
    with pytest.raises(BadLayoutError) as caught:
        new_game("thothit").from_layout(layout)
    assert str(caught.value).startswith(message)


def test_a_layout_is_written_by_the_zones_of_its_game() -> None:
    layout = Layout((cards.faces(["C1", "S2"]), ()), cards.faces(["C3"]), cards.faces(["M4", "OT"]))
    written = {"hands": [["C1", "S2"], []], "pool": ["C3"], "stock": ["M4", "OT"]}
    assert list(layout_object(layout, ("hands", "pool", "stock")).items()) == list(written.items())
    assert layout_object(layout, ("stock",)) == {"stock": ["M4", "OT"]}


def test_a_card_may_be_left_out_where_not_all_are_dealt_but_none_may_be_too_many() -> None:
    deck = {cards.card("C1"): 2, cards.card("C2"): 1}
    dealt = Layout((cards.faces(["C1"]),), cards.faces(["C1"]), ())
    check_cards(dealt, deck, whole=False)
    check_cards(dealt._replace(stock=cards.faces(["C2"])), deck, whole=True)
    for layout, whole, message in (
        (dealt, True, "the deal must have 3 cards, not 2"),
        (
            dealt._replace(stock=cards.faces(["C1"])),
            False,
            "C1 appears 3 times in the deal, but the game has 2",
        ),
        (dealt._replace(pool=cards.faces(["C3"])), False, "C3 is not a card of this game"),
    ):
        with pytest.raises(BadLayoutError) as caught:
            check_cards(layout, deck, whole)
        assert str(caught.value) == message


def test_a_layout_is_dealt_by_the_last_seat_unless_it_is_said() -> None:
    game = new_game("thothit")
    assert game.from_layout(DEALT).dealer == 2
    assert game.from_layout(DEALT, 0).to_move == 1


def sackson(*playing: int) -> Layout:
    return new_game("sackson", 3).in_match(playing or (0, 1, 2)).deal(random.Random(7)).layout


@pytest.mark.parametrize(
    ("game_id", "playing", "layout", "message"),
    [
        pytest.param(
            "sackson",
            (),
            sackson()._replace(stock=cards.faces(["C1"])),
            "the stock must have 0 cards, not 1",
            id="a stock where none is used",
        ),
        pytest.param(
            "sackson",
            (0, 2),
            sackson(),
            "the hand of seat 0 must have 11 cards, not 7",
            id="two of three play",
        ),
        pytest.param(
            "sackson",
            (0, 1),
            sackson(0, 2),
            "the hand of seat 1 must have 11 cards, not 0",
            id="other two play",
        ),
        pytest.param(
            "sackson",
            (0, 2),
            sackson(0, 2)._replace(
                hands=(sackson(0, 2).hands[0], cards.faces(["C1"]), sackson(0, 2).hands[2])
            ),
            "the hand of seat 1 must have 0 cards, not 1",
            id="an absent seat with a card",
        ),
        pytest.param(
            "thothit-yogyakarta",
            (),
            Layout(((), (), ()), (), ()),
            "there are 3 hands, but this game has none",
            id="hands where there are none",
        ),
        pytest.param(
            "thothit-yogyakarta", (), Layout((), (), ()), "the deal must have 60 cards, not 0", id="nothing"
        ),
        pytest.param(
            "thothit-yogyakarta",
            (),
            Layout((), (), cards.faces(["C1"] * 3)),
            "C1 appears 3 times in the deal, but the game has 2",
            id="a design too often",
        ),
    ],
)
def test_a_layout_that_does_not_fit_its_game(
    game_id: str, playing: tuple[int, ...], layout: Layout, message: str
) -> None:
    game = new_game(game_id).in_match(playing or new_game(game_id).playing)
    with pytest.raises(BadLayoutError) as caught:
        game.from_layout(layout)
    assert str(caught.value) == message


@pytest.mark.parametrize("playing", [(0,), (0, 1), ()])
def test_no_game_of_fewer_than_it_is_dealt_for(playing: tuple[int, ...]) -> None:
    with pytest.raises(BadOptionError, match=f"thothit needs 3 players, not {len(playing)}"):
        new_game("thothit").in_match(playing)


def test_two_of_four_play_with_eleven_cards_and_one_first_turn_each() -> None:
    game = new_game("totit-denexa", 4, {"duty": "card"}).in_match((1, 3))
    position = game.deal(random.Random(4), dealer=3)
    assert position.score().winners == (1, 3)
    assert position.view(0).hand_sizes == (0, 11, 0, 11)
    first_turns = []
    order = []
    for standing in walk(position, random.Random(4)):
        order.append(standing.to_move)
        first_turns.append(standing.view(standing.to_move).first_turn)
    assert order == [1, 3] * 11
    assert first_turns == [True, True] + [False] * 20
    assert position.score().points[0] == position.score().points[2] == 0
    assert set(position.score().winners) <= {1, 3}
    position.barred = {1, 3}
    assert position.score().winners == ()
