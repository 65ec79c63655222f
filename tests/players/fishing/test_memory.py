# SPDX-License-Identifier: MIT
"""The memories of the levels of fishing games, and their effect on moves."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.rounds import WITH_HANDS, positions
from tests.players.tokens import never
from tests.tiers import examples
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Position
from thothit_desktop.players import Limit, limit_of, new_player
from thothit_desktop.players.fishing.determinization import FishingWorlds
from thothit_desktop.players.fishing.memory import (
    LAST_CAPTURES,
    MOST_CAPTURES,
    NO_CAPTURES,
    Memory,
    remembered,
)
from thothit_desktop.players.fishing.moves import fishing_view

EVERYTHING = Memory(own=True, others={"": 1000})


def captures(view: object) -> list[tuple[int, tuple[int, ...]]]:
    return [(event.seat, event.cards) for event in fishing_view(view).history if event.kind == "captured"]  # type: ignore[arg-type]


@given(position=positions(specs=WITH_HANDS), others=st.integers(0, 5), own=st.booleans())
@examples(100)
def test_forgets_what_it_should_and_nothing_else(position: Position, others: int, own: bool) -> None:
    """In every game: of piles that lie face down the last captures, of open ones all."""
    assume(not position.is_over)
    view = fishing_view(position.view(position.to_move))
    kept = remembered(view, Memory(own=own, others={"": others}))
    told = captures(view)
    if not view.game.rules.face_down:
        assert kept == view
        return
    theirs = [one for one in told if one[0] != view.seat]
    mine = [one for one in told if one[0] == view.seat] if own else []
    left = captures(kept)
    assert sorted(left) == sorted(mine + theirs[max(0, len(theirs) - others) :])
    forgotten = sum(len(cards) for _, cards in told) - sum(len(cards) for _, cards in left)
    assert len(kept.unseen()) == len(view.unseen()) + forgotten
    assert kept.legal_moves() == view.legal_moves()
    hands, stock = FishingWorlds(kept).sample(random.Random(1))
    assert [len(hands.get(seat, ())) for seat in view.game.playing if seat != view.seat] == [
        view.hand_sizes[seat] for seat in view.game.playing if seat != view.seat
    ]
    assert len(stock) == view.stock_size
    assert remembered(view, EVERYTHING) is view


def moves_by(level: str, options: dict[str, str]) -> list[object]:
    """Return a level's moves in many positions of rounds that differ only in open or closed piles."""
    found = []
    for seed in range(12):
        position = new_game("thothit", options=options).deal(random.Random(seed))
        rng = random.Random(seed)
        while not position.is_over:
            legal = position.legal_moves()
            if len(legal) > 1 and len(position.moves) > 12:
                view = position.view(position.to_move)
                limit = Limit(playouts=60)
                found.append(new_player(level).choose(view, limit, random.Random(seed), never).move)
            position.play(rng.choice(legal))
    return found


@pytest.mark.long
def test_piles_that_lie_open_help_who_forgets_and_nobody_else() -> None:
    """The same rounds, the piles face down and face up: only who forgets answers otherwise."""
    down, up = {"captures": "face-down"}, {"captures": "face-up"}
    for level in ("bocah", "langganan", "empu"):
        assert moves_by(level, down) == moves_by(level, up), level
    for level in ("tangga", "sesepuh"):
        assert moves_by(level, down) != moves_by(level, up), level


def test_how_much_is_remembered_belongs_to_the_level() -> None:
    assert NO_CAPTURES == (False, {"": 0})
    assert MOST_CAPTURES.own
    assert LAST_CAPTURES.own
    assert [LAST_CAPTURES.last(game) for game in ("thothit", "sackson", "thothit-kuna")] == [8, 8, 32]
    assert MOST_CAPTURES.last("thothit-kuna") == 16
    assert all(
        MOST_CAPTURES.last(spec.id) > 180 for spec in WITH_HANDS if spec.id not in ("pei", "thothit-kuna")
    )
    assert limit_of("sesepuh", new_game("thothit").spec).playouts == 300
