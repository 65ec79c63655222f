# SPDX-License-Identifier: MIT
"""The commands that look for faults, each with a fault of its kind; `.ci/run` runs them in full."""

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


LOSING = """
import sys
from thothit_desktop.app.store.saves import Saves
Saves._catch_up = lambda saves: None
from tests.tools import fault_test
fault_test.PATIENCE = 8.0
sys.exit(fault_test.main())
"""
"""A program that forgets matches left while nothing could be written, without a wait."""


@pytest.mark.long
def test_a_loss_is_found():
    done = run("-c", LOSING, "--actions", "60")
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
    """Test losses of several moves, of the whole match, and another match in its place."""
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
