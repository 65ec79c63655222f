# SPDX-License-Identifier: MIT
"""The arena: fair rotations, correct intervals, reproducible records."""

import random
import re
import runpy
import sys
from collections import Counter

import pytest

from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.record import Record, Round, deal_number, dump, load
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players import Limit, UnknownPlayerError
from thothit_desktop.players.arena import Estimate, Standing, rotations, simulate, times_of
from thothit_desktop.players.research import bench, strength

GAME = new_game("thothit")
ONE = Limit(playouts=20)


def records_of(players: tuple[str, str, str], deals: int, jobs: int = 1) -> list[Record]:
    records: list[Record] = []
    simulate(GAME, players, deals, ONE, seed=7, jobs=jobs, on_record=records.append)
    return records


def test_every_player_plays_every_seat_with_the_same_cards() -> None:
    records = records_of(("expert", "greedy", "random"), 2)
    assert [record.rounds[0].seed for record in records] == [7, 7, 7, 8, 8, 8]
    for deal in (0, 3):
        rotations = records[deal : deal + 3]
        assert len({record.rounds[0].layout for record in rotations}) == 1
        for seat in range(3):
            assert Counter(record.seats[seat] for record in rotations) == Counter(
                ["expert", "greedy", "random"]
            )
        assert all(record.seats == record.players for record in rotations)
    assert records[0].rounds[0].layout == deal_number(GAME, 7).layout


def test_records_are_good_records_of_finished_rounds() -> None:
    for record in records_of(("greedy", "greedy", "random"), 2):
        assert load(dump(record)) == record
        assert record.rounds[0].finished


def test_points_are_those_of_the_records() -> None:
    records: list[Record] = []
    standings = simulate(GAME, ("greedy", "random", "random"), 3, ONE, 1, on_record=records.append)
    expected = [record.rounds[0].points[record.seats.index("greedy")] for record in records]  # type: ignore[index]
    assert standings[0].points.mean == pytest.approx(sum(expected) / 9)
    assert sum(standing.margin.mean for standing in standings) == pytest.approx(0)
    assert sum(standing.wins.mean for standing in standings) == pytest.approx(1)


def test_equal_players_share_alike() -> None:
    """Greedy does not guess, so the rotations of three of them are one round seen from three sides."""
    for standing in simulate(GAME, ("greedy", "greedy", "greedy"), 4, ONE):
        assert standing.margin == Estimate(0, 0)
        assert standing.wins.mean == pytest.approx(1 / 3)


def test_greedy_beats_random_widely() -> None:
    greedy, *_ = simulate(GAME, ("greedy", "random", "random"), 40, ONE)
    assert greedy.margin.within is not None
    assert greedy.margin.mean - greedy.margin.within > 10


@pytest.mark.whole
def test_processes_change_nothing_but_the_times() -> None:
    players = ("expert", "greedy", "random")
    assert [dump(record) for record in records_of(players, 3, jobs=2)] == [
        dump(record) for record in records_of(players, 3)
    ]


def test_one_deal_has_no_interval() -> None:
    standings = simulate(GAME, ("random", "random", "random"), 1, ONE)
    assert all(standing.margin.within is None for standing in standings)


def test_wrong_players() -> None:
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        simulate(GAME, ("random", "random"), 1, ONE)
    with pytest.raises(UnknownPlayerError):
        simulate(GAME, ("random", "random", "nobody"), 1, ONE)


def test_times() -> None:
    assert times_of([]) is None
    assert times_of([0.002]) == (1, 2, 2, 2)
    spread = [number / 1000 for number in range(101)]
    random.Random(1).shuffle(spread)
    assert times_of(spread) == pytest.approx((101, 50, 95, 100))


@pytest.mark.parametrize("spec", games().values(), ids=lambda spec: spec.id)
def test_every_game_with_every_number_of_players(spec: GameSpec) -> None:
    """Also what nobody decides: the stock of games without hands, and Laki."""
    for players in spec.players:
        game, records = new_game(spec.id, players), []
        seats = ("greedy", *("random",) * (players - 1))
        standings = simulate(game, seats, 1, ONE, on_record=records.append)
        assert len(records) == rotations(game, seats) == players
        assert all(record.rounds[0].finished for record in records)
        assert load(dump(records[-1])) == records[-1]
        assert sum(standing.margin.mean for standing in standings) == pytest.approx(0)
        assert (standings[0].times is None) == spec.by_luck


def test_partners_win_as_one_and_sit_in_two_ways() -> None:
    game, records = new_game("thunee"), []
    sides = ("greedy", "random", "greedy", "random")
    standings = simulate(game, sides, 6, ONE, on_record=records.append)
    assert rotations(game, sides) == 2
    assert [record.seats for record in records[:2]] == [sides, ("random", "greedy", "random", "greedy")]
    one, other, partner, _ = standings
    assert one[1:4] == partner[1:4]
    assert one.margin.mean == pytest.approx(-other.margin.mean)
    assert one.wins is not None
    assert other.wins is not None
    assert one.wins.mean + other.wins.mean == pytest.approx(1)
    won = [record.rounds[0].points for record in records]
    mine = [points[record.seats.index("greedy")] for points, record in zip(won, records, strict=True)]  # type: ignore[index]
    assert one.points.mean == pytest.approx(sum(mine) / 12)


def test_wins_are_of_the_rounds_that_somebody_won() -> None:
    """Random players of Kowah leave most hands without a winner."""
    game, records = new_game("kowah", 3), []
    standings = simulate(game, ("random",) * 3, 8, ONE, on_record=records.append)
    won = [sum(record.rounds[0].points or ()) for record in records]
    assert 0 < sum(won) < len(won)
    assert sum(one.wins.mean for one in standings if one.wins) == pytest.approx(1)
    assert sum(one.points.mean for one in standings) == pytest.approx(sum(won) / len(won))


def test_where_nobody_won_there_is_no_share() -> None:
    game = new_game("kowah", 2)
    deal = next(deal for deal in range(99) if not any(_points(game, deal)))
    assert [one.wins for one in simulate(game, ("random", "random"), 1, ONE, deal)] == [None, None]


def _points(game: Game, deal: int) -> list[float]:
    return [one.points.mean for one in simulate(game, ("random", "random"), 1, ONE, deal)]


def test_bench_prints_rates_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--game", "sackson", "--players", "2", "--deals", "5", "--rounds", "1", "--playouts", "20"])
    shown = capsys.readouterr().out
    for part in ("sackson, 2 players", "fast twin", "full contract", "shuffling", "processor time", "p95"):
        assert part in shown
    times = re.search(r"simulate with random seats / the contract alone: (\d+\.\d) times", shown)
    assert times
    assert float(times[1]) > 1


def test_bench_plays_the_rounds_of_simulate_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    again: list[Round] = []
    monkeypatch.setattr(bench, "_play_again", lambda game, played: again.append(played))
    bench.main(["--game", "thunee", "--deals", "200", "--rounds", "0"])
    simulated: list[Record] = []
    simulate(new_game("thunee"), ("random",) * 4, 2, ONE, on_record=simulated.append)
    assert again == [record.rounds[0] for record in simulated]
    assert "the same moves" in capsys.readouterr().out


@pytest.mark.whole
def test_bench_of_a_game_without_a_twin(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--game", "kowah", "--players", "2", "--deals", "5", "--rounds", "1"])
    shown = capsys.readouterr().out
    assert "full contract" in shown
    assert "p95" in shown
    assert "twin" not in shown


def test_bench_is_a_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--deals", "1", "--rounds", "0"])
    runpy.run_path(str(bench.__file__), run_name="__main__")
    assert "p95" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--game", "kings"], "kings is all luck"),
        (["--game", "thit-thit-dulit"], "thit-thit-dulit is all luck"),
        (["--game", "whist"], "no game is called 'whist'"),
        (["--players", "5"], "thothit needs 3 players, not 5"),
    ],
)
def test_bench_refuses_in_a_sentence(arguments: list[str], reason: str) -> None:
    with pytest.raises(SystemExit, match=reason) as refused:
        bench.main(arguments)
    assert "\n" not in str(refused.value)


def test_strength_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    strength.main(["--game", "totit-cats", "--players", "2", "--deals", "2", "--playouts", "12"])
    _, heads, game, *rows, last, _ = capsys.readouterr().out.splitlines()
    assert game == "totit-cats, 2 players"
    assert [row.split()[:4] for row in rows] == [
        ["expert", "v", "greedy", "2"],
        ["greedy", "v", "random", "10"],
    ]
    assert all(row.count("±") == 2 and len(row) <= len(heads) for row in rows)
    assert 0 <= int(rows[-1].split()[-1]) <= 10
    assert "95 %" in last


def test_strength_of_sides(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.seating(new_game("thunee"), "one", "other") == ("one", "other") * 2
    assert strength.seating(new_game("kowah", 3), "one", "other") == ("one", "other", "other")
    strength.main(["--game", "thunee", "--deals", "2", "--playouts", "12"])
    *_, row, _, _ = capsys.readouterr().out.splitlines()
    assert row.split()[:4] == ["greedy", "v", "random", "10"]
    assert row.split()[-2] == "50.0"


def test_strength_where_nobody_won(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = Standing("greedy", Estimate(0, 0), Estimate(0, 0), None, None)
    monkeypatch.setattr(strength, "simulate", lambda *_: [nothing])
    strength.main(["--game", "kowah"])
    assert capsys.readouterr().out.count("nobody won") == 2


def test_strength_where_nobody_decides(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength", "--game", "kings"])
    runpy.run_path(str(strength.__file__), run_name="__main__")
    assert capsys.readouterr().out.splitlines()[3].split() == ["nobody", "decides", "anything", "10"]


def test_strength_of_an_unknown_game_is_a_sentence() -> None:
    with pytest.raises(SystemExit, match="no game is called 'whist'"):
        strength.main(["--game", "whist"])


@pytest.mark.parametrize(
    ("wins", "players", "tenths"), [(1.0, 3, 0), (1 / 3, 3, 10), (0.2, 4, 10), (0.75, 2, 5), (0.5, 4, 7)]
)
def test_luck(wins: float, players: int, tenths: int) -> None:
    assert strength.luck(wins, players) == tenths
