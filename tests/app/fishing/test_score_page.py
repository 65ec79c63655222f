# SPDX-License-Identifier: MIT
"""The score sheet of a fishing game: its groups of sets, and the barred players."""

import pytest

from tests.app.rounds import barred, ended, stub
from tests.app.sheets import text
from thothit_desktop.app.fishing.grouping import FishingGrouping
from thothit_desktop.games import games
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import Score, ScoreLine


def test_the_largest_sets_come_first_and_the_red_before_the_black() -> None:
    ids = ("loose", "black-2", "red-1", "black-4", "red-2", "red-4")
    score = Score(tuple((ScoreLine(rule, (0,), 0),) for rule in ids), (), ())
    assert [FishingGrouping().heading(rule) for rule in FishingGrouping().rules(score)] == [
        "Red fours",
        "Red pairs",
        "Red singles",
        "Black fours",
        "Black pairs",
        "Other cards",
    ]
    assert [FishingGrouping().heading(rule) for rule in ("plain-2", "nine-2", "one-2")] == [
        "Identical pairs",
        "Pairs of nines",
        "Pairs of ones",
    ]


@pytest.mark.parametrize(
    ("game", "rule", "each", "said"),
    [
        ("thothit", "red-2", 20, "20 each"),
        ("enthit", "red-4", 100, "enthit abang: 100 each"),
        ("enthit", "black-4", 50, "enthit: 50 each"),
        ("thothit-kuna", "red-2", 1, "1 each"),
        ("sackson", "plain-2", 1, "1 each"),
        ("thothit-yogyakarta", "red-2", 30, "30 each: 10 for the set\nand 10 for each red card"),
        ("thit-thit-dulit", "red-2", 30, "30 each: 10 for the set\nand 10 for each red card"),
        ("thit-thit-dulit", "red-1", 10, "10 each"),
    ],
)
def test_what_a_set_is_worth_is_said(game: str, rule: str, each: int, said: str) -> None:
    assert FishingGrouping().worth(rule, each, games()[game]) == said


def test_the_text_of_a_round_of_thothit(monkeypatch: pytest.MonkeyPatch) -> None:
    played = stub(
        monkeypatch,
        ended("thothit", rounds=2),
        (ScoreLine("black-2", faces(["C3", "C3"]), 10), ScoreLine("black-2", faces(["M7", "M7"]), 10)),
        (ScoreLine("red-1", faces(["S9"]), 10), ScoreLine("loose", faces(["C1", "WF"]), 0)),
        (ScoreLine("red-2", faces(["OT", "OT"]), 20), ScoreLine("red-1", faces(["RF"]), 10)),
    )
    titles = {played.starter: "raja", (played.starter + 1) % 3: "patih", (played.starter + 2) % 3: "unyik"}
    head, *paragraphs = text(played)
    assert head == "Wati wins the round\nRound 2, free play"
    assert [paragraph.splitlines() for paragraph in paragraphs] == [
        [
            f"You, {titles[0]}",
            "Black pairs, 10 each: 2 × 10 = 20 (3 of Coins, 7 of Myriads)",
            "This round: 20. After round 2: 40.",
        ],
        [
            f"Sri, {titles[1]}",
            "Red singles, 10 each: 1 × 10 = 10 (9 of Strings)",
            "Other cards, worth nothing: 2 × 0 = 0 (1 of Coins, White Flower)",
            "This round: 10. After round 2: 20.",
        ],
        [
            f"Wati, {titles[2]}, Winner",
            "Red pairs, 20 each: 1 × 20 = 20 (Old Thousand)",
            "Red singles, 10 each: 1 × 10 = 10 (Red Flower)",
            "This round: 30. After round 2: 60.",
        ],
    ]


def test_like_sets_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    four = ScoreLine("black-4", faces(["C3"] * 4), 10)
    played = stub(monkeypatch, ended("thothit-kuna", 4), (four, four), (four,), (), ())
    assert "Black fours, 10 each: 2 × 10 = 20 (3 of Coins (2 times))" in text(played)[1]


def test_the_sheet_says_who_was_barred_and_why() -> None:
    played = next(
        played
        for number in range(200)
        if len(barred(played := ended("thothit-chinese", number=number))) in (1, 2)
    )
    note = text(played)[0].splitlines()[-1]
    assert note.startswith("Can't win this round: ")
    assert note.endswith("The best of the other players wins.")
    for seat, paragraph in enumerate(text(played)[1:]):
        name = played.names[seat]
        assert ("can't win" in paragraph.splitlines()[0]) == (seat in barred(played))
        assert (f"{name} (broke the pair of " in note) == (seat in barred(played))


@pytest.mark.whole
def test_nobody_wins_where_all_are_barred() -> None:
    played = next(
        played for number in range(500) if len(barred(played := ended("thothit-chinese", number=number))) == 3
    )
    assert text(played)[0].startswith("Nobody wins the round\n")
    assert text(played)[0].endswith("Everyone has broken a pair, so nobody wins.")
    assert "Winner" not in "".join(text(played))


def test_captures_that_score_at_once_have_lines_of_their_own() -> None:
    """docs/rules/fishing.md G5; without bonuses three red copies are no ang pow."""
    score = Score(
        tuple((ScoreLine(rule, (0,), 0),) for rule in ("loose", "kandang", "black-3", "ayam")), (), ()
    )
    grouping, spec = FishingGrouping(), games()["cholek-tiga"]
    assert [grouping.heading(rule) for rule in grouping.rules(score)] == [
        "Black threes",
        "Three at once with a hand card: ayam",
        "Three at once with the stock card: kandang",
        "Other cards",
    ]
    assert grouping.worth("red-3", 13, spec) == "ang pow: 13 each"
    assert grouping.worth("red-4", 28, spec) == "ang pow besar: 28 each"
    assert grouping.worth("red-3", 3, spec) == "3 each"
