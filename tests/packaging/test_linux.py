# SPDX-License-Identifier: MIT
"""What Linux is told of the program, and what Debian's package says."""

import configparser
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as Xml

import checks
import deb
import icons
import linux
import linux_man
import linux_metadata
import product
import pytest

from thothit_desktop.app.startup.arguments import parser

BUILT = datetime(2026, 11, 21, tzinfo=UTC)


def entry(text: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(text)
    return read


def test_menu_entry() -> None:
    read = entry(linux_metadata.desktop_entry())
    assert read.sections() == ["Desktop Entry"]
    main = read["Desktop Entry"]
    assert main["Exec"] == "thothit-desktop %f"
    assert main["Icon"] == main["StartupWMClass"] == product.PROGRAM
    assert main["MimeType"] == f"{product.MIME};"
    assert main["Terminal"] == "false"
    assert float(main["Version"]) <= 1.4


def test_menu_entry_that_removes() -> None:
    read = entry(linux_metadata.desktop_entry('"/a b/c"', remove='"/a b/d" --ask'))
    assert read["Desktop Entry"]["Exec"] == '"/a b/c" %f'
    assert read["Desktop Entry"]["Actions"] == "remove;"
    assert read["Desktop Action remove"]["Exec"] == '"/a b/d" --ask'


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no desktop-file-validate")
def test_menu_entries_are_valid(tmp_path: Path) -> None:
    for number, text in enumerate(
        (linux_metadata.desktop_entry(), linux_metadata.desktop_entry("a", remove="b"))
    ):
        path = tmp_path / f"{number}.desktop"
        path.write_text(text, encoding="utf-8")
        told = subprocess.run(["desktop-file-validate", str(path)], capture_output=True, text=True)
        assert (told.returncode, told.stdout) == (0, "")


def test_metainfo() -> None:
    component = Xml.fromstring(linux_metadata.metainfo(BUILT).encode())
    assert component.findtext("id") == product.ID
    assert component.findtext("launchable") == f"{product.PROGRAM}.desktop"
    assert component.findtext("provides/mediatype") == product.MIME
    releases = component.findall("releases/release")
    assert releases[0].get("version") == product.version()
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date", "")) for release in releases)
    told = "".join(releases[0].itertext())
    newest = product.releases()[0]
    for heading, points in newest.notes.items():
        for point in points:
            shown = heading in product.for_players(newest)
            assert (re.sub(r"[*`]", "", point) in told) == shown


def test_screenshots_are_pictures_of_the_tag() -> None:
    component = Xml.fromstring(linux_metadata.metainfo(BUILT).encode())
    shots = component.findall("screenshots/screenshot")
    assert [shot.get("type") for shot in shots] == ["default"] + [None] * (len(shots) - 1)
    for shot in shots:
        image = shot.find("image")
        assert image is not None
        address = image.text or ""
        place = address.removeprefix(f"{product.HOME}/raw/v{product.version()}/")
        data = (product.ROOT / place).read_bytes()
        size = [int.from_bytes(data[start : start + 4]) for start in (16, 20)]
        assert [int(image.get("width", "")), int(image.get("height", ""))] == size
        assert shot.findtext("caption")


def test_record_type() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = Xml.fromstring(linux_metadata.mime_type().encode())[0]
    assert kind.get("type") == product.MIME
    assert kind.find(f"{space}glob").get("pattern") == f"*{product.SUFFIX}"  # type: ignore[union-attr]
    assert kind.find(f"{space}icon").get("name") == linux_metadata.RECORD_ICON  # type: ignore[union-attr]


def test_records_begin_as_their_type_says() -> None:
    from thothit_desktop.games.record import Record, dump

    text = dump(Record("thothit", ("a", "b", "c"), (), {}))
    match = re.search(r'offset="0:(\d+)" value="([^"]+)"', linux_metadata.mime_type())
    assert match is not None
    assert 0 <= text.find(match[2].replace("&quot;", '"')) <= int(match[1])


def test_share_has_every_icon(tmp_path: Path) -> None:
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    for name in icons.DRAWINGS:
        for size in icons.SIZES:
            (drawn / f"{name}-{size}.png").write_bytes(b"")
    linux_metadata.write(tmp_path / "share", drawn, BUILT, "")
    made = {path.relative_to(tmp_path / "share").as_posix() for path in tmp_path.rglob("share/icons/**/*.*")}
    for size in icons.SIZES:
        assert f"icons/hicolor/{size}x{size}/apps/thothit-desktop.png" in made
        assert f"icons/hicolor/{size}x{size}/mimetypes/application-x-thothit-record.png" in made
    assert len([path for path in made if "/scalable/" in path and path.endswith(".svg")]) == 2


def test_man_page_tells_every_option() -> None:
    page = linux_man.page(BUILT).replace("\\-", "-")
    for action in parser()._actions:
        for name in action.option_strings:
            assert f"\\fB{name}\\fR" in page
    headings = re.findall(r'^\.SH "?([A-Z ]+)"?$', page, re.MULTILINE)
    assert {"NAME", "SYNOPSIS", "OPTIONS", "FILES", "EXIT STATUS", "SEE ALSO"} <= set(headings)


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("man") is None,
    reason="no man that knows our options",
)
def test_man_page_is_readable(tmp_path: Path) -> None:
    path = tmp_path / "thothit-desktop.6"
    path.write_text(linux_man.page(BUILT), encoding="utf-8")
    command = ["man", "--warnings", "--encoding=UTF-8", "--local-file", str(path)]
    told = subprocess.run(command, capture_output=True, encoding="utf-8")
    if "nothing appropriate" in told.stderr or "man-pages have been minimized" in told.stdout:
        pytest.skip("this system shows no man pages")
    assert (told.returncode, told.stderr) == (0, "")
    assert "--self-test" in re.sub(r".\x08|\x1b\[[0-9;]*m", "", told.stdout).replace("‐", "-")


def test_every_library_has_a_package() -> None:
    known = checks.packages()
    needed = deb.depends(known, {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 30)})
    assert [name.partition(" ")[0] for name in needed] == sorted(set(known.values()))
    assert "libc6 (>= 2.36)" in needed
    assert "libstdc++6 (>= 12)" in needed


def test_a_library_that_nobody_knows_fails() -> None:
    with pytest.raises(SystemExit, match=r"libnew\.so\.1"):
        deb.depends(["libnew.so.1"], {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 30)})


def test_debian_changelog() -> None:
    text = deb.changelog(BUILT)
    assert text.startswith(f"{product.PROGRAM} ({product.version()}) unstable; urgency=medium\n\n")
    assert text.count("\n -- ") == len(product.releases())
    assert max(len(line) for line in text.splitlines() if not line.startswith(" -- ")) <= 80


def test_copyright_has_our_licence() -> None:
    text = deb.copyright_file()
    assert " Permission is hereby granted, free of charge" in text
    assert "@" not in text.replace(product.MAIL, "")
    used = set(re.findall(r"^License: (.+)$", text, re.MULTILINE))
    stanzas = {part.splitlines()[0][9:] for part in text.split("\n\n") if part.startswith("License: ")}
    assert used == stanzas


def test_missing_tools_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda tool: None if tool in ("lintian", "xmllint") else tool)
    assert sorted(linux.missing()) == ["libxml2-utils", "lintian"]


def test_build_time_is_the_commit_or_what_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert linux.commit_time() == 1700000000
