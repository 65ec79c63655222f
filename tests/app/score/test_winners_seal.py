# SPDX-License-Identifier: MIT
"""A seal spreads around the winner of a match for a moment; a click or key ends it."""

import pytest
from PySide6.QtCore import QPropertyAnimation, Qt
from PySide6.QtWidgets import QApplication

from tests.app.rounds import ended
from thothit_desktop.app.score.match_end_page import Portrait
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.score.winners_seal import WinnersSeal
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.table.drawing.figures import figures_of
from thothit_desktop.table.stage.motion import MOTION


@pytest.fixture
def sheet(show):
    """The sheet of a match that has ended."""
    match = ended("thothit", rounds=3, length=3)
    made = show((900, 480), match)
    made.show_end(match, CardPictures("ceki"), figures_of(match.names, match.person, "bun"))
    made.show()
    return made


def seals(sheet):
    return [seal for seal in sheet.findChildren(WinnersSeal) if seal.isVisible()]


def test_it_lies_around_the_winner_and_goes_by_itself(qtbot, sheet):
    sheet.celebrate(60)
    (seal,) = seals(sheet)
    (winner,) = [portrait for portrait in sheet.findChildren(Portrait) if portrait.won]
    middle = winner.mapTo(sheet, winner.rect().center())
    assert (seal.mapTo(sheet, seal.rect().center()) - middle).manhattanLength() <= 2
    qtbot.waitUntil(lambda: not seals(sheet))


def test_a_click_or_a_key_ends_it(qtbot, sheet):
    sheet.celebrate(60_000)
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton)
    assert not seals(sheet)
    sheet.celebrate(60_000)
    qtbot.keyClick(sheet, Qt.Key.Key_A)
    assert not seals(sheet)


def test_the_figure_under_it_can_still_be_clicked_through(sheet):
    sheet.celebrate(60_000)
    (seal,) = seals(sheet)
    assert sheet.childAt(seal.mapTo(sheet, seal.rect().center())) is not seal


def test_with_reduced_motion_it_fades_and_does_not_spread(sheet, monkeypatch):
    monkeypatch.setattr(MOTION, "reduced", True)
    sheet.celebrate(60_000)
    (seal,) = seals(sheet)
    ways = [bytes(way.propertyName().data()) for way in seal.findChildren(QPropertyAnimation)]
    assert ways == [b"opacity"]


@pytest.mark.whole
@pytest.mark.parametrize(("speed", "marked"), [("off", False), ("normal", True)])
def test_the_end_of_a_match_is_marked_unless_speed_is_off(qtbot, window, speed, marked):
    match = ended("thothit", rounds=3, length=3)
    window.settings.speed = speed
    window.resume(match)
    qtbot.waitUntil(lambda: bool(window.findChildren(ScoreSheet)))
    qtbot.waitUntil(window.round_end.sheet.isVisible)
    assert bool(seals(window)) == marked
    QApplication.processEvents()
