# SPDX-License-Identifier: MIT
"""A right click on a card, and the menu key: they show a text, and choose nothing."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.app.play import asked, leave, position_of, press
from tests.probe import probe
from tests.tiers import each
from thothit_desktop.app.ceki.window import CekiWindow
from thothit_desktop.app.rules.window import RulesWindow
from thothit_desktop.app.window.card_questions import CardPopup
from thothit_desktop.games.cards import RANK
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.screen import screen_of
from thothit_desktop.table.selection.prompt import Choice


def popup() -> CardPopup | None:
    shown = QApplication.activePopupWidget()
    return shown if isinstance(shown, CardPopup) else None


def said() -> list[str]:
    """Return the text of the open window by line."""
    shown = popup()
    assert shown is not None
    return [label.text() for label in shown.findChildren(QLabel)]


@pytest.fixture(autouse=True)
def closed(qtbot):
    """No window stays open."""
    yield
    while (shown := popup()) is not None:
        shown.close()


def right_click(window, at: QPoint) -> None:
    """A press of the right button, the event that the system makes of it, and the release."""
    viewport = window.table.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)
    QTest.mouseRelease(viewport, Qt.MouseButton.RightButton, pos=at)


def ask_about_hand(window, card: int) -> None:
    rect = probe(window.table).hand_card(card)
    right_click(window, QPoint(rect.left() + 8, rect.center().y()))


def ask_about_pool(window, card: int) -> None:
    right_click(window, probe(window.table).pool_card(card).center())


def item_at(window, item) -> QPoint:
    return window.table.mapFromScene(item.sceneBoundingRect().center())


def test_a_hand_card_says_what_it_matches_its_worth_and_its_rule(window):
    view = window.controller.view()
    card = next(card for card in view.hand if any(RANK[card] == RANK[other] for other in view.pool))
    ask_about_hand(window, card)
    lines = said()
    assert lines[0] == name(card)
    assert any(line.startswith("Same rank in the pool: ") for line in lines)
    assert any(line.startswith("Points when captured: ") for line in lines)
    assert any(line.startswith("Unseen: ") for line in lines)
    assert lines[-1].startswith("First turn: ")


@pytest.mark.whole
def test_a_pool_card_says_what_of_the_hand_matches_it(window):
    view = window.controller.view()
    mine, card = next((mine, card) for mine in view.hand for card in view.pool if RANK[mine] == RANK[card])
    ask_about_pool(window, card)
    told = next(line for line in said() if line.startswith("Same rank in your hand: "))
    assert name(mine) in told


def test_what_is_out_of_sight_is_counted_from_the_view(window):
    view = window.controller.view()
    card = view.hand[0]
    ask_about_hand(window, card)
    every = sum(RANK[other] == RANK[card] for other in view.game.deck)
    seen = sum(RANK[other] == RANK[card] for other in (*view.hand, *view.pool))
    seen += sum(
        RANK[other] == RANK[card]
        for event in view.history
        if event.kind == "captured" and event.seat == view.seat
        for other in event.cards
    )
    assert f"Unseen: {every - seen} of {every} cards of the same rank" in said()


def test_a_back_is_a_face_down_card_and_no_more(window):
    zones = probe(window.table).zones
    for item in (zones.stock[-1], zones.hands[1][-1]):
        right_click(window, item_at(window, item))
        assert said() == ["A face-down card"]
        assert popup().button is None
        popup().close()


def test_nothing_is_played_nor_chosen(window):
    moves = position_of(window).moves
    leave(window)
    before = window.table.selection.chosen
    for card in position_of(window).hands[0]:
        ask_about_hand(window, card)
        popup().close()
    assert position_of(window).moves == moves
    assert window.table.selection.chosen is before
    assert not window.table.selection.asking


def test_a_choice_under_way_stays(window):
    view = window.controller.view()
    card = view.hand[0]
    window.table.selection.ask(card, Choice(((view.pool[0],), (view.pool[1],))), cancellable=True)
    ask_about_pool(window, view.pool[0])
    popup().close()
    assert window.table.selection.prompt.card == card
    assert window.table.selection.prompt.picked == []


@pytest.mark.parametrize(
    ("key", "shift"),
    [(Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)],
)
def test_the_keys_ask_about_the_card_in_their_frame(window, key, shift):
    leave(window)
    press(window, Qt.Key.Key_Right)
    (card,) = window.table.selection.current
    QTest.keyClick(window.table, key, shift)
    assert said()[0] == name(card)
    QTest.keyClick(popup(), Qt.Key.Key_Escape)
    assert popup() is None
    assert window.table.selection.current == (card,)


@pytest.mark.whole
def test_the_keys_ask_nothing_where_there_is_no_frame(window):
    leave(window)
    press(window, Qt.Key.Key_Menu)
    assert popup() is None


def test_a_click_elsewhere_closes_it_and_does_nothing_else(window):
    view, moves = window.controller.view(), position_of(window).moves
    ask_about_pool(window, view.pool[0])
    at = window.table.mapTo(window, probe(window.table).hand_card(view.hand[-1]).center())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert popup() is None
    assert position_of(window).moves == moves
    assert window.table.selection.chosen is None


@pytest.mark.whole
def test_the_button_opens_the_rules_of_the_game(window):
    ask_about_pool(window, window.controller.view().pool[0])
    assert popup().button.text() == "Rules of Thothit"
    assert popup().button.hasFocus()
    QTest.keyClick(popup().button, Qt.Key.Key_Return)
    assert popup() is None
    assert window.findChild(RulesWindow).isVisible()


@pytest.mark.whole
def test_the_second_button_opens_the_page_on_ceki_cards(window):
    ask_about_pool(window, window.controller.view().pool[0])
    assert popup().ceki_button.text() == "About ceki cards"
    QTest.keyClick(popup().button, Qt.Key.Key_Down)
    assert popup().ceki_button.hasFocus()
    QTest.keyClick(popup().ceki_button, Qt.Key.Key_Return)
    assert popup() is None
    assert window.findChild(CekiWindow).isVisible()


def test_a_screen_reader_hears_all_of_it(window):
    card = window.controller.view().pool[0]
    ask_about_pool(window, card)
    assert popup().accessibleName() == name(card)
    assert popup().accessibleDescription().split("\n") == said()[1:]


def test_a_ritual_gives_nothing_away(qtbot, open_window):
    window = open_window()
    window.settings.speed = "normal"
    window.begin(number=5)
    zones = probe(window.table).zones
    qtbot.waitUntil(lambda: any(item.shown >= 0 and not item.flying for item in zones.items()), timeout=20000)
    window.context.pauses.hold("test")
    item = next(item for item in zones.items() if item.shown >= 0 and not item.flying)
    probe(window.table).point_at(item)
    assert said()[0] == name(item.shown)
    assert not [line for line in said() if line.startswith(("Same rank", "Points", "Unseen", "First turn"))]


@pytest.mark.whole
@pytest.mark.parametrize(
    ("game", "rule"),
    [
        ("kings", "You capture every same-rank pair"),
        ("kowah", "A ready hand"),
        ("thunee", "Follow suit if you can"),
    ],
)
def test_every_family_names_a_rule(qtbot, open_window, game, rule):
    window = open_window()
    window.begin(window.settings.match_setup(game), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    item = next(item for item in probe(window.table).zones.items() if item.shown >= 0)
    right_click(window, item_at(window, item))
    assert said()[0] == name(item.shown)
    assert len(said()) > 2
    assert said()[-1].startswith(rule)


@each("size", [(640, 400), (780, 600)])
def test_its_buttons_are_easily_hit_and_within_the_screen(window, size):
    window.setMinimumSize(0, 0)
    window.resize(*size)
    QApplication.processEvents()
    ask_about_hand(window, window.controller.view().hand[0])
    shown = popup()
    assert shown is not None
    buttons = shown.findChildren(QPushButton)
    assert len(buttons) == 2
    assert all(button.height() >= 44 for button in buttons)
    assert screen_of(shown).availableGeometry().contains(shown.geometry())
