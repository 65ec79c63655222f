# SPDX-License-Identifier: MIT
"""Clicks on the hand in the window: nothing is played that has not been seen before."""

from PySide6.QtTest import QTest

from tests.app.play import asked_or_over, click_hand, click_pool, leave, play_by_mouse, sit_down
from tests.probe import probe
from thothit_desktop.table.drawing.names import name


def test_a_dimmed_card_with_one_match_is_raised_before_it_captures(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    card, other = until_a_choice_beside_a_single_match(qtbot, window)
    position = window.conductor.match.position
    moves = position.moves
    click_hand(window, card)
    leave(window)
    QTest.mouseMove(window.table.viewport(), probe(window.table).hand_card(other).center())
    click_hand(window, other)
    assert position.moves == moves
    assert probe(window.table).message == (
        f"Click {name(other)} again to play it; Esc or a click elsewhere puts it back"
    )
    (target,) = next(move.takes for move in position.legal_moves() if move.card == other)
    click_pool(window, target)
    assert position.moves[len(moves)].cards == (other, target)
    leave(window)  # the mouse lies on no card of the next test


def until_a_choice_beside_a_single_match(qtbot, window):
    """Play until one hand card may take one of several, and another one only one: the two."""
    for number in range(1, 60):
        window.begin(number=number)
        for _ in range(7):
            qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
            position = window.conductor.match.position
            if position.is_over:
                break
            if position.phase == "hand":
                moves = [move for move in position.legal_moves() if move.takes]
                matches = [move.card for move in moves]
                several = [card for card in matches if matches.count(card) > 1]
                single = [card for card in matches if matches.count(card) == 1]
                if several and single:
                    return several[0], single[0]
            leave(window)
            play_by_mouse(window)
    raise AssertionError("no deal offers such a choice")
