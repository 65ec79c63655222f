# SPDX-License-Identifier: MIT
"""The window with a screen reader: spoken texts, objects found, and objects pressed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.play import asked, position_of, press
from tests.screen_reader import found, listening, spoken_names
from tests.tiers import each
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games import games
from thothit_desktop.table.drawing.names import spoken_name


@pytest.fixture
def heard() -> Iterator[None]:
    with listening():
        yield


def said(window: MainWindow) -> str:
    return window.table.accessibleDescription()


def shift(window: MainWindow, key: Qt.Key) -> str:
    """Return the text spoken for a key with Shift."""
    QTest.keyClick(window.table, key, Qt.KeyboardModifier.ShiftModifier)
    return said(window)


def button(qtbot: QtBot, window: MainWindow, words: str) -> None:
    """Press the first button whose name begins so, as a screen reader does, once it can be pressed."""

    def named() -> list[QAccessibleInterface]:
        buttons = found(window.table, QAccessible.Role.Button)
        return [each for each in buttons if each.text(QAccessible.Text.Name).startswith(words)]

    qtbot.waitUntil(lambda: bool(named()) and not named()[0].state().disabled)
    named()[0].actionInterface().doAction("Press")


def test_nothing_is_made_for_readers_as_long_as_none_listens(window):
    assert [name for name in spoken_names(window.table) if name.startswith("Your hand")] == []


def test_a_reader_finds_every_zone_with_its_cards(heard, window):
    names = spoken_names(window.table)
    position = position_of(window)
    hand, pool = position.hands[0], window.controller.view().pool
    assert {f"Your hand, {len(hand)} cards", f"Pool, {len(pool)} cards", "Players"} <= set(names)
    for place, card in enumerate(sorted(hand), 1):
        assert any(name.startswith(spoken_name(card)) for name in names), place
    assert sum(f" of {len(hand)}" in name for name in names) == len(hand)
    assert f"Stock, {window.controller.view().stock_size} cards" in names
    for player in window.controller.match.names:
        assert any(name.startswith(f"{player},") for name in names)


@pytest.mark.whole
def test_the_arrows_through_the_hand_are_said(heard, window):
    hand = len(position_of(window).hands[0])
    heard_of = set()
    for _ in range(hand):
        press(window, Qt.Key.Key_Right)
        heard_of.add(said(window))
    assert len(heard_of) == hand
    assert all(f"of {hand}" in words for words in heard_of)
    assert any("captures" in words for words in heard_of)


@pytest.mark.whole
def test_what_a_card_may_capture_is_said_and_chosen_by_a_reader(heard, qtbot, window):
    several = None
    while several is None:
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        position = position_of(window)
        made, moves = len(position.moves), position.legal_moves()
        many = [m for m in moves if sum(o.card == m.card and bool(o.takes) for o in moves) > 1]
        several = many[0] if many else None
        if position.phase == "hand":
            button(qtbot, window, spoken_name(moves[0].card if several is None else several.card))
        else:
            press(window, Qt.Key.Key_Return)
            press(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("choices" in name for name in spoken_names(window.table)))
    assert len(position.moves) == made
    stops = [n for n in spoken_names(window.table) if n.startswith(spoken_name(several.takes[0]))]
    button(qtbot, window, next(name for name in stops if " of 2" in name or " of 3" in name))
    assert len(position.moves) > made


@each("game", ["thothit", "kings", "kowah", "thunee"])
def test_every_game_reads_out_all_that_lies_there(heard, qtbot, open_window, settings, game):
    window = open_window()
    window.begin(settings.match_setup(games()[game].id), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    told = [
        shift(window, key)
        for key in (Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_T, Qt.Key.Key_S, Qt.Key.Key_L, Qt.Key.Key_W)
    ]
    assert told[0].startswith("Your hand")
    assert "Stock, " in told[1]
    assert "in front of the players" in told[2]
    assert all(player in told[3] for player in window.controller.match.names)
    assert told[4]
    assert told[5].startswith(("Your turn", "You"))
    assert window.statusBar().currentMessage() == told[5]
    assert len(set(told)) == 6


def test_the_same_words_are_said_again(heard, window):
    first = shift(window, Qt.Key.Key_W)
    assert shift(window, Qt.Key.Key_W) == first
