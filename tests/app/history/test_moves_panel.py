# SPDX-License-Identifier: MIT
"""The panel of moves in the real window, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDockWidget

from tests.app.history.test_move_list import played_in
from tests.app.history.test_what_if import decide_otherwise, own_place, play_on
from tests.app.play import asked, asked_or_over, play_by_keys, play_by_mouse, play_round
from tests.app.rounds import ended, match
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from tests.tiers import each
from thothit_desktop.app.history.move_list import MoveLine, MoveList, source_of
from thothit_desktop.app.history.moves_model import ROW
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.store.setting import MOVES, NAME
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.window.appearance import appear

pytestmark = pytest.mark.whole

CTRL = Qt.KeyboardModifier.ControlModifier


def rows(panel) -> list:
    return [panel.model.index(at).data(ROW) for at in range(panel.model.rowCount())]


def wanted(window, number: int = -1) -> list:
    source = source_of(window.controller.match)
    return list(MoveList(source, range(len(source.rounds))[number], "ceki").rows)


def index_of(panel, ply: int):
    return panel.model.index(panel.model.row_at(ply))


def click(panel, ply: int) -> None:
    index = index_of(panel, ply)
    panel.view.scrollTo(index)
    at = panel.view.visualRect(index).center()
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def open_by_key(window):
    QTest.keyClick(window, Qt.Key.Key_M, CTRL)
    QApplication.processEvents()
    return window.moves.panel


def settle(qtbot, window) -> None:
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    QApplication.processEvents()


def test_it_is_made_when_it_is_first_shown_and_remembered(window, data, open_window):
    assert window.moves.panel is None
    assert window.findChild(QDockWidget) is None
    panel = open_by_key(window)
    assert panel.isVisible()
    assert window.ui.moves.isChecked()
    assert Settings(data).is_on(MOVES)
    assert open_window().moves.panel is not None
    open_by_key(window)
    assert not panel.isVisible()
    assert not Settings(data).is_on(MOVES)


def test_the_settings_show_it_and_rename_the_player(qtbot, window):
    window.settings.set_value(MOVES, "on")
    panel = window.moves.panel
    assert panel.isVisible()
    play_by_mouse(window)
    settle(qtbot, window)
    window.settings.set_value(NAME, "Ibu")
    QApplication.processEvents()
    assert "Ibu" in [row.player for row in rows(panel)]
    window.settings.set_value(MOVES, "off")
    assert not panel.isVisible()


def test_its_own_button_closes_it(qtbot, window):
    open_by_key(window)
    dock = window.findChild(QDockWidget)
    dock.close()
    assert not window.ui.moves.isChecked()
    window.ui.moves.trigger()
    assert dock.isVisible()


@each("appearance", ["light", "dark", "high-contrast"])
def test_the_cross_that_closes_it_can_be_seen(qtbot, window, appearance):
    open_by_key(window)
    (cross,) = window.findChild(QDockWidget).findChildren(QAbstractButton, "qt_dockwidget_closebutton")
    try:
        appear(appearance)
        QApplication.processEvents()
        shown, ground = cross.grab().toImage(), window.palette().window().color()
        tones = {
            shown.pixelColor(x, y).lightness() for x in range(shown.width()) for y in range(shown.height())
        }
        assert max(abs(tone - ground.lightness()) for tone in tones) > 120
    finally:
        appear("light")


def test_a_narrow_window_has_room_for_all_of_it(qtbot, window):
    panel = open_by_key(window)
    window.setMinimumSize(0, 0)
    window.resize(640, 400)
    qtbot.waitUntil(lambda: window.size() == QSize(640, 400))
    dock = window.findChild(QDockWidget)
    assert window.table.geometry().right() < dock.geometry().left()
    assert panel.mapTo(window, panel.rect().bottomRight()).x() < 640


@pytest.mark.parametrize("decide", [play_by_mouse, play_by_keys])
def test_it_follows_a_round_and_shows_the_newest_line(qtbot, window, decide):
    panel = open_by_key(window)
    for _ in range(5):
        decide(window)
        settle(qtbot, window)
        assert rows(panel) == wanted(window)
        newest = panel.view.visualRect(panel.model.index(panel.model.newest()))
        assert panel.view.viewport().rect().intersects(newest)


def test_new_lines_leave_those_before_as_they_are(qtbot, window):
    panel = open_by_key(window)
    play_by_mouse(window)
    settle(qtbot, window)
    removed, reset = [], []
    panel.model.rowsRemoved.connect(lambda *_: removed.append(1))
    panel.model.modelReset.connect(lambda: reset.append(1))
    before = panel.model.rowCount()
    play_by_mouse(window)
    settle(qtbot, window)
    assert panel.model.rowCount() > before
    assert (removed, reset) == ([], [])


def test_a_click_and_enter_ask_for_a_position(qtbot, window):
    panel = open_by_key(window)
    for _ in range(2):
        play_by_mouse(window)
        settle(qtbot, window)
    plies = [row.ply for row in rows(panel) if isinstance(row, MoveLine)]
    asked_for: list[tuple[int, int]] = []
    window.moves.panel.ply_chosen.connect(lambda *ply: asked_for.append(ply))
    click(panel, plies[2])
    assert asked_for == [(0, plies[2])]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Home, Qt.Key.Key_Return):
        QTest.keyClick(panel.view, key)
    assert asked_for[1:] == [(0, plies[3]), (0, 0)]
    QTest.keyClick(panel.view, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.table


def test_a_name_is_no_position(qtbot, window):
    panel = open_by_key(window)
    play_by_mouse(window)
    settle(qtbot, window)
    asked_for: list[object] = []
    window.moves.panel.ply_chosen.connect(lambda *ply: asked_for.append(ply))
    heading = panel.view.visualRect(panel.model.index(1))
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=heading.center())
    assert asked_for == []


def test_moves_taken_back_turn_grey_and_vanish(qtbot, window, questions):
    panel = open_by_key(window)
    for _ in range(3):
        play_by_mouse(window)
        settle(qtbot, window)
    whole = rows(panel)
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    settle(qtbot, window)
    assert rows(panel) == wanted(window)
    grey = [row for row in rows(panel) if row.undone]
    assert grey
    at = rows(panel).index(grey[-1])
    assert not panel.model.flags(panel.model.index(at)) & Qt.ItemFlag.ItemIsSelectable
    QTest.keyClick(window, Qt.Key.Key_Y, CTRL)
    settle(qtbot, window)
    assert rows(panel) == whole
    QTest.keyClick(window, Qt.Key.Key_R, CTRL)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    QApplication.processEvents()
    assert questions
    assert rows(panel) == wanted(window)
    assert len(rows(panel)) < len(whole)


def test_rounds_can_be_chosen(qtbot, window):
    panel = open_by_key(window)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    QApplication.processEvents()
    assert rows(panel) == wanted(window)
    first = rows(panel)
    QTest.keyClick(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    QApplication.processEvents()
    chooser = panel.findChild(QComboBox)
    assert [chooser.itemText(at) for at in range(chooser.count())] == ["Round 1", "Round 2"]
    assert (panel.round, rows(panel)) == (1, wanted(window))
    chooser.setFocus()
    QTest.keyClick(chooser, Qt.Key.Key_Up)
    assert (panel.round, rows(panel)) == (0, first)
    play_by_mouse(window)
    settle(qtbot, window)
    assert (panel.round, rows(panel)) == (0, first)
    window.begin(number=9)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    QApplication.processEvents()
    assert (chooser.count(), rows(panel)) == (1, wanted(window))


def test_the_list_is_copied_by_key_and_by_menu(qtbot, window):
    panel = open_by_key(window)
    play_by_mouse(window)
    settle(qtbot, window)
    panel.view.setFocus()
    QTest.keyClick(panel.view, Qt.Key.Key_C, CTRL)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("The deal. Dealer: ")
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text().startswith("{")
    panel.view.customContextMenuRequested.emit(QPoint(20, 20))
    assert panel.menu.isVisible()
    copying = panel.menu.actionGeometry(panel.menu.actions()[-1])
    QTest.mouseClick(panel.menu, Qt.MouseButton.LeftButton, pos=copying.center())
    assert QGuiApplication.clipboard().text() == copied


def test_moves_are_told_as_records_have_them(qtbot, window):
    panel = open_by_key(window)
    play_by_mouse(window)
    settle(qtbot, window)
    line = next(row for row in rows(panel) if isinstance(row, MoveLine) and row.notation)
    index = index_of(panel, line.ply)
    assert line.notation in panel.model.index(rows(panel).index(line)).data(Qt.ItemDataRole.ToolTipRole)
    assert index.isValid()
    panel.notation.click()
    assert panel.model.index(rows(panel).index(line)).data() == line.notation
    panel.notation.click()
    assert panel.model.index(rows(panel).index(line)).data() == line.words


def test_a_place_is_marked(qtbot, window):
    panel = open_by_key(window)
    play_by_mouse(window)
    settle(qtbot, window)
    panel.mark(0, 1)
    assert panel.model.line(panel.view.currentIndex()).ply == 1
    panel.mark(0, 0)
    assert panel.view.currentIndex().row() == 0
    panel.mark(7, 0)
    assert panel.round == 0


def test_another_deck_renames_the_cards(qtbot, window):
    panel = open_by_key(window)
    play_by_mouse(window)
    settle(qtbot, window)
    before = [row.words for row in rows(panel) if isinstance(row, MoveLine)]
    window.ui.deck_western.trigger()
    after = [row.words for row in rows(panel) if isinstance(row, MoveLine)]
    assert len(before) == len(after)
    assert any(" of Spades" in words or " of Hearts" in words for words in after)


@each("size", [(900, 600), (1280, 800)])
def test_the_game_can_be_played_beside_it(qtbot, open_window, size):
    window = open_window(size=size)
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    panel = open_by_key(window)
    assert window.size().toTuple() == size
    assert window.table.width() >= size[0] * 0.7
    play_round(qtbot, window, lambda: play_by_mouse(window))
    assert rows(panel) == wanted(window)
    sheet = window.round_end.sheet
    assert sheet.geometry().right() <= window.table.width()


def test_tab_leads_to_the_list_and_escape_back(window):
    panel = open_by_key(window)
    window.table.setFocus()
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        if window.focusWidget() is panel.view:
            break
    assert window.focusWidget() is panel.view
    QTest.keyClick(panel.view, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.table


def test_markup_in_names_is_no_markup(open_window):
    window = open_window()
    played = match("thothit")
    played.names[1] = "<b>Sri</b>"
    window.resume(played)
    window.ui.moves.trigger()
    QApplication.processEvents()
    panel = window.moves.panel
    tips = [panel.model.index(at).data(Qt.ItemDataRole.ToolTipRole) for at in range(panel.model.rowCount())]
    assert any("&lt;b&gt;Sri" in tip for tip in tips if tip)
    assert not any("<b>" in tip for tip in tips if tip)


# With the replay


def replay_of(window) -> ReplayWindow:
    (shown,) = (one for one in window.findChildren(ReplayWindow) if one.isVisible())
    return shown


def test_a_secret_answer_of_the_person_is_a_place_of_its_own(qtbot, open_window):
    window = open_window()
    position = round_with(C1_WAITS, DULL[0], stock="C9 C1 M9 C8 M8 S8")
    window.resume(played_in(position, "checki C1", "draw", "discard C9", "draw", "0:pass"))
    settle(qtbot, window)
    panel = open_by_key(window)
    made = window.controller.match.position.moves
    click(panel, 5)
    replay = replay_of(window)
    assert replay.ui.why.isVisible()  # the round is in play
    assert (replay.course.ply, replay.ui.story.text()) == (5, "You: “Let it go”")
    QTest.keyClick(replay.ui.slider, Qt.Key.Key_Left)
    assert (replay.course.ply, replay.ui.story.text()) == (4, "Sri draws 1 of Coins and shows it")
    assert replay.ui.play_on.isEnabled()
    QTest.keyClick(replay.ui.slider, Qt.Key.Key_Right)
    assert replay.ui.story.text() == "You: “Let it go”"
    replay.close()
    while len(window.controller.match.position.moves) > 4:
        QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
        settle(qtbot, window)
    assert window.controller.match.position.moves == made[:4]
    assert window.controller.match.position.phase == "claim"


def test_a_click_opens_the_replay_at_that_place_and_both_go_together(qtbot, window):
    panel = open_by_key(window)
    for _ in range(2):
        play_by_mouse(window)
        settle(qtbot, window)
    click(panel, 2)
    replay = replay_of(window)
    assert replay.course.ply == 2
    assert replay.moves.isVisible()
    assert rows(replay.moves)[-1].ply == len(window.controller.match.position.moves)
    assert replay.moves.model.line(replay.moves.view.currentIndex()).ply == 2
    QTest.keyClick(replay.ui.slider, Qt.Key.Key_Right)
    assert replay.moves.model.line(replay.moves.view.currentIndex()).ply == 3
    click(replay.moves, 1)
    assert (replay.course.ply, replay.ui.slider.value()) == (1, 1)
    replay.moves.view.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Return):
        QTest.keyClick(replay.moves.view, key)
    assert replay.course.ply == 0


def test_the_replay_of_an_ended_round_tells_all_or_what_a_seat_saw(qtbot):
    played = ended("kowah")
    replay = ReplayWindow(played, CardPictures("ceki"), "off")
    replay.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(replay)
    replay.show()
    drawn = [row for row in rows(replay.moves) if isinstance(row, MoveLine) and row.notation == "draw"]
    assert not any(row.words == "Draw" for row in drawn)
    replay.ui.seen.setCurrentIndex(1)
    assert rows(replay.moves) == list(MoveList(source_of(played), 0, "ceki").rows)
    replay.close()


def test_a_move_of_a_variation_opens_the_replay_of_the_variation(qtbot, window):
    play_round(qtbot, window, lambda: play_by_keys(window))
    panel, main = open_by_key(window), window.matches.match
    moves, ply = main.position.moves, own_place(main, 0, 6)
    play_on(qtbot, window, 0, ply)
    decide_otherwise(window, moves)
    settle(qtbot, window)
    assert rows(panel) == wanted(window)
    click(panel, ply + 1)
    shown = next(one for one in window.findChildren(ReplayWindow) if one.isVisible())
    assert (shown.round.slot, shown.course.ply) == (0, ply + 1)
    assert shown.round.moves[: ply + 1] == window.matches.match.position.moves[: ply + 1]


def test_another_deck_renames_a_round_that_has_gone_another_way_meanwhile(qtbot, window):
    """Moves that could be made again in the last list cannot any more."""
    panel = open_by_key(window)
    play_by_mouse(window)
    settle(qtbot, window)
    window.ui.undo.trigger()
    settle(qtbot, window)
    shown = source_of(window.controller.match)
    assert shown.ahead
    position = window.controller.match.position
    position.play(next(move for move in position.legal_moves() if move != shown.ahead[0]))
    panel.set_deck("western")
    assert sum(isinstance(row, MoveLine) and row.undone for row in rows(panel)) == 0
