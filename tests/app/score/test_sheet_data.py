# SPDX-License-Identifier: MIT
"""The score sheet as data and texts: every line explains itself, in every game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.rounds import CAPTURING, ended, found
from tests.app.sheets import grouping_of, sheet_of, text
from tests.tiers import each_game
from thothit_desktop.games import games
from thothit_desktop.games.contract import Score, ScoreLine
from thothit_desktop.games.fishing.catalogue import FishingSpec


@pytest.mark.whole
@given(st.sampled_from(CAPTURING), st.integers(0, 10**6))
def test_groups_hold_every_captured_card_and_sum_to_the_points(game: tuple[str, int], seed: int) -> None:
    spec = games()[game[0]]
    score, grouping = ended(*game, number=seed).scores[-1], grouping_of(spec)
    alike = not (
        isinstance(spec, FishingSpec) and spec.combinations
    )  # else the cards of a group differ in value
    for lines, points in zip(score.lines, score.points, strict=True):
        grouped = grouping.groups(lines)
        assert [rule for rule in grouping.rules(score) if rule in grouped] == list(grouped)
        assert sum(group.points for group in grouped.values()) == points
        assert not alike or all(group.each * len(group.sets) == group.points for group in grouped.values())
        held = Counter(card for group in grouped.values() for cards in group.sets for card in cards)
        assert held == Counter(card for line in lines for card in line.cards)


@pytest.mark.parametrize("game", dict.fromkeys(game for game, _ in CAPTURING))
def test_every_rule_of_every_game_has_a_heading(game: str) -> None:
    spec = games()[game]
    grouping = grouping_of(spec)
    if isinstance(spec, FishingSpec):
        tables = [spec.black, spec.red, *(table for _, table in spec.bonus.values())]
        called = ["plain"] if spec.black == spec.red else ["black", "red"]
        called += [name for name, _ in spec.bonus.values()]
        if spec.black == spec.red:
            tables = tables[1:]
        named = {f"{name}-{size}" for name, table in zip(called, tables, strict=True) for size in table}
        named = {*spec.set_names, "ranks"} if spec.combinations else {*named, "loose"}
    else:
        named = {"captured"}
    assert len({grouping.heading(rule) for rule in named}) == len(named)
    assert all(grouping.heading(rule) and "{" not in grouping.heading(rule) for rule in named)
    everything = Score(tuple((ScoreLine(rule, (0, 0), 0),) for rule in named), (), ())
    assert set(grouping.rules(everything)) == named


@each_game(("game", "players"), CAPTURING)
def test_the_text_says_all_of_every_game(game: str, players: int) -> None:
    played, grouping = ended(game, players), grouping_of(games()[game])
    score = played.scores[-1]
    paragraphs = text(played)
    assert len(paragraphs) == 1 + players
    for seat, paragraph in enumerate(paragraphs[1:]):
        lines = paragraph.splitlines()
        assert lines[0].startswith(played.names[seat])
        assert f": {score.points[seat]}. " in lines[-1]
        for group in grouping.groups(score.lines[seat]).values():
            told = f"{len(group.sets)} × {group.each} = {group.points}"
            if game == "pei":
                told = str(group.points)
            assert sum(line.startswith(grouping.heading(group.rule)) and told in line for line in lines) == 1
    assert not any("{" in paragraph for paragraph in paragraphs)


def test_an_extra_hand_shows_only_who_plays_it() -> None:
    played = found(lambda played: len(played.positions) > 4, "totit-denexa", 4, length="rotation")
    playing = played.position.game.playing
    shown = sheet_of(played)
    assert [column.name for column in shown.columns] == [played.names[seat] for seat in playing]
    assert "Play-off round between " in shown.notes[0]
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
    assert f"Tied: {level}. A play-off round decides" in sheet_of(played).notes[0]
    played.deal_next()
    assert played.tied == ()
