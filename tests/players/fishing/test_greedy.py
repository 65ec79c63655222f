# SPDX-License-Identifier: MIT
"""The moves of greedy, and the capture values behind them."""

import random
from dataclasses import replace
from itertools import product

import pytest

from tests.players.situations import view_of
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.fishing.catalogue import THOTHIT
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import Decision, Limit, new_player
from thothit_desktop.players.fishing.capture_value import Worth
from thothit_desktop.players.fishing.worths import worth_of

GAME = new_game("thothit")
WORTH = worth_of(GAME)
SHARE = 0.95 / 3


def choice(view: object) -> Decision:
    return new_player("greedy").choose(view, Limit(playouts=1), random.Random(1), lambda: False)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "pool", "expected"),
    [
        ("C9 C2", "S9 S2", "C9xS9"),
        ("C5 M1", "S5 OT WF", "M1xOT"),
        ("OT C3", "OT S3 RF", "OTxOT"),
        ("C4 S7", "C4 M7", "C4xC4"),
    ],
    ids=["stamped nine", "stamped honour of several", "stamped pair", "identical pair"],
)
def test_takes_what_is_worth_most(hand: str, pool: str, expected: str) -> None:
    assert write_move(choice(view_of(hand, pool)).move) == expected


def test_completes_its_own_pair() -> None:
    view = view_of("C5 C6", "S5 S6", captured={0: "S6 M6"})
    assert write_move(choice(view).move) == "C6xS6"


def test_spoils_a_pair_rather_than_begin_nothing() -> None:
    """A card whose twin another holds is worth less than half of a free pair, and more than a dead one."""
    view = view_of("C5", "S5 M5", captured={1: "S5 C7"})
    weighed = choice(view).considered
    assert [write_move(one.move) for one in weighed] == ["C5xM5", "C5xS5"]
    assert weighed[1].margin > WORTH.swing(cards.card("C5"), [0, 0, 0], 0, 0)


def test_turned_card_is_chosen_too() -> None:
    assert write_move(choice(view_of("C2", "S9 C9", turned="M9")).move) == "=M9xS9"


def test_gives_away_the_least() -> None:
    """With nothing to capture, a stamped card is kept; one that nobody can match costs nothing."""
    assert write_move(choice(view_of("S9 C4", "C7")).move) == "C4"
    gone = {0: "C4 S4", 1: "S4 M4", 2: "M4 C2"}
    view = view_of("S9 C4 C6", "C7", captured=gone)
    assert choice(view).considered[0] == (cards_move("C4"), 0.0)


def cards_move(code: str) -> object:
    return choice(view_of(code, "")).move


def test_never_barred_while_there_is_another_move() -> None:
    view = view_of("M5", "S5 S5 C5", options={"pairs": "penalty"})
    assert [write_move(one.move) for one in choice(view).considered] == ["M5xC5"]


@pytest.mark.parametrize("held", [h for h in product(range(3), repeat=3) if sum(h) < 2])
@pytest.mark.parametrize("code", ["C5", "OT"])
def test_swings_sum_to_nothing(code: str, held: tuple[int, int, int]) -> None:
    """One seat's gain of margin by a capture is the loss of the others."""
    for taker in range(3):
        total = sum(WORTH.swing(cards.card(code), held, taker, seat) for seat in range(3))
        assert total == pytest.approx(0)


@pytest.mark.parametrize(
    ("game_id", "hand", "pool", "captured", "expected"),
    [
        ("thothit-kuna", "C5 C6", "S5 S6", {0: "C6 C6"}, "C6xS6"),
        ("thothit-kuna", "C6 RF", "M6 M1", {0: "C6 C6 RF RF"}, "RFxM1"),
        ("enthit", "C5 OT", "C5 M1", {0: "OT OT OT C2"}, "OTxM1"),
        ("enthit", "C5 OT", "C5 M1", {1: "OT OT OT C2"}, "OTxM1"),
        ("enthit", "OT C5", "C7", {1: "OT OT OT C2"}, "C5"),
    ],
    ids=["a third", "a third stamped", "a fourth", "another's fourth", "keeps the fourth"],
)
def test_sees_sets_of_three_and_four(
    game_id: str, hand: str, pool: str, captured: dict[int, str], expected: str
) -> None:
    assert write_move(choice(view_of(hand, pool, captured=captured, game_id=game_id)).move) == expected


@pytest.mark.parametrize(("bonus", "expected"), [("on", "M9xM9"), ("off", "M3xM3")])
def test_sees_the_bonus(bonus: str, expected: str) -> None:
    view = view_of("M3 M9", "M3 M9", options={"bonus": bonus}, game_id="sackson")
    assert write_move(choice(view).move) == expected


def test_of_two_players_one_finishes_before_beginning() -> None:
    """With two players each pair begun is already decided; certain points go first."""
    view = view_of("C5 C6", "S5 S6", captured={0: "C6 M6"}, game_id="sackson", players=2)
    assert write_move(choice(view).move) == "C6xS6"


def test_a_card_that_comes_back_is_no_gift() -> None:
    """The one card that nobody has seen lies on the stock, and will take what is left in the pool."""
    known = list(cards.KEPALA)
    for card in cards.faces(["C4", "C9", "C7", "S4"]):
        known.remove(card)
    view = view_of("C4 C9", "C7", captured={1: " ".join(cards.codes(known))})
    weighed = choice(view).considered
    assert [write_move(one.move) for one in weighed] == ["C4", "C9"]
    assert weighed[0].margin > weighed[1].margin == 0


@pytest.mark.parametrize(
    ("code", "held", "expected"),
    [
        ("C5", [0, 0, 0], 10 * SHARE),
        ("C5", [1, 0, 0], 10 * (1 - SHARE)),
        ("C5", [0, 1, 0], 10 * SHARE / 2),
        ("OT", [0, 0, 0], 10),
        ("OT", [1, 0, 0], 10),
        ("OT", [0, 1, 0], 10),
    ],
)
def test_worth_of_a_capture(code: str, held: list[int], expected: float) -> None:
    """Worked by hand: each free copy goes to each of three seats with the same chance."""
    assert WORTH.swing(cards.card(code), held, 0, 0) == pytest.approx(expected)


def test_worth_follows_the_scoring_of_the_game() -> None:
    """A game that pays nothing for anything gives nothing any worth."""
    poor = FishingGame(THOTHIT)
    nothing = [[tally[0]] * len(tally) for tally in poor.rules.tally]
    poor.rules = replace(poor.rules, tally=nothing)
    assert Worth(poor).swing(cards.card("OT"), [0, 0, 0], 0, 0) == 0


def test_seats_that_do_not_play_count_for_nothing() -> None:
    """Two of five: what the taker wins, the other loses, and an absent seat's copies are nobody's."""
    worth = worth_of(new_game("sackson", 5).in_match((1, 3)))
    nothing = [0] * 5
    assert worth.swing(0, nothing, 1, 1) == pytest.approx(-worth.swing(0, nothing, 1, 3))
    assert worth.swing(0, nothing, 1, 1) == worth_of(new_game("sackson", 2)).swing(0, [0, 0], 0, 0)
