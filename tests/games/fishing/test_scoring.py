# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 4."""

import pytest

from tests.games.pages import table
from tests.games.rounds import later
from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.cards import KEPALA
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.games.fishing.catalogue import FISHING, THOTHIT
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.scoring import best_split, explain


def points(captured: str, game_id: str = "thothit", **options: str) -> int:
    game = new_game(game_id, options=options)
    assert isinstance(game, FishingGame)
    return sum(line.points for line in explain(cards.faces(captured.split()), game.rules.tally))


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
@pytest.mark.parametrize("game_id", ["thothit", "thothit-chinese"])
def test_thothit_row(captured: str, total: int, game_id: str) -> None:
    assert points(captured, game_id) == total


# Of so many copies, what black and what red ones are worth, from one copy on.
ROWS = [
    ("thothit", [0, 10], [10, 20]),
    ("thothit-chinese", [0, 10], [10, 20]),
    ("enthit", [0, 10, 10, 50], [10, 20, 30, 100]),
    (
        "thothit-kuna",
        [0, 0, 5, 10, 10, 10, 15, 20, 20, 20, 25, 30],
        [0, 1, 10, 20, 20, 21, 30, 40, 40, 41, 50, 60],
    ),
    ("cholek-tiga", [0, 0, 3, 8], [1, 4, 13, 28]),
    ("sackson", [0, 1], [0, 1]),
    ("totit-denexa", [0, 1], [0, 1]),
    ("totit-cats", [0, 1], [0, 1]),
    ("thothit-yogyakarta", [0, 10], [10, 30]),
    ("thit-thit-dulit", [0, 10], [10, 30]),
]


@pytest.mark.parametrize(("game_id", "black", "red"), ROWS, ids=[row[0] for row in ROWS])
def test_section_4_table_row(game_id: str, black: list[int], red: list[int]) -> None:
    game = new_game(game_id, max(games()[game_id].players))
    assert isinstance(game, FishingGame)
    for designs, worth in ((["C1", "M5", "C9", "WF"], black), (["OT", "RF", "S9"], red)):
        for code in designs:
            tallies = game.rules.tally[cards.card(code)]
            assert [sum(line.points for line in tally.lines) for tally in tallies] == [0, *worth]
            assert all(
                sum(len(line.cards) for line in tally.lines) + tally.loose == copies
                for copies, tally in enumerate(tallies)
            )


def test_section_4_is_told_by_the_rules_page() -> None:
    told = {}
    for names, *cells in table("fishing", "| game | black | red-stamped |"):
        worth = [dict(tuple(map(int, pair.split(": "))) for pair in cell.split(", ")) for cell in cells]
        told |= {game_id.strip("`"): worth for game_id in names.split(", ")}
    assert told == {
        spec.id: [dict(spec.black), dict(spec.red)]
        for spec in FISHING
        if spec.splits and not spec.combinations
    }


@pytest.mark.parametrize(
    ("game_id", "captured", "total"),
    [
        pytest.param("enthit", "OT OT OT", 20 + 10, id="Enthit, three red copies"),
        pytest.param("enthit", "C5 C5 C5", 10, id="Enthit, three black copies"),
        pytest.param("thothit-kuna", "RF RF RF RF RF RF", 20 + 1, id="Kuna, six red copies"),
        pytest.param("thothit-kuna", "C5 C5 C5 C5 C5 C5 C5", 10 + 5, id="Kuna, seven black copies"),
        pytest.param("thothit-kuna", "S9 S9 S9 S9 S9", 20, id="Kuna, five red copies"),
        pytest.param("thothit-yogyakarta", "OT OT", 30, id="Yogyakarta, a red pair"),
        pytest.param("thothit-yogyakarta", "S9", 10, id="Yogyakarta, a lone red card"),
        pytest.param("thit-thit-dulit", "RF RF", 30, id="Dulit, a red pair"),
    ],
)
def test_section_4_checks(game_id: str, captured: str, total: int) -> None:
    assert points(captured, game_id) == total


def test_section_4_check_kuna_nine_black_copies() -> None:
    game = new_game("thothit-kuna", 6)
    assert isinstance(game, FishingGame)
    assert sum(line.points for line in explain(cards.faces(["C5"] * 9), game.rules.tally)) == 20


@pytest.mark.parametrize(
    ("game_id", "total"),
    [("thothit", 27 * 10 + 3 * 20), ("thit-thit-dulit", 360), ("thothit-yogyakarta", 360), ("sackson", 30)],
)
def test_all_cards_of_a_kepala(game_id: str, total: int) -> None:
    assert points(" ".join(cards.codes(KEPALA)), game_id) == total


@pytest.mark.parametrize("game_id", ["sackson", "totit-denexa", "totit-cats"])
@pytest.mark.parametrize(
    ("captured", "plain", "bonus"),
    [
        pytest.param("C9 C9", 1, 3, id="nine"),
        pytest.param("S9 S9", 1, 3, id="red-nine"),
        pytest.param("M1 M1", 1, 2, id="one"),
        pytest.param("OT OT", 1, 2, id="red-honour"),
        pytest.param("WF WF", 1, 2, id="black-honour"),
        pytest.param("M5 M5", 1, 1, id="other"),
        pytest.param("C9 M9 OT RF", 0, 0, id="no-twins"),
    ],
)
def test_bonus_pairs(game_id: str, captured: str, plain: int, bonus: int) -> None:
    assert points(captured, game_id) == points(captured, game_id, bonus="off") == plain
    assert points(captured, game_id, bonus="on") == bonus


def test_sackson_counted_by_the_stamps() -> None:
    """The rows of docs/rules/fishing.md 4 for `scoring`; the bonus counts for nothing beside it."""
    captured = "OT OT S9 C9 C9 C5 C5 M1 WF"
    assert points(captured, "sackson") == 3
    assert points(captured, "sackson", scoring="stamps") == 20 + 10 + 10 + 10
    assert points(captured, "sackson", scoring="stamps", bonus="on") == 50


def test_lines_are_named_after_their_sets() -> None:
    def rules(captured: str, game_id: str, **options: str) -> list[str]:
        game = new_game(game_id, options=options)
        assert isinstance(game, FishingGame)
        return [line.rule for line in explain(cards.faces(captured.split()), game.rules.tally)]

    assert rules("OT OT OT OT OT OT C5 C5 C5", "thothit-kuna") == ["red-4", "red-2", "black-3"]
    assert rules("OT OT C9 C9 C5 C5 C4", "sackson") == ["plain-2", "plain-2", "plain-2", "loose"]
    assert rules("OT OT C9 C9 C5 C5", "sackson", bonus="on") == ["one-2", "plain-2", "nine-2"]


@pytest.mark.parametrize(
    ("worth", "copies", "total", "sizes"),
    [
        pytest.param({1: 10, 2: 20, 4: 100}, 3, 30, (2, 1), id="enthit-red-3"),
        pytest.param({2: 1, 3: 10, 4: 20}, 6, 21, (4, 2), id="kuna-red-6"),
        pytest.param({2: 3, 3: 4}, 4, 6, (2, 2), id="the-largest-set-is-not-always-the-dearest"),
        pytest.param({}, 2, 0, (), id="worthless"),
    ],
)
def test_copies_split_into_the_dearest_sets(
    worth: dict[int, int], copies: int, total: int, sizes: tuple[int, ...]
) -> None:
    assert best_split(copies, worth) == (total, sizes)


def test_the_score_explains_itself_by_rank() -> None:
    captured = cards.faces("S9 C2 OT S5 C2 M5 OT S5".split())  # noqa: SIM905
    lines = explain(captured, FishingGame(THOTHIT).rules.tally)
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
