# SPDX-License-Identifier: MIT
"""The product data of the installers."""

import re

import product
import thothit_desktop
from thothit_desktop.app.startup import startup_errors, system
from thothit_desktop.app.store import saves

CHANGELOG = """# Changelog

## [Unreleased]

The next one.

### Added

- A game,
  with its rules.

The table

- Cards.

### Fixed

- A fault.

## [0.0.2] - 2026-10-01

### Added

- The first thing.

[0.0.2]: somewhere
"""


def test_the_version_is_the_program_s():
    assert product.version() == thothit_desktop.__version__


def test_what_a_player_notices_is_read_from_the_changelog_newest_first(tmp_path):
    path = tmp_path / "CHANGELOG.md"
    path.write_text(CHANGELOG)
    newest, oldest = product.releases(path)
    assert (newest.version, newest.date) == (product.version(), "")
    assert newest.notes == {
        "Added": ["A game, with its rules."],
        "The table": ["Cards."],
        "Fixed": ["A fault."],
    }
    assert product.for_players(newest) == newest.notes
    assert (oldest.version, oldest.date) == ("0.0.2", "2026-10-01")
    assert oldest.notes == {"Added": ["The first thing."]}


def test_software_centres_are_told_what_a_player_notices():
    newest = product.releases()[0]
    assert newest.notes.keys() - product.for_players(newest).keys() == {product.DEVELOPERS}


def test_our_own_changelog_tells_of_this_version():
    newest = product.releases()[0]
    assert newest.version == product.version()
    assert sum(len(notes) for notes in newest.notes.values()) > 5
    assert not any(re.search(r"\s{2}|^-", note) for notes in newest.notes.values() for note in notes)


def test_names_are_of_the_forms_that_systems_ask_for():
    assert re.fullmatch(r"[a-z][a-z0-9+.-]+", product.PROGRAM)  # Debian's packages
    assert re.fullmatch(r"[a-z0-9]+(\.[a-z0-9_]+){2,}", product.ID)  # AppStream's, D-Bus's and macOS's
    owner, name = product.HOME.removeprefix("https://github.com/").split("/")
    assert f"io.github.{owner}.{name.replace('-', '_')}" == product.ID  # Flathub's
    assert len(product.SUMMARY) < 60  # what software centres show whole


def test_the_installers_and_the_program_go_by_the_same_names():
    assert (product.PROGRAM, product.NAME) == (startup_errors.PROGRAM, startup_errors.TITLE)
    assert product.SUFFIX == saves.SUFFIX
    assert product.WINDOWS_BUILD == system.WINDOWS_BUILD
