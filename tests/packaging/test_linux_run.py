# SPDX-License-Identifier: MIT
"""The installer for one person, run in homes of its own with a bundle of a few files."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import icons
import product
import pytest
import run

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="an installer for Linux"),
    pytest.mark.skipif(shutil.which("xz") is None, reason="no xz"),
]
BUILT = datetime(2026, 11, 21, tzinfo=UTC)
OUTSIDE = [
    ("libc.so.6", "libQt6Core.so.6"),
    ("libxcb-randr.so.0", "libQt6Core.so.6"),
    ("libz.so.1", "libz-user.so"),
]
Install = Callable[..., subprocess.CompletedProcess[str]]


def make(place: Path, glibc: tuple[int, ...] = (2, 2), version: str = "", name: str = "setup") -> Path:
    """An installer whose program tells its version and fails where the environment says so."""
    bundle, drawn = place / f"{name}.bundle", place / "drawn"
    (bundle / "_internal").mkdir(parents=True)
    program = bundle / product.PROGRAM
    program.write_text(
        f'#!/bin/sh\n[ -z "$BROKEN" ] || {{ echo "$BROKEN" >&2; exit 1; }}\necho "{version}"\n'
    )
    program.chmod(0o755)
    for library in ("libQt6Core.so.6", "libz-user.so", f"only-in-{name}"):
        (bundle / "_internal" / library).write_text(library)
    drawn.mkdir(exist_ok=True)
    for drawing in icons.DRAWINGS:
        for size in icons.SIZES:
            (drawn / f"{drawing}-{size}.png").write_bytes(b"icon")
    target = place / f"{name}.run"
    run.make(bundle, drawn, BUILT, OUTSIDE, glibc, place / f"{name}.work", target)
    return target


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("made"))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a blank in its name, and what would cost a menu entry its meaning."""
    made = tmp_path / 'my "$home" 100%'
    made.mkdir()
    return made


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder that comes first in PATH; its ldd finds everything, the desktop's tools do nothing."""
    made = tmp_path / "tools"
    made.mkdir()
    for name in ("ldd", "update-desktop-database", "update-mime-database"):
        pretend(made, name, "exit 0")
    return made


def pretend(tools: Path, name: str, script: str) -> None:
    (tools / name).write_text(f"#!/bin/sh\n{script}\n")
    (tools / name).chmod(0o755)


@pytest.fixture
def install(home: Path, tools: Path) -> Install:
    def start(script: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {"HOME": str(home), "PATH": f"{tools}:{os.environ['PATH']}", **more}
        command = ["sh", str(script), *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    return start


def files(home: Path) -> list[str]:
    return sorted(path.relative_to(home).as_posix() for path in home.rglob("*"))


def refused(done: subprocess.CompletedProcess[str], home: Path) -> str:
    """The one sentence of an installer that left nothing behind."""
    assert done.returncode == 1
    assert files(home) == []
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("thothit-desktop: ").strip()


def test_installed_and_removed_without_a_trace(setup: Path, home: Path, install: Install) -> None:
    done = install(setup)
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    folder = home / ".local/lib/thothit-desktop"
    command = home / ".local/bin/thothit-desktop"
    assert command.resolve() == folder / "thothit-desktop"
    share = home / ".local/share"
    assert (share / "icons/hicolor/64x64/mimetypes/application-x-thothit-record.png").is_file()
    assert (share / "man/man6/thothit-desktop.6").is_file()
    data = share / "thothit-desktop"
    data.mkdir()
    (data / "match.thothit").write_text("mine")
    done = install(folder / "uninstall")
    assert done.returncode == 0
    assert str(data) in done.stderr
    kept = [".local/share/thothit-desktop", ".local/share/thothit-desktop/match.thothit"]
    assert files(home) == [".local", ".local/share", *kept]


def test_what_was_there_before_stays(setup: Path, home: Path, install: Install) -> None:
    for place in (".local/bin/other", ".local/share/applications/other.desktop", ".local/lib/x/y"):
        (home / place).parent.mkdir(parents=True)
        (home / place).write_text(place)
    before = files(home)
    install(setup)
    install(home / ".local/lib/thothit-desktop/uninstall")
    assert files(home) == before


def test_menu_entry_names_the_program_whatever_the_home_is_called(
    setup: Path, home: Path, install: Install
) -> None:
    install(setup)
    lines = (home / ".local/share/applications/thothit-desktop.desktop").read_text().splitlines()
    folder = str(home / ".local/lib/thothit-desktop")
    quoted = folder.replace('"', '\\\\"').replace("$", "\\\\$").replace("%", "%%")
    assert f'Exec="{quoted}/thothit-desktop" %f' in lines
    assert f'Exec="{quoted}/uninstall" --ask' in lines


def test_upgrade_leaves_nothing_of_the_old_version(
    setup: Path, home: Path, install: Install, tmp_path: Path
) -> None:
    newer = make(tmp_path, version="9", name="newer")
    install(setup)
    folder = home / ".local/lib/thothit-desktop"
    (folder / "mine").write_text("put here by the person")
    assert install(newer).returncode == 0
    inside = {path.name for path in (folder / "_internal").iterdir()}
    assert "only-in-newer" in inside
    assert "only-in-setup" not in inside
    assert (folder / "mine").read_text() == "put here by the person"
    assert [path.name for path in folder.parent.iterdir()] == ["thothit-desktop"]
    (folder / "mine").unlink()
    install(folder / "uninstall")
    assert files(home) == []


def test_another_folder(setup: Path, home: Path, install: Install) -> None:
    install(setup)
    assert install(setup, "--target", str(home / "games/thothit")).returncode == 0
    assert not (home / ".local/lib/thothit-desktop").exists()
    install(home / "games/thothit/uninstall")
    assert files(home) == []


def test_a_folder_with_other_files_is_refused(setup: Path, home: Path, install: Install) -> None:
    (home / "papers").mkdir()
    (home / "papers/letter").write_text("dear")
    done = install(setup, "--target", str(home / "papers"))
    assert done.returncode == 1
    assert "holds other files" in done.stderr
    assert files(home) == ["papers", "papers/letter"]


def test_missing_library_is_named_with_its_package(
    setup: Path, home: Path, tools: Path, install: Install
) -> None:
    pretend(
        tools,
        "ldd",
        'echo "	libxcb-randr.so.0 => not found"; echo "	libz.so.1 => /lib/libz.so.1 (0x7f)"',
    )
    pretend(tools, "apt", "exit 0")
    assert refused(install(setup), home) == (
        "of the system's libraries libxcb-randr.so.0 is missing; install them with: "
        "sudo apt install libxcb-randr0"
    )


def test_old_c_library_is_named(home: Path, install: Install, tmp_path: Path) -> None:
    told = refused(install(make(tmp_path, glibc=(2, 999))), home)
    assert told.startswith("this system is too old: it has glibc 2.")
    assert told.endswith("Thothit needs glibc 2.999 or later")


def test_other_c_library_is_refused(setup: Path, home: Path, tools: Path, install: Install) -> None:
    pretend(tools, "getconf", "exit 1")
    assert "no GNU C library" in refused(install(setup), home)


def test_old_cpp_library_is_named(setup: Path, home: Path, tools: Path, install: Install) -> None:
    pretend(
        tools,
        "ldd",
        'echo "./a: /lib/libstdc++.so.6: version \\`GLIBCXX_3.4.29\' not found (required by ./a)"',
    )
    assert "its libstdc++.so.6 has no GLIBCXX_3.4.29" in refused(install(setup), home)


def test_other_processor_is_refused(setup: Path, home: Path, tools: Path, install: Install) -> None:
    pretend(tools, "uname", "echo sparc")
    assert refused(install(setup), home).endswith("this one is sparc")


def test_full_disk_is_told(setup: Path, home: Path, tools: Path, install: Install) -> None:
    pretend(
        tools,
        "df",
        'echo "Filesystem 1024-blocks Used Available Capacity Mounted on"; echo "/dev/a 9 9 0 100% /"',
    )
    assert "has no room" in refused(install(setup), home)


def test_a_damaged_installer_is_refused(setup: Path, home: Path, install: Install, tmp_path: Path) -> None:
    short = tmp_path / "short.run"
    short.write_bytes(setup.read_bytes()[:-100])
    assert refused(install(short), home) == "short.run is damaged or not complete; download it again"


def test_a_program_that_does_not_start_is_not_installed(setup: Path, home: Path, install: Install) -> None:
    assert "does not start" in refused(install(setup, BROKEN="no such thing"), home)


def test_a_failing_upgrade_leaves_the_old_version(
    setup: Path, home: Path, install: Install, tools: Path
) -> None:
    install(setup)
    before = files(home)
    pretend(tools, "cp", 'case $* in *.png*) exit 1 ;; esac; exec /bin/cp "$@"')
    done = install(setup)
    assert done.returncode == 1
    assert "cannot be written" in done.stderr
    folder = home / ".local/lib/thothit-desktop"
    assert (folder / "thothit-desktop").is_file()
    assert [path.name for path in folder.parent.iterdir()] == ["thothit-desktop"]
    (tools / "cp").unlink()
    install(setup)
    assert files(home) == before


def test_a_dialog_tells_where_there_is_no_terminal(
    home: Path, tools: Path, install: Install, setup: Path
) -> None:
    told = tools.parent / "told"
    pretend(tools, "zenity", f'printf "%s\\n" "$@" >"{told}.part"; mv "{told}.part" "{told}"')
    pretend(tools, "uname", "echo sparc")
    done = install(setup, DISPLAY=":99")
    for _ in range(100):
        if told.exists():
            break
        subprocess.run(["sleep", "0.05"], check=True)
    assert done.stderr.removeprefix("thothit-desktop: ").strip() in told.read_text()


def test_help_and_unknown_words(setup: Path, home: Path, install: Install) -> None:
    assert "--target FOLDER" in install(setup, "--help").stdout
    assert "not --frob" in refused(install(setup, "--frob"), home)


def test_the_question_before_removing_can_be_denied(
    setup: Path, home: Path, tools: Path, install: Install
) -> None:
    install(setup)
    before = files(home)
    pretend(tools, "zenity", "exit 1")
    assert install(home / ".local/lib/thothit-desktop/uninstall", "--ask").returncode == 0
    assert files(home) == before


def test_two_builds_are_the_same(setup: Path, tmp_path: Path) -> None:
    assert make(tmp_path).read_bytes() == setup.read_bytes()
