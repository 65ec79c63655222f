# SPDX-License-Identifier: MIT
"""docs/rules/kowah.md W1, W2, W9, W10: the deal, the turns, the end of a hand and of a match."""

import random
from collections import Counter

import pytest

from tests.games.pages import table
from tests.games.rounds import legal, moved, refused
from tests.games.rummy.rounds import C1_WAITS, DULL, TWO_WAIT, kowah, round_with, run_out, told
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import CEKI, card
from thothit_desktop.games.contract import BadLayoutError, Layout, Score
from thothit_desktop.games.matches import next_round, winners
from thothit_desktop.games.notation import read_move, write_event
from thothit_desktop.games.rituals import following
from thothit_desktop.games.spec import BadOptionError

# W1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_w1_eight_cards_each_and_the_rest_is_the_stock(players: int) -> None:
    game = kowah(players)
    assert Counter(game.deck) == Counter(dict.fromkeys(CEKI, 4))
    view = round_with(*DULL[:players], dealer=0).view(0)
    assert view.hand_sizes == (8,) * players
    assert view.stock_size == 120 - 8 * players
    assert (view.to_move, view.phase) == (1, "pick")
    assert game.spec.clockwise
    assert new_game("kowah").players == 4


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        (Layout(((),), (), ()), "there are 1 hands for 2 players"),
        (Layout(((0,) * 8, ()), (), ()), "the hand of seat 1 must have 8 cards, not 0"),
        (Layout(((0,) * 4 + (1,) * 4, (2,) * 4 + (3,) * 4), (4,), ()), "the pool must have 0 cards, not 1"),
        (
            Layout(((0,) * 5 + (1,) * 3, (2,) * 8), (), ()),
            "C1 appears 5 times in the deal, but the game has 4",
        ),
        (Layout(((0,) * 4 + (1,) * 4, (2,) * 4 + (30,) * 4), (), ()), "As is not a card of this game"),
        (
            Layout(((0,) * 4 + (1,) * 4, (2,) * 4 + (3,) * 4), (), (4,)),
            "the deal must have 120 cards, not 17",
        ),
    ],
)
def test_w1_no_other_layout(layout: Layout, message: str) -> None:
    with pytest.raises(BadLayoutError) as caught:
        kowah().from_layout(layout)
    assert str(caught.value) == message


def test_w1_all_play_every_round() -> None:
    game = kowah(3)
    assert game.in_match((0, 1, 2), (4, 3, 0)) is game
    with pytest.raises(BadOptionError, match="all players play every round of kowah"):
        game.in_match((0, 2))
    assert game != kowah(2)
    assert game == kowah(3)
    assert game != "kowah"
    assert hash(game) == hash(kowah(3))


# W2


def test_w2_the_first_turn_draws_later_ones_draw_or_take() -> None:
    position = round_with(*DULL[:2], stock="M9 M1")
    assert legal(position) == {"draw"}
    assert refused(position, "take") == "nothing-discarded"
    assert refused(position, "discard C2") == "draw-first"
    assert moved(position, "draw") == ["drew 0 M9"]
    assert refused(position, "draw") == refused(position, "take") == "discard-first"
    assert refused(position, "discard C9") == "not-in-hand C9"
    assert moved(position, "discard C2") == ["discarded 0 C2"]
    assert (position.to_move, legal(position)) == (1, {"draw", "take"})
    assert moved(position, "take") == ["took 1 C2"]
    assert position.view(0).discards == ()
    assert told(position, "discard S6", "draw") == ["discarded 1 S6", "drew 0 M1"]
    assert position.moves == tuple(map(read_move, ["draw", "discard C2", "take", "discard S6", "draw"]))


def test_w2_a_design_just_taken_may_not_be_discarded() -> None:
    position = round_with(*DULL[:2], stock="M9")
    told(position, "draw", "discard C2", "take")
    assert position.hands[1].count(card("C2")) == 2
    assert refused(position, "discard C2") == "just-taken C2"
    assert "discard C2" not in legal(position)
    assert "discard S6" in legal(position)
    told(position, "discard S6", "draw", "discard C3", "draw")
    assert "discard C2" in legal(position)


def test_w2_nothing_is_taken_that_leaves_no_discard() -> None:
    """A declared seat must stay ready: without another legal discard it may not take from the pile."""
    position = round_with(C1_WAITS, DULL[0], stock="M9 C9 S9")
    told(position, "checki C1", "draw", "discard M9", "draw", "discard C8")
    assert legal(position) == {"draw"}
    assert refused(position, "take") == "nothing-to-discard C8"


def test_w2_a_declared_player_may_take_what_another_discard_keeps_ready() -> None:
    position = round_with(C1_WAITS, "S5 C3 C4 C6 C8 S2 S3 S4", stock="M9 C9")
    told(position, "checki C1", "draw", "discard M9", "draw", "discard S5")
    assert legal(position) == {"draw", "take"}
    moved(position, "take")
    assert legal(position) == {"discard M5", "discard C5"}
    assert refused(position, "discard S5") == "just-taken S5"
    assert refused(position, "discard C1") == "declared-must-stay-ready C1"


# W9


def test_w9_after_the_last_card_only_claims_are_asked() -> None:
    position = round_with(C1_WAITS, "C1 C3 C4 C6 C8 S2 S3 S4", last="C1", dealer=1)
    moved(position, "checki C1")
    run_out(position, 1)
    assert told(position, "draw", "0:pass", "discard C1") == ["showed 1 C1", "discarded 1 C1"]
    assert (position.to_move, legal(position), position.is_over) == (0, {"0:claim", "0:pass"}, False)
    claimed = position.copy()
    assert told(claimed, "0:claim")[-2:] == ["scored 0 1", "scored 1 0"]
    other = position.view(1)
    assert (other.phase, write_event(other.history[-1])) == ("over", "scored 1 0")
    assert moved(position, "0:pass") == ["scored 0 0", "scored 1 0"]
    assert position.view(1) == other
    assert refused(position, "0:claim") == "game-over"


def test_w9_unclaimed_the_hand_ends_without_a_winner_and_without_checki() -> None:
    position = round_with(DULL[0], C1_WAITS, dealer=1)
    run_out(position, 1)
    moved(position, "draw")
    assert cards.codes(position.view(1).ready_pairs) == ["C1"]
    events = moved(position, f"discard {cards.code(position.drawn)}")
    assert events[1:] == ["scored 0 0", "scored 1 0"]
    assert position.is_over
    score = position.score()
    assert (score.points, score.winners, score.lines) == ((0, 0), (), ((), ()))


def test_w9_nor_is_a_new_pair_shown() -> None:
    position = round_with("M7 M7 C7 C7 S2 C3 C4 M8", TWO_WAIT, last="S7", dealer=1)
    told(position, "1:checki M7")
    run_out(position, 1)
    kept = position.copy()
    assert told(position, "draw", "discard M7")[-1] == "scored 1 0"
    assert position.view(0).declared == ((), ())
    told(kept, "draw", "discard S7")
    assert cards.codes(kept.view(0).declared[1]) == ["M7", "M7"]


# W10


def test_w10_a_hand_won_is_one_point_and_the_first_to_the_target_wins() -> None:
    assert [kowah(2, target=target).goal for target in ("1", "3", "5", "10")] == [1, 3, 5, 10]
    game = kowah(3)
    won = [Score(((),) * 3, tuple(int(s == seat) for s in range(3)), (seat,)) for seat in range(3)]
    nobody = Score(((),) * 3, (0, 0, 0), ())
    played = [won[0]] * 4 + [nobody] + [won[1]] * 4
    assert next_round(game, "free", played) is not None
    assert next_round(game, "free", [*played, won[1]]) is None
    assert winners(game.spec, 3, [*played, won[1]]) == (1,)
    one = kowah(3, target="1")
    assert next_round(one, "free", [nobody]) is not None
    assert next_round(one, "free", [nobody, won[2]]) is None
    rng = random.Random(1)
    assert following(game, rng, 2, [nobody, won[1]]) == ([], 1)
    assert following(game, rng, 2, [won[1], nobody]) == ([], 2)


def test_the_options_are_those_of_the_page() -> None:
    options = {option.name: option for option in kowah().spec.options}
    rows = table("kowah", "| option | values |")
    assert [row[0].strip("`") for row in rows] == list(options)
    for name, values, default in rows:
        option = options[name.strip("`")]
        assert [value.strip(" `") for value in values.split(",")] == list(option.values)
        assert default.strip("`") == option.default
