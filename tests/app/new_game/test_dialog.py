# SPDX-License-Identifier: MIT
"""The New game dialog, used with real mouse and key events."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.app.dialog import CATALOGUE, SIZES, click, press, tab_to
from tests.app.play import asked, sit_down
from tests.tiers import each, each_game
from thothit_desktop.app.messages.level_texts import level
from thothit_desktop.app.new_game.dialog import NewGame
from thothit_desktop.app.new_game.house_rules import OWN, preset_of
from thothit_desktop.app.new_game.parts import SentenceButton
from thothit_desktop.app.rules.window import RulesWindow
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.app.store.matches import NAMES
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.games import games
from thothit_desktop.players import LEVELS
from thothit_desktop.players.matched_level import MATCHED


def answer(qtbot, window, act: Callable[[NewGame], None]) -> None:
    """Open the dialog by its key, do something there, and wait until it has closed."""
    fault = []

    def go() -> None:
        dialog = QApplication.activeModalWidget()
        try:
            assert isinstance(dialog, NewGame)
            qtbot.waitUntil(dialog.isActiveWindow)
            act(dialog)
            assert not dialog.isVisible()
        except BaseException as error:
            fault.append(error)
            if dialog is not None:
                dialog.close()

    qtbot.waitUntil(window.isActiveWindow)
    QTimer.singleShot(0, go)
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    if fault:
        raise fault[0]


# A game is chosen and begins


@each_game()
@pytest.mark.whole
def test_every_game_is_chosen_by_mouse_and_begins(qtbot, open_window, data, game):
    window = sit_down(qtbot, open_window)
    spec = games()[game]
    wished: list[MatchSetup] = []

    def choose(dialog: NewGame) -> None:
        ui = dialog.ui
        click(ui.gallery.tiles[game])
        click(ui.players.chips[str(spec.players[-1])]) if len(spec.players) > 1 else None
        if ui.opponents.seats:
            several = len(ui.opponents.seats) > 1
            chips = ui.opponents.all if several else next(iter(ui.opponents.seats.values()))
            click(chips.chips["bocah"])
        click(ui.match.chips[str(spec.matches[-1])]) if len(spec.matches) > 1 else None
        click(ui.house.fold)
        for option in spec.single_options:
            click(ui.house.values[option.name, list(option.values)[-1]])
        wished.append(dialog.setup)
        click(ui.play)

    answer(qtbot, window, choose)
    match = window.controller.match
    assert (match.game.spec, match.game.players) == (spec, spec.players[-1])
    assert match.length == spec.matches[-1]
    chosen = {option.name: list(option.values)[-1] for option in spec.single_options}
    assert match.game.options == {**spec.defaults({}), **chosen}
    expected = "bocah" if spec.luck < 10 else "langganan"
    assert match.levels == ["person", *[expected] * (spec.players[-1] - 1)]
    assert Settings(data).match_setup(game) == wished[0]
    assert window.windowTitle() == spec.name
    assert window.ui.rules.text().replace("&", "") == f"Rules of {spec.name}"


@each("game", games())
def test_every_game_is_chosen_by_keyboard_and_begins(qtbot, open_window, game):
    window = sit_down(qtbot, open_window)
    spec = games()[game]

    def choose(dialog: NewGame) -> None:
        for other in CATALOGUE[1 : CATALOGUE.index(game) + 1]:
            press(Qt.Key.Key_Down if dialog.ui.gallery.columns == 1 else Qt.Key.Key_Right)
            assert dialog.setup.game == other
        chips = dialog.ui.match if len(spec.matches) > 1 else dialog.ui.house.presets
        tab_to(lambda widget: widget in chips.chips.values())
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)

    window.resize(900, 600)
    answer(qtbot, window, choose)
    match = window.controller.match
    preset = spec.presets[0] if len(spec.matches) == 1 else None
    players = spec.default_players if preset is None else preset.players or spec.default_players
    assert (match.game.spec, match.game.players) == (spec, players)
    assert match.length == spec.matches[:2][-1]
    if preset is not None:
        named = {"preset": preset.id} if preset.id in spec.bundles else {}
        assert match.game.options == spec.resolve(None, {**preset.options, **named})[1]
    assert window.ui.rules.text().replace("&", "") == f"Rules of {spec.name}"


@pytest.mark.whole
def test_home_and_end_lead_to_the_first_and_the_last_game(open_dialog):
    dialog = open_dialog("sackson")
    gallery = dialog.ui.gallery
    gallery.toggle_favourite("enthit")
    for key, game in ((Qt.Key.Key_End, CATALOGUE[-1]), (Qt.Key.Key_Home, "enthit")):
        press(key)
        assert dialog.setup.game == game
        assert QApplication.focusWidget() is gallery.tiles[game]
        assert not gallery.tiles[game].visibleRegion().isEmpty()


def test_the_computer_players_are_told_apart_where_they_are_chosen(open_dialog):
    dialog = open_dialog("thothit")
    opponents = dialog.ui.opponents
    chips = opponents.all.chips
    assert [chip.text() for chip in chips.values()] == [
        *("child", "neighbour", "regular", "old hand", "master"),
        "my strength",
    ]
    for player in LEVELS:
        click(chips[player])
        about = chips[player].toolTip()
        assert f"The {level(player)}" in about
        assert chips[player].accessibleDescription() == about
        told = [label.text() for label in opponents.findChildren(QLabel) if label.isVisible()]
        assert any(about in words for words in told)
    tangga, empu = (chips[player].toolTip() for player in ("tangga", "empu"))
    assert not any(tangga in words for words in told), "only what the chosen ones do is told"
    assert any(empu in words for words in told)


def test_one_row_sets_all_players_and_each_may_be_another(open_dialog, settings):
    dialog = open_dialog("thothit")
    opponents = dialog.ui.opponents
    assert not opponents.each.isChecked()
    assert not opponents.seats[1].isVisible()
    click(opponents.all.chips["empu"])
    assert dialog.setup.levels[1:3] == ("empu", "empu")
    click(opponents.each)
    click(opponents.seats[1].chips["tangga"])
    assert dialog.setup.levels[1:3] == ("tangga", "empu")
    assert not any(chip.isChecked() for chip in opponents.all.chips.values())
    settings.set_match_setup(dialog.setup)
    again = open_dialog("thothit").ui.opponents
    assert again.each.isChecked(), "players who differ are shown one by one"


def test_a_seat_or_all_of_them_match_the_person_s_strength(open_dialog):
    dialog = open_dialog("thothit")
    opponents = dialog.ui.opponents
    click(opponents.each)
    click(opponents.seats[1].chips["tangga"])
    click(opponents.seats[1].chips[MATCHED])
    assert (dialog.setup.matched, dialog.setup.levels[1]) == ({1}, "tangga")
    click(opponents.seats[2].chips[MATCHED])
    assert opponents.all.chips[MATCHED].isChecked()
    click(opponents.seats[2].chips["empu"])
    assert dialog.setup.matched == {1}
    click(opponents.all.chips[MATCHED])
    assert dialog.setup.matched == {1, 2}


def test_a_partner_does_not_match_the_person_s_strength(open_dialog):
    opponents = open_dialog("thunee").ui.opponents
    assert [seat for seat, chips in opponents.seats.items() if MATCHED in chips.chips] == [1, 3]


def test_players_levels_and_rules_are_set_by_keyboard(open_dialog):
    dialog = open_dialog("totit-denexa")
    ui = dialog.ui
    tab_to(lambda widget: widget in ui.players.chips.values())
    press(Qt.Key.Key_Right)
    assert dialog.setup.players == 5
    assert list(ui.opponents.seats) == [1, 2, 3, 4]
    tab_to(lambda widget: widget in ui.opponents.all.chips.values())
    press(Qt.Key.Key_Left)
    assert dialog.setup.levels[1:5] == ("tangga",) * 4
    tab_to(lambda widget: widget is ui.opponents.each)
    press(Qt.Key.Key_Space)
    tab_to(lambda widget: widget in ui.opponents.seats[4].chips.values())
    press(Qt.Key.Key_Right)
    assert dialog.setup.levels[4] == "langganan"
    tab_to(lambda widget: widget in ui.house.presets.chips.values())
    press(Qt.Key.Key_Right)
    assert preset_of(dialog.setup) == "free-hand"
    tab_to(lambda widget: widget is ui.house.fold)
    press(Qt.Key.Key_Space)
    tab_to(lambda widget: widget is ui.house.values["pairs", "odd-first"])
    press(Qt.Key.Key_Down)
    assert dialog.setup.options["pairs"] == "penalty"
    assert preset_of(dialog.setup) == OWN
    tab_to(lambda widget: widget is ui.rules)
    tab_to(lambda widget: widget is ui.cancel)
    tab_to(lambda widget: widget is ui.play)


@pytest.mark.parametrize(
    ("key", "found"),
    [(Qt.Key.Key_N, "players"), (Qt.Key.Key_M, "match"), (Qt.Key.Key_H, "presets")],
)
def test_headings_have_keys(qtbot, open_dialog, key, found):
    dialog = open_dialog("sackson")
    press(key, Qt.KeyboardModifier.AltModifier)
    chips = dialog.ui.house.presets if found == "presets" else getattr(dialog.ui, found)
    qtbot.waitUntil(chips.checked.hasFocus)


@pytest.mark.whole
@pytest.mark.parametrize(("players", "partners"), [(4, {2}), (6, {2, 4})])
def test_partners_are_named(open_dialog, players, partners):
    dialog = open_dialog("thunee")
    click(dialog.ui.players.chips[str(players)])
    labels = [label.text() for label in dialog.ui.opponents.findChildren(QLabel)]
    named = {seat for seat, name in enumerate(NAMES, start=1) if f"{name}, your partner" in labels}
    assert named == partners
    watching = open_dialog("thunee", watch=True)
    assert not any("partner" in label.text() for label in watching.ui.opponents.findChildren(QLabel))


@pytest.mark.whole
@pytest.mark.parametrize(
    ("game", "rule", "before", "after"),
    [
        ("kowah", ("target", "3"), "The first player to win 5 rounds", "The first player to win 3 rounds"),
        ("thunee", ("target", "13"), "The first side to reach 12 balls", "The first side to reach 13 balls"),
        ("thunee", ("two-to-clear", "on"), "The first side to reach 12", "at least 12 balls and a lead of 2"),
    ],
)
def test_a_goal_takes_the_place_of_the_length(open_dialog, game, rule, before, after):
    dialog = open_dialog(game)
    assert not dialog.ui.match.isVisible()
    assert before in dialog.ui.match_about.text()
    click(dialog.ui.house.fold)
    click(dialog.ui.house.values[rule])
    assert after in dialog.ui.match_about.text()
    click(dialog.ui.gallery.tiles["thothit"])
    assert dialog.ui.match.isVisible()


@pytest.mark.whole
def test_whoever_watches_chooses_the_player_of_every_seat(open_dialog):
    dialog = open_dialog("thothit", watch=True)
    assert list(dialog.ui.opponents.seats) == [0, 1, 2]
    click(dialog.ui.opponents.each)
    click(dialog.ui.opponents.seats[0].chips["empu"])
    assert dialog.setup.levels[:3] == ("empu", "langganan", "langganan")
    assert list(open_dialog("thothit").ui.opponents.seats) == [1, 2]


def test_where_nothing_is_decided_no_level_is_asked(open_dialog):
    dialog = open_dialog("kings")
    assert dialog.ui.opponents.seats == {}
    assert any("pure luck" in label.text() for label in dialog.ui.opponents.findChildren(QLabel))


@pytest.mark.whole
def test_what_was_chosen_for_one_game_is_kept_while_others_are_looked_at(open_dialog, settings):
    dialog = open_dialog("thothit")
    tiles = dialog.ui.gallery.tiles
    click(dialog.ui.match.chips["9"])
    click(tiles["enthit"])
    assert dialog.setup == settings.match_setup("enthit")
    click(tiles["thothit"])
    assert dialog.setup.length == 9


@pytest.mark.whole
def test_how_freely_moves_are_taken_back_is_chosen_and_kept_for_the_game(qtbot, open_window, data):
    window = sit_down(qtbot, open_window)

    def choose(dialog: NewGame) -> None:
        assert dialog.ui.undo.checked is dialog.ui.undo.chips["practice"]
        assert "as often as you like" in dialog.ui.undo_about.text()
        click(dialog.ui.undo.chips["fair"])
        assert "newly revealed" in dialog.ui.undo_about.text()
        click(dialog.ui.play)

    answer(qtbot, window, choose)
    assert window.controller.match.fair
    assert Settings(data).match_setup("thothit").fair
    assert not Settings(data).match_setup("kowah").fair
    window.matches.begin_again()
    assert window.controller.match.fair


@pytest.mark.whole
def test_where_no_move_can_be_taken_back_nothing_is_asked_of_it(open_dialog):
    assert open_dialog("thothit").ui.undo.isVisible()
    assert not open_dialog("kings").ui.undo.isVisible()
    assert not open_dialog("thothit", watch=True).ui.undo_label.isVisible()


# Cancelling


@pytest.mark.whole
@pytest.mark.parametrize("by", ["key", "button"])
def test_cancelling_leaves_the_match_and_the_memory_as_they_were(qtbot, open_window, by):
    window = sit_down(qtbot, open_window)
    match, stored = window.controller.match, window.settings.match_setup("kings")

    def turn_away(dialog: NewGame) -> None:
        assert window.controller.clocks.paused
        click(dialog.ui.gallery.tiles["kings"])
        click(dialog.ui.match.chips["free"])
        press(Qt.Key.Key_Escape) if by == "key" else click(dialog.ui.cancel)

    answer(qtbot, window, turn_away)
    assert window.controller.match is match
    assert not window.controller.clocks.paused
    assert asked(window)
    assert (window.settings.game, window.settings.match_setup("kings")) == ("thothit", stored)


# The same again


@pytest.mark.whole
def test_the_same_again_and_a_deal_by_number_repeat_the_game(qtbot, open_window):
    window = open_window()
    setup = MatchSetup("totit-cats", 2, ("langganan", "bocah") + ("langganan",) * 4, 6, {})
    setup = replace(setup, options=games()["totit-cats"].resolve(2, {"bonus": "on"})[1])
    window.begin(setup, 5)
    first = window.controller.match
    first.length = "free"  # as after the end of the match
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(
        window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    again = window.controller.match
    assert again is not first
    assert again.game == first.game
    assert (again.levels, again.length, again.names) == (["person", "bocah"], 6, first.names)
    assert window.settings.game == "thothit"  # only what is chosen in the dialog is remembered


# Favourites


def shown(dialog: NewGame) -> list[str]:
    """The games in the order of the screen."""
    tiles = dialog.ui.gallery.tiles
    return sorted(tiles, key=lambda game: (tiles[game].y(), tiles[game].x()))


@each("size", SIZES)
def test_favourites_come_first_by_key_and_by_mouse(qtbot, open_dialog, settings, size):
    dialog = open_dialog("sackson", size=size)
    qtbot.waitUntil(lambda: shown(dialog) == CATALOGUE)
    press(Qt.Key.Key_F)
    qtbot.waitUntil(lambda: shown(dialog)[:2] == ["sackson", "thothit"])
    click(dialog.ui.gallery.tiles["kings"].star)
    assert dialog.setup.game == "sackson"  # a star does not choose
    others = [game for game in CATALOGUE if game not in ("sackson", "kings")]
    qtbot.waitUntil(lambda: shown(dialog) == ["sackson", "kings", *others])
    assert settings.favourites == ("sackson", "kings")
    dialog.ui.gallery.tiles["sackson"].setFocus()
    press(Qt.Key.Key_Right if dialog.ui.gallery.columns > 1 else Qt.Key.Key_Down)
    assert dialog.setup.game == "kings"  # the arrows follow the screen
    again = open_dialog("thothit", size=size)
    qtbot.waitUntil(lambda: shown(again) == ["sackson", "kings", *others])
    click(again.ui.gallery.tiles["sackson"].star)
    assert settings.favourites == ("kings",)


# Who cannot see, and who wants to read first


@pytest.mark.whole
def test_everything_has_a_name(open_dialog):
    dialog = open_dialog("totit-denexa")
    for kind in (QPushButton, SentenceButton):
        for button in dialog.findChildren(kind):
            assert button.accessibleName() or button.text()
    tile = dialog.ui.gallery.tiles["totit-denexa"]
    assert tile.accessibleName() == "Totit (Denexa)"
    assert "2 to 6 players, about 3 minutes, luck 8 out of 10" in tile.accessibleDescription()
    assert dialog.ui.gallery.tiles["kings"].star.accessibleName() == "Kings is a favourite"
    assert dialog.ui.opponents.seats[1].chips["bocah"].accessibleName() == "Sri: child"


@pytest.mark.whole
@pytest.mark.parametrize("by", ["key", "button"])
def test_the_rules_open_above_the_dialog(qtbot, open_dialog, by):
    dialog = open_dialog("enthit")
    press(Qt.Key.Key_F1) if by == "key" else click(dialog.ui.rules)
    (rules,) = dialog.findChildren(RulesWindow)
    qtbot.waitUntil(rules.isVisible)
    assert rules.windowTitle() == "Rules of Enthit"
    rules.close()
    assert dialog.isVisible()


@pytest.mark.whole
def test_a_dialog_that_was_closed_is_gone(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    answer(qtbot, window, lambda dialog: dialog.reject())
    qtbot.waitUntil(lambda: not window.findChildren(NewGame))
