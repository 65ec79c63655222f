# SPDX-License-Identifier: MIT
"""Deals distributed to processes: all of them, in order, and no more than requested."""

import os
import signal
from collections import deque
from contextlib import closing
from multiprocessing import active_children

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.players.arena import processes
from thothit_desktop.players.arena.contest import Contest
from thothit_desktop.players.arena.processes import all_processors, in_order, pieces, play_deals
from thothit_desktop.players.arena.program import ContestError

GAME = new_game("thothit")


def test_pieces_hold_every_deal_once_in_order() -> None:
    for deals, workers in ((1, 4), (7, 2), (40, 3), (41, 2)):
        work = list(pieces(range(deals), workers))
        assert [deal for piece in work for deal in piece] == list(range(deals))
        assert max(len(piece) for piece in work) <= 4
    assert len(list(pieces(range(4), 2))) == 2


def test_stopping_early_is_quick_and_keeps_the_order() -> None:
    contest = Contest(GAME, ("random",) * 3)
    alone = in_order(contest, range(5))
    with closing(in_order(contest, range(10**6), jobs=2)) as shared:
        for deal, mine in enumerate(alone):
            assert [one.points for one in next(shared)] == [one.points for one in mine]
            assert [one.points for one in play_deals(contest, [deal])[0]] == [one.points for one in mine]


def test_a_process_begins_without_interrupts_and_with_all_families(monkeypatch: pytest.MonkeyPatch) -> None:
    ignored: list[object] = []
    monkeypatch.setattr(signal, "signal", lambda *told: ignored.append(told))
    monkeypatch.setattr(processes, "register_families", lambda: ignored.append("families"))
    processes.begin_process()
    assert ignored == [(signal.SIGINT, signal.SIG_IGN), "families"]


def test_a_process_that_is_ended_from_outside() -> None:
    contest = Contest(GAME, ("random",) * 3)
    with closing(in_order(contest, range(10**6), jobs=2)) as results:
        next(results)
        active_children()[0].kill()
        with pytest.raises(ContestError, match="ended from outside"):
            deque(results, maxlen=0)


def test_all_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all_processors() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert all_processors() == (os.cpu_count() or 1)
