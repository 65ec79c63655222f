# SPDX-License-Identifier: MIT
"""The self-test finds faults, names them, goes on, and ends with 1."""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import pytest
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFontMetrics, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from tests.app.pages import copied_pages
from thothit_desktop.app.selftest import rounds, time_limit
from thothit_desktop.app.selftest.self_test import all_checks, self_test
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.flow.match import Match
from thothit_desktop.players.fishing.greedy import GreedyPlayer
from thothit_desktop.table.geometry import decks


@pytest.fixture
def outcome(qapp, capsys, tmp_path, monkeypatch):
    """A function that makes checks and gives the exit code and the lines; it leaves nothing behind."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    def made(checks, **more) -> tuple[int, list[str]]:
        if isinstance(checks, str):
            checks = {checks: all_checks()[checks]}
        before = set(tmp_path.iterdir()), set(threading.enumerate())
        code = self_test(checks, **more)
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        assert (set(tmp_path.iterdir()), set(threading.enumerate())) == before
        assert not any(widget.isVisible() for widget in QApplication.topLevelWidgets())
        return code, said.out.splitlines()[1:]

    return made


def test_what_works_passes(outcome):
    code, lines = outcome(
        {name: all_checks()[name] for name in ("cards", "icon", "letters", "rules", "languages")}
    )
    assert code == 0
    assert lines[0] == "ok  cards (147 pictures)"
    assert [line[:4] for line in lines[:-1]] == ["ok  "] * 5
    assert lines[-1] == "5 passed, 0 failed"


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_the_whole_program_passes_also_without_a_display_and_touches_nothing(tmp_path):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {key: value for key, value in os.environ.items() if key not in hidden}
    home, scratch = tmp_path / "home", tmp_path / "scratch"
    home.mkdir()
    scratch.mkdir()
    run = subprocess.run(
        [sys.executable, "-m", "thothit_desktop", "--self-test"],
        env=bare | {"HOME": str(home), "TMPDIR": str(scratch), "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    first, *lines, last = run.stdout.splitlines()
    assert first.endswith("offscreen, without a display")
    assert [line[:4] for line in lines] == ["ok  "] * len(all_checks())
    assert last == f"{len(all_checks())} passed, 0 failed"
    assert list(scratch.iterdir()) == []
    assert not [path for path in home.rglob("*") if "thothit" in path.name.lower()]


# What is broken is found


@pytest.fixture
def drawings(tmp_path, monkeypatch):
    """A copy of the card pictures that may be broken."""
    copy = tmp_path / "assets" / "cards"
    shutil.copytree(decks.assets(), copy)
    monkeypatch.setattr(decks, "assets", lambda: copy)
    return copy


def test_a_missing_language_fails(outcome, monkeypatch, tmp_path_factory):
    monkeypatch.setattr("thothit_desktop.app.selftest.assets.FILES", tmp_path_factory.mktemp("i18n"))
    code, lines = outcome("languages")
    assert code == 1
    assert "en.qm is missing or damaged" in lines[0]


def test_a_missing_card_fails(outcome, drawings):
    (drawings / "ceki" / "OT-large.svg").unlink()
    assert outcome("cards") == (1, ["FAILED cards: OT-large.svg is missing", "0 passed, 1 failed"])


@pytest.mark.parametrize("text", ["", "<svg", '<svg xmlns="http://www.w3.org/2000/svg"/>'])
def test_a_card_that_shows_nothing_fails(outcome, drawings, text):
    (drawings / "backs" / "western-kawung.svg").write_text(text)
    assert outcome("cards") == (1, ["FAILED cards: western-kawung.svg shows nothing", "0 passed, 1 failed"])


@pytest.fixture
def recordings(tmp_path, monkeypatch):
    """A copy of the sounds that may be broken."""
    copy = tmp_path / "assets" / "sounds"
    shutil.copytree(decks.assets().parent / "sounds", copy)
    monkeypatch.setattr(decks, "assets", lambda: copy.with_name("cards"))
    return copy


def test_a_sound_that_is_missing_or_cannot_be_played_fails(outcome, recordings):
    assert outcome("sounds") == (0, ["ok  sounds (30 files, 10.4 seconds)", "1 passed, 0 failed"])
    (recordings / "call-2.wav").write_bytes(b"RIFF")
    code, (said, _) = outcome("sounds")
    assert (code, said.partition(": ")[::2][1][:27]) == (1, "call-2.wav cannot be played")
    (recordings / "call-2.wav").unlink()
    assert outcome("sounds") == (1, ["FAILED sounds: call-2.wav is missing", "0 passed, 1 failed"])


def test_a_sound_that_is_silent_fails(outcome, recordings):
    path = recordings / "lay-1.wav"
    path.write_bytes(path.read_bytes()[:44] + bytes(path.stat().st_size - 44))
    assert outcome("sounds") == (1, ["FAILED sounds: lay-1.wav is silent", "0 passed, 1 failed"])


def test_a_missing_icon_fails(outcome, monkeypatch, tmp_path):
    monkeypatch.setattr("thothit_desktop.app.startup.application.assets", lambda: tmp_path / "cards")
    code, lines = outcome("icon")
    assert (code, lines[0]) == (1, "FAILED icon: the icon shows nothing at 16 pixels")


def test_an_icon_without_its_engine_fails(outcome, monkeypatch):
    monkeypatch.setattr(QIcon, "availableSizes", lambda _: [QSize(256, 256)])
    assert outcome("icon")[1][0] == "FAILED icon: the icon is not drawn, but stretched from 256 pixels"


@pytest.fixture
def rules(tmp_path, monkeypatch):
    """A copy of the rules pages that may be broken."""
    return copied_pages(monkeypatch, tmp_path / "rules")


@pytest.mark.parametrize("name", ["thunee.html", "kings.json", "parts/totit.html"])
def test_a_missing_rules_page_fails(outcome, rules, name):
    (rules / name).unlink()
    code, lines = outcome("rules")
    assert code == 1
    assert lines[0].startswith("FAILED rules: ")
    assert name.rpartition("/")[2].replace("parts/", "") in lines[0]
    assert lines[1] == "0 passed, 1 failed"


def test_a_damaged_example_fails(outcome, rules):
    (rules / "kowah.json").write_text("{")
    code, lines = outcome("rules")
    assert (code, lines[0].startswith("FAILED rules: ")) == (1, True)
    assert "kowah.json" in lines[0]


class Poor(QFontMetrics):
    """A font without the sign that stands before a loss."""

    def inFontUcs4(self, letter: int) -> bool:  # noqa: N802
        return letter != ord("−") and super().inFontUcs4(letter)


def test_a_sign_that_no_font_has_fails(outcome, monkeypatch):
    monkeypatch.setattr("thothit_desktop.app.selftest.assets.QFontMetrics", Poor)
    assert outcome("letters")[1][0] == "FAILED letters: no font has U+2212"


def test_a_fault_in_the_game_fails_and_the_next_check_goes_on(outcome, monkeypatch):
    def play(*_: object) -> None:
        raise RuntimeError("the pool\nhas a hole")

    monkeypatch.setattr(Match, "play", play)
    code, lines = outcome(
        {name: all_checks()[name] for name in ("round of thothit", "round of kowah", "icon")}
    )
    assert code == 1
    assert [line.partition(":")[0] for line in lines[:2]] == [
        "FAILED round of thothit",
        "FAILED round of kowah",
    ]
    assert "has a hole" in lines[0]
    assert lines[2:] == ["ok  icon", "1 passed, 2 failed"]


def test_a_fault_of_a_player_fails(outcome, monkeypatch):
    def choose(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(GreedyPlayer, "choose", choose)
    code, lines = outcome("round of sackson")
    assert (code, lines[0]) == (1, "FAILED round of sackson: RuntimeError: no idea")


def test_a_window_that_cannot_be_made_fails(outcome, monkeypatch):
    monkeypatch.setitem(sys.modules, "thothit_desktop.app.score.sheet", None)
    code, lines = outcome("score sheet")
    assert code == 1
    assert "score.sheet" in lines[0]


def test_a_state_that_is_never_reached_fails(outcome, monkeypatch):
    monkeypatch.setattr(rounds, "VISITED", ("choosing", "bidding"))
    assert outcome("states of a match")[1][0] == "FAILED states of a match: it was never in bidding"


def test_a_match_that_is_not_saved_fails(outcome, monkeypatch):
    monkeypatch.setattr(Saves, "save", lambda *_: None)
    assert outcome("save and resume")[1][0] == "FAILED save and resume: nothing has been saved"


def test_a_damaged_record_that_is_taken_fails(outcome, monkeypatch):
    monkeypatch.setattr(rounds, "read", lambda path: path)
    assert outcome("records")[1][0] == "FAILED records: empty.thothit is taken for a record"


class Hasty(QObject):
    """Thinks in the thread that asks."""

    decided = Signal(int, object)

    def ask(self, think) -> int:
        self.decided.emit(1, think(lambda: False))
        return 1

    def close(self) -> None:
        """There is nothing to end."""


def test_a_player_that_thinks_in_the_window_s_thread_fails(outcome, monkeypatch):
    monkeypatch.setattr(rounds, "Thinker", Hasty)
    assert outcome("threads")[1][0] == "FAILED threads: bocah thinks in the window's thread"


def test_an_empty_window_fails(outcome):
    def check(check_window) -> str:
        check_window.drawn(QWidget())
        return ""

    def empty(check_window) -> str:
        widget = QWidget()
        widget.show()
        check_window.drawn(widget)
        return ""

    assert outcome({"hidden": check, "empty": empty}) == (
        1,
        ["FAILED hidden: QWidget is not shown", "FAILED empty: QWidget is empty", "0 passed, 2 failed"],
    )


def test_a_thread_that_is_left_fails(outcome):
    done = threading.Event()

    def check(_) -> str:
        threading.Thread(target=done.wait, name="straggler").start()
        return ""

    def end(_) -> str:
        done.set()
        time.sleep(0.1)
        return ""

    code, lines = outcome({"careless": check, "end": end})
    assert (code, lines[0]) == (1, "FAILED careless: threads are left: straggler")


# What hangs ends


def spin(_) -> str:
    while True:
        pass


def sulk(_) -> str:
    QMessageBox().exec()
    return ""


def hope(check_window) -> str:
    check_window.wait(lambda: False)
    return ""


@pytest.mark.parametrize("hang", [spin, sulk, hope])
def test_a_check_that_hangs_fails_and_the_next_goes_on(outcome, monkeypatch, hang):
    monkeypatch.setattr(time_limit, "NOTICE", 0.3)
    checks = {"hang": hang, "icon": all_checks()["icon"]}
    assert outcome(checks, seconds=0.5) == (
        1,
        ["FAILED hang: it has not ended after 0.5 seconds", "ok  icon", "1 passed, 1 failed"],
    )


def test_a_check_that_cannot_be_ended_ends_the_program_with_the_sum(tmp_path):
    code = (
        "import time\nfrom thothit_desktop.app.selftest import time_limit as limit\n"
        "limit.NOTICE = limit.GRACE = 0.2\n"
        "from thothit_desktop.app.selftest.self_test import all_checks, self_test\n"
        "from thothit_desktop.app.registration import register_families\n"
        "register_families()\n"
        "checks = all_checks()\n"
        "self_test(dict(icon=checks['icon'], stuck=lambda _: time.sleep(60), rules=checks['rules']), 0.5)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"TMPDIR": str(tmp_path), "TEMP": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=40,
    )
    assert run.returncode == 1
    assert run.stdout.splitlines()[1:] == [
        "ok  icon",
        "FAILED stuck: it does not end, after 0.5 seconds and more",
        "FAILED rules: not reached, for stuck does not end",
        "1 passed, 2 failed",
    ]
    assert list(tmp_path.iterdir()) == []


# How it is told


def test_without_a_console_faults_and_sum_come_in_a_dialog(qapp, monkeypatch):
    def check(_) -> str:
        raise ValueError("a long\nstory")

    dialogs = []
    monkeypatch.setattr("thothit_desktop.app.selftest.self_test.show_dialog", dialogs.append)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert self_test({"icon": all_checks()["icon"], "odd": check}) == 1
    assert dialogs == ["FAILED odd: ValueError: a long story\n1 passed, 1 failed"]
