# SPDX-License-Identifier: MIT
"""Worked examples and lessons, played by mouse and by keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.probe import probe
from thothit_desktop.app.family.example import READER
from thothit_desktop.app.rules.example_pane import ExamplePane
from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.table import Table


def rests(pane: ExamplePane) -> bool:
    """Return True if the pane waits for the reader."""
    return pane.course.rests


def settle(qtbot: QtBot, pane: ExamplePane) -> None:
    qtbot.waitUntil(lambda: rests(pane))


def click(pane: ExamplePane, at: QPoint) -> None:
    QTest.mouseClick(pane.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def by_mouse(pane: ExamplePane, move: Move) -> None:
    """Make a move with clicks, also where there is but one card to take."""
    table = pane.table
    if pane.reader._view_without_captures() is not None:
        if move.kind in ("draw", "take"):
            item = (probe(table).zones.pool if move.kind == "take" else probe(table).zones.stock)[-1]
            click(pane, table.mapFromScene(item.sceneBoundingRect().center()))
        elif move.kind in ("discard", "keep", "play", "trump"):
            rect = probe(table).hand_card(move.card)
            click(pane, QPoint(rect.left() + 4, rect.center().y()))
        else:
            QTest.mouseClick(button(pane, write_move(move)), Qt.MouseButton.LeftButton)
    elif move.kind == "play":
        click(pane, probe(pane.table).hand_card(move.card).center())
        if pane.table.selection.asking and not move.takes:
            QTest.mouseClick(button(pane, write_move(move)), Qt.MouseButton.LeftButton)
        elif pane.table.selection.asking:
            take(pane, move)
    elif pane.table.selection.asking:
        take(pane, move)
    else:
        click(pane, pane.table.viewport().rect().center())


def take(pane: ExamplePane, move: Move) -> None:
    """Click the cards that a move takes until the choice is made."""
    for card in move.takes:
        if pane.table.selection.asking:
            click(pane, probe(pane.table).pool_card(card).center())


def button(pane: ExamplePane, move: str) -> QPushButton:
    """The button of a call that is lit."""
    found = probe(pane.table).call_button(move)
    assert found.isEnabled()
    return found


def by_keys(pane: ExamplePane, move: Move) -> None:
    """Make a move with the arrows and Enter, or with the letter of a button."""
    table, own = pane.table, pane.reader._view_without_captures()
    if own is not None and move.kind not in ("discard", "keep", "play", "trump"):
        call(table, move)
    elif own is not None:
        choose(table, own.hand, (move.card,))  # type: ignore[attr-defined]
    elif move.kind == "play":
        hand = pane.course.step.position.view(READER).hand  # type: ignore[attr-defined]
        choose(table, hand, (move.card,))
        if table.selection.asking and not move.takes:
            call(table, move)
        elif table.selection.asking:
            choose(table, hand, move.takes)
    elif table.selection.asking:
        choose(table, move.takes, move.takes)
    else:
        QTest.keyClick(table, Qt.Key.Key_Space)


def call(table: Table, move: Move) -> None:
    """Press the letter of a call's button."""
    (key,) = (each.key for each in table.call_bar.calls if each.move == write_move(move))
    QTest.keyClick(table, Qt.Key(ord(key)))


def choose(table: Table, cards: Sequence[int], wanted: tuple[int, ...]) -> None:
    """Go with the arrow to what is wanted, past all cards if need be, and choose it."""
    for _ in range(len(cards) + 8):  # the keys go on from the card where they were
        if table.selection.current == wanted:
            break
        QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Return)
