# SPDX-License-Identifier: MIT
"""What the calls of Kowah say."""

import pytest

from tests.games.kowah.rounds import C1_WAITS, DULL, TWO_WAIT, round_with, told
from thothit_desktop.flow.kowah import calls, standing_calls
from thothit_desktop.games import cards

DEAD = "M5 C5 C5 C5 C5 M7 C7 S7"


@pytest.mark.parametrize(
    ("hand", "about"),
    [
        (C1_WAITS, ["You wait for C1."]),
        (TWO_WAIT, ["You wait for C7.", "You wait for M7."]),
        (DEAD, ["No card can win with C5: all four are in your hand."]),
    ],
)
def test_a_declaration_says_what_wins_after_it(hand, about):
    call = calls(round_with(hand, DULL[1]).view(0), cards.code)[0]
    assert call.move.startswith("checki")
    assert call.about == " ".join(["The pair is then laid open.", *about])


def test_a_pass_says_what_it_lets_go():
    position = round_with(C1_WAITS, DULL[1], stock="C9 C1")
    assert calls(position.view(0), cards.code)[-1].words == "Not now"
    told(position, "checki C1", "draw", "discard C9", "draw")
    assert position.view(0).phase == "claim"
    assert calls(position.view(0), cards.code)[-1].words == "Let it go"


def test_checki_stands_there_until_it_is_declared():
    position = round_with(C1_WAITS, DULL[1], DULL[0])
    assert [[call.enabled for call in standing_calls(position.view(seat))] for seat in range(3)] == [
        [False]
    ] * 3
    told(position, "checki C1")
    assert standing_calls(position.view(0)) == []
    assert standing_calls(position.view(1)) != []


def test_nothing_stands_there_when_the_hand_is_over():
    position = round_with(C1_WAITS, DULL[1], stock="C1")
    told(position, "checki C1", "draw")
    assert position.is_over
    assert [standing_calls(position.view(seat)) for seat in range(2)] == [[], []]
