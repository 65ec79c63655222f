# SPDX-License-Identifier: MIT
"""The counting of a round on the table: it begins before scoring, and ends when the round leaves it."""

import pytest

from tests.app.rounds import finish, match
from thothit_desktop.games.record import dump, load


@pytest.fixture
def counting(table):
    """The table counts rounds."""
    table.round_count.possible = True


@pytest.fixture
def scored(controller):
    """The scores that have been told."""
    told = []
    controller.scored.connect(told.append)
    return told


def watched(number=3):
    """A match that nobody plays, at its first deal."""
    made = match("sackson", 2, number)
    made.levels[0] = "greedy"
    return made


def until_counted(qtbot, controller, table):
    """Play until the round is counted, and hold the table there."""
    controller.counting.connect(lambda: setattr(table, "held", True))
    controller.resume(watched())
    qtbot.waitUntil(lambda: "count" in table.names(), timeout=10000)


def test_a_round_is_scored_when_it_has_been_counted(qtbot, controller, table, counting, scored):
    until_counted(qtbot, controller, table)
    played = [event for call in table.calls if call[0] == "play" for event in call[1]]
    assert not any("scored" in event for event in played)
    assert not scored
    table.release()
    qtbot.waitUntil(lambda: bool(scored))
    assert table.names()[table.names().index("count") :].count("end_count") == 1


def test_where_nothing_moves_a_round_is_scored_at_once(qtbot, controller, table, scored):
    controller.resume(watched())
    qtbot.waitUntil(lambda: bool(scored), timeout=10000)
    assert "count" not in table.names()
    played = [event for call in table.calls if call[0] == "play" for event in call[1]]
    assert any("scored" in event for event in played)


@pytest.mark.parametrize("what", ["restart", "begin", "resume"])
def test_a_counting_that_is_left_scores_nothing(qtbot, controller, table, counting, scored, what):
    until_counted(qtbot, controller, table)
    if what == "restart":
        controller.restart()
    elif what == "begin":
        controller.begin(match("kings", 2))
    else:
        controller.resume(match("thothit"))
    qtbot.waitUntil(lambda: "end_count" in table.names())
    table.release()
    qtbot.wait(20)
    assert not scored


def test_a_match_saved_while_it_is_counted_goes_on_after_it(qtbot, controller, table, counting, scored):
    until_counted(qtbot, controller, table)
    text = dump(controller.match.record)
    assert load(text).rounds
    again = watched()
    finish(again)
    controller.resume(again)
    qtbot.waitUntil(lambda: bool(scored))
    assert table.names().count("count") == 1
