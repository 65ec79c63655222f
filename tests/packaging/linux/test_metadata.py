# SPDX-License-Identifier: MIT
"""The metadata of the program for Linux."""

import configparser
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

import icons
import product
from linux import metadata

BUILT = datetime(2026, 11, 21, tzinfo=UTC)


def entry(text: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(text)
    return read


def test_menu_entry() -> None:
    read = entry(metadata.desktop_entry())
    assert read.sections() == ["Desktop Entry"]
    main = read["Desktop Entry"]
    assert main["Exec"] == "thothit-desktop %f"
    assert (main["Icon"], main["StartupWMClass"]) == (product.ID, product.PROGRAM)
    assert main["MimeType"] == f"{product.MIME};"
    assert main["Terminal"] == "false"
    assert float(main["Version"]) <= 1.4


def test_menu_entry_that_removes() -> None:
    read = entry(metadata.desktop_entry('"/a b/c"', remove='"/a b/d" --ask'))
    assert read["Desktop Entry"]["Exec"] == '"/a b/c" %f'
    assert read["Desktop Entry"]["Actions"] == "remove;"
    assert read["Desktop Action remove"]["Exec"] == '"/a b/d" --ask'


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no desktop-file-validate")
def test_menu_entries_are_valid(tmp_path: Path) -> None:
    for number, text in enumerate((metadata.desktop_entry(), metadata.desktop_entry("a", remove="b"))):
        path = tmp_path / f"{number}.desktop"
        path.write_text(text, encoding="utf-8")
        told = subprocess.run(["desktop-file-validate", str(path)], capture_output=True, text=True)
        assert (told.returncode, told.stdout) == (0, "")


def test_record_type() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = Xml.fromstring(metadata.mime_type().encode())[0]
    assert kind.get("type") == product.MIME
    assert kind.find(f"{space}glob").get("pattern") == f"*{product.SUFFIX}"  # type: ignore[union-attr]
    assert kind.find(f"{space}icon").get("name") == metadata.RECORD_ICON  # type: ignore[union-attr]


def test_records_begin_as_their_type_says() -> None:
    from thothit_desktop.games.record import Record, dump

    text = dump(Record("thothit", ("a", "b", "c"), (), {}))
    match = re.search(r'offset="0:(\d+)" value="([^"]+)"', metadata.mime_type())
    assert match is not None
    assert 0 <= text.find(match[2].replace("&quot;", '"')) <= int(match[1])


def test_share_has_every_icon(tmp_path: Path) -> None:
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    for name in icons.DRAWINGS:
        for size in icons.SIZES:
            (drawn / f"{name}-{size}.png").write_bytes(b"")
    metadata.write(tmp_path / "share", drawn, BUILT, "")
    made = {path.relative_to(tmp_path / "share").as_posix() for path in tmp_path.rglob("share/icons/**/*.*")}
    for size in icons.SIZES:
        assert f"icons/hicolor/{size}x{size}/apps/{product.ID}.png" in made
        assert f"icons/hicolor/{size}x{size}/mimetypes/{metadata.RECORD_ICON}.png" in made
    assert len([path for path in made if "/scalable/" in path and path.endswith(".svg")]) == 2
