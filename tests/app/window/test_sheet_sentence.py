# SPDX-License-Identifier: MIT
"""The sentence on the score sheet comes when the review is done, and nothing moves for it."""

import threading
from collections import OrderedDict

import pytest

from tests.app.coach.conftest import coach
from tests.app.rounds import ended
from thothit_desktop.app.family.round_sentences import RoundSentence, RoundSentences
from thothit_desktop.app.review import reviewing
from thothit_desktop.app.review.window import ReviewWindow
from thothit_desktop.app.store.setting import SPEED
from thothit_desktop.games.cards import faces
from thothit_desktop.players import families
from thothit_desktop.table.drawing.names import name

__all__ = ["coach"]

SAID = RoundSentence(
    "You didn't capture the second Red Flower on your fifth turn; Sri did.", faces(["S9", "S9"])
)


@pytest.fixture(autouse=True)
def forgotten(monkeypatch, coach):
    """Nothing has been reviewed before, and every review leads to one sentence."""
    for family in families.FAMILIES.values():
        monkeypatch.setattr(family, "look_back", lambda *_: None)
    monkeypatch.setattr(reviewing, "KEPT", OrderedDict())
    monkeypatch.setattr(RoundSentences, "best", lambda _: SAID)


@pytest.fixture
def after(qtbot, open_window):
    """A function that opens a window at the sheet of a round that has ended."""

    def opening(game: str = "thothit", speed: str = "normal", **more):
        window = open_window()
        window.settings.set_value(SPEED, speed)
        window.resume(ended(game, **more))
        qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
        sheet, room = window.round_end.sheet, window.table.viewport().rect()
        qtbot.waitUntil(lambda: sheet.geometry().center() == room.center())  # it has risen
        return window

    return opening


def line(window):
    return window.round_end.sheet._ui.sentence


def reviewers() -> int:
    return sum(thread.name == "review" for thread in threading.enumerate())


def test_the_sheet_keeps_its_place_until_the_sentence_comes(qtbot, after, coach):
    coach.endless = True
    window = after()
    sheet = window.round_end.sheet
    assert line(window).isVisible()
    assert line(window).text() == ""
    before, high = sheet.geometry(), line(window).geometry()
    coach.endless = False
    qtbot.waitUntil(lambda: line(window).text() != "")
    assert line(window).text() == SAID.words
    assert (sheet.geometry(), line(window).geometry()) == (before, high)
    assert sheet.as_text().startswith(SAID.words)
    assert sheet.accessibleDescription() == sheet.as_text()


def test_the_cards_are_drawn_once_beside_it(qtbot, after):
    window = after()
    qtbot.waitUntil(lambda: line(window).text() != "")
    pair = line(window).pair
    assert pair.isVisible()
    assert not pair.geometry().intersects(window.round_end.sheet._ui.headline.geometry())


def test_another_deck_has_other_names(qtbot, after, monkeypatch):
    monkeypatch.setattr(RoundSentences, "best", lambda made: RoundSentence(f"Sri took {name(8, made.deck)}."))
    window = after()
    qtbot.waitUntil(lambda: line(window).text() == f"Sri took {name(8, 'ceki')}.")
    window.ui.switch_deck.trigger()
    assert line(window).text() == f"Sri took {name(8, 'western')}."


def test_only_the_page_of_the_round_has_it(qtbot, after):
    window = after()
    qtbot.waitUntil(lambda: line(window).text() != "")
    sheet = window.round_end.sheet
    sheet.turn_over.trigger()
    assert not line(window).isVisible()
    assert SAID.words not in sheet.as_text()
    sheet.turn_over.trigger()
    assert line(window).isVisible()


@pytest.mark.parametrize(("game", "speed"), [("kings", "normal"), ("thothit", "off")])
def test_no_line_is_kept_where_no_sentence_can_come(after, coach, game, speed):
    window = after(game, speed)
    assert not line(window).isVisible()
    assert coach.asked == 0
    assert window.ui.review.isVisible() is (game == "thothit")


def test_none_comes_for_a_round_that_was_left(qtbot, after, coach):
    coach.endless = True
    window = after()
    qtbot.waitUntil(lambda: coach.asked > 0)
    window.round_end.go_on()
    coach.endless = False
    qtbot.wait(50)
    assert line(window).text() == ""
    assert not reviewing.KEPT


def test_a_round_that_was_reviewed_has_it_at_once(qtbot, after, coach):
    window = after()
    qtbot.waitUntil(lambda: line(window).text() != "")
    asked = coach.asked
    window.ui.undo.trigger()
    qtbot.waitUntil(lambda: not window.round_end.sheet.isVisible())
    window.ui.redo.trigger()
    qtbot.waitUntil(window.round_end.sheet.isVisible)
    assert line(window).text() == SAID.words
    window.ui.review.trigger()
    (review,) = window.findChildren(ReviewWindow)
    assert review.ui.table.isVisible(), "its review is there already"
    assert coach.asked == asked


def test_the_thread_is_joined_when_the_window_closes(qtbot, after, coach):
    before = reviewers()
    coach.endless = True
    window = after()
    qtbot.waitUntil(lambda: coach.asked > 0)
    assert reviewers() == before + 1
    window.close()
    assert reviewers() == before


def test_portraits_stand_in_the_heads_of_the_columns_where_there_is_room(qtbot, after):
    window = after()
    heads = window.round_end.sheet._page._heads
    names = window.matches.match.names
    assert [head.figure for head in heads] == window.controller.figures[: len(names)]
    for head in heads:
        assert head.portrait.isVisible()
        assert not head.portrait.pixmap().isNull()
        name = next(one for one in window.round_end.sheet._page._names if head.block.isAncestorOf(one))
        portrait = head.portrait.pixmap().deviceIndependentSize().width() + head.portrait.x()
        assert name.mapTo(head.block, name.rect().topLeft()).x() + head.block.x() >= portrait
