# SPDX-License-Identifier: MIT
"""The commands that look for faults: they find one of each kind, and play and kill in earnest."""

import os
import subprocess
import sys

import pytest

from tests.app.rounds import match
from tests.tools import ROOT, kill_test
from tests.tools.kill_test import LastWords
from thothit_desktop.app.store.saves import Saves

EVERY_FAULT = """
import logging, threading
from PySide6.QtCore import QCoreApplication, QObject, Signal, qWarning
from tests.tools.reliability.faults import Faults
class Bell(QObject):
    rung = Signal()
app, faults, bell = QCoreApplication([]), Faults(), Bell()
bell.rung.connect(lambda: 1 / 0)
bell.rung.emit()
thread = threading.Thread(target=lambda: int("one"))
thread.start()
thread.join()
logging.getLogger("thothit_desktop.table").warning("the table had to be mended")
qWarning("something is odd")
qWarning("This plugin does not support propagateSizeHints()")
for found in faults.found:
    print(found.strip().splitlines()[-1])
faults.close()
"""


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_every_kind_of_fault_is_found():
    assert run("-c", EVERY_FAULT).stdout.splitlines() == [
        "ZeroDivisionError: division by zero",
        "ValueError: invalid literal for int() with base 10: 'one'",
        "log: the table had to be mended",
        "Qt: default: something is odd",
    ]


@pytest.mark.long
def test_the_monkey_plays():
    done = run("-m", "tests.tools.monkey", "--minutes", "0.05", "--seed", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].endswith("no fault")


@pytest.mark.long
def test_a_program_is_killed_and_nothing_is_lost():
    done = run("-m", "tests.tools.kill_test", "--kills", "1", "--inside", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "1 programs killed at any moment, 1 inside a step: nothing lost\n"


SHORT_EVENING = """
import sys
from tests.tools import long_evening
long_evening.RESTS = 1
long_evening.QUARTERS = 2
sys.exit(long_evening.main())
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="counts what Linux tells")
def test_an_evening_is_spent():
    """Half of one; `.ci/run` spends a whole one."""
    done = run("-c", SHORT_EVENING, "--watched", "2", "--played", "2", "--games", "thothit")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "no fault"
    assert [line.split()[0] for line in done.stdout.splitlines()[:-1]] == ["quarter", "1", "2"]


LOSING = """
import sys
from thothit_desktop.app.store.saves import Saves
Saves._catch_up = lambda saves: None
from tests.tools import fault_test
fault_test.PATIENCE = 8.0
sys.exit(fault_test.main())
"""
"""A program that forgets what was left while nothing could be written, which need not be waited for."""


@pytest.mark.long
def test_what_the_program_needs_is_taken_away_and_nothing_is_lost():
    done = run("-m", "tests.tools.fault_test", "--seconds", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == ["handles", "disk"]


@pytest.mark.long
def test_a_loss_is_found():
    done = run("-c", LOSING, "--seconds", "1")
    assert done.returncode == 1, done.stdout + done.stderr
    assert ".thothit" in done.stdout.splitlines()[-1]


@pytest.fixture
def played():
    made = match("thothit")
    made.id = "0123456789abcdef"
    while len(made.position.moves) < 6:
        made.play(made.position.legal_moves()[0])
    return made


def test_what_a_kill_has_cost_is_seen(tmp_path, played):
    """More than one move, the whole match, or another one in its place."""
    moves = tuple(map(str, played.position.moves))
    Saves(tmp_path, exclusive=True).save(played.record)

    def wrong(known, *done, match="0123456789abcdef") -> list[str]:
        return kill_test.look(tmp_path, LastWords(match, (known,), frozenset(done)))

    assert wrong(moves) == wrong((*moves, "a")) == wrong((*moves, "a", "b"), "undo") == []
    assert wrong((*moves, "a", "b"), "move") == ["2 moves back after move"]
    assert wrong(moves, "move", match="another") == ["another match goes on"]
    assert wrong(moves, "game", match="another") == []
    assert wrong(moves, "import record", match="another") == []
    (tmp_path / "match.thothit").unlink()
    assert wrong(moves) == ["the match is gone"]


def test_what_is_left_over_or_not_counted_is_seen(tmp_path, played):
    while not played.position.is_over:
        played.play(played.position.legal_moves()[0])
    Saves(tmp_path, exclusive=True).save(played.record)
    (tmp_path / "settings.ini.aBcDeF").touch()
    assert kill_test.look_again(tmp_path) == [
        "settings.ini.aBcDeF is left over",
        "rounds [1] have ended, and [] are in the statistics",
    ]
