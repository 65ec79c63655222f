# SPDX-License-Identifier: MIT
"""The deal's fingerprint in the window: before the first card, copied, and when it does not fit."""

import json

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from tests.app.play import asked, sit_down
from tests.app.rounds import match
from thothit_desktop.app.messages.fingerprints import in_groups
from thothit_desktop.games.record import dump


def told(window) -> list[str]:
    """What the line at the bottom tells at its right."""
    return [label.text() for label in window.statusBar().findChildren(QLabel) if label.isVisible()]


def test_it_is_shown_before_the_first_card_moves(qtbot, open_window):
    window = open_window()
    seen = []

    def note() -> None:
        seen.append((window.table.moving, told(window)))

    window.conductor.ceremony.staged.connect(note)
    window.begin(number=5)
    qtbot.waitUntil(lambda: bool(seen), timeout=10000)
    moving, shown = seen[0]
    assert not moving
    fingerprint = window.conductor.match.commitments[-1].fingerprint
    assert f"Fingerprint {in_groups(fingerprint[:16])}" in shown


def test_the_digits_stand_in_groups_of_four():
    assert in_groups("0123456789ab") == "0123 4567 89ab"


def test_the_whole_of_it_is_copied(qtbot, window):
    window.ui.copy_fingerprint.trigger()
    assert QGuiApplication.clipboard().text() == window.conductor.match.commitments[-1].fingerprint


def test_a_deal_without_one_says_so(qtbot, open_window, record):
    window = sit_down(qtbot, open_window)
    QGuiApplication.clipboard().setText("before")
    window.open_file(record)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert not any("ingerprint" in text for text in told(window))
    window.ui.copy_fingerprint.trigger()
    assert QGuiApplication.clipboard().text() == "before"


def test_one_that_does_not_fit_is_told_and_the_match_goes_on(qtbot, open_window, tmp_path):
    window = sit_down(qtbot, open_window)
    document = json.loads(dump(match("thothit").record))
    document["rounds"][0]["nonce"] = "f" * 32
    path = tmp_path / "changed.thothit"
    path.write_text(json.dumps(document), encoding="utf-8")
    window.open_file(path)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert "The fingerprint does not fit the cards" in told(window)
