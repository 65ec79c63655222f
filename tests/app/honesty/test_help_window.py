# SPDX-License-Identifier: MIT
"""The two pages on honest play: their links work, and their statements are true."""

import re

import pytest
from PySide6.QtCore import QUrl

from tests.app.cut_off import cut_off
from thothit_desktop.app.honesty import help_window
from thothit_desktop.app.honesty.help_window import PAGES, HelpWindow
from thothit_desktop.app.messages.level_texts import level
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.cli import main as cli
from thothit_desktop.players import LEVELS


@pytest.fixture
def shown(qtbot):
    window = HelpWindow(CardPictures("ceki"), None)
    qtbot.addWidget(window)
    window.show()
    return window


def text(window: HelpWindow) -> str:
    return window.ui.page.toPlainText()


def test_every_page_has_its_title_and_is_chosen_by_key(qtbot, shown):
    for name in PAGES:
        shown.show_page(name)
        assert text(shown).startswith(shown.windowTitle())
    qtbot.keyClick(shown.ui.pages, "I")
    assert shown.windowTitle() == "Is the deal honest?"


def test_links_lead_to_pages_and_to_the_fingerprint(qtbot, shown):
    for name in PAGES:
        shown.show_page(name)
        for link in re.findall(r'href="([^"]*)"', shown.ui.page.toHtml()):
            kind, _, target = link.partition(":")
            assert (kind == "help" and target in PAGES) or link == "fingerprint:"
    shown.ui.page.anchorClicked.emit(QUrl("help:honest-deal"))
    assert shown.windowTitle() == "Is the deal honest?"
    with qtbot.waitSignal(shown.fingerprint):
        shown.ui.page.anchorClicked.emit(QUrl("fingerprint:"))


def test_every_level_is_described(shown):
    shown.show_page(help_window.COMPUTER_PLAYERS)
    for player in LEVELS:
        assert f"\n{level(player).capitalize()}\n" in text(shown)


def test_the_menu_entries_and_commands_it_names_exist(shown, capsys, open_window):
    shown.show_page(help_window.HONEST_DEAL)
    ui = open_window().ui
    said = text(shown)
    menu, action = ui.menu_help, ui.honest_deal
    assert f"{menu.title().replace('&', '')} › {action.text().replace('&', '')}" in said
    assert action in menu.actions()
    for command in ("verify", "simulate"):
        assert f"thothit {command}" in said
        assert cli([command, "--help"]) == 0
    assert "--fingerprint" in said
    capsys.readouterr()


def test_a_missing_page_is_a_sentence(monkeypatch, tmp_path, shown):
    monkeypatch.setattr(help_window, "_FOLDER", tmp_path)
    shown.show_page(help_window.COMPUTER_PLAYERS)
    assert text(shown) == "This page is missing."


@pytest.mark.usefixtures("little_room")
def test_on_a_small_screen_with_large_letters_nothing_is_cut_off(qtbot):
    window = HelpWindow(CardPictures("ceki"), None)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.size().boundedTo(room_of(window)) == window.size()
    assert cut_off(window) == []
