# SPDX-License-Identifier: MIT
"""The deal's fingerprint in the window: before the first card, copied, and if it does not match."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox

from tests.app.play import asked, sit_down
from tests.app.rounds import ended, match
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.honesty.fingerprint_window import FingerprintWindow
from thothit_desktop.app.honesty.help_window import HelpWindow
from thothit_desktop.app.messages.fingerprints import in_groups
from thothit_desktop.app.store.setting import STATUS_LINE
from thothit_desktop.games.record import dump

pytestmark = pytest.mark.whole


@pytest.fixture(autouse=True)
def status_line(settings):
    """The line below the table is shown."""
    settings.set_value(STATUS_LINE, "on")


def told(window) -> list[str]:
    """Return the text at the right of the status line."""
    return [label.text() for label in window.statusBar().findChildren(QLabel) if label.isVisible()]


def test_it_is_shown_before_the_first_card_moves(qtbot, open_window):
    window = open_window()
    seen = []

    def note() -> None:
        seen.append((window.table.moving, told(window)))

    window.controller.ceremony.staged.connect(note)
    window.begin(number=5)
    qtbot.waitUntil(lambda: bool(seen), timeout=10000)
    moving, shown = seen[0]
    assert not moving
    fingerprint = window.controller.match.commitments[-1].fingerprint
    assert f"Fingerprint {in_groups(fingerprint[:16])}" in shown


def test_the_digits_stand_in_groups_of_four():
    assert in_groups("0123456789ab") == "0123 4567 89ab"


def test_the_whole_of_it_is_copied(qtbot, window):
    window.ui.honest_deal.trigger()
    (shown,) = fingerprints(window)
    qtbot.mouseClick(shown.ui.copy_fingerprint, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == window.controller.match.commitments[-1].fingerprint


def test_a_deal_without_one_says_so(qtbot, open_window, record):
    window = sit_down(qtbot, open_window)
    window.open_file(record)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert not any("ingerprint" in text for text in told(window))
    window.ui.honest_deal.trigger()
    (shown,) = fingerprints(window)
    assert not shown.ui.copy_fingerprint.isEnabled()


def test_one_that_does_not_fit_is_told_and_the_match_goes_on(qtbot, open_window, tmp_path):
    window = sit_down(qtbot, open_window)
    document = json.loads(dump(match("thothit").record))
    document["rounds"][0]["nonce"] = "f" * 32
    path = tmp_path / "changed.thothit"
    path.write_text(json.dumps(document), encoding="utf-8")
    window.open_file(path)
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "The fingerprint of round 1 doesn't fit its cards."
    QTest.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert "The fingerprint doesn't match the cards" in told(window)


def fingerprints(window) -> list[FingerprintWindow]:
    """The windows of fingerprints that are open."""
    return [shown for shown in window.findChildren(FingerprintWindow) if shown.isVisible()]


def test_the_menu_opens_it_and_it_leads_to_the_page(qtbot, window):
    window.ui.honest_deal.trigger()
    (shown,) = fingerprints(window)
    qtbot.mouseClick(shown.ui.explain, Qt.MouseButton.LeftButton)
    assert fingerprints(window) == []
    (page,) = window.findChildren(HelpWindow)
    assert page.isVisible()
    assert page.windowTitle() == "Is the deal honest?"
    page.close()
    window.ui.computer_players.trigger()
    assert page.windowTitle() == "How the others play"


def test_after_the_round_it_leads_to_all_hands(qtbot, open_window):
    window = open_window()
    window.resume(ended("thothit"))
    qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
    window.ui.honest_deal.trigger()
    (shown,) = fingerprints(window)
    qtbot.mouseClick(shown.ui.look, Qt.MouseButton.LeftButton)
    (replay,) = window.findChildren(ReplayWindow)
    assert replay.isVisible()
    assert replay.round.all_open
    replay.close()


def test_a_deal_by_number_is_known_and_the_next_match_is_not(qtbot, open_window):
    window = open_window()
    window.begin(number=5)
    assert window.controller.match.chosen_deal
    window.begin()
    assert not window.controller.match.chosen_deal


def test_the_match_that_follows_a_closed_one_is_as_chosen_as_that(qtbot, open_window):
    """It takes the next number by itself: nobody chose it, and an entered deal does not determine it."""
    window = open_window()
    for chosen, entered in ((False, False), (True, False), (True, True)):
        left = ended("thunee", rounds=99)
        left.chosen_deal = chosen
        left.seeds[0] = None if entered else left.seeds[0]
        window.resume(left)
        window.matches.next_round()
        assert window.controller.match is not left
        assert window.controller.match.chosen_deal is (chosen and not entered)


def test_a_restarted_deal_shows_the_same(qtbot, window, questions):
    before = [text for text in told(window) if text.startswith("Fingerprint")]
    window.ui.restart_deal.trigger()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert [text for text in told(window) if text.startswith("Fingerprint")] == before
    assert len(before) == 1


def test_it_gives_way_to_the_name_of_a_card_in_a_narrow_window(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    table = window.table

    def shown() -> bool:
        return any(text.startswith("Fingerprint") for text in told(window))

    for width, beside in ((1280, True), (800, False)):
        window.resize(width, 800)
        table.selection.focused.emit([])
        assert shown(), width
        table.selection.focused.emit([0] * 4)
        assert shown() is beside, width
    window.resize(1280, 800)
    qtbot.waitUntil(shown)
