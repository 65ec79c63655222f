# SPDX-License-Identifier: MIT
"""The five levels: their successors, their thinking time, and their order by strength."""

import runpy
import sys

import pytest

from thothit_desktop.games import games, new_game
from thothit_desktop.players import LEVELS, PLAYOUTS, YARDSTICKS, Limit, level_of, limit_of
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.research import levels_table
from thothit_desktop.players.research.levels_table import main
from thothit_desktop.players.research.strength import seating

pytestmark = pytest.mark.whole


def test_every_player_has_a_level_of_today() -> None:
    assert [level_of(level) for level in LEVELS] == list(LEVELS)
    assert [level_of(yardstick) for yardstick in YARDSTICKS] == ["bocah", "langganan", "empu"]
    assert level_of("wizard") == level_of("") == "langganan"


def test_playouts_belong_to_the_level_and_the_game() -> None:
    thothit, enthit = games()["thothit"], games()["enthit"]
    assert [limit_of(player, thothit).playouts for player in YARDSTICKS] == [PLAYOUTS] * 3
    old_hand, master = (limit_of(level, thothit) for level in ("sesepuh", "empu"))
    assert old_hand.playouts is not None
    assert master.playouts is not None
    assert old_hand.playouts < PLAYOUTS < master.playouts
    assert limit_of("empu", enthit).playouts == 2 * master.playouts
    assert limit_of("empu", enthit, 50) == Limit(ms=50, playouts=limit_of("empu", enthit).playouts)


@pytest.mark.parametrize(
    ("game", "players", "deals"),
    [("thothit", 3, 60), ("sackson", 2, 100), ("enthit", 3, 30), ("kowah", 2, 30), ("thunee", 4, 50)],
)
def test_levels_that_do_not_search_are_each_above_the_one_below(game: str, players: int, deals: int) -> None:
    made = new_game(game, players)
    for below, level in (("random", "bocah"), ("bocah", "tangga"), ("tangga", "langganan")):
        first = simulate(made, seating(made, level, below), deals)[0]
        assert first.margin.mean > 0, (level, below)


def test_what_was_measured_before_the_levels_came_is_measured_again() -> None:
    made = new_game("thothit")
    new, old = (simulate(made, seating(made, player, "random"), 3) for player in ("langganan", "greedy"))
    assert new[0].margin == old[0].margin


def test_the_table_shows_each_level_above_the_one_below(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["--game", "thothit", "--level", "tangga", "--deals", "2", "--seed", "3"])
    printed = capsys.readouterr()
    assert "thothit, 3 players" in printed.out
    row = next(line for line in printed.out.splitlines() if "tangga v bocah" in line)
    assert row.split()[3] == "40"
    assert "40 of 40 deals, about 0 s left" in printed.err
    monkeypatch.setattr(sys, "argv", ["levels_table", "--game", "kings"])
    runpy.run_path(str(levels_table.__file__), run_name="__main__")
    assert "kings" not in capsys.readouterr().out
    with pytest.raises(SystemExit, match="no game"):
        main(["--game", "chess"])
