# SPDX-License-Identifier: MIT
"""The worked examples played in the rules window, with mouse and keys."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsWidget
from pytestqt.qtbot import QtBot

from tests.app.examples import button, by_keys, by_mouse, click, rests, settle
from tests.probe import probe
from tests.tiers import each, each_game
from thothit_desktop.app.family.example import READER
from thothit_desktop.app.rules import example_course
from thothit_desktop.app.rules.example_pane import ExamplePane
from thothit_desktop.app.rules.window import RulesWindow
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games import games
from thothit_desktop.games.cards import card, faces
from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.stage.motion import MOTION

Open = Callable[..., ExamplePane]


@pytest.fixture
def opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens the example of a game, at speed off; what goes by itself goes at once."""
    monkeypatch.setattr(example_course, "PAUSE", 0)
    monkeypatch.setattr(example_course, "PER_LETTER", 0)
    windows = []

    def made(game: str, deck: str = "ceki", size: tuple[int, int] = (900, 760)) -> ExamplePane:
        window = RulesWindow(CardPictures(deck))
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show_game(games()[game])
        window.show()
        qtbot.waitExposed(window)
        window.ui.example.click()
        pane = window.pane
        assert pane is not None
        pane.table.set_speed("off")
        pane.table.viewport().setUpdatesEnabled(False)  # no test looks at a painted card
        qtbot.waitUntil(lambda: rests(pane))
        QApplication.processEvents()  # the words have got their heights
        return pane

    yield made
    windows.clear()


def drag(pane: ExamplePane, own: str, other: str) -> None:
    """Drag a card from the hand to one in the pool, whose fan opens meanwhile."""
    viewport = pane.table.viewport()
    assert not pane.table.selection.asking  # a choice would be in the way
    start = probe(pane.table).hand_card(card(own)).center()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start - QPoint(0, 40))
    goal = probe(pane.table).pool_card(card(other)).center()
    for step in range(1, 9):
        QTest.mouseMove(viewport, start + (goal - start) * (step / 8))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)


@each("game", games())
@each(("make", "on"), [(by_mouse, "click"), (by_keys, "key")], ids=["mouse", "keys"])
def test_it_is_played_to_the_end(
    qtbot: QtBot, opened: Open, game: str, make: Callable[[ExamplePane, Move], None], on: str
) -> None:
    pane = opened(game)
    seen = [pane.course.at]
    while pane.course.at + 1 < len(pane.course.steps):
        step = pane.course.step
        if step.asks:
            assert step.move is not None
            assert pane.ui.asked.text()
            make(pane, step.move)
        elif on == "click":
            QTest.mouseClick(pane.ui.next, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(QApplication.focusWidget() or pane, Qt.Key.Key_Return)
        settle(qtbot, pane)
        assert pane.course.at > seen[-1]
        seen.append(pane.course.at)
        if not pane.course.step.worth:
            assert pane.table.check(pane.course.step.position.view(READER)) == []
    shown = pane.ui.worth.toPlainText()
    assert "{" not in shown
    for name, points in zip(pane.course.step.names, pane.course.step.position.score().points, strict=True):
        assert f"{name}: {points}" in shown
    assert not pane.ui.next.isEnabled()


def test_words_do_not_run_ahead_of_the_table(qtbot: QtBot, opened: Open) -> None:
    """A player's move is described when it has been seen, not while the cards are flying."""
    pane = opened("kowah")
    pane.table.set_speed("normal")
    at = next(
        at
        for at, step in enumerate(pane.course.steps)
        if step.move is not None and write_move(step.move) == "discard C7"
    )
    pane.course.stand(at)
    before, after = pane.course.step.position.view(READER), pane.course.steps[at + 1].position.view(READER)
    QTest.mouseClick(pane.ui.next, Qt.MouseButton.LeftButton)
    seen = []
    pane.table.happening.connect(lambda event: seen.append((event.kind, pane.ui.told.text())))
    assert pane.table.check(before) == []
    with qtbot.waitSignal(pane.table.landed, timeout=10000):
        assert "discards" not in pane.ui.told.text()
    assert [(kind, "discards" in told) for kind, told in seen] == [("discarded", False)]
    assert pane.ui.told.text().startswith("She keeps that card and discards the 7 of Coins.")
    qtbot.waitUntil(lambda: pane.table.check(after) == [], timeout=10000)
    assert pane.ui.told.text().startswith("She keeps that card and discards the 7 of Coins.")


def test_the_reader_s_own_move_is_told_when_it_has_been_seen(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit")
    pane.table.set_speed("normal")
    with qtbot.waitSignal(pane.table.landed, timeout=10000):
        by_mouse(pane, pane.course.step.move)
        assert pane.table.moving
        assert pane.ui.told.text() == ""
    assert pane.ui.told.text().startswith("You capture an identical card")


def test_one_click_captures_where_it_does_on_the_table(qtbot: QtBot, opened: Open) -> None:
    pane = opened("totit-denexa")
    click(pane, probe(pane.table).hand_card(card("M7")).center())
    settle(qtbot, pane)
    assert pane.course.at > 0


def test_a_refused_move_gets_the_engines_words(qtbot: QtBot, opened: Open) -> None:
    pane = opened("totit-denexa")
    drag(pane, "M7", "S7")
    assert pane.ui.told.text() == "First capture the single card, 7 of Coins: 7 of Strings is part of a pair."
    assert pane.course.at == 0
    drag(pane, "M7", "S3")
    refused = "7 of Myriads captures only cards of its own rank, so it can't capture 3 of Strings."
    assert pane.ui.told.text() == refused


def test_another_legal_move_is_answered_kindly(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit")
    assert pane.ui.asked.text() in pane.table.accessibleDescription()
    click(pane, probe(pane.table).hand_card(card("M5")).center())
    assert "On your first turn the" in pane.ui.told.text()
    assert pane.ui.told.property("answer")
    assert pane.course.at == 0
    click(pane, probe(pane.table).pool_card(card("S3")).center())
    assert pane.ui.told.text() == "First click a card in your hand, then the card to capture."
    drag(pane, "S5", "C5")
    assert pane.ui.told.text() == "On your first turn, 5 of Strings captures only an identical card."
    click(pane, probe(pane.table).hand_card(card("S5")).center())
    settle(qtbot, pane)
    assert pane.course.at == 6
    assert not pane.ui.told.property("answer")
    click(pane, probe(pane.table).hand_card(card("WF")).center())
    click(pane, probe(pane.table).pool_card(card("C1")).center())
    assert "scores nothing" in pane.ui.told.text()
    assert pane.table.selection.asking  # the reader may choose again at once
    click(pane, probe(pane.table).pool_card(card("OT")).center())
    settle(qtbot, pane)
    assert pane.ui.told.text().startswith("You are lucky")


@pytest.mark.whole
def test_calls_are_answered_kindly_and_refusals_explained(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thunee")
    QTest.mouseClick(button(pane, "bid 40"), Qt.MouseButton.LeftButton)
    assert pane.ui.told.text().startswith("Bid only 10")
    QTest.mouseClick(button(pane, "thunee"), Qt.MouseButton.LeftButton)
    assert pane.ui.told.text().startswith("Bid 10. Thunee is a promise")
    assert pane.course.at == 0
    while pane.course.step.position.phase != "play" or not pane.course.step.asks:
        pane.course.next()
        settle(qtbot, pane)
    rect = probe(pane.table).hand_card(card("Jd"))
    click(pane, QPoint(rect.left() + 4, rect.center().y()))
    assert pane.ui.told.text() == "Follow suit while you can: Queen of Spades was led."


@pytest.mark.whole
def test_kowah_tells_why_a_card_must_stay(qtbot: QtBot, opened: Open) -> None:
    pane = opened("kowah")
    while not any(event.kind == "took" for event in pane.course.step.position.history):
        pane.course.next()
        settle(qtbot, pane)
    rect = probe(pane.table).hand_card(card("C4"))
    click(pane, QPoint(rect.left() + 4, rect.center().y()))
    assert pane.ui.told.text() == ("Discard another card: you have just taken 4 of Coins.")
    rect = probe(pane.table).hand_card(card("M2"))
    click(pane, QPoint(rect.left() + 4, rect.center().y()))
    assert pane.ui.told.text().startswith("Discard the Red Flower")


@pytest.mark.whole
@pytest.mark.parametrize(("game", "rows"), [("kowah", 1), ("thunee", 5)])
def test_the_end_shows_what_the_hand_came_to(qtbot: QtBot, opened: Open, game: str, rows: int) -> None:
    pane = opened(game)
    while pane.ui.next.isEnabled():
        pane.course.next()
        settle(qtbot, pane)
    shown = pane.ui.worth.toPlainText()
    assert "You: 1, and wins" in shown
    told = {"kowah": "The winning hand: You", "thunee": "Total (105 needed)"}[game]
    assert told in shown
    assert pane.ui.worth._page.count("<tr>") == rows


def test_a_refusal_goes_when_the_right_card_is_chosen(qtbot: QtBot, opened: Open) -> None:
    pane = opened("totit-denexa")
    pane.table.set_speed("normal")
    click(pane, probe(pane.table).pool_card(card("S7")).center())
    assert pane.ui.told.property("answer")
    click(pane, probe(pane.table).hand_card(card("M7")).center())
    assert pane.table.moving
    assert not pane.ui.told.property("answer")
    assert pane.ui.told.text() == ""


def test_the_cost_of_a_pair_is_told_before(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit-chinese")
    click(pane, probe(pane.table).hand_card(card("M5")).center())
    click(pane, probe(pane.table).pool_card(card("S5")).center())
    assert "you can't win the round" in pane.ui.told.text()
    assert pane.course.at == 0


def test_a_choice_can_be_left(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit-chinese")
    click(pane, probe(pane.table).hand_card(card("M5")).center())
    QTest.keyClick(pane.table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not pane.table.selection.asking)
    assert pane.isVisible()
    by_keys(pane, pane.course.step.move)
    settle(qtbot, pane)
    assert pane.course.at > 0


@pytest.mark.whole
@each_game()
def test_next_back_and_again_step_through(qtbot: QtBot, opened: Open, game: str) -> None:
    pane = opened(game)
    ui = pane.ui
    assert not ui.back.isEnabled()
    stops = [0]
    while ui.next.isEnabled():
        ui.next.click()
        settle(qtbot, pane)
        stops.append(pane.course.at)
    assert stops[-1] == len(pane.course.steps) - 1
    for stop in reversed(stops[:-1]):
        ui.back.click()
        settle(qtbot, pane)
        assert pane.course.at == stop
        assert pane.ui.stage.currentWidget() is (ui.worth if pane.course.step.worth else pane.table)
        if not pane.course.step.worth:
            assert pane.table.check(pane.course.step.position.view(READER)) == []
    ui.next.click()
    settle(qtbot, pane)
    ui.again.click()
    settle(qtbot, pane)
    assert pane.course.at == 0


def test_arrows_step_where_no_choice_is_asked_and_page_keys_always(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit")

    def press(key: Qt.Key) -> int:
        QTest.keyClick(pane.ui.stage.currentWidget(), key)
        settle(qtbot, pane)
        return pane.course.at

    assert press(Qt.Key.Key_Right) == 0  # the arrows choose a card
    at = press(Qt.Key.Key_PageDown)
    assert (at, pane.course.step.asks) == (6, True)
    while pane.course.step.asks:
        at = press(Qt.Key.Key_PageDown)
    assert press(Qt.Key.Key_Right) == at + 1
    assert pane.course.step.worth
    assert press(Qt.Key.Key_Left) == at
    assert press(Qt.Key.Key_Left) == 6
    assert press(Qt.Key.Key_PageUp) == 0


def test_next_ends_what_moves_and_what_waits(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example_course, "PAUSE", 60_000)
    pane = opened("thothit")
    pane.table.set_speed("slow")
    pane.course.next()
    assert pane.table.moving
    pane.course.next()
    qtbot.waitUntil(lambda: not pane.course.playing)
    assert pane.course._reading.isActive()
    assert not pane.ui.asked.text()
    at = pane.course.at
    pane.course.next()
    assert pane.course.at == at + 1


def test_moves_of_others_go_by_themselves_after_a_while(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit")
    by_mouse(pane, pane.course.step.move)
    settle(qtbot, pane)
    assert pane.course.step.asks
    assert pane.course.at == 6


@pytest.mark.whole
def test_another_deck_changes_pictures_and_names(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit")
    window = pane.window()
    assert isinstance(window, RulesWindow)
    assert "5 of Strings" in pane.ui.asked.text()
    window.set_pictures(CardPictures("western-cats"))
    settle(qtbot, pane)
    assert "5 of Hearts" in pane.ui.asked.text()
    assert probe(pane.table).art.deck.id == "western-cats"
    pane.course.next()
    settle(qtbot, pane)
    assert "Jack of Spades" in pane.ui.asked.text()
    pane.course.next()
    settle(qtbot, pane)
    assert pane.course.step.move is None
    assert "the 9 of Hearts" in pane.ui.told.text()
    window.set_pictures(CardPictures("ceki"))
    assert "the 9 of Strings" in pane.ui.told.text()
    pane.course.next()
    settle(qtbot, pane)
    before = pane.ui.worth.grab().toImage()
    window.set_pictures(CardPictures("western"))
    qtbot.waitUntil(lambda: pane.ui.worth.grab().toImage() != before)


@pytest.mark.whole
def test_the_cards_of_laki_lie_there_while_they_are_read(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = opened("kings")
    while pane.course.step.position.phase != "laki":
        pane.course.next()
        settle(qtbot, pane)
    monkeypatch.setattr(example_course, "PAUSE", 60_000)
    by_mouse(pane, pane.course.step.move)
    qtbot.waitUntil(pane.course._reading.isActive)
    drawn = [[item.card for item in shown] for shown in probe(pane.table).zones.shown]
    assert drawn == [list(faces(("9h", "Qs", "Th"))), list(faces(("7s", "8d", "4c")))]
    pane.course.next()
    qtbot.waitUntil(lambda: rests(pane))
    assert not any(probe(pane.table).zones.shown)
    assert pane.course.step.asks


def test_closing_the_window_stops_it(qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example_course, "PAUSE", 60_000)
    pane = opened("thothit")
    pane.course.next()
    qtbot.waitUntil(pane.course._reading.isActive)
    pane.window().close()
    assert not pane.course._reading.isActive()


def test_kings_wears_french_cards(opened: Open) -> None:
    assert probe(opened("kings").table).art.deck.id == "western"


@pytest.mark.parametrize("game", ["thothit", "kings"])
def test_plates_tell_no_totals_where_there_is_no_match(qtbot: QtBot, opened: Open, game: str) -> None:
    pane = opened(game)
    for _ in range(2):
        shown = probe(pane.table).plates
        assert [plate.name for plate in shown] == list(pane.course.step.names)
        assert [(plate.total, plate.none) for plate in shown] == [(None, "")] * len(shown)
        pane.course.next()
        settle(qtbot, pane)


def test_it_follows_the_palette(opened: Open) -> None:
    pane = opened("thothit")
    before = QApplication.palette()
    try:
        QApplication.setPalette(QPalette(QColor("#444444"), QColor("#222222")))
        QApplication.processEvents()
        corner = QPoint(3, pane.ui.caption.height() // 2)
        assert pane.ui.caption.grab().toImage().pixelColor(corner).lightness() < 80
    finally:
        QApplication.setPalette(before)


@pytest.mark.whole
@each("size", [(560, 300), (900, 760), (1600, 1100)])
@each_game()
def test_no_words_are_cut(qtbot: QtBot, opened: Open, game: str, size: tuple[int, int]) -> None:
    pane = opened(game, size=size)
    height = pane.table.height()
    assert height >= pane.table.minimumHeight()
    assert pane.ui.stage.geometry().bottom() < pane.ui.caption.geometry().top()
    while True:
        for label in (pane.ui.told, pane.ui.asked):
            assert label.isHidden() or label.heightForWidth(label.width()) <= label.height()
        if not pane.course.step.worth:
            assert pane.table.height() == height
        if not pane.ui.next.isEnabled():
            break
        pane.course.next()
        settle(qtbot, pane)


def test_escape_leads_back_to_the_page_and_then_closes(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit")
    window = pane.window()
    assert isinstance(window, RulesWindow)
    QTest.keyClick(pane.table, Qt.Key.Key_Escape)
    assert window.ui.stack.currentWidget() is window.ui.page
    assert window.ui.example.isEnabled()
    QTest.keyClick(window.ui.page, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_link_of_the_page_opens_it(qtbot: QtBot, opened: Open) -> None:
    pane = opened("sackson")
    window = pane.window()
    assert isinstance(window, RulesWindow)
    pane.ui.leave.click()
    page = window.ui.page
    for _ in range(20):
        QTest.keyClick(page, Qt.Key.Key_Tab)
        if page.textCursor().charFormat().anchorHref() == "example:":
            break
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert pane.isVisible()


def test_leaving_stops_it(qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example_course, "PAUSE", 30)
    pane = opened("thothit")
    pane.table.set_speed("slow")
    pane.course.next()
    pane.ui.leave.click()
    at = pane.course.at
    QTest.qWait(120)
    assert pane.course.at == at
    assert rests(pane)


def test_a_low_window_gives_an_example_its_room_and_scrolls(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thunee", size=(624, 352))
    window = pane.window()
    assert isinstance(window, RulesWindow)
    assert (window.width(), window.height()) == (624, 352)
    assert not window.ui.game.isVisible()
    QTest.keyClick(pane.table, Qt.Key.Key_Tab)
    while not pane.ui.next.hasFocus():
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    seen = pane.ui.next.mapTo(window, pane.ui.next.rect().bottomRight())
    assert window.rect().contains(seen), "Tab scrolls to the buttons"
    QTest.keyClick(pane.table, Qt.Key.Key_Escape)
    assert window.ui.game.isVisible()


@pytest.mark.whole
def test_the_pane_shrinks_with_the_window(qtbot: QtBot, opened: Open) -> None:
    """Its buttons stay in sight, with no bar to scroll."""
    pane = opened("totit-denexa")
    window = pane.window()
    for size in ((1100, 900), (1000, 700), (640, 560)):
        window.resize(*size)
        qtbot.waitUntil(lambda size=size: (window.width(), window.height()) == size)
        QApplication.processEvents()
        foot = pane.ui.next.mapTo(window, pane.ui.next.rect().bottomLeft()).y()
        assert foot < window.height(), size


def test_the_card_to_be_chosen_pulses_unless_motion_is_reduced(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = opened("thothit")
    at = next(at for at, step in enumerate(pane.course.steps) if step.asks and step.move is not None)
    pane.course.stand(at)
    move = pane.course.step.move
    assert move is not None
    assert set(probe(pane.table).pulsing) == {move.card}
    pane.course.go()
    assert probe(pane.table).pulsing == []
    monkeypatch.setattr(MOTION, "reduced", True)
    pane.course.stand(at)
    assert probe(pane.table).pulsing == []


def test_a_pulsing_card_is_not_faded_itself(qtbot: QtBot, opened: Open) -> None:
    pane = opened("thothit")
    at = next(at for at, step in enumerate(pane.course.steps) if step.asks and step.move is not None)
    pane.course.stand(at)
    number = probe(pane.table).pulsing[0]
    item = next(item for item in probe(pane.table).zones.hands[0] if item.card == number)
    lights = [each for each in item.childItems() if isinstance(each, QGraphicsWidget)]
    qtbot.waitUntil(lambda: any(light.opacity() > 0.2 for light in lights), timeout=2000)
    assert item.opacity() == 1.0
    pane.course.go()
    assert not any(light.scene() for light in lights)
