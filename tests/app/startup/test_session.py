# SPDX-License-Identifier: MIT
"""A whole session as the system sees it: connections, files written, and their rights."""

import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.rounds import match
from thothit_desktop.app.store.saves import Saves

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the system has no modes of this kind")

EVERYTHING = """
import sys
from pathlib import Path
from thothit_desktop import __main__
from thothit_desktop.app.backup.archive import write_backup
from thothit_desktop.app.backup.restoring import prepare, take_over
from thothit_desktop.app.startup import start
from thothit_desktop.app.startup.data_directory import data_directory
from thothit_desktop.app.startup.instance import Instance, Request
from thothit_desktop.app.statistics.database import Database
from thothit_desktop.app.store.program_log import ProgramLog
from thothit_desktop.app.store.saves import Saves, read
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.store.saved_matches import SavedMatches
from tests.app.statistics.rounds import played

def write(options):
    directory = data_directory(options.data_dir)
    log = ProgramLog(directory)
    log.open()
    Instance(directory).enter(Request(None, ""))
    settings = Settings(directory)
    settings.deck = "western"
    settings.write()
    Database(directory).put(played(30, 20))
    saves = Saves(directory, exclusive=True)
    record = read(Path(sys.argv[2]))
    for _ in range(3):
        saves.save(record)
        saves.put_away()
    write_backup(directory, directory / "all.zip")
    prepare(directory, directory / "all.zip")
    take_over(directory)
    saves.save(record)
    saved_matches = SavedMatches(saves)
    for path in saved_matches.scan("")[1]:
        saved_matches.read_entry(path)
    saved_matches.write_index()
    saved_matches.delete(next(saves.folder.glob("*.thothit")))
    log.close()
    return 0

start.run = write
sys.exit(__main__.main(["--data-dir", sys.argv[1]]))
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match that has begun."""
    saves = Saves(tmp_path / "before", exclusive=True)
    saves.current.parent.mkdir()
    begun = match("thothit")
    for _ in range(4):
        begun.play(begun.position.legal_moves()[0])
    saves.save(begun.record)
    return saves.current


def run(*command: str, **environment: str) -> None:
    subprocess.run(
        command,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        check=True,
        timeout=200,
        umask=0o022,
    )


def modes(directory: Path) -> set[str]:
    """Return the files in a directory that others may read."""
    return {
        f"{path.relative_to(directory.parent)}: {stat.filemode(path.stat().st_mode)}"
        for path in (directory, *directory.rglob("*"))
        if path.stat().st_mode & 0o077
    }


def test_whatever_is_written_is_the_person_s_own(tmp_path, record):
    data = tmp_path / "data"
    run(sys.executable, "-c", EVERYTHING, str(data), str(record))
    names = {path.name for path in data.rglob("*")}
    assert names >= {
        "settings.ini",
        "match.thothit",
        "statistics.sqlite",
        "thothit.log",
        "backups",
        "index.json",
    }
    assert modes(data) == set()


@pytest.mark.long
@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
@pytest.mark.parametrize(
    "arguments",
    [("--watch", "--rounds", "1", "--speed", "off"), ("--speed", "off", "--screenshot", "{home}/table.png")],
    ids=["watched", "played"],
)
def test_a_session_opens_no_connection_and_writes_nowhere_else(tmp_path, arguments):
    data, home, trace = tmp_path / "data", tmp_path / "home", tmp_path / "trace"
    home.mkdir()
    words = [word.format(home=home) for word in arguments]
    traced = ("strace", "-f", "-qq", "-e", "trace=network,open,openat,creat,mkdir,mkdirat", "-o", str(trace))
    run(
        *(*traced, sys.executable, "-B", "-m", "thothit_desktop", "--data-dir", str(data), *words),
        HOME=str(home), XDG_RUNTIME_DIR=str(home), XDG_CACHE_HOME=str(home / "cache"), TMPDIR=str(home),
    )  # fmt: skip
    calls = trace.read_text(encoding="utf-8", errors="replace")
    assert data.exists()
    assert set(re.findall(r"\bsocket(?:pair)?\((\w+)", calls)) <= {"AF_UNIX"}
    opened = re.findall(
        r'\bopen(?:at)?\((?:AT_FDCWD, )?"([^"]*)", [^)]*(?:O_WRONLY|O_RDWR|O_CREAT)[^)]*\) += \d', calls
    )
    made = re.findall(r'\b(?:creat|mkdir|mkdirat)\((?:AT_FDCWD, )?"([^"]*)"[^)]*\) += \d', calls)
    own = (str(data), str(home / "cache"), str(home / "table.png"), "/dev/", "/proc/self/")
    assert {path for path in (*opened, *made) if not path.startswith(own)} == set()
    assert modes(data) == set()
