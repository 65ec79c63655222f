# SPDX-License-Identifier: MIT
"""Texts on a game's differences from Thothit agree with the specs."""

from dataclasses import replace

import pytest

from thothit_desktop.app.new_game.differences import differences
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.games import games
from thothit_desktop.games.fishing.catalogue import FISHING, THOTHIT, FishingSpec
from thothit_desktop.games.kings.spec import KINGS


@pytest.fixture
def told(tmp_path):
    """A function that tells the differences of a game as {subject: (here, there)}."""
    settings = Settings(tmp_path)

    def tell(game: str, players: int | None = None, **options: str) -> dict[str, tuple[str, str]]:
        rules = {name.replace("_", "-"): value for name, value in options.items()}
        found = differences(settings.match_setup(game).changed(players, None, rules))
        assert len({point.what for point in found}) == len(found)
        return {point.what: (point.here, point.there) for point in found}

    return tell


def test_thothit_differs_from_itself_only_by_the_rules_of_the_house(told):
    assert told("thothit") == {}
    assert list(told("thothit", captures="face-up", duty="hand")) == [
        "Capture piles",
        "When you must capture",
    ]
    captures = next(option for option in THOTHIT.options if option.name == "captures")
    assert told("thothit", captures="face-up")["Capture piles"] == (
        captures.values["face-up"],
        captures.values["face-down"],
    )


@pytest.mark.parametrize("spec", FISHING, ids=lambda spec: spec.id)
def test_every_column_of_the_spec_that_differs_is_told_and_no_other(told, spec: FishingSpec):
    for players in spec.players:
        deal, ours = spec.deals[players], THOTHIT.deals[3]
        left = 60 * deal.kepala - players * deal.hand - deal.pool
        defaults = {option.name: option.default for option in spec.options}
        expected = {
            "Players": spec.players != THOTHIT.players,
            "Packs of 60 cards": deal.kepala != ours.kepala,
            "Hand": deal.hand != ours.hand,
            "Pool": deal.pool != ours.pool,
            "Stock": not spec.stock or left != 21,
            "A card captures": spec.identical or spec.two,
            "Points": (spec.black, spec.red) != (THOTHIT.black, THOTHIT.red),
            "Decisions": spec.luck == 10,
            "Direction": players > 2 and spec.clockwise,
            "Who starts": spec.opening != "raja",
            "A match": spec.matches[0] != "free",
            **{
                option.title: defaults.get(option.name, option.default) != option.default
                for option in THOTHIT.options
            },
        }
        assert set(told(spec.id, players)) == {what for what, differs in expected.items() if differs}


def test_the_figures_follow_the_number_of_players_and_the_rules(told):
    assert told("thothit-kuna")["Pool"] == ("80 cards", "18 cards")
    assert told("thothit-kuna", 6)["Pool"] == ("120 cards", "18 cards")
    assert told("thothit-kuna", 6)["Packs of 60 cards"] == ("6", "1")
    assert told("enthit")["Stock"] == ("42 cards", "21 cards")
    assert told("enthit", enthit_pool="12")["Pool"] == ("12 cards", "18 cards")
    assert told("sackson", 2)["Hand"] == ("11 cards", "7 cards")
    assert told("sackson")["Stock"] == ("none", "21 cards")


def test_points_are_those_of_the_table(told):
    assert told("enthit")["Points"] == (
        "black: pair 10, four 50; red-stamped: one card 10, pair 20, four 100",
        "black: pair 10; red-stamped: one card 10, pair 20",
    )
    assert told("totit-cats")["Points"][0] == "pair 1"
    assert told("totit-cats", bonus="on")["Points"][0] == "pair 1; rank 1: pair 2; rank 9: pair 3"


def test_kings_is_of_another_family(told):
    found = told("kings")
    assert not any(there for _, there in found.values())
    assert {"Family", "Cards", "Decisions"} <= set(found)
    assert not {"Hand", "Pool", "Points", "Capture piles"} & set(found)
    assert found["A match"][0] == "4 kings"
    assert "Direction" in told("kings", KINGS.players[-1])


def test_kowah_is_a_rummy_of_two_packs(told):
    found = told("kowah")
    assert found["Family"][0].startswith("rummy")
    assert found["Packs of 60 cards"] == ("2", "")
    assert found["A match"] == ("first to win 5 rounds", "")
    assert told("kowah", target="10")["A match"][0] == "first to win 10 rounds"
    assert found["Who starts"][0].endswith("then the winner deals")
    assert not {"Decisions", "Pool"} & set(found)


def test_thunee_is_a_trick_game_of_two_sides(told):
    found = told("thunee")
    assert found["Family"][0].startswith("a trick-taking game")
    assert found["Cards"][0] == "French, 24: nine to ace"
    assert found["A match"] == ("first to 12 balls", "")
    assert found["Hand"] == ("6 cards", "")
    assert told("thunee", 6)["Hand"][0] == "4 cards"
    assert found["Direction"][0] == "counter-clockwise"


def test_what_differs_depends_on_the_setup_alone(tmp_path):
    setup = Settings(tmp_path).match_setup("sackson")
    assert differences(setup) == differences(replace(setup, length=9, levels=("empu",) * 6))
    assert games()["sackson"].matches[0] == setup.length
