# SPDX-License-Identifier: MIT
"""House rules under names of the player's own, kept and shared in the New game dialog."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QLabel, QLineEdit, QMessageBox

from tests.app.dialog import click, press, tab_to
from tests.app.window.boxes import press_button
from tests.tiers import each, each_game
from thothit_desktop.app.new_game.house_rules import KEPT, OWN, SOURCES
from thothit_desktop.app.store.rule_sets import LIMIT, RuleSet
from thothit_desktop.games import games

CONTROL = Qt.KeyboardModifier.ControlModifier
LINE = "thothit-rules thunee: royals=on, target=13 # Friday"


def pick(qtbot, dialog, action) -> None:
    """Open the menu with the mouse and click an entry."""
    menu = dialog.ui.house.menu.menu()
    click(dialog.ui.house.menu)
    qtbot.waitUntil(menu.isVisible)
    place = menu.actionGeometry(action).center()
    for step in range(10):  # a menu ignores the first small movements
        QTest.mouseMove(menu, place + QPoint(step % 2, 0))
        QApplication.processEvents()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(menu.isHidden)


def answer(qtbot, dialog, text: str | None) -> str:
    """Type a name into the open question, or press Escape for None; return the proposed name."""
    box = dialog.findChild(QInputDialog)
    qtbot.waitUntil(box.isActiveWindow)
    line = box.findChild(QLineEdit)
    proposed = line.text()
    if text is not None:
        line.setText(text)
    QTest.keyClick(line, Qt.Key.Key_Escape if text is None else Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.findChild(QInputDialog) is None)
    return proposed


def reply(qtbot, dialog, button: str) -> str:
    """Press a button of the open message; return its text."""
    (box,) = dialog.findChildren(QMessageBox)
    text = f"{box.text()} {box.informativeText()}".strip()
    press_button(box, button)
    qtbot.waitUntil(lambda: not dialog.findChildren(QMessageBox))
    return text


def keep(qtbot, dialog, name: str) -> None:
    pick(qtbot, dialog, dialog.ui.house.menu.keep)
    answer(qtbot, dialog, name)


def names(dialog) -> list[str]:
    """The names of the user's own rules on the chips."""
    chips = dialog.ui.house.presets.chips
    return [chip.text().replace("&&", "&") for key, chip in chips.items() if key.startswith(KEPT)]


def said(dialog) -> str:
    """The sentences that are shown at the rules."""
    return "\n".join(label.text() for label in dialog.ui.house.findChildren(QLabel) if label.isVisible())


def choose_rules(dialog) -> None:
    """Choose the rules of LINE by the mouse."""
    house = dialog.ui.house
    if not house.fold.isChecked():
        click(house.fold)
    click(house.values["royals", "on"])
    click(house.values["target", "13"])


@each_game()
@pytest.mark.whole
def test_any_rules_are_kept_and_chosen_again(qtbot, open_dialog, game):
    dialog = open_dialog(game)
    house, spec = dialog.ui.house, games()[game]
    click(house.fold)
    for option in spec.single_options:
        click(house.values[option.name, list(option.values)[-1]])
    wished = {option.name: dialog.setup.options[option.name] for option in spec.single_options}
    keep(qtbot, dialog, "At home")
    assert names(dialog) == ["At home"]
    assert "Your house rules “At home” are kept." in said(dialog)
    click(house.presets.chips[SOURCES])
    assert "are kept" not in said(dialog)
    again = open_dialog(game)
    (chip,) = (key for key in again.ui.house.presets.chips if key.startswith(KEPT))
    click(again.ui.house.presets.chips[chip])
    assert {name: again.setup.options[name] for name in wished} == wished
    assert again.ui.house.presets.checked.text() == "At home"
    for option in spec.single_options:
        if wished[option.name] != option.default:
            assert option.values[wished[option.name]] in said(again)


def test_rules_are_kept_by_keys_alone_and_come_back(qtbot, open_dialog, settings):
    dialog = open_dialog("thunee")
    choose_rules(dialog)
    menu = dialog.ui.house.menu
    tab_to(lambda widget: widget is menu)
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(menu.menu().isVisible)
    QTest.keyClick(menu.menu(), Qt.Key.Key_K)
    assert answer(qtbot, dialog, " Friday \n & all ") == ""
    assert names(dialog) == ["Friday & all"]
    (kept,) = settings.rule_sets("thunee").values()
    assert kept == RuleSet("thunee", {"royals": "on", "target": "13"}, "Friday & all")
    chip = dialog.ui.house.presets.checked
    assert chip.accessibleName() == "House rules: Friday & all"
    qtbot.waitUntil(lambda: QApplication.focusWidget() is menu)
    assert menu.accessibleDescription() == "Your house rules “Friday & all” are kept."


def test_an_existing_name_is_replaced_only_when_confirmed(qtbot, open_dialog, settings):
    dialog = open_dialog("thunee")
    choose_rules(dialog)
    keep(qtbot, dialog, "Friday")
    click(dialog.ui.house.values["blind", "on"])
    assert dialog.ui.house.presets.checked is dialog.ui.house.presets.chips[OWN]
    pick(qtbot, dialog, dialog.ui.house.menu.keep)
    assert answer(qtbot, dialog, "friday") == "Friday"
    assert "You already have house rules called “Friday”. Replace them?" in reply(qtbot, dialog, "Cancel")
    (kept,) = settings.rule_sets("thunee").values()
    assert "blind" not in kept.changed
    keep(qtbot, dialog, "friday")
    reply(qtbot, dialog, "Replace")
    (kept,) = settings.rule_sets("thunee").values()
    assert (kept.name, kept.changed["blind"]) == ("friday", "on")
    assert names(dialog) == ["friday"]


def test_rules_are_renamed_and_deleted(qtbot, open_dialog, settings):
    settings.keep_rules(RuleSet("thunee", {"royals": "on"}, "Friday"))
    settings.keep_rules(RuleSet("thunee", {"blind": "on"}, "Saturday"))
    dialog = open_dialog("thunee")
    menu, chips = dialog.ui.house.menu, dialog.ui.house.presets.chips
    assert not menu.rename.isEnabled()
    assert not menu.delete.isEnabled()
    click(chips[KEPT + "1"])
    pick(qtbot, dialog, menu.rename)
    assert answer(qtbot, dialog, "Monday") == "Friday"
    assert names(dialog) == ["Monday", "Saturday"]
    pick(qtbot, dialog, menu.rename)
    answer(qtbot, dialog, "Saturday")
    reply(qtbot, dialog, "Replace")
    assert list(settings.rule_sets("thunee").values()) == [RuleSet("thunee", {"royals": "on"}, "Saturday")]
    pick(qtbot, dialog, menu.delete)
    assert "Delete your house rules “Saturday”?" in reply(qtbot, dialog, "Cancel")
    assert names(dialog) == ["Saturday"]
    pick(qtbot, dialog, menu.delete)
    reply(qtbot, dialog, "Delete")
    assert names(dialog) == []
    assert dialog.setup.options["royals"] == "on"
    assert dialog.ui.house.presets.checked is dialog.ui.house.presets.chips[OWN]
    keep(qtbot, dialog, "Saturday")
    assert names(dialog) == ["Saturday"]


def test_without_a_name_nothing_is_kept(qtbot, open_dialog, settings):
    dialog = open_dialog("thunee")
    keep(qtbot, dialog, "  ")
    assert "House rules need a name to be kept." in said(dialog)
    pick(qtbot, dialog, dialog.ui.house.menu.keep)
    answer(qtbot, dialog, None)
    assert settings.rule_sets("thunee") == {}


def test_two_names_for_the_same_rules_stay_apart(qtbot, open_dialog):
    dialog = open_dialog("thunee")
    keep(qtbot, dialog, "Published by us")
    keep(qtbot, dialog, "The same")
    first, second = (key for key in dialog.ui.house.presets.chips if key.startswith(KEPT))
    for key in (first, SOURCES, second):
        click(dialog.ui.house.presets.chips[key])
        assert dialog.ui.house.presets.checked is dialog.ui.house.presets.chips[key]
    assert "As the published rules." in said(dialog)


def test_rules_are_copied_and_pasted_into_another_game(qtbot, open_dialog):
    dialog = open_dialog("thunee")
    choose_rules(dialog)
    press(Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == LINE.split(" #")[0]
    keep(qtbot, dialog, "Friday")
    pick(qtbot, dialog, dialog.ui.house.menu.copy)
    assert QGuiApplication.clipboard().text() == LINE
    assert "House rules copied." in said(dialog)
    dialog.close()
    other = open_dialog("thothit")
    press(Qt.Key.Key_V, CONTROL)
    assert other.setup.game == "thunee"
    assert other.ui.gallery.tiles["thunee"].isChecked()
    assert (other.setup.options["royals"], other.setup.options["target"]) == ("on", "13")
    assert other.ui.house.presets.checked.text() == "Friday"
    qtbot.waitUntil(lambda: not other.ui.house.menu.visibleRegion().isEmpty())
    assert "The house rules “Friday” are chosen." in said(other)


def test_pasted_rules_are_not_kept_until_wanted(qtbot, open_dialog, settings):
    settings.keep_rules(RuleSet("thunee", {"blind": "on"}, "Friday"))
    dialog = open_dialog("thunee")
    QGuiApplication.clipboard().setText(f"{LINE.replace('royals=on', 'royals=maybe')}")
    pick(qtbot, dialog, dialog.ui.house.menu.paste)
    assert "These rules are chosen, except 'royals=maybe' (not a rule of Thunee)." in said(dialog)
    assert dialog.setup.options["target"] == "13"
    assert dialog.ui.house.presets.checked is dialog.ui.house.presets.chips[OWN]
    assert len(settings.rule_sets("thunee")) == 1
    pick(qtbot, dialog, dialog.ui.house.menu.keep)
    assert answer(qtbot, dialog, "Friday, Sri") == "Friday"
    assert names(dialog) == ["Friday", "Friday, Sri"]


@each("text", ["", "\0\1\2", "x" * 10**6, f"thothit-rules thunee: {'y' * LIMIT}", "<b>hi</b>"])
def test_another_text_is_refused_and_nothing_changes(qtbot, open_dialog, text):
    dialog = open_dialog("thunee")
    before = dialog.setup
    QGuiApplication.clipboard().setText(text)
    press(Qt.Key.Key_V, CONTROL)
    told = reply(qtbot, dialog, "OK")
    assert told.startswith("These house rules can't be used.")
    assert len(told) < 200
    assert dialog.setup == before


def test_rules_are_saved_to_a_file_and_opened(qtbot, open_dialog, settings, monkeypatch, tmp_path):
    target = tmp_path / "ours.thothit"
    proposed = []

    def place(_window, _title, name, _kinds):
        proposed.append(name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", place)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    settings.keep_rules(RuleSet("thunee", {"royals": "on", "target": "13"}, "Friday / ours"))
    dialog = open_dialog("thunee")
    click(dialog.ui.house.presets.chips[KEPT + "1"])
    pick(qtbot, dialog, dialog.ui.house.menu.save)
    assert proposed == ["thunee-Friday-ours.thothit"]
    assert target.read_text() == f"{LINE} / ours\n"
    assert "Saved as ours.thothit" in said(dialog)
    click(dialog.ui.house.presets.chips[SOURCES])
    with qtbot.waitActive(dialog):  # the platform of the tests activates no window after a menu
        dialog.activateWindow()
    press(Qt.Key.Key_O, CONTROL)
    assert dialog.setup.options["target"] == "13"
    target.write_bytes(b"\xff\xfe\0\0")
    pick(qtbot, dialog, dialog.ui.house.menu.open)
    assert "not a text file" in reply(qtbot, dialog, "OK")
    target.unlink()
    target.mkdir()
    pick(qtbot, dialog, dialog.ui.house.menu.save)
    assert "Choose another place" in reply(qtbot, dialog, "OK")


@each("size", [(450, 300), (640, 400), (846, 564)])
def test_a_narrow_dialog_scrolls_to_the_message(qtbot, open_dialog, settings, size):
    for number in range(6):
        settings.keep_rules(RuleSet("thunee", {"royals": "on"}, f"{number} {'W' * 38}"))
    dialog = open_dialog("thothit")
    dialog.setMinimumSize(0, 0)
    dialog.resize(*size)
    QApplication.processEvents()
    QGuiApplication.clipboard().setText("thothit-rules thunee: blind=on, foo=bar # Friday")
    press(Qt.Key.Key_V, CONTROL)
    menu = dialog.ui.house.menu
    qtbot.waitUntil(lambda: menu.visibleRegion().boundingRect() == menu.rect())
    assert dialog.ui.chosen.horizontalScrollBar().maximum() == 0
    chip = dialog.ui.house.presets.chips[KEPT + "1"]
    assert chip.text().endswith("…")
    assert chip.toolTip() == "0 " + "W" * 38
    click(chip)
    assert dialog.setup.options["royals"] == "on"
