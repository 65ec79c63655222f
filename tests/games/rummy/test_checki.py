# SPDX-License-Identifier: MIT
"""docs/rules/kowah.md W4 to W8: declarations, waits and wins."""

import random

from tests.games.rounds import legal, moved, refused
from tests.games.rummy.rounds import C1_WAITS, DULL, TWO_WAIT, round_with, told
from thothit_desktop.games import cards
from thothit_desktop.games.cards import HIDDEN, card
from thothit_desktop.games.notation import read_move
from thothit_desktop.games.rummy.hand import waits

# W4


def test_w4_as_dealt_ready_hands_are_asked_in_turn_before_the_first_draw() -> None:
    position = round_with(TWO_WAIT, DULL[0], C1_WAITS, stock="M9", dealer=1)
    assert (position.to_move, position.phase) == (2, "checki")
    assert legal(position) == {"checki C1", "pass"}
    assert refused(position, "draw") == "answer-first"
    assert refused(position, "2:checki C1") == "seat-named"
    assert refused(position, "checki C7") == "not-a-pair C7"
    assert refused(position, "0:checki C7") == "not-your-turn"
    assert moved(position, "checki C1") == ["declared 2 C1 C1"]
    assert (position.to_move, legal(position)) == (0, {"0:checki C7", "0:checki M7", "0:pass"})
    assert refused(position, "checki C7") == "seat-named"
    assert refused(position, "0:checki S7") == "not-a-pair S7"
    assert refused(position, "draw") == "not-your-turn"
    assert moved(position, "0:pass") == []
    assert (position.to_move, legal(position)) == (2, {"draw"})


def test_w4_a_position_behind_a_view_asks_on() -> None:
    """The hands determine the decisions after that of the view's seat."""
    position = round_with(TWO_WAIT, DULL[0], C1_WAITS, stock="M9", dealer=1)
    world = position.game.restore(position.view(2), position.hands, position.stock)
    assert legal(world) == {"checki C1", "pass"}
    world.play(read_move("pass"))
    assert (world.to_move, legal(world)) == (0, {"0:checki C7", "0:checki M7", "0:pass"})
    world.play(read_move("0:pass"))
    assert (world.to_move, world.phase) == (2, "pick")
    assert world.chance(random.Random(1)) is None


def test_w4_the_discarder_is_asked_before_a_claim() -> None:
    ready_but_one = "M5 S5 C5 S7 M7 C7 C9 C1"
    position = round_with(ready_but_one, "S3 M3 C3 S4 M4 C4 C1 C1", stock="C9 C6", dealer=1)
    told(position, "1:checki C1", "draw", "discard C1")
    assert position.asked == [(0, "checki"), (1, "claim"), (1, "pick")]
    assert position.view(1).phase == "claim"
    assert refused(position, "1:claim") == "not-your-turn"
    world = position.game.restore(position.view(0), position.hands, position.stock[position.top :])
    assert world.asked == position.asked
    moved(position, "checki C9")
    assert legal(position) == {"1:claim", "1:pass"}


def test_w4_after_any_discard_of_one_s_own() -> None:
    position = round_with("M5 S5 C5 S7 M7 C7 C1 C9", DULL[0], stock="C1 M9 S9 C3")
    assert told(position, "draw", "discard C9") == ["drew 0 C1", "discarded 0 C9"]
    assert (position.to_move, position.phase) == (0, "checki")
    assert legal(position) == {"checki C1", "pass"}
    assert refused(position, "checki M7") == "not-a-pair M7"
    assert told(position, "pass", "draw", "discard S2") == ["drew 1 M9", "discarded 1 S2"]
    assert told(position, "draw", "discard S9") == ["drew 0 S9", "discarded 0 S9"]
    assert moved(position, "checki C1") == ["declared 0 C1 C1"]
    assert position.view(1).declared == ((card("C1"),) * 2, ())
    assert (position.to_move, position.phase) == (1, "pick")


def test_w4_a_pair_that_does_not_leave_two_triplets_is_not_shown() -> None:
    position = round_with("M7 M7 C7 C7 S7 S7 C1 C1", DULL[0])
    assert legal(position) == {"checki C1", "pass"}
    assert refused(position, "checki M7") == "not-ready M7"


def test_w4_checki_comes_too_early_or_too_late() -> None:
    position = round_with(C1_WAITS, DULL[0], DULL[1], stock="M9 S9 M1")
    moved(position, "pass")
    assert refused(position, "checki C1") == "too-late"
    assert refused(position, "1:checki C2") == "no-checki"
    moved(position, "draw")
    assert refused(position, "checki C1") == "no-checki"
    told(position, "discard M9", "checki C1")
    assert refused(position, "0:checki C1") == "declared-already C1"
    view = position.view(0)
    refusal = view.refusal(read_move("checki C1"))
    assert refusal is not None
    assert refusal.code == "declared-already"


# W5


def test_w5_an_own_draw_wins_at_once() -> None:
    position = round_with(C1_WAITS, DULL[0], stock="M9 S9 C1")
    told(position, "checki C1", "draw", "discard M9", "draw", "discard S9")
    assert moved(position, "draw") == [
        "drew 0 C1",
        "won 0 C1 C1 C1 C5 S5 M5 C7 S7 M7",
        "scored 0 1",
        "scored 1 0",
    ]
    assert position.is_over
    assert refused(position, "draw") == "game-over"
    assert position.view(1).history[-4].cards == (HIDDEN,)


def test_w5_an_own_take_wins_at_once() -> None:
    position = round_with(TWO_WAIT, DULL[0], stock="M9 M7")
    told(position, "checki C7", "draw", "discard M9")
    assert moved(position, "draw") == ["showed 1 M7"]
    assert told(position, "0:pass", "discard M7", "0:pass") == ["discarded 1 M7"]
    assert moved(position, "take")[:2] == ["took 0 M7", "won 0 M7 M7 M7 C5 S5 M5 C7 C7 S7"]
    assert position.score().points == (1, 0)


def test_w5_in_the_five_both_pairs_wait_or_only_the_one_shown() -> None:
    for rule, waited in (("both", "C7 M7"), ("shown", "C7")):
        position = round_with(TWO_WAIT, DULL[0], stock="M9 M7 S9", waits=rule)
        assert cards.codes(position.view(0).waits) == []
        told(position, "checki C7", "draw", "discard M9", "draw")
        assert cards.codes(position.view(0).waits) == waited.split()
        assert cards.codes(position.waits(0)) == waited.split()
        assert position.phase == ("claim" if rule == "both" else "discard")
        assert cards.codes(position.view(0).ready_pairs) == ["C7", "M7"]
    assert waits(cards.faces(C1_WAITS.split()), card("M7"), both=False) == ()


def test_w5_a_dead_wait_is_allowed_and_told() -> None:
    position = round_with("M7 M7 M7 M7 S7 M5 S5 C5", DULL[0], stock="M9")
    told(position, "checki M7", "draw")
    view = position.view(0)
    assert cards.codes(view.waits) == ["M7"]
    assert view.is_dead(card("M7"))
    assert not view.is_dead(card("S7"))


# W6


def test_w6_a_stock_draw_is_shown_and_claimed() -> None:
    """X waits for C1, and Y draws C1 from the stock: X may claim it and wins."""
    position = round_with(C1_WAITS, DULL[0], stock="M9 C1")
    told(position, "checki C1", "draw", "discard M9")
    assert moved(position, "draw") == ["showed 1 C1"]
    assert (position.to_move, legal(position)) == (0, {"0:claim", "0:pass"})
    assert refused(position, "claim") == refused(position, "pass") == "seat-named"
    assert refused(position, "discard C2") == "not-your-turn"
    view = position.view(0)
    assert (view.shown, view.drawn, view.taken) == (True, card("C1"), None)
    assert view.claimable == card("C1")
    assert view.known[1] == (card("C1"),)
    world = position.game.restore(view, position.hands, position.stock[position.top :])
    world.play(read_move("0:pass"))
    assert (world.to_move, world.phase) == (1, "discard")
    assert moved(position, "0:claim")[:2] == ["claimed 0 C1", "won 0 C1 C1 C1 C5 S5 M5 C7 S7 M7"]
    score = position.score()
    assert (score.points, score.winners) == ((1, 0), (0,))
    assert [line.rule for line in score.lines[0]] == ["kowah"]
    view = position.view(1)
    assert view.hand_sizes == (9, 8)
    assert cards.codes(view.known[0]) == ["C1", "C1", "C1", "C5", "S5", "M5", "C7", "S7", "M7"]
    assert view.known[1] == ()
    assert (view.shown, view.drawn) == (False, None)


def test_w6_a_discard_is_claimed_before_the_next_player_takes_it() -> None:
    """Z discards C1, X waits for it, and Y is next: X may claim it before Y can take it."""
    hands = ("C1 C3 C4 C6 C8 S2 S3 S4", DULL[1], C1_WAITS)
    position = round_with(*hands, stock="M9", dealer=2)
    assert told(position, "2:checki C1", "draw", "discard C1") == [
        "declared 2 C1 C1",
        "showed 0 M9",
        "discarded 0 C1",
    ]
    assert (position.to_move, legal(position)) == (2, {"2:claim", "2:pass"})
    assert position.view(2).claimable == card("C1")
    assert refused(position, "take") == "not-your-turn"
    assert refused(position, "1:claim") == "no-claim"
    declined = position.copy()
    assert moved(position, "2:claim")[0] == "claimed 2 C1"
    assert position.view(0).discards == ()
    assert told(declined, "2:pass", "take") == ["took 1 C1"]
    assert refused(declined, "2:claim") == "too-late"


def test_w6_a_claim_is_asked_of_the_next_player_too_and_may_come_too_late() -> None:
    position = round_with("C1 C3 C4 C6 C8 S2 S3 S4", C1_WAITS, DULL[1], stock="M9 S9 C9", dealer=2)
    told(position, "1:checki C1", "draw", "discard C1")
    assert (position.to_move, position.phase) == (1, "claim")
    assert refused(position, "draw") == "answer-first"
    moved(position, "1:pass")
    assert refused(position, "1:claim") == "too-late"
    assert refused(position, "claim") == "too-late"
    assert refused(position, "2:claim") == "no-claim"
    assert refused(position, "pass") == "nothing-asked"
    assert refused(position, "3:claim") == "no-seat"
    moved(position, "draw")
    assert refused(position, "pass") == "nothing-asked"
    told(position, "discard S9", "draw")
    assert refused(position, "1:claim") == "no-claim"


def test_w6_nobody_claims_a_discard_of_his_own() -> None:
    position = round_with("M5 S5 C5 S7 M7 C7 C1 C1", DULL[0], stock="C1 M9")
    told(position, "pass", "draw", "discard C1", "checki C1")
    assert (position.to_move, position.phase) == (1, "pick")
    assert refused(position, "0:claim") == "no-claim"
    told(position, "draw", "discard C2")
    assert refused(position, "0:claim") == "no-claim"


def test_w6_own_draws_are_shown_only_if_another_has_declared() -> None:
    position = round_with(C1_WAITS, TWO_WAIT.replace("5", "3"), stock="M9 S9 C9 S6", dealer=1)
    assert told(position, "checki C1", "1:pass", "draw", "discard M9", "draw", "discard S9") == [
        "declared 0 C1 C1",
        "drew 0 M9",
        "discarded 0 M9",
        "showed 1 S9",
        "discarded 1 S9",
    ]
    assert moved(position, "checki M7") == ["declared 1 M7 M7"]
    assert moved(position, "draw") == ["showed 0 C9"]


# W7


def test_w7_a_discard_must_leave_a_ready_hand() -> None:
    position = round_with(C1_WAITS, DULL[0], stock="M9")
    told(position, "checki C1", "draw")
    assert legal(position) == {"discard M9"}
    assert refused(position, "discard C1") == "declared-must-stay-ready C1"


def test_w7_a_broken_pair_is_replaced_before_anything_else() -> None:
    position = round_with(TWO_WAIT, DULL[0], "C9 C3 C4 C6 C8 S9 S3 S4", stock="S7 M9", dealer=2)
    told(position, "checki M7", "draw")
    assert {"discard M7", "discard C7", "discard S7"} == legal(position)
    assert moved(position, "discard M7") == ["discarded 0 M7"]
    assert (position.to_move, position.phase, legal(position)) == (0, "checki", {"checki C7", "checki S7"})
    for text in ("pass", "draw", "discard C7", "take"):
        assert refused(position, text) == "checki-first"
    for seat in range(3):
        view = position.view(seat)
        assert (view.to_move, view.phase, view.forced) == (0, "checki", True)
        assert view.declared == ((), (), ())
        assert cards.codes(view.known[0]) == ["M7"]
        restored = position.game.restore(view, position.hands, position.stock[position.top :])
        assert legal(restored) == legal(position)
        restored.play(read_move("checki S7"))
        assert (restored.to_move, restored.phase) == (1, "pick")
    assert moved(position, "checki S7") == ["declared 0 S7 S7"]
    assert cards.codes(position.view(1).known[0]) == ["M7", "S7", "S7"]
    assert (position.to_move, position.phase) == (1, "pick")


def test_w7_the_new_pair_comes_before_a_claim() -> None:
    waits_m7 = "C3 S3 M3 C4 S4 M4 M7 M7"
    position = round_with("M5 S5 C5 M7 M7 C7 C7 S7", waits_m7, stock="S7 M9", dealer=1)
    told(position, "checki M7", "1:checki M7", "draw", "discard M7")
    assert refused(position, "1:claim") == "not-your-turn"
    moved(position, "checki C7")
    assert (position.to_move, position.phase) == (1, "claim")
    assert moved(position, "1:claim")[0] == "claimed 1 M7"


def test_w7_a_pair_that_leaves_no_triplets_is_broken_too() -> None:
    position = round_with("M5 M5 C5 M7 M7 C7 C7 S7", DULL[0], stock="S7 M9")
    told(position, "checki M7", "draw", "discard C5")
    assert (position.phase, legal(position)) == ("checki", {"checki M5"})
    assert position.view(1).declared == ((), ())
    moved(position, "checki M5")
    assert cards.codes(position.view(1).known[0]) == ["M7", "M7", "M5", "M5"]


def test_w7_otherwise_nothing_is_shown_again() -> None:
    position = round_with("M5 S5 C5 M7 M7 M7 C7 C7", DULL[0], stock="S7 M9")
    told(position, "checki M7", "draw", "discard M7")
    assert (position.to_move, position.phase) == (1, "pick")
    assert cards.codes(position.view(1).known[0]) == ["M7", "M7"]
    assert cards.codes(position.view(1).declared[0]) == ["M7", "M7"]


def test_w7_frozen_hands_discard_what_they_draw() -> None:
    position = round_with(TWO_WAIT, "S7 C3 C4 C6 C8 S2 S3 S4", stock="S7 M9", frozen="on")
    told(position, "checki M7", "draw")
    assert legal(position) == {"discard S7"}
    assert refused(position, "discard C7") == "frozen C7 S7"
    told(position, "discard S7", "draw", "discard S7")
    assert legal(position) == {"draw"}
    assert refused(position, "take") == "take-to-win S7"
    told(position, "draw")
    assert len(legal(position)) == 1


def test_w7_frozen_hands_take_to_win() -> None:
    position = round_with(TWO_WAIT, "M7 C3 C4 C6 C8 S2 S3 S4", stock="S9 M9", frozen="on")
    told(position, "checki M7", "draw", "discard S9", "draw", "discard M7", "0:pass")
    assert legal(position) == {"draw", "take"}
    assert moved(position, "take")[1].startswith("won 0 M7 M7 M7")


# W8


def test_w8_a_ninth_card_does_not_win_an_undeclared_hand() -> None:
    position = round_with(C1_WAITS, DULL[0], stock="C1")
    assert told(position, "pass", "draw") == ["drew 0 C1"]
    assert position.phase == "discard"


# The options `declaring` and `claims`

S5_TWICE = "S5 S5 M5 S7 M7 C7 C1 C1"
"""Ready, waiting for C1, with a pair of S5 inside a triplet."""


def test_declaring_at_once_leaves_no_other_answer() -> None:
    position = round_with(TWO_WAIT, DULL[0], C1_WAITS, stock="M9", dealer=1, declaring="at-once")
    assert legal(position) == {"checki C1"}
    assert refused(position, "pass") == "declare-at-once"
    moved(position, "checki C1")
    assert legal(position) == {"0:checki C7", "0:checki M7"}
    assert refused(position, "0:pass") == "declare-at-once"


def test_a_pair_that_does_not_wait_claims_a_discard_only_by_the_option() -> None:
    hands = ("C2 C3 C4 C6 C8 S2 S3 S5", S5_TWICE)
    narrow = round_with(*hands, stock="M9 S9", dealer=1)
    told(narrow, "1:checki C1", "draw", "discard S5")
    assert (narrow.to_move, narrow.phase) == (1, "pick")
    wide = round_with(*hands, stock="M9 S9 C9", dealer=1, claims="pair")
    told(wide, "1:checki C1", "draw", "discard S5")
    assert legal(wide) == {"1:claim", "1:pass"}
    assert moved(wide, "1:claim") == ["claimed 1 S5", "kept 1 S5"]
    assert not wide.discards
    assert wide.view(0).known[1] == (card("C1"), card("C1"), card("S5"))
    assert legal(wide) == {"discard M5"}  # the hand stays ready, and S5 may not go back
    assert refused(wide, "discard S5") == "just-taken S5"
    assert refused(wide, "discard C1") == "declared-must-stay-ready C1"
    world = wide.game.restore(wide.view(1), wide.hands, wide.stock[wide.top :])
    assert legal(world) == legal(wide)
    assert told(wide, "discard M5") == ["discarded 1 M5"]
    assert (wide.to_move, wide.phase) == (0, "pick")


def test_a_card_claimed_from_a_drawer_ends_the_drawer_s_turn() -> None:
    position = round_with(DULL[0], S5_TWICE, DULL[3], stock="S5 C9 M9", dealer=2, claims="pair")
    told(position, "1:checki C1", "draw")
    assert legal(position) == {"1:claim", "1:pass"}
    assert moved(position, "1:claim") == ["claimed 1 S5", "kept 1 S5"]
    assert [len(hand) for hand in position.hands] == [8, 9, 8]
    told(position, "discard M5")
    assert (position.to_move, position.phase) == (2, "pick")


def test_a_frozen_hand_claims_to_win_only() -> None:
    hands = ("C2 C3 C4 C6 C8 S2 S3 S5", S5_TWICE)
    position = round_with(*hands, stock="M9 S9", dealer=1, claims="pair", frozen="on")
    told(position, "1:checki C1", "draw", "discard S5")
    assert (position.to_move, position.phase) == (1, "pick")


def test_no_claim_where_nothing_else_could_be_discarded() -> None:
    """Three sevens of one design: a fourth copy leaves only designs without which the hand is not ready."""
    hands = ("C2 C3 C4 C6 C8 S2 S3 S7", "S7 S7 S7 M5 S5 C5 C1 C1")
    position = round_with(*hands, stock="M9 S9", dealer=1, claims="pair")
    told(position, "1:checki C1", "draw", "discard S7")
    assert (position.to_move, position.phase) == (1, "pick")
