# SPDX-License-Identifier: MIT
"""The rituals and the deal before a round, on a table without pictures."""

from PySide6.QtTest import QSignalSpy

from tests.flow.scripted import NAMES, Scripted, seated
from tests.flow.test_match_controller import match, wait_for_person
from tests.flow.test_undo import match as sit
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from thothit_desktop.flow.match import Match
from thothit_desktop.games import new_game


def played_kinds(table) -> list[str]:
    """The kind of the first event of each batch that was shown."""
    return [call[1][0].split()[0] for call in table.calls if call[0] == "play" and call[1]]


def test_each_ritual_is_told_with_what_is_shown_of_it(qtbot, controller, table):
    told = []
    controller.ceremony.staged.connect(lambda name, events: told.append((name, len(events), events[0].kind)))
    with qtbot.waitSignal(controller.decisions.asked):
        controller.begin(match())
    shown = [len(call[1]) for call in table.calls if call[0] == "play"]
    assert [name for name, _, _ in told] == ["seating", "crowning", "dealing", "arranging"]
    assert [length for _, length, _ in told] == shown[:4]
    assert [kind for _, _, kind in told] == ["seated", "drawn", "dealt", "arranged"]


def test_the_deal_is_over_before_anybody_is_asked(qtbot, controller):
    order = []
    controller.ceremony.dealt.connect(lambda: order.append("dealt"))
    controller.decisions.asked.connect(lambda _: order.append("asked"))
    with qtbot.waitSignal(controller.decisions.asked):
        controller.begin(match())
    assert order == ["dealt", "asked"]


def test_there_is_a_record_before_the_first_ritual_is_shown(qtbot, controller, table):
    kept = []
    controller.session.changed.connect(lambda: kept.append((len(controller.match.positions), table.names())))
    controller.begin(match())
    qtbot.waitUntil(lambda: bool(kept))
    rounds, shown = kept[0]
    assert rounds == 1
    assert "play" not in shown


def test_where_all_cards_are_in_the_stock_they_lie_there_without_a_deal(qtbot, controller, table):
    mine = Match(new_game("thit-thit-dulit"), NAMES[:2], ["person", "random"], 5)
    with qtbot.waitSignal(controller.ceremony.dealt):
        controller.begin(mine)
    (laid,) = [call for call in table.calls if call[0] == "show_view"]
    assert laid[1] == mine.position.view(0)
    table.calls.clear()
    with qtbot.waitSignal(controller.ceremony.dealt):
        controller.begin(match())
    assert "show_view" not in table.names()


def test_skipping_ends_what_is_shown_and_all_that_follows_before_the_first_turn(qtbot, controller, table):
    table.held = True
    controller.begin(match())
    qtbot.waitUntil(lambda: "play" in table.names())
    completed = table.names().count("complete")
    table.held = False
    with qtbot.waitSignal(controller.decisions.asked):
        controller.ceremony.skip()
    assert table.names().count("complete") == completed + 4


def test_in_a_turn_there_is_nothing_to_skip(qtbot, controller, table):
    controller.begin(match())
    wait_for_person(qtbot, controller, table)
    table.calls.clear()
    controller.ceremony.skip()
    table.clicked.emit()
    assert "complete" not in table.names()


def test_the_rituals_of_the_next_round_are_shown_in_full_again(qtbot, controller, table):
    watched = match(("greedy", "random", "greedy"))
    controller.begin(watched)
    qtbot.waitUntil(lambda: "play" in table.names())
    table.clicked.emit()
    qtbot.waitUntil(lambda: watched.round_over and controller.idle, timeout=10000)
    table.calls.clear()
    with qtbot.waitSignal(controller.decisions.asked):
        controller.next_round()
    assert "dealt" in played_kinds(table)
    assert "complete" not in table.names()


def test_the_rituals_of_another_match_are_shown_in_full_whatever_was_skipped(qtbot, controller, table):
    controller.begin(match())
    qtbot.waitUntil(lambda: "play" in table.names())
    table.clicked.emit()
    controller.begin(match(number=8))
    table.calls.clear()
    with qtbot.waitSignal(controller.decisions.asked):
        pass
    assert "complete" not in table.names()


def test_computers_are_asked_in_secret_while_the_cards_are_dealt(qtbot, controller, table, monkeypatch):
    player = Scripted("pass", waits="checki")
    mine = seated(monkeypatch, round_with(DULL[0], C1_WAITS, dealer=0), player)
    table.held = True
    controller.resume(mine)
    controller.restart()
    qtbot.waitUntil(player.asked.is_set)
    assert controller.presenter.busy
    player.go.set()


def test_levels_that_have_changed_are_told_when_the_round_begins(qtbot, controller):
    told = QSignalSpy(controller.session.reseated)
    first = match()
    first.levels_before = ["person", "greedy", "random"]
    with qtbot.waitSignal(controller.decisions.asked):
        controller.begin(first)
    assert told.count() == 1
    assert told.at(0) == [["person", "greedy", "random"]]
    with qtbot.waitSignal(controller.decisions.asked):
        controller.begin(sit())
    assert told.count() == 1


def test_a_seat_that_is_due_another_level_has_it_from_the_next_round_on(qtbot, controller, monkeypatch):
    watched = match(("greedy", "greedy", "random"))
    told = []
    controller.session.reseated.connect(lambda before: told.append((before, list(watched.levels))))
    due = iter([["greedy", "random", "random"], ["greedy", "random", "random"]])
    monkeypatch.setattr("thothit_desktop.flow.ceremony.levels_due", lambda _: next(due))
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.begin(watched)
    changed = QSignalSpy(controller.session.changed)
    for rounds in (2, 3):
        with qtbot.waitSignal(controller.decisions.asked):
            controller.next_round()
        assert changed.count() >= 1
        if rounds == 2:
            with qtbot.waitSignal(controller.scored, timeout=10000):
                pass
    assert told == [(["greedy", "greedy", "random"], ["greedy", "random", "random"])]
    assert watched.levels_in(0) == ["greedy", "greedy", "random"]
