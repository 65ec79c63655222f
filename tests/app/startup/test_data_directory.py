# SPDX-License-Identifier: MIT
"""An unusable data directory is refused in one sentence; files of other users are not trusted."""

import os
import socket
import stat
from pathlib import Path

import pytest

from thothit_desktop.app.backup.restoring import FOLDER, KEPT
from thothit_desktop.app.startup.data_directory import (
    _FILES,
    _FOLDERS,
    data_directory,
    set_aside_misplaced,
)
from thothit_desktop.app.startup.instance import LOCK, RUNNING
from thothit_desktop.app.startup.start_attempts import STARTING
from thothit_desktop.app.statistics.database import FILE, WAITING
from thothit_desktop.app.store.program_log import LOG
from thothit_desktop.app.store.saves import FileError
from thothit_desktop.app.store.settings import SETTINGS

posix = pytest.mark.skipif(os.name != "posix", reason="the system has no owners and pipes of this kind")


def test_it_is_made_where_it_is_missing(tmp_path):
    wanted = tmp_path / "a" / "caf\u00e9"
    assert data_directory(wanted) == wanted
    assert wanted.is_dir()


@posix
def test_a_name_in_other_bytes_is_refused_and_makes_no_directory(tmp_path):
    with pytest.raises(FileError, match=r"caf\\xe9 can't be written in the system's character set"):
        data_directory(tmp_path / os.fsdecode(b"caf\xe9"))
    assert list(tmp_path.iterdir()) == []


def make_socket(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # a socket's name is short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


@posix
def test_one_that_nobody_may_look_into_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, _: path != tmp_path)  # root may look into all
    with pytest.raises(FileError, match="Permission denied"):
        data_directory(tmp_path)


@posix
def test_what_stands_in_the_place_of_a_file_is_kept_under_another_name(tmp_path):
    (tmp_path / "running").mkdir(mode=0o700)
    for name in ("settings.ini", "settings.ini.lock", "running/lock"):
        path = tmp_path / name
        for make in (os.mkfifo, make_socket, Path.mkdir):
            make(path)
            kind = stat.S_IFMT(path.stat().st_mode)
            (told,) = set_aside_misplaced(tmp_path)
            (kept,) = path.parent.glob(f"damaged-*-{path.name}")
            assert told == f"{path}: not a file (kept as {kept.name})"
            assert stat.S_IFMT(kept.stat().st_mode) == kind
            assert not path.exists()
            kept.rmdir() if kept.is_dir() else kept.unlink()
        path.touch()
    assert set_aside_misplaced(tmp_path) == []


@posix
def test_a_link_to_a_folder_that_is_gone_is_kept_and_one_to_a_folder_is_used(tmp_path):
    (tmp_path / "matches").symlink_to(tmp_path / "gone")
    (told,) = set_aside_misplaced(tmp_path)
    assert "matches: not a folder (kept as damaged-" in told
    (tmp_path / "there").mkdir()
    (tmp_path / "matches").symlink_to(tmp_path / "there")
    assert set_aside_misplaced(tmp_path) == []


def test_what_cannot_be_set_aside_is_named(tmp_path, monkeypatch):
    (tmp_path / "settings.ini").mkdir()

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(FileError, match=r"not a file \(it can\'t be renamed: Operation not permitted\)"):
        set_aside_misplaced(tmp_path)


def test_the_files_have_the_names_that_their_parts_give_them():
    assert {SETTINGS, LOG, FILE, WAITING, f"{RUNNING}/{LOCK}", f"{RUNNING}/{STARTING}"} <= {*_FILES}
    assert {RUNNING, FOLDER, KEPT} <= {*_FOLDERS}


@posix
def test_nobody_else_may_leave_requests(tmp_path, monkeypatch):
    folder = tmp_path / "running"
    folder.mkdir()
    folder.chmod(0o777)
    assert set_aside_misplaced(tmp_path) == []
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    (told,) = set_aside_misplaced(tmp_path)
    assert "running: it belongs to another user (kept as damaged-" in told
    assert not folder.exists()
