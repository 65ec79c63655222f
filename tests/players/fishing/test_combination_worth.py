# SPDX-License-Identifier: MIT
"""The worth of captures in Pèi: more for a card that completes a combination, or that another seat needs."""

import random

import pytest

from tests.games.rounds import later
from tests.players.tokens import never
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import CEKI
from thothit_desktop.games.contract import Event
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.fishing.family import FishingFamily
from thothit_desktop.players.fishing.worths import worth_of

FEW = Limit(playouts=200)


def gain(card: str, captured: dict[int, str], taker: int = 0, **options: str) -> float:
    """The change of seat 0's expected margin when a seat captures a card, with these captures before."""
    game = new_game("pei", options=options)
    assert isinstance(game, FishingGame)
    held = [[0] * 3 for _ in CEKI]
    for seat, codes in captured.items():
        for one in cards.faces(codes.split()):
            held[one][seat] += 1
    before = [copies[:] for copies in held]
    change = worth_of(game).capture(cards.card(card), held, taker, 0)
    assert held == before
    return change


def test_what_completes_a_combination_is_worth_most() -> None:
    assert gain("S9", {0: "OT RF"}) > gain("S9", {0: "OT"}) > gain("S9", {}) > gain("C4", {})
    assert gain("C3", {0: "C1 C2"}) > gain("C3", {0: "C1"}) > gain("M3", {})
    assert gain("RF", {0: "OT RF S9"}) > gain("RF", {0: "OT RF"})


def test_a_card_that_another_seat_needs_is_worth_taking() -> None:
    assert gain("S9", {1: "OT RF"}) > gain("S9", {1: "OT", 2: "RF"})
    assert gain("S9", {1: "OT RF"}, taker=1) < gain("S9", {}, taker=1) < 0


def test_further_copies_are_worth_less_in_the_chinese_game() -> None:
    assert gain("RF", {0: "OT RF S9"}) > gain("RF", {0: "OT RF S9"}, extra="face") > 0


def test_an_old_hand_completes_the_red_thirteen() -> None:
    position = later("S9 C9 M4", "M9 S5", stock=("M4", "C3", "M3"), turn=39, game_id="pei")
    position.captures[0] += cards.faces(("OT", "S1", "RF", "C1"))
    position.history += [Event("captured", 0, cards.faces(pair)) for pair in (("OT", "S1"), ("RF", "C1"))]
    for level in ("langganan", "sesepuh", "empu"):
        move = new_player(level).choose(position.view(0), FEW, random.Random(1), never).move
        assert write_move(move) == "M9xS9", level


@pytest.mark.parametrize("level", ["bocah", "tangga", "langganan", "sesepuh", "empu"])
def test_each_level_plays_a_round(level: str) -> None:
    rng = random.Random(2)
    position = new_game("pei").deal(rng)
    player = FishingFamily().player(level)
    assert player is not None
    while not position.is_over:
        view = position.view(position.to_move)
        position.play(player.choose(view, Limit(playouts=10), rng, never).move)
    assert sum(position.score().points) > 300
