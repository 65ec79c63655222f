# SPDX-License-Identifier: MIT
"""Shared house rules that come to the window, and the house rules of the match on the table."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from tests.app.dialog import click
from tests.app.window.boxes import press_button
from tests.tiers import each
from thothit_desktop.app.new_game.dialog import NewGame
from thothit_desktop.app.rules.window import RulesWindow
from thothit_desktop.app.store.settings import Settings

CONTROL = Qt.KeyboardModifier.ControlModifier
LINE = "thothit-rules thunee: royals=on, target=13, triple=3 # Friday"
LEFT_OUT = "These rules are chosen, except 'triple=3' (not a rule of Thunee)."


def paste(window) -> None:
    QGuiApplication.clipboard().setText(f"Ours: {LINE}\nSri")
    QTest.keyClick(window.table, Qt.Key.Key_V, CONTROL)


def drop(window, path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(50, 50), action, mime, button, Qt.KeyboardModifier.NoModifier))


def in_new_game(qtbot, act) -> list[BaseException]:
    """Do something in New game once it is open, and wait in a list for what went wrong."""
    faults: list[BaseException] = []

    def go() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, NewGame):
            QTimer.singleShot(10, go)
            return
        try:
            qtbot.waitUntil(lambda: dialog.setup.game == "thunee")
            act(dialog)
        except BaseException as error:
            faults.append(error)
        finally:
            dialog.close()

    QTimer.singleShot(0, go)
    return faults


@each("way", ["paste", "drop", "open"])
def test_shared_rules_open_new_game_and_are_played(qtbot, window, tmp_path, monkeypatch, way):
    file = tmp_path / "ours.thothit"
    file.write_text(f"\ufeff{LINE}\r\n", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    before = window.matches.match
    told = []

    def play(dialog) -> None:
        told.append(dialog.ui.house.menu.accessibleDescription())
        qtbot.waitUntil(lambda: not dialog.ui.house.menu.visibleRegion().isEmpty())
        click(dialog.ui.play)

    faults = in_new_game(qtbot, play)
    if way == "paste":
        paste(window)
    elif way == "drop":
        drop(window, file)
    else:
        QTest.keyClick(window.table, Qt.Key.Key_O, CONTROL)
    qtbot.waitUntil(lambda: bool(told or faults))
    qtbot.waitUntil(lambda: window.matches.match is not before)
    assert faults == []
    assert told == [LEFT_OUT]
    game = window.matches.match.game
    assert (game.spec.id, game.options["royals"], game.options["target"]) == ("thunee", "on", "13")


@pytest.mark.whole
def test_new_game_with_shared_rules_can_be_cancelled(qtbot, window, data):
    before = window.matches.match
    faults = in_new_game(qtbot, lambda dialog: click(dialog.ui.cancel))
    paste(window)
    assert faults == []
    assert window.matches.match is before
    assert Settings(data).match_setup("thunee").options["royals"] == "off"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("thothit-rules chess: a=b", "There is no game called 'chess', so its house rules can't be used."),
        ("thothit-rules thunee:" + " " * 3000, "The line is too long"),
    ],
)
def test_rules_that_cannot_be_used_are_refused_and_the_match_goes_on(qtbot, window, tmp_path, line, why):
    before = window.matches.match
    QGuiApplication.clipboard().setText(line)
    QTest.keyClick(window.table, Qt.Key.Key_V, CONTROL)
    file = tmp_path / "ours.thothit"
    file.write_text(line)
    drop(window, file)
    qtbot.waitUntil(lambda: len(window.findChildren(QMessageBox)) == 2)
    for box in window.findChildren(QMessageBox):
        assert box.text() == "These house rules can't be used."
        assert box.informativeText().startswith(why)
        press_button(box, "OK")
    assert window.matches.match is before


# The rules of the match


def begin(window, options: dict[str, str], game: str = "thunee") -> None:
    window.begin(Settings(window.matches.folder).match_setup(game).changed(None, None, options), number=1)


def shown_rules(qtbot, window) -> str:
    """The text of the page of rules, from the top of the window on."""
    rules = next(w for w in window.findChildren(RulesWindow) if w.isVisible())
    page = rules.ui.page
    qtbot.waitUntil(lambda: page.verticalScrollBar().value() > 0)
    cursor = page.cursorForPosition(page.viewport().rect().topLeft())
    return page.toPlainText()[cursor.block().position() :]


@each("way", ["menu", "search"])
def test_the_house_rules_of_the_match_are_shown(qtbot, window, way):
    begin(window, {"royals": "on", "target": "13"})
    if way == "menu":
        window.ui.menu_help.popup(window.pos())
        QTest.keyClick(window.ui.menu_help, Qt.Key.Key_U)
    else:
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_K, CONTROL)
        QTest.keyClicks(window.commands.finder.search, "house rules of this")
        QTest.keyClick(window.commands.finder.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(w.isVisible() for w in window.findChildren(RulesWindow)))
    told = shown_rules(qtbot, window)
    assert told.startswith("House rules of this match\nRoyals: After the deal you may also call Royals")
    assert "The match: Thirteen balls win the match. Published rule: Twelve balls win" in told
    assert "Undertrump" not in told.split("House rules\n")[0]


@pytest.mark.whole
def test_a_preset_is_shown_by_its_rules(qtbot, window):
    begin(window, {"preset": "traditional"})
    window.ui.house_rules.trigger()
    told = shown_rules(qtbot, window).split("House rules\n")[0]
    assert told.count("Published rule: ") == 4


def test_they_follow_the_match(qtbot, window):
    window.ui.house_rules.trigger()
    rules = next(iter(window.findChildren(RulesWindow)))
    assert "You play by the published rules." in rules.ui.page.toPlainText()
    begin(window, {"duty": "hand"}, "thothit")
    assert "You play by the published rules." not in rules.ui.page.toPlainText()
    assert "Published rule: " in rules.ui.page.toPlainText()
    rules.ui.game.setCurrentText("Kowah")
    assert "House rules of this match" not in rules.ui.page.toPlainText()


@each("size", [(450, 300), (640, 400)])
def test_a_narrow_window_of_rules_scrolls(qtbot, window, size):
    begin(window, {"preset": "traditional", "royals": "on", "blind": "on"})
    window.ui.house_rules.trigger()
    (rules,) = window.findChildren(RulesWindow)
    rules.setMinimumSize(0, 0)
    rules.resize(*size)
    QApplication.processEvents()
    window.ui.house_rules.trigger()
    assert shown_rules(qtbot, window).startswith("House rules of this match")
    assert rules.ui.page.document().idealWidth() <= rules.ui.page.viewport().width()
