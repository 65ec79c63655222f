# SPDX-License-Identifier: MIT
"""Use of the window with real mouse and key events."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tests.probe import probe
from thothit_desktop.app.families import family_of
from thothit_desktop.app.store.preference import Preference
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.families import asks_of
from thothit_desktop.games.contract import DecisionKind
from thothit_desktop.games.notation import write_move


def position_of(window: MainWindow) -> Any:
    """The position in play, of whichever family."""
    match = window.controller.match
    assert match is not None
    return match.position


def asked(window: MainWindow) -> bool:
    """Return True if the person may choose a card or a call, or turn the stock, and nothing moves.

    No other seat may have a secret decision: the person's action would wait for it.
    """
    controller = window.controller
    match = controller.match
    if match is None or not match.positions or match.round_over or controller.presenter.busy:
        return False
    if controller.turns.trick_pause.trick_on_table:
        return False
    position, view = position_of(window), controller.session.question()
    if position.phase == "laki":
        return bool(match.person in position.tied)
    if position.phase != "draw" and not controller.decisions.waiting:
        return False
    several = view.phase != "stock" or len(position.legal_moves()) > 1
    return bool(view.to_move == position.to_move == match.person and several)


def asked_or_over(window: MainWindow) -> bool:
    sheet = window.round_end.sheet is not None and window.round_end.sheet.isVisible()
    return sheet or asked(window)


def sit_down(qtbot: QtBot, open_window: Callable[[], MainWindow]) -> MainWindow:
    """A new window with match 5, at the person's first question."""
    window = open_window()
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    return window


def play_round(qtbot: QtBot, window: MainWindow, decide: Callable[[], None]) -> None:
    """Decide whenever the person is asked, until the score sheet opens; the table is right each time.

    A full trick is looked at no longer than it takes to press a key.
    """
    while True:
        qtbot.waitUntil(
            lambda: asked_or_over(window) or window.controller.turns.trick_pause.trick_on_table, timeout=10000
        )
        if window.controller.turns.trick_pause.trick_on_table:
            assert window.table.check(window.controller.view()) == []
            press(window, Qt.Key.Key_Space)
            continue
        if not asked(window):
            return
        leave(window)
        assert window.table.check(window.controller.view()) == []
        position = position_of(window)
        moves = len(position.moves)
        decide()
        assert len(position.moves) > moves


def click(window: MainWindow, at: QPoint) -> None:
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def click_hand(window: MainWindow, card: int) -> None:
    """A click near the card's left edge, which no neighbour covers."""
    rect = probe(window.table).hand_card(card)
    click(window, QPoint(rect.left() + 8, rect.center().y()))


def click_pool(window: MainWindow, card: int) -> None:
    click(window, probe(window.table).pool_card(card).center())


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.table, key)


def click_call(window: MainWindow, move: str) -> None:
    """A click on a call's button, which is lit."""
    button = probe(window.table).call_button(move)
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def click_pile(window: MainWindow, discards: bool) -> None:
    """A click on the stock, or on the top of the discards."""
    zones = probe(window.table).zones
    item = (zones.pool if discards else zones.stock)[-1]
    click(window, window.table.mapFromScene(item.sceneBoundingRect().center()))


def play_by_mouse(window: MainWindow) -> None:
    """One decision: the first legal move, clicked; what bars from winning is clicked twice.

    Stock and discards are clicked by turns, of calls the first, but Thunee is not called. Some captures
    that may be declined are.
    """
    position = position_of(window)
    moves = position.legal_moves()
    card = {"discard", "keep", "play", "trump"}.intersection(move.kind for move in moves)
    if position.phase == "pick":
        click_pile(window, len(moves) > 1 and len(position.moves) % 3 == 0)
        return
    luck = asks_of(position) is DecisionKind.LUCK
    if not luck and position.phase not in ("hand", "stock") and not card:
        plain = [move for move in moves if "thunee" not in move.kind and "royals" not in move.kind]
        click_call(window, write_move(plain[0]))
        return
    if luck:
        click(window, window.table.viewport().rect().center())
        return
    made = len(position.moves)
    move = moves[0]
    targets = [other.takes for other in moves if other.card == move.card and other.takes]
    if position.phase != "stock":
        click_hand(window, move.card)
        if sum(other.card == move.card for other in moves) == 1:
            return
    if not moves[-1].takes and made % 3 == 0 and window.table.call_bar.calls:
        click_call(window, window.table.call_bar.calls[0].move)
        return
    for card in (*targets[-1], targets[-1][-1]):
        if len(position.moves) == made:
            click_pool(window, card)


_ANSWERS = (
    ("claim", "M"),
    ("checki", "H"),
    ("jodhi s", "J"),
    ("jodhi h", "H"),
    ("jodhi d", "G"),
    ("jodhi c", "F"),
    ("redeal", "E"),
    ("bid 10", "1"),
    ("pass", "N"),
)
"""The answers by key; the first possible one is given."""


def play_by_keys(window: MainWindow) -> None:
    """One decision: a call by its key, a draw, or the first card that may be played."""
    position = position_of(window)
    made, phase = len(position.moves), position.phase
    by_card = {"hand", "discard", "keep", "play", "trump"}
    if asks_of(position) is not DecisionKind.LUCK and phase not in (*by_card, "stock", "pick"):
        lit = [call.move.rpartition(":")[2] for call in window.table.call_bar.calls if call.enabled]
        key = next(key for move, key in _ANSWERS if any(text.startswith(move) for text in lit))
        press(window, Qt.Key(ord(key)))
        return
    for _ in range(len(position.hands[0]) if phase in by_card else 1):
        if phase in by_card:
            press(window, Qt.Key.Key_Right)  # to the next card, if this one is refused
        for _ in range(3):  # the card, the first that it may take, and that in spite of a warning
            if len(position.moves) == made:
                press(window, Qt.Key.Key_Return)


def drag(window: MainWindow, start: QPoint, goal: QPoint) -> None:
    """Press at the start and move to the goal; `drop` lets go."""
    viewport = window.table.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(viewport, start + (goal - start) * (step / 8))


def click_player(window: MainWindow, seat: int) -> None:
    """Click the name panel of a seat, at its far end from the cards."""
    plate = probe(window.table).zones.seat_layout(seat).plate
    at = window.table.mapFromScene(plate.center())
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def tool_button(window: MainWindow, action: QAction) -> QToolButton:
    """Return the button of an action beside the menus."""
    return next(each for each in window.tools.findChildren(QToolButton) if each.defaultAction() is action)


def drop(window: MainWindow, goal: QPoint) -> None:
    QTest.mouseRelease(window.table.viewport(), Qt.MouseButton.LeftButton, pos=goal)


def leave(window: MainWindow) -> None:
    """Take the mouse off the cards: the one under it is lifted. A move to where it is already is no event."""
    for at in (QPoint(60, 3), QPoint(3, 3)):
        QTest.mouseMove(window.table.viewport(), at)


def preference(window: MainWindow, key: str) -> Preference:
    """Return a preference of the game on the table."""
    family = family_of(window.matches.match.game.spec)
    return next(each for each in family.preferences() if each.key == key)


def choose(window: MainWindow, key: str, value: str) -> None:
    """Set a preference of the game on the table, as the window of the settings does."""
    window.settings.set_value(preference(window, key).setting, value)


def chosen(window: MainWindow, key: str) -> str:
    """Return the value of a preference in the game on the table."""
    return window.settings.preference(preference(window, key), window.matches.match.game.spec.id)
