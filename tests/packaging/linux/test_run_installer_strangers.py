# SPDX-License-Identifier: MIT
"""The per-user installer removes and moves only its own files."""

import fcntl
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from linux import run_installer
from tests.packaging.linux.homes import LINUX, Install, files, make, pretend, refused

pytestmark = LINUX
FOLDER = ".local/lib/thothit-desktop"
COMMAND = ".local/bin/thothit-desktop"
ENTRY = ".local/share/applications/io.github.thothit.thothit_desktop.desktop"


def write(path: Path, text: str = "a stranger's") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def names() -> set[str]:
    """All names that the script gives values to."""
    text = run_installer.SCRIPT.read_text()
    given = re.findall(r"(?m)(?:^|[\s(;{!])(\w+)=", text) + re.findall(r"\bread -r (\w+)", text)
    return set(given + re.findall(r"\bfor (\w+) in", text)) - {"IFS", "LC_ALL", "LD_LIBRARY_PATH"}


def test_names_of_the_environment_mean_nothing(
    setup: Path, home: Path, tools: Path, install: Install, tmp_path: Path
) -> None:
    letter = write(tmp_path / "papers/new/letter")
    given = dict.fromkeys(names(), str(letter.parent))
    assert len(given) > 30
    forgotten = re.findall(r"(?m)^unset (.*)", run_installer.SCRIPT.read_text().replace("\\\n", ""))
    assert given.keys() <= set(" ".join(forgotten).split())
    pretend(tools, "mktemp", "exit 1")
    assert refused(install(setup, **given), home).endswith("/.local/lib cannot be written to")
    (tools / "mktemp").unlink()
    told = tools.parent / "told"
    pretend(tools, "update-desktop-database", f'env >"{told}"')
    assert install(setup, **given).returncode == 0
    assert str(letter.parent) not in told.read_text()
    assert install(home / FOLDER / "uninstall", **given).returncode == 0
    assert files(home) == []
    assert letter.read_text() == "a stranger's"


@pytest.mark.parametrize("there", [False, True])
def test_an_installed_program_gives_way_at_both_places(
    setup: Path, home: Path, install: Install, tmp_path: Path, there: bool
) -> None:
    games = home / "games/thothit"
    if there:
        install(setup, "--target", str(games))
        (home / COMMAND).unlink()
        (home / ENTRY).unlink()
    install(setup)
    write(home / FOLDER / "mine")
    assert install(make(tmp_path, version="9", name="newer"), "--target", str(games)).returncode == 0
    assert sorted(path.name for path in games.iterdir()) == [
        "_internal", "contents", "placed", "share", "thothit", "thothit-desktop", "uninstall",
    ]  # fmt: skip
    assert (games / "_internal/only-in-newer").is_file()
    assert files(home / FOLDER) == ["mine"]
    assert (home / COMMAND).resolve() == games / "thothit-desktop"
    assert "games/thothit" in (home / ENTRY).read_text()
    install(games / "uninstall")
    assert files(home) == [".local", ".local/lib", FOLDER, f"{FOLDER}/mine"]


def test_an_installed_program_is_found_by_its_menu_entry(setup: Path, home: Path, install: Install) -> None:
    write(home / COMMAND)
    install(setup)
    assert install(setup, "--target", str(home / "games")).returncode == 0
    assert not (home / FOLDER).exists()
    install(home / "games/uninstall")
    assert files(home) == [".local", ".local/bin", COMMAND]


def test_what_cannot_be_replaced_stays(
    setup: Path, home: Path, tools: Path, install: Install, before: list[str]
) -> None:
    pretend(tools, "mv", 'case $* in */new*) exit 1 ;; esac; exec /bin/mv "$@"')
    done = install(setup)
    assert done.returncode == 1
    assert f"cannot be put in the place of {home / FOLDER}" in done.stderr
    assert files(home) == before
    assert "Exec" in (home / ENTRY).read_text()


def test_a_data_folder_that_cannot_be_written_to(
    setup: Path, home: Path, tools: Path, install: Install, before: list[str]
) -> None:
    pretend(tools, "rm", 'case $* in */metainfo/*) echo "read-only" >&2; exit 1 ;; esac; exec /bin/rm "$@"')
    done = install(setup)
    assert done.returncode == 1
    assert done.stderr == (
        f"thothit-desktop: the menu entry and icons cannot be written to {home}/.local/share\n"
    )
    assert files(home) == before


def test_nothing_is_moved_into_a_folder_that_appears(
    setup: Path, home: Path, tools: Path, install: Install
) -> None:
    target = home / FOLDER
    pretend(tools, "ldd", f"mkdir -p '{target}' && echo mine >'{target}/letter'")
    done = install(setup)
    assert done.returncode == 1
    assert "cannot be put in the place" in done.stderr
    assert files(home) == [".local", ".local/lib", FOLDER, f"{FOLDER}/letter"]


def test_an_empty_folder_is_filled_or_stays(setup: Path, home: Path, tools: Path, install: Install) -> None:
    (home / "games").mkdir()
    pretend(tools, "cp", "exit 1")
    assert install(setup, "--target", str(home / "games")).returncode == 1
    assert files(home) == ["games"]
    (tools / "cp").unlink()
    assert install(setup, "--target", str(home / "games")).returncode == 0
    assert (home / "games/uninstall").is_file()


@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize("upgraded", [False, True])
def test_a_link_of_another_command_stays(
    setup: Path, home: Path, install: Install, tmp_path: Path, there: bool, upgraded: bool
) -> None:
    theirs = tmp_path / "venvs/thothit-desktop/bin/thothit-desktop"
    if there:
        write(theirs)
    (home / COMMAND).parent.mkdir(parents=True)
    if upgraded:
        install(setup)
        (home / COMMAND).unlink()
    (home / COMMAND).symlink_to(theirs)
    assert install(setup).returncode == 0
    assert (home / COMMAND).readlink() == theirs
    install(home / FOLDER / "uninstall")
    assert (home / COMMAND).readlink() == theirs
    assert theirs.exists() == there


@pytest.mark.parametrize("below", ["", "wine/"])
def test_the_cache_of_other_menu_entries_stays(setup: Path, home: Path, install: Install, below: str) -> None:
    share = home / ".local/share/applications"
    cache = write(share / "mimeinfo.cache")
    other = write(share / f"{below}other.desktop")
    install(setup)
    install(home / FOLDER / "uninstall")
    assert cache.is_file()
    other.unlink()
    install(setup)
    install(home / FOLDER / "uninstall")
    assert not cache.exists()


def test_a_folder_called_like_that_of_record_types_stays(setup: Path, home: Path, install: Install) -> None:
    write(home / "music/mime/types")
    install(setup, XDG_DATA_HOME=str(home / "music"))
    install(home / FOLDER / "uninstall", XDG_DATA_HOME=str(home / "music"))
    assert files(home) == ["music", "music/mime", "music/mime/types"]


def test_a_relative_data_folder_is_none(setup: Path, home: Path, install: Install) -> None:
    done = install(setup, XDG_DATA_HOME="papers")
    assert done.returncode == 0
    assert (home / ENTRY).is_file()
    assert not Path("papers").exists()
    assert install(setup, XDG_DATA_HOME=str(home / "data")).returncode == 0
    assert not (home / ENTRY).exists()
    assert (home / "data/applications/io.github.thothit.thothit_desktop.desktop").is_file()


@pytest.mark.parametrize("named", [None, "", "relative", "/dev/null", "/dev/null/x"])
def test_no_home(setup: Path, home: Path, tools: Path, named: str | None) -> None:
    environment = {"PATH": f"{tools}:{os.environ['PATH']}"} | ({} if named is None else {"HOME": named})
    done = subprocess.run(["sh", str(setup)], env=environment, capture_output=True, text=True, check=False)
    assert "HOME does not name your home folder" in refused(done, home)


@pytest.mark.parametrize("umask", [0o077, 0o002])
def test_folders_are_as_the_person_makes_them(setup: Path, home: Path, install: Install, umask: int) -> None:
    before = os.umask(umask)
    try:
        install(setup)
    finally:
        os.umask(before)
    for made in (".local", ".local/lib", ".local/bin", ".local/share", ".local/share/applications"):
        assert (home / made).stat().st_mode & 0o777 == 0o777 & ~umask
    for path in (home / FOLDER).rglob("*"):
        assert path.stat().st_mode & 0o777 in (0o755, 0o644)
    assert (home / FOLDER).stat().st_mode & 0o777 == 0o755
    assert (home / ENTRY).stat().st_mode & 0o777 == 0o644


KILL = r"""case "$0 $*" in %s)
    # The installer, from the shell of its that has started this up to the first.
    process=$PPID all=
    while tr '\0' ' ' </proc/$process/cmdline | grep -q '^sh .*newer.run $'; do
        all="$all $process" process=$(sed 's/.*) . \([0-9]*\) .*/\1/' /proc/$process/stat)
    done
    kill -KILL $all ;;
esac
exec "/bin/${0##*/}" "$@"
"""


@pytest.mark.parametrize("moment", ["*ldd*", "*/old", "*/new*", "*chmod*applications*", "*/rm*only-in-setup"])
def test_what_a_killed_installer_left_is_put_in_order(
    setup: Path, home: Path, tools: Path, install: Install, tmp_path: Path, moment: str, before: list[str]
) -> None:
    newer = make(tmp_path, version="9", name="newer")
    write(home / FOLDER / "mine")
    stopped = ("ldd", "mv", "chmod", "rm")
    for tool in stopped:
        pretend(tools, tool, KILL % moment)
    assert install(newer).returncode != 0
    left = [path.name for path in (home / FOLDER).parent.iterdir()]
    assert any(name.startswith(".thothit-desktop.") for name in left)
    for tool in stopped:
        pretend(tools, tool, f'exec /bin/{tool} "$@"')
    pretend(tools, "ldd", "exit 0")
    # A failing one leaves the program in its place, and all that the person has put there.
    assert install(setup, BROKEN="no such thing").returncode == 1
    assert [path.name for path in (home / FOLDER).parent.iterdir()] == ["thothit-desktop"]
    assert (home / FOLDER / "thothit-desktop").is_file()
    assert (home / FOLDER / "mine").is_file()
    assert (home / ENTRY).is_file()
    assert install(setup).returncode == 0
    assert (home / FOLDER / "mine").is_file()
    (home / FOLDER / "mine").unlink()
    assert files(home) == before
    install(home / FOLDER / "uninstall")
    assert files(home) == []


def test_a_folder_called_like_a_killed_installers_stays(setup: Path, home: Path, install: Install) -> None:
    other = home / ".local/lib/.thothit-desktop.abcdef"
    write(other / "new/letter")
    write(other / "old/letter")
    write(other / "setup", f"{home}/elsewhere\n")
    before = files(other)
    assert install(setup).returncode == 0
    assert files(other) == before


@pytest.mark.parametrize(
    "place",
    [
        "",
        ".local",
        ".local/share",
        ".local/bin/thothit-desktop",
        ".local/share/thothit-desktop",
        "a/../b/../c",
    ],
)
def test_folders_for_other_things_are_refused(setup: Path, home: Path, install: Install, place: str) -> None:
    done = install(setup, "--target", f"{home}/{place}")
    assert (
        refused(done, home)
        == f"{home}/{place} is no place for a program; choose another folder with --target"
    )


@pytest.mark.parametrize("target", ["/", "/proc", "/etc/hostname", "/dev/null/x", "two\nlines"])
def test_impossible_targets_are_refused(setup: Path, home: Path, install: Install, target: str) -> None:
    refused(install(setup, "--target", target), home)


@pytest.mark.parametrize("name", ["-rf", " two  blanks ", "100% $HOME `x` \\n 'q'", "a/./b", "x/"])
def test_odd_targets(
    setup: Path, home: Path, install: Install, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(home)
    write(home / "a/letter")
    assert install(setup, "--target", name).returncode == 0
    assert (home / name / "uninstall").is_file()
    assert install(setup, "--target", name).returncode == 0
    assert install(home / name / "uninstall").returncode == 0
    assert files(home) == ["a", "a/letter"]


def test_linked_folders(setup: Path, home: Path, install: Install, tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    (home / ".local").mkdir()
    (home / ".local/lib").symlink_to(disk)
    install(setup)
    assert install(setup).returncode == 0
    assert [path.name for path in disk.iterdir()] == ["thothit-desktop"]
    assert install(home / FOLDER / "uninstall").returncode == 0
    assert files(home) == [".local", ".local/lib"]
    assert list(disk.iterdir()) == []


def test_nothing_is_written_or_removed_through_links(
    setup: Path, home: Path, install: Install, tmp_path: Path
) -> None:
    dotfile = write(tmp_path / "dotfile")
    (home / ENTRY).parent.mkdir(parents=True)
    (home / ENTRY).symlink_to(dotfile)
    install(setup)
    assert dotfile.read_text() == "a stranger's"
    shutil.rmtree(home / FOLDER / "_internal")
    library = write(tmp_path / "libraries/libQt6Core.so.6")
    (home / FOLDER / "_internal").symlink_to(library.parent)
    install(home / FOLDER / "uninstall")
    assert library.is_file()
    assert files(home) == [".local", ".local/share", ".local/share/applications"]


def test_an_edited_record_removes_nothing_else(
    setup: Path, home: Path, install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    letter = write(home / "papers/letter")
    link = home / "papers/link"
    link.symlink_to(letter)
    install(setup)
    folder = home / FOLDER
    share = folder / "share/applications/io.github.thothit.thothit_desktop.desktop"
    sly = f"{home}/papers/applications/../letter"
    with (folder / "placed").open("a") as record:
        record.write(f"{letter}\n{link}\n{home}/papers\n{sly}\npapers/letter\n\n-rf\n/\n{share.name}\n")
    with (folder / "contents").open("a") as record:
        record.write(f"../../../papers/letter\n{letter}\n..\n.\n\n-rf\nshare/applications/../letter\n")
    install(setup)
    install(folder / "uninstall")
    assert files(home) == ["papers", "papers/letter", "papers/link"]


def test_a_folder_with_a_record_alone_is_not_ours(setup: Path, home: Path, install: Install) -> None:
    write(home / "papers/placed", f"{home}/papers/letter\n")
    write(home / "papers/letter")
    before = files(home)
    assert "holds other files" in install(setup, "--target", str(home / "papers")).stderr
    (home / ".local/bin").mkdir(parents=True)
    (home / COMMAND).symlink_to(home / "papers/thothit-desktop")
    install(setup)
    install(home / FOLDER / "uninstall")
    (home / COMMAND).unlink()
    shutil.rmtree(home / ".local")
    assert files(home) == before


def test_one_at_a_time(setup: Path, home: Path, install: Install) -> None:
    handle = os.open(home, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    assert "being installed or removed already" in refused(install(setup), home)
    fcntl.flock(handle, fcntl.LOCK_UN)
    assert install(setup).returncode == 0
    fcntl.flock(handle, fcntl.LOCK_EX)
    assert install(home / FOLDER / "uninstall").returncode == 1
    os.close(handle)


@pytest.mark.parametrize("place", [FOLDER, "games"])
def test_a_running_program_is_left_alone(setup: Path, home: Path, install: Install, place: str) -> None:
    install(setup, "--target", str(home / place))
    program = home / place / "thothit-desktop"
    shutil.copy("/bin/sleep", program)
    before = files(home)
    with subprocess.Popen([str(program), "60"]) as running:
        try:
            for script in (setup, home / place / "uninstall"):
                done = install(script)
                assert done.returncode == 1
                assert "is running; close it" in done.stderr
                assert files(home) == before
        finally:
            running.kill()
