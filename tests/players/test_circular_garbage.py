# SPDX-License-Identifier: MIT
"""Players leave no reference cycles behind after a decision.

A window collects garbage once a second; a thousand worlds would stay in memory until then.
"""

import gc
import random

from tests.players.fishing.test_endgame import near_the_end
from tests.players.tokens import never
from tests.tiers import each_game
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Game, View
from thothit_desktop.games.fishing.fast import FastDeal
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.coach.advice import advise
from thothit_desktop.players.fishing.endgame import solved
from thothit_desktop.players.levels import LEVELS

FEW = Limit(playouts=40)


def choices(game: Game) -> list[View]:
    """Some views of seats that have a choice, of several phases, in rounds played at random."""
    rng = random.Random(game.players)
    found: list[View] = []
    for _ in range(2):
        position = game.deal(rng)
        while not position.is_over and (moves := position.legal_moves()):
            if len(moves) > 1:
                found.append(position.view(position.to_move))
            position.play(rng.choice(moves))
    return found[:: max(1, len(found) // 12)]


def new_circles() -> int:
    """Return the number of new objects that only the garbage collector can free.

    No collection starts by itself in the tests: all new objects are in the youngest generation.
    """
    return gc.collect(0)


@each_game("game_id")
def test_players_and_coaches_leave_nothing_to_the_collector(game_id: str) -> None:
    for view in choices(new_game(game_id)):
        new_circles()
        for level in LEVELS:
            new_player(level).choose(view, FEW, random.Random(1), never)
            assert new_circles() == 0, f"{level}, {view.phase}"
        advise(view, FEW, random.Random(1), never)
        assert new_circles() == 0, f"coach, {view.phase}"


def test_the_last_turns_solved_leave_nothing_to_the_collector() -> None:
    deal = FastDeal.of(near_the_end("thothit", 1, {}))
    new_circles()
    solved(deal, 0, never)
    assert new_circles() == 0
