# SPDX-License-Identifier: MIT
"""No value of a settings file runs code, however its beginning is written."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from thothit_desktop.app.backup.archive import BackupError, unpack, write_backup
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.startup.start import run
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.store.settings_file import SettingsError

BEGINNINGS = (
    rb"@Variant",
    rb"\x40Variant",
    rb"\x10040Variant",
    rb"\100Variant",
    rb'@\x56""ariant',
    rb'@"V"ariant',
    rb'@""  Variant',
    rb"@\sVariant",
    b"@Var\\\niant",
    rb"ceki, @Variant",
)
"""How Qt may be told that a value is an object."""


class Shell:
    """A pickle of it runs a command."""

    def __init__(self, command: str) -> None:
        self.command = command

    def __reduce__(self) -> tuple[object, ...]:
        return os.system, (self.command,)


def harmful(directory: Path, beginning: bytes) -> Path:
    """Settings in which a value makes a file in the directory; the file that would be made."""
    ran = directory / "ran"
    pickled = pickle.dumps(Shell(f"echo > {ran}"), protocol=4)
    stored = b"\0\0\0\x7f\0\0\0\x18PySide::PyObjectWrapper\0" + len(pickled).to_bytes(4, "big") + pickled
    escaped = b"".join(rb"\x%x" % byte for byte in stored)
    (directory / "settings.ini").write_bytes(b"[General]\ndeck=%s(%s)\n" % (beginning, escaped))
    return ran


@pytest.mark.skipif(os.name != "posix", reason="the command is one of a Unix shell")
def test_qt_alone_would_run_the_code(tmp_path):
    """Else the tests below would say nothing."""
    ran = harmful(tmp_path, BEGINNINGS[0])
    script = (
        "import sys; from PySide6.QtCore import QSettings as S; S(sys.argv[1], S.Format.IniFormat).allKeys()"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path / "settings.ini")], check=True)
    assert ran.exists()


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_an_object_is_refused_before_qt_reads_it(tmp_path, beginning):
    ran = harmful(tmp_path, beginning)
    with pytest.raises(SettingsError, match=r"settings.ini: a value that this program does not write"):
        Settings(tmp_path)
    assert not ran.exists()


def test_the_program_says_so_and_does_not_start(tmp_path, capsys):
    ran = harmful(tmp_path, BEGINNINGS[0])
    assert run(parse(["--data-dir", str(tmp_path)])) == 1
    assert "a value that this program does not write" in capsys.readouterr().err
    assert not ran.exists()


def test_a_backup_with_such_settings_is_refused(tmp_path):
    harmful(tmp_path, BEGINNINGS[0])
    backup, folder = tmp_path / "all.zip", tmp_path / "out"
    write_backup(tmp_path, backup)
    folder.mkdir()
    with pytest.raises(BackupError, match=r"The settings in this backup are damaged\."):
        unpack(backup, folder)


@pytest.mark.parametrize("name", ["@Variant(x)", "@", 'Sri \\x40Variant "@" @home, @DateTime'])
def test_what_the_program_stores_is_read_again(tmp_path, name):
    settings = Settings(tmp_path)
    settings.put_back({"name": name})
    settings.geometry = QByteArray(b"(@\x00\xff@")
    settings.write()
    again = Settings(tmp_path)
    assert again.stored(["name"]) == {"name": name}
    assert again.geometry == settings.geometry
