# SPDX-License-Identifier: MIT
"""A directory that cannot be used is refused in one sentence; what others made there is not trusted."""

import os
import socket
import stat
from pathlib import Path

import pytest

from thothit_desktop.app.startup.data_directory import data_directory
from thothit_desktop.app.store.saves import FileError

posix = pytest.mark.skipif(os.name != "posix", reason="the system has no owners and pipes of this kind")


def test_it_is_made_where_it_is_missing(tmp_path):
    wanted = tmp_path / "a" / "caf\u00e9"
    assert data_directory(wanted) == wanted
    assert wanted.is_dir()


@posix
def test_a_name_in_other_bytes_is_refused_and_makes_no_directory(tmp_path):
    with pytest.raises(FileError, match=r"caf\\xe9: the name is not in the system's character set"):
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
def test_what_stands_in_the_place_of_a_file_is_named(tmp_path):
    (tmp_path / "running").mkdir(mode=0o700)
    for name in ("settings.ini", "settings.ini.lock", "running/lock"):
        path = tmp_path / name
        for make in (os.mkfifo, make_socket, Path.mkdir):
            make(path)
            with pytest.raises(FileError, match=f"{name}: not a file"):
                data_directory(tmp_path)
            path.rmdir() if path.is_dir() else path.unlink()
        path.touch()
    assert data_directory(tmp_path) == tmp_path


@posix
def test_nobody_else_may_leave_requests(tmp_path, monkeypatch):
    folder = tmp_path / "running"
    folder.mkdir()
    folder.chmod(0o777)
    data_directory(tmp_path)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    with pytest.raises(FileError, match="running: it belongs to another user"):
        data_directory(tmp_path)
