# SPDX-License-Identifier: MIT
"""Deals have fixed courses: a faster arena, view or player may not change a move."""

import hashlib
import random

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.games.contract import View
from thothit_desktop.games.record import deal_number, dump
from thothit_desktop.players import Decision, Limit, new_player
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.one_round import play_round


@pytest.mark.whole
@pytest.mark.parametrize(
    ("game", "options", "seats", "deals", "digest"),
    [
        ("thothit", {}, "random,random,random", 20, "c688d1db1c59de4e"),
        ("thothit", {}, "greedy,random,random", 10, "199b617c595eed53"),
        ("thothit", {}, "expert,greedy,random", 2, "9e13c1ba5eb82bca"),
        ("thothit", {"pairs": "odd-first"}, "random,greedy,random", 10, "994c78ccee4a93c4"),
        ("thothit-chinese", {}, "random,random,random", 20, "191c0a130f42cc8a"),
        ("totit-denexa", {}, "random,greedy,random,expert", 2, "b9d9180f794171cd"),
        ("totit-cats", {}, "random,greedy", 10, "159dd56a6b843ff1"),
        ("enthit", {}, "random,greedy,random", 6, "1d73a709ad851103"),
        ("enthit", {}, "expert,greedy,random", 1, "48d202bbae2f03a6"),
        ("thothit-kuna", {}, "expert,greedy,random,random", 1, "36ec655783307d6e"),
        ("kowah", {}, "random,greedy", 6, "9aa710d25ab3edb5"),
        ("thunee", {}, "random,greedy,random,greedy", 6, "752746c61736af22"),
        ("thunee", {}, "expert,greedy,expert,greedy", 4, "e6c7bce64e16d5aa"),
    ],
)
def test_records_of_a_seed_stay_the_same(
    game: str, options: dict[str, str], seats: str, deals: int, digest: str
) -> None:
    """The digests are of the records as they were before views asked the rules without a position.

    Those of Thunee are of the bidding since 22 November 2026, those of its expert and of Kowah of the players
    since 28 November 2026, who give less away (docs/players.md).
    """
    records = hashlib.sha256()
    players = seats.split(",")
    simulate(
        new_game(game, len(players), options),
        players,
        deals,
        Limit(playouts=60),
        seed=5,
        on_record=lambda record: records.update(f"{dump(record)}\n".encode()),
    )
    assert records.hexdigest()[:16] == digest


@pytest.mark.parametrize("game", ["thothit", "kowah", "thunee"])
def test_nobody_is_asked_where_one_move_is_legal(game: str) -> None:
    choices = []

    class Greedy:
        def choose(self, view: View, *rest: object) -> Decision:
            choices.append(len(view.legal_moves()))
            return new_player("greedy").choose(view, *rest)  # type: ignore[arg-type]

    position = deal_number(new_game(game), 3)
    seats = position.game.players
    seconds = play_round(position, [Greedy()] * seats, Limit(playouts=1), random.Random(3))
    assert position.is_over
    assert min(choices) > 1
    assert len(choices) == sum(map(len, seconds)) < len(position.moves)
