# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 2, and of 3 the rules of capturing, one by one."""

import random
import re

import pytest

from tests.games.pages import table
from tests.games.rounds import later, legal, moved, refused, walk
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Refusal
from thothit_desktop.games.notation import read_move, write_move


def test_f1_a_card_that_may_capture_must_and_takes_exactly_one() -> None:
    position = later("S5 M5 C2", "C5")
    assert legal(position) == {"C5xS5", "C5xM5"}
    assert refused(position, "C5") == "must-capture C5 S5 M5"
    assert moved(position, "C5xM5") == ["played 0 C5", "captured 0 C5 M5"]
    assert cards.codes(position.view(0).captures[0]) == ["C5", "M5"]
    assert cards.codes(position.view(0).pool) == ["C2", "S5"]


def test_f1_a_card_that_captures_nothing_stays_in_the_pool() -> None:
    position = later("S5 C2", "C7 C5")
    assert legal(position) == {"C7", "C5xS5"}
    assert moved(position, "C7") == ["played 0 C7", "stayed 0 C7"]
    assert cards.codes(position.view(0).pool) == ["C2", "S5", "C7"]


def test_f1_of_two_equal_hand_cards_one_move_is_told() -> None:
    position = later("M5", "C5 C5 C7 C7")
    assert [write_move(move) for move in position.legal_moves()] == ["C5xM5", "C7"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("C5xS5", "no refusal"),
        ("C9xS5", "not-in-hand C9"),
        ("C5xC5", "not-in-pool C5"),
        ("C5xC2", "no-match C5 C2"),
        ("=C5xS5", "nothing-turned"),
    ],
)
def test_f1_what_cannot_be_played_is_refused_with_the_reason(text: str, code: str) -> None:
    refusal = later("S5 C2", "C5").refusal(read_move(text))
    assert code == (
        "no refusal" if refusal is None else " ".join([refusal.code, *cards.codes(refusal.cards)])
    )


def test_f2_the_turned_card_captures_in_the_same_way() -> None:
    position = later("S5 M5 C2 C9", "C7", stock=["C5", "M8"])
    assert moved(position, "C7") == ["played 0 C7", "stayed 0 C7", "turned 0 C5"]
    assert (position.phase, position.to_move) == ("stock", 0)
    assert legal(position) == {"=C5xS5", "=C5xM5"}
    assert refused(position, "=C5") == "must-capture C5 S5 M5"
    assert refused(position, "=C7xS5") == "not-turned C7 C5"
    assert refused(position, "C7") == "turned-card-first C5"
    assert moved(position, "=C5xS5") == ["captured 0 C5 S5"]
    assert (position.phase, position.to_move) == ("hand", 1)


def test_f2_the_turned_card_may_take_the_card_just_played() -> None:
    position = later("C2", "C7", stock=["M7"])
    moved(position, "C7")
    assert legal(position) == {"=M7xC7"}


def test_f2_is_skipped_where_the_stock_is_empty() -> None:
    position = later("C2", "C7")
    assert moved(position, "C7") == ["played 0 C7", "stayed 0 C7"]
    assert (position.phase, position.to_move) == ("hand", 1)


@pytest.mark.parametrize("rule", ["free", "odd-first", "penalty", "different-first"])
def test_f3_on_a_first_turn_only_an_identical_card_is_taken(rule: str) -> None:
    position = later("S5 C5 M7 S9", "S5 M5 M7", stock=["C9"], turn=0, pairs=rule)
    assert legal(position) == {"S5xS5", "M5", "M7xM7"}
    assert refused(position, "S5xC5") == "first-turn S5 C5"
    assert refused(position, "M5xC5") == "first-turn M5 C5"
    moved(position, "S5xS5")
    assert legal(position) == {"=C9"}
    assert refused(position, "=C9xS9") == "first-turn C9 S9"


@pytest.mark.parametrize(("turn", "first"), [(0, True), (1, True), (2, True), (3, False)])
def test_f3_holds_on_each_player_s_own_first_turn(turn: int, first: bool) -> None:
    position = later("C5", "S5", turn=turn)
    assert legal(position) == ({"S5"} if first else {"S5xC5"})
    assert position.view(0).first_turn == first


def test_f3_can_be_switched_off() -> None:
    position = later("S5 C5", "M5", turn=0, first_turn="off")
    assert legal(position) == {"M5xS5", "M5xC5"}
    assert not position.view(0).first_turn


@pytest.mark.parametrize("seed", range(5))
def test_f4_the_round_ends_with_hands_and_stock_and_the_pool_is_nobody_s(seed: int) -> None:
    position = new_game("thothit").deal(random.Random(seed))
    assert sum(1 for _ in walk(position, random.Random(seed))) == 42
    view = position.view(0)
    assert (view.phase, view.hand_sizes, view.stock_size) == ("over", (0, 0, 0), 0)
    counted = sum(len(line.cards) for lines in position.score().lines for line in lines)
    assert counted + len(view.pool) == 60
    assert refused(position, "C1") == "game-over"
    assert view.refusal(read_move("C1")) == Refusal("game-over")


def test_f5_captures_lie_face_down_but_for_one_s_own() -> None:
    position = later("S5", "C5")
    moved(position, "C5xS5")
    assert position.view(0).captures == (cards.faces(["C5", "S5"]), (), ())
    assert position.view(1).captures == ((HIDDEN, HIDDEN), (), ())
    assert Event("captured", 0, cards.faces(["C5", "S5"])) in position.view(1).history


def test_f5_captures_lie_open_where_the_option_says_so() -> None:
    position = later("S5", "C5", captures="face-up")
    moved(position, "C5xS5")
    assert position.view(1).captures == (cards.faces(["C5", "S5"]), (), ())


def test_kuna_knows_no_restriction_on_a_first_turn() -> None:
    assert legal(later("S5", "C5", game_id="thothit-kuna", turn=0)) == {"C5xS5"}
    assert legal(later("S5", "C5", game_id="enthit", turn=0)) == {"C5"}


def test_where_more_packs_lie_a_design_is_paired_from_two_copies_on() -> None:
    pool = "S5 S5 S5 C5"
    assert legal(later(pool, "M5", game_id="thothit-kuna", pairs="odd-first")) == {"M5xC5"}
    barring = later(pool, "M5", game_id="thothit-kuna", pairs="penalty")
    assert barring.barring(read_move("M5xS5"))
    assert not barring.barring(read_move("M5xC5"))


PAIRS = [
    ("S5", "S5 C5", "S5 C5", "S5 C5", "C5"),
    ("C5", "S5 S5 C5", "S5 C5", "C5", "S5"),
    ("M5", "S5 S5 C5", "S5 C5", "C5", "S5 C5"),
    ("M5", "S5 S5", "S5", "S5", "S5"),
    ("M5", "S5 S5 C5 C5", "S5 C5", "S5 C5", "S5 C5"),
    ("M1", "OT OT M1 RF", "OT M1 RF", "M1 RF", "OT RF"),
    ("OT", "OT WF", "OT WF", "OT WF", "WF"),
]
ROWS = [
    pytest.param(card, pool, rule, taken, id=f"{card}|{pool}|{rule}")
    for card, pool, *columns in PAIRS
    for rule, taken in zip(("free", "odd-first", "different-first"), columns, strict=True)
]


@pytest.mark.parametrize(("card", "pool", "rule", "taken"), ROWS)
def test_pairs_table(card: str, pool: str, rule: str, taken: str) -> None:
    wanted = taken.split()
    position = later(pool, card, pairs=rule)
    assert legal(position) == {f"{card}x{code}" for code in wanted}
    code = {"odd-first": "pair-protected", "different-first": "different-first"}.get(rule, "")
    for other in set(pool.split()) - set(wanted):
        assert refused(position, f"{card}x{other}").startswith(f"{code} {other} ")
    turned = later(pool, "C9", stock=[card], pairs=rule)
    turned.play(read_move("C9"))
    assert legal(turned) == {f"={card}x{code}" for code in wanted}


BARRED = [
    ("S5", "S5 C5", ""),
    ("C5", "S5 S5 C5", "S5"),
    ("M5", "S5 S5 C5", "S5"),
    ("M5", "S5 S5", ""),
    ("M5", "S5 S5 C5 C5", ""),
    ("M1", "OT OT M1 RF", "OT"),
    ("OT", "OT WF", ""),
]


@pytest.mark.parametrize(
    ("card", "pool", "barring"), [pytest.param(*row, id=f"{row[0]}|{row[1]}|penalty") for row in BARRED]
)
def test_pairs_penalty(card: str, pool: str, barring: str) -> None:
    for taken in sorted(set(pool.split())):
        position = later(pool, card, pairs="penalty")
        move = read_move(f"{card}x{taken}")
        assert position.barring(move) == position.view(0).barring(move) == (taken in barring.split())
        events = moved(position, write_move(move))
        assert (f"barred 0 {taken}" in events) == (0 in position.view(1).barred) == (taken in barring.split())
    assert not later(pool, "C9", pairs="penalty").barring(read_move("C9"))


def test_the_rules_page_tells_the_same_table() -> None:
    told = table("fishing", "| card | pool | `free`")
    rows = [(card, pool, *(re.sub(",| or", "", cell) for cell in cells)) for card, pool, *cells, _ in told]
    assert rows == PAIRS
    assert [(row[0], row[1], row[-1].replace("-", "")) for row in told] == BARRED


def test_pairs_penalty_counts_for_the_turned_card_too() -> None:
    position = later("S5 S5 C5", "C9", stock=["M5"], pairs="penalty")
    moved(position, "C9")
    assert moved(position, "=M5xS5") == ["barred 0 S5", "captured 0 M5 S5"]


def test_pairs_penalty_never_punishes_a_first_turn() -> None:
    position = later("C5 C5 S5", "C5", turn=0, pairs="penalty")
    assert moved(position, "C5xC5") == ["played 0 C5", "captured 0 C5 C5"]


def test_pairs_penalty_the_barred_keep_their_points_but_not_the_win() -> None:
    position = later("S1 S1 C1", "OT", pairs="penalty")
    moved(position, "OTxS1")
    score = position.score()
    assert score.points == (10, 0, 0)
    assert score.winners == (1, 2)
    position.barred = {0, 1, 2}
    assert position.score().winners == ()


def test_duty_card_any_hand_card_may_be_played() -> None:
    assert legal(later("S5", "C5 C7")) == {"C5xS5", "C7"}


def test_duty_hand_a_card_that_captures_must_be_played() -> None:
    position = later("S5", "C5 C7", duty="hand")
    assert legal(position) == {"C5xS5"}
    assert refused(position, "C7") == "capture-with-another C7"
    assert legal(later("S5", "C7 C8", duty="hand")) == {"C7", "C8"}


def test_duty_hand_asks_only_for_what_may_be_captured_on_a_first_turn() -> None:
    assert legal(later("S5", "C5 C7", turn=0, duty="hand")) == {"C5", "C7"}
