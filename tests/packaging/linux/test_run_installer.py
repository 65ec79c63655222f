# SPDX-License-Identifier: MIT
"""The per-user installer, run in temporary homes with a small bundle."""

import subprocess
from pathlib import Path

import pytest

import product
from linux import run_installer
from tests.packaging.linux.homes import LINUX, Install, files, make, pretend, refused

pytestmark = LINUX


def test_installed_and_removed_without_a_trace(setup: Path, home: Path, install: Install) -> None:
    done = install(setup)
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    folder = home / ".local/lib/thothit-desktop"
    for command in ("thothit-desktop", "thothit"):
        assert (home / ".local/bin" / command).resolve() == folder / command
    share = home / ".local/share"
    assert (share / "icons/hicolor/64x64/mimetypes/io.github.thothit.thothit_desktop.record.png").is_file()
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
    lines = (
        (home / ".local/share/applications/io.github.thothit.thothit_desktop.desktop")
        .read_text()
        .splitlines()
    )
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


def test_an_installer_with_the_former_id_is_replaced(
    setup: Path, home: Path, install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(product, "ID", product.PROGRAM)
    older = make(tmp_path, name="older")
    monkeypatch.undo()
    assert install(older, "--target", str(home / "games/thothit")).returncode == 0
    assert install(setup).returncode == 0
    entries = (home / ".local/share/applications").glob("*.desktop")
    assert [entry.name for entry in entries] == [f"{product.ID}.desktop"]
    assert not (home / "games").exists()
    install(home / ".local/lib/thothit-desktop/uninstall")
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


@pytest.mark.parametrize(
    ("tool", "answer", "told"),
    [
        ("getconf", "glibc 2.1", "it has glibc 2.1, Thothit needs glibc 2.2 or later"),
        (
            "ldd",
            "./a: /lib/libstdc++.so.6: version \\`GLIBCXX_3.4.29' not found (required by ./a)",
            "its libstdc++.so.6 has no GLIBCXX_3.4.29, which Thothit needs",
        ),
    ],
)
def test_old_library_is_named(
    setup: Path, home: Path, tools: Path, install: Install, tool: str, answer: str, told: str
) -> None:
    pretend(tools, tool, f'echo "{answer}"')
    assert refused(install(setup), home) == f"this system is too old: {told}"


def test_other_c_library_is_refused(setup: Path, home: Path, tools: Path, install: Install) -> None:
    pretend(tools, "getconf", "exit 1")
    assert "no GNU C library" in refused(install(setup), home)


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
    setup: Path, home: Path, install: Install, tools: Path, before: list[str]
) -> None:
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
    setup: Path, home: Path, tools: Path, install: Install, before: list[str]
) -> None:
    pretend(tools, "zenity", "exit 1")
    assert install(home / ".local/lib/thothit-desktop/uninstall", "--ask").returncode == 0
    assert files(home) == before


def test_two_builds_are_the_same(setup: Path, tmp_path: Path) -> None:
    assert make(tmp_path).read_bytes() == setup.read_bytes()


def test_what_only_sound_needs_is_not_asked_for(tmp_path: Path) -> None:
    """Without it the program is silent; a person without root could not install it."""
    (tmp_path / "libQt6Network.so.6").write_text("a library")
    asked = [("libgssapi_krb5.so.2", "libQt6Network.so.6"), ("libz.so.1", "libQt6Network.so.6")]
    assert run_installer.library_rows(tmp_path, asked) == ["libz.so.1 libQt6Network.so.6 zlib1g zlib"]
