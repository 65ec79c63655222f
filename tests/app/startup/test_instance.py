# SPDX-License-Identifier: MIT
"""One program per data directory: the lock, the requests of later starts, and their answers."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thothit_desktop.app.startup import instance
from thothit_desktop.app.startup.instance import Instance, Request

WINDOW = Request(None, "")
HOLD = """
import sys, time
from pathlib import Path
from thothit_desktop.app.startup.instance import Instance, Request
one = Instance(Path(sys.argv[1]))
print(one.enter(Request(None, "")), flush=True)
time.sleep(60)
"""


@pytest.fixture
def first(tmp_path, qapp):
    """The program that runs; `first.heard` is what it was asked for, once it listens."""
    one = Instance(tmp_path)
    one.heard = []
    one.called.connect(one.heard.append)
    assert one.enter(WINDOW) == "first"
    yield one
    one.close()


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(instance, "PATIENCE", 0.1)
    monkeypatch.setattr(instance, "STARTING", 0.0)


@pytest.fixture
def holder(tmp_path):
    """Another process that has the directory and hears nothing."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=Path.cwd()
    )
    assert process.stdout.readline() == "first\n"
    yield process
    process.kill()
    process.wait()


def enter(directory: Path, request: Request, qtbot) -> str:
    """A second start, while this one goes on."""
    found = []
    thread = threading.Thread(target=lambda: found.append(Instance(directory).enter(request)))
    thread.start()
    qtbot.waitUntil(lambda: bool(found))
    thread.join()
    return found[0]


def papers(directory: Path) -> list[str]:
    return sorted(path.name for path in (directory / "running").iterdir() if path.name != "lock")


def test_a_second_start_hands_its_record_over(first, tmp_path, qtbot):
    first.listen()
    request = Request(tmp_path / "a räcord 100%.thothit", "token-7")
    assert enter(tmp_path, request, qtbot) == "handed over"
    assert first.heard == [request]
    assert enter(tmp_path, WINDOW, qtbot) == "handed over"
    assert first.heard == [request, WINDOW]
    assert papers(tmp_path) == []


def test_who_asks_while_the_first_one_starts_is_answered_when_it_listens(first, tmp_path, qtbot):
    found = []
    thread = threading.Thread(target=lambda: found.append(Instance(tmp_path).enter(WINDOW)))
    thread.start()
    qtbot.waitUntil(lambda: papers(tmp_path) != [])
    first.listen()
    thread.join()
    assert found == ["handed over"]
    assert first.heard == [WINDOW]


def test_a_program_that_has_just_begun_gets_more_time(first, tmp_path, monkeypatch):
    monkeypatch.setattr(instance, "PATIENCE", 0.05)
    monkeypatch.setattr(instance, "STARTING", 0.5)
    begun = time.monotonic()
    assert Instance(tmp_path).enter(WINDOW) == "no answer"
    assert time.monotonic() - begun > 0.3


def test_a_program_that_does_not_answer_is_named(holder, tmp_path, impatient):
    second = Instance(tmp_path)
    assert second.enter(WINDOW) == "no answer"
    assert second.holder() == holder.pid
    assert papers(tmp_path) == []


def test_a_program_that_closes_meanwhile_makes_room(first, tmp_path, qtbot):
    found, second = [], Instance(tmp_path)
    thread = threading.Thread(target=lambda: found.append(second.enter(WINDOW)))
    thread.start()
    qtbot.waitUntil(lambda: papers(tmp_path) != [])
    first.close()
    thread.join()
    assert found == ["first"]
    assert papers(tmp_path) == []
    second.close()


def test_a_killed_program_is_in_nobodys_way(holder, tmp_path, impatient):
    old, young = (tmp_path / "running" / f"{n}.request" for n in (1, 2))
    for left in (old, young):
        left.write_text(WINDOW.dump())
    os.utime(old, (1, 1))
    holder.kill()
    holder.wait()
    assert (tmp_path / "running" / "lock").exists()
    second = Instance(tmp_path)
    assert second.enter(WINDOW) == "first"
    assert not old.exists(), "nobody waits for an answer any more"
    assert young.exists(), "here somebody may wait"
    heard = []
    second.called.connect(heard.append)
    second.listen()
    assert heard == [WINDOW]
    second.close()


@pytest.mark.parametrize("text", ["", "damaged", f"{os.getppid()}\nanother\nhost\n"])
def test_a_lock_that_nobody_holds_is_taken_in_the_end(tmp_path, text, impatient):
    (tmp_path / "running").mkdir()
    lock = tmp_path / "running" / "lock"
    lock.write_text(text)
    os.utime(lock, (1, 1))
    second = Instance(tmp_path)
    assert second.enter(WINDOW) == "first"
    second.close()


def test_an_old_lock_that_is_held_stays_held(holder, tmp_path, impatient):
    os.utime(tmp_path / "running" / "lock", (1, 1))
    assert Instance(tmp_path).enter(WINDOW) == "no answer"


@pytest.mark.skipif(
    not Path("/proc/self").is_dir(), reason="needs a directory that takes no files from anybody"
)
def test_a_directory_that_cannot_be_written_keeps_nobody_out():
    for _ in range(2):
        one = Instance(Path("/proc/self"))
        assert one.enter(WINDOW) == "first"
        one.listen()
        one.close()


def test_a_file_in_the_place_of_the_folder_keeps_nobody_out(tmp_path):
    (tmp_path / "running").write_text("")
    assert Instance(tmp_path).enter(WINDOW) == "first"


@pytest.mark.parametrize(
    ("error", "entry"), [(PermissionError(13, "denied"), "first"), (OSError(28, "full"), "no answer")]
)
def test_where_no_request_can_be_left(first, tmp_path, monkeypatch, error, entry):
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(Path, "write_text", fail)
    assert Instance(tmp_path).enter(WINDOW) == entry


def test_long_and_foreign_names_of_directories(tmp_path, qtbot):
    directory = tmp_path / "ꦛꦺꦴꦛꦶꦠ ✓" / ("x" * 200)
    directory.mkdir(parents=True)
    first = Instance(directory)
    heard = []
    first.called.connect(heard.append)
    assert first.enter(WINDOW) == "first"
    first.listen()
    assert enter(directory, WINDOW, qtbot) == "handed over"
    assert heard == [WINDOW]
    first.close()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b"\xff\xfe",
        b"[" * 50_000,
        b"{" + b" " * instance.LIMIT + b"}",
        b'{"file": null}',
        b'{"token": ""}',
        b'{"file": 7, "token": ""}',
        b'{"file": "not/absolute", "token": ""}',
        b'{"file": "", "token": ""}',
        b'{"file": "/nul\\u0000", "token": ""}',
        b'{"file": null, "token": "two\\nlines"}',
        b'{"file": null, "token": 7}',
    ],
)
def test_garbage_is_removed_and_not_heard(first, tmp_path, qtbot, text):
    first.listen()
    left = tmp_path / "running" / "0.request"
    left.write_bytes(text)
    qtbot.waitUntil(lambda: not left.exists())
    assert first.heard == []
    assert enter(tmp_path, WINDOW, qtbot) == "handed over"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files here")
def test_what_is_no_file_is_not_read(first, tmp_path, qtbot):
    os.mkfifo(tmp_path / "running" / "0.request")
    (tmp_path / "running" / "1.request").symlink_to("/dev/zero")
    (tmp_path / "running" / "2.request").mkdir()
    first.listen()
    assert enter(tmp_path, WINDOW, qtbot) == "handed over"
    assert first.heard == [WINDOW]


@pytest.mark.skipif(os.name != "posix", reason="speaks of modes")
def test_nobody_else_may_look_in(first, tmp_path):
    assert (tmp_path / "running").stat().st_mode & 0o777 == 0o700


def test_a_request_of_this_process(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "abc")
    assert Request.of(Path("one.thothit")) == Request(tmp_path / "one.thothit", "abc")
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN")
    assert Request.of(None) == WINDOW


@given(st.binary(min_size=1).filter(lambda name: b"\0" not in name), st.sampled_from(["", "abc-7"]))
@pytest.mark.skipif(os.name != "posix", reason="paths of bytes")
def test_every_path_comes_back(name, token):
    request = Request(Path(os.fsdecode(b"/" + name)), token)
    assert Request.load(request.dump()) == request


def test_a_name_that_no_file_can_have_is_no_request():
    assert Request.load('{"file": "/home/\\ud800", "token": ""}') is None
    assert Request.load('{"file": "/home/\\udce9", "token": ""}') is not None
