# SPDX-License-Identifier: MIT
"""Faces and words in the window: the setting, and the count."""

from tests.app.play import asked
from tests.probe import probe
from thothit_desktop.app.store.setting import FACES


def expressions(window) -> list[str]:
    return [plate.expression for plate in probe(window.table).plates]


def test_the_setting_switches_them_off_and_on(qtbot, open_window):
    window = open_window()
    window.begin(number=3)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    person = window.controller.match.person
    assert expressions(window)[person] == "thinking"
    window.settings.set_value(FACES, "off")
    assert expressions(window) == ["calm"] * 3
    window.settings.set_value(FACES, "on")
    assert expressions(window)[person] == "thinking"


def test_the_winner_of_a_round_is_pleased_until_the_next_one(qtbot, open_window):
    window = open_window(watch=True)
    window.settings.speed = "off"
    window.begin(number=3, watch=True)
    with qtbot.waitSignal(window.controller.scored, timeout=20000):
        pass
    assert "pleased" not in expressions(window), "at speed off nothing changes"
    window.settings.speed = "normal"
    score = window.controller.match.position.score()
    window.table.faces.show_result(score.winners, window.controller.match.totals)
    assert {seat for seat, face in enumerate(expressions(window)) if face == "pleased"} == set(score.winners)
