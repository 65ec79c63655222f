# SPDX-License-Identifier: MIT
"""The parts of the Windows setup that can be tested on any system."""

import re
import shutil
import sys
from pathlib import Path

import pytest

import bundle
import bundle_checks
import icons
import product
from windows import installer

SCRIPT = "".join(path.read_text(encoding="utf-8") for path in installer.SCRIPT.parent.glob("*.ns[ih]"))


@pytest.fixture
def program(tmp_path):
    """A small bundle with the names that NSIS could stumble over."""
    folder = tmp_path / "a bundle"
    for name in (
        "thothit-desktop.exe",
        "_internal/Qt6Core.dll",
        "_internal/deep/er/$x 'y.svg",
        "_internal/ä.txt",
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    return folder


def test_every_define_of_the_script_is_given(program, tmp_path):
    given = {*installer.defines(program, tmp_path / "setup.exe"), "SIGN"}
    own = set(re.findall(r"!define (?:/\S+ )?(\w+)", SCRIPT)) | set(re.findall(r"!macro \w+ (.*)", SCRIPT))
    own = {word for text in own for word in text.split()}
    asked = {name for name in re.findall(r"\$\{([A-Z_]+)\}", SCRIPT) if name not in own | {"NSIS_MAX_STRLEN"}}
    assert asked - given == set()
    assert given - asked <= {"SIGN"} | {name for name in given if f"ifdef {name}" in SCRIPT}


def test_what_is_installed_is_removed_by_name_and_nothing_else(program):
    taken, install, remove = re.findall(
        r"!macro \w+\n(.*?)!macroend", installer.file_list(program), re.DOTALL
    )
    folder, installed = "", set()
    for kind, text in re.findall(r'(SetOutPath|File) "(.*)"', install):
        if kind == "SetOutPath":
            folder = text
        else:
            assert Path(text).is_file()
            installed.add(rf"{folder}\{Path(text).name.replace('$', '$$')}")
    assert len(installed) == 4
    assert set(re.findall(r'Delete "(.*)"', remove)) == installed
    folders = re.findall(r'RMDir "(.*)"', remove)
    assert folders == [r"$INSTDIR\_internal\deep\er", r"$INSTDIR\_internal\deep", r"$INSTDIR\_internal"]
    assert re.findall(r'TAKEN "(.*)"', taken) == ["_internal", "thothit-desktop.exe"]


def test_no_folder_is_ever_removed_with_what_is_in_it(program):
    assert not re.search(r"(?i)rmdir\s+/r", SCRIPT + installer.file_list(program))


def test_a_missing_compiler_is_named(monkeypatch):
    for name in ("PATH", "ProgramFiles", "ProgramFiles(x86)"):
        monkeypatch.setenv(name, str(Path("/nowhere")))
    with pytest.raises(SystemExit, match="makensis is missing"):
        installer.makensis()


@pytest.fixture
def makensis(monkeypatch):
    """A compiler of setups that is there, and never asked."""
    monkeypatch.setattr(installer, "makensis", lambda: "makensis")
    monkeypatch.setattr(installer, "setup", lambda folder: pytest.fail(f"a setup was made of {folder}"))


def test_a_folder_that_is_no_bundle_makes_no_setup(makensis, tmp_path):
    with pytest.raises(SystemExit, match=r"nowhere is no bundle: it has no thothit-desktop\.exe"):
        installer.make(tmp_path / "nowhere")


def test_a_bundle_that_was_made_elsewhere_is_checked(makensis, program):
    with pytest.raises(SystemExit, match=r"the bundle is not right: .*\.svg is missing"):
        installer.make(program)


def test_a_whole_bundle_that_was_made_elsewhere_becomes_a_setup(program, tmp_path, monkeypatch, qapp):
    made = []
    monkeypatch.setattr(installer, "makensis", lambda: "makensis")
    monkeypatch.setattr(installer, "setup", made.append)
    monkeypatch.setattr(bundle_checks, "check", lambda folder, platform: made.append(platform))
    monkeypatch.setattr(bundle, "WORK", tmp_path / "build")
    installer.make(program)
    assert made == ["win32", program]
    assert (tmp_path / "build" / "icons" / "program.ico").is_file()


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs NSIS")
def test_the_script_compiles_signs_and_bears_odd_names(program, tmp_path, monkeypatch, qapp):
    monkeypatch.setattr(bundle, "WORK", tmp_path / "build")
    monkeypatch.setattr(bundle, "OUT", tmp_path)
    monkeypatch.setattr(installer, "WORK", tmp_path / "build" / "windows")
    signed = tmp_path / "signed.txt"
    tool = tmp_path / "sign.py"
    tool.write_text(f"import sys; open({str(signed)!r}, 'a').write(sys.argv[-1] + '\\n')", encoding="utf-8")
    monkeypatch.setenv("SIGN_COMMAND", f"{sys.executable} {tool} --hash sha256")
    icons.write(tmp_path / "build" / "icons")
    made = installer.setup(program)
    assert made.name == f"thothit-desktop-{product.version()}-windows-x64-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"
    asked = signed.read_text(encoding="utf-8").splitlines()
    assert asked[0] == str(program / "thothit-desktop.exe")
    assert asked[-1] == str(made)
    assert len(asked) == 3  # the uninstaller lies between
