# SPDX-License-Identifier: MIT
"""docs/rules/matching.md M1 to M9."""

import random
from collections import Counter

import pytest

from tests.games.matching.rounds import matching, round_with, told, with_few
from tests.games.pages import table
from tests.games.rounds import legal, moved, refused
from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.cards import KEPALA, card
from thothit_desktop.games.contract import BadLayoutError, Layout, Move, Refusal, Score, ScoreLine
from thothit_desktop.games.matches import next_round, winners
from thothit_desktop.games.matching.position import MatchingPosition
from thothit_desktop.games.notation import read_move, write_event
from thothit_desktop.games.rituals import following
from thothit_desktop.games.spec import BadOptionError

SAMPEN, BANYUWANGI = "sampen", "thothit-banyuwangi"


def lines(score: Score) -> list[list[tuple[str, str, int]]]:
    """The lines of a score by seat, with their cards as a text."""
    return [
        [(rule, " ".join(cards.codes(shown)), points) for rule, shown, points in of_seat]
        for of_seat in score.lines
    ]


# M1


@pytest.mark.parametrize(
    ("players", "sackson", "java"), [(2, 15, 15), (3, 15, 15), (4, 13, 13), (5, 11, 5), (6, 9, 5)]
)
def test_m1_the_hands(players: int, sackson: int, java: int) -> None:
    for hands, size in (("sackson", sackson), ("java", java)):
        position = matching(SAMPEN, players, hands=hands).deal(random.Random(1))
        assert [len(hand) for hand in position.layout.hands] == [size] * players
        assert len(position.layout.stock) == 60 - size * players
    assert matching(SAMPEN, players).rules.hand == sackson


def test_m1_one_pack_and_counter_clockwise() -> None:
    game = new_game(SAMPEN)
    assert (game.deck, game.players, game.spec.clockwise) == (KEPALA, 4, False)
    option = next(option for option in game.spec.options if option.name == "hands")
    assert option.players == (5, 6)


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        (Layout(((),), (), ()), "there are 1 hands for 2 players"),
        (Layout(((0,) * 6, ()), (), ()), "the hand of seat 1 must have 6 cards, not 0"),
        (Layout(((0, 1, 2, 3, 4, 5),) * 2, (4,), ()), "the pool must have 0 cards, not 1"),
        (
            Layout(((0, 0, 0, 3, 4, 5), (6, 7, 8, 9, 10, 11)), (), ()),
            "C1 appears 3 times in the deal, but the game has 2",
        ),
        (Layout(((0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 30)), (), ()), "As is not a card of this game"),
        (Layout(((0, 1, 2, 3, 4, 5),) * 2, (), (6,)), "the deal must have 60 cards, not 13"),
    ],
)
def test_m1_no_other_layout(layout: Layout, message: str) -> None:
    with pytest.raises(BadLayoutError) as caught:
        matching(BANYUWANGI, 2).from_layout(layout)
    assert str(caught.value) == message


def test_m1_all_play_every_round() -> None:
    game = matching(SAMPEN, 3)
    assert game.in_match((0, 1, 2), (4, 3, 0)) is game
    with pytest.raises(BadOptionError, match="all players play every round of sampen"):
        game.in_match((0, 2))
    assert game == matching(SAMPEN, 3)
    assert game != matching(SAMPEN, 2)
    assert game != matching(BANYUWANGI, 3)


# M2


def test_m2_pairs_are_laid_away_openly_before_the_first_card() -> None:
    hands = ("C2 C4 C2 C4 S5", "S6 S7 S8 S9 M1", "M2 M2 M3 M4 M5", "C5 C6 C7 C8 C9", "M6 M7 M8 M9 OT")
    position = round_with(SAMPEN, *hands, hands="java")
    told_first = [write_event(event) for event in position.history if event.kind == "paired"]
    assert told_first == ["paired 0 C2 C2 C4 C4", "paired 2 M2 M2"]
    view = position.view(1)
    assert view.away == (cards.faces("C2 C2 C4 C4".split()), (), (card("M2"),) * 2, (), ())  # noqa: SIM905
    assert view.hand_sizes == (1, 5, 3, 5, 5)
    assert (view.to_move, view.phase, view.open) == (4, "turn", None)
    assert not {card("C2"), card("C4"), card("M2")} & set(view.unseen())


def test_m2_no_hand_is_empty_after_its_pairs() -> None:
    for players in range(2, 7):
        position = matching(SAMPEN, players).deal(random.Random(players))
        assert all(len(hand) % 2 == 1 for hand in position.hands)
        assert all(max(Counter(hand).values()) == 1 for hand in position.hands)


# M3


def sampen() -> MatchingPosition:
    """Five players; seat 1 holds S4 and C3, seat 3 the other C3; the stock begins with S4, WF."""
    hands = ("S5 S6 S7 S8 S9", "S4 C3 C4 C5 C6", "M1 M2 M3 M4 M5", "C3 M6 M7 M8 M9", "C1 C7 C8 C9 OT")
    return round_with(SAMPEN, *hands, stock="S4 WF RF", hands="java")


def test_m3_the_holder_of_the_twin_may_match_and_throws_out_another_card() -> None:
    position = sampen()
    assert position.chance(random.Random(1)) == read_move("=S4")
    assert refused(position, "=WF") == "other-card-next WF S4"
    assert moved(position, "=S4") == ["turned 4 S4"]
    assert (position.to_move, position.phase) == (1, "claim")
    assert legal(position) == {"1:claim", "1:pass"}
    assert moved(position, "1:claim") == ["claimed 1 S4"]
    assert position.view(2).open is None
    assert (position.view(2).to_move, position.view(2).phase) == (1, "discard")
    assert legal(position) == {"discard C3", "discard C4", "discard C5", "discard C6"}
    assert moved(position, "discard C3") == ["discarded 1 C3"]
    assert (position.to_move, position.phase) == (3, "claim")
    assert told(position, "3:claim", "discard M9") == ["claimed 3 C3", "discarded 3 M9"]
    assert position.view(0).middle == cards.faces("S4 S4 C3 C3 M9".split())  # noqa: SIM905
    assert position.view(0).hand_sizes == (5, 3, 5, 3, 5)


def test_m3_a_pass_leaves_no_trace_and_the_next_card_is_turned() -> None:
    position = sampen()
    moved(position, "=S4")
    before = [position.view(seat) for seat in (0, 2, 3, 4)]
    assert [(view.to_move, view.phase) for view in before] == [(4, "turn")] * 4
    assert moved(position, "1:pass") == []
    assert [position.view(seat) for seat in (0, 2, 3, 4)] == before
    assert moved(position, "=WF") == ["turned 4 WF"]
    assert refused(position, "1:claim") == "not-your-turn"


def test_m3_nobody_is_asked_if_the_twin_is_in_the_stock() -> None:
    position = round_with(BANYUWANGI, "S1", "S2", stock="WF WF")
    assert moved(position, "=WF") == ["turned 1 WF"]
    assert (position.to_move, position.phase) == (1, "turn")
    assert refused(position, "claim") == "no-twin WF"


def test_every_refusal_says_what_comes_first() -> None:
    position = sampen()
    assert refused(position, "claim") == "nothing-open"
    assert refused(position, "pass") == "no-question"
    assert refused(position, "discard S5") == "not-matched"
    assert refused(position, "keep S5") == "no-satu"
    assert refused(position, "draw") == "other-game"
    assert refused(position, "1:claim") == "not-your-turn"
    told(position, "=S4")
    assert refused(position, "claim") == refused(position, "pass") == "name-the-seat"
    assert refused(position, "discard C3") == refused(position, "=WF") == "answer-first"
    assert position.view(1).refusal(Move("claim", (), (1,))) is None
    told(position, "1:pass")
    assert position.view(1).refusal(Move("claim", (), (1,))) == Refusal("too-late")
    assert position.view(4).refusal(Move("claim")) == Refusal("no-twin", (card("S4"),))
    position = sampen()
    told(position, "=S4", "1:claim")
    assert refused(position, "1:claim") == "throw-first"
    assert refused(position, "discard S5") == "not-in-hand S5"
    assert refused(position, "1:discard C3") == "name-the-seat"
    assert refused(position, "keep C3") == "throw-first"


# M4


def test_m4_the_last_card_played_as_a_match_wins() -> None:
    position = with_few(SAMPEN, "C3 M5 M6", "S4", "C3 S7 S8", stock="S4 WF")
    assert told(position, "=S4", "1:claim") == [
        "turned 2 S4",
        "claimed 1 S4",
        "scored 0 0",
        "scored 1 1",
        "scored 2 0",
    ]
    assert position.is_over
    assert position.score().winners == (1,)
    assert lines(position.score()) == [[], [("last-card", "S4 S4", 1)], []]
    assert refused(position, "=WF") == "game-over"
    refusal = position.view(0).refusal(Move("pass"))
    assert refusal is not None
    assert refusal.code == "game-over"


def test_m4_the_fewest_cards_win_once_the_last_chain_has_ended() -> None:
    position = with_few(SAMPEN, "C3 M5 M6", "S4", "S7", stock="WF")
    assert moved(position, "=WF") == ["turned 2 WF", "scored 0 0", "scored 1 1", "scored 2 1"]
    assert position.score() == Score(
        ((), (ScoreLine("fewest", (card("S4"),), 1),), (ScoreLine("fewest", (card("S7"),), 1),)),
        (0, 1, 1),
        (1, 2),
    )


def test_m4_a_pass_on_the_last_card_ends_the_round_as_the_others_see_it_already() -> None:
    position = with_few(SAMPEN, "C3 M5 S4", "C4", stock="S4")
    moved(position, "=S4")
    assert (position.to_move, position.phase, position.is_over) == (0, "claim", False)
    assert position.score() == Score(((), ()), (0, 0), ())
    before = position.view(1)
    assert (before.phase, write_event(before.history[-1])) == ("over", "scored 1 1")
    assert moved(position, "0:pass") == ["scored 0 0", "scored 1 1"]
    assert position.view(1) == before


# M5


def test_m5_a_round_won_is_a_point_and_the_winner_deals() -> None:
    game = matching(BANYUWANGI, 3, target="3")
    won, tied = Score(((),) * 3, (0, 1, 0), (1,)), Score(((),) * 3, (1, 1, 0), (0, 1))
    assert following(game, random.Random(1), 0, [won]) == ([], 1)
    assert following(game, random.Random(1), 2, [tied]) == ([], 2)
    assert next_round(game, "free", [won, won]) is not None
    assert next_round(game, "free", [won, won, won]) is None
    assert next_round(game, "free", [tied, tied, tied]) is None
    assert winners(game.spec, 3, [tied, tied, tied]) == (0, 1)


def test_m5_if_everybody_is_tied_at_the_goal_another_round_is_played() -> None:
    game, tied = matching(BANYUWANGI, 2, target="1"), Score(((),) * 2, (1, 1), (0, 1))
    assert next_round(game, "free", [tied]) is not None


# M6


def test_m6_six_cards_each_and_one_is_turned_up_to_begin() -> None:
    for players in range(2, 7):
        position = matching(BANYUWANGI, players).deal(random.Random(1))
        assert [len(hand) for hand in position.layout.hands] == [6] * players
        assert (position.to_move, position.phase) == (players - 1, "turn")
    assert new_game(BANYUWANGI).players == 4


# M7


def test_m7_no_pairs_are_laid_away_and_one_may_match_one_s_own_throw() -> None:
    position = round_with(BANYUWANGI, "S4 M8 M8 C1", "C2 C3", stock="S4 WF")
    assert not [event for event in position.history if event.kind == "paired"]
    assert told(position, "=S4", "0:claim", "discard M8") == ["turned 1 S4", "claimed 0 S4", "discarded 0 M8"]
    assert (position.to_move, position.phase) == (0, "claim")
    assert (position.view(1).to_move, position.view(1).phase) == (1, "turn")
    assert moved(position, "0:claim") == ["claimed 0 M8"]
    assert position.view(1).hand_sizes == (3, 6)


# M8


def satu(stock: str, dealer: int | None = None) -> MatchingPosition:
    """Seat 1 of four matches S4 with its last card but one, C3."""
    position = with_few(
        BANYUWANGI, "M1 M2", "S4 C3", "M3 M4 M5 M6", "S8 S9", stock=f"S4 {stock}", dealer=dealer
    )
    assert told(position, "=S4", "1:claim")[:3] == ["turned 3 S4", "claimed 1 S4", "satu 1"]
    return position


def test_m8_with_one_card_left_satu_is_called_and_the_others_keep_one() -> None:
    position = satu("WF RF")
    view = position.view(1)
    assert (view.hand, view.caller, view.to_move, view.phase) == ((card("C3"),), 1, 2, "keep")
    assert legal(position) == {"keep M3", "keep M4", "keep M5", "keep M6"}
    assert refused(position, "discard M3") == refused(position, "claim") == "keep-first"
    assert refused(position, "keep M1") == "not-in-hand M1"
    assert moved(position, "keep M4") == ["shed 2 M3 M5 M6"]
    assert told(position, "keep S8", "keep M2") == ["shed 3 S9", "shed 0 M1"]
    assert position.view(1).away == tuple(map(cards.faces, (["M1"], [], ["M3", "M5", "M6"], ["S9"])))
    assert position.view(1).hand_sizes == (1, 1, 1, 1)
    assert (position.to_move, position.phase) == (3, "turn")


@pytest.mark.parametrize(
    ("stock", "winner", "events", "line"),
    [
        pytest.param("S8", 3, ["claimed 3 S8"], ("last-match", "S8 S8", 1), id="another-matches"),
        pytest.param("C3", 1, ["claimed 1 C3"], ("last-match", "C3 C3", 1), id="the-caller-matches"),
        pytest.param("WF", 1, [], ("satu", "C3", 1), id="nobody-matches"),
        pytest.param("S9", 1, [], ("satu", "C3", 1), id="a-card-thrown-out-is-gone"),
    ],
)
def test_m8_a_fresh_card_decides(
    stock: str, winner: int, events: list[str], line: tuple[str, str, int]
) -> None:
    position = satu(f"{stock} RF")
    told(position, "keep M4", "keep S8", "keep M2")
    scored = [f"scored {seat} {int(seat == winner)}" for seat in range(4)]
    assert moved(position, f"={stock}") == [f"turned 3 {stock}", *events, *scored]
    assert position.score().winners == (winner,)
    assert lines(position.score())[winner] == [line]


def test_m8_with_an_empty_stock_the_caller_wins_at_once() -> None:
    position = satu("")
    assert position.is_over
    assert position.score().winners == (1,)
    assert lines(position.score())[1] == [("satu", "C3", 1)]
    assert position.view(0).hand_sizes == (2, 1, 4, 2)


def test_m8_without_satu_the_fewest_cards_win() -> None:
    position = with_few(BANYUWANGI, "M1 M2", "S4 C3 C4 C5", stock="WF")
    assert moved(position, "=WF") == ["turned 1 WF", "scored 0 1", "scored 1 0"]
    assert lines(position.score()) == [[("fewest", "M1 M2", 1)], []]


# M9


def test_m9_sembreh_is_the_same_game_for_five() -> None:
    (preset,) = [preset for preset in games()[BANYUWANGI].presets if preset.id == "sembreh"]
    assert (preset.players, preset.options) == (5, {"call": "niji"})


def test_the_options_are_those_of_the_page() -> None:
    rows = table("matching", "| option | game |")
    told_names = {(name.strip("`"), game.strip("`")) for name, game, *_ in rows}
    assert told_names == {("hands", "sampen"), ("call", BANYUWANGI), ("target", "both")}
    for name, game, values, default in rows:
        for spec in (games()[SAMPEN], games()[BANYUWANGI]):
            if game.strip("`") in (spec.id, "both"):
                (option,) = [option for option in spec.options if option.name == name.strip("`")]
                assert [value.strip(" `") for value in values.split(",")] == list(option.values)
                assert default.strip("`") == option.default


def test_each_example_of_the_page_is_of_a_rule_tested_here() -> None:
    tests = [name for name in globals() if name.startswith("test_m")]
    for rule, *_ in table("matching", "| rule | situation |"):
        assert any(name.startswith(f"test_{rule.lower()}_") for name in tests)
