# SPDX-License-Identifier: MIT
"""The search for positions of drills."""

import json
import sys

from tests.tools import find_drills
from tests.tools.find_drills import SEARCHES, chosen, written
from thothit_desktop.app.lessons.drills import read
from thothit_desktop.games import new_game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number

DOUBLE = SEARCHES["double"]


def test_positions_of_both_answers_are_found_and_read_again():
    game = new_game("thunee", 4)
    found = chosen(game, DOUBLE, range(1, 200), 1)
    assert [each.right for each in found] == [True, False]
    kept = read(json.loads(written(DOUBLE, found)), "thunee")
    assert [(each.right, [write_move(call) for call in each.calls]) for each in kept] == [
        (True, ["double"]),
        (False, ["double"]),
    ]
    assert [each.position.moves for each in kept] == [each.position.moves for each in found]
    assert all(each.position.to_move == 0 for each in kept)


def test_a_position_of_another_seat_becomes_the_person_s():
    position = deal_number(new_game("thunee", 4), 7, 1)
    asked = position.to_move
    turned = find_drills.from_person(position, 7)
    assert asked != 0
    assert turned.view(0).hand == position.view(asked).hand


def test_the_check_prints_a_line_for_each_drill_and_its_faults(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["find_drills.py", "--check"])
    monkeypatch.setattr(find_drills, "check", lambda drill: ([f"{drill.id} 3: wrong"], 0.5))
    find_drills.main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + 2 * len(SEARCHES)
    assert "  double 3: wrong" in lines
