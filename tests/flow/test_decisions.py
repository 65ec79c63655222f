# SPDX-License-Identifier: MIT
"""Declarations and claims on a table without pictures: only the person's decisions are visible."""

import pytest

from tests.flow.scripted import Scripted, said, seated
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from tests.probe import awake_clock_of, run_out
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import dump, load
from thothit_desktop.table.awake_clock import AwakeClock

DRAWN = ("draw", "drawn", "pass")


def calls_of(table) -> list[str]:
    """The moves of the calls that are offered now; none where the last word of the flow is another."""
    last = next(
        (call for call in reversed(table.calls) if call[0] in ("offer_calls", "withdraw", "play")), None
    )
    return [call.move for call in last[1] if call.enabled] if last and last[0] == "offer_calls" else []


def wait_for_calls(qtbot, table, *moves: str) -> None:
    qtbot.waitUntil(lambda: calls_of(table) == list(moves), timeout=10000)


def made(match) -> list[str]:
    return [write_move(move) for move in match.position.moves]


def declared(monkeypatch, *players: Scripted, stock: str = "", **options):
    """The person has declared and waits for C1; seat 1 is to draw."""
    hands = (C1_WAITS, *DULL[: len(players)])
    position = round_with(*hands, stock=f"C9 {stock}", **options)
    match = seated(monkeypatch, position, *players)
    said(match, 0, "checki C1", "draw", "discard C9")
    return match


def test_the_person_declares_as_dealt(qtbot, controller, table, monkeypatch):
    match = seated(monkeypatch, round_with(C1_WAITS, DULL[0]), Scripted(*DRAWN))
    controller.resume(match)
    wait_for_calls(qtbot, table, "checki C1", "pass")
    assert table.calls[-1][2] is None  # nobody is hurried here
    table.call_bar.called.emit("checki C1")
    wait_for_calls(qtbot, table, "draw")
    assert made(match) == ["checki C1"]
    assert ("play", ["declared 0 C1 C1"], False) in table.calls


def test_the_first_question_of_a_resumed_match_is_answered_where_it_has_one_answer(
    qtbot, controller, table, monkeypatch
):
    match = seated(monkeypatch, round_with(C1_WAITS, DULL[0]), Scripted(*DRAWN))
    said(match, 0, "checki C1")
    controller.decisions.plays_forced = True
    controller.resume(match)
    qtbot.waitUntil(lambda: made(match) == ["checki C1", "draw"], timeout=10000)


def test_an_only_move_is_left_to_the_person_who_has_not_chosen_otherwise(
    qtbot, controller, table, monkeypatch
):
    match = seated(monkeypatch, round_with(C1_WAITS, DULL[0]), Scripted(*DRAWN))
    said(match, 0, "checki C1")
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    assert forcing_of(controller).left is None


def test_whoever_is_to_act_is_told(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C2 S5")
    told = []
    controller.decisions.asked.connect(told.append)
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    assert list(dict.fromkeys(told)) == [1, 0]


def test_checki_stands_there_while_others_play(qtbot, controller, table, monkeypatch):
    match = seated(monkeypatch, round_with(DULL[2], DULL[0]), Scripted(*DRAWN))
    said(match, 0, "draw", "discard C9")
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw", "take")
    standing = [call[1] for call in table.calls if call[0] == "set_calls"]
    assert standing
    assert all([(call.words, call.enabled) for call in calls] == [("Checki", False)] for calls in standing)


def test_what_may_be_called_says_what_it_does(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C2 S5")
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    offered = next(call for call in reversed(table.calls) if call[0] == "offer_calls")[1]
    assert [call.about for call in offered if call.enabled] == ["Draw the top card of the stock."]


def test_a_click_on_the_stock_draws_and_one_on_the_discards_takes(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C2 S5")
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    table.selection.discard_chosen.emit()
    assert "take" not in made(match)
    table.selection.stock_chosen.emit()
    qtbot.waitUntil(lambda: match.position.phase == "discard")
    assert made(match)[-1] == "draw"


def test_a_declaration_is_forced_where_the_shown_pair_is_broken(qtbot, controller, table, monkeypatch):
    """The shown one of two pairs is broken; the other must be shown, without a pass."""
    position = round_with("M5 S5 C5 M7 M7 C7 C7 S7", DULL[0], stock="S7 C2")
    match = seated(monkeypatch, position, Scripted(*DRAWN))
    said(match, 0, "checki M7", "draw", "discard M7")
    controller.resume(match)
    wait_for_calls(qtbot, table, "checki C7", "checki S7")


@pytest.mark.parametrize("seconds", [5.0, None])
def test_a_discard_is_claimed_in_time(qtbot, controller, table, monkeypatch, seconds):
    match = declared(monkeypatch, Scripted("draw", "discard C1", "pass"), stock="C2")
    match.position.hands[1].append(cards.card("C1"))
    match.position.hands[1].remove(cards.card("C3"))
    controller.decisions.claim_seconds = seconds
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    assert table.calls[-1][2] == seconds
    with qtbot.waitSignal(controller.scored):
        table.call_bar.called.emit("0:claim")
    assert match.position.score().winners == (0,)


def test_only_a_claim_of_the_person_may_have_a_time_limit(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted("draw", "discard C1", "pass"), stock="C2")
    match.position.hands[1].append(cards.card("C1"))
    match.position.hands[1].remove(cards.card("C3"))
    controller.resume(match)
    assert match.position.to_move == 1
    assert not controller.decisions.is_timed
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    assert controller.decisions.is_timed
    table.call_bar.called.emit("0:pass")
    wait_for_calls(qtbot, table, "take", "draw")
    assert not controller.decisions.is_timed


def test_a_click_on_the_discard_claims_it(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted("draw", "discard C1", "pass"), stock="C2")
    match.position.hands[1].append(cards.card("C1"))
    match.position.hands[1].remove(cards.card("C3"))
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    with qtbot.waitSignal(controller.scored):
        table.selection.claim_chosen.emit()
    assert match.position.score().winners == (0,)


def test_a_drawn_card_is_claimed(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C1")
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    with qtbot.waitSignal(controller.scored):
        table.call_bar.called.emit("0:claim")


def test_a_claim_that_runs_out_is_a_pass_and_a_late_one_is_answered(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C1")
    controller.decisions.claim_seconds = 5.0
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    table.call_bar.countdown.ran_out.emit()
    assert made(match)[-1] == "0:pass"
    gone = next(call for call in reversed(table.calls) if call[0] == "set_calls")[1]
    assert [(call.move, call.enabled) for call in gone] == [("0:claim", False), ("0:pass", False)]
    with qtbot.waitSignal(controller.decisions.human.refused) as refused:
        table.call_bar.missed.emit("0:claim")
    assert refused.args[0].code == "too-late"
    wait_for_calls(qtbot, table, "0:claim", "0:pass")  # the same card again, discarded
    assert made(match)[-1] == "discard C1"


def test_a_claim_that_runs_out_before_the_own_turn_goes_with_it(qtbot, controller, table, monkeypatch):
    """It is told by `expired`; what wins is the first that may be done now, where the claim was."""
    late = []
    controller.decisions.human.expired.connect(late.append)
    match = declared(monkeypatch, Scripted("draw", "discard C1", "pass"), stock="C1")
    said(match, 1, "draw")
    said(match, 0, "0:pass")
    controller.decisions.claim_seconds = 5.0
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    table.call_bar.countdown.ran_out.emit()
    wait_for_calls(qtbot, table, "take", "draw")
    assert [call.move for call in table.calls[-1][1]] == ["take", "draw"]
    assert table.calls[-1][1][0].words == "Take C1 and win"
    assert [view.phase for view in late] == ["claim"]


def log(controller, table):
    """Return a list that receives all visible and audible events in order."""
    seen = []
    controller.decisions.asked.connect(lambda seat: seen.append(f"asked {seat}"))
    controller.session.changed.connect(lambda: seen.append("changed"))
    controller.ceremony.staged.connect(lambda stage, _: seen.append(stage))
    controller.decisions.human.refused.connect(lambda refused: seen.append(refused.code))
    return lambda: (
        seen
        + [
            (call[0], call[1] if call[0] == "play" else None, call[-1] if call[0] == "play" else None)
            for call in table.calls
        ]
    )


READY = "S5 M5 C5 M7 C7 S7 M9 M9"
"""Like C1_WAITS, but nobody else has its pair."""
NOT_READY = "S5 M5 C5 M7 C7 S7 M9 M1"


@pytest.fixture
def traces(qtbot, monkeypatch):
    """Return the events of two matches that differ in one hidden hand only."""
    from tests.flow.fake_table import FakeTable
    from thothit_desktop.flow.match_controller import MatchController

    def run(hand: str, players: int, moves: int):
        table = FakeTable()
        controller = MatchController(table, str.upper, cards.code)
        kept = []
        controller.session.secret_move_made.connect(lambda: kept.append(True))
        seen = log(controller, table)
        hands = [DULL[2], hand, DULL[0]][:players]
        position = round_with(*hands, stock="C9 C9 S9 S9", dealer=players - 1)
        controller.resume(seated(monkeypatch, position, *[Scripted(*DRAWN) for _ in hands[1:]]))
        for _ in range(moves):
            wait_for_calls(qtbot, table, *calls_before(controller))
            table.call_bar.called.emit("draw")
            qtbot.waitUntil(
                lambda: table.names()[-1] == "offer_calls" and controller.view().phase == "discard"
            )
            table.selection.hand_chosen.emit(controller.view().drawn)
            qtbot.waitUntil(lambda: controller.view().to_move == 0 and table.names()[-1] == "offer_calls")
        controller.close()
        return seen(), len(kept)

    def calls_before(controller):
        return ["draw", "take"] if controller.view().discards else ["draw"]

    return run


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_computer_is_asked_in_secret_leaves_no_trace(traces, players):
    """Asked as dealt, and again after its own discard."""
    asked, kept = traces(READY, players, 2)
    unasked, none = traces(NOT_READY, players, 2)
    assert kept >= 2
    assert none == 0
    assert asked == unasked


def test_a_secret_answer_that_takes_long_keeps_nobody_waiting(qtbot, controller, table, monkeypatch):
    """The person is asked meanwhile, and what the person does waits for the answer."""
    slow = Scripted(*DRAWN, waits="checki")
    position = round_with(DULL[2], READY, dealer=1)
    match = seated(monkeypatch, position, slow)
    asked = []
    controller.decisions.asked.connect(asked.append)
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    qtbot.waitUntil(slow.asked.is_set)
    assert asked == [0]
    table.call_bar.called.emit("draw")
    qtbot.wait(30)
    assert made(match) == []
    slow.go.set()
    qtbot.waitUntil(lambda: made(match) == ["1:pass", "draw"])


def test_a_computer_s_claim_breaks_in(qtbot, controller, table, monkeypatch):
    """It is asked when the card is drawn for all to see."""
    slow = Scripted("claim", *DRAWN, waits="claim")
    position = round_with(DULL[2], DULL[0], READY, stock="C9 M9", dealer=2)
    match = seated(monkeypatch, position, Scripted(*DRAWN), slow)
    said(match, 2, "2:checki M9")
    said(match, 0, "draw", "discard C9")
    controller.resume(match)
    with qtbot.waitSignal(controller.scored):
        qtbot.waitUntil(slow.asked.is_set)
        slow.go.set()
    assert match.position.score().winners == (2,)
    plays = [call for call in table.calls if call[0] == "play"]
    assert plays[-1][1][0].startswith("claimed 2")
    assert plays[-1][2] is False  # no lead of its own


def test_a_computer_that_declares_while_cards_move_is_asked_once(qtbot, controller, table, monkeypatch):
    """It is heard when they have come to rest, and nothing that was asked before is answered after."""
    position = round_with(DULL[2], NOT_READY, stock="C9 M9", dealer=1)
    match = seated(monkeypatch, position, Scripted("draw", "discard M1", "checki", "pass"))
    asked = []
    computers = controller.decisions.computers
    ask = computers.ask
    monkeypatch.setattr(computers, "ask", lambda: (asked.append(match.position.phase), ask()))
    said(match, 0, "draw", "discard C9")
    table.held = True
    controller.resume(match)

    def gone_on() -> bool:
        table.release()
        return len(made(match)) >= 5

    qtbot.waitUntil(gone_on, timeout=10000)
    table.held = False
    table.release()
    assert made(match)[2:] == ["draw", "discard M1", "checki M9"]
    wait_for_calls(qtbot, table, "draw", "take")
    assert asked == ["pick", "discard", "checki", "pick"]


def test_the_last_claim_is_waited_for(qtbot, controller, table, monkeypatch):
    """Nothing is left to be seen but the end, which the answer decides (W9)."""
    slow = Scripted(waits="claim")
    position = round_with(READY, "C2 C3 C4 C6 C8 S2 S3 M9", last="M9", dealer=1)
    match = seated(monkeypatch, position, slow, Scripted("discard M9"), person=False)
    said(match, 0, "checki M9")
    while position.view(0).stock_size:
        legal = position.legal_moves()
        match.play(next((move for move in legal if move == Move("discard", (position.drawn,))), legal[0]))
    said(match, 0, "0:pass")
    controller.resume(match)
    qtbot.waitUntil(slow.asked.is_set)
    with qtbot.assertNotEmitted(controller.scored, wait=60):
        assert position.view(1).phase == "over"
    with qtbot.waitSignal(controller.scored):
        slow.go.set()
    assert position.score().winners == ()


def test_paused_nothing_is_answered(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C1")
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    controller.set_paused(True)
    assert ("set_paused", True) in table.calls
    moves = made(match)
    qtbot.wait(30)
    assert made(match) == moves
    controller.set_paused(False)
    with qtbot.waitSignal(controller.scored):
        table.call_bar.called.emit("0:claim")


def test_a_match_is_resumed_in_a_secret_question(qtbot, controller, table, monkeypatch):
    from thothit_desktop.flow.match import Match

    match = declared(monkeypatch, Scripted(*DRAWN), stock="C1")
    said(match, 1, "draw")
    assert match.position.phase == "claim"
    again = Match.from_record(load(dump(match.record)), 1)
    controller.resume(again)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")


def test_cards_called_otherwise_are_asked_for_by_their_new_names(qtbot, controller, table, monkeypatch):
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C1")
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    offered = table.names().count("offer_calls")
    controller.decisions.update_card_names()
    assert table.names().count("offer_calls") == offered + 1


def leads(table) -> dict[str, bool]:
    """By kind of event that began a batch, whether the eye was led to its seat first."""
    return {call[1][0].split()[0]: call[2] for call in table.calls if call[0] == "play" and call[1]}


def forcing_of(controller) -> AwakeClock:
    """The clock after which an only move is made."""
    return awake_clock_of(controller.decisions)


def test_at_first_nobody_is_hurried_and_nothing_is_forced(controller):
    decisions = controller.decisions
    assert decisions.claim_seconds is None
    assert decisions.plays_forced is False
    assert decisions.waiting is False
    assert decisions.secret_prompt_pending is False


def only_a_draw(monkeypatch):
    """The person may only draw, as nothing has been discarded."""
    match = seated(monkeypatch, round_with(C1_WAITS, DULL[0]), Scripted(*DRAWN))
    said(match, 0, "checki C1")
    return match


def test_an_only_move_is_made_once_after_seven_tenths_of_a_second(qtbot, controller, table, monkeypatch):
    match = only_a_draw(monkeypatch)
    controller.decisions.plays_forced = True
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    forcing = forcing_of(controller)
    assert 0 < forcing.left <= 700
    wanted = []
    controller.decisions.human.wanted.connect(wanted.append)
    run_out(controller.decisions)
    assert wanted == [Move("draw")]
    assert made(match)[-1] == "draw"
    assert forcing.left is None


def test_whoever_has_several_moves_is_left_alone(qtbot, controller, table, monkeypatch):
    controller.decisions.plays_forced = True
    controller.resume(seated(monkeypatch, round_with(C1_WAITS, DULL[0]), Scripted(*DRAWN)))
    wait_for_calls(qtbot, table, "checki C1", "pass")
    assert forcing_of(controller).left is None
    forcing_of(controller).over.emit()
    assert controller.match.position.moves == ()


def test_an_only_move_that_was_gone_back_to_is_left_to_the_person_once(qtbot, controller, table, monkeypatch):
    match = only_a_draw(monkeypatch)
    controller.decisions.plays_forced = True
    controller.decisions.leave_forced()
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    assert forcing_of(controller).left is None
    table.call_bar.called.emit("draw")
    assert made(match)[-1] == "draw"
    controller.resume(only_a_draw(monkeypatch))
    wait_for_calls(qtbot, table, "draw")
    assert forcing_of(controller).left is not None, "the next one is made"


def test_no_forced_move_outlives_its_match(qtbot, controller, table, monkeypatch):
    controller.decisions.plays_forced = True
    controller.resume(only_a_draw(monkeypatch))
    wait_for_calls(qtbot, table, "draw")
    assert forcing_of(controller).left is not None
    controller.decisions.forget()
    assert forcing_of(controller).left is None
    assert not controller.decisions.waiting


def test_a_claim_has_no_time_limit_where_a_screen_reader_must_say_it_first(
    qtbot, controller, table, monkeypatch
):
    monkeypatch.setattr("thothit_desktop.flow.decisions.QAccessible.isActive", lambda: True)
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C1")
    controller.decisions.claim_seconds = 5.0
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    assert table.calls[-1][2] is None


def test_only_a_claim_has_a_time_limit_when_calls_are_shown_anew(qtbot, controller, table, monkeypatch):
    controller.decisions.claim_seconds = 5.0
    controller.decisions.update_card_names()
    match = declared(monkeypatch, Scripted(*DRAWN), stock="C1")
    controller.resume(match)
    wait_for_calls(qtbot, table, "0:claim", "0:pass")
    controller.decisions.update_card_names()
    assert table.calls[-1][2] == 5.0
    controller.resume(only_a_draw(monkeypatch))
    wait_for_calls(qtbot, table, "draw")
    controller.decisions.update_card_names()
    assert table.calls[-1][2] is None


def test_the_eye_is_led_to_a_computer_and_not_to_the_person_nor_within_a_turn(
    qtbot, controller, table, monkeypatch
):
    match = seated(monkeypatch, round_with(DULL[2], DULL[0], dealer=0), Scripted(*DRAWN))
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw", "take")
    assert leads(table) == {"drew": True, "discarded": False}
    table.calls.clear()
    table.call_bar.called.emit("draw")
    qtbot.waitUntil(lambda: match.position.phase == "discard" and "play" in table.names())
    assert leads(table) == {"drew": False}


def test_nobody_is_shown_to_act_when_nothing_may_be_seen_of_it(qtbot, controller, table, monkeypatch):
    """A secret pass is played for nobody: no batch of events, and no change that is told."""
    changed = []
    match = seated(monkeypatch, round_with(DULL[2], READY, dealer=1), Scripted(*DRAWN))
    controller.session.changed.connect(lambda: changed.append(made(match)))
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    qtbot.waitUntil(lambda: made(match) == ["1:pass"])
    assert changed == []
    assert "play" not in table.names()


def test_a_question_waits_while_a_computer_is_asked_in_secret_and_is_put_once(
    qtbot, controller, table, monkeypatch
):
    slow = Scripted(*DRAWN, waits="checki")
    match = seated(monkeypatch, round_with(DULL[2], READY, dealer=1), slow)
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    qtbot.waitUntil(slow.asked.is_set)
    assert controller.decisions.secret_prompt_pending is True
    assert controller.decisions.waiting is True
    assert controller.idle is False
    slow.go.set()
    qtbot.waitUntil(lambda: not controller.decisions.secret_prompt_pending)
    assert table.names().count("offer_calls") == 1
    assert controller.decisions.secret_prompt_pending is False
    assert controller.idle is True


def test_what_the_person_did_meanwhile_is_dropped_with_its_question(qtbot, controller, table, monkeypatch):
    slow = Scripted(*DRAWN, waits="checki")
    match = seated(monkeypatch, round_with(DULL[2], READY, dealer=1), slow)
    controller.resume(match)
    wait_for_calls(qtbot, table, "draw")
    qtbot.waitUntil(slow.asked.is_set)
    table.call_bar.called.emit("draw")
    slow.asked.clear()
    controller.restart()
    qtbot.waitUntil(slow.asked.is_set)
    slow.go.set()
    wait_for_calls(qtbot, table, "draw")
    qtbot.waitUntil(lambda: not controller.decisions.secret_prompt_pending)
    qtbot.wait(20)
    assert made(match) == ["1:pass"]


def test_a_move_out_of_turn_is_told_as_one(qtbot, controller, table, monkeypatch):
    slow = Scripted("claim", *DRAWN, waits="claim")
    position = round_with(DULL[2], DULL[0], READY, stock="C9 M9", dealer=2)
    match = seated(monkeypatch, position, Scripted(*DRAWN), slow)
    said(match, 2, "2:checki M9")
    said(match, 0, "draw", "discard C9")
    out_of_turn = []
    controller.decisions.interrupted.connect(lambda move: out_of_turn.append(write_move(move)))
    controller.resume(match)
    with qtbot.waitSignal(controller.scored):
        slow.go.set()
    assert out_of_turn == ["2:claim"]


def test_a_forced_move_is_made_only_while_the_person_is_asked(qtbot, controller, table, monkeypatch):
    """Not before a match, not once the question has been dropped, not while another seat is asked."""
    wanted = []
    controller.decisions.human.wanted.connect(wanted.append)
    forcing = forcing_of(controller)
    forcing.over.emit()
    controller.resume(only_a_draw(monkeypatch))
    wait_for_calls(qtbot, table, "draw")
    controller.decisions.forget()
    forcing.over.emit()
    slow = Scripted(*DRAWN, waits="pick")
    match = declared(monkeypatch, slow)
    controller.resume(match)
    qtbot.waitUntil(slow.asked.is_set)
    assert controller.decisions.waiting
    forcing.over.emit()
    assert wanted == []
    slow.go.set()
