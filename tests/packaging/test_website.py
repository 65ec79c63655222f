# SPDX-License-Identifier: MIT
"""The website, built by its command: all games in all languages, links that lead somewhere, sound HTML."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urldefrag, urljoin

import pytest

import product
from thothit_desktop.games import games
from thothit_desktop.languages import ENGLISH, LANGUAGES

COMMAND = (sys.executable, "packaging/website/build.py")
VOID = {"base", "br", "img", "link", "meta"}
"""The elements without an end."""
DOCS = product.ROOT / "docs"
TRANSLATED = [path for code in LANGUAGES for path in sorted((DOCS / code).glob("*.md"))]
FOLDERS = {code: "" if code == ENGLISH.id else f"{code}/" for code in LANGUAGES}


class Parsed(HTMLParser):
    """A page: its elements with their attributes, ids, text, and faults of nesting."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.faults: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))
        self.faults += self.open
        self.ids = [given["id"] for _, given in self.elements if "id" in given]

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"/{tag}")

    def all(self, tag: str) -> list[dict[str, str]]:
        return [given for name, given in self.elements if name == tag]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A website built by the command."""
    out = tmp_path_factory.mktemp("website") / "out"
    done = subprocess.run([*COMMAND, str(out)], cwd=product.ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "pages" in done.stdout
    return out


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Parsed]:
    """All its pages by path."""
    return {path.relative_to(site).as_posix(): Parsed(path) for path in sorted(site.rglob("*.html"))}


def addresses(path: str, page: Parsed) -> Iterator[str]:
    """The addresses of a page's links and pictures, from the top of the site or whole."""
    for tag, given in page.elements:
        for name in ("href", "src"):
            if name in given and tag != "base":
                yield urljoin(path, given[name])


def test_every_game_has_its_rules_and_is_listed_in_every_language(pages):
    for folder in FOLDERS.values():
        listed = {
            address
            for name in ("index.html", "games.html")
            for address in addresses(folder + name, pages[folder + name])
        }
        assert {f"{folder}rules/{game}.html" for game in games()} <= pages.keys() & listed
        for game in games():
            links = [
                given["href"] for given in pages[f"{folder}rules/{game}.html"].all("a") if "href" in given
            ]
            assert links.count("#example") == 1, (folder, game)


def test_every_page_leads_to_the_same_page_in_every_language(pages):
    for path, page in pages.items():
        if path == "404.html":
            continue
        own = page.all("html")[0]["lang"]
        assert path.startswith(FOLDERS[own])
        name = path.removeprefix(FOLDERS[own])
        switch = {
            given["hreflang"]: urljoin(path, given["href"]) for given in page.all("a") if "hreflang" in given
        }
        assert switch.keys() == LANGUAGES.keys()
        assert all(address in pages for address in switch.values())
        assert name == "texts.html" or switch == {code: start + name for code, start in FOLDERS.items()}


def test_every_link_leads_somewhere(site, pages):
    for path, page in pages.items():
        for address in addresses(path, page):
            if "://" in address:
                assert address.startswith(product.HOME), (path, address)
                continue
            target, anchor = urldefrag(address)
            assert not target.startswith(("/", "..")), (path, address)
            assert (site / target).is_file() or not target, (path, address)
            assert not anchor or anchor in pages[target].ids, (path, address)


def test_pages_are_sound_and_need_no_script(pages):
    for path, page in pages.items():
        assert page.faults == [], path
        assert len(page.ids) == len(set(page.ids)), path
        assert len(page.all("h1")) == 1, path
        assert not page.all("script"), path
        assert not [given for _, given in page.elements for name in given if name.startswith("on")], path
        for picture in page.all("img"):
            assert picture["alt"].strip(), (path, picture)
            assert int(picture["width"]) > 8, (path, picture)
            assert int(picture["height"]) > 8, (path, picture)


def test_nothing_of_this_machine_or_of_the_program_s_own_pages_is_left(site):
    foreign = re.compile(
        rf"{re.escape(str(product.ROOT))}|{re.escape(str(site.parent))}|file:/|<!--"
        r"|=\"(cards|ceki|western|rules|example):|class=\"(program|folded)"
    )
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert foreign.search(text) is None, (path, foreign.search(text))
        assert path.name == "texts.html" or not re.search(r"\{\w\w\}", text), path


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH.id])
def test_all_words_of_the_website_are_translated(language):
    folder = product.ROOT / "packaging" / "website"
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    wanted = re.findall(r"""(?:words|SiteTexts\(language\))\(\s*(["'])(.+?)\1\s*\)""", code, re.DOTALL)
    assert len(wanted) > 20
    translated = json.loads((folder / "texts" / f"{language}.json").read_text(encoding="utf-8"))
    assert translated.keys() == {text for _, text in wanted}


@pytest.mark.parametrize("other", TRANSLATED, ids=lambda path: path.relative_to(DOCS).as_posix())
def test_a_translated_document_has_the_parts_of_the_english_one(other):
    def parts(path: Path) -> list[str]:
        return re.findall(r"^(#+) ", path.read_text(encoding="utf-8"), re.MULTILINE)

    assert parts(other) == parts(DOCS / other.name)


def test_a_folder_with_files_is_left_alone(tmp_path):
    (tmp_path / "mine").write_text("mine")
    done = subprocess.run([*COMMAND, str(tmp_path)], cwd=product.ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, f"{tmp_path} is not an empty folder.\n")
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
