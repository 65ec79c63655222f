# SPDX-License-Identifier: MIT
"""The state machine, on a table without pictures."""

import shiboken6
from PySide6.QtCore import QObject

from tests.flow.fake_table import FakeTable
from tests.flow.scripted import Scripted, seated
from tests.games.rummy.rounds import DULL, round_with
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.match_controller import MatchController
from thothit_desktop.flow.match_state_machine import MatchStateMachine
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import code
from thothit_desktop.games.record import dump, load
from thothit_desktop.table.table import Seat


def match(levels=("person", "greedy", "greedy"), number: int = 7) -> Match:
    return Match(new_game("thothit"), ["You", "Sri", "Wati"], list(levels), number)


def at_hand(match: Match) -> bool:
    """Return True if the person is to play a hand card."""
    return bool(match.positions) and match.position.to_move == 0 and match.position.phase == "hand"


def wait_for_person(qtbot, controller, table):
    qtbot.waitUntil(lambda: table.names()[-1:] == ["offer"] and at_hand(controller.match), timeout=10000)


def test_rituals_come_in_order_before_the_first_turn(qtbot, controller, table):
    stages = []
    controller.ceremony.staged.connect(lambda stage, _: stages.append(stage))
    with qtbot.waitSignal(controller.decisions.asked):
        controller.begin(match())
    played = [[event.split()[0] for event in call[1]] for call in table.calls if call[0] == "play"]
    assert played[0] == ["seated"] * 3 + ["gathered"]
    assert played[1][:3] == ["drawn"] * 3
    assert played[1][-1] == "raja"
    assert played[2] == ["dealt"] * 3 + ["laid"]
    assert played[3] == ["arranged"]
    assert stages == ["seating", "crowning", "dealing", "arranging"]


def test_other_hands_are_dealt_face_down(qtbot, controller, table):
    with qtbot.waitSignal(controller.decisions.asked):
        controller.begin(match())
    dealt = [
        event for call in table.calls if call[0] == "play" for event in call[1] if event.startswith("dealt")
    ]
    hidden = {event.split()[1]: "?" in event for event in dealt}
    assert hidden == {"0": False, "1": True, "2": True}


def test_watched_round_ends_in_a_score_and_goes_on(qtbot, controller):
    watched = match(("greedy", "random", "greedy"))
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.begin(watched)
    assert watched.position.is_over
    with qtbot.waitSignals([controller.ceremony.staged, controller.scored], timeout=10000):
        controller.next_round()
    assert len(watched.positions) == 2


def test_the_person_s_card_is_played(qtbot, controller, table):
    mine = match()
    controller.begin(mine)
    wait_for_person(qtbot, controller, table)
    before = len(mine.position.moves)
    move = mine.position.legal_moves()[0]
    table.selection.hand_chosen.emit(move.card)
    assert mine.position.moves[before] == move
    assert "withdraw" in table.names()


def test_a_card_that_may_take_several_waits_for_the_choice(qtbot, controller, table):
    mine, card, targets = _with_choice(qtbot, controller, table)
    moves = len(mine.position.moves)
    table.selection.hand_chosen.emit(card)
    choice = next(call[2] for call in reversed(table.calls) if call[0] == "ask")
    assert ("ask", card, choice, True) in table.calls
    assert list(choice.takes) == targets
    table.selection.choice_left.emit()
    assert table.names()[-1] == "offer"
    assert len(mine.position.moves) == moves
    table.selection.hand_chosen.emit(card)
    table.selection.targets_chosen.emit(targets[-1])
    assert mine.position.moves[moves].cards == (card, *targets[-1])


def _asked_or_over(mine, table) -> bool:
    return at_hand(mine) or mine.position.is_over or table.names()[-1] == "ask"


def _with_choice(qtbot, controller, table):
    """Play on, deal after deal, until a hand card of the person may take one of several."""
    for number in range(1, 60):
        mine = match(number=number)
        controller.begin(mine)
        for _ in range(7):
            wait_for_person(qtbot, controller, table)
            for move in mine.position.legal_moves():
                targets = [m.takes for m in mine.position.legal_moves() if m.card == move.card and m.takes]
                if len(targets) > 1:
                    return mine, move.card, targets
            table.selection.hand_chosen.emit(mine.position.legal_moves()[0].card)
            qtbot.waitUntil(lambda: _asked_or_over(controller.match, table))
            if mine.position.is_over:
                break
            if mine.position.phase == "stock":
                table.selection.targets_chosen.emit(mine.position.legal_moves()[0].takes)
    raise AssertionError("no deal offers a choice")


def test_what_cannot_be_done_is_refused_and_loses_nothing(qtbot, controller, table):
    mine = match()
    controller.begin(mine)
    wait_for_person(qtbot, controller, table)
    before = mine.position.moves
    missing = next(card for card in range(30) if card not in mine.position.hands[0])
    with qtbot.waitSignal(controller.decisions.human.refused) as refused:
        table.selection.hand_chosen.emit(missing)
    assert refused.args[0].code == "not-in-hand"
    assert mine.position.moves == before


def test_a_card_out_of_turn_is_refused(qtbot, controller, table):
    """Also one whose twin the seat to act holds."""
    mine = match()
    controller.begin(mine)
    wait_for_person(qtbot, controller, table)
    table.held = True
    table.selection.hand_chosen.emit(mine.position.legal_moves()[0].card)
    while mine.position.to_move == 0:
        mine.play(mine.position.legal_moves()[0])
    moves = mine.position.moves
    for card in (mine.position.hands[0][0], mine.position.hands[1][0]):
        with qtbot.waitSignal(controller.decisions.human.refused) as refused:
            table.selection.hand_chosen.emit(card)
        assert refused.args[0].code == "not-your-turn"
    assert mine.position.moves == moves


def test_resume_goes_on_where_it_stood(qtbot, controller, table):
    mine = match()
    mine.deal(0)
    for _ in range(3):
        mine.play(mine.position.legal_moves()[0])
    again = Match.from_record(load(dump(mine.record)), 1)
    with qtbot.waitSignal(controller.decisions.asked):
        controller.resume(again)
    assert "show_view" in table.names()
    assert not any(
        event.startswith("dealt") for call in table.calls if call[0] == "play" for event in call[1]
    )


def test_resume_after_the_end_shows_the_score(qtbot, controller):
    mine = match(("greedy",) * 3)
    mine.deal(0)
    while not mine.position.is_over:
        mine.play(mine.position.legal_moves()[0])
    with qtbot.waitSignal(controller.scored):
        controller.resume(mine)


def test_restart_deals_the_same_cards_from_any_state(qtbot, controller, table):
    mine = match()
    controller.begin(mine)
    wait_for_person(qtbot, controller, table)
    layout = mine.position.layout
    table.selection.hand_chosen.emit(mine.position.legal_moves()[0].card)
    table.calls.clear()
    controller.restart()
    wait_for_person(qtbot, controller, table)
    assert mine.position.layout == layout
    assert len(mine.positions) == 1


def test_a_new_match_replaces_the_one_under_way(qtbot, controller, table):
    first, second = match(number=1), match(number=2)
    controller.begin(first)
    wait_for_person(qtbot, controller, table)
    table.calls.clear()
    controller.begin(second)
    wait_for_person(qtbot, controller, table)
    assert controller.match is second


def test_pause_freezes_the_table_and_nothing_is_lost(qtbot, controller, table):
    watched = match(("greedy",) * 3)
    with qtbot.waitSignal(controller.decisions.asked):
        controller.begin(watched)
    table.held = True
    controller.set_paused(True)
    assert ("set_paused", True) in table.calls
    qtbot.wait(50)
    moves = len(watched.position.moves)
    qtbot.wait(50)
    assert len(watched.position.moves) == moves
    table.held = False
    controller.set_paused(False)
    with qtbot.waitSignal(controller.scored, timeout=10000):
        table.release()


def test_a_computer_s_answer_waits_for_the_end_of_a_pause(qtbot, controller, table):
    watched = match(("greedy",) * 3)
    with qtbot.waitSignal(controller.decisions.asked):
        controller.begin(watched)
    controller.set_paused(True)
    qtbot.wait(80)
    moves = len(watched.position.moves)
    qtbot.wait(80)
    assert len(watched.position.moves) == moves
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.set_paused(False)


def test_a_click_ends_all_rituals(qtbot, controller, table):
    table.held = True
    controller.begin(match())
    qtbot.wait(10)
    table.clicked.emit()
    with qtbot.waitSignal(controller.decisions.asked):
        table.release()
    assert table.names().count("complete") == 4  # one for the start, one for each ritual after the click


def test_another_level_takes_over_at_once(qtbot, controller, table):
    mine = match()
    controller.begin(mine)
    wait_for_person(qtbot, controller, table)
    with qtbot.waitSignal(controller.session.changed):
        controller.set_level(1, "random")
    assert mine.levels == ["person", "random", "greedy"]
    assert load(dump(mine.record)).seats == ("person", "random", "greedy")


def test_a_player_s_fault_is_told_and_luck_decides(qtbot, controller, monkeypatch):
    from thothit_desktop.players.fishing.greedy import GreedyPlayer

    def fail(*_):
        raise RuntimeError("no idea")

    monkeypatch.setattr(GreedyPlayer, "choose", fail)
    faults = []
    controller.decisions.computers.failed.connect(lambda error: faults.append(str(error)))
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.begin(match(("greedy",) * 3))
    assert set(faults) == {"no idea"}


def test_plates_say_levels_in_words(qtbot, controller, table):
    controller.begin(match())
    seats = next(call[1] for call in table.calls if call[0] == "set_seats")
    assert [seat.level for seat in seats] == ["", "GREEDY", "GREEDY"]


def own_parts(controller) -> list[QObject]:
    """The conductor's parts and theirs, timers included, without the table."""
    found, left = [], [controller]
    while left:
        new = [
            part
            for part in vars(left.pop()).values()
            if isinstance(part, QObject) and not type(part).__name__.startswith("Fake")
        ]
        left += [part for part in new if part not in found]
        found += [part for part in new if part not in found]
    return found


def test_all_that_a_conductor_is_made_of_goes_with_it(qapp):
    controller = MatchController(FakeTable(), str.upper, code)
    parts = own_parts(controller)
    assert len(parts) > 20
    controller.close()
    shiboken6.delete(controller)
    assert [type(part).__name__ for part in parts if shiboken6.isValid(part)] == []


def test_a_conductor_goes_with_the_window_that_it_plays_for(qapp):
    window = QObject()
    controller = MatchController(FakeTable(), str.upper, code, window)
    assert controller.parent() is window
    controller.close()
    shiboken6.delete(window)
    assert not shiboken6.isValid(controller)


def test_before_a_match_there_is_nothing_to_change(controller, table):
    table.calls.clear()
    controller.restart()
    controller.rename("Me", given=True)
    controller.set_level(1, "empu")
    controller.set_figure("bun")
    controller.undo.undo()
    assert controller.match is None
    assert table.calls == []
    assert controller.idle
    assert not controller.decisions.waiting
    assert not controller.decisions.secret_prompt_pending


def seats_of(table) -> tuple[list[Seat], object, bool]:
    """Return the seats last set at the table."""
    return [call[1:] for call in table.calls if call[0] == "set_seats"][-1]


def test_everybody_sits_at_the_table_with_a_figure_and_a_level(qtbot, controller, table):
    mine = match(("person", "bocah", "empu"))
    controller.begin(mine)
    seats, person, clockwise = seats_of(table)
    assert (person, clockwise) == (0, mine.game.spec.clockwise)
    assert seats == [
        Seat("You", "", "headcloth"),
        Seat("Sri", "BOCAH", "bun"),
        Seat("Wati", "EMPU", "horns"),
    ]
    assert controller.figures == ["headcloth", "bun", "horns"]
    assert ("set_totals", (0, 0, 0)) in table.calls


def test_where_luck_alone_decides_nobody_has_a_level(controller, table):
    controller.begin(Match(new_game("kings"), ["You", "Sri"], ["person", "bocah"], 5))
    seats, _, clockwise = seats_of(table)
    assert seats == [Seat("You", "", "headcloth"), Seat("Sri", "", "bun")]
    assert clockwise == new_game("kings").spec.clockwise


def test_whoever_watches_has_no_seat(controller, table):
    controller.begin(match(("bocah", "empu", "greedy")))
    seats, person, _ = seats_of(table)
    assert person is None
    assert [seat.level for seat in seats] == ["BOCAH", "EMPU", "GREEDY"]


def test_the_person_may_have_another_figure_now_and_in_later_matches(controller, table):
    controller.begin(match())
    controller.set_figure("bun")
    seats, _, _ = seats_of(table)
    assert [seat.figure for seat in seats] == controller.figures
    assert controller.figures[0] == "bun"
    assert controller.figures[1] != "bun"
    controller.begin(match(number=8))
    assert seats_of(table)[0][0].figure == "bun"


def test_the_person_may_be_called_otherwise(controller, table):
    mine = match()
    controller.begin(mine)
    controller.rename("Ayu", given=True)
    assert [seat.name for seat in seats_of(table)[0]] == ["Ayu", "Sri", "Wati"]
    assert mine.named is True
    controller.rename("Anda", given=False)
    assert mine.named is False
    assert mine.names[0] == "Anda"
    watched = match(("greedy",) * 3)
    controller.begin(watched)
    controller.rename("Ayu", given=True)
    assert (watched.names[0], watched.named) == ("You", False)


def test_a_seat_may_match_the_person_until_it_has_a_level_again(qtbot, controller, table):
    mine = match()
    controller.begin(mine)
    wait_for_person(qtbot, controller, table)
    for seat in (1, 2):
        with qtbot.waitSignal(controller.session.changed):
            controller.set_level(seat, "matched")
    assert (mine.matched, mine.levels) == ({1, 2}, ["person", "greedy", "greedy"])
    controller.set_level(1, "empu")
    assert (mine.matched, mine.levels) == ({2}, ["person", "empu", "greedy"])
    assert [seat.level for seat in seats_of(table)[0]] == ["", "EMPU", "GREEDY"]


def test_another_level_goes_on_with_what_its_seat_is_asked_and_disturbs_no_other(
    qtbot, controller, monkeypatch
):
    slow, quick = Scripted("draw", waits="pick"), Scripted("draw")
    mine = seated(monkeypatch, round_with(*DULL[:3]), slow, Scripted(), Scripted(), person=False)
    monkeypatch.setattr(
        "thothit_desktop.flow.computers.new_player", lambda level: quick if level == "empu" else slow
    )
    controller.resume(mine)
    qtbot.waitUntil(slow.asked.is_set)
    slow.asked.clear()
    asked = []
    controller.decisions.asked.connect(asked.append)
    controller.set_level(1, "langganan")
    qtbot.wait(20)
    assert asked == []
    assert not slow.asked.is_set()
    controller.set_level(0, "empu")
    qtbot.waitUntil(lambda: bool(mine.position.moves))
    assert asked[0] == 0


def test_another_level_after_the_score_waits_for_the_next_round(qtbot, controller):
    watched = match(("greedy", "random", "greedy"))
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.begin(watched)
    with qtbot.assertNotEmitted(controller.scored, wait=30):
        for seat in range(3):
            controller.set_level(seat, "random")
    assert len(watched.positions) == 1


def test_a_score_is_told_with_its_totals_and_is_the_round_s(qtbot, controller, table):
    watched = match(("greedy", "random", "greedy"))
    with qtbot.waitSignal(controller.scored, timeout=10000) as scored:
        controller.begin(watched)
    assert scored.args == [watched.position.score()]
    assert [call for call in table.calls if call[0] == "set_totals"][-1] == ("set_totals", watched.totals)
    assert watched.totals != (0, 0, 0)


def test_a_round_that_is_dealt_again_counts_no_more(qtbot, controller, table):
    watched = match(("greedy", "random", "greedy"))
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.begin(watched)
    order = []
    controller.undo.leaving.connect(lambda: order.append(("leaving", watched.round_over)))
    controller.session.changed.connect(lambda: order.append(("changed", watched.round_over)))
    table.calls.clear()
    controller.restart()
    assert order == [("leaving", True), ("changed", False)]
    assert table.calls[:2] == [("complete",), ("set_totals", (0, 0, 0))]
    with qtbot.waitSignal(controller.scored, timeout=10000):
        pass


def test_what_was_being_shown_when_a_round_is_dealt_again_is_not_told_of_it(qtbot, controller, table):
    mine = match()
    controller.begin(mine)
    wait_for_person(qtbot, controller, table)
    table.held = True
    table.selection.hand_chosen.emit(mine.position.legal_moves()[0].card)
    assert controller.presenter.busy
    assert not controller.idle
    controller.restart()
    assert mine.position.moves == ()
    shown = [call[1] for call in table.calls if call[0] == "play"][-1]
    assert {event.split()[0] for event in shown} == {"dealt", "laid"}


def test_a_match_is_resumed_as_its_table_lay(qtbot, controller, table):
    mine = match()
    mine.deal(0)
    for _ in range(3):
        mine.play(mine.position.legal_moves()[0])
    view = mine.position.view(0)
    controller.resume(mine)
    assert ("show_view", view) in table.calls
    assert table.names().index("set_seats") < table.names().index("show_view")


def test_one_who_goes_on_after_the_score_is_not_asked(qtbot, controller):
    mine = match()
    mine.deal(0)
    while not mine.position.is_over:
        mine.play(mine.position.legal_moves()[0])
    with qtbot.waitSignal(controller.scored), qtbot.assertNotEmitted(controller.decisions.asked):
        controller.resume(mine)


def test_a_closed_conductor_has_ended_its_machine(qtbot):
    controller = MatchController(FakeTable(), str.upper, code)
    machine = controller.findChild(MatchStateMachine)
    with qtbot.waitSignal(machine.started):
        pass
    with qtbot.waitSignal(machine.finished):
        controller.close()


def test_a_card_put_back_for_another_is_asked_about_in_its_place(qtbot, controller, table):
    """Another hand card may be chosen while one is being asked about."""
    _, card, _ = _with_choice(qtbot, controller, table)
    picked = []
    controller.turns.picking.connect(picked.append)
    table.selection.hand_chosen.emit(card)
    table.selection.hand_chosen.emit(card)
    assert picked == [card, card]
    assert [call[1] for call in table.calls if call[0] == "ask"][-2:] == [card, card]
    table.selection.choice_left.emit()
    assert table.names()[-1] == "offer"
