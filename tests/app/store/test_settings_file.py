# SPDX-License-Identifier: MIT
"""No value of a settings file runs code, whatever its beginning."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from thothit_desktop.app.backup.archive import BackupError, unpack, write_backup
from thothit_desktop.app.store import setting
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
"""Beginnings of a value that make Qt read an object."""


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


@pytest.mark.whole
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
    with pytest.raises(SettingsError, match=r"settings.ini: it has a value that Thothit never writes"):
        Settings(tmp_path)
    assert not ran.exists()


FOREIGN = {
    "garbage": b"hello world\n",
    "some of both": b"\x00\xff[[[\nplayers = = =\n",
    "half a section": b"[General\ndeck=western\n",
    "nothing but zeros": bytes(4096),
    "UTF-16": "[General]\ndeck=western\n".encode("utf-16"),
    "Latin-1": b"[General]\nname=caf\xe9\n",
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN)
def test_what_holds_something_else_is_not_written_over(tmp_path, content):
    (tmp_path / "settings.ini").write_bytes(content)
    with pytest.raises(SettingsError, match=r"settings.ini: not a settings file"):
        Settings(tmp_path)
    assert (tmp_path / "settings.ini").read_bytes() == content


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    with (tmp_path / "settings.ini").open("wb") as file:
        file.truncate(2**40)  # takes no room on the disk
    with pytest.raises(SettingsError, match=r"settings.ini: too large for a settings file"):
        Settings(tmp_path)


def test_five_megabytes_are_the_most(tmp_path):
    path = tmp_path / "settings.ini"
    content = b"[General]\ndeck=western\n"
    path.write_bytes(content + b"\n" * (5_000_000 - len(content)))
    assert Settings(tmp_path).deck == "western"
    path.write_bytes(content + b"\n" * (5_000_001 - len(content)))
    with pytest.raises(SettingsError):
        Settings(tmp_path)


@pytest.mark.parametrize("content", [b"", b"\n", b"\xef\xbb\xbf[General]\n", b"[General]\ndeck=wes"])
def test_what_is_empty_or_cut_off_holds_the_defaults(tmp_path, content):
    (tmp_path / "settings.ini").write_bytes(content)
    assert Settings(tmp_path).deck == "ceki"


VALUES = ("@Size(3 4)", "@Rect(1 2 3 4)", "@Invalid()", "a, b, c", "@ByteArray(x)", "@String(x)", '"a\\nb"')


@pytest.mark.parametrize("value", VALUES)
def test_a_value_of_another_kind_is_the_default(tmp_path, value):
    usual = Settings(tmp_path / "usual")
    keys = [one.key for one in vars(setting).values() if isinstance(one, setting.Setting)]
    keys += ["game", "favourites", "finished", "geometry", "kings/players", "kings/match", "kings/level/1"]
    general = "".join(f"{key}={value}\n" for key in keys if "/" not in key)
    kings = "".join(f"{key.partition('/')[2]}={value}\n" for key in keys if "/" in key)
    (tmp_path / "settings.ini").write_text(
        f"[General]\n{general}[kings]\n{kings}".replace("level/", "level\\")
    )
    settings = Settings(tmp_path)
    texts = [one for one in vars(setting).values() if isinstance(one, setting.Setting) and one.allowed]
    assert [settings.value(one) for one in texts] == [usual.value(one) for one in texts]
    assert settings.match_setup("kings") == usual.match_setup("kings")
    assert (settings.game, settings.favourites) == (usual.game, ())
    assert settings.finished is not None


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
