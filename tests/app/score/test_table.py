# SPDX-License-Identifier: MIT
"""The score sheet as data and in words: every line explains itself, in every game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.rounds import CAPTURING, barred, ended, found, stub
from thothit_desktop.app.score import table as score_table
from thothit_desktop.app.score.groups import groups, heading, rules, worth
from thothit_desktop.flow.match import Match
from thothit_desktop.games import GAMES
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import Score, ScoreLine
from thothit_desktop.games.fishing.catalogue import FishingSpec


def text(of: Match, deck: str = "ceki") -> list[str]:
    """The paragraphs of the sheet in words."""
    return score_table.as_text(score_table.sheet(of, deck), deck).split("\n\n")


# The lines and what they are called


@given(st.sampled_from(CAPTURING), st.integers(0, 10**6))
def test_groups_hold_every_captured_card_and_sum_to_the_points(game: tuple[str, int], seed: int) -> None:
    score = ended(*game, number=seed).scores[-1]
    for lines, points in zip(score.lines, score.points, strict=True):
        grouped = groups(lines)
        assert [rule for rule in rules(score) if rule in grouped] == list(grouped)
        assert sum(group.points for group in grouped.values()) == points
        assert all(group.each * len(group.sets) == group.points for group in grouped.values())
        held = Counter(card for group in grouped.values() for cards in group.sets for card in cards)
        assert held == Counter(card for line in lines for card in line.cards)


@pytest.mark.parametrize("game", dict.fromkeys(game for game, _ in CAPTURING))
def test_every_rule_of_every_game_has_a_heading(game: str) -> None:
    spec = GAMES[game]
    if isinstance(spec, FishingSpec):
        tables = [spec.black, spec.red, *(table for _, table in spec.bonus.values())]
        called = ["plain"] if spec.black == spec.red else ["black", "red"]
        called += [name for name, _ in spec.bonus.values()]
        if spec.black == spec.red:
            tables = tables[1:]
        named = {f"{name}-{size}" for name, table in zip(called, tables, strict=True) for size in table}
        named.add("loose")
    else:
        named = {"captured"}
    assert len({heading(rule) for rule in named}) == len(named)
    assert all(heading(rule) and "{" not in heading(rule) for rule in named)
    everything = Score(tuple((ScoreLine(rule, (0, 0), 0),) for rule in named), (), ())
    assert set(rules(everything)) == named


def test_the_largest_sets_come_first_and_the_red_before_the_black() -> None:
    ids = ("loose", "black-2", "red-1", "black-4", "red-2", "red-4")
    score = Score(tuple((ScoreLine(rule, (0,), 0),) for rule in ids), (), ())
    assert [heading(rule) for rule in rules(score)] == [
        "Red fours",
        "Red pairs",
        "Red singles",
        "Black fours",
        "Black pairs",
        "Loose cards",
    ]
    assert [heading(rule) for rule in ("plain-2", "nine-2", "one-2", "captured")] == [
        "Identical pairs",
        "Pairs of nines",
        "Pairs of rank one",
        "Captured pairs",
    ]


@pytest.mark.parametrize(
    ("game", "rule", "each", "said"),
    [
        ("thothit", "red-2", 20, "20 each"),
        ("enthit", "red-4", 100, "100 each"),
        ("enthit", "black-4", 50, "50 each"),
        ("thothit-kuna", "red-2", 1, "1 each"),
        ("sackson", "plain-2", 1, "1 each"),
        ("thothit-yogyakarta", "red-2", 30, "30 each: 10 for the set\nand 10 for each red card"),
        ("thit-thit-dulit", "red-2", 30, "30 each: 10 for the set\nand 10 for each red card"),
        ("thit-thit-dulit", "red-1", 10, "10 each"),
        ("kings", "captured", 2, "2 each"),
        ("kings", "loose", 0, "worth nothing"),
    ],
)
def test_what_a_set_is_worth_is_said(game: str, rule: str, each: int, said: str) -> None:
    assert worth(rule, each, GAMES[game]) == said


# All of it in words


@pytest.mark.parametrize(("game", "players"), CAPTURING)
def test_the_text_says_all_of_every_game(game: str, players: int) -> None:
    played = ended(game, players)
    score = played.scores[-1]
    paragraphs = text(played)
    assert len(paragraphs) == 1 + players
    for seat, paragraph in enumerate(paragraphs[1:]):
        lines = paragraph.splitlines()
        assert lines[0].startswith(played.names[seat])
        assert f": {score.points[seat]}. " in lines[-1]
        for group in groups(score.lines[seat]).values():
            told = f"{len(group.sets)} × {group.each} = {group.points}"
            assert sum(line.startswith(heading(group.rule)) and told in line for line in lines) == 1
    assert not any("{" in paragraph for paragraph in paragraphs)


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
            "Loose cards, worth nothing: 2 × 0 = 0 (1 of Coins, White Flower)",
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
    assert note.startswith("Barred from winning: ")
    assert note.endswith("The win goes to the best of the others.")
    for seat, paragraph in enumerate(text(played)[1:]):
        name = played.names[seat]
        assert ("cannot win" in paragraph.splitlines()[0]) == (seat in barred(played))
        assert (f"{name} (broke the pair of " in note) == (seat in barred(played))


def test_nobody_wins_where_all_are_barred() -> None:
    played = next(
        played for number in range(500) if len(barred(played := ended("thothit-chinese", number=number))) == 3
    )
    assert text(played)[0].startswith("Nobody wins the round\n")
    assert text(played)[0].endswith("All are barred, so nobody wins.")
    assert "Winner" not in "".join(text(played))


def test_kings_shows_its_kings() -> None:
    played = next(
        played
        for number in range(500)
        if not settled(played := ended("kings", 4, length=4, rounds=2, number=number))
    )
    winner = played.scores[-1].winners[0]
    told = text(played, "western")
    assert "King 2 of 4" in told[0]
    for seat, paragraph in enumerate(told[1:]):
        assert ("King, most cards win it: King of Hearts" in paragraph) == (seat == winner)
        assert f"Cards: {played.scores[-1].points[seat]}. Kings so far: {played.totals[seat]}." in paragraph


def settled(played: Match) -> int:
    """How many draws of Laki there were in the last round."""
    return sum(event.kind == "gathered" for event in played.position.history)


def test_laki_for_the_king_is_told() -> None:
    played = next(played for number in range(500) if settled(played := ended("kings", 2, number=number)) == 1)
    you, sri = (int(paragraph.split("wins: ")[1][0]) for paragraph in text(played, "western")[1:])
    assert (you > sri) == (played.scores[-1].winners == (0,))
    assert [", wins (" in paragraph for paragraph in text(played)[1:]] == [you > sri, sri > you]
    won = text(played, "western")[1 + played.scores[-1].winners[0]]
    assert "King, won by Laki: King of " in won
    drawn = [event.cards for event in played.position.history if event.kind == "drawn"]
    for hand, paragraph in zip(drawn, text(played, "western")[1:], strict=True):
        assert "Laki for the king, nearest to nine wins: " in paragraph
        assert all(card in paragraph for card in names(hand))


def names(cards: tuple[int, ...]) -> list[str]:
    return [score_table.name(card, "western") for card in cards]


def test_laki_for_the_match_is_told_after_that_for_the_king() -> None:
    """Both contests in one round: the rows tell which is which, and a draw level at the top goes on."""
    played = found(lambda played: settled(played) > 1 and level(played), "kings", 2, length=4)
    rows = [row.heading for row in score_table.sheet(played, "western").rows if "Laki" in row.heading]
    assert rows[0] == "Laki for the king"
    assert rows[-1] == "Laki for the match"
    champion = played.winners[0]
    assert played.scores[-1].champion == champion
    assert [", wins the match" in paragraph for paragraph in text(played)[1:]] == [
        champion == 0,
        champion == 1,
    ]


def level(played: Match) -> bool:
    """Whether the last round's captures are equal, and the kings after it too."""
    return len(set(played.scores[-1].points)) == 1 and len(set(played.totals)) == 1


def test_an_extra_hand_shows_only_who_plays_it() -> None:
    played = found(lambda played: len(played.positions) > 4, "totit-denexa", 4, length="rotation")
    playing = played.position.game.playing
    shown = score_table.sheet(played, "ceki")
    assert [column.name for column in shown.columns] == [played.names[seat] for seat in playing]
    assert "Extra hand between " in shown.notes[0]
    assert "Sitting out: " in shown.notes[0]


def test_at_the_end_of_a_match_its_winner_is_the_headline() -> None:
    played = ended("thothit", rounds=9, length=3)
    head = text(played)[0]
    assert "the match" in head.splitlines()[0]
    assert head.splitlines()[1].startswith("Round 3 of 3 · ")
    assert "the round" in head.splitlines()[1]


def test_a_tie_after_the_last_deal_tells_who_goes_on():
    played = next(
        tried
        for number in range(200)
        if (tried := ended("totit-cats", 3, rounds=3, number=number, length="rotation")).tied
    )
    level = " and ".join(played.names[seat] for seat in played.tied)
    if len(played.tied) == 3:
        level = "You, Sri and Wati"
    assert f"Level: {level}. An extra hand decides" in score_table.sheet(played, "ceki").notes[0]
    played.go_on()
    assert played.tied == ()
