# SPDX-License-Identifier: MIT
"""Kowah's players: blind to hidden cards, never in an endless loop, and sensible in clear cases."""

import random
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.rounds import positions
from tests.games.rummy.rounds import C1_WAITS, DULL, TWO_WAIT, kowah, round_with
from tests.players.tokens import never
from tests.tiers import examples
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import RANK, card, faces
from thothit_desktop.games.contract import Event, Move, Position
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.record import deal_number, load, replay
from thothit_desktop.games.rummy.position import KowahPosition
from thothit_desktop.games.rummy.spec import KOWAH
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players import PLAYERS, Decision, Limit, Player, new_player
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.one_round import play_round
from thothit_desktop.players.rummy.expert import KowahExpertPlayer
from thothit_desktop.players.rummy.greedy import KowahGreedyPlayer
from thothit_desktop.players.rummy.moves import kowah_view, straight_moves
from thothit_desktop.players.rummy.win_probability import SECOND, danger

FEW = Limit(playouts=40)
THINKING = ("greedy", "expert", "empu")
ABOVE_THE_CHILD = ("tangga", "langganan", "sesepuh", "empu")
WATCHING = ABOVE_THE_CHILD[1:]


def decision(player: str, view: KowahView) -> Decision:
    return new_player(player).choose(view, FEW, random.Random(1), never)


def answer(player: str, position: KowahPosition) -> str:
    """Return a player's move for the seat to act."""
    return write_move(decision(player, position.view(position.to_move)).move)


def played(position: KowahPosition, *texts: str) -> KowahPosition:
    for text in texts:
        assert position.refusal(read_move(text)) is None, text
        position.play(read_move(text))
    return position


@pytest.fixture(params=THINKING)
def player(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


@given(position=positions(specs=[KOWAH]), seed=st.integers(0, 10**6), player_id=st.sampled_from(PLAYERS))
@examples(150)
def test_chooses_a_legal_move_again_and_again(position: Position, seed: int, player_id: str) -> None:
    assume(not position.is_over)
    view = kowah_view(position.view(position.to_move))
    chosen = new_player(player_id).choose(view, FEW, random.Random(seed), never)
    assert chosen == new_player(player_id).choose(view, FEW, random.Random(seed), never)
    assert position.refusal(chosen.move) is None
    if chosen.considered:
        assert chosen.move == chosen.considered[0].move
        assert {weighed.move for weighed in chosen.considered} == set(straight_moves(view))


@given(position=positions(specs=[KOWAH]), seed=st.integers(0, 10**6), player_id=st.sampled_from(PLAYERS))
@examples(150)
def test_sees_no_more_than_its_view(position: Position, seed: int, player_id: str) -> None:
    """The hidden cards dealt differently: the same answer, also to secret questions."""
    assume(not position.is_over)
    seat = position.to_move
    view = kowah_view(position.view(seat))
    unseen = view.unseen()
    random.Random(seed).shuffle(unseen)
    hands = []
    for other, size in enumerate(view.hand_sizes):
        known = list(view.hand if other == seat else view.known[other])
        hands.append(known + [unseen.pop() for _ in range(size - len(known))])
    twin = view.game.restore(view, hands, unseen)
    assert twin.view(seat) == view
    rngs = random.Random(seed), random.Random(seed)
    one, other_one = (
        new_player(player_id).choose(seen, FEW, rng, never)
        for seen, rng in zip((view, twin.view(seat)), rngs, strict=True)
    )
    assert one == other_one


@pytest.mark.whole
@pytest.mark.parametrize("players", KOWAH.players)
@pytest.mark.parametrize("options", [{}, {"frozen": "on", "waits": "shown"}], ids=["usual", "strict"])
def test_a_hand_always_ends(players: int, options: dict[str, str]) -> None:
    """No more takes than players between two draws, so no more turns than that for each card of the stock."""
    game = new_game("kowah", players, options)
    for number in range(6):
        position = deal_number(game, number)
        play_round(position, [new_player(THINKING[number % 2])] * players, FEW, random.Random(number))
        takes = 0
        for event in position.history:
            takes = takes + 1 if event.kind == "took" else 0 if event.kind in ("drew", "showed") else takes
            won = position.history[-1 - players].kind == "won"
            assert takes <= players + won
        assert position.is_over


def test_nobody_takes_in_a_circle_but_to_win() -> None:
    position = played(round_with(*DULL[:2], stock="C9 S9 M9"), "draw", "discard C9", "draw", "discard S9")
    view = kowah_view(position.view(0))
    assert [write_move(move) for move in straight_moves(view)] == ["draw", "take"]
    round_about = (*view.history, *(Event("took", seat, (card("C9"),)) for seat in (1, 0)))
    assert [write_move(move) for move in straight_moves(view._replace(history=round_about))] == ["draw"]
    waiting = kowah_view(round_with(C1_WAITS, DULL[0]).view(0))
    winning = waiting._replace(
        phase="pick",
        declared=(faces(("C1", "C1")), ()),
        discards=faces(("C1",)),
        history=round_about,
    )
    assert [write_move(move) for move in straight_moves(winning)] == ["draw", "take"]


def test_declares_a_live_wait(player: str) -> None:
    assert answer(player, round_with(C1_WAITS, DULL[0])) == "checki C1"
    assert answer(player, round_with(TWO_WAIT, DULL[0])).startswith("checki")


def test_holds_back_a_dead_wait(player: str) -> None:
    assert answer(player, round_with("M7 M7 M7 M7 C7 C5 S5 M5", DULL[0])) == "pass"


@pytest.mark.parametrize("level", ABOVE_THE_CHILD)
def test_nobody_declares_a_wait_whose_copies_are_all_in_sight(level: str) -> None:
    view = kowah_view(round_with(C1_WAITS, DULL[0]).view(0))
    gone = view._replace(discards=faces(("C1", "C2", "C1")))
    assert write_move(decision(level, gone).move) == "pass"
    assert write_move(decision(level, view).move) == "checki C1"


@pytest.mark.parametrize("level", WATCHING)
def test_a_hand_that_waits_for_nothing_is_changed(level: str) -> None:
    """The ninth card replaces another when the pair's other copies are gone."""
    view = kowah_view(played(round_with(C1_WAITS, DULL[0], stock="C9"), "pass", "draw").view(0))
    gone = view._replace(discards=faces(("C1", "C1")))
    assert write_move(decision(level, view).move) == "discard C9"
    assert write_move(decision(level, gone).move) != "discard C9"


@pytest.mark.parametrize("level", ["sesepuh", "empu"])
def test_of_two_pairs_the_one_with_fewer_copies_left_is_shown(level: str) -> None:
    """The other one waits as well, and nobody is warned; with `waits` at `shown` only the shown one does."""
    for waits, shown in (("both", "checki C7"), ("shown", "checki M7")):
        view = kowah_view(round_with(TWO_WAIT, DULL[0], waits=waits).view(0))
        assert write_move(decision(level, view._replace(discards=faces(("C7",)))).move) == shown


def test_claims(player: str) -> None:
    position = played(round_with(C1_WAITS, DULL[0], stock="C9 C1"), "checki C1", "draw", "discard C9", "draw")
    assert (position.to_move, position.phase) == (0, "claim")
    assert answer(player, position) == "0:claim"
    assert decision(player, kowah_view(position.view(0))).considered[0].margin >= 1


def test_takes_what_wins(player: str) -> None:
    position = played(round_with(C1_WAITS, DULL[0], stock="C9 S9"), "checki C1", "draw", "discard C9")
    played(position, "draw", "discard S9")
    view = kowah_view(position.view(0))
    assert write_move(decision(player, view._replace(discards=faces(("C1",)))).move) == "take"


def test_takes_what_makes_the_hand_ready(player: str) -> None:
    position = played(round_with(DULL[0], "S5 M5 C5 S7 M7 C7 C9 C8", stock="S6"), "draw", "discard S6")
    view = kowah_view(position.view(1))
    assert write_move(decision(player, view._replace(discards=faces(("C9",)))).move) == "take"
    assert write_move(decision(player, view._replace(discards=faces(("S6",)))).move) == "draw"


def test_keeps_pairs_and_triplets(player: str) -> None:
    position = played(round_with("S5 M5 C5 S7 M7 C9 C9 S3", DULL[0], stock="M2"), "draw")
    assert answer(player, position) in ("discard S3", "discard M2")


def test_does_not_discard_into_a_declared_wait(player: str) -> None:
    """C9 and S9 stand alone alike; C9 is waited for."""
    waiting = "S5 M5 C5 S7 M7 C7 C9 C9"
    position = round_with(waiting, "S2 M2 C2 S4 M4 C4 C9 S8", stock="C3 S6")
    played(position, "checki C9", "draw", "discard C3", "draw")
    assert answer(player, position) in ("discard S6", "discard S8")
    weighed = {
        write_move(one.move): one.margin for one in decision(player, kowah_view(position.view(1))).considered
    }
    assert weighed["discard C9"] < weighed["discard S8"]


@pytest.mark.parametrize("level", WATCHING)
def test_nobody_from_the_regular_up_discards_what_is_shown(level: str) -> None:
    """C9 fits as little as S6 and S8; beside a ready hand every other card costs more."""
    waiting = "S5 M5 C5 S7 M7 C7 C9 C9"
    for hand, drawn in (("S2 M2 C2 S4 M4 C4 C9 S8", "S6"), ("S2 M2 C2 S4 M4 C4 S8 S8", "C9")):
        position = round_with(waiting, hand, stock=f"C3 {drawn}")
        played(position, "checki C9", *["1:pass"] * (drawn == "C9"), "draw", "discard C3", "draw")
        view = kowah_view(position.view(1))
        assert "C9" in {write_move(move)[-2:] for move in view.legal_moves()}
        for seed in range(12):
            chosen = new_player(level).choose(view, FEW, random.Random(seed), never).move
            assert write_move(chosen) != "discard C9"


@pytest.mark.parametrize("level", WATCHING)
def test_a_loose_card_of_a_long_round_is_no_present(level: str) -> None:
    """Three seats, the first shows S3; S3, S4 and C6 are worth the same to who must discard."""
    record = load((Path(__file__).parent / "shown-pair.thothit").read_text(encoding="utf-8"))
    position = replay(record).positions[0]
    for seed in range(12):
        view = position.view(position.to_move)
        chosen = new_player(level).choose(view, FEW, random.Random(seed), never).move
        assert write_move(chosen) != "discard S3"


def test_a_gift_of_the_hand_is_the_worst_discard() -> None:
    position = round_with("S5 M5 C5 S7 M7 C7 C9 C9", "S2 M2 C2 S4 M4 C4 C9 S8", stock="C3 S6")
    played(position, "checki C9", "draw", "discard C3", "draw")
    worst = decision("expert", kowah_view(position.view(1))).considered[-1]
    assert (write_move(worst.move), worst.margin) == ("discard C9", -1)


def test_who_has_declared_keeps_the_better_wait() -> None:
    """One pair of sevens is seen to be gone: the other pairs stay."""
    position = round_with("M5 S5 C5 M7 M7 C7 C7 S7", DULL[0], stock="S7")
    played(position, "checki M7", "draw")
    view = kowah_view(position.view(0))
    gone = view._replace(discards=faces(("C7", "C7")))
    assert write_move(decision("expert", gone).move) == "discard C7"


def test_danger_is_the_shown_pair_and_a_little_its_rank() -> None:
    position = played(round_with(C1_WAITS, DULL[0]), "checki C1")
    chances = danger(kowah_view(position.view(1)))
    assert chances[card("C1")] == 1
    assert chances[card("WF")] == SECOND
    assert {chance for other, chance in enumerate(chances) if RANK[other] != 1} == {0}
    assert max(danger(kowah_view(position.view(0)))) == 0
    assert max(danger(kowah_view(round_with(*DULL[:2]).view(0)))) == 0


def test_no_danger_where_no_pair_can_be() -> None:
    view = kowah_view(played(round_with(C1_WAITS, DULL[0]), "checki C1").view(1))
    seen = view._replace(discards=faces(("WF", "WF", "WF")))
    assert danger(seen)[card("WF")] == 0
    strict = kowah_view(played(round_with(C1_WAITS, DULL[0], waits="shown"), "checki C1").view(1))
    assert danger(strict)[card("WF")] == 0


def test_the_only_move_is_made_at_once(player: str) -> None:
    position = round_with(*DULL[:2])
    assert decision(player, kowah_view(position.view(0))).move == Move("draw")
    assert decision("expert", kowah_view(position.view(0))).considered == ()


@pytest.mark.parametrize("maker", [KowahGreedyPlayer, KowahExpertPlayer])
def test_other_families_are_refused(maker: type[Player]) -> None:
    view = new_game("thothit").deal(random.Random(1)).view(0)
    with pytest.raises(TypeError, match="Kowah"):
        maker().choose(view, FEW, random.Random(1), never)


@pytest.mark.whole
def test_greedy_beats_random_nearly_always() -> None:
    greedy, _ = simulate(kowah(), ("greedy", "random"), 25, FEW)
    assert greedy.wins is not None
    assert greedy.wins.mean > 0.9


def test_a_claim_that_does_not_win_is_let_go(player: str) -> None:
    hands = ("C2 C3 C4 C6 C8 S2 S3 S5", "S5 S5 M5 S7 M7 C7 C1 C1")
    position = round_with(*hands, stock="M9 S9 C9", dealer=1, claims="pair")
    played(position, "1:checki C1", "draw", "discard S5")
    assert position.phase == "claim"
    assert answer(player, position) == "1:pass"
