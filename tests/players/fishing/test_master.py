# SPDX-License-Identifier: MIT
"""The moves of the master of fishing games, and the use of its playouts."""

import random

import pytest

from tests.players.situations import view_of
from thothit_desktop.games import new_game
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import Decision, Limit, new_player
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.fishing.master import LOOKED_AT, MOST, FishingMasterPlayer


def choice(view: object, playouts: int = 600, seed: int = 1) -> Decision:
    limit = Limit(playouts=playouts)
    return FishingMasterPlayer().choose(view, limit, random.Random(seed), lambda: False)  # type: ignore[arg-type]


def test_finds_what_the_expert_finds() -> None:
    for view, best in (
        (view_of("S9 C4 C7", "C9 S4 M7"), "S9xC9"),
        (view_of("OT", "RF M1 C2", captured={0: "C1 S1", 1: "C3 C3"}), "OTxRF"),
        (view_of("C2 C3", "S9 C9", turned="M9"), "=M9xS9"),
    ):
        decision = choice(view)
        margins = [weighed.margin for weighed in decision.considered]
        assert write_move(decision.move) == best
        assert decision.considered[0].move == decision.move
        assert margins == sorted(margins, reverse=True)


def test_margins_agree_with_the_experts() -> None:
    view = view_of("C2 S4 M7 S9", "C9 S2 M4 S7 M6")
    limit = Limit(playouts=6000)
    usual = new_player("expert").choose(view, limit, random.Random(2), lambda: False)
    found = {weighed.move: weighed.margin for weighed in choice(view, 6000).considered}
    assert abs(found[usual.move] - usual.considered[0].margin) < 1.5


def test_leaves_moves_behind_and_stops_when_one_is_left() -> None:
    """Between a stamped pair and a card nobody can use there is little to ask."""
    clear = view_of("S9 C4", "S9 C4 C7")
    decision = choice(clear, 100_000)
    assert write_move(decision.move) == "S9xS9"
    assert decision.playouts <= 6 * LOOKED_AT
    alike = view_of("C4 S4", "C7 M7")
    assert choice(alike, 2000).playouts == 2000


def test_tries_what_greedy_likes_best() -> None:
    view = new_game("thothit-kuna", 6).deal(random.Random(2)).view(0)
    greedy = new_player("greedy").choose(view, Limit(playouts=1), random.Random(1), lambda: False)
    decision = choice(view, 3 * MOST)
    assert {one.move for one in decision.considered} == {one.move for one in greedy.considered[:MOST]}


def test_long_playouts_count_more() -> None:
    """A playout of 120 turns costs three, of 80 two, of Enthit's 42 one."""
    for game_id, players, counts in (("thothit-kuna", 6, 3), ("thothit-kuna", 4, 2), ("enthit", 3, 1)):
        view = new_game(game_id, players).deal(random.Random(2)).view(0)
        tried = len(choice(view, counts * MOST).considered)
        assert choice(view, counts * tried).playouts == counts * tried
        assert choice(view, counts * tried - 1).playouts == 0


def test_a_single_move_at_once_and_greedys_without_a_world() -> None:
    assert choice(view_of("C4", "C7")) == Decision(choice(view_of("C4", "C7")).move)
    view = view_of("S9 C4 C7", "C9 S4 M7")
    greedy = new_player("greedy").choose(view, Limit(playouts=1), random.Random(1), lambda: False)
    assert choice(view, 1) == greedy


@pytest.mark.whole
def test_beats_greedy() -> None:
    """A few deals only: how much better it is, the table of levels says."""
    first, *_ = simulate(new_game("sackson"), ("empu", "greedy", "greedy"), 20, Limit(playouts=60))
    assert first.margin.mean > 0
