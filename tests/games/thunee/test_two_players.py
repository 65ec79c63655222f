# SPDX-License-Identifier: MIT
"""Both games of Thunee for two players, rule by rule (docs/rules/thunee.md 8)."""

import json
import random
from collections.abc import Callable
from inspect import signature

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games import test_contract
from tests.games.thunee import test_properties, test_views
from tests.games.thunee.rounds import hands, laid, legal, lines, outcome, quiet, refused, said, thunee, told
from tests.tiers import examples
from thothit_desktop.games import cards
from thothit_desktop.games.cards import HIDDEN, card
from thothit_desktop.games.contract import Event, Layout
from thothit_desktop.games.record import Record, changed_options, deal_number, dump, load, replay, round_of
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.stacks import OpenStack

X21 = """Ah Qs Jc 9h Ks Ad Kd 9c Kc Jd Jh Qc
         Js Kh Qh 9s Td As 9d Th Ts Ac Tc Qd"""
X21_HALF = "pass, trump Qs, pass, pass, As, Qs, jodhi h, Kh, 9h, Ad, Td, Ks, 9s, Js, Ah, Qh, Jc"
X21_REST = "Qd, Kd, jodhi c, 9c, Tc, Jh, Th, Kc, Ac, Ts, Qc, 9d, Jd"
X22 = """Qd Kc Td Ac Jc Tc Jd 9h 9d Qs Qh Ah
         Qc Jh 9s Kd Ks Js Ad As 9c Th Ts Kh"""
X22_MOVES = (
    "pass, trump Qd, pass, pass, Ks, Jc, Kd, Qd, Jh, Ac, Js, Td, Tc, Qc, Kc, 9s, Qh, Th, 9c, Jd, Ah, Kh, "
    "Qs, As, Ts, 9h, Ad, 9d"
)
X23 = """Qc 9d Jh Jc Ac Qh Jd Ts Kd 9s Tc Kh
         Qs Ad Ah Js Kc Ks 9h Td As Qd Th 9c"""
X23_SET = "pass, trump 9s, pass, pass"
X23_REST = "Th, Qh, 9c, Tc, Qs, 9s, 9d, Qd, Jh, Ah, Ac, Kc, Jd, Ad, Jc, Ks, Js, Qc"
STRONG = """Qs Td Kh Qh Kd Qd Ad Qc Kc Tc Ac Th
            Js 9s As Ts Ks Jh 9h Ah Jd 9d Jc 9c"""
"""Seat 1 wins all tricks, dealt by 1, with spades set by 0."""
seeds = st.integers(0, 2**32 - 1)


def two(hands: str, **options: str) -> ThuneePosition:
    """A deal of seat 1."""
    return laid(hands, dealer=1, players=2, **options)


def open_face(**options: str) -> ThuneePosition:
    return two(X23, two_players="open-face", **options)


def row(position: ThuneePosition, seat: int) -> str:
    """The open cards of a row, `.` for none, each with `_` if a card lies face down there."""
    stacks = position.view(1 - seat).rows[seat]
    return " ".join(
        ("." if stack.card is None else cards.code(stack.card)) + "_" * stack.below for stack in stacks
    )


# T20 to T24: both games


def test_t20_bids_alternate_the_dealer_first_and_one_pass_ends_them() -> None:
    position = two(X21)
    assert (position.phase, position.to_move) == ("bid", 1)
    said(position, "bid 10, bid 20, bid 30, pass")
    assert (position.phase, position.to_move, position.call, position.setter) == ("trump", 1, 30, 1)
    position = said(two(X21), "pass")
    assert (position.phase, position.to_move, position.call, position.setter) == ("trump", 0, 0, 0)


def test_t20_the_one_who_starts_may_have_a_poor_packet_dealt_again() -> None:
    poor = X21.replace("Ah Qs Jc 9h", "Kh Qs Qd Kd").replace("Js Kh Qh", "Js Ah Qh")
    poor = poor.replace("Ks Ad Kd", "Ks Ad Jc").replace("Tc Qd", "Tc 9h")
    position = two(poor)
    assert (position.phase, position.to_move, legal(position)) == ("redeal", 0, ["redeal", "pass"])
    assert (position.view(1).to_move, position.view(1).phase) == (1, "bid")
    assert said(position, "redeal").score().winners == ()


def test_t21_thunee_needs_six_cards_and_nothing_is_called_blind() -> None:
    position = two(X21, blind="on", royals="on")
    assert refused(position, "thunee") == "six-cards-first"
    assert refused(position, "blind thunee") == "not-agreed"
    said(position, "pass, trump Qs")
    assert legal(position) == ["thunee", "royals", "pass"]


@pytest.mark.parametrize("game", ["two-deals", "open-face"])
def test_t21_thunee_is_made_with_six_tricks(game: str) -> None:
    hands = [line.split() for line in STRONG.splitlines()]
    layout = STRONG if game == "two-deals" else "\n".join(" ".join(hand[6:] + hand[:6]) for hand in hands)
    position = said(two(layout, two_players=game), "pass, trump Qs, pass, thunee")
    said(position, "Js, Qs, 9s, Kh, As, Td, Ts, Kd, Ks, Qd, Jh, Qh")
    assert position.is_over
    assert outcome(position) == ("thunee-made", (0, 4))
    assert len(position.stock) == 12
    assert not [event for event in position.history if event.kind in ("opened", "turned")]
    assert position.view(0).undealt == 12


def test_t21_a_lost_trick_ends_thunee() -> None:
    position = said(two(X21), "pass, trump Qs, thunee, Jc, Js")
    assert not position.is_over
    said(position, "9h, Kh, Ks, As")
    assert position.is_over
    assert outcome(position) == ("thunee-lost", (0, 4))


def test_t21_six_cards_of_one_suit_may_only_pass() -> None:
    one_suit = """Js 9s As Ts Ks Qs Qd Kd Td Ad Qc Kc
                  Jh 9h Ah Th Kh Qh Jd 9d Jc 9c Ac Tc"""
    assert refused(said(two(one_suit), "pass, trump Js"), "thunee") == "one-suit"


def test_t22_125_are_needed_and_the_last_ten_always_move() -> None:
    position = said(two(X21, last_trick="winner"), f"{X21_HALF}, {X21_REST}")
    count = position.count_so_far()
    assert count is not None
    assert (count.total, count.needed) == (125, 125)
    assert lines(position)["last-trick"] == -10


def test_t23_double_needs_all_eleven_tricks() -> None:
    position = said(two(STRONG), "pass, trump Qs, pass, pass")
    while len(position.tricks) < 11:
        position.play(position.legal_moves()[-1 if position.phase == "jodhi" else 0])
    assert [winner for _, _, winner in position.tricks] == [1] * 11
    assert legal(position)[1:] == ["double"]
    assert outcome(quiet(said(position, "double"))) == ("double-made", (0, 2))


def test_t23_double_and_khanaak_are_for_the_twelfth_trick_only() -> None:
    position = said(two(X21), X21_HALF)
    assert refused(position, "double") == refused(position, "khanaak") == "last-trick-only"
    said(position, X21_REST.removesuffix(", 9d, Jd"))
    assert (position.to_move, legal(position)) == (1, ["9d", "khanaak"])
    assert refused(position, "double") == "trick-lost"
    assert outcome(said(position, "khanaak, 9d, Jd")) == ("khanaak-lost", (4, 0))


def test_t24_no_redeal_is_asked_in_the_second_half() -> None:
    bare = """Qs Ks Ts As Js 9s Qd Kd Td Ad Qc Kc
              Qh Kh Th Ah Jh 9h Jd 9d Jc 9c Ac Tc"""
    position = said(two(bare), "pass, trump Qs, pass, pass, Qh")
    assert (position.phase, position.to_move) == ("redeal", 1)
    assert (position.view(0).to_move, position.view(0).phase) == (0, "play")
    said(position, "pass")
    seen = [position.phase]
    while not position.is_over:
        quiet_move = position.legal_moves()[-1 if position.phase == "jodhi" else 0]
        position.play(quiet_move)
        seen.append(position.phase)
    assert "redeal" not in seen
    assert len(position.tricks) == 12


# T25, T26: two deals


def test_t25_the_second_half_is_dealt_after_the_sixth_trick() -> None:
    position = said(two(X21), X21_HALF)
    assert told(position)[-4:] == [
        "dealt 0 Kd 9c Kc Jd",
        "dealt 1 9d Th Ts Ac",
        "dealt 0 Jh Qc",
        "dealt 1 Tc Qd",
    ]
    view = position.view(0)
    assert [event.cards for event in view.history[-4:]][1] == (HIDDEN,) * 4
    assert (view.hand_sizes, view.undealt, view.leader, view.to_move) == ((6, 6), 0, 1, 1)
    assert view.trump == "s"
    assert two(X21).view(0).undealt == 16


def test_t26_jodhis_count_by_the_tricks_of_each_half() -> None:
    position = said(two(X21), "pass, trump Qs, pass, pass, As, Qs")
    assert (position.phase, legal(position)) == ("jodhi", ["jodhi h", "pass"])
    said(position, X21_HALF.split("As, Qs, ")[1])
    assert (position.phase, position.to_move) == ("play", 1)
    said(position, "Qd, Kd")
    assert (position.phase, position.to_move, legal(position)) == ("jodhi", 0, ["jodhi c", "pass"])


def test_t26_nobody_announces_with_new_cards_before_the_seventh_trick() -> None:
    announced = X21.replace("9d Th Ts", "9d Th Kd").replace("Ad Kd", "Ad Ts")
    position = said(two(announced, jodhi_after="any"), X21_HALF)
    assert {"Kd", "Qd"} <= set(cards.codes(position.view(1).hand))
    assert (position.phase, position.to_move, position.leader) == ("play", 1, 1)


# T27 to T30: open cards


def test_t27_six_cards_lie_face_down_which_nobody_knows() -> None:
    position = open_face()
    assert told(position)[:4] == [
        "covered 0 ? ? ? ? ? ?",
        "covered 1 ? ? ? ? ? ?",
        "dealt 0 Jd Ts Kd 9s",
        "dealt 1 9h Td As Qd",
    ]
    for seat in (0, 1):
        view = position.view(seat)
        assert view.rows == ((OpenStack(None, True),) * 6,) * 2
        assert set(
            cards.faces(["Qc", "9d", "Jh", "Jc", "Ac", "Qh", "Qs", "Ad", "Ah", "Js", "Kc", "Ks"])
        ) <= set(view.unseen())
    assert position.view(0).undealt == 16


def test_t28_the_hands_are_laid_open_after_the_first_trick() -> None:
    position = said(open_face(), f"{X23_SET}, Td, Kd")
    assert told(position)[-4:] == [
        "opened 1 As 9h Th Qd 9c",
        "turned 1 Ks",
        "opened 0 9s Ts Kh Jd Tc",
        "turned 0 Qh",
    ]
    assert row(position, 1) == "As_ 9h_ Th_ Qd_ 9c_ Ks"
    assert row(position, 0) == "9s_ Ts_ Kh_ Jd_ Tc_ Qh"
    assert position.view(0).known[1] == tuple(sorted(cards.faces(["As", "9h", "Th", "Qd", "9c", "Ks"])))
    said(position, "As")
    assert row(position, 1) == "._ 9h_ Th_ Qd_ 9c_ Ks"
    said(position, "Ts")
    assert row(position, 1) == "Qs 9h_ Th_ Qd_ 9c_ Ks"
    assert told(position)[-2:] == ["turned 1 Qs", "turned 0 9d"]
    assert position.view(0).undealt == 8


def test_t29_a_jodhi_must_have_lain_open_before_the_trick_ended() -> None:
    position = said(open_face(), f"{X23_SET}, Td, Kd, As, Ts")
    assert (position.phase, position.to_move) == ("play", 1)
    assert {"Ks", "Qs"} <= set(cards.codes(position.view(1).hand))
    said(position, "9h, Kh")
    assert (position.phase, legal(position)) == ("jodhi", ["jodhi s", "pass"])
    said(position, "jodhi s")
    assert position.view(0).history[-1] == Event("jodhi", 1, (card("Ks"),), 40)


def test_t29_40_do_not_become_50() -> None:
    position = said(open_face(), f"{X23_SET}, Td, Kd, As, Ts, 9h, Kh, jodhi s")
    said(position, X23_REST)
    assert "turned 1 Js" in told(position)
    assert lines(position) == {"tricks": 164, "last-trick": 10, "jodhi": 40}
    assert outcome(position) == ("kept", (0, 1))


def test_t29_a_king_and_queen_in_hand_wait_for_the_second_trick() -> None:
    held = (
        X23.replace("Td As Qd", "Td As Ks")
        .replace("Kc Ks", "Kc Qd")
        .replace("Qs Ad", "9c Ad")
        .replace("Th 9c", "Th Qs")
    )
    position = said(two(held, two_players="open-face", jodhi_after="any"), f"{X23_SET}, Td, Kd")
    assert (position.phase, position.to_move) == ("play", 1)
    assert said(position, "As, Ts").phase == "jodhi"


PROPERTIES = (
    test_contract.test_no_card_is_lost_or_made,
    test_contract.test_what_nobody_decides_is_luck_s_and_legal,
    test_contract.test_the_seat_that_is_asked_sees_what_it_may_do,
    test_contract.test_a_copy_plays_on_the_same_and_leaves_the_original,
    test_contract.test_the_history_tells_the_moves_and_the_layout,
    test_contract.test_a_seat_knows_all_cards_but_the_unseen,
    test_contract.test_a_view_goes_to_another_process_unchanged,
    test_properties.test_cards_follow_and_tricks_are_won_as_the_oracle_says,
    test_properties.test_a_move_is_refused_unless_it_is_legal,
    test_properties.test_a_restored_position_plays_on_the_same,
    test_properties.test_a_record_of_a_position_replays_to_it,
    test_views.test_what_a_seat_cannot_see_leaves_its_view_equal,
    test_views.test_the_history_hides_what_is_not_public,
)
"""Properties of every game, which are tested with two players as often as with all others."""


@pytest.mark.parametrize("tested", PROPERTIES)
@given(data=st.data(), seed=seeds)
@examples(60)
def test_what_holds_for_every_game_does_for_both(
    tested: Callable[..., None], data: st.DataObject, seed: int
) -> None:
    position, inner = data.draw(hands(players=(2,))), tested.hypothesis.inner_test  # type: ignore[attr-defined]
    inner(position=position, **({"seed": seed} if "seed" in signature(inner).parameters else {}))


@given(data=st.data())
@examples(60)
def test_the_balls_are_those_of_the_oracle(data: st.DataObject) -> None:
    position = data.draw(hands(ended=True, players=(2,)))
    test_properties.test_the_balls_are_those_of_the_oracle.hypothesis.inner_test(position=position)


@given(seed=seeds, other=seeds)
@examples(60)
def test_t30_cards_face_down_change_no_view(seed: int, other: int) -> None:
    game, rng = thunee(2, two_players="open-face"), random.Random(seed)
    position = game.deal(rng, seed % 2)
    stop = rng.randrange(30)
    while not position.is_over and len(position.moves) < stop:
        position.play(rng.choice(position.legal_moves()))
    down = [
        (seat, place)
        for seat, hand in enumerate(position.layout.hands)
        for place in range(6)
        if hand[place] in position.stock
    ]
    hands = [list(hand) for hand in position.layout.hands]
    hidden = [hands[seat][place] for seat, place in down]
    random.Random(other).shuffle(hidden)
    for (seat, place), code in zip(down, hidden, strict=True):
        hands[seat][place] = code
    twin = game.from_layout(Layout(tuple(map(tuple, hands)), (), ()), position.dealer)
    for move in position.moves:
        twin.play(move)
    assert [twin.view(seat) for seat in (0, 1)] == [position.view(seat) for seat in (0, 1)]


def test_x20_is_a_ball_for_the_counting_player() -> None:
    position = said(two(X21), f"{X21_HALF}, {X21_REST}")
    assert lines(position) == {"tricks": 135, "last-trick": -10, "jodhi": 20, "their-jodhi": -20}
    assert outcome(position) == ("kept", (0, 1))


def test_x21_124_are_not_enough() -> None:
    position = said(two(X22), X22_MOVES)
    assert lines(position) == {"tricks": 134, "last-trick": -10}
    assert outcome(position) == ("set", (1, 0))


def test_x23_thunee_with_cards_face_down() -> None:
    position = said(open_face(), f"{X23_SET.removesuffix(', pass')}, thunee, Td")
    assert legal(position) == ["Jd", "Kd"]
    assert outcome(said(position, "Jd")) == ("thunee-lost", (4, 0))
    assert row(position, 0) == "._ ._ ._ ._ ._ ._"


@pytest.mark.parametrize("options", [{}, {"two-players": "open-face"}, {"blind": "in-bidding"}])
def test_a_record_of_two_players_is_of_version_4(options: dict[str, str]) -> None:
    position = quiet(deal_number(thunee(2, **options), 5))
    kept = Record("thunee", ("A", "B"), (round_of(position),), changed_options(position.game))
    assert json.loads(dump(kept))["version"] == 4
    assert load(dump(kept)) == kept
    assert replay(kept).positions[0].history == position.history
