# SPDX-License-Identifier: MIT
"""Properties of every computer player: legal, reproducible, interruptible, and blind to hidden cards."""

import random
import time

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.rounds import WITH_HANDS, positions
from tests.players.tokens import after, never
from tests.tiers import examples
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Position
from thothit_desktop.players import (
    LEVELS,
    PLAYERS,
    YARDSTICKS,
    Limit,
    Player,
    UnknownPlayerError,
    families,
    new_player,
)
from thothit_desktop.players.families import sensible_moves
from thothit_desktop.players.fishing.expert import ExpertPlayer
from thothit_desktop.players.fishing.greedy import GreedyPlayer
from thothit_desktop.players.fishing.moves import fishing_view

FEW = Limit(playouts=40)
SEARCHERS = ("expert", "sesepuh", "empu")
"""Players that weigh only the moves worth a search."""


def played(seed: int, moves: int) -> Position:
    """A round of Thothit after some random moves, one short of its end at most."""
    position = new_game("thothit").deal(random.Random(seed))
    rng = random.Random(seed)
    for _ in range(min(moves, 41)):
        position.play(rng.choice(position.legal_moves()))
    return position


@pytest.fixture(params=PLAYERS)
def player(request: pytest.FixtureRequest) -> Player:
    return new_player(request.param)


def test_ids_in_order_of_strength() -> None:
    assert LEVELS == ("bocah", "tangga", "langganan", "sesepuh", "empu")
    assert YARDSTICKS == ("random", "greedy", "expert")
    assert PLAYERS == YARDSTICKS + LEVELS


def test_unknown_player_is_a_sentence() -> None:
    with pytest.raises(UnknownPlayerError, match=r"no player is called 'bob' .*random, greedy, expert"):
        new_player("bob")


@pytest.mark.parametrize("given_", [{}, {"ms": 0}, {"playouts": -1}, {"ms": 5, "playouts": 0}])
def test_limit_must_be_positive(given_: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="positive"):
        Limit(**given_)


@given(
    position=positions(specs=WITH_HANDS),
    seed=st.integers(0, 10**6),
    player_id=st.sampled_from(PLAYERS),
)
@examples(150)
def test_chooses_a_legal_move_again_and_again(position: Position, seed: int, player_id: str) -> None:
    """In every game, with every option, whoever takes part."""
    assume(not position.is_over)
    view = fishing_view(position.view(position.to_move))
    decision = new_player(player_id).choose(view, FEW, random.Random(seed), never)
    assert decision == new_player(player_id).choose(view, FEW, random.Random(seed), never)
    assert decision.move in view.legal_moves()
    assert position.refusal(decision.move) is None
    assert not view.barring(decision.move)
    assert decision.playouts <= FEW.playouts
    sensible = set(sensible_moves(view))
    if decision.considered:
        assert decision.move == decision.considered[0].move
        considered = {weighed.move for weighed in decision.considered}
        assert len(considered) == len(decision.considered)
        assert considered <= sensible
        assert player_id in SEARCHERS or considered == sensible
        margins = [round(weighed.margin, 6) for weighed in decision.considered]
        assert margins == sorted(margins, reverse=True)


@given(
    one=positions(specs=WITH_HANDS),
    seed=st.integers(0, 10**6),
    player_id=st.sampled_from(PLAYERS),
)
@examples(100)
def test_sees_no_more_than_its_view(one: Position, seed: int, player_id: str) -> None:
    """The same view of two positions, the hidden cards dealt differently: the same answer."""
    assume(not one.is_over)
    seat = one.to_move
    view = fishing_view(one.view(seat))
    unseen = view.unseen()
    random.Random(seed + 1).shuffle(unseen)
    hands = [
        list(view.hand) if s == seat else [unseen.pop() for _ in range(size)]
        for s, size in enumerate(view.hand_sizes)
    ]
    other = view.game.restore(view, hands, view.stock(unseen))
    player = new_player(player_id)
    assert other.view(seat) == view
    assert player.choose(view, FEW, random.Random(seed), never) == player.choose(
        other.view(seat), FEW, random.Random(seed), never
    )


@pytest.mark.parametrize("game_id", ["thothit-yogyakarta", "thit-thit-dulit"])
def test_nothing_to_choose_where_nobody_decides(player: Player, game_id: str) -> None:
    view = new_game(game_id).deal(random.Random(1)).view(0)
    with pytest.raises(ValueError, match="seat 0 has no move"):
        player.choose(view, FEW, random.Random(1), never)


def test_single_move_at_once(player: Player) -> None:
    rounds = (played(seed, 41) for seed in range(99))
    view = next(view for one in rounds if len((view := one.view(one.to_move)).legal_moves()) == 1)
    decision = player.choose(view, Limit(playouts=10**9), random.Random(1), never)
    assert decision.move == view.legal_moves()[0]
    assert decision.playouts == 0


def test_no_move_to_choose(player: Player) -> None:
    position = played(3, 0)
    with pytest.raises(ValueError, match="seat 2 has no move"):
        player.choose(position.view(2), FEW, random.Random(1), never)


@pytest.mark.parametrize("level", PLAYERS[1:])
def test_games_that_nobody_plays_are_refused(level: str) -> None:
    view = new_game("kings").deal(random.Random(1)).view(0)
    with pytest.raises(ValueError, match="no move to choose"):
        new_player(level).choose(view, FEW, random.Random(1), never)


def test_a_level_that_a_family_lacks_is_played_by_the_next_weaker_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = new_game("thothit").deal(random.Random(1)).view(0)
    greedy = new_player("greedy").choose(view, FEW, random.Random(1), never)
    known = families.FAMILIES["fishing"]
    made = known.player("greedy")
    monkeypatch.setattr(known, "player", lambda level: made if level == "greedy" else None)
    assert new_player("expert").choose(view, FEW, random.Random(1), never) == greedy
    monkeypatch.setattr(known, "player", lambda level: None)
    assert new_player("expert").choose(view, FEW, random.Random(1), never).considered == ()


@pytest.mark.parametrize("maker", [GreedyPlayer, ExpertPlayer])
def test_a_player_of_one_family_refuses_the_others(maker: type[Player]) -> None:
    view = new_game("kings").deal(random.Random(1)).view(0)
    with pytest.raises(TypeError, match="fishing"):
        maker().choose(view, FEW, random.Random(1), never)


def test_cancelled_answers_at_once(player: Player) -> None:
    view = played(1, 0).view(0)
    start = time.perf_counter()
    decision = player.choose(view, Limit(playouts=10**9), random.Random(1), lambda: True)
    assert decision.move in view.legal_moves()
    assert decision.playouts == 0
    assert time.perf_counter() - start < 1


def test_cancelled_while_thinking() -> None:
    view = played(1, 0).view(0)
    decision = new_player("expert").choose(view, Limit(playouts=10**9), random.Random(1), after(3))
    assert decision.playouts == 3 * len(view.legal_moves())


def test_budget_ends_the_thinking() -> None:
    view = played(1, 0).view(0)
    start = time.perf_counter()
    decision = new_player("expert").choose(view, Limit(ms=20), random.Random(1), never)
    assert decision.playouts > 0
    assert 0.02 <= time.perf_counter() - start < 2


def test_too_few_playouts_for_a_world_leave_it_to_greedy() -> None:
    view = played(1, 0).view(0)
    greedy = new_player("greedy").choose(view, FEW, random.Random(1), never)
    assert new_player("expert").choose(view, Limit(playouts=1), random.Random(1), never) == greedy
