# SPDX-License-Identifier: MIT
"""The log: two small private files, which never cause a failure."""

import logging
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from thothit_desktop.app.store import program_log
from thothit_desktop.app.store.program_log import LOG, ProgramLog, last_lines

_log = logging.getLogger("thothit_desktop.somewhere")


@pytest.fixture
def log(tmp_path):
    made = ProgramLog(tmp_path)
    yield made
    made.close()


def said(folder) -> list[str]:
    return [line.split(" ", 2)[2] for line in (folder / LOG).read_text().splitlines()]


def test_lines_wait_until_it_is_opened_and_are_written_in_order(log, tmp_path):
    _log.info("the first")
    assert list(tmp_path.iterdir()) == []
    log.open()
    _log.warning("the second")
    _log.debug("not this one")
    assert said(tmp_path) == [
        "INFO thothit_desktop.somewhere: the first",
        "WARNING thothit_desktop.somewhere: the second",
    ]


def test_what_waits_is_written_at_the_end_and_nothing_after_it(tmp_path):
    log = ProgramLog(tmp_path)
    _log.info("the first")
    log.close()
    _log.error("not this one")
    assert said(tmp_path) == ["INFO thothit_desktop.somewhere: the first"]


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
def test_it_is_small_and_private(log, tmp_path, monkeypatch):
    monkeypatch.setattr(program_log, "MOST", 1000)
    before = os.umask(0o077)  # as the program has it
    log.open()
    for number in range(100):
        _log.info("line %d of many", number)
    os.umask(before)
    assert {path.name for path in tmp_path.iterdir()} == {LOG, f"{LOG}.1"}
    for path in tmp_path.iterdir():
        assert path.stat().st_size <= 1000
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert said(tmp_path)[-1].endswith("line 99 of many")


@pytest.mark.parametrize("obstacle", ["folder", "pipe", "full"])
def test_what_cannot_be_written_disturbs_nobody(log, tmp_path, obstacle, capsys):
    path = tmp_path / LOG
    if obstacle == "folder":
        path.mkdir()
    elif obstacle == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("the system has no named pipes")
        os.mkfifo(path)
    elif not Path("/dev/full").exists():
        pytest.skip("needs a file that is always full")
    else:
        path.symlink_to("/dev/full")
    _log.info("the first")
    log.open()
    for _ in range(3):
        _log.info("another")
    assert capsys.readouterr().err == ""
    assert last_lines(tmp_path) == ""


def test_a_log_that_could_not_be_written_goes_on_when_it_can(log, tmp_path):
    log.open()
    (tmp_path / LOG).unlink()
    (tmp_path / LOG).mkdir()
    _log.info("lost")
    (tmp_path / LOG).rmdir()
    _log.info("kept")
    assert said(tmp_path) == ["INFO thothit_desktop.somewhere: kept"]


def test_its_end_is_read_for_a_report(log, tmp_path):
    assert last_lines(tmp_path) == ""
    log.open()
    for number in range(9):
        _log.info("line %d", number)
    assert [line[-6:] for line in last_lines(tmp_path, 2).splitlines()] == ["line 7", "line 8"]


QT = """
import logging, sys
from pathlib import Path
from PySide6.QtCore import qDebug, qWarning, qCritical, qFatal
from thothit_desktop.app.store.program_log import ProgramLog
log = ProgramLog(Path(sys.argv[1]))
log.hear_qt()
qWarning("a warning")
qCritical("worse")
qDebug("for developers")
{end}
"""


@pytest.mark.whole
@pytest.mark.parametrize(
    ("end", "last"), [("log.close(); qWarning('not this one')", "ERROR"), ("qFatal('the end')", "CRITICAL")]
)
def test_qt_is_heard_until_the_end(tmp_path, end, last):
    run = subprocess.run(
        [sys.executable, "-c", QT.format(end=end), str(tmp_path)], capture_output=True, text=True, check=False
    )
    kept = [line.partition("thothit_desktop.")[0].split()[-1] for line in said(tmp_path)]
    assert kept[:2] == ["WARNING", "ERROR"]
    assert kept[-1] == last
    assert (run.returncode == 0) == (last == "ERROR")
    for words in ("a warning", "worse", "for developers"):
        assert words in run.stderr
