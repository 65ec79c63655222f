# SPDX-License-Identifier: MIT
"""Calibration of the coach's figures: the sums, and their bounds."""

import random
import runpy
import sys
from math import sqrt
from statistics import fmean

import pytest

from tests.players.tokens import never
from thothit_desktop.games import new_game
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import Limit
from thothit_desktop.players.coach.advice import advise, hint_limit
from thothit_desktop.players.research import calibration as command
from thothit_desktop.players.research.calibration import by_said, calibration, main, thirds
from thothit_desktop.players.research.forecasts import BEST, BETWEEN, COST, MADE, OTHER, Forecast, forecasts
from thothit_desktop.players.rummy.coach import chance_of


def said(deal: int, said: float, was: float, ply: int = 0) -> Forecast:
    return Forecast(deal, ply, MADE, said, was)


def test_a_round_is_one_observation() -> None:
    found = [said(1, 0.5, 1.0), said(1, 0.7, 1.0), said(2, 0.2, 0.0), said(2, 0.4, 0.0)]
    count, mean, was, within = calibration(found)
    assert (count, mean, was) == (4, pytest.approx(0.45), 0.5)
    # The two rounds are off by -0.4 and +0.3 on average, as if each had been told once.
    assert within == pytest.approx(1.96 * sqrt(2 * (0.35**2 + 0.35**2) / 2**2))
    more = calibration(found + found)
    assert (more.said, more.was, more.within) == (pytest.approx(mean), was, pytest.approx(within))


def test_one_round_has_no_interval() -> None:
    assert calibration([said(1, 2.0, -1.0)]) == (1, 2.0, -1.0, None)


def test_thirds_are_by_the_moves_made_before() -> None:
    found = [said(1, 0.0, 0.0, ply) for ply in (9, 1, 4, 2, 8, 5)]
    assert [[one.place for one in part] for part in thirds(found)] == [[1, 2], [4, 5], [8, 9]]
    assert [len(part) for part in thirds([said(1, 0.0, 0.0, 3)])] == [0, 0, 1]


def test_chances_are_sorted_by_tenths() -> None:
    found = [said(1, chance, 0.0) for chance in (1.0, 0.95, 0.2, 0.29, 0.0)]
    assert {tenth: len(of_tenth) for tenth, of_tenth in by_said(found).items()} == {0: 1, 2: 2, 9: 2}


@pytest.mark.parametrize("game_id", ["sackson", "kowah", "thunee"])
def test_every_figure_is_told_with_what_came_of_it(game_id: str) -> None:
    game = new_game(game_id)
    found = forecasts(game, "langganan", 7, random.Random(7), Limit(playouts=20))
    figures = {MADE, BEST, OTHER, COST} | ({BETWEEN} if game_id != "thunee" else set())
    assert {one.figure for one in found} == figures
    assert {one.deal for one in found} == {7}
    for figure in (BEST, OTHER, COST):
        # One decision of each seat, where it had any.
        assert 1 <= sum(one.figure == figure for one in found) <= game.players
    best, other, cost = ([one for one in found if one.figure == figure] for figure in (BEST, OTHER, COST))
    for one, two, less in zip(best, other, cost, strict=True):
        assert less.said == pytest.approx(one.said - two.said)
        assert less.was == one.was - two.was
        assert less.said >= 0
    results = {one.was for one in found if one.figure == MADE}
    assert results == {0.0, 1.0} if game_id == "kowah" else results


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_of_kowah_begins_with_an_even_chance(players: int) -> None:
    game = new_game("kowah", players)
    chances = []
    for deal in range(12):
        position = deal_number(game, deal)
        position.play(position.legal_moves()[0])
        view = position.view(position.to_move)
        said = advise(view, hint_limit(game.spec), random.Random(1), never).options[0]
        chances.append(chance_of(said.margin, game))
    assert fmean(chances) == pytest.approx(1 / players, abs=0.05)
    assert min(chances) > 0.5 / players


def test_it_prints_what_was_said_and_what_came_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(
        [
            "--games",
            "kowah",
            "kings",
            "--players",
            "2",
            "--rounds",
            "2",
            "--level",
            "langganan",
            "--seed",
            "5",
        ]
    )
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert lines[0].split() == [
        *("kowah,", "2", "players,", "2", "rounds", "among", "langganan", "said", "was", "difference")
    ]
    assert sum(line.startswith(f"  {MADE}, ") for line in lines) == 3
    assert any(line.startswith("    said 40 to 50 %") for line in lines)
    assert "kings" not in printed.out
    assert "2 of 2 deals" in printed.err
    arguments = ["--games", "sackson", "--players", "2", "--minutes", "0", "--playouts", "9"]
    monkeypatch.setattr(sys, "argv", ["calibration", *arguments])
    runpy.run_path(str(command.__file__), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("sackson, 2 players, 1 rounds among langganan")
    assert "±" not in "".join(lines[:-1])
    assert "%" not in "".join(lines[:-1])


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(SystemExit, match="9"):
        main(["--games", "kowah", "--players", "9"])
