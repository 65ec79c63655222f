# SPDX-License-Identifier: MIT
"""The view of each seat of Thunee, without hidden cards (docs/rules/thunee.md)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.thunee.rounds import SET, X1, hands, laid, legal, said
from tests.tiers import examples
from thothit_desktop.games import cards
from thothit_desktop.games.cards import HIDDEN, card
from thothit_desktop.games.contract import Layout, Move, Refusal
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.thunee.cards import KING
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.rules import SECRET

seeds = st.integers(0, 2**32 - 1)
POOR = """Ts Th Qd Jc 9c Ac
          Kh Ks Qs Qh Ah Td
          Jh 9h Js Ad Kd Tc
          As Jd 9d 9s Qc Kc"""
BARE = """Th 9h Jh Ah Jd 9d
          Js 9s As Ts Kh Qh
          Ad Td Kd Qd Jc 9c
          Ks Qs Ac Tc Kc Qc"""
CLAIM = f"{SET}, Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass"


@pytest.mark.parametrize(
    ("position", "asked", "seems", "move"),
    [
        (laid(POOR), 1, (2, "bid"), "bid 20"),
        (said(laid(BARE), "pass, pass, trump Js, pass, pass, pass, pass, Jc"), 2, (3, "play"), "Ac"),
        (said(laid(X1), CLAIM), 1, (3, "play"), "Jd"),
        (said(laid(X1, blind="on"), "pass, pass, pass"), 3, (1, "trump"), "trump Js"),
    ],
    ids=["first packet", "no trump", "jodhi", "blind"],
)
def test_a_secret_question_is_seen_by_the_seat_that_is_asked(
    position: ThuneePosition, asked: int, seems: tuple[int, str], move: str
) -> None:
    passed = said(position.copy(), "pass")
    for seat in range(4):
        view = position.view(seat)
        if seat == asked:
            assert (view.to_move, view.phase) == (asked, position.phase)
            assert view.legal_moves() == position.legal_moves()
            assert view.refusal(read_move(move)) == Refusal("answer-first")
            assert view.refusal(Move("pass")) is None
        else:
            assert (view.to_move, view.phase) == seems
            assert view == passed.view(seat)
            mine = seat == seems[0]
            assert (view.refusal(read_move(move)) is None) == mine
            assert bool(view.legal_moves()) == mine
            assert view.refusal(Move("redeal")) == Refusal("too-late")
    assert position.refusal(read_move(move)) == Refusal("not-your-turn")
    assert passed.history == position.history
    assert (passed.to_move, passed.phase) == seems


def test_a_jodhi_that_comes_too_late_is_told_so() -> None:
    position = said(laid(X1), f"{CLAIM}, pass")
    claim = read_move("jodhi s")
    assert position.view(1).refusal(claim) == Refusal("too-late")
    assert position.view(3).refusal(claim) == Refusal("too-late")


@given(position=hands())
def test_a_pending_question_and_its_pass_leave_no_trace(position: ThuneePosition) -> None:
    while position.phase in SECRET:
        asked = position.to_move
        before = [position.view(seat) for seat in range(position.game.players)]
        position.play(Move("pass"))
        for seat, view in enumerate(before):
            if seat not in (asked, position.to_move) or (seat != asked and position.phase not in SECRET):
                assert view == position.view(seat)


@given(position=hands())
def test_only_the_seat_asked_has_moves_that_are_really_legal(position: ThuneePosition) -> None:
    for seat in range(position.game.players):
        view = position.view(seat)
        if seat == position.to_move:
            assert {write_move(move) for move in view.legal_moves()} == set(legal(position))
            assert all(view.refusal(move) is None for move in view.legal_moves())
        elif position.phase not in SECRET:
            assert view.legal_moves() == []
            code = "game-over" if position.is_over else "not-your-turn"
            assert view.refusal(Move("pass")) == Refusal(code)


@given(position=hands())
def test_a_seat_knows_all_cards_but_the_unseen(position: ThuneePosition) -> None:
    for seat in range(position.game.players):
        view = position.view(seat)
        unseen = [c for other in range(position.game.players) if other != seat for c in position.held(other)]
        known = [c for other in range(position.game.players) if other != seat for c in view.known[other]]
        assert sorted([*view.unseen(), *known]) == sorted([*unseen, *position.stock])
        assert view.hand_sizes == tuple(map(len, position.hands))
        assert sorted(view.hand) == sorted(position.hands[seat])
        assert view.undealt == len(position.stock)
        assert view.count_so_far() == position.count_so_far()
        assert [view.side(other) for other in range(4)] == [0, 1, 0, 1]
        for other, shown in enumerate(view.known):
            assert set(shown) <= set(position.hands[other])


@given(position=hands())
def test_the_history_hides_what_is_not_public(position: ThuneePosition) -> None:
    for seat in range(position.game.players):
        for seen, event in zip(position.view(seat).history, position.history, strict=True):
            assert seen[:2] == event[:2]
            assert seen.points == event.points
            assert len(seen.cards) == len(event.cards)
            private = ("dealt", "trump") if position.rules.open_face else ("dealt", "trump", "jodhi")
            secret = event.kind in private or (event.kind == "exposed" and position.solo)
            assert seen.cards == (
                (HIDDEN,) * len(event.cards) if secret and event.seat != seat else event.cards
            )


def test_a_leader_who_may_ask_for_a_redeal_learns_that_his_side_has_no_trump() -> None:
    """The one question that depends on another's cards, by T9 itself."""
    line = "pass, pass, trump Js, pass, pass, pass, pass, Jc"
    asked = said(laid(BARE), line)
    assert (asked.phase, asked.to_move) == ("redeal", 2)
    hands_ = [list(hand) for hand in asked.layout.hands]
    bare, other = hands_[0], hands_[1]
    trump, plain = other.index(card("9s")), bare.index(card("9h"))
    bare[plain], other[trump] = other[trump], bare[plain]
    twin = asked.game.from_layout(Layout(tuple(map(tuple, hands_)), (), ()), asked.dealer)
    for move in asked.moves:
        twin.play(move)
    assert (twin.phase, twin.to_move) == ("play", 3)


@given(position=hands(), seed=seeds)
@examples(300)
def test_what_a_seat_cannot_see_leaves_its_view_equal(position: ThuneePosition, seed: int) -> None:
    """Hidden cards change places; what is public happens again, and what is not as it may."""
    rng = random.Random(seed)
    seat = rng.randrange(position.game.players)
    for _ in range(5):
        twin = another(position, seat, rng)
        if twin is None:
            continue
        here, there = settled(position, seat), settled(twin, seat)
        if here.trick and (here.phase == "redeal") != (there.phase == "redeal"):
            continue  # T9 tells the leader who is asked that his side has no trump
        if here.redealt != there.redealt:
            continue  # by the option no-trump-redeal it tells everybody
        assert here.view(seat) == there.view(seat)


def test_another_deal_is_often_possible() -> None:
    rng, found = random.Random(5), 0
    for _ in range(20):
        position = laid(X1).game.deal(rng)
        while not position.is_over and len(position.tricks) < 2:
            position.play(position.legal_moves()[-1])
        twin = another(position, 1, rng)
        found += twin is not None and twin.layout != position.layout
    assert found > 5


def settled(position: ThuneePosition, seat: int) -> ThuneePosition:
    """The position with all questions passed that are asked before the next thing this seat is told of."""
    position = position.copy()
    while position.phase in SECRET and position.to_move != seat:
        position.play(Move("pass"))
    return position


def another(position: ThuneePosition, seat: int, rng: random.Random) -> ThuneePosition | None:
    """The same public events of a deal that only other seats could tell apart; None if chance finds none."""
    game, layout = position.game, position.layout
    seen = {c for event in position.view(seat).history for c in event.cards if event.kind != "trick"}
    free = [
        (owner, place)
        for owner, hand in enumerate(layout.hands)
        for place, held in enumerate(hand)
        if held not in seen
    ]
    dealt = [list(hand) for hand in layout.hands]
    for _ in range(rng.randint(1, 3) if free else 0):
        (a, i), (b, j) = rng.choice(free), rng.choice(free)
        dealt[a][i], dealt[b][j] = dealt[b][j], dealt[a][i]
    first = game.from_layout(layout, position.dealer)
    twin = game.from_layout(Layout(tuple(map(tuple, dealt)), (), ()), position.dealer)
    shown = any(event.kind == "exposed" for event in position.history) and not position.solo
    for move in position.moves:
        mine = first.to_move == seat
        if move.kind == "pass" and first.phase in SECRET and not mine:
            first.play(move)
            continue
        answer = answered(first, twin, move, seat, shown=shown, rng=rng)
        if answer is None:
            return None
        first.play(move)
        twin.play(answer)
    return twin


def answered(
    first: ThuneePosition, twin: ThuneePosition, move: Move, seat: int, *, shown: bool, rng: random.Random
) -> Move | None:
    """The move that looks the same in the twin, after the questions that are asked there alone.

    `shown` says whether the seat gets to see the trump card.
    """
    wanted = (first.to_move, first.phase) if first.phase in SECRET else None
    while twin.phase in SECRET and twin.to_move != seat and (twin.to_move, twin.phase) != wanted:
        twin.play(Move("pass"))
    choices = [move]
    if first.to_move != seat and move.kind == "jodhi":
        points = first.copy().play(move)[0].points
        choices = [
            Move("jodhi", (king,))
            for king in KING
            if twin.phase == "jodhi"
            and not twin.refusal(Move("jodhi", (king,)))
            and twin.copy().play(Move("jodhi", (king,)))[0].points == points
        ]
    elif first.to_move != seat and move.kind == "trump" and not shown:
        choices = [other for other in twin.legal_moves() if other.kind == move.kind]
    fitting = [choice for choice in choices if twin.to_move == first.to_move and not twin.refusal(choice)]
    return rng.choice(fitting) if fitting else None


def test_the_hand_lies_by_suit_the_strongest_first() -> None:
    assert " ".join(cards.codes(said(laid(X1), SET).view(2).hand)) == "Jh 9h Qh Ad Kd Tc"
    assert said(laid(X1), SET).view(1).hand[0] == card("Js")
