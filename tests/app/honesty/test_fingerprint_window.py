# SPDX-License-Identifier: MIT
"""The window of a deal's fingerprint, before and after the round: its copies and links."""

import hashlib

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.app.cut_off import cut_off
from tests.app.rounds import ended, finish, match
from thothit_desktop.app.honesty.fingerprint_window import FingerprintWindow
from thothit_desktop.app.store.setting import STATUS_LINE
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.flow.match import Match


@pytest.fixture
def show(qtbot, settings):
    """Opens the window of a match over a widget of its own."""
    hosts = []

    def shown(of: Match) -> FingerprintWindow:
        host = QWidget()
        hosts.append(host)
        qtbot.addWidget(host)
        host.show()
        window = FingerprintWindow(of, settings, host)
        window.open()
        return window

    return shown


def click(button) -> str:
    """Click a button that can be clicked; what is on the clipboard then."""
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return QGuiApplication.clipboard().text()


def test_in_play_nothing_but_the_fingerprint_can_be_had(show):
    played = match("thothit")
    ui = show(played).ui
    assert ui.fingerprint.text().replace(" ", "") == played.commitments[0].fingerprint
    assert click(ui.copy_fingerprint) == played.commitments[0].fingerprint
    assert ui.cards.toPlainText() == ""
    assert not ui.copy_cards.isEnabled()
    assert not ui.look.isEnabled()
    texts = [label.text() for label in (ui.told, ui.fingerprint, ui.chosen)]
    assert not any(played.commitments[0].nonce in text for text in texts)


def test_the_first_digits_are_shown_below_the_table_if_wanted(show, settings):
    box = show(match("thothit")).ui.status_line
    assert not box.isChecked()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert settings.is_on(STATUS_LINE)


def test_after_the_round_anybody_can_compute_it_again(qtbot, show):
    played = ended("kowah")
    window = show(played)
    line = click(window.ui.copy_cards)
    assert hashlib.sha256(line.encode()).hexdigest() == played.commitments[0].fingerprint
    assert line == window.ui.cards.toPlainText()
    with qtbot.waitSignal(window.look) as looked:
        click(window.ui.look)
    assert looked.args == [0]


def test_earlier_rounds_can_be_chosen(show):
    played = match("thothit")
    finish(played)
    played.deal_next()
    ui = show(played).ui
    assert ui.cards.toPlainText() == ""
    ui.rounds.setFocus()
    QTest.keyClick(ui.rounds, Qt.Key.Key_Up)
    assert ui.fingerprint.text().replace(" ", "") == played.commitments[0].fingerprint
    assert played.commitments[0].nonce in ui.cards.toPlainText()


def test_a_deal_that_was_chosen_is_said_to_be_known(show):
    played = match("thothit")
    assert not show(played).ui.chosen.isVisible()
    played.chosen_deal = True
    assert show(played).ui.chosen.isVisible()
    finish(played)
    played.deal_next()
    assert show(played).ui.chosen.isVisible()
    played.seeds[0] = None  # only the first was chosen from a list
    assert not show(played).ui.chosen.isVisible()


def test_what_has_none_or_does_not_fit_says_so(show):
    played = ended("thothit")
    played.commitments = [played.commitments[0]._replace(nonce="f" * 32)]
    assert show(played).ui.told.text().startswith("The fingerprint doesn't fit")
    varied = show(played.branch(0, played.position.moves[:2])).ui
    assert "What if round" in varied.told.text()
    assert not varied.copy_fingerprint.isEnabled()
    assert not varied.fingerprint.isVisible()
    played.commitments = [None]
    assert "no fingerprint" in show(played).ui.told.text()


@pytest.mark.whole
def test_words_that_stand_alone_stand_at_the_top(show):
    played = match("thothit")
    played.commitments[0] = None
    told = show(played).ui.told
    assert told.height() > 3 * told.fontMetrics().height()
    shown = told.grab().toImage()
    ground = shown.pixelColor(0, shown.height() - 1)
    inked = [
        y
        for y in range(shown.height())
        if any(shown.pixelColor(x, y) != ground for x in range(shown.width()))
    ]
    assert inked
    assert max(inked) < 2 * told.fontMetrics().height()


@pytest.mark.usefixtures("little_room")
def test_on_a_small_screen_with_large_letters_nothing_is_cut_off(show):
    for of in (match("thothit"), ended("thothit")):
        window = show(of)
        assert cut_off(window) == []
        assert window.size().boundedTo(room_of(window)) == window.size()
