# SPDX-License-Identifier: MIT
"""Playing on from a ply of the replay: variations, with mouse and keys."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.app.history.test_replay_window import click, press, replay_of
from tests.app.play import asked, asked_or_over, play_by_keys, play_round, sit_down
from tests.app.rounds import ended
from tests.app.rounds import match as sat_down
from tests.app.saved_matches.conftest import shelved
from thothit_desktop.app.history.replay import MatchReplay
from thothit_desktop.app.saved_matches.window import SavedMatchesWindow
from thothit_desktop.app.statistics.database import Database
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import Saves, read, write
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.move_history import decides
from thothit_desktop.games import games
from thothit_desktop.games.variations import Variation


@pytest.fixture
def scored(qtbot: QtBot, open_window: Callable[..., MainWindow]) -> MainWindow:
    """A window in which the first round has been played to its end."""
    window = sit_down(qtbot, open_window)
    play_round(qtbot, window, lambda: play_by_keys(window))
    return window


def own_place(match: Match, number: int, after: int = 0) -> int:
    """A place of a round at which the person decides."""
    shown = MatchReplay(match).rounds[number]
    return next(
        ply for ply in range(after, len(shown.moves)) if decides(shown.standing(ply).position, match.person)
    )


def play_on(qtbot: QtBot, window: MainWindow, number: int, ply: int) -> None:
    """Open the replay at a place and press its button."""
    window.replay_at(number, ply)
    replay = replay_of(qtbot, window)
    click(replay.ui.play_on)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)


def decide_otherwise(window: MainWindow, moves: tuple[object, ...]) -> None:
    """The person makes another move than the one with which the moves go on."""
    position = window.matches.match.position
    other = next(move for move in position.legal_moves() if move != moves[len(position.moves)])
    window.controller.decisions.human.wanted.emit(other)


@pytest.mark.whole
def test_another_course_is_played_kept_and_left(qtbot: QtBot, scored: MainWindow, data: Path) -> None:
    window, main = scored, scored.matches.match
    moves, rounds = main.position.moves, Database(data).rounds()
    assert len(rounds) == 1
    ply = own_place(main, 0, 6)
    play_on(qtbot, window, 0, ply)
    assert window.matches.match.is_variation
    assert window.windowTitle().endswith("what if")
    assert window.matches.match.position.moves == moves[:ply]
    assert main.variations == []  # nothing has been tried yet
    decide_otherwise(window, moves)
    play_round(qtbot, window, lambda: play_by_keys(window))
    (varied,) = main.variations
    assert (varied.round, varied.finished, varied.leaves(moves)) == (0, True, ply)
    assert main.position.moves == moves
    assert read(data / "match.thothit") == main.record
    assert Database(data).rounds() == rounds
    sheet = window.round_end.sheet
    assert sheet is not None
    onward = [button.text() for button in sheet.findChildren(QPushButton) if button.isVisible()]
    assert "Back to the match" in onward
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert window.matches.match is main
    assert not window.ui.back_to_match.isEnabled()
    assert window.windowTitle() == "Thothit"
    assert Database(data).rounds() == rounds


@pytest.mark.whole
def test_a_variation_is_listed_replayed_and_resumed(qtbot: QtBot, scored: MainWindow) -> None:
    window, main = scored, scored.matches.match
    ply = own_place(main, 0, 6)
    play_on(qtbot, window, 0, ply)
    decide_otherwise(window, main.position.moves)
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    made = window.matches.match.position.moves
    window.ui.back_to_match.trigger()
    assert window.matches.match is main
    window.replay_at(0, 0)
    replay = replay_of(qtbot, window)
    ui = replay.ui
    assert [ui.rounds.itemText(at) for at in range(ui.rounds.count())] == ["Round 1", "What if 1 (Round 1)"]
    assert ui.variations.item(0).text() == f"What if 1 (Round 1), from move {ply + 1}\nnot finished"
    ui.variations.setFocus()
    ui.variations.setCurrentRow(0)
    QTest.keyClick(ui.variations, Qt.Key.Key_Return)
    assert replay.course.ply == ply
    assert ui.rounds.currentIndex() == 1
    press(replay, Qt.Key.Key_End)
    assert replay.round.moves == made
    click(ui.play_on)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.matches.match.position.moves == made
    play_round(qtbot, window, lambda: play_by_keys(window))
    assert [varied.finished for varied in main.variations] == [True]


@pytest.mark.whole
def test_the_match_goes_on_after_the_program_was_ended_in_a_variation(
    qtbot: QtBot, scored: MainWindow, data: Path
) -> None:
    window, main = scored, scored.matches.match
    play_on(qtbot, window, 0, own_place(main, 0))
    decide_otherwise(window, main.position.moves)
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    window.close()
    record, why = Saves(data).resume()
    assert why == ""
    assert record is not None
    assert record.rounds == main.record.rounds
    assert len(record.variations) == 1


@pytest.mark.whole
def test_in_a_round_in_play_the_own_past_may_be_varied_and_counts_as_help(
    qtbot: QtBot, open_window: Callable[..., MainWindow]
) -> None:
    window = sit_down(qtbot, open_window)
    main = window.matches.match
    for _ in range(2):
        play_by_keys(window)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
    moves = main.position.moves
    window.replay_at(0, len(moves))
    replay = replay_of(qtbot, window)
    assert not replay.ui.play_on.isEnabled()  # that is the match itself
    press(replay, Qt.Key.Key_Escape)
    play_on(qtbot, window, 0, own_place(main, 0))
    assert main.help == 1
    decide_otherwise(window, moves)
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    window.ui.back_to_match.trigger()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert main.position.moves == moves
    assert len(main.variations) == 1


@pytest.mark.whole
def test_a_saved_match_is_varied_in_its_file(
    qtbot: QtBot, open_window: Callable[..., MainWindow], data: Path
) -> None:
    window = sit_down(qtbot, open_window)
    main = window.matches.match
    saves, record = Saves(data), shelved(1)
    saves.folder.mkdir(exist_ok=True)
    write(saves.place(record.id), record)
    window.ui.saved_games.trigger()
    (saved_matches,) = window.findChildren(SavedMatchesWindow)
    qtbot.waitUntil(lambda: saved_matches.listed.read_all)
    row = next(
        at for at, entry in enumerate(saved_matches.listed.model.entries()) if entry.path != saves.current
    )
    saved_matches.ui.list.setCurrentIndex(saved_matches.listed.model.index(row))
    click(saved_matches.ui.replay)
    replay = replay_of(qtbot, saved_matches)
    replay.show_ply(1, own_place(saved_match(record), 1))
    click(replay.ui.play_on)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    decide_otherwise(window, record.rounds[1].moves)
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    kept = read(saves.place(record.id))
    assert kept.rounds == record.rounds
    assert [varied.round for varied in kept.variations] == [1]
    assert read(saves.current).id == main.id
    window.ui.back_to_match.trigger()
    assert window.matches.match is main
    assert main.variations == []


@pytest.mark.whole
def test_what_was_tried_is_deleted_and_brought_back(
    qtbot: QtBot, open_window: Callable[..., MainWindow], data: Path
) -> None:
    window = sit_down(qtbot, open_window)
    saves, record = Saves(data), shelved(1)
    moves = record.rounds[0].moves
    tried = tuple(Variation(0, moves[:length]) for length in (6, 9, 12))
    saves.folder.mkdir(exist_ok=True)
    write(saves.place(record.id), replace(record, variations=tried))

    def kept() -> tuple[Variation, ...]:
        return read(saves.place(record.id)).variations

    window.ui.saved_games.trigger()
    (saved_matches,) = window.findChildren(SavedMatchesWindow)
    qtbot.waitUntil(lambda: saved_matches.listed.read_all)
    row = next(
        at for at, entry in enumerate(saved_matches.listed.model.entries()) if entry.path != saves.current
    )
    saved_matches.ui.list.setCurrentIndex(saved_matches.listed.model.index(row))
    click(saved_matches.ui.replay)
    replay = replay_of(qtbot, saved_matches)
    ui, own = replay.ui, replay.replay.own
    ui.tabs.setCurrentWidget(ui.what_if_page)
    assert not ui.undo.isEnabled()
    ui.variations.setCurrentRow(1)
    ui.variations.setFocus()
    QTest.keyClick(ui.variations, Qt.Key.Key_Return)
    assert replay.round.moves == tried[1].moves
    ui.variations.setFocus()
    QTest.keyClick(ui.variations, Qt.Key.Key_Delete)
    assert kept() == (tried[0], tried[2])
    assert replay.round is replay.replay.rounds[0]  # the round that it was of
    assert (ui.variations.count(), ui.rounds.count()) == (2, own + 2)
    replay.show_ply(own + 1, 0)
    assert replay.round.moves == tried[2].moves
    click(ui.forget)  # the last one is selected now
    assert kept() == (tried[0],)
    click(ui.forget)
    assert kept() == ()
    assert ui.variations.count() == 0
    assert not ui.forget.isEnabled()
    assert ui.what_if_page.isVisible()  # there is something to bring back
    for left in (tried[:1], (tried[0], tried[2])):
        click(ui.undo)
        assert kept() == left
    QTest.keyClick(ui.variations, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert kept() == tried
    assert not ui.undo.isEnabled()
    assert [ui.rounds.itemText(at)[:9] for at in range(own, ui.rounds.count())] == [
        "What if 1",
        "What if 2",
        "What if 3",
    ]
    replay.forbid_playing(True)
    assert not ui.forget.isEnabled()
    replay.close()
    saved_matches.close()


@pytest.mark.whole
def test_a_variation_deleted_while_it_waits_comes_back_only_when_it_goes_on(
    qtbot: QtBot, scored: MainWindow, data: Path
) -> None:
    window, main = scored, scored.matches.match
    play_on(qtbot, window, 0, own_place(main, 0, 6))
    decide_otherwise(window, main.position.moves)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.matches.save()
    assert len(main.variations) == 1
    window.replay_at(0, 0)
    replay = replay_of(qtbot, window)
    assert replay.round.slot == 0  # that on the table
    replay.ui.tabs.setCurrentWidget(replay.ui.what_if_page)
    click(replay.ui.forget)
    press(replay, Qt.Key.Key_Escape)
    window.matches.save()
    assert main.variations == []
    assert read(data / "match.thothit").variations == ()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    play_by_keys(window)
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    assert len(main.variations) == 1


@pytest.mark.whole
def test_in_fair_play_a_saved_round_in_play_stays_as_it_is(
    qtbot: QtBot, open_window: Callable[..., MainWindow], data: Path
) -> None:
    window = sit_down(qtbot, open_window)
    for _ in range(2):
        play_by_keys(window)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
    left = window.matches.match
    window.settings.set_fair(left.id)
    window.begin(number=6)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.ui.saved_games.trigger()
    (saved_matches,) = window.findChildren(SavedMatchesWindow)
    qtbot.waitUntil(lambda: saved_matches.listed.read_all)
    row = next(
        at
        for at, entry in enumerate(saved_matches.listed.model.entries())
        if entry.path == Saves(data).place(left.id)
    )
    saved_matches.ui.list.setCurrentIndex(saved_matches.listed.model.index(row))
    click(saved_matches.ui.replay)
    replay = replay_of(qtbot, saved_matches)
    for stop in range(replay.course.last + 1):
        replay.course.stand(stop)
        assert not replay.ui.play_on.isEnabled()
    assert "fair play" in replay.ui.play_on.toolTip()
    replay.close()
    saved_matches.close()


@pytest.mark.whole
def test_every_game_with_decisions_is_played_on(qtbot: QtBot, open_window: Callable[..., MainWindow]) -> None:
    window = sit_down(qtbot, open_window)
    main, tried, resting = window.matches.match, 0, window.controller.turns.trick_pause
    for number, game in enumerate(games()):
        made = ended(game, number=4)
        made.id = f"{number:016x}"
        (shown,) = MatchReplay(made).rounds
        branchings = [shown.branching(ply) for ply in shown.stops]
        middle = next(filter(None, branchings[len(branchings) // 2 :]), None)
        if middle is not None:
            window.matches.play_on(middle)
            qtbot.waitUntil(lambda: asked_or_over(window) or resting.trick_on_table, timeout=10000)
            assert window.matches.match.is_variation
            tried += 1
    assert tried == len([spec for spec in games().values() if not spec.by_luck])
    window.ui.back_to_match.trigger()
    assert window.matches.match is main


# Without a window


def test_where_one_may_play_on() -> None:
    over, now = ended("thothit", number=2), sat_down("thothit", number=2)
    (shown,) = MatchReplay(over).rounds
    assert shown.branching(3) == (over, 0, over.position.moves[:3], None)
    assert shown.branching(len(shown.moves)) is None
    for fair, given_up, may in ((False, False, True), (True, False, False), (True, True, True)):
        made = Match(now.game, now.names, now.levels, 2)
        made.positions = [over.game.from_layout(over.position.layout, over.position.dealer)]
        made.seeds, made.commitments = [2], [None]
        for move in over.position.moves[:20]:
            made.play(move)
        made.fair, made.given_up = fair, given_up
        (played,) = MatchReplay(made).rounds
        own = own_place(made, 0)
        other = next(ply for ply in range(20) if played.standing(ply).position.to_move != 0)
        assert (played.branching(own) is not None) == may
        assert played.branching(other) is None


def test_where_the_stock_decides_nobody_plays_on() -> None:
    (shown,) = MatchReplay(ended("kings", number=2)).rounds
    assert [shown.branching(ply) for ply in shown.stops] == [None] * len(shown.stops)


def test_the_variations_of_a_round_in_play_stay_closed() -> None:
    over = ended("thothit", number=2)
    made = sat_down("thothit", number=2)
    made.positions = [over.game.from_layout(over.position.layout, over.position.dealer)]
    made.seeds, made.commitments = [2], [None]
    for move in over.position.moves[:10]:
        made.play(move)
    branch = made.branch(0, over.position.moves)
    assert branch.is_variation
    assert not branch.complete
    made.variations.append(Variation(0, over.position.moves, over.position.score().points))
    shown = MatchReplay(made).rounds[1]
    assert shown.over
    assert not shown.all_open
    assert shown.hands(0) == shown.points(0) == ()
    assert shown.view(5, 1).seat == 0
