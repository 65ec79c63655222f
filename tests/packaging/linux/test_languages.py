# SPDX-License-Identifier: MIT
"""Translations of the program's descriptions on Linux: complete, and without obsolete texts."""

import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

import product
from linux import appstream, languages, man_page, metadata
from thothit_desktop.languages import LANGUAGES

BUILT = datetime(2026, 11, 21, tzinfo=UTC)
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


class Asked(dict[str, str]):
    """Texts that remember which of them were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.keys_asked: set[str] = set()

    def __missing__(self, key: str) -> str:
        self.keys_asked.add(key)
        return key


def wanted() -> set[str]:
    """Every text that may be told in another language."""
    asked = Asked()
    told = {"xx": asked}
    metadata.desktop_entry("a", remove="b", languages=told)
    metadata.mime_type(told)
    appstream.component(BUILT, told)
    man_page.page(BUILT, told=asked)
    return asked.keys_asked


def test_every_language_of_the_window_has_every_text():
    texts = languages.translations()
    assert {"en", *texts} == set(LANGUAGES)
    for code, told in texts.items():
        assert set(told) == wanted(), code
        assert all(text and text != english for english, text in told.items() if english != "SYNOPSIS"), code


def test_only_signed_languages_are_told_of():
    assert set(languages.signed()) == {code for code, one in LANGUAGES.items() if one.signed} - {"en"}


def test_the_man_page_names_every_option_in_each_language():
    for code, told in languages.translations().items():
        page = man_page.page(BUILT, code, told).replace("\\-", "-")
        for option in ("--game", "--safe-mode", "--self-test"):
            assert f"\\fB{option}\\fR" in page
        assert "Quit after N rounds." not in page
        assert product.HOME in page


def test_the_component_says_each_text_in_each_language():
    top = Xml.fromstring(appstream.component(BUILT, languages.translations()).encode())
    for summaries in (top.findall("summary"), top.findall("screenshots/screenshot[1]/caption")):
        assert [one.get(LANGUAGE) for one in summaries] == [None, "id", "jv"]


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no desktop-file-validate")
def test_menu_entries_of_all_languages_are_valid(tmp_path: Path):
    path = tmp_path / "a.desktop"
    told = languages.translations()
    path.write_text(metadata.desktop_entry("a", remove="b", languages=told), encoding="utf-8")
    done = subprocess.run(["desktop-file-validate", str(path)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
    assert "GenericName[id]=Permainan Kartu" in path.read_text(encoding="utf-8")
