# SPDX-License-Identifier: MIT
"""The review of a finished round, opened and used with mouse and keys."""

import threading
from collections import OrderedDict

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from tests.app.coach.conftest import coach
from tests.app.cut_off import cut_off
from tests.app.play import play_by_mouse, play_round, sit_down
from tests.app.rounds import ended, found, match
from tests.app.saved_matches.conftest import open_saved_matches, saves, window
from tests.probe import probe
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.review import reviewing
from thothit_desktop.app.review.course import LOSS, course
from thothit_desktop.app.review.grades import MISTAKES
from thothit_desktop.app.review.opening import has_reviews
from thothit_desktop.app.review.window import ReviewWindow
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.app.window.appearance import appear
from thothit_desktop.games import games
from thothit_desktop.players import families
from thothit_desktop.table.drawing.move_arrows import ArrowKind
from thothit_desktop.table.theme.themes import theme

__all__ = ["coach", "open_saved_matches", "saves", "window"]
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def forgotten(monkeypatch, coach):
    """Nothing has been reviewed before, and nobody solves the last turns, which takes its time."""
    for family in families.FAMILIES.values():
        monkeypatch.setattr(family, "looks_back", False)
        monkeypatch.setattr(family, "look_back", lambda *_: None)
    monkeypatch.setattr(reviewing, "KEPT", OrderedDict())


@pytest.fixture
def opened(qtbot):
    """A function that opens the review of a match."""
    windows = []

    def opening(played, number=0, wait=True) -> ReviewWindow:
        window = ReviewWindow(played, number, CardPictures("ceki"))
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        windows.append(window)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
        if wait:
            qtbot.waitUntil(lambda: not window.reviewing.running, timeout=20000)
        return window

    yield opening
    for made in windows:
        made.close()


def reviewers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "review"]


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def cells(table, column: int) -> list[str]:
    return [table.item(row, column).text() for row in range(table.rowCount())]


def over(window) -> ReplayWindow:
    (replay,) = (one for one in window.findChildren(ReplayWindow) if one.isVisible())
    return replay


def test_the_round_is_told_as_a_sum(opened, coach):
    played = ended("thothit")
    window = opened(played)
    made = window.decisions.table.rowCount()
    assert made > 3
    assert window.ui.headline.text().startswith("Compared with the best moves, your ")
    assert f"your {made} decisions cost " in window.ui.headline.text()
    assert " points. Luck and the other players' moves: " in window.ui.headline.text()
    points = played.position.score().points
    margin = points[0] - (points[1] + points[2]) / 2
    assert window.ui.summary.text().startswith(
        f"Result: {'+' if margin > 0 else '−'}{abs(margin):.1f} points = deal "
    )
    assert not window.ui.headline.isVisible(), "figures are behind Details"
    click(window.ui.details)
    assert window.ui.headline.isVisible()
    assert not window.ui.progress.isVisible()
    assert not window.ui.stop.isVisible()


def test_each_decision_has_a_grade_with_a_sign(opened, coach):
    window = opened(ended("thothit"))
    table = window.decisions.table
    losses = [float(lost or "0") for lost in cells(table, 3)]
    grades = cells(table, 4)
    assert len(set(grades)) > 1
    for lost, grade in zip(losses, grades, strict=True):
        wanted = next((name for least, name in ((5, "??"), (2.5, "?"), (1, "?!")) if lost >= least), "✓")
        assert grade.split()[0] == wanted


def test_the_course_leads_from_the_deal_to_the_result(opened, coach):
    played = ended("thothit")
    window = opened(played)
    window.ui.details.click()
    window.ui.tabs.setCurrentWidget(window.course)
    kept = reviewing.kept_review(played.position, 0)
    steps = course(kept)
    assert steps[-1].after == pytest.approx(kept.result)
    assert sum(step.change for step in steps if step.kind == LOSS) == pytest.approx(-kept.given_away)
    assert window.course.table.rowCount() == len(steps)
    assert window.course.table.accessibleName() == window.course.chart.accessibleName()
    assert cells(window.course.table, 1)[0] == "Deal"
    table = window.course.table
    for row, what in enumerate(cells(table, 1)):
        room = QRect(0, 0, table.columnWidth(1) - 2 * 6, table.rowHeight(row))
        flags = Qt.TextFlag.TextWordWrap
        assert room.contains(table.fontMetrics().boundingRect(room, flags, what)), "words are cut"
    shown = window.course.chart.grab().toImage()
    assert (
        len({shown.pixel(x, y) for x in range(0, shown.width(), 5) for y in range(0, shown.height(), 5)}) > 4
    )


def test_a_narrow_window_shows_both_moves_of_a_decision(opened, coach, qtbot):
    window = opened(ended("thothit"))
    window.resize(600, 350)
    window.ui.details.click()
    window.ui.tabs.setCurrentWidget(window.decisions)
    qtbot.wait(10)  # rows follow their columns through the event loop
    table = window.decisions.table
    header = table.horizontalHeader()
    assert abs(table.columnWidth(1) - table.columnWidth(2)) <= 1
    assert all(header.sectionSize(at) >= header.sectionSizeHint(at) for at in range(header.count()))
    for row in range(table.rowCount()):
        for column in (1, 2):
            room = QRect(0, 0, table.columnWidth(column) - 2 * 6, table.rowHeight(row))
            words, flags = table.item(row, column).text(), Qt.TextFlag.TextWordWrap
            assert room.contains(table.fontMetrics().boundingRect(room, flags, words)), "words are cut"


def test_a_narrow_chart_has_its_whole_legend(opened, coach):
    window = opened(ended("thothit"))
    window.resize(600, 350)
    window.ui.details.click()
    window.ui.tabs.setCurrentWidget(window.course)
    header = window.course.table.horizontalHeader()
    assert all(header.sectionSize(at) >= header.sectionSizeHint(at) for at in range(header.count()))
    chart = window.course.chart
    narrow = chart.grab().toImage()
    colours = {narrow.pixelColor(x, y).name() for x in range(narrow.width()) for y in range(narrow.height())}
    chart.show_bars([])
    shown = chart.grab().toImage()
    in_legend = {shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(shown.height())}
    kinds = {theme().review.loss_step, theme().review.own_step, theme().review.others_step}
    assert kinds <= colours
    assert kinds <= in_legend


def arrows(window) -> dict[ArrowKind, list]:
    found = {}
    for kind, tail, head in probe(window.ui.table).arrows:
        found.setdefault(kind, []).append((tail, head))
    return found


def hand_at(window, point) -> list[int]:
    """The cards of the hand on the table that lie at a point of the scene."""
    table = probe(window.ui.table)
    hand = table.zones.hands[table.zones.bottom]
    return [item.card for item in hand if item.sceneBoundingRect().contains(point)]


def test_it_opens_at_the_heaviest_mistake_with_the_played_card_in_red_and_the_best_in_gold(opened, coach):
    played = ended("thothit")
    window = opened(played)
    decision, review = window.decision, reviewing.kept_review(played.position, 0)
    assert decision.made.behind == max(one.made.behind for one in review.decisions)
    view = window.round.view(decision.ply, 0)
    assert window.ui.table.check(view) == []
    for kind, move in (
        (ArrowKind.MISTAKE, decision.made.move),
        (ArrowKind.BEST, decision.advice.options[0].move),
    ):
        ((tail, head),) = arrows(window)[kind]
        assert move.card in hand_at(window, tail)
        assert len(move.takes) in (0, 1)
        lie = [item.card for item in probe(window.ui.table).zones.pool]
        under = [
            item.card for item in probe(window.ui.table).zones.pool if item.sceneBoundingRect().contains(head)
        ]
        assert set(move.takes) <= set(lie)
        assert set(move.takes) <= set(under)
    assert window.ui.heading.text().startswith("Mistake (")
    assert window.ui.played.text().startswith("You ")
    assert f"that cost about {round(decision.made.behind)} point" in window.ui.played.text()
    assert window.ui.better.text().startswith("Better next time: ")


def test_the_arrow_keys_lead_from_mistake_to_mistake(opened, coach):
    window = opened(ended("thothit"))
    marks = window.ui.marks.marks
    mistakes = [at for at, mark in enumerate(marks) if mark.grade in MISTAKES]
    assert len(mistakes) > 2
    plies = [int(cells(window.decisions.table, 0)[at]) - 1 for at in mistakes]
    while window.ui.previous.isEnabled():
        QTest.keyClick(window, Qt.Key.Key_Left)
    seen = [window.decision.ply]
    while window.ui.next.isEnabled():
        QTest.keyClick(window, Qt.Key.Key_Right)
        seen.append(window.decision.ply)
    assert seen == plies
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert window.decision.ply == plies[-1], "there is no further one"
    click(window.ui.previous)
    assert window.decision.ply == plies[-2]


def test_a_screen_reader_hears_both_sentences_of_each_decision(opened, coach, monkeypatch):
    window = opened(ended("thothit"))
    heard = []
    monkeypatch.setattr(window.ui.table.narrator, "tell", heard.append)
    click(window.ui.next if window.ui.next.isEnabled() else window.ui.previous)
    (words,) = filter(None, heard)
    assert window.ui.played.text() in words
    assert window.ui.better.text() in words


def test_the_line_of_marks_leads_to_every_decision(opened, coach):
    window = opened(ended("thothit"))
    line = window.ui.marks
    at = line.middle(2).toPoint()
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=at)
    assert window.ui.played.text() in line.accessibleDescription()
    assert line.accessibleDescription().startswith(f"3 of {len(line.marks)}: ")
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Up)
    assert line.accessibleDescription().startswith("2 of ")
    QTest.keyClick(line, Qt.Key.Key_End)
    assert line.accessibleDescription().startswith(f"{len(line.marks)} of ")
    QTest.keyClick(line, Qt.Key.Key_Home)
    assert line.accessibleDescription().startswith("1 of ")


def test_a_call_is_marked_by_its_words(opened, coach):
    window = opened(found(lambda one: "bid" in [move.kind for move in one.position.moves], "thunee"))
    table, said = probe(window.ui.table), []
    for at in range(len(window.ui.marks.marks)):
        window.decisions.look.emit(at)
        call = window.decision.made.move.kind in ("bid", "pass")
        assert bool(table.arrows) is not call
        assert bool(table.marked_words) is call
        said += table.marked_words
    assert said
    assert all(words.startswith("“") for words in said)


def test_enter_in_the_details_shows_a_decision_on_the_table_and_try_it_plays_on(opened, coach, qtbot):
    played = ended("thothit")
    window = opened(played)
    click(window.ui.details)
    table = window.decisions.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert window.ui.table.isVisible()
    ply = int(cells(table, 0)[1]) - 1
    assert window.decision.ply == ply
    with qtbot.waitSignal(window.play_on) as played_on:
        click(window.ui.try_it)
    branching = played_on.args[0]
    assert (branching.match, branching.number) == (played, 0)
    assert branching.moves == played.position.moves[:ply]
    assert not window.isVisible()


def test_a_deleted_match_is_not_played_on(opened, coach):
    window = opened(ended("thothit"))
    assert window.ui.try_it.isEnabled()
    window.forbid_playing()
    click(window.ui.next)
    assert not window.ui.try_it.isEnabled()


def test_all_cards_lie_open_beside_the_table(opened, coach):
    window = opened(ended("thothit"))
    assert not window.ui.hands.isVisible()
    click(window.ui.all_cards)
    wanted = [tuple(cards) for cards in window.round.hands(window.decision.ply) if cards]
    assert window.ui.hands.cards == wanted
    click(window.ui.previous if window.ui.previous.isEnabled() else window.ui.next)
    after = [tuple(cards) for cards in window.round.hands(window.decision.ply) if cards]
    assert window.ui.hands.cards == after
    click(window.ui.all_cards)
    assert not window.ui.hands.isVisible()


def test_the_table_and_the_details_follow_high_contrast(opened, coach, qtbot):
    try:
        window = opened(ended("thothit"))
        before = arrows(window)
        appear("high-contrast")
        assert arrows(window) == before
        window.ui.details.click()
        corner = window.ui.details_page.mapTo(window, QPoint(1, 1))
        qtbot.waitUntil(lambda: window.grab().toImage().pixelColor(corner).lightness() < 50)
    finally:
        appear("light")


def test_the_details_say_what_an_uncertainty_means(opened, coach):
    window = opened(ended("thothit"))
    meant = "± shows how far off a number may be: the coach tries only some of the possible deals."
    uncertain = any(" ± " in words for words in cells(window.decisions.table, 3))
    assert window.ui.uncertainty.isHidden() is not uncertain
    assert window.ui.uncertainty.text() == meant
    assert window.decisions.table.horizontalHeaderItem(3).toolTip() == meant


@pytest.mark.parametrize("game", ["thothit", "thunee"])
def test_without_hindsight_the_details_blame_nothing(opened, coach, monkeypatch, game):
    monkeypatch.setattr(families.family_of(games()[game]), "looks_back", True)
    window = opened(ended(game))
    assert window.ui.hindsight.text().startswith("Even in hindsight, with all cards face up")


def test_it_shows_how_far_it_is_and_can_be_stopped(opened, coach, qtbot):
    coach.endless = True
    window = opened(ended("thothit"), wait=False)
    assert window.ui.progress.isVisible()
    qtbot.waitUntil(lambda: coach.asked > 0)
    assert not window.ui.table.isVisible()
    click(window.ui.stop)
    assert window.ui.message.text() == "You stopped the review."
    coach.endless = False
    click(window.ui.stop)
    qtbot.waitUntil(lambda: window.ui.table.isVisible())
    assert window.ui.progress.value() > 0


def test_a_reviewed_round_opens_at_once(opened, coach):
    played = ended("thothit")
    opened(played).close()
    asked = coach.asked
    window = opened(played, wait=False)
    assert window.ui.table.isVisible()
    assert coach.asked == asked


def test_the_thread_is_joined(opened, coach):
    coach.endless = True
    before = len(reviewers())
    window = opened(ended("thothit"), wait=False)
    assert len(reviewers()) == before + 1
    window.close()
    assert len(reviewers()) == before


def test_the_thread_is_joined_when_the_window_under_it_goes(qtbot, coach):
    coach.endless = True
    before = len(reviewers())
    under = QWidget()
    ReviewWindow(ended("thothit"), 0, CardPictures("ceki"), under).show()
    qtbot.waitUntil(lambda: coach.asked > 0)
    assert len(reviewers()) == before + 1
    shiboken6.delete(under)
    assert len(reviewers()) == before


def test_a_coach_that_fails_is_a_sentence(opened, coach):
    coach.fault = ValueError("no such card")
    window = opened(ended("thothit"))
    assert window.ui.message.text() == "The coach couldn't review this round: no such card"
    assert not window.ui.stop.isVisible()


def test_without_a_finished_round_there_is_a_sentence(opened, coach):
    window = opened(match("thothit"))
    assert window.ui.message.text() == "No round of this match is over yet."
    assert not window.ui.all_cards.isEnabled()
    assert not window.ui.details.isEnabled()


def test_other_rounds_can_be_chosen(opened, coach, qtbot):
    played = ended("thothit", rounds=2)
    window = opened(played, number=1)
    assert window.ui.rounds.currentIndex() == 1
    second = window.ui.summary.text()
    window.ui.rounds.setFocus()
    QTest.keyClick(window.ui.rounds, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: not window.reviewing.running)
    assert window.ui.summary.text() != second


@pytest.mark.whole
def test_from_the_sheet_while_the_next_round_is_played(qtbot, open_window, coach):
    window = sit_down(qtbot, open_window)
    assert not window.ui.review.isEnabled()
    play_round(qtbot, window, lambda: play_by_mouse(window))
    (button,) = [one for one in window.round_end.sheet.findChildren(QPushButton) if one.text() == "Review…"]
    click(button)
    (review,) = window.findChildren(ReviewWindow)
    qtbot.waitUntil(lambda: review.ui.table.isVisible())
    window.round_end.go_on()
    qtbot.waitUntil(lambda: len(window.controller.match.positions) == 2)
    assert review.isVisible()
    assert window.ui.review.isEnabled()
    played = review.decisions.table.item(1, 1).text()
    review.decisions.table.selectRow(1)
    window.ui.switch_deck.trigger()
    assert review.decisions.table.item(1, 1).text() != played
    assert review.decisions.table.currentRow() == 1
    click(review.ui.try_it)
    qtbot.waitUntil(lambda: window.controller.match.is_variation)
    assert not review.isVisible()


@pytest.mark.whole
def test_from_the_saved_matches_and_from_its_replay(qtbot, open_saved_matches, coach):
    saved_matches = open_saved_matches()
    assert not saved_matches.ui.review.isEnabled()
    saved_matches.ui.state.setCurrentIndex(2)
    saved_matches.ui.game.setCurrentText("Thothit")
    at = saved_matches.ui.list.visualRect(saved_matches.listed.model.index(0)).center()
    QTest.mouseClick(saved_matches.ui.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert saved_matches.ui.review.isEnabled()
    click(saved_matches.ui.review)
    (review,) = saved_matches.findChildren(ReviewWindow)
    qtbot.waitUntil(lambda: review.ui.table.isVisible())
    assert review.ui.rounds.count() == 3
    review.close()
    saved_matches.activateWindow()
    qtbot.waitUntil(saved_matches.isActiveWindow)
    QTest.keyClick(saved_matches, Qt.Key.Key_R, CTRL_SHIFT)
    replay = over(saved_matches)
    click(replay.ui.review)
    (review,) = [one for one in saved_matches.findChildren(ReviewWindow) if one.isVisible()]
    assert not replay.isVisible(), "windows lie two deep at most"
    review.close()
    assert replay.isVisible()
    click(replay.ui.review)
    (review,) = [one for one in saved_matches.findChildren(ReviewWindow) if one.isVisible()]
    qtbot.waitUntil(lambda: review.ui.table.isVisible())
    click(review.ui.try_it)
    assert not replay.isVisible()
    assert not saved_matches.isVisible()


@pytest.mark.usefixtures("little_room")
def test_on_a_small_screen_with_large_letters_nothing_is_cut_off(opened):
    shown = opened(ended("thothit"))
    assert cut_off(shown) == []
    shown.ui.details.click()
    for number in range(shown.ui.tabs.count()):
        shown.ui.tabs.setCurrentIndex(number)
        assert cut_off(shown) == []
    assert shown.size().boundedTo(room_of(shown)) == shown.size()
    shown.ui.tabs.setCurrentWidget(shown.decisions)
    rows = shown.decisions.table.viewport().height()
    assert rows > shown.decisions.table.rowHeight(0), "a decision can be chosen"


def test_a_screen_of_640x400_has_room_for_it_without_scrolling(opened, limit_screen):
    limit_screen(QSize(640, 400))
    shown = opened(ended("thothit"))
    assert shown.ui.side_scroll.verticalScrollBar().maximum() == 0
    shown.ui.details.click()
    assert shown.ui.details_scroll.verticalScrollBar().maximum() == 0
    assert shown.ui.details_page.autoFillBackground() is False


@pytest.mark.parametrize("game", sorted(games()))
def test_a_review_is_offered_only_where_something_can_be_decided(game):
    assert has_reviews(games()[game]) is (game not in ("thothit-yogyakarta", "thit-thit-dulit", "kings"))
