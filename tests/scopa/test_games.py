# SPDX-License-Identifier: MIT
"""Scopa on the lowest floor: the rules, and the whole contract of a game."""

import json
import random

import pytest

from tests.scopa import rules
from tests.scopa.game import SCOPA
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import CODES, card, faces
from thothit_desktop.games.contract import Layout, Move, Position
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.record import Record, dump, load, replay, round_of

pytestmark = pytest.mark.usefixtures("scopa")


def sets(code: str, pool: str) -> list[str]:
    return [
        " ".join(CODES[taken] for taken in found) for found in rules.takes(card(code), faces(pool.split()))
    ]


@pytest.mark.parametrize(
    ("code", "pool", "expected"),
    [
        ("7s", "7h 4c 3d", ["7h"]),
        ("7s", "4c 3d 2h Ah", ["4c 3d", "Ah 2h 4c"]),
        ("Ks", "7h 3d Qc Ad", ["7h 3d", "Ad Qc"]),
        ("2s", "3d 4c", []),
        ("Js", "Jh Jd", ["Jh", "Jd"]),
    ],
)
def test_a_card_takes_one_of_its_value_or_several_that_add_up(
    code: str, pool: str, expected: list[str]
) -> None:
    assert sorted(map(sorted, map(str.split, sets(code, pool)))) == sorted(
        map(sorted, map(str.split, expected))
    )


def random_round(seed: int) -> Position:
    rng = random.Random(seed)
    position = new_game("scopa").deal(rng)
    dealt = sorted(position.every_card())
    while not position.is_over:
        moves = position.legal_moves()
        assert sorted(moves) == sorted(position.view(position.to_move).legal_moves())
        assert all(position.refusal(move) is None for move in moves)
        assert all(read_move(write_move(move)) == move for move in moves)
        position.play(rng.choice(moves))
        assert sorted(position.every_card()) == dealt
    return position


def test_rounds_are_recorded_and_replayed() -> None:
    """A capture of several cards is written with each of them."""
    positions = [random_round(seed) for seed in range(40)]
    several = [move for position in positions for move in position.moves if len(move.takes) > 1]
    assert several
    assert write_move(several[0]).count("x") > 1
    for position in positions:
        record = Record("scopa", ("A", "B"), (round_of(position),))
        text = dump(record)
        assert json.loads(text)["game"] == "scopa"
        assert replay(load(text)).points == (position.score().points,)


def test_a_sweep_counts_and_what_is_left_goes_to_the_last_who_took() -> None:
    game = new_game("scopa")
    hands = (faces(("7s", "Ah", "2h")), faces(("7c", "3s", "Kd")))
    pool = faces(("4d", "3d", "Qs", "Qh"))
    rest = tuple(other for other in game.deck if other not in (*hands[0], *hands[1], *pool))
    position = game.from_layout(Layout(hands, pool, rest), 1)
    assert position.play(read_move("7sx3dx4d"))[1].kind == "captured"
    position.play(read_move("Kd"))
    assert position.refusal(read_move("AhxQs")).code == "sum-differs"  # type: ignore[union-attr]
    position.play(read_move("Ah"))
    assert position.refusal(Move("play", faces(("3s", "Ah")))).code == "sum-differs"  # type: ignore[union-attr]


def test_scopa_is_in_the_catalogue_only_while_it_is_registered() -> None:
    assert games()["scopa"] is SCOPA
