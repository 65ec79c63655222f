# SPDX-License-Identifier: MIT
"""Imports are read wherever they stand, and grouped by floor and package."""

from architecture.drawing import FAMILIES
from architecture.floors import between, floor


def test_an_import_is_found_in_any_form_and_place(house):
    found = house().imports
    assert found["house.games.kings.plug"] == {"house.games.contract"}
    assert found["house.games.match"] == {"house.games.families"}
    assert found["house.players.arena"] == {"house.games.match"}
    assert found["house.flow.kings"] == {"house.table.drawing"}
    assert found["house.games.contract"] == set()


def test_a_package_is_told_by_its_first_sentence(house):
    assert house().text("house.games") == "The rules"
    assert house().text("house.players") == "Who plays"
    assert house().text("house.table") == ""


def test_families_stand_between_what_they_build_on_and_what_lists_them(house):
    games = floor(house(), "games")
    assert games.boxes == {
        "games/*.py, below": "contract, families, match",
        FAMILIES: "kings, plug",
    }
    assert games.imports == {"games/*.py, below": set(), FAMILIES: {"games/*.py, below"}}
    assert games.listing == "games/*.py, below"
    assert games.families == {"kings": True}


def test_shared_code_that_imports_a_family_itself_makes_a_circle_or_stands_above(house, tmp_path):
    (tmp_path / "house/games/match.py").write_text("from house.games.kings import plug", encoding="utf-8")
    games = floor(house(), "games")
    assert games.boxes["games/*.py"] == "match"
    assert games.imports["games/*.py"] == {FAMILIES}


def test_packages_have_a_box_each(house):
    table = floor(house(), "table")
    assert (table.number, table.boxes["drawing"], table.modules) == (3, "Pictures", frozenset())
    assert table.imports == {"drawing": {"stage"}, "stage": {"drawing"}, FAMILIES: set()}
    assert table.listing == ""


def test_what_lies_beside_the_floors_stands_with_the_one_that_starts_it(house):
    assert floor(house(), "players").boxes["command line"] == "cli"
    assert floor(house(), "app").imports == {"start": {"startup"}, "startup": {"window"}, "window": set()}
    assert floor(house(), "players").families == floor(house(), "app").families == {"kings": False}


def test_floors_that_import_each_other(house):
    assert between(house()) == [
        ("app", "flow"),
        ("flow", "table"),
        ("players", "games"),
        ("table", "games"),
    ]
