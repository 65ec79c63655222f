# SPDX-License-Identifier: MIT
"""The state machine, on a table without pictures."""

from thothit_desktop.flow.match import Match
from thothit_desktop.games import new_game
from thothit_desktop.games.record import dump, load


def match(levels=("person", "greedy", "greedy"), number: int = 7) -> Match:
    return Match(new_game("thothit"), ["You", "Sri", "Wati"], list(levels), number)


def at_hand(match: Match) -> bool:
    """Whether the person is to play a hand card."""
    return bool(match.positions) and match.position.to_move == 0 and match.position.phase == "hand"


def wait_for_person(qtbot, conductor, table):
    qtbot.waitUntil(lambda: table.names()[-1:] == ["offer"] and at_hand(conductor.match), timeout=10000)


def test_rituals_come_in_order_before_the_first_turn(qtbot, conductor, table):
    stages = []
    conductor.ceremony.staged.connect(lambda stage, _: stages.append(stage))
    with qtbot.waitSignal(conductor.decisions.asked):
        conductor.begin(match())
    played = [[event.split()[0] for event in call[1]] for call in table.calls if call[0] == "play"]
    assert played[0] == ["seated"] * 3 + ["gathered"]
    assert played[1][:3] == ["drawn"] * 3
    assert played[1][-1] == "raja"
    assert played[2] == ["dealt"] * 3 + ["laid"]
    assert played[3] == ["arranged"]
    assert stages == ["seating", "crowning", "dealing", "arranging"]


def test_other_hands_are_dealt_face_down(qtbot, conductor, table):
    with qtbot.waitSignal(conductor.decisions.asked):
        conductor.begin(match())
    dealt = [
        event for call in table.calls if call[0] == "play" for event in call[1] if event.startswith("dealt")
    ]
    hidden = {event.split()[1]: "?" in event for event in dealt}
    assert hidden == {"0": False, "1": True, "2": True}


def test_watched_round_ends_in_a_score_and_goes_on(qtbot, conductor):
    watched = match(("greedy", "random", "greedy"))
    with qtbot.waitSignal(conductor.scored, timeout=10000):
        conductor.begin(watched)
    assert watched.position.is_over
    with qtbot.waitSignals([conductor.ceremony.staged, conductor.scored], timeout=10000):
        conductor.next_round()
    assert len(watched.positions) == 2


def test_the_person_s_card_is_played(qtbot, conductor, table):
    mine = match()
    conductor.begin(mine)
    wait_for_person(qtbot, conductor, table)
    before = len(mine.position.moves)
    move = mine.position.legal_moves()[0]
    table.selection.hand_chosen.emit(move.card)
    assert mine.position.moves[before] == move
    assert "withdraw" in table.names()


def test_a_card_that_may_take_several_waits_for_the_choice(qtbot, conductor, table):
    mine, card, targets = _with_choice(qtbot, conductor, table)
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


def _with_choice(qtbot, conductor, table):
    """Play on, deal after deal, until a hand card of the person may take one of several."""
    for number in range(1, 60):
        mine = match(number=number)
        conductor.begin(mine)
        for _ in range(7):
            wait_for_person(qtbot, conductor, table)
            for move in mine.position.legal_moves():
                targets = [m.takes for m in mine.position.legal_moves() if m.card == move.card and m.takes]
                if len(targets) > 1:
                    return mine, move.card, targets
            table.selection.hand_chosen.emit(mine.position.legal_moves()[0].card)
            qtbot.waitUntil(lambda: _asked_or_over(conductor.match, table))
            if mine.position.is_over:
                break
            if mine.position.phase == "stock":
                table.selection.targets_chosen.emit(mine.position.legal_moves()[0].takes)
    raise AssertionError("no deal offers a choice")


def test_what_cannot_be_done_is_refused_and_loses_nothing(qtbot, conductor, table):
    mine = match()
    conductor.begin(mine)
    wait_for_person(qtbot, conductor, table)
    before = mine.position.moves
    missing = next(card for card in range(30) if card not in mine.position.hands[0])
    with qtbot.waitSignal(conductor.decisions.human.refused) as refused:
        table.selection.hand_chosen.emit(missing)
    assert refused.args[0].code == "not-in-hand"
    assert mine.position.moves == before


def test_a_card_out_of_turn_is_refused(qtbot, conductor, table):
    """Also one whose twin the seat to act holds."""
    mine = match()
    conductor.begin(mine)
    wait_for_person(qtbot, conductor, table)
    table.held = True
    table.selection.hand_chosen.emit(mine.position.legal_moves()[0].card)
    while mine.position.to_move == 0:
        mine.play(mine.position.legal_moves()[0])
    moves = mine.position.moves
    for card in (mine.position.hands[0][0], mine.position.hands[1][0]):
        with qtbot.waitSignal(conductor.decisions.human.refused) as refused:
            table.selection.hand_chosen.emit(card)
        assert refused.args[0].code == "not-your-turn"
    assert mine.position.moves == moves


def test_resume_goes_on_where_it_stood(qtbot, conductor, table):
    mine = match()
    mine.deal(0)
    for _ in range(3):
        mine.play(mine.position.legal_moves()[0])
    again = Match.from_record(load(dump(mine.record)), 1)
    with qtbot.waitSignal(conductor.decisions.asked):
        conductor.resume(again)
    assert "show_view" in table.names()
    assert not any(
        event.startswith("dealt") for call in table.calls if call[0] == "play" for event in call[1]
    )


def test_resume_after_the_end_shows_the_score(qtbot, conductor):
    mine = match(("greedy",) * 3)
    mine.deal(0)
    while not mine.position.is_over:
        mine.play(mine.position.legal_moves()[0])
    with qtbot.waitSignal(conductor.scored):
        conductor.resume(mine)


def test_restart_deals_the_same_cards_from_any_state(qtbot, conductor, table):
    mine = match()
    conductor.begin(mine)
    wait_for_person(qtbot, conductor, table)
    layout = mine.position.layout
    table.selection.hand_chosen.emit(mine.position.legal_moves()[0].card)
    table.calls.clear()
    conductor.restart()
    wait_for_person(qtbot, conductor, table)
    assert mine.position.layout == layout
    assert len(mine.positions) == 1


def test_a_new_match_replaces_the_one_under_way(qtbot, conductor, table):
    first, second = match(number=1), match(number=2)
    conductor.begin(first)
    wait_for_person(qtbot, conductor, table)
    table.calls.clear()
    conductor.begin(second)
    wait_for_person(qtbot, conductor, table)
    assert conductor.match is second


def test_pause_freezes_the_table_and_nothing_is_lost(qtbot, conductor, table):
    watched = match(("greedy",) * 3)
    with qtbot.waitSignal(conductor.decisions.asked):
        conductor.begin(watched)
    table.held = True
    conductor.set_paused(True)
    assert ("set_paused", True) in table.calls
    qtbot.wait(50)
    moves = len(watched.position.moves)
    qtbot.wait(50)
    assert len(watched.position.moves) == moves
    table.held = False
    conductor.set_paused(False)
    with qtbot.waitSignal(conductor.scored, timeout=10000):
        table.release()


def test_a_computer_s_answer_waits_for_the_end_of_a_pause(qtbot, conductor, table):
    watched = match(("greedy",) * 3)
    with qtbot.waitSignal(conductor.decisions.asked):
        conductor.begin(watched)
    conductor.set_paused(True)
    qtbot.wait(80)
    moves = len(watched.position.moves)
    qtbot.wait(80)
    assert len(watched.position.moves) == moves
    with qtbot.waitSignal(conductor.scored, timeout=10000):
        conductor.set_paused(False)


def test_a_click_ends_all_rituals(qtbot, conductor, table):
    table.held = True
    conductor.begin(match())
    qtbot.wait(10)
    table.clicked.emit()
    with qtbot.waitSignal(conductor.decisions.asked):
        table.release()
    assert table.names().count("complete") == 4  # one for the start, one for each ritual after the click


def test_another_level_takes_over_at_once(qtbot, conductor, table):
    mine = match()
    conductor.begin(mine)
    wait_for_person(qtbot, conductor, table)
    with qtbot.waitSignal(conductor.session.changed):
        conductor.set_level(1, "random")
    assert mine.levels == ["person", "random", "greedy"]
    assert load(dump(mine.record)).seats == ("person", "random", "greedy")


def test_a_player_s_fault_is_told_and_luck_decides(qtbot, conductor, monkeypatch):
    from thothit_desktop.players.fishing.greedy import GreedyPlayer

    def fail(*_):
        raise RuntimeError("no idea")

    monkeypatch.setattr(GreedyPlayer, "choose", fail)
    faults = []
    conductor.decisions.computers.failed.connect(lambda error: faults.append(str(error)))
    with qtbot.waitSignal(conductor.scored, timeout=10000):
        conductor.begin(match(("greedy",) * 3))
    assert set(faults) == {"no idea"}


def test_plates_say_levels_in_words(qtbot, conductor, table):
    conductor.begin(match())
    seats = next(call[1] for call in table.calls if call[0] == "set_seats")
    assert [seat.level for seat in seats] == ["", "GREEDY", "GREEDY"]
