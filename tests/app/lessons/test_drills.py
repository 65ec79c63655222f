# SPDX-License-Identifier: MIT
"""Drills: their positions, checked by the coach, and played by mouse and by keyboard."""

import itertools
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.examples import by_keys, by_mouse
from tests.probe import probe
from tests.tiers import each
from tests.tools.find_drills import SEARCHES, check
from thothit_desktop.app.lessons import drills
from thothit_desktop.app.lessons.drills import DrillPosition, all_drills, load
from thothit_desktop.app.lessons.page import LessonsPage
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.games.notation import write_move

DRILLS = {drill.id: drill for drill in all_drills()}
Open = Callable[..., LessonsPage]


@pytest.fixture
def opened(qtbot: QtBot, data: Path) -> Open:
    """Opens the lessons, and shows a drill with only one kind of position."""

    def made(name: str, right: bool | None = None) -> LessonsPage:
        page = LessonsPage(Settings(data), "Back to the match")
        qtbot.addWidget(page)
        page.resize(1000, 760)
        page.show()
        qtbot.waitExposed(page)
        page.show_drill(DRILLS[name])
        pane = page.drill_pane
        pane.table.viewport().setUpdatesEnabled(False)  # no test looks at a painted card
        if right is not None:
            pane.show_drill(DRILLS[name], [each for each in load(DRILLS[name]) if each.right == right])
        return page

    return made


def answer(position: DrillPosition, right: bool):
    """Return a legal move that answers a position right or wrong."""
    moves = position.position.legal_moves()
    return next(move for move in moves if position.is_right(move) == right)


def told(page: LessonsPage) -> str:
    return page.drill_pane.ui.told.text()


# Positions


def test_there_are_nine_drills_with_different_names():
    assert [*DRILLS] == [
        *("identical", "stamps", "checki", "tan", "jodhi", "double", "khanaak"),
        "last-card",
        "undercut",
        "match",
    ]
    assert len({drill.title for drill in DRILLS.values()}) == len(DRILLS) == len(SEARCHES)


@pytest.mark.parametrize("name", DRILLS)
def test_a_drill_has_twelve_positions_and_the_call_is_wrong_in_half_of_them(name: str):
    kept = load(DRILLS[name])
    assert len(kept) >= 12
    assert 2 * sum(each.right for each in kept) == len(kept)
    assert len({each.position.layout for each in kept}) == len(kept)


@pytest.mark.parametrize("name", DRILLS)
def test_the_person_is_asked_and_the_best_move_is_a_right_answer(name: str):
    for kept in load(DRILLS[name]):
        assert kept.position.to_move == 0
        assert kept.is_right(kept.best)
        assert kept.reasons or kept.margin is None
        legal = [call for call in kept.calls if kept.position.refusal(call) is None]
        assert legal == [*kept.calls] if kept.margin is not None else not legal


def test_a_jodhi_may_be_forbidden_but_no_call_of_another_drill():
    for name, drill in DRILLS.items():
        assert name == "jodhi" or all(kept.margin is not None for kept in load(drill))
    assert {kept.right for kept in load(DRILLS["jodhi"]) if kept.margin is None} == {False}


@pytest.mark.long
@pytest.mark.parametrize("name", DRILLS)
def test_the_coach_agrees_with_every_position(name: str):
    faults, least = check(DRILLS[name])
    assert faults == []
    assert least > 0


def data_of(name: str) -> dict:
    return json.loads(drills.file(DRILLS[name]).read_text(encoding="utf-8"))


def changed(**changes: object) -> str:
    found = data_of("checki")
    found["positions"][0] |= changes
    return json.dumps(found)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", '{"positions": 3}', '{"players": 2, "options": {}, "positions": []}'),
        *(
            changed(moves=["draw", "draw"]),
            changed(moves=7),
            changed(best="discard C1"),
            changed(calls=["?"]),
        ),
        *(changed(reasons=[["waits", {"card": "Z9"}]]), changed(deal=None), changed(dealer="x")),
        json.dumps(data_of("checki") | {"options": {"frozen": "perhaps"}}),
        json.dumps(data_of("checki") | {"players": 9}),
    ],
)
def test_a_damaged_file_is_none_and_logged(text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture):
    (tmp_path / "checki.json").write_text(text, encoding="utf-8")
    assert load(replace(DRILLS["checki"], folder=tmp_path)) is None
    assert "checki.json" in caplog.text


def test_a_drill_that_cannot_be_read_is_said_to_be(opened: Open, tmp_path: Path):
    page = opened("double")
    page.show_list()
    page.show_drill(replace(DRILLS["double"], folder=tmp_path))
    assert page.drill is None
    assert page._fault.isVisible()
    assert page._fault.text() == "Choose another drill: this one can't be read."


# Answers at the table


@each("make", [by_mouse, by_keys])
@each("name", DRILLS, lambda name: DRILLS[name].game)
@pytest.mark.parametrize("right", [True, False])
def test_an_answer_is_judged_with_the_reason_and_the_rule(qtbot: QtBot, opened: Open, name: str, make, right):
    page = opened(name)
    pane = page.drill_pane
    if name == "jodhi" and not right:
        pane.show_drill(DRILLS[name], [each for each in load(DRILLS[name]) if each.right])
    kept = pane.position
    make(pane, answer(kept, right))
    assert told(page).startswith("Right. " if right else "Not this time. ")
    assert pane.ui.asked.text() == DRILLS[name].rule
    assert pane.ui.place.text() == ("1 of 1 right" if right else "0 of 1 right")
    assert pane.table.accessibleDescription() == f"{told(page)} {DRILLS[name].rule}"
    if make is by_mouse:
        QTest.mouseClick(pane.ui.next, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert pane.position is not kept
    assert pane.ui.asked.text() == DRILLS[name].question
    assert pane.reader.asked


@each("by_key", [False, True])
def test_a_forbidden_jodhi_is_a_wrong_answer(opened: Open, by_key):
    page = opened("jodhi", right=False)
    pane = page.drill_pane
    call = write_move(pane.position.calls[0])
    if by_key:
        (key,) = (each.key for each in pane.table.call_bar.calls if each.move == call)
        QTest.keyClick(pane.table, Qt.Key(ord(key)))
    else:
        QTest.mouseClick(probe(pane.table).call_button(call), Qt.MouseButton.LeftButton)
    assert told(page).startswith("Not this time. ")
    assert pane.ui.place.text() == "0 of 1 right"


def test_an_answer_counts_once(opened: Open):
    page = opened("checki")
    pane = page.drill_pane
    move = answer(pane.position, right=True)
    by_mouse(pane, move)
    pane.reader.wished.emit(move)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp):
        QTest.keyClick(pane, key)
    assert pane.ui.place.text() == "1 of 1 right"
    assert told(page)


def test_no_position_comes_twice_running_and_all_come(opened: Open):
    page = opened("double")
    pane = page.drill_pane
    shown = []
    for _ in range(64):
        shown.append(page.drill_pane.position)
        pane.show_next()
    assert all(one is not other for one, other in itertools.pairwise(shown))
    assert {id(each) for each in shown[:16]} == {id(each) for each in pane._positions}


def test_nothing_goes_on_before_an_answer(opened: Open):
    page = opened("double")
    pane = page.drill_pane
    before = pane.position
    QTest.keyClick(pane, Qt.Key.Key_PageDown)
    QTest.mouseClick(pane.ui.next, Qt.MouseButton.LeftButton)
    assert page.drill_pane.position is before
    assert not pane.ui.next.isEnabled()


def test_the_list_shows_the_tally_of_the_sitting(opened: Open):
    page = opened("checki")
    by_mouse(page.drill_pane, answer(page.drill_pane.position, right=True))
    QTest.keyClick(page.drill_pane.table, Qt.Key.Key_Escape)
    row = page.focusWidget()
    assert row.drill == DRILLS["checki"]
    assert "1 of 1 right" in row.accessibleDescription()
    assert page.windowTitle() == "Lessons"


def test_a_click_on_a_row_begins_its_drill(opened: Open):
    page = opened("double")
    page.show_list()
    row = next(row for row in page.list.drill_rows if row.drill.id == "khanaak")
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert page.drill == DRILLS["khanaak"]
    assert page.windowTitle() == "Thunee: Khanaak"
    assert "Khanaak" in page.drill_pane.ui.asked.text()
    assert "Not seen yet" in told(page)
