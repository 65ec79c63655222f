# SPDX-License-Identifier: MIT
"""docs/rules/mata.md M1-M8 and M11: deals, turns, calls, claims and the end of a round."""

import random
from collections import Counter

import pytest

from tests.games.pages import table
from tests.games.rounds import legal, moved, refused
from tests.games.rummy.mata.rounds import (
    ANY_8,
    DULL,
    ONE_8,
    SETS,
    SMALL_DULL,
    mata,
    play_out,
    round_of_mata,
)
from tests.games.rummy.rounds import told
from thothit_desktop.games.cards import CEKI, HIDDEN, faces
from thothit_desktop.games.contract import BadLayoutError, Layout, Move, Score
from thothit_desktop.games.rituals import following
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.mata.spec import MATA_GAMES


def waiting(hand: str = ANY_8, card: str = "C9", *, stock: str = "", **options: str) -> MataPosition:
    """Three players of Balik Satu; seat 1 begins with a hand and one card more, the others hold nothing."""
    return round_of_mata(mata("balik-satu", 3, **options), DULL[0], f"{hand} {card}", DULL[1], stock=stock)


def called(hand: str = ANY_8, *, stock: str = "", **options: str) -> MataPosition:
    """The same round after seat 1 has discarded and called; seat 2 is to pick."""
    position = waiting(hand, stock=stock, **options)
    told(position, "discard C9", "call-one" if hand == ONE_8 else "call-any")
    return position


# M1, M2


def test_m1_players_and_cards_are_those_of_the_page() -> None:
    rows = table("mata", "| game | players | cards |")
    assert [row[0].strip("`") for row in rows] == [spec.id for spec in MATA_GAMES]
    for (game_id, players, cards, hand, *_), spec in zip(rows, MATA_GAMES, strict=True):
        assert tuple(map(int, players.split(", "))) == spec.players
        for seats, count in zip(spec.players, map(int, cards.split(", ")), strict=True):
            game = mata(game_id.strip("`"), seats)
            assert len(game.deck) == count
            assert Counter(game.deck) == Counter(dict.fromkeys(CEKI, count // 30))
            assert game.rules.hand == int(hand)
    assert [len(mata(players=seats, card_count="pwee").deck) for seats in range(2, 7)] == [
        150,
        180,
        180,
        210,
        210,
    ]


@pytest.mark.parametrize("spec", MATA_GAMES, ids=lambda spec: spec.id)
def test_m2_the_first_player_has_a_card_more_and_discards(spec) -> None:  # type: ignore[no-untyped-def]
    game = mata(spec.id)
    position = game.deal(random.Random(1), 1)
    assert [len(hand) for hand in position.hands] == [game.rules.hand + (seat == 2) for seat in range(4)]
    assert (position.to_move, position.phase, position.drawn) == (2, "discard", None)
    assert legal(position) == {f"discard {code}" for code in legal_codes(position)}
    assert position.view(0).drawn is None
    assert not game.spec.clockwise


def legal_codes(position: MataPosition) -> set[str]:
    from thothit_desktop.games.cards import codes

    return set(codes(position.hands[position.to_move]))


def test_m2_a_layout_of_other_sizes_is_refused() -> None:
    game = mata("tantanan", 3)
    layout = game.deal(random.Random(1)).layout
    assert game.from_layout(layout).layout == layout
    with pytest.raises(BadLayoutError, match="the hand of seat 0 must have 5 cards, not 6"):
        game.from_layout(layout, 0)
    with pytest.raises(BadLayoutError, match="the pool must have 0 cards, not 1"):
        game.from_layout(Layout(layout.hands, (0,), layout.stock))


def test_a_match_is_played_by_all_seats() -> None:
    game = mata(target="50")
    assert game.goal == 50
    assert game.in_match(game.playing) is game


# M3


def test_m3_a_card_taken_may_not_be_discarded_in_the_same_turn() -> None:
    position = waiting()
    told(position, "discard C9", "pass")
    assert legal(position) == {"draw", "take"}
    assert told(position, "take") == ["took 2 C9"]
    assert position.view(0).drawn == faces(["C9"])[0]
    assert position.view(0).known[2] == faces(["C9"])
    assert refused(position, "discard C9") == "just-taken C9"
    assert refused(position, "draw") == "discard-first"
    assert told(position, "discard M9") == ["discarded 2 M9"]


def test_m3_the_pile_may_not_be_taken_where_nothing_else_can_be_discarded() -> None:
    position = called(stock="OT OT")
    told(position, "draw", "discard OT", "draw", "discard OT")
    assert (position.to_move, position.phase) == (1, "pick")
    assert legal(position) == {"draw"}
    assert refused(position, "take") == "nothing-to-discard OT"


def test_m3_other_moves_are_refused_in_turn() -> None:
    position = waiting()
    assert refused(position, "call-any") == "no-call"
    assert refused(position, "take") == "discard-first"
    assert refused(position, "discard RF") == "not-in-hand RF"
    assert refused(position, "pass") == "nothing-asked"
    assert refused(position, "checki C1") == "other-game"
    told(position, "discard C9", "pass")
    assert refused(position, "pass") == "nothing-asked"
    assert refused(position, "discard C8") == "draw-first"
    assert refused(position, "5:claim") == "no-seat"
    assert refused(position, "1:claim") == "no-claim"


# M5


def test_m5_after_a_discard_the_hand_decides_which_call() -> None:
    position = waiting()
    assert told(position, "discard C9") == ["discarded 1 C9"]
    assert legal(position) == {"call-any", "pass"}
    assert refused(position, "call-one") == "other-call"
    assert refused(position, "draw") == "not-your-turn"
    assert position.view(1).possible_call == "any"
    assert position.view(2).phase == "pick"
    assert told(position, "call-any") == ["called-any 1"]
    assert position.view(0).calls == ("", "any", "")
    assert refused(position, "1:call-any") == "called-already"
    other = waiting(ONE_8)
    told(other, "discard C9")
    assert legal(other) == {"call-one", "pass"}


def test_m5_nobody_must_call_and_who_has_not_cannot_win() -> None:
    position = waiting(stock="OT OT S8")
    told(position, "discard C9", "pass", "draw", "discard OT", "draw", "discard OT")
    assert told(position, "draw") == ["drew 1 S8"]
    assert position.phase == "discard"
    assert position.view(0).drawn == HIDDEN


def test_m5_a_hand_that_cannot_be_called_is_not_asked() -> None:
    position = waiting()
    told(position, "discard C8")
    assert (position.to_move, position.phase) == (2, "pick")
    assert position.view(1).refusal(Move("call-any")) is not None


# M6


def test_m6_draws_are_shown_once_anybody_has_called() -> None:
    position = called(stock="OT RF OT")
    assert told(position, "draw") == ["showed 2 OT"]
    assert position.view(0).drawn == faces(["OT"])[0]
    told(position, "discard OT")
    assert told(position, "draw") == ["showed 0 RF"]
    told(position, "discard RF")
    assert told(position, "draw") == ["showed 1 OT"]


def test_m6_a_caller_wins_by_an_own_draw_at_once() -> None:
    position = called(stock="OT OT S8 M5")
    told(position, "draw", "discard OT", "draw", "discard OT")
    won = "won 1 C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 S8 M8"
    assert told(position, "draw") == ["showed 1 S8", won]
    assert (position.to_move, position.phase) == (1, "balik")
    assert position.view(1).legal_moves() == []
    assert refused(position, "draw") == "stock-first"
    assert [position.view(seat).refusal(Move("draw")) for seat in (0, 1)] == [
        position.view(0).refusal(Move("pass")),
        position.refusal(Move("draw")),
    ]
    assert told(position, "=M5") == ["turned 1 M5", "scored 0 0", "scored 1 6", "scored 2 0"]
    assert position.view(0).known[1] == position.history[-5].cards
    assert refused(position, "draw") == "game-over"


def test_m6_a_caller_claims_what_another_draws() -> None:
    position = called(stock="S8 C9")
    told(position, "draw")
    assert legal(position) == {"1:claim", "1:pass"}
    assert (position.view(0).to_move, position.view(0).phase) == (2, "discard")
    assert refused(position, "discard S8") == "not-your-turn"
    assert refused(position, "2:claim") == "no-claim"
    assert told(position, "1:claim")[0] == "claimed 1 S8"
    assert sorted(map(len, position.hands)) == [14, 14, 15]


def test_m6_a_claim_that_was_passed_comes_too_late() -> None:
    position = called(stock="S8")
    told(position, "draw", "1:pass")
    assert (position.to_move, position.phase) == (2, "discard")
    assert refused(position, "1:claim") == "too-late"
    told(position, "discard S8")
    assert refused(position, "1:claim") == "no-claim"
    assert (position.to_move, position.phase) == (0, "pick")


def test_m6_several_are_asked_in_turn_order_from_the_drawer() -> None:
    game = mata("balik-satu", 4)
    hands = [f"C2 C2 C2 {SETS} C8 M8", f"C2 C2 C2 {SETS} C8 M8 C9", DULL[1], f"S2 S2 S2 {SETS} C8 M8"]
    position = round_of_mata(game, *hands, stock="OT RF OT RF S8")
    told(position, "discard C9", "call-any", "draw", "discard OT")
    told(position, "draw", "discard RF", "call-any", "draw", "discard OT", "call-any")
    told(position, "draw", "discard RF")
    assert told(position, "draw") == ["showed 2 S8"]
    assert [(seat, phase) for seat, phase in position.asked] == [
        (3, "claim"),
        (0, "claim"),
        (1, "claim"),
        (2, "discard"),
    ]
    world = game.restore(position.view(0), position.hands, position.stock[position.top :])
    assert world.asked == [(0, "claim"), (1, "claim"), (2, "discard")]
    told(position, "3:pass")
    assert position.view(1).phase == "claim"
    assert told(position, "0:claim")[0] == "claimed 0 S8"
    assert position.winner == 0


def test_m4_a_discard_never_wins() -> None:
    position = round_of_mata(mata("balik-satu", 2), f"S8 {DULL[0][3:]}", f"{ANY_8} C9", stock="OT")
    told(position, "discard C9", "call-any", "draw", "discard S8")
    assert told(position, "take") == ["took 1 S8"]
    assert position.phase == "discard"
    assert {refused(position, f"discard {code}") for code in ("C2", "S8")} == {
        "called-must-stay C2",
        "just-taken S8",
    }


# M7


def test_m7_every_discard_leaves_a_hand_that_can_be_called() -> None:
    position = called(stock="OT OT OT")
    told(position, "draw", "discard OT", "draw", "discard OT", "draw")
    assert legal(position) == {"discard OT"}
    assert refused(position, "discard C8") == "called-must-stay C8"


def test_m7_who_called_one_may_change_after_making_a_mata() -> None:
    position = waiting(f"C2 C2 S2 {SETS} M8 M8", stock="OT OT C2 OT OT M8")
    told(position, "discard C9", "call-one", "draw", "discard OT", "draw", "discard OT", "draw", "discard S2")
    assert legal(position) == {"call-any", "pass"}
    assert position.view(0).phase == "pick"
    changed = position.copy()
    assert told(changed, "call-any") == ["called-any 1"]
    assert changed.view(1).waits == faces(["C8", "S8", "M8"])
    told(position, "pass")
    assert position.view(1).waits == faces(["M8"])
    for twin in (position, changed):
        told(twin, "draw", "discard OT", "draw", "discard OT", "draw")
        play_out(twin)
    assert [line.rule for line in position.score().lines[1]] == ["kandang", "mata", "mata", "turned"]
    assert [line.rule for line in changed.score().lines[1]] == ["mata", "mata", "turned"]


def test_m7_without_an_identical_pair_the_call_changes_by_itself() -> None:
    position = waiting(f"C2 C2 S2 {SETS} M8 M8", stock="OT OT C2 OT OT C8")
    told(position, "discard C9", "call-one", "draw", "discard OT", "draw", "discard OT", "draw", "discard S2")
    told(position, "pass", "draw", "discard OT", "draw", "discard OT", "draw")
    assert told(position, "discard M8") == ["discarded 1 M8", "called-any 1"]
    assert (position.to_move, position.phase) == (2, "pick")
    assert position.view(2).calls == ("", "any", "")


def test_m7_any_never_goes_back() -> None:
    """Without its mata a hand could be called for M8, but was called for the rank."""
    position = waiting(f"C2 C2 C2 {SETS} M8 M8", stock="OT OT S2")
    told(position, "discard C9", "call-any", "draw", "discard OT", "draw", "discard OT", "draw")
    assert legal(position) == {"discard S2"}
    assert refused(position, "discard C2") == "called-must-stay C2"


def test_m7_the_open_rank_may_change_with_a_discard() -> None:
    position = waiting("C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 C8 S8 M8", stock="OT OT C8")
    told(position, "discard C9", "call-any", "draw", "discard OT", "draw", "discard OT", "draw")
    assert legal(position) == {"discard C8", "discard S8", "discard M8"}
    told(position, "discard S8")
    assert position.view(1).waits == faces(["C5", "S5", "M5"])
    wide = waiting("C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 M8", stock="OT OT C5")
    told(wide, "discard C9", "call-any", "draw", "discard OT", "draw", "discard OT", "draw")
    assert legal(wide) == {"discard C5", "discard S5", "discard M5"}


# M8


def test_m8_a_hand_dealt_complete_wins_at_once_and_counts_double() -> None:
    position = round_of_mata(mata("balik-satu", 2), DULL[0], f"{ANY_8} S8", stock="M5")
    assert position.phase == "balik"
    assert position.history[-1].kind == "won"
    assert position.score().lines[1][-1].rule == "dealt"
    assert told(position, "=M5") == ["turned 1 M5", "scored 0 0", "scored 1 12"]


def test_m8_without_a_mata_it_is_played_on() -> None:
    position = round_of_mata(mata("balik-satu", 2), DULL[0], f"{ONE_8} S8")
    assert position.phase == "discard"


def test_m8_in_tantanan_too() -> None:
    position = round_of_mata(
        mata("tantanan", 3), SMALL_DULL[0], "C2 C2 C3 S3 M8 S8", SMALL_DULL[1], stock="C4"
    )
    assert told(position, "=C4")[-2] == "scored 1 14"


# M9, M10


def test_m9_fifteen_cards_are_turned_one_by_one() -> None:
    position = called(stock="S8", turned="fifteen")
    told(position, "draw", "1:claim")
    turned = []
    while not position.is_over:
        luck = position.chance(random.Random(1))
        assert luck is not None
        turned += position.play(luck)
    assert len([event for event in turned if event.kind == "turned"]) == 15
    assert len(position.view(0).turned) == 15
    assert position.score().lines[1][0].rule == "won"


def test_m9_too_few_cards_are_turned_as_they_are() -> None:
    position = called(stock="S8", turned="fifteen")
    position.stock = position.stock[: position.top + 3]
    told(position, "draw", "1:claim")
    play_out(position)
    assert len(position.turned) == 2


def test_m9_a_win_by_the_last_card_is_over_at_once() -> None:
    position = called(stock="S8")
    position.stock = position.stock[: position.top + 1]
    told(position, "draw")
    assert moved(position, "1:claim")[-1] == "scored 2 0"
    assert [line.rule for line in position.score().lines[1]] == ["mata"]


def test_m9_a_black_one_may_let_nobody_score() -> None:
    position = called(stock="S8 WF", yeo="again")
    told(position, "draw", "1:claim", "=WF")
    assert position.score() == Score(((), position.score().lines[1], ()), (0, 0, 0), ())
    assert following(position.game, random.Random(1), 2, [position.score()]) == ([], 2)


# M11


def test_m11_after_the_last_discard_nobody_has_won_or_calls() -> None:
    position = waiting()
    position.stock = position.stock[:1]
    told(position, "discard M8", "draw")
    last = position.copy()
    assert moved(last, "discard C9")[-1] == "scored 2 0"
    assert last.score().winners == ()


def test_m11_a_caller_s_last_discard_changes_no_call() -> None:
    position = called(ONE_8, stock="OT OT OT")
    position.stock = position.stock[: position.top + 3]
    told(position, "draw", "discard OT", "draw", "discard OT", "draw")
    assert moved(position, "discard OT")[-3:] == ["scored 0 0", "scored 1 0", "scored 2 0"]


def test_m11_the_winner_deals_next() -> None:
    position = called(stock="S8 C5")
    told(position, "draw", "1:claim", "=C5")
    assert following(position.game, random.Random(1), 0, [position.score()]) == ([], 1)


def test_the_options_are_those_of_the_page() -> None:
    rows = table("mata", "| game | option | values |")
    known = [
        [spec.id, option.name, ", ".join(option.values), option.default]
        for spec in MATA_GAMES
        for option in spec.options
    ]
    assert [[cell.replace("`", "") for cell in row] for row in rows] == known
