# SPDX-License-Identifier: MIT
"""The last turns with all cards open."""

import random
from collections.abc import Mapping

import pytest

from tests.players.tokens import never
from thothit_desktop.games import new_game
from thothit_desktop.games.fishing.fast import FastDeal
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.players.fishing.endgame import TooManyError, look_back, solved, worked_out


def near_the_end(game_id: str, seed: int, options: Mapping[str, str]) -> FishingPosition:
    """A round played at random until nobody has more than two cards."""
    position = new_game(game_id, 2 if game_id == "totit-cats" else 3, options).deal(random.Random(seed))
    rng = random.Random(seed)
    refilled = position.rules.refills  # then only the last hand is near the end
    while (
        max(map(len, position.hands)) > 2
        or position.phase != "hand"
        or (refilled and position.turn + 6 < position.rules.turns)
    ):
        position.play(rng.choice(position.legal_moves()))
    return position


def paranoid(position: FishingPosition, seat: int) -> int:
    """Return the margin that a seat can force, by the rules' own engine and without pruning."""
    if position.is_over:
        points = position.score().points
        return len(points) * points[seat] - sum(points)
    worths = []
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        worths.append(paranoid(after, seat))
    return max(worths) if position.to_move == seat else min(worths)


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("thothit", {}),
        ("thothit", {"duty": "hand"}),
        ("totit-cats", {}),
        ("totit-denexa", {}),
        ("sackson", {}),
        ("pei", {}),
        ("pei", {"extra": "face"}),
        ("cholek-tiga", {}),
    ],
)
def test_finds_what_trying_everything_finds(game_id: str, options: dict[str, str]) -> None:
    for seed in range(12):
        position = near_the_end(game_id, seed, options)
        for seat in range(position.game.players):
            deal = FastDeal.of(position)
            line = solved(deal, seat, never)
            assert line.worth == paranoid(position, seat)
            assert deal.points == FastDeal.of(position).points
            assert (deal.hands, deal.stock, deal.pool) == (
                position.hands,
                FastDeal.of(position).stock,
                position.pool,
            )
            end = position.copy()
            for move in line.moves:
                assert end.refusal(move) is None
                end.play(move)
            points = end.score().points
            assert end.is_over
            assert len(points) * points[seat] - sum(points) == line.worth


def test_the_last_turn_is_exact_if_the_last_card_is_known() -> None:
    """docs/rules/fishing.md P4: in his last turn the unyik knows every card."""
    rng = random.Random(4)
    position = new_game("pei").deal(rng, dealer=2)
    while position.phase != "hand" or sum(map(len, position.hands)) > 1:
        position.play(rng.choice(position.legal_moves()))
    view = position.view(2)
    assert (view.unseen(), view.last) == ([], position.stock[-1:])
    (known,) = worked_out(view, view.legal_moves()[:1], never)
    while not position.is_over:
        position.play(position.legal_moves()[0])
    points = position.score().points
    assert known.margin >= points[2] - (points[0] + points[1]) / 2


def test_too_early_a_position_is_given_up() -> None:
    position = new_game("thothit").deal(random.Random(1))
    with pytest.raises(TooManyError):
        solved(FastDeal.of(position), 0, never, nodes=500)
    with pytest.raises(TooManyError):
        solved(FastDeal.of(position), 0, lambda: True)


@pytest.mark.long
def test_looks_back_at_the_first_move_that_lost_for_sure() -> None:
    found = 0
    for seed in range(8):
        position = new_game("thothit").deal(random.Random(seed))
        dealt, rng = position.copy(), random.Random(seed)
        while not position.is_over:
            position.play(rng.choice(position.legal_moves()))
        back = look_back(dealt, position.moves, 0, never)
        if back is None:
            continue
        found += 1
        before = dealt.copy()
        for move in position.moves[: back.ply]:
            before.play(move)
        assert before.to_move == 0
        assert position.moves[back.ply] == back.made != back.line[0]
        assert back.margin > back.with_made
        assert solved(FastDeal.of(before), 0, never).worth == 2 * back.margin
        before.play(back.made)
        assert solved(FastDeal.of(before), 0, never).worth == 2 * back.with_made
    assert found > 4
    assert look_back(dealt, position.moves, 0, lambda: True) is None
    assert look_back(dealt, (), 0, never) is None
