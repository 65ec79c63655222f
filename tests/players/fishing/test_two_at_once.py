# SPDX-License-Identifier: MIT
"""Players of Cholek Tiga: what they take, what they leave, and what the master imagines."""

import random

import pytest

from tests.games.rounds import later
from tests.players.situations import view_of
from tests.players.tokens import never
from thothit_desktop.games import new_game
from thothit_desktop.games.fishing.fast import FastDeal, TwoDeal, playout, tables_of
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.coach.advice import advise
from thothit_desktop.players.fishing.determinization import FishingWorlds
from thothit_desktop.players.fishing.luck import luck_of
from thothit_desktop.players.fishing.playout_policy import greedily, judge
from thothit_desktop.players.fishing.search import after

STOCK = "C3 C3 M3 M3 C4 C4 M4 M4 C5 C5 M5 M5"


def lying(pool: str, hand: str, stock: str = STOCK, turn: int = 0, **options: str) -> FishingPosition:
    return later(pool, hand, stock=stock.split(), turn=turn, game_id="cholek-tiga", **options)


def choice(player: str, position: FishingPosition, playouts: int = 200) -> str:
    seat = position.to_move
    decision = new_player(player).choose(
        position.view(seat), Limit(playouts=playouts), random.Random(1), never
    )
    return write_move(decision.move)


@pytest.mark.parametrize("player", ["bocah", "tangga", "langganan", "sesepuh", "empu"])
def test_everybody_takes_an_ayam(player: str) -> None:
    taken = choice(player, lying("C7 C7", "C7"))
    assert taken == "C7xC7xC7"


@pytest.mark.parametrize("player", ["tangga", "langganan", "sesepuh", "empu"])
def test_points_decide_which_two(player: str) -> None:
    assert choice(player, lying("C1 RF RF", "OT")) == "OTxRFxRF"


def test_a_child_takes_any_two() -> None:
    found = {
        write_move(
            new_player("bocah")
            .choose(lying("C7 S7 M7", "C7").view(0), Limit(playouts=1), random.Random(seed), never)
            .move
        )
        for seed in range(20)
    }
    assert found == {"C7xC7xS7", "C7xC7xM7", "C7xS7xM7"}


def test_a_regular_puts_no_card_beside_one_that_the_others_want() -> None:
    view = view_of("M9 C5", "S9 C4", game_id="cholek-tiga")
    decision = new_player("langganan").choose(view, Limit(playouts=1), random.Random(1), never)
    assert write_move(decision.move) == "C5"


def test_a_hand_that_ends_is_drawn_anew_in_each_world() -> None:
    """G3: the master imagines the next hands too, in which its own cards are unknown."""
    game = new_game("cholek-tiga")
    position = game.deal(random.Random(5))
    assert isinstance(position, FishingPosition)
    while position.turn < 8 or position.phase == "hand":
        position.play(position.legal_moves()[-1])
    view = position.view(position.to_move)
    hands, stock = FishingWorlds(view).sample(random.Random(1))
    (start,) = after(view, [position.legal_moves()[-1]])
    world = start.filled(hands, stock)
    assert isinstance(world, TwoDeal)
    assert [len(hand) for hand in world.hands] == [3, 3, 3]
    first, *_ = game.playing
    assert world.hands[first] == stock[:-4:-1]
    assert len(world.stock) == len(stock) - 9
    playout(world, random.Random(1), greedily(position.game))
    assert (world.stock, world.hands) == ([], [[], [], []])


def test_a_playout_stops_after_some_turns_and_is_judged_with_its_bonuses() -> None:
    game = FishingGame(new_game("cholek-tiga").spec)
    deal = FastDeal.of(lying("C7 C7 C8", "C7 M2 M3"))
    points = playout(deal, random.Random(1), greedily(game), turns=1)
    assert points[0] == 8
    assert deal.seat == 1
    judged = judge(game)(deal)
    assert judged[0] > 8
    quiet = judge(FishingGame(game.spec, options={"bonuses": "off"}))(deal)
    assert judged[0] - quiet[0] > 5


def test_without_a_policy_cards_that_can_take_do() -> None:
    deal = FastDeal.shuffled(
        tables_of(FishingGame(new_game("cholek-tiga", 2).spec, 2)), random.Random(1).random
    )
    playout(deal, random.Random(2))
    assert sum(map(len, deal.pool)) < 20
    assert deal.stock == []


def test_the_last_card_is_weighed_exactly() -> None:
    position = new_game("cholek-tiga").deal(random.Random(5))
    while position.view(0).stock_size or position.phase != "hand" or sum(position.view(0).hand_sizes) > 1:
        position.play(position.legal_moves()[0])
    view = position.view(position.to_move)
    advice = advise(view, Limit(playouts=50), random.Random(1), never)
    assert advice.exact
    assert len(advice.options) == len(position.legal_moves())


def test_the_luck_of_the_stock_is_counted() -> None:
    position = new_game("cholek-tiga", 2).deal(random.Random(5))
    while len(position.history) < 12:
        position.play(position.legal_moves()[0])
    lucky = luck_of(position, random.Random(1))
    assert lucky is not None
    assert len(lucky) == 2
    assert any(lucky)


def test_the_coach_tells_what_scores_at_once_and_what_is_left_beside() -> None:
    taken = advise(lying("C7 C7", "C7 M9").view(0), Limit(playouts=60), random.Random(1), never)
    assert [reason.kind for reason in taken.facts][:2] == ["gains", "at-once"]
    left = advise(lying("S9 C4", "M9 C9", stock="C2 C3").view(0), Limit(playouts=60), random.Random(1), never)
    assert ("beside", 1) in [(reason.kind, reason.values.get("others")) for reason in left.facts]
