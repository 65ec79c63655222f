# SPDX-License-Identifier: MIT
"""Rounds are counted once when they end, even if a program is killed in between."""

import sqlite3
from contextlib import closing
from itertools import pairwise

import pytest

from tests.app.play import asked, asked_or_over, play_by_keys, play_round, sit_down
from tests.app.statistics.rounds import played
from tests.flow.scripted import Scripted, seated
from tests.games.thunee.rounds import X1, laid, said
from thothit_desktop.app.statistics.database import FILE, WAITING, Database
from thothit_desktop.app.statistics.keeper import StatisticsKeeper
from thothit_desktop.app.store.matches import match_in


def numbers(data) -> list[int]:
    return [one.number for one in Database(data).rounds()]


def played_out(qtbot, open_window):
    """A window in which the person has played a round to its end."""
    window = sit_down(qtbot, open_window)
    play_round(qtbot, window, lambda: play_by_keys(window))
    return window


@pytest.mark.whole
def test_how_a_match_stands_is_written_only_when_that_has_changed(qtbot, open_window, monkeypatch):
    written = []
    monkeypatch.setattr(Database, "put_match", lambda _, kept: written.append(kept))
    played_out(qtbot, open_window)
    assert written
    assert all(kept != before for before, kept in pairwise(written))


def test_what_was_kept_aside_is_written_when_it_is_asked_for(qtbot, open_window, data):
    window = sit_down(qtbot, open_window)
    keeper = window.findChild(StatisticsKeeper)
    keeper.bring_over()
    assert not (data / FILE).exists()
    with closing(sqlite3.connect(data / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        keeper.database.put(played(10, 20))
        assert (data / WAITING).exists()
    keeper.bring_over()
    assert not (data / WAITING).exists()
    assert keeper.database.rounds() == [played(10, 20)]


@pytest.mark.whole
def test_a_round_is_only_taken_out_when_a_move_is_taken_back_after_its_end(qtbot, open_window, monkeypatch):
    withdrawn = []
    monkeypatch.setattr(Database, "withdraw", lambda _, *named: withdrawn.append(named))
    window = sit_down(qtbot, open_window)
    controller = window.controller
    play_by_keys(window)
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    controller.undo.undo()
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    assert withdrawn == []
    play_round(qtbot, window, lambda: play_by_keys(window))
    controller.undo.undo()
    assert withdrawn == [(controller.match.id, 1)]


@pytest.mark.whole
def test_what_is_tried_in_a_variation_takes_no_round_out(qtbot, open_window, monkeypatch):
    withdrawn = []
    monkeypatch.setattr(Database, "withdraw", lambda _, *named: withdrawn.append(named))
    controller = played_out(qtbot, open_window).controller
    match = controller.match
    controller.resume(match.branch(0, match.position.moves))
    controller.restart()
    assert withdrawn == []
    controller.resume(match)
    controller.restart()
    assert withdrawn == [(match.id, 1)]


@pytest.mark.whole
def test_a_round_whose_end_was_saved_but_not_counted_is_counted_at_the_next_start(qtbot, open_window, data):
    window = played_out(qtbot, open_window)
    assert numbers(data) == [1]
    window.close()
    with closing(sqlite3.connect(data / FILE)) as database, database:
        database.execute("DELETE FROM rounds")
    for _ in range(2):
        again = open_window()
        again.resume(match_in(data / "match.thothit"))
        qtbot.waitUntil(lambda again=again: asked_or_over(again))
        assert numbers(data) == [1]
        again.close()


@pytest.mark.whole
def test_a_call_counts_once_whatever_is_taken_back(qtbot, open_window, monkeypatch, data):
    """The person has bid, and plays the last card of the round."""
    position = said(laid(X1), "pass, bid 10, pass, pass, trump Jc, pass, pass, pass, pass")
    while position.to_move or len(position.hands[0]) > 1 or position.phase != "play":
        moves = position.legal_moves()
        position.play(moves[-1] if moves[-1].kind == "pass" else moves[0])
    window = open_window()
    match = seated(monkeypatch, position, *[Scripted("pass")] * 3)
    match.id = "00000000000000a1"
    window.resume(match)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.table.selection.hand_chosen.emit(position.hands[0][0])
    for again in (window.controller.undo.redo, lambda: None):
        qtbot.waitUntil(lambda: [one.called for one in Database(data).rounds()] != [], timeout=10000)
        (kept,) = Database(data).rounds()
        assert kept.called == ("+bid" if kept.outcome == "won" else "-bid")
        window.controller.undo.undo()
        assert Database(data).rounds() == []
        again()
