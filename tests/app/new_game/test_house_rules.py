# SPDX-License-Identifier: MIT
"""House rules in the New game dialog."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.app.dialog import click
from tests.tiers import each, each_game
from thothit_desktop.app.new_game.differences import differences
from thothit_desktop.app.new_game.house_rules import OWN, SOURCES, preset_of, with_preset
from thothit_desktop.games import games

PRESETS = [(spec, preset) for spec in games().values() for preset in spec.presets]


@each(("spec", "preset"), PRESETS, ids=lambda part: part.id)
def test_presets_set_all_rules_and_are_recognised(open_dialog, spec, preset):
    dialog = open_dialog(spec.id)
    house = dialog.ui.house
    click(house.presets.chips[preset.id])
    named = {"preset": preset.id} if preset.id in spec.bundles else {}
    assert dialog.setup.options == spec.resolve(None, {**preset.options, **named})[1]
    assert dialog.setup.players == (preset.players or spec.default_players)
    assert house.presets.checked is house.presets.chips[preset.id]
    for option in spec.single_options:
        assert house.values[option.name, dialog.setup.options[option.name]].isChecked()
    click(house.presets.chips[SOURCES])
    assert dialog.setup.options == {option.name: option.default for option in spec.options}
    assert dialog.setup.players == spec.default_players
    assert house.presets.checked is house.presets.chips[SOURCES]


def test_rules_may_be_a_presets_without_its_name(settings):
    """The command line or an old record may have such rules."""
    setup = settings.match_setup("thunee")
    (preset,) = setup.spec.presets
    by_name = setup.changed(None, None, {"preset": "durban"})
    by_rules = setup.changed(None, None, preset.options)
    assert preset_of(by_name) == preset_of(by_rules) == preset.id
    assert by_name.options["call-and-lost"] == by_rules.options["call-and-lost"] == "2"
    own = by_name.changed(None, None, {"undertrump": "allowed"})
    assert preset_of(own) == OWN
    assert own.options["call-and-lost"] == "2"
    assert preset_of(own.changed(None, None, {"preset": "cats"})) == SOURCES


@pytest.mark.whole
def test_the_rules_of_ones_own_come_back(open_dialog):
    dialog = open_dialog("thothit")
    house = dialog.ui.house
    click(house.fold)
    click(house.values["duty", "hand"])
    click(house.values["first-turn", "off"])
    mine = dialog.setup
    assert house.presets.checked is house.presets.chips[OWN]
    click(house.presets.chips["open-piles"])
    assert dialog.setup.options["duty"] == "card"
    click(house.presets.chips[OWN])
    assert dialog.setup == mine


@pytest.mark.whole
def test_the_single_rules_are_folded_away_until_they_are_wanted(open_dialog):
    dialog = open_dialog("thothit")
    house = dialog.ui.house
    rule = house.values["duty", "hand"]
    assert not rule.isVisible()
    click(house.fold)
    assert rule.isVisible()
    assert house.fold.text() == "Hide the rules"
    click(house.fold)
    assert not rule.isVisible()


@pytest.mark.whole
def test_own_rules_may_begin_as_those_of_the_sources(open_dialog):
    dialog = open_dialog("enthit")
    house = dialog.ui.house
    before = dialog.setup
    click(house.presets.chips[OWN])
    assert house.values["captures", "face-up"].isVisible()
    assert dialog.setup == before
    assert house.presets.checked is house.presets.chips[OWN]


def test_a_preset_keeps_the_number_of_players_unless_a_preset_gave_it(settings):
    five = settings.match_setup("sackson").changed(5, None, {})
    assert with_preset(five, "bonus-pairs").players == 5
    two = with_preset(five, "for-two")
    assert (two.players, preset_of(two)) == (2, "for-two")
    assert with_preset(two, SOURCES).players == 3


@pytest.mark.parametrize(
    ("players", "option", "value"),
    [(2, "two-players", "open-face"), (6, "six-calls", "trips-moenie"), (6, "trips-partner", "6")],
)
def test_an_option_for_some_numbers_of_players_is_offered_only_with_these(
    open_dialog, players, option, value
):
    dialog = open_dialog("thunee")
    click(dialog.ui.house.fold)
    button = dialog.ui.house.values[option, value]
    assert not button.isVisible()
    dialog.show_setup(dialog.setup.changed(players, None, {}))
    assert button.isVisible()
    click(button)
    assert dialog.setup.options[option] == value


@each("spec", games().values())
def test_every_option_is_shown_with_its_meaning_default_and_source(open_dialog, spec):
    dialog = open_dialog(spec.id)
    click(dialog.ui.house.fold)
    said = [label.text() for label in dialog.ui.house.findChildren(QLabel) if label.isVisible()]
    offered = [one for one in spec.single_options if not one.players or spec.default_players in one.players]
    for option in offered:
        assert option.title in said
        assert all(f"Source: {source}" in said for source in option.sources.values())
        for value, meaning in option.values.items():
            button = dialog.ui.house.values[option.name, value]
            default = " default" if value == option.default else ""
            assert button.accessibleName() == meaning + default
            assert meaning in said
    assert said.count("default") == len(offered)
    assert "Set of rules" not in said  # the presets above stand for it


def test_the_first_game_is_compared_only_where_its_house_rules_differ(open_dialog):
    dialog = open_dialog("thothit")
    section = (dialog.ui.rule_differs, dialog.ui.differs_label, dialog.ui.differs)
    assert not any(part.isVisible() for part in section)
    click(dialog.ui.house.presets.chips["open-piles"])
    assert all(part.isVisible() for part in section)


@pytest.mark.whole
def test_only_relatives_are_compared_with_the_first_game(open_dialog):
    dialog = open_dialog("enthit")
    assert dialog.ui.differs_label.text() == "How it differs from Thothit"
    click(dialog.ui.gallery.tiles["kowah"])
    assert dialog.ui.differs_label.text() == "At a glance"
    assert "Thothit" not in dialog.ui.differs.text()


@each_game()
def test_differences_are_shown_and_follow_the_rules(open_dialog, game):
    dialog = open_dialog(game)
    for point in differences(dialog.setup):
        assert point.what in dialog.ui.differs.text()
    click(dialog.ui.house.presets.chips[games()[game].presets[0].id])
    told = dialog.ui.differs.text()
    for point in differences(dialog.setup):
        assert point.what in told
    if game == "thothit":
        assert "Capture piles" in told


@pytest.mark.whole
def test_what_is_pressed_stays_where_it_is(open_dialog):
    """A rule that differs from Thothit's grows the list above the rules."""
    dialog = open_dialog("thothit")
    house, view = dialog.ui.house, dialog.ui.chosen.viewport()
    click(house.fold)
    QApplication.processEvents()
    button = house.values["pairs", "penalty"]
    dialog.ui.chosen.ensureWidgetVisible(button)
    before = button.mapTo(view, QPoint()).y()
    higher = dialog.ui.differs.height()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(60, 5))
    QApplication.processEvents()
    assert dialog.setup.options["pairs"] == "penalty"
    assert dialog.ui.differs.height() > higher
    assert abs(button.mapTo(view, QPoint()).y() - before) <= 1
