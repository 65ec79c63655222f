# SPDX-License-Identifier: MIT
"""Faults that the check of random rounds finds in broken games."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from thothit_desktop.games import check, games
from thothit_desktop.games.contract import Layout, Move, ScoreLine
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kings.position import KingsPosition
from thothit_desktop.games.record import Record, Replay, parse
from thothit_desktop.games.rummy.position import KowahPosition


@pytest.mark.whole
def test_sound_games_show_no_fault() -> None:
    found = check.check(150, 4)
    assert (found.fault, found.record) == ("", "")
    assert set(found.rounds) == set(games())
    assert found.rounds.total() == 150


@pytest.mark.whole
def test_other_seeds_draw_other_rounds() -> None:
    assert check.check(60, 1).rounds != check.check(60, 2).rounds
    assert check.check(60, 1) == check.check(60, 1)


played, scored, seen = FishingPosition.play, FishingPosition.score, FishingPosition.view


def loses_a_card(position: FishingPosition, move: Move) -> Any:
    events = played(position, move)
    position.captures[0][:1] = []
    return events


def adds_a_line(position: FishingPosition) -> Any:
    score = scored(position)
    return score._replace(lines=((ScoreLine("gift", (), 1), *score.lines[0]), *score.lines[1:]))


def crashes(position: FishingPosition, move: Move) -> Any:
    raise KeyError("bug")


def differs(position: FishingPosition, seat: int) -> FishingView:
    return seen(position, seat)._replace(dealer=id(position))


def only(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no other game."""
    spec = games()[game_id]
    monkeypatch.setattr(check, "games", lambda: {game_id: spec})


@pytest.mark.parametrize(
    ("method", "broken", "fault"),
    [
        ("play", loses_a_card, "a card has been lost or added"),
        ("score", adds_a_line, "the score lines of seat 0 do not add up to "),
        ("play", crashes, "KeyError('bug')"),
        ("legal_moves", lambda position: [], "nobody can move"),
        ("view", differs, "the record does not replay to what seat 0 saw"),
    ],
)
def test_a_fault_is_told_with_the_record_of_it(
    method: str, broken: Callable[..., Any], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    only("thothit", monkeypatch)
    monkeypatch.setattr(FishingPosition, method, broken)
    found = check.check(20)
    assert found.fault.startswith(fault)
    assert parse(found.record).game == "thothit"


def test_a_record_that_reads_back_otherwise_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "parse", lambda text: None)
    assert check.check(20).fault == "the record does not read back"


def test_a_deal_that_fails_is_a_fault_of_a_record_without_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(game: FishingGame, rng: random.Random, dealer: int) -> Layout:
        raise ValueError("no cards")

    only("thothit", monkeypatch)
    monkeypatch.setattr(FishingGame, "deal", fails)
    found = check.check(20)
    assert found.fault == "ValueError('no cards')"
    assert '"rounds": []' in found.record


def test_a_draw_refused_in_kings_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    only("kings", monkeypatch)
    monkeypatch.setattr(KingsPosition, "refusal", lambda position, move: move)
    assert check.check(20).fault.endswith("is legal and refused")


@pytest.mark.long
@pytest.mark.parametrize("game_id", ["kowah", "thunee"])
def test_matches_to_a_goal_are_played_on(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then as many rounds as it takes, and records of matches that are complete."""
    complete, lengths = [], []
    read = check.replay

    def replayed(record: Record) -> Replay:
        played = read(record)
        complete.append(played.match_winners is not None)
        lengths.append(len(played.positions))
        return played

    only(game_id, monkeypatch)
    monkeypatch.setattr(check, "replay", replayed)
    assert check.check(150, 2).fault == ""
    assert {1, 2} <= set(lengths)
    assert max(lengths) > 2
    assert any(complete) or game_id == "kowah"  # by chance alone few hands of Kowah are won


def test_a_card_lost_in_kowah_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = KowahPosition.play

    def loses(position: KowahPosition, move: Move) -> Any:
        events = taken(position, move)
        position.discards[:1] = []
        return events

    only("kowah", monkeypatch)
    monkeypatch.setattr(KowahPosition, "play", loses)
    assert check.check(1).fault == "a card has been lost or added"


def test_a_round_that_cannot_be_taken_back_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither where the moment is seen otherwise, nor where the end is."""
    only("thothit", monkeypatch)
    for counted, fault in (
        (1, r"taken back to move \d+, seat \d sees something else"),
        (2, r"played again .*"),
    ):
        asked = [0]

        def sees(
            position: FishingPosition, seat: int, counted: int = counted, asked: list[int] = asked
        ) -> Any:
            asked[0] += 1
            view = seen(position, seat)
            return view if asked[0] != 1 + counted else view._replace(dealer=9)

        monkeypatch.setattr(FishingPosition, "view", sees)
        assert re.fullmatch(fault, check.check(1, 3).fault)
