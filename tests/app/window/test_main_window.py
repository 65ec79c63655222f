# SPDX-License-Identifier: MIT
"""The whole program, played with real mouse and key events."""

from datetime import date

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QInputDialog, QLabel, QMessageBox

from tests.app.files import left_last
from tests.app.play import (
    asked,
    asked_or_over,
    choose,
    chosen,
    click,
    click_hand,
    click_player,
    click_pool,
    drag,
    drop,
    leave,
    play_by_mouse,
    play_round,
    position_of,
    press,
    sit_down,
)
from tests.probe import probe
from tests.tiers import each
from thothit_desktop.app.deals.day import deal_of
from thothit_desktop.app.settings.rows import SettingsPage
from thothit_desktop.app.statistics.keeper import StatisticsKeeper
from thothit_desktop.app.statistics.results import PlayedRound
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import read
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.games import games
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.record import deal_number, replay
from thothit_desktop.table.screen import screen_of


@pytest.mark.whole
def test_a_whole_round_by_mouse_and_the_next_one(qtbot, open_window):
    window = open_window()
    window.begin(number=5)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    match = window.controller.match
    assert match.position.is_over
    assert window.round_end.sheet.isVisible()
    assert str(match.position.score().points[0]) in window.round_end.sheet.as_text()
    qtbot.mouseClick(window.round_end.sheet.focusProxy(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert len(match.positions) == 2
    assert not window.round_end.sheet.isVisible()


@pytest.mark.whole
def test_a_whole_round_by_keyboard(qtbot, open_window):
    """Right and Enter, and nothing else, reach the score sheet and the next round."""
    window = open_window()
    window.begin(number=8)
    table = window.table
    table.setFocus()

    def decide() -> None:
        if window.controller.match.position.phase == "hand":
            press(window, Qt.Key.Key_Right)
        press(window, Qt.Key.Key_Return)
        if asked(window):  # the card may take several: the first one has the focus
            press(window, Qt.Key.Key_Return)

    play_round(qtbot, window, decide)
    assert window.controller.match.position.is_over
    qtbot.waitUntil(window.round_end.sheet.isVisible)
    QTest.keyClick(window.round_end.sheet, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(window.controller.match.positions) == 2)


@pytest.mark.whole
def test_the_deck_is_switched_in_mid_flight(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    items = probe(window.table).item_count()
    for deck in ("western", "western-cats", "ceki"):
        window.settings.speed = "normal"
        play_by_mouse(window)
        qtbot.waitUntil(lambda: window.table.moving)
        qtbot.wait(60)
        window.ui.switch_deck.trigger()
        shown = {"western": window.ui.deck_western, "western-cats": window.ui.deck_western_cats}
        assert shown.get(deck, window.ui.deck_ceki).isChecked()
        window.settings.speed = "off"
        window.table.complete()
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        assert window.table.check(window.controller.view()) == []
        assert probe(window.table).item_count() == items


def free_place(window) -> QPoint:
    """A point of the pool's lower row where no card lies."""
    pool = {card for pile in window.controller.match.position.pool for card in pile}
    lying = [probe(window.table).pool_card(card) for card in pool]
    row = max(rect.center().y() for rect in lying)
    left, right = min(rect.left() for rect in lying), max(rect.right() for rect in lying)
    places = (QPoint(x, row) for x in range(right, left, -4))
    return next(place for place in places if not any(rect.contains(place) for rect in lying))


@pytest.mark.whole
def test_a_card_is_dragged_to_the_pool(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    position = window.controller.match.position
    before = len(position.moves)
    card = next(m.card for m in position.legal_moves() if not m.takes)
    start = probe(window.table).hand_card(card).center()
    goal = free_place(window)
    drag(window, start, goal)
    drop(window, goal)
    qtbot.waitUntil(lambda: len(position.moves) > before)
    assert position.moves[before].card == card


def test_a_card_dropped_at_home_stays(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    position = window.controller.match.position
    before = position.moves
    start = probe(window.table).hand_card(position.hands[0][0]).center()
    goal = start + QPoint(125, 0)
    drag(window, start, goal)
    drop(window, goal)
    leave(window)
    qtbot.waitUntil(lambda: window.table.check(window.controller.view()) == [])
    assert position.moves == before


@pytest.mark.whole
def test_closed_and_started_again_it_stands_where_it_was(qtbot, open_window, data):
    window = open_window()
    window.begin(number=5)
    for _ in range(3):
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    before = window.controller.view()
    window.close()
    again = open_window()
    again.resume(saved_match(read(data / "match.thothit")))
    qtbot.waitUntil(lambda: asked(again), timeout=10000)
    assert again.controller.view() == before
    assert again.table.check(before) == []


@pytest.mark.whole
def test_a_kill_loses_one_move_at_most(qtbot, open_window, data):
    """The file on disk is the match after each and every move."""
    window = open_window()
    seen = []
    window.controller.session.changed.connect(
        lambda: seen.append(len(replay(read(data / "match.thothit")).positions[-1].moves))
    )
    window.begin(number=5)
    for _ in range(3):
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert seen == list(range(len(seen)))
    assert len(seen) > 12


@pytest.mark.whole
def test_clicking_out_of_turn_says_why(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    said = []
    window.controller.decisions.human.refused.connect(lambda refusal: said.append(refusal.code))
    window.settings.speed = "slow"
    play_by_mouse(window)
    click_hand(window, window.controller.match.position.hands[0][0])  # this click completes what moves
    window.settings.speed = "off"
    window.table.complete()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.table.check(window.controller.view()) == []


def test_the_first_turn_s_rule_is_told_in_the_first_three_rounds_alone(qtbot, open_window):
    window = open_window()
    window.begin(number=3)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    keeper = window.findChild(StatisticsKeeper)
    result = PlayedRound("m", 1, "thothit", "2026-01-01T00:00:00Z", 3, "", "", 10, 20, "lost", helped=False)
    for number in range(1, 4):
        window.context.messages.remind()
        assert "identical" in probe(window.table).message
        keeper.database.put(result._replace(number=number))
    window.table.notices.say("")
    window.context.messages.remind()
    assert probe(window.table).message == ""
    assert keeper.rounds_of("kowah") == 0


@pytest.mark.whole
def test_the_first_turn_s_rule_is_told_when_it_matters(qtbot, open_window, monkeypatch):
    window = open_window()
    notes = []
    monkeypatch.setattr(
        window.table.notices, "say", lambda words, kind="info": notes.append((kind, bool(words)))
    )
    window.begin(number=3)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert notes[-1] == ("reminder", True)
    while window.controller.match.position.turn < 3:
        play_by_mouse(window)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert not notes[-1][1]


def test_a_card_dropped_on_one_it_cannot_take_comes_home_and_the_table_says_why(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    position = window.controller.match.position
    before = position.moves
    card = position.hands[0][0]
    other = next(c for bucket in position.pool for c in bucket if RANK[c] != RANK[card])
    start = probe(window.table).hand_card(card).center()
    goal = probe(window.table).pool_card(other).center()
    drag(window, start, goal)
    with qtbot.waitSignal(window.controller.decisions.human.refused) as refused:
        drop(window, goal)
    assert refused.args[0].code == "no-match"
    assert position.moves == before
    leave(window)
    qtbot.waitUntil(lambda: window.table.check(window.controller.view()) == [])


def test_escape_brings_a_dragged_card_home(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    position = window.controller.match.position
    before = position.moves
    start = probe(window.table).hand_card(position.hands[0][0]).center()
    goal = start + QPoint(0, -200)
    drag(window, start, goal)
    press(window, Qt.Key.Key_Escape)
    drop(window, goal)
    assert position.moves == before
    leave(window)
    qtbot.waitUntil(lambda: window.table.check(window.controller.view()) == [])


@pytest.mark.whole
def test_a_pool_card_without_a_hand_card_says_what_comes_first(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    with qtbot.waitSignal(window.controller.decisions.human.refused) as refused:
        click_pool(window, next(c for bucket in window.controller.match.position.pool for c in bucket))
    assert refused.args[0].code == "hand-card-first"


@pytest.mark.whole
def test_the_turned_card_s_choice_cannot_be_left(qtbot, open_window):
    window = open_window()
    for number in range(1, 40):
        window.begin(number=number)
        for _ in range(12):
            qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
            if not asked(window) or window.controller.match.position.phase == "stock":
                break
            play_by_mouse(window)
        if asked(window):
            break
    position = window.controller.match.position
    assert position.phase == "stock"
    said = []
    window.controller.decisions.human.refused.connect(lambda refusal: said.append(refusal.code))
    press(window, Qt.Key.Key_Escape)
    click_hand(window, position.hands[0][0])
    click(window, QPoint(3, 3))
    assert said == ["must-capture", "turned-card-first", "must-capture"]
    assert asked(window)


@pytest.mark.whole
def test_the_sheet_keeps_the_keys(qtbot, open_window):
    window = open_window(watch=True)
    window.begin(number=5, watch=True)
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=20000)
    sheet = window.round_end.sheet
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Left):
        QTest.keyClick(window.focusWidget(), key)
        assert sheet.isAncestorOf(window.focusWidget())
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()


@pytest.mark.whole
def test_the_match_before_is_one_click_away(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    window.begin(number=6)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    for number in (5, 6):
        window.ui.previous_match.trigger()
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        assert window.controller.match.number == number


@pytest.mark.whole
def test_a_new_match_keeps_the_one_before(qtbot, open_window, data):
    window = sit_down(qtbot, open_window)
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.ui.same_again.trigger()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert left_last(data).rounds[0].seed == 5
    assert read(data / "match.thothit").rounds[0].seed != 5


@pytest.mark.whole
def test_restart_and_deal_by_number(qtbot, open_window, monkeypatch, questions):
    window = sit_down(qtbot, open_window)
    layout = window.controller.match.position.layout
    play_by_mouse(window)
    window.ui.restart_deal.trigger()
    qtbot.waitUntil(lambda: asked(window) and len(window.controller.match.position.moves) < 5, timeout=10000)
    assert window.controller.match.position.layout == layout

    def five(dialog: QInputDialog) -> bool:
        dialog.setIntValue(5)
        return True

    monkeypatch.setattr(QInputDialog, "exec", five)
    window.ui.deal_number.trigger()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.controller.match.position.layout == layout


@pytest.mark.whole
def test_the_deal_of_the_day_is_the_same_for_everybody(qtbot, open_window, data):
    window = sit_down(qtbot, open_window)
    QTest.keyClick(
        window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    match = window.controller.match
    assert match.seeds == [deal_of(date.today())]
    assert match.position.layout == deal_number(match.game, match.seeds[0], match.position.dealer).layout
    assert deal_of(date(2026, 11, 22)) == 20261122


@pytest.mark.whole
def test_what_happens_is_told_once_it_can_be_seen(qtbot, open_window):
    """The stock card is not named while its back is up."""
    window = open_window()
    table = window.table
    before, after = [], []
    for signal, told in ((table.happening, before), (table.landed, after)):
        signal.connect(lambda event, told=told: told.append((event.kind, table.accessibleDescription())))
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=20000)
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window) and len(after) > 4, timeout=20000)
    turned = [words for kind, words in after if kind == "turned"]
    assert turned
    assert all("the stock card is" in words for words in turned)
    assert not any("the stock card is" in words for kind, words in before if kind == "turned")


@pytest.mark.whole
def test_a_deal_restarted_in_another_s_turn_tells_nothing_of_it(qtbot, open_window, questions):
    window = open_window()
    told = []
    window.table.happening.connect(told.append)
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=20000)
    before = told.copy()
    assert before
    window.settings.speed = "fast"
    play_by_mouse(window)
    qtbot.waitUntil(lambda: told[-1].seat != window.controller.match.person, timeout=20000)
    assert window.table.moving
    window.ui.restart_deal.trigger()
    window.settings.speed = "off"
    told.clear()
    qtbot.waitUntil(lambda: asked(window), timeout=20000)
    assert told == before


def test_a_match_is_saved_where_the_person_wants_it_and_that_is_told(
    qtbot, open_window, monkeypatch, tmp_path
):
    window = sit_down(qtbot, open_window)
    said, wished = [], []

    def target(_window, _title, name, _filter) -> tuple[str, str]:
        wished.append(name)
        return str(tmp_path / "mine.thothit"), ""

    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", target)
    monkeypatch.setattr(window.table.notices, "say", lambda text, *_: said.append(text))
    window.ui.save_record.trigger()
    assert wished == ["thothit-5.thothit"]
    assert read(tmp_path / "mine.thothit") == window.controller.match.record
    assert said == ["Saved as mine.thothit · It contains every player's hand"]


def test_about_tells_where_matches_are_kept(qtbot, open_window, monkeypatch, data):
    window = sit_down(qtbot, open_window)
    told = []
    monkeypatch.setattr(
        "thothit_desktop.app.window.dialogs.QMessageBox.exec", lambda box: told.append(box.informativeText())
    )
    window.ui.about.trigger()
    assert str(data) in told[0]


@pytest.mark.whole
def test_a_dropped_record_opens_where_it_stands(qtbot, open_window, data):
    window = sit_down(qtbot, open_window)
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    view = window.controller.view()
    target = data / "kept.thothit"
    target.write_text((data / "match.thothit").read_text())
    window.begin(number=6)
    drop_file(window, target)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.controller.view() == view


def drop_file(window, path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(50, 50), action, mime, button, Qt.KeyboardModifier.NoModifier))


def test_a_faulty_record_is_refused_and_the_match_goes_on(qtbot, open_window, data):
    window = sit_down(qtbot, open_window)
    view = window.controller.view()
    bad = data / "bad.thothit"
    bad.write_text("{}")
    drop_file(window, bad)
    (box,) = window.findChildren(QMessageBox)
    assert "bad.thothit" in box.informativeText()
    box.close()
    assert window.controller.view() == view


@each("size", [(900, 600), (1280, 800), (2560, 1440)])
def test_the_sheet_lies_within_the_window(qtbot, open_window, size):
    window = open_window(watch=True, size=size)
    window.begin(number=5, watch=True)
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=20000)
    assert window.table.rect().contains(window.round_end.sheet.geometry())


@pytest.mark.whole
def test_a_player_s_level_is_changed_at_the_name_panel(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    click_player(window, 1)
    sri = QApplication.activePopupWidget()
    assert sri.title() == "Sri"
    next(action for action in sri.actions() if action.text() == "master").trigger()
    sri.close()
    assert window.controller.match.levels == ["person", "empu", "langganan"]
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)


@pytest.mark.whole
def test_a_click_on_the_person_s_own_panel_opens_the_settings(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    moves = len(position_of(window).moves)
    click_player(window, 0)
    assert window.settings_action.page is SettingsPage.YOU
    assert len(position_of(window).moves) == moves


@pytest.mark.whole
def test_pause_by_key_freezes_and_goes_on(qtbot, open_window):
    window = open_window(watch=True)
    with qtbot.waitSignal(window.controller.decisions.asked, timeout=10000):
        window.begin(number=5, watch=True)
    window.ui.pause.trigger()
    qtbot.wait(60)
    moves = len(window.controller.match.position.moves)
    qtbot.wait(60)
    assert len(window.controller.match.position.moves) == moves
    window.ui.pause.trigger()
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=20000)


@pytest.mark.whole
def test_the_last_play_is_shown_while_the_key_is_held(qtbot, open_window, monkeypatch):
    window = sit_down(qtbot, open_window)
    shown = []
    monkeypatch.setattr(window.table.notices, "show_last_play", shown.append)
    window.ui.last_play.trigger()
    qtbot.wait(350)
    QTest.keyRelease(window.table, Qt.Key.Key_L)
    assert shown == [True, False]


@pytest.mark.whole
def test_windows_beside_the_table_open(qtbot, open_window):
    window = open_window()
    window.begin(number=5)
    window.ui.rules.trigger()
    window.ui.keys.trigger()
    titles = {dialog.windowTitle() for dialog in window.findChildren(QDialog) if dialog.isVisible()}
    assert len(titles) == 2
    window.ui.switch_deck.trigger()


def test_an_empty_click_does_nothing(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    before = window.controller.match.position.moves
    click(window, QPoint(3, 3))
    assert window.controller.match.position.moves == before
    assert asked(window)


@pytest.mark.whole
def test_the_own_pile_is_shown_and_follows_the_play(qtbot, open_window):
    window = open_window()
    window.begin(number=5)
    for _ in range(4):
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    QTest.keyClick(window.table, Qt.Key.Key_C)
    pile = window.table.findChild(QFrame, "open_pile")
    captured = window.controller.match.position.captures[0]
    points = window.controller.match.position.score().points[0]
    assert pile.isVisible()
    assert window.table.rect().contains(pile.geometry())
    texts = [label.text() for label in pile.findChildren(QLabel)]
    assert f"Cards in your pile: {len(captured)}. Points so far: {points}." in texts
    window.ui.switch_deck.trigger()
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert not pile.isVisible()


@pytest.mark.whole
def test_the_own_pile_is_closed_to_those_who_want_it_so(qtbot, open_window, data):
    window = open_window()
    window.begin(number=5)
    choose(window, "peek-own-captures", "off")
    assert not window.ui.piles.isEnabled()
    watching = open_window(watch=True)
    watching.begin(number=5, watch=True)
    assert not watching.ui.piles.isEnabled()


def test_kings_has_one_art_and_the_menus_say_so(open_window, settings):
    window = open_window()
    window.begin(settings.match_setup("kings"))
    assert not window.ui.deck_western.isEnabled()
    assert not window.ui.switch_deck.isEnabled()
    assert not window.ui.corner_index.isEnabled()
    assert window.ui.four_colours.isEnabled()
    window.begin(settings.match_setup("thothit"))
    assert window.ui.switch_deck.isEnabled()
    assert window.ui.corner_index.isEnabled()
    assert not window.ui.four_colours.isEnabled()


@pytest.mark.whole
def test_the_pool_can_be_ordered_from_1_to_9(qtbot, open_window, settings, data):
    """In the middle of a round, and in the next window, too; the cards stay the same."""
    window = sit_down(qtbot, open_window)
    room = probe(window.table).layout
    before = room.free_places(())
    assert chosen(window, "pool-order") == "custom"
    choose(window, "pool-order", "ranks")
    qtbot.waitUntil(lambda: not window.table.moving)
    assert window.table.check(window.controller.view()) == []
    after = probe(window.table).layout.free_places(())
    rows = sorted({round(place.y) for place in after.values()})
    lying = sorted(after, key=lambda rank: (rows.index(round(after[rank].y)), after[rank].x))
    assert lying == [*range(1, 10)]
    assert {rank: place.y for rank, place in before.items()} != {
        rank: place.y for rank, place in after.items()
    }
    assert QSettings(str(data / "settings.ini"), QSettings.Format.IniFormat).value("pool-order") == "ranks"
    again = open_window()
    again.begin(settings.match_setup("thothit"))
    assert chosen(again, "pool-order") == "ranks"
    choose(window, "pool-order", "custom")
    assert probe(window.table).layout.free_places(()) == before


@pytest.mark.whole
def test_a_deal_that_is_restarted_takes_its_points_back(qtbot, open_window, settings, questions):
    window = open_window()
    window.begin(settings.match_setup("thit-thit-dulit"), number=5)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    assert sum(probe(window.table).totals) == 360
    window.ui.restart_deal.trigger()
    assert probe(window.table).totals == [0, 0]
    assert questions == [], "a round that has ended is not lost by it"


@pytest.mark.whole
def test_what_has_been_played_of_a_deal_is_not_given_up_unasked(qtbot, open_window, monkeypatch, questions):
    window = sit_down(qtbot, open_window)
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    played = len(window.controller.match.position.moves)
    with monkeypatch.context() as patch:
        patch.setattr(Dialogs, "agrees", lambda *_: False)
        window.ui.restart_deal.trigger()
    assert len(window.controller.match.position.moves) == played
    assert asked(window)
    window.ui.restart_deal.trigger()
    assert questions == ["Restart this deal? Your progress in this round will be lost."]
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert len(window.controller.match.position.moves) < played


@pytest.mark.whole
def test_enter_goes_on_when_the_sheet_has_been_put_away(qtbot, open_window, settings):
    window = open_window()
    window.begin(settings.match_setup("thit-thit-dulit"), number=5)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    QTest.keyClick(window.round_end.sheet, Qt.Key.Key_Escape)
    assert not window.round_end.sheet.isVisible()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(window.table, held)
    assert window.ui.next_round.isEnabled()
    press(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(window.controller.match.positions) == 2)


@pytest.mark.whole
def test_turns_go_by_themselves_in_one_match_of_luck_only(qtbot, open_window, settings):
    window = open_window()
    window.begin(settings.match_setup("thothit"), number=5)
    assert not window.ui.automatic.isEnabled()
    window.begin(settings.match_setup("kings"), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.ui.automatic.trigger()
    qtbot.waitUntil(lambda: window.controller.match.position.is_over, timeout=10000)
    window.begin(settings.match_setup("kings"), number=6)
    assert not window.ui.automatic.isChecked()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)


@pytest.mark.whole
def test_after_four_kings_going_on_is_a_new_match(qtbot, open_window, settings):
    window = open_window()
    window.begin(settings.match_setup("kings"), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.ui.automatic.trigger()
    for _ in range(3):
        qtbot.waitUntil(window.ui.next_round.isEnabled, timeout=10000)
        window.ui.next_round.trigger()
    qtbot.waitUntil(lambda: window.controller.match.cannot_continue, timeout=10000)
    qtbot.waitUntil(window.ui.next_round.isEnabled, timeout=10000)
    first = window.controller.match
    window.ui.next_round.trigger()
    assert window.controller.match is not first
    assert (window.controller.match.game.spec.id, window.controller.match.length) == ("kings", 4)


def test_a_first_window_fits_the_screen(open_window):
    window = open_window(size=None)
    room = screen_of(window).availableSize()
    assert window.height() < room.height()
    assert window.width() < room.width()


def test_a_window_of_usual_size_has_room_for_the_square_round_the_stock(qtbot, open_window):
    """With its tool bar, in the size in which it opens."""
    window = open_window(size=(1280, 800))
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=20000)
    assert len(probe(window.table).layout.rows) == 3


@pytest.mark.whole
def test_play_now_in_the_rules_goes_on_with_the_game_or_begins_it(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    match = window.controller.match
    rules = window.context.help.show_rules(match.game.spec)
    rules.play_now.emit(match.game.spec)
    assert window.controller.match is match
    rules.play_now.emit(games()["kings"])
    assert window.controller.match.game.spec.id == "kings"
