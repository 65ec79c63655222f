# SPDX-License-Identifier: MIT
"""The players of Sampèn and Thothit Banyuwangi."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.matching.rounds import matching, round_with, told, with_few
from tests.games.rounds import positions
from tests.players.tokens import never
from tests.tiers import examples
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import card
from thothit_desktop.games.contract import Move
from thothit_desktop.games.matching.position import MatchingPosition
from thothit_desktop.games.matching.spec import MATCHING
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import PLAYERS, Decision, Limit, new_player
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.families import family_of
from thothit_desktop.players.matching.expert import MatchingExpertPlayer, alike
from thothit_desktop.players.matching.moves import kind_of, matching_view
from thothit_desktop.players.matching.playouts import winners
from thothit_desktop.players.matching.simple import MatchingGreedyPlayer
from thothit_desktop.players.matching.worlds import Worlds, possible
from thothit_desktop.players.research.strength import seating

SAMPEN, BANYUWANGI = "sampen", "thothit-banyuwangi"
FEW = Limit(playouts=60)


def decided(player_id: str, position: MatchingPosition, limit: Limit = FEW, seed: int = 1) -> Decision:
    return new_player(player_id).choose(position.view(position.to_move), limit, random.Random(seed), never)


def choices(player_id: str, position: MatchingPosition, times: int = 30) -> set[str]:
    """The moves that a player makes with different random numbers."""
    return {write_move(decided(player_id, position, seed=seed).move) for seed in range(times)}


@given(position=positions(specs=MATCHING), seed=st.integers(0, 10**6), player_id=st.sampled_from(PLAYERS))
@examples(100)
def test_a_legal_move_again_and_blind_to_hidden_cards(
    position: MatchingPosition, seed: int, player_id: str
) -> None:
    while position.phase == "turn":
        position.play(position.legal_moves()[0])
    assume(not position.is_over)
    view = matching_view(position.view(position.to_move))
    decision = decided(player_id, position, seed=seed)
    assert decision.move in view.legal_moves()
    assert {one.move for one in decision.considered} in (set(), set(view.legal_moves()))
    assert decision.playouts <= 60
    other = possible(view, random.Random(seed + 1))
    assert isinstance(other, MatchingPosition)
    assert other.view(view.seat) == view
    assert decided(player_id, other, seed=seed) == decision


def chain() -> MatchingPosition:
    """Seat 0 has S4, seat 1 C3, seat 2 M5; all are open one after the other."""
    position = round_with(BANYUWANGI, "S4 C3", "C3 M5", "M5 M6", stock="S4")
    told(position, "=S4")
    return position


def test_the_child_looks_at_one_card_the_neighbour_at_two_the_others_at_all() -> None:
    position = chain()
    assert choices("bocah", position) == choices("tangga", position) == {"0:claim"}
    told(position, "0:claim", "discard C3")
    assert choices("bocah", position) == {"1:pass"}
    assert choices("tangga", position) == {"1:claim"}
    told(position, "1:claim", "discard M5")
    assert choices("tangga", position) == {"2:pass"}
    assert choices("langganan", position) == choices("sesepuh", position) == {"2:claim"}


def gone_and_pair() -> MatchingPosition:
    """Seat 0 has matched S4; it has both M8, C1 whose twin is gone, and C2 and C5."""
    position = round_with(BANYUWANGI, "S4 M8 M8 C1 C2 C5", "C3 C4", stock="C1 S4")
    told(position, "=C1", "0:pass", "=S4", "0:claim")
    return position


def test_an_old_hand_throws_out_one_of_a_pair_then_what_nobody_can_match() -> None:
    position = gone_and_pair()
    view = matching_view(position.view(0))
    assert [kind_of(view, card(code)) for code in ("C1", "M8", "C2")] == ["gone", "pair", "live"]
    assert choices("sesepuh", position) == {"discard M8"}
    assert len(choices("langganan", position)) == 4
    told(position, "discard M8", "0:claim")
    assert choices("greedy", position) == {"discard C1"}


def after_satu() -> MatchingPosition:
    position = with_few(BANYUWANGI, "M1 M1 C5 C6", "S4 C3", "C5 C7", stock="S4 C6 C7 C3")
    told(position, "=S4", "1:claim", "keep C7")
    return position


def test_an_old_hand_keeps_a_card_whose_twin_may_still_come() -> None:
    position = after_satu()
    assert choices("sesepuh", position) == {"keep C6"}
    assert choices("langganan", position) == {"keep M1", "keep C5", "keep C6"}
    assert choices("empu", position) == {"keep C6"}


def test_the_master_does_not_match_where_the_throw_would_lose() -> None:
    """Of the four unseen cards one is the opponent's last, and two match the cards it would throw out."""
    position = with_few(SAMPEN, "S4 C3 C5", "C3", stock="S4 C5 M8 M9 C7")
    told(position, "=S4")
    decision = decided("empu", position, Limit(playouts=1000))
    assert write_move(decision.move) == "0:pass"
    assert write_move(decided("sesepuh", position).move) == "0:claim"


def test_the_master_matches_to_win() -> None:
    position = with_few(SAMPEN, "S4", "C3", stock="S4 C5 M8")
    told(position, "=S4")
    decision = decided("empu", position)
    assert write_move(decision.move) == "0:claim"
    assert [one.margin for one in decision.considered][:1] == [1.0]


def test_alike_cards_are_not_searched() -> None:
    position = round_with(SAMPEN, "S4 C1 C2 C5 C6", "C3 C4", "M1", "M2", "M3", hands="java", stock="S4")
    told(position, "=S4", "0:claim")
    view = matching_view(position.view(0))
    assert len(alike(view, view.legal_moves())) == 1
    assert decided("empu", position).playouts == 0
    assert len(choices("empu", position)) == 4


def test_without_a_world_the_rules_of_thumb_decide() -> None:
    position = gone_and_pair()
    assert decided("expert", position, Limit(playouts=1)) == decided("greedy", position)


def test_worlds_agree_with_what_is_known() -> None:
    position = matching(SAMPEN, 2).deal(random.Random(5))
    rng = random.Random(5)
    while not position.is_over and position.top < 12:
        position.play(position.chance(rng) or position.legal_moves()[0])
    view = matching_view(position.view(0))
    unmatched = {one for one in view.middle if view.middle.count(one) == 1} & set(view.unseen())
    assert unmatched
    for seed in range(20):
        hands, stock = Worlds(view).sample(random.Random(seed))
        assert sorted([*hands[1], *stock]) == view.unseen()
        assert unmatched <= set(stock)
        assert len(set(hands[1])) == len(hands[1]) == view.hand_sizes[1]


def test_a_world_without_pairs_is_found_where_few_cards_are_left() -> None:
    position = with_few(SAMPEN, "S4", "C5", "S4 C5")
    view = matching_view(position.view(0))
    for seed in range(20):
        hands, _ = Worlds(view).sample(random.Random(seed))
        assert [len(set(hand)) for hand in hands] == [1, 1, 2]
    guess = family_of(view.game.spec).possible(view, random.Random(1))
    assert guess is not None
    assert guess.view(0) == view


@pytest.mark.parametrize("game_id", [SAMPEN, BANYUWANGI])
def test_a_playout_without_a_move_goes_on_from_any_phase(game_id: str) -> None:
    phases = set()
    for seed in range(4):
        position, rng = new_game(game_id, 3).deal(random.Random(seed)), random.Random(seed)
        while not position.is_over:
            view = matching_view(position.view(0))
            if view.phase != "over":
                phases.add((view.phase, view.caller is None))
                won = winners(view, Worlds(view).sample(rng), None, rng)
                assert set(won) <= {0, 1, 2}
                assert won
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
    assert {"turn", "discard", "claim"} <= {phase for phase, _ in phases}


def test_a_playout_ends_as_the_rules_say() -> None:
    def won(position: MatchingPosition, move: str) -> list[int]:
        view = matching_view(position.view(position.to_move))
        made = next(legal for legal in view.legal_moves() if write_move(legal) == move)
        world = [hand[:] for hand in position.hands], list(position.stock)
        return sorted(winners(view, world, made, random.Random(1)))

    # M4: the last card, and the fewest cards.
    position = with_few(SAMPEN, "S4", "C3 C4 C5", stock="S4 WF")
    told(position, "=S4")
    assert won(position, "0:claim") == [0]
    assert won(position, "0:pass") == [0]
    # M8: with a card to come, and with an empty stock.
    for stock, winner in (("S4 C5", 1), ("S4 WF", 0), ("S4", 0)):
        position = with_few(BANYUWANGI, "S4 C3", "C5 M9", stock=stock)
        told(position, "=S4")
        assert winner in won(position, "0:claim") or stock == "S4 C5"
    assert won(after_satu(), "keep C6") == [0]
    assert won(after_satu(), "keep C5") == [1]


@pytest.mark.parametrize("player_id", PLAYERS[1:])
def test_a_player_of_matching_refuses_other_games(player_id: str) -> None:
    with pytest.raises(TypeError, match="matching"):
        matching_view(new_game("kings").deal(random.Random(1)).view(0))
    position = matching(SAMPEN, 2).deal(random.Random(1))
    with pytest.raises(ValueError, match="has no move"):
        decided(player_id, position)


def test_cancelled_answers_at_once() -> None:
    position = gone_and_pair()
    decision = MatchingExpertPlayer().choose(
        position.view(0), Limit(playouts=10**9), random.Random(1), lambda: True
    )
    assert decision == MatchingGreedyPlayer().choose(position.view(0), FEW, random.Random(1), never)
    assert decision.move == Move("discard", (card("M8"),))


@pytest.mark.whole
@pytest.mark.parametrize("game_id", [SAMPEN, BANYUWANGI])
def test_levels_that_do_not_search_are_each_above_the_one_below(game_id: str) -> None:
    """An old hand has nothing more to look at in Sampèn than a regular."""
    game = new_game(game_id)
    steps = [("random", "bocah", 60), ("bocah", "tangga", 60), ("tangga", "langganan", 200)]
    if game_id == BANYUWANGI:
        steps.append(("langganan", "sesepuh", 400))
    for below, level, deals in steps:
        first = simulate(game, seating(game, level, below), deals)[0]
        assert first.margin.mean > 0, (level, below)
