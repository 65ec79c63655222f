# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 4."""

import pytest

from tests.games.rounds import later
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import KEPALA
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.games.scoring import best_split, explain


def points(captured: str) -> int:
    return sum(line.points for line in explain(cards.faces(captured.split()), new_game("thothit").tally))


@pytest.mark.parametrize(
    ("captured", "total"),
    [
        pytest.param("", 0, id="nothing"),
        pytest.param("S5", 0, id="black-1"),
        pytest.param("S5 S5", 10, id="black-2"),
        pytest.param("S9", 10, id="red-1"),
        pytest.param("S9 S9", 20, id="red-2"),
        pytest.param("OT RF", 20, id="two-red-designs"),
        pytest.param("C5 S5 M5 WF C1", 0, id="matches-without-a-twin"),
        pytest.param("S5 OT C5 S5 OT", 30, id="mixed"),
    ],
)
def test_thothit_row(captured: str, total: int) -> None:
    assert points(captured) == total


def test_all_cards_of_a_kepala_come_to_330() -> None:
    assert sum(line.points for line in explain(KEPALA, new_game("thothit").tally)) == 27 * 10 + 3 * 20 == 330


ENTHIT_BLACK, ENTHIT_RED = {2: 10, 4: 50}, {1: 10, 2: 20, 4: 100}
KUNA_BLACK, KUNA_RED = {3: 5, 4: 10}, {2: 1, 3: 10, 4: 20}


@pytest.mark.parametrize(
    ("worth", "copies", "total", "sizes"),
    [
        pytest.param(ENTHIT_RED, 3, 30, (2, 1), id="enthit-red-3"),
        pytest.param(ENTHIT_BLACK, 3, 10, (2,), id="enthit-black-3"),
        pytest.param(ENTHIT_RED, 4, 100, (4,), id="enthit-red-4"),
        pytest.param(KUNA_RED, 6, 21, (4, 2), id="kuna-red-6"),
        pytest.param(KUNA_BLACK, 7, 15, (4, 3), id="kuna-black-7"),
        pytest.param(KUNA_RED, 5, 20, (4,), id="kuna-red-5"),
        pytest.param(KUNA_BLACK, 9, 20, (4, 4), id="kuna-black-9"),
        pytest.param({}, 2, 0, (), id="worthless"),
    ],
)
def test_copies_split_into_the_dearest_sets(
    worth: dict[int, int], copies: int, total: int, sizes: tuple[int, ...]
) -> None:
    assert best_split(copies, worth) == (total, sizes)


def test_the_score_explains_itself_by_rank() -> None:
    lines = explain(cards.faces("S9 C2 OT S5 C2 M5 OT S5".split()), new_game("thothit").tally)  # noqa: SIM905
    assert [(line.rule, cards.codes(line.cards), line.points) for line in lines] == [
        ("red-2", ["OT", "OT"], 20),
        ("black-2", ["C2", "C2"], 10),
        ("black-2", ["S5", "S5"], 10),
        ("red-1", ["S9"], 10),
        ("loose", ["M5"], 0),
    ]


def test_most_points_wins_and_equal_ones_share() -> None:
    position = later("C2", "C3")
    position.captures = [list(cards.faces(codes.split())) for codes in ("S5 S5", "S9", "C5")]
    score = position.score()
    assert score.points == (10, 10, 0)
    assert score.winners == (0, 1)
    assert score.lines[2] == (ScoreLine("loose", (cards.card("C5"),), 0),)
