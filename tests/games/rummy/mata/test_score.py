# SPDX-License-Identifier: MIT
"""docs/rules/mata.md M8, M9 and M10: what a win comes to."""

import pytest
from hypothesis import given

from tests.games.oracle import mata_points
from tests.games.pages import table
from tests.games.rounds import positions
from tests.games.rummy.mata.rounds import mata
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Position
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.mata.score import Win, made_by, score_lines
from thothit_desktop.games.rummy.mata.spec import MATA_GAMES

EXAMPLES = table("mata", "| game | options | hand | won |")


@pytest.mark.parametrize("row", EXAMPLES, ids=lambda row: f"{row[0]} {row[3]} {row[4]}")
def test_m9_m10_the_examples_of_the_page(row: list[str]) -> None:
    game_id, changed, hand, won, turned, told, points = row
    name, _, value = changed.replace("`", "").partition(" ")
    game = mata(game_id.strip("`"), **({name: value} if name else {}))
    how, _, call = won.partition(", ")
    card = None if how == "dealt" else cards.card(how.split()[-1])
    win = Win(cards.faces(hand.replace(",", "").split()), card, not how.startswith("another"), call)
    assert game.rules.is_winning(win.hand)
    assert len(win.hand) == game.rules.hand + 1
    lines = score_lines(game.rules, win, cards.faces(turned.split()))
    assert ", ".join(f"{line.rule} {line.points}" for line in lines) == told
    assert sum(line.points for line in lines) == int(points)


def test_m9_m10_there_are_fifteen_examples() -> None:
    assert len(EXAMPLES) == 15


@given(position=positions(ended=True, specs=MATA_GAMES))
def test_points_are_those_of_the_second_implementation(position: Position) -> None:
    assert isinstance(position, MataPosition)
    if position.winner is None:
        assert not any(position.score().points)
    else:
        assert position.score().points[position.winner] == mata_points(position)


@pytest.mark.parametrize(
    ("game_id", "turned", "made"),
    [
        ("balik-satu", "one", [True]),
        ("balik-satu", "fifteen", [True, False, False, True]),
        ("gonggong", "one", [False]),
        ("gonggong", "fourteen", [True, False, False, True]),
    ],
)
def test_m9_m10_a_turned_card_that_makes_a_mata_is_told(game_id: str, turned: str, made: list[bool]) -> None:
    rules = mata(game_id, turned=turned).rules
    win = Win(
        cards.faces(
            ["C7", "M7", "M7", "C2", "C2", "C2", "C3", "S3", "M3", "C4", "S4", "M4", "C5", "S5", "M5"]
        ),
        cards.card("M5"),
        True,
        "any",
    )
    shown = cards.faces(["M7", "M7", "S3", "S3"])
    found = [made_by(rules, win, shown[: end + 1]) for end in range(len(made))]
    assert found == made


def test_m9_a_card_of_a_rank_not_held_makes_nothing() -> None:
    rules = mata(turned="fifteen").rules
    win = Win(
        cards.faces(
            ["C7", "M7", "M7", "C2", "C2", "C2", "C3", "S3", "M3", "C4", "S4", "M4", "C5", "S5", "M5"]
        ),
        cards.card("M5"),
        True,
        "any",
    )
    assert not made_by(rules, win, cards.faces(["C8", "C8", "C8"]))
    assert made_by(mata("gonggong", turned="fourteen").rules, win, cards.faces(["C8", "C8", "C8"]))
