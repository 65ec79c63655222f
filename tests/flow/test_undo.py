# SPDX-License-Identifier: MIT
"""Moves are taken back at a table without pictures, at any time."""

import random

import pytest
from PySide6.QtTest import QSignalSpy

from tests.flow.scripted import NAMES, Scripted, said, seated
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from tests.probe import awake_clock_of
from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.move_history import decides
from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import DecisionKind, Move
from thothit_desktop.games.record import dump, load

PLAYED = [game for game, spec in games().items() if not spec.by_luck]


def match(game: str = "thothit", level: str = "greedy", **more) -> Match:
    made = new_game(game)
    return Match(made, NAMES[: made.players], ["person", *[level] * (made.players - 1)], 5, **more)


def asked(controller) -> bool:
    """Return True if the person is to act, and nothing else is waited for."""
    played = controller.match
    if not played.positions or not controller.idle or played.round_over:
        return False
    return controller.decisions.waiting and decides(played.position, 0)


def answer(qtbot, controller, rng: random.Random | None = None) -> None:
    """Let the person decide once, as soon as there is a question."""
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    legal = controller.match.position.legal_moves()
    controller.decisions.human.wanted.emit(rng.choice(legal) if rng else legal[0])


def over(controller) -> bool:
    return controller.match.round_over


@pytest.fixture
def undone(controller) -> list[object]:
    """Return the moves taken back, or made again."""
    told: list[object] = []
    controller.undo.taken_back.connect(lambda move, _: told.append(move))
    controller.undo.made_again.connect(lambda move, _: told.append(move))
    controller.undo.refused.connect(lambda: told.append("refused"))
    return told


@pytest.mark.parametrize("game", PLAYED)
def test_a_round_is_taken_back_to_its_beginning_and_made_again(qtbot, controller, undone, game):
    """Also after its score. Whoever was asked is asked again, and the moves are the same."""
    mine, rng = match(game), random.Random(3)
    controller.begin(mine)
    for _ in range(6):
        answer(qtbot, controller, rng)
        qtbot.waitUntil(lambda: asked(controller) or over(controller), timeout=10000)
        if over(controller):
            break
    moves = mine.position.moves
    while controller.undo.can_undo:
        controller.undo.undo()
        assert not mine.round_over
        qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    assert mine.help == len(undone) > 0
    while controller.undo.can_redo:
        controller.undo.redo()
        qtbot.waitUntil(lambda: asked(controller) or over(controller), timeout=10000)
    assert mine.position.moves == moves
    assert undone[: len(undone) // 2] == undone[len(undone) // 2 :][::-1]


def test_a_decision_is_told_with_what_the_person_saw_when_it_was_made(qtbot, controller):
    told = []
    controller.undo.taken_back.connect(lambda *decision: told.append(decision))
    controller.undo.made_again.connect(lambda *decision: told.append(decision))
    controller.begin(match())
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    seen, move = controller.view(), controller.match.position.legal_moves()[0]
    answer(qtbot, controller)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    controller.undo.undo()
    controller.undo.redo()
    assert told == [(move, seen)] * 2


def test_a_scored_round_is_opened_again_and_scored_again(qtbot, controller, table):
    mine = match("thunee")
    scores = []
    controller.scored.connect(scores.append)
    controller.begin(mine)
    while not mine.round_over:
        answer(qtbot, controller)
        qtbot.waitUntil(lambda: asked(controller) or over(controller), timeout=10000)
    qtbot.waitUntil(lambda: len(scores) == 1)
    totals = mine.totals
    table.calls.clear()
    controller.undo.undo()
    assert ("set_totals", (0, 0, 0, 0)) in table.calls
    assert not mine.scores
    answer(qtbot, controller)
    qtbot.waitUntil(lambda: len(scores) == 2, timeout=10000)
    assert mine.totals == totals
    assert scores[0] == scores[1]


def test_a_computer_player_that_thinks_is_interrupted(qtbot, controller, monkeypatch, undone):
    slow = Scripted(waits="hand")
    monkeypatch.setattr("thothit_desktop.flow.computers.new_player", lambda _: slow)
    mine = match()
    controller.begin(mine)
    slow.go.set()
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    slow.go.clear()
    slow.asked.clear()
    answer(qtbot, controller)
    qtbot.waitUntil(lambda: slow.asked.is_set() or asked(controller), timeout=10000)
    if not slow.asked.is_set():  # what the turned card takes
        answer(qtbot, controller)
        qtbot.waitUntil(slow.asked.is_set, timeout=10000)
    controller.undo.undo()
    made = mine.position.moves
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    slow.go.set()
    qtbot.wait(30)
    assert mine.position.moves == made
    assert len(undone) == 1


def test_an_answer_is_given_again_in_the_same_position(qtbot, controller, monkeypatch):
    """Also by another player who sits there now, so that nobody gets another answer by taking moves back."""
    first, other = Scripted(), Scripted()
    other.choose = lambda *_: pytest.fail("asked again")  # type: ignore[method-assign]
    monkeypatch.setattr("thothit_desktop.flow.computers.new_player", {"greedy": first, "random": other}.get)
    mine = match()
    controller.begin(mine)
    for _ in range(3):
        answer(qtbot, controller)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    moves = mine.position.moves
    for seat in (1, 2):
        controller.set_level(seat, "random")
    controller.undo.undo()
    controller.undo.undo()
    while mine.position.moves != moves:
        answer(qtbot, controller)
        qtbot.waitUntil(lambda: asked(controller), timeout=10000)


def test_redo_is_lost_when_something_else_is_played(qtbot, controller):
    mine = match()
    controller.begin(mine)
    answer(qtbot, controller)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    controller.undo.undo()
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    assert controller.undo.can_redo
    controller.decisions.human.wanted.emit(mine.position.legal_moves()[-1])
    assert not controller.undo.can_redo


def test_nothing_happens_where_nothing_can_be_taken_back(qtbot, controller, table, undone):
    """Before a match, while rituals are shown, at the first question, while the computer plays."""
    controller.undo.undo()
    controller.undo.redo()
    mine = match()
    table.held = True
    controller.begin(mine)
    qtbot.waitUntil(lambda: "play" in table.names(), timeout=10000)
    controller.undo.undo()
    controller.undo.redo()
    table.held = False
    table.release()
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    controller.undo.undo()
    controller.undo.redo()
    watched = Match(new_game("thothit"), NAMES[:3], ["greedy"] * 3, 5)
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.begin(watched)
    controller.undo.undo()
    assert watched.round_over
    assert mine.help == watched.help == 0
    assert not undone


def test_nothing_of_the_round_before_can_be_taken_back(qtbot, controller, undone):
    mine = match("thunee")
    scored = QSignalSpy(controller.scored)
    controller.begin(mine)
    while not mine.round_over:
        answer(qtbot, controller)
        qtbot.waitUntil(lambda: asked(controller) or over(controller), timeout=10000)
    qtbot.waitUntil(lambda: scored.count() == 1, timeout=10000)
    controller.next_round()
    qtbot.waitUntil(lambda: len(mine.positions) == 2, timeout=10000)
    controller.undo.undo()
    assert len(mine.positions) == 2
    assert not undone


def test_a_move_is_taken_back_in_a_pause_and_asked_after_it(qtbot, controller):
    mine = match()
    controller.begin(mine)
    answer(qtbot, controller)
    controller.set_paused(True)
    controller.undo.undo()
    assert mine.help == 1
    controller.set_paused(False)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    assert not mine.history.before(len(mine.position.moves))


def test_a_fair_match_keeps_what_has_shown_a_card(qtbot, controller, undone):
    """A hand card turns up the stock; what a turned card takes may be chosen again at once."""
    mine, rng = match(), random.Random(1)
    mine.fair = True
    controller.begin(mine)
    taken_back = 0
    while not mine.round_over and not taken_back:
        qtbot.waitUntil(lambda: asked(controller) or over(controller), timeout=10000)
        asks = asks_of(mine.position)
        before = mine.position.moves
        answer(qtbot, controller, rng)
        made = mine.position.moves
        controller.undo.undo()
        if asks is DecisionKind.HAND:
            assert undone.pop() == "refused"
            assert mine.position.moves == made
        else:
            assert mine.position.moves == before
            taken_back += 1
    assert taken_back == mine.help == 1


def test_a_round_that_is_resumed_can_be_taken_back(qtbot, controller):
    mine, rng = match(), random.Random(1)
    mine.deal_first()
    while len(mine.position.moves) < 12:
        mine.play(rng.choice(mine.position.legal_moves()))
    again = Match.from_record(load(dump(mine.record)), 1)
    controller.resume(again)
    assert controller.undo.can_undo
    controller.undo.undo()
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    assert again.position.moves == mine.position.moves[: len(again.position.moves)]


@pytest.mark.parametrize("answered", [False, True])
def test_a_secret_question_is_dropped_without_a_sign_and_asked_again(
    qtbot, controller, table, monkeypatch, answered
):
    """Taken back before its answer or after it: the table shows the same as if nobody were asked."""
    player = Scripted("pass", waits="claim")
    mine = seated(monkeypatch, round_with(DULL[0], C1_WAITS, stock="C1 C2"), player)
    said(mine, 1, "1:checki C1")
    controller.resume(mine)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    controller.decisions.human.wanted.emit(Move("draw"))
    qtbot.waitUntil(player.asked.is_set, timeout=10000)
    assert controller.decisions.secret_prompt_pending
    if answered:
        player.go.set()
        qtbot.waitUntil(lambda: not controller.decisions.secret_prompt_pending, timeout=10000)
        player.go.clear()
        player.asked.clear()
    table.calls.clear()
    controller.undo.undo()
    assert not controller.decisions.secret_prompt_pending
    assert mine.position.phase == "pick"
    (travel,) = [call for call in table.calls if call[0] == "travel"]
    assert [event.kind for event in travel[2]] == ["showed"]
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    controller.decisions.human.wanted.emit(Move("draw"))
    if answered:  # the answer is known: nobody thinks
        qtbot.waitUntil(lambda: mine.position.phase != "claim", timeout=10000)
        assert not player.asked.is_set()
    else:
        assert controller.decisions.secret_prompt_pending
        player.go.set()
        qtbot.waitUntil(lambda: mine.position.phase != "claim", timeout=10000)


@pytest.mark.parametrize("seconds", [None, 8.0])
def test_a_question_with_a_time_limit_is_asked_anew(qtbot, controller, table, seconds):
    """The person's own claim comes back with all its time."""
    controller.decisions.claim_seconds = seconds
    for number in range(1, 80):
        mine = match("kowah", level="random")
        mine.number = number
        mine.deal_first()
        while not mine.position.is_over and (mine.position.to_move, mine.position.phase) != (0, "claim"):
            legal = mine.position.legal_moves()
            mine.play(next((move for move in legal if move.kind == "checki"), legal[0]))
        if not mine.position.is_over:
            break
    controller.resume(mine)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    passing = next(move for move in mine.position.legal_moves() if move.kind == "pass")
    controller.decisions.human.wanted.emit(passing)
    table.calls.clear()
    controller.undo.undo()
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    assert mine.position.phase == "claim"
    (offered,) = [call for call in table.calls if call[0] == "offer_calls"]
    assert offered[2] == seconds


def test_only_what_differs_moves_on_the_table(qtbot, controller, table):
    mine = match()
    controller.begin(mine)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    early = controller.view()
    answer(qtbot, controller)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    late = controller.view()
    more = late.history[len(early.history) :]
    assert more
    table.calls.clear()
    controller.undo.undo()
    controller.undo.redo()
    travels = [call[1:] for call in table.calls if call[0] == "travel"]
    assert travels == [(early, more, ()), (late, (), more)]


def test_whoever_leaves_a_position_says_so_before_and_the_record_has_changed_after(qtbot, controller, table):
    mine = match()
    controller.begin(mine)
    answer(qtbot, controller)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    made, order = len(mine.position.moves), []
    controller.undo.leaving.connect(lambda: order.append(("leaving", len(mine.position.moves))))
    controller.session.changed.connect(lambda: order.append(("changed", len(mine.position.moves))))
    controller.undo.taken_back.connect(lambda *_: order.append(("taken back", len(mine.position.moves))))
    table.calls.clear()
    controller.undo.undo()
    earlier = len(mine.position.moves)
    assert order == [("leaving", made), ("changed", earlier), ("taken back", earlier)]
    assert table.names().index("complete") < table.names().index("travel")
    assert ("set_totals", mine.totals) in table.calls


def test_a_forced_move_that_was_taken_back_is_the_person_s_to_make(qtbot, controller, table, monkeypatch):
    mine = seated(monkeypatch, round_with(C1_WAITS, DULL[0]), Scripted("draw", "drawn", "pass"))
    said(mine, 0, "checki C1")
    controller.resume(mine)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    controller.decisions.plays_forced = True
    controller.decisions.human.wanted.emit(Move("draw"))
    controller.undo.undo()
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    assert mine.position.phase == "pick"
    qtbot.wait(20)
    assert awake_clock_of(controller.decisions).left is None


def test_before_a_match_nothing_can_be_taken_back_or_made_again(controller):
    assert (controller.undo.can_undo, controller.undo.can_redo) == (False, False)


def test_what_can_be_taken_back_and_made_again_is_known(qtbot, controller):
    controller.begin(match())
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    assert (controller.undo.can_undo, controller.undo.can_redo) == (False, False)
    answer(qtbot, controller)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    assert (controller.undo.can_undo, controller.undo.can_redo) == (True, False)
    controller.undo.undo()
    assert (controller.undo.can_undo, controller.undo.can_redo) == (False, True)


def test_redo_to_the_score_scores_again_and_asks_nobody(qtbot, controller):
    mine = match("thunee")
    controller.begin(mine)
    while not mine.round_over:
        answer(qtbot, controller)
        qtbot.waitUntil(lambda: asked(controller) or over(controller), timeout=10000)
    qtbot.waitUntil(lambda: controller.idle, timeout=10000)
    controller.undo.undo()
    scored = QSignalSpy(controller.scored)
    controller.undo.redo()
    qtbot.waitUntil(lambda: scored.count() == 1, timeout=10000)
    assert mine.round_over
