# SPDX-License-Identifier: MIT
"""No key or marked letter has two meanings at a time, in any language."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tests.app.i18n.speech import OTHERS, spoken
from thothit_desktop.app.i18n.translators import install
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow import rummy, thunee
from thothit_desktop.flow.calls import pass_key
from thothit_desktop.games import games
from thothit_desktop.games.thunee.cards import SUITS
from thothit_desktop.languages import ENGLISH, LANGUAGES

NAMED = (
    ("Piles", "Press C for the next one. Press Esc or click to close.", "C"),
    ("Piles", "Press C or Esc, or click, to close.", "C"),
    ("PauseReasons", "Paused. Press P to continue", "P"),
    ("StatusMessages", "Press Enter for a new match or S for the score sheet", "S"),
    ("StatusMessages", "Press Enter to go on or S for the score sheet", "S"),
)
"""Sentences that name a key of the main window."""
CTRL = re.compile(r"(Ctrl\+|Shift\+F|F)[\w,+]+$")
FAVOURITE = (
    ("FavouriteButton", "List this game first (F)"),
    ("NewGame", "F: favourite   Enter: play   F1: rules"),
)


@pytest.fixture(params=LANGUAGES)
def language(request, qapp) -> Iterator[str]:
    """Each language, in which the program speaks meanwhile."""
    install(qapp, LANGUAGES[request.param])
    yield request.param
    install(qapp, ENGLISH)


def twice(keys: Sequence[str]) -> list[str]:
    return [key for key, times in Counter(keys).items() if times > 1 and key]


def bar_keys() -> dict[str, list[str]]:
    """By moment the keys of calls that can be said then."""
    kinds = ("thunee", "royals", "blind thunee", "blind royals", "double", "khanaak", "redeal")
    calls = [*map(thunee.call_key, kinds), pass_key()]
    return {
        "kowah": [
            rummy.draw_key(),
            rummy.take_key(),
            rummy.claim_key(),
            *rummy.checki_keys(),
            pass_key(),
        ],
        "thunee bids": [*map(thunee.bid_key, (*range(10, 101, 10), thunee.HIGHEST_BID)), *calls],
        "thunee Jodhi": [*map(thunee.jodhi_key, SUITS), pass_key()],
        "thunee trump": [*calls[:4], thunee.call_key("trump last"), pass_key()],
    }


def marked(text: str) -> str:
    """The letter behind the ampersand of a menu entry."""
    at = text.replace("&&", "  ").find("&")
    return text[at + 1].lower() if at >= 0 else ""


@pytest.mark.whole
def test_every_key_has_one_entry_and_none_is_that_of_a_call(language, open_window, data):
    window = open_window()
    for moment, keys in bar_keys().items():
        assert twice(keys) == [], moment
    calls = {key for keys in bar_keys().values() for key in keys}
    for game in games():
        window.begin(Settings(data).match_setup(game), number=1)
        # The keys of the game before are gone once its actions are deleted.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        found = [key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()]
        assert twice(found) == [], game
        assert not calls & set(found), game


@pytest.mark.whole
def test_every_marked_letter_of_a_menu_has_one_entry(language, open_window, data):
    window = open_window()
    found = {}
    for game in games():
        window.begin(Settings(data).match_setup(game), number=1)
        for menu in (window.ui.menu_bar, *window.findChildren(QMenu)):
            letters = twice([marked(action.text()) for action in menu.actions() if action.isVisible()])
            if letters:
                found[game, QWidget.objectName(menu) or menu.title()] = letters
    assert found == {}


def test_a_key_without_ctrl_is_one_letter(language, open_window):
    """So that its cap fits on a button, and a keyboard has it."""
    for keys in bar_keys().values():
        assert all((len(key) == 1 and key.isascii() and key.isupper()) or key.isdigit() for key in keys)


@pytest.mark.parametrize("language", OTHERS)
def test_keys_with_ctrl_and_function_keys_are_the_same_everywhere(language):
    changed = [
        text
        for text in spoken(language)
        if text.context == "MainWindow" and CTRL.match(text.source) and text.words != text.source
    ]
    assert changed == []


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_name_the_keys_that_work(language):
    words = {text[:2]: text.words for text in spoken(language)}
    for context, source, key in NAMED:
        assert (
            words["MainWindow", key]
            in words[context, source]
            .replace(",", " ")
            .replace("(", " ")
            .replace(")", " ")
            .replace(".", " ")
            .split()
        ), source
    for context, source in FAVOURITE:
        assert words["NewGame", "F"] in words[context, source].replace(":", ")").replace("(", ")").split(")")
