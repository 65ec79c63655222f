# SPDX-License-Identifier: MIT
"""Any fault ends in one dialog with a report to copy, and the match is on disk."""

import errno
import os
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtWidgets import QMessageBox, QTextEdit

from tests.app.play import asked, play_by_mouse
from tests.probe import probe
from thothit_desktop.app.store.saves import read
from thothit_desktop.app.window import reports
from thothit_desktop.app.window.match_store import MatchStore
from thothit_desktop.flow.match import Match
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Move
from thothit_desktop.games.record import dump
from thothit_desktop.players import Decision
from thothit_desktop.players.fishing.greedy import GreedyPlayer
from thothit_desktop.players.level_player import LevelPlayer
from thothit_desktop.table.stage import timing

pytestmark = pytest.mark.whole


def fail() -> None:
    raise RuntimeError("a fault of the test")


def boxes(window) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def in_a_timer() -> None:
    QTimer.singleShot(0, fail)


def in_a_thread() -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def in_the_pool() -> None:
    QThreadPool.globalInstance().start(fail)


@pytest.mark.parametrize("where", [in_a_timer, in_a_thread, in_the_pool])
def test_a_fault_opens_one_report(qtbot, window, data, where, monkeypatch):
    with qtbot.capture_exceptions():  # whose hook would be in the place of the program's
        monkeypatch.setattr("sys.excepthook", window.context.reporter._hook)
        where()
        where()
        qtbot.waitUntil(lambda: bool(boxes(window)), timeout=10000)
        qtbot.wait(50)
    (box,) = boxes(window)
    assert box.text().startswith("Something went wrong.")
    said = box.detailedText()
    assert "RuntimeError: a fault of the test" in said
    assert "PySide6" in said
    assert dump(window.controller.match.record) in said
    assert read(data / "match.thothit") == window.controller.match.record
    assert all(not field.isVisible() or field.isReadOnly() for field in box.findChildren(QTextEdit))
    box.close()
    qtbot.waitUntil(lambda: not boxes(window))
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)


def test_a_program_that_was_replaced_while_it_ran_says_so(qtbot, window, monkeypatch, tmp_path):
    """An upgrade takes away the parts that a window reads when it first opens."""
    program = tmp_path / "thothit-desktop"
    program.write_text("the new version")
    monkeypatch.setattr("sys.executable", str(program))
    window.context.reporter.show_report(RuntimeError("a part is not where it was"))
    (box,) = boxes(window)
    assert box.text() == "Thothit was updated or removed while it was running."
    assert "start it again" in box.informativeText()
    assert "a part is not where it was" in box.detailedText()


def noted(window) -> bool:
    """Return True if the table reports that a player has been replaced."""
    return probe(window.table).message.endswith("'s computer player had an error, so a simpler one plays on.")


def test_a_player_s_fault_is_noted_and_another_level_plays_on(qtbot, window, data, monkeypatch, caplog):
    monkeypatch.setattr(GreedyPlayer, "choose", lambda *_: fail())
    play_by_mouse(window)
    qtbot.waitUntil(lambda: noted(window), timeout=10000)
    assert boxes(window) == []
    for seat in (1, 2):
        window.controller.set_level(seat, "random")
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert read(data / "match.thothit") == window.controller.match.record
    assert caplog.text.count("RuntimeError: a fault of the test") == 1


def all_moves(window) -> list:
    return [move for position in window.controller.match.positions for move in position.moves]


@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize("watch", [True, False])
def test_a_hand_goes_on_though_its_players_fail_at_every_turn(
    qtbot, open_window, monkeypatch, caplog, watch, speed
):
    """The fault is told once; simpler players go on."""
    monkeypatch.setattr(LevelPlayer, "choose", lambda *_: fail())
    monkeypatch.setitem(timing.FACTOR, "normal", 0.1)
    window = open_window(watch)
    window.settings.speed = speed
    window.begin(window.settings.match_setup("thunee"), 5, watch)
    made = len(all_moves(window))
    while len(all_moves(window)) < made + 4:
        qtbot.waitUntil(lambda: asked(window) or len(all_moves(window)) >= made + 4, timeout=20000)
        if asked(window):
            play_by_mouse(window)
    assert boxes(window) == []
    assert caplog.text.count("RuntimeError: a fault of the test") == 1
    assert window.isVisible()


def asking_for(phase: str) -> int:
    """A match that begins with a deal that may be asked for again, or any."""
    for number in range(5, 500):
        match = Match(new_game("thunee"), ["Sri", "Wati", "Joko", "Dewi"], ["greedy"] * 4, number)
        match.deal_first()
        if phase in ("jodhi", "call", match.position.phase):
            return number
    raise AssertionError("there is no such deal")


@pytest.mark.parametrize("phase", ["redeal", "jodhi", "call"])
def test_a_fault_in_some_phase_is_noted_and_the_match_goes_on(qtbot, open_window, monkeypatch, caplog, phase):
    """Deals and Jodhis are asked for in secret, while cards still fly."""
    choose = LevelPlayer.choose
    monkeypatch.setattr(
        LevelPlayer,
        "choose",
        lambda player, view, *more: fail() if view.phase == phase else choose(player, view, *more),
    )
    window = open_window(watch=True)
    window.controller.scored.connect(window.matches.next_round)
    window.begin(window.settings.match_setup("thunee"), asking_for(phase), watch=True)
    faults = []
    window.controller.decisions.computers.failed.connect(faults.append)
    qtbot.waitUntil(lambda: bool(faults), timeout=30000)
    made = len(all_moves(window))
    qtbot.waitUntil(lambda: len(all_moves(window)) > made + 4, timeout=10000)
    assert boxes(window) == []
    assert caplog.text.count("RuntimeError: a fault of the test") == 1


def test_an_illegal_answer_is_a_fault_too(qtbot, open_window, monkeypatch, caplog):
    monkeypatch.setattr(LevelPlayer, "choose", lambda *_: Decision(Move("trump", (HIDDEN,))))
    window = open_window(watch=True)
    window.begin(window.settings.match_setup("thunee"), 5, watch=True)
    qtbot.waitUntil(lambda: len(all_moves(window)) > 4, timeout=10000)
    assert caplog.text.count("ValueError: a player answers") == 1


class Deaf:
    """A stream without a reader."""

    def write(self, _: str) -> None:
        raise BrokenPipeError


def test_a_fault_in_the_record_is_reported_too(qtbot, window, monkeypatch):
    monkeypatch.setattr(MatchStore, "record_text", property(lambda _: fail()))
    window.context.reporter.show_report(ValueError("the first fault"))
    (box,) = boxes(window)
    assert "the first fault" in box.detailedText()
    assert "a fault of the test" in box.detailedText()


@pytest.mark.parametrize("stderr", [None, Deaf()])
def test_a_program_that_nobody_listens_to_reports_too(qtbot, window, monkeypatch, stderr):
    monkeypatch.setattr("sys.stderr", stderr)
    window.context.reporter.show_report(ValueError("the first fault"))
    assert len(boxes(window)) == 1


FAULT_IN_A_SLOT = """
import sys
from PySide6.QtCore import QTimer
from types import SimpleNamespace
from PySide6.QtWidgets import QApplication, QMainWindow
from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.window import reports

app = QApplication([])
window, ui = QMainWindow(), Ui_MainWindow()
ui.setupUi(window)
matches = SimpleNamespace(record_text="", folder=None)
reporter = reports.Reporter(ui, matches, None, window)
{broken}
QTimer.singleShot(0, lambda: 1 / 0)
QTimer.singleShot(200, lambda: print("alive", flush=True) or app.quit())
app.exec()
"""


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ('sys.modules["platform"] = None', ""),
        ("reports.report_box = None", "a fault cannot be shown: TypeError"),
        (
            "reports.program_file = lambda: reporter._hook(ValueError, ValueError(), None)",
            "ValueError while a fault was reported",
        ),
        ("reports.traceback.format_exception = None", "a fault cannot be shown: TypeError"),
    ],
    ids=["a lost module", "no dialog", "a fault on the way", "no text"],
)
def test_a_fault_of_the_reporter_is_a_line_on_stderr(broken, said):
    """It would come back to the reporter by the hooks, without end, and Python would crash."""
    done = subprocess.run(
        [sys.executable, "-c", FAULT_IN_A_SLOT.format(broken=broken)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr[-400:]
    assert said in done.stderr
    assert done.stderr.count("fault") == bool(said)


@pytest.mark.parametrize(
    "error",
    [
        OSError(errno.EMFILE, os.strerror(errno.EMFILE), "/home/sri/rules.html"),
        OSError(errno.ENFILE, os.strerror(errno.ENFILE)),
        ImportError(f"libQt6Svg.so.6: cannot open shared object file: {os.strerror(errno.EMFILE)}"),
    ],
    ids=["of the program", "of the system", "of a library"],
)
def test_a_want_of_file_handles_is_told_in_a_sentence_and_not_at_every_turn(window, monkeypatch, error):
    now = [1000.0]
    monkeypatch.setattr(reports.time, "monotonic", lambda: now[0])

    def tells() -> bool:
        window.context.reporter.show_report(error)
        shown = boxes(window)
        for box in shown:
            assert box.text() == "Thothit can't open any more files: too many are open on this computer."
            box.close()
        return bool(shown)

    told = []
    for later in (0, 1, reports.QUIET - 1, reports.QUIET - 1, reports.QUIET):
        now[0] += later
        told.append(tells())
    assert told == [True, False, False, False, True]
