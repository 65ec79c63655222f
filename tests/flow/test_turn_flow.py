# SPDX-License-Identifier: MIT
"""The course of a turn, on a table without pictures."""

import random

import pytest
from PySide6.QtTest import QSignalSpy

from tests.flow.scripted import NAMES, Scripted, seated
from tests.flow.test_decisions import DRAWN, wait_for_calls
from tests.flow.test_every_game import match
from tests.games.rummy.rounds import DULL, round_with
from tests.games.thunee.rounds import SET, X1, laid, said
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_event
from thothit_desktop.games.record import dump, load


@pytest.fixture
def trick(qtbot, controller, table, monkeypatch):
    """A full trick that the person has filled with Th rests on the table until somebody clicks."""
    controller.turns.trick_pause.seconds = None
    position = said(laid(X1), f"{SET}, Jh, Kh")
    played = seated(monkeypatch, position, *(Scripted("pass") for _ in range(3)))
    controller.resume(played)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer")
    table.calls.clear()
    with qtbot.waitSignal(controller.turns.resting) as resting:
        table.selection.hand_chosen.emit(cards.card("Th"))
    played.rested = write_event(resting.args[0])
    return played


def test_a_full_trick_rests_before_it_is_cleared(qtbot, controller, table, trick):
    assert trick.rested == "trick 2 Jh Kh Th Ah"
    assert controller.turns.trick_pause.trick_on_table
    assert not controller.idle
    shown = [call[1] for call in table.calls if call[0] == "play"]
    assert [event for batch in shown for event in batch] == ["played 0 Th", "played 1 Ah"]
    table.calls.clear()
    table.selection.draw_chosen.emit()
    assert [call[1:] for call in table.calls if call[0] == "play"] == [(["trick 2 Jh Kh Th Ah"], False)]
    assert not controller.turns.trick_pause.trick_on_table


def test_what_was_offered_is_withdrawn_when_the_trick_is_cleared(controller, table, trick):
    assert table.names()[-1] == "offer_rest"
    table.calls.clear()
    table.selection.draw_chosen.emit()
    assert table.names().index("withdraw") < table.names().index("play")


def test_a_trick_that_lies_there_is_no_longer_waited_for_in_another_match(qtbot, controller, table, trick):
    controller.begin(Match(new_game("thothit"), NAMES[:3], ["person", "bocah", "empu"], 5))
    qtbot.waitUntil(lambda: table.names()[-1] == "offer", timeout=10000)
    assert not controller.turns.trick_pause.trick_on_table


def test_a_match_that_was_left_at_a_full_trick_shows_it_once_more(qtbot, controller, table, trick):
    again = Match.from_record(load(dump(trick.record)), 1)
    table.calls.clear()
    with qtbot.waitSignal(controller.turns.resting) as resting:
        controller.resume(again)
    assert write_event(resting.args[0]) == trick.rested
    shown = [call[1:] for call in table.calls if call[0] == "play"]
    assert shown == [(["played 1 Ah"], False)]
    (laid_out,) = [call[1] for call in table.calls if call[0] == "show_view"]
    assert write_event(laid_out.history[-1]) == "played 0 Th"
    table.selection.draw_chosen.emit()
    assert [call[1] for call in table.calls if call[0] == "play"][1] == [trick.rested]


def test_of_a_tie_both_who_draw_are_asked_as_the_person(qtbot, controller, table):
    """Laki: the seats of the move are those who draw; the person's comes first where it is one of them."""
    for number in range(60):
        played = Match(new_game("kings", 4), NAMES[:4], ["person", *["random"] * 3], number)
        played.deal_first()
        while played.position.phase == "draw":
            played.play(played.position.legal_moves()[0])
        if played.position.phase == "laki" and 0 not in played.position.tied[:1]:
            break
    tied = played.position.tied
    asked = []
    controller.decisions.asked.connect(asked.append)
    staged = []
    controller.ceremony.staged.connect(lambda name, events: staged.append((name, bool(events))))
    controller.resume(played)
    qtbot.waitUntil(lambda: bool(asked))
    assert asked[0] == (0 if 0 in tied else tied[0])
    if 0 in tied:
        table.selection.draw_chosen.emit()
    qtbot.waitUntil(lambda: bool(staged))
    assert staged[0] == ("laki", True)


def test_a_turn_of_luck_shows_what_it_draws_with_the_match_s_luck(qtbot, controller, table):
    mine = match("kings")
    controller.begin(mine)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer_draw", timeout=10000)
    move = mine.position.chance(mine.luck("chance"))
    made = len(mine.position.moves)
    table.selection.draw_chosen.emit()
    assert mine.position.moves[made] == move


def test_turns_of_luck_wait_for_the_person_again_when_they_no_longer_go_by_themselves(
    qtbot, controller, table
):
    mine = match("kings")
    controller.turns.set_automatic(True)
    controller.begin(mine)
    qtbot.waitUntil(lambda: mine.positions and len(mine.position.moves) > 0, timeout=10000)
    controller.turns.set_automatic(False)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer_draw" or mine.position.is_over, timeout=10000)
    assert "offer_draw" in table.names() or mine.position.is_over


def test_nothing_is_drawn_where_somebody_decides(qtbot, controller, table, monkeypatch):
    mine = seated(monkeypatch, round_with(*DULL[:2]), Scripted(*DRAWN))
    controller.turns.set_automatic(True)
    controller.resume(mine)
    wait_for_calls(qtbot, table, "draw")
    table.selection.draw_chosen.emit()
    controller.turns.set_automatic(False)
    controller.turns.set_automatic(True)
    assert mine.position.moves == ()


def test_who_watches_is_offered_no_click(qtbot, controller, table, monkeypatch):
    controller.turns.trick_pause.seconds = 0.0
    players = [Scripted("pass") for _ in range(4)]
    watched = seated(monkeypatch, said(laid(X1), SET), *players, person=False)
    rested = QSignalSpy(controller.turns.resting)
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.resume(watched)
    assert rested.count() == 6
    assert not {"offer_rest", "offer_draw"} & set(table.names())


def thothit(phase: str):
    """A round of Thothit that stands at a phase in which there is a choice."""
    position = new_game("thothit").deal(random.Random(1))
    while position.phase != phase or len(position.legal_moves()) == 1:
        position.play(position.legal_moves()[0])
    return position


def drawn():
    """A round of Kowah in which a card has been drawn."""
    position = round_with(*DULL[:2])
    position.play(Move("draw"))
    return position


LED = [
    (lambda: said(laid(X1, dealer=3), "pass, pass"), "trump", True),
    (lambda: said(laid(X1, dealer=3), SET.replace("Qs", "Ts")), "play", True),
    (lambda: laid(X1), "bid", False),
    (lambda: said(laid(X1, dealer=3), "pass, pass, trump Ts"), "call", False),
    (lambda: round_with(*DULL[:2]), "pick", True),
    (drawn, "discard", False),
    (lambda: thothit("hand"), "hand", True),
    (lambda: thothit("stock"), "stock", False),
]
"""Rounds, their phase, and whether the eye is led to the computer player that is to act there."""


@pytest.mark.parametrize(("make", "phase", "led"), LED, ids=[phase for _, phase, _ in LED])
def test_the_eye_is_led_to_a_computer_player_but_not_again_within_its_turn(
    qtbot, controller, table, monkeypatch, make, phase, led
):
    position = make()
    assert position.phase == phase
    players = [Scripted() for _ in range(position.game.players)]
    table.held = True
    controller.resume(seated(monkeypatch, position, *players, person=False))
    qtbot.waitUntil(lambda: "play" in table.names(), timeout=10000)
    assert [call[2] for call in table.calls if call[0] == "play"] == [led]
