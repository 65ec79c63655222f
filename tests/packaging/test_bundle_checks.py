# SPDX-License-Identifier: MIT
"""A bundle that is incomplete or too large is refused, with the file's name."""

import shutil
import sys
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

import bundle_checks
import linux.libraries
import macos.libraries
import product
import windows.libraries

CARD = "assets/cards/ceki/a.svg"
PAGE = "thothit_desktop/app/rules/en/game.html"

reads_elf = pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("objdump") is None, reason="reads Linux libraries"
)


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole bundle of small sources."""
    monkeypatch.setattr(product, "ROOT", tmp_path / "sources")
    monkeypatch.setattr(sys, "path", list(sys.path))
    made = tmp_path / "bundle"
    for place, inside in ((CARD, f"thothit_desktop/{CARD}"), (PAGE, PAGE)):
        for path in (product.ROOT / place, made / "_internal" / inside):
            path.parent.mkdir(parents=True)
            path.write_text("drawn")
    (product.ROOT / PAGE).with_name("module.py").write_text("lies in the archive of the program")
    for name in bundle_checks.parts():
        (made / name).write_text("a part")
    return made


def add_library(bundle: Path, name: str) -> Path:
    """Put one of PySide6's own libraries into the bundle."""
    return Path(shutil.copy(Path(PySide6.__path__[0], name), bundle / "_internal"))


def fault(bundle: Path, lost: tuple[str, ...] = ()) -> str:
    with pytest.raises(SystemExit) as found:
        bundle_checks.check(bundle, lost)
    return str(found.value)


def test_a_whole_bundle_passes_and_its_largest_files_are_printed(
    bundle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (bundle / "large").write_bytes(bytes(2_500_000))
    bundle_checks.check(bundle)
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first.split() == ["2.5", "MB", "large"]
    assert last.split()[:4] == ["2.5", "MB", "in", str(3 + len(bundle_checks.parts()))]


@pytest.mark.parametrize("part", bundle_checks.parts())
def test_a_missing_part_that_nothing_asks_for_is_named(bundle: Path, part: str) -> None:
    (bundle / part).unlink()
    assert fault(bundle) == f"the bundle is not right: {part} is missing"


@reads_elf
def test_a_rare_library_that_did_not_come_along_is_named(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's package manager would bring it, the per-user installer could not."""
    monkeypatch.setattr(
        linux.libraries, "outside", lambda _: [("libc.so.6", "a"), ("libxcb-cursor.so.0", "libqxcb.so")]
    )
    assert fault(bundle) == "the bundle is not right: libxcb-cursor.so.0, which few systems have, is missing"


@pytest.mark.parametrize("place", [f"thothit_desktop/{CARD}", PAGE])
def test_a_missing_asset_is_named(bundle: Path, place: str) -> None:
    (bundle / "_internal" / place).unlink()
    assert fault(bundle) == f"the bundle is not right: {place} is missing"


def test_of_many_faults_some_are_named_and_the_rest_counted(bundle: Path) -> None:
    for number in range(bundle_checks.NAMED + 3):
        (product.ROOT / CARD).with_name(f"new-{number}.svg").write_text("drawn")
    told = fault(bundle)
    assert told.count(" is missing") == bundle_checks.NAMED
    assert told.endswith("; and 3 more")


@reads_elf
def test_a_missing_library_is_named_with_what_asks_for_it(bundle: Path) -> None:
    asking = add_library(bundle, "QtSvg.abi3.so")
    told = fault(bundle)
    assert f"libQt6Svg.so.6 is asked for by {asking.name}" in told
    assert "libc.so.6" not in told


@reads_elf
def test_a_library_that_the_build_machine_lacks_is_named_where_it_is_asked_for(bundle: Path) -> None:
    (bundle / "_internal" / "other").write_text("no library")
    bundle_checks.check(bundle, ["libQt6Svg.so.6"])
    add_library(bundle, "QtSvg.abi3.so")
    assert "libQt6Svg.so.6 was not found" in fault(bundle, ("libQt6Svg.so.6", "libother.so.1"))
    assert "libother" not in fault(bundle, ("libother.so.1",))


@pytest.mark.parametrize("name", ["libavcodec.so.61", "avutil-59.dll", "libffmpegmediaplugin.so"])
def test_no_bundle_carries_ffmpeg(bundle: Path, name: str) -> None:
    (bundle / "_internal" / name).write_text("decodes films")
    assert fault(bundle) == f"the bundle is not right: {name} is not to be there"


def test_a_missing_sound_is_named(bundle: Path) -> None:
    path = product.ROOT / "assets" / "sounds" / "lay-1.wav"
    path.parent.mkdir()
    path.write_text("knock")
    assert fault(bundle) == "the bundle is not right: thothit_desktop/assets/sounds/lay-1.wav is missing"


def test_a_bundle_beyond_its_size_is_refused(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(product, "UNPACKED_MB", 2)
    (bundle / "large").write_bytes(bytes(2_500_000))
    assert fault(bundle) == "the bundle is not right: 2.5 MB are more than 2"


def test_an_installer_beyond_its_size_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(product, "INSTALLER_MB", 2)
    small, large = tmp_path / "small.deb", tmp_path / "large.deb"
    small.write_bytes(bytes(1_900_000))
    large.write_bytes(bytes(2_100_000))
    bundle_checks.size_gate([small])
    with pytest.raises(SystemExit, match=r"large\.deb is too large: 2\.1 MB"):
        bundle_checks.size_gate([small, large])


@pytest.mark.parametrize(("platform", "reader"), [("win32", windows.libraries), ("darwin", macos.libraries)])
def test_what_a_bundle_of_another_system_lacks_is_named_too(
    bundle: Path, monkeypatch: pytest.MonkeyPatch, platform: str, reader: ModuleType
) -> None:
    for name in bundle_checks.parts(platform):
        (bundle / name).write_text("a part")
    bundle_checks.check(bundle, platform=platform)
    monkeypatch.setattr(reader, "outside", lambda _: [("QtSvg", "qsvg")])
    with pytest.raises(SystemExit, match="the bundle is not right: QtSvg is asked for by qsvg"):
        bundle_checks.check(bundle, platform=platform)
