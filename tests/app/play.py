# SPDX-License-Identifier: MIT
"""Playing the window as a person does: with real mouse and key events."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from thothit_desktop.app.window import MainWindow
from thothit_desktop.flow.conductor import LUCK


def asked(window: MainWindow) -> bool:
    """Whether the person is to choose a card or a capture, or to turn the stock, and nothing moves."""
    match = window.conductor.match
    if match is None or not match.positions or match.dealing or window.conductor._then is not None:
        return False
    position = match.position
    if position.phase == "laki":
        return match.person in position.tied
    several = position.phase in ("hand", "draw") or len(position.legal_moves()) > 1
    return position.to_move == match.person and several


def asked_or_over(window: MainWindow) -> bool:
    sheet = window.panels.sheet is not None and window.panels.sheet.isVisible()
    return sheet or asked(window)


def sit_down(qtbot: QtBot, open_window: Callable[[], MainWindow]) -> MainWindow:
    """A new window with match 5, at the person's first question."""
    window = open_window()
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    return window


def play_round(qtbot: QtBot, window: MainWindow, decide: Callable[[], None]) -> None:
    """Decide whenever the person is asked, until the score sheet opens; the table is right each time."""
    while True:
        qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
        if not asked(window):
            return
        leave(window)
        assert window.table.check(window.conductor.view()) == []
        position = window.conductor.match.position
        moves = len(position.moves)
        decide()
        assert len(position.moves) > moves


def click(window: MainWindow, at: QPoint) -> None:
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def click_hand(window: MainWindow, card: int) -> None:
    """A click near the card's left edge, which no neighbour covers."""
    rect = window.table.hand_item_rect(card)
    click(window, QPoint(rect.left() + 8, rect.center().y()))


def click_pool(window: MainWindow, card: int) -> None:
    click(window, window.table.pool_item_rect(card).center())


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.table, key)


def play_by_mouse(window: MainWindow) -> None:
    """One decision: the first legal move, clicked; what bars from winning is clicked twice."""
    position = window.conductor.match.position
    moves = position.legal_moves()
    if position.phase in LUCK:
        click(window, window.table.viewport().rect().center())
        return
    made = len(position.moves)
    if position.phase == "stock":
        click_pool(window, moves[-1].takes)
        if len(position.moves) == made:
            click_pool(window, moves[-1].takes)
        return
    move = moves[0]
    targets = [other.takes for other in moves if other.card == move.card]
    click_hand(window, move.card)
    if len(targets) > 1:
        click_pool(window, targets[-1])
        if len(position.moves) == made:
            click_pool(window, targets[-1])


def drag(window: MainWindow, start: QPoint, goal: QPoint) -> None:
    """Press at the start and move to the goal; `drop` lets go."""
    viewport = window.table.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(viewport, start + (goal - start) * (step / 8))


def drop(window: MainWindow, goal: QPoint) -> None:
    QTest.mouseRelease(window.table.viewport(), Qt.MouseButton.LeftButton, pos=goal)


def leave(window: MainWindow) -> None:
    """Take the mouse off the cards: the one under it is lifted. A move to where it is already is no event."""
    for at in (QPoint(60, 3), QPoint(3, 3)):
        QTest.mouseMove(window.table.viewport(), at)
