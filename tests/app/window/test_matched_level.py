# SPDX-License-Identifier: MIT
"""A seat that matches the person's strength: chosen, adapted each round, shown and counted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.play import sit_down
from tests.app.rounds import finish, sit
from tests.probe import probe
from thothit_desktop.app.deals.tries import tries_in
from thothit_desktop.app.statistics.results import result_of
from thothit_desktop.app.store.matches import setup_of
from thothit_desktop.app.store.setting import NEW_LEVEL
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.flow.match import Match
from thothit_desktop.games.matches import Length
from thothit_desktop.games.record import dump, load
from thothit_desktop.players.matched_level import MATCHED


def won(number: int, length: Length, *matched: int) -> Match | None:
    """Three rounds of Thothit with seats that match the strength of the person, who wins all; else None."""
    played = sit("thothit", number=number, length=length)
    played.levels[1:] = ["langganan", "langganan" if 2 in matched else "tangga"]
    played.matched = frozenset(matched)
    played.deal_first()
    for rounds in (1, 2, 3):
        finish(played)
        if played.scores[-1].winners != (0,):
            return None
        if rounds < 3:
            played.deal_next()
    return played


def climbing(length: Length = "free", matched: tuple[int, ...] = (1,)) -> Match:
    """A match in which seats that match the person's strength are due to go up."""
    matches = (won(number, length, *matched) for number in range(400))
    climbed = next(played for played in matches if played is not None)
    again = Match.from_record(load(dump(climbed.record)), 1)
    assert again.record == climbed.record
    return again


def go_on(qtbot, window) -> None:
    """Press Enter on the sheet, and wait until somebody else has been told to play on another level."""
    qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
    with qtbot.waitSignal(window.controller.session.reseated):
        QTest.keyClick(window.round_end.sheet, Qt.Key.Key_Return)


@pytest.mark.whole
def test_the_level_goes_up_between_rounds_and_that_is_said_kept_and_counted(qtbot, open_window, data):
    window = open_window()
    match = climbing()
    window.resume(match)
    first, before = match.known_deal(0), match.record
    go_on(qtbot, window)
    assert probe(window.table).message == "Sri now plays at a higher level: old hand."
    assert match.levels == ["person", "sesepuh", "tangga"]
    assert match.levels_in(0) == ["person", "langganan", "tangga"]
    assert Settings(data).match_setup("thothit").choice(1) == "langganan", "the seat was not matched there"
    again = Match.from_record(load(dump(match.record)), 1)
    assert (again.levels_in(2)[1], again.levels_in(3)[1]) == ("langganan", "sesepuh")
    assert again.matched == {1}
    assert load(dump(match.record)).continues(before)
    (tried,) = tries_in(again, first.fingerprint)
    assert tried.others == ("langganan", "tangga")
    again.id = "0123456789abcdef"
    finish(again)
    assert result_of(again).opponents == "sesepuh,tangga"


@pytest.mark.whole
def test_all_that_go_up_are_named_together_and_the_next_match_begins_there(qtbot, open_window, data):
    window = open_window()
    match = climbing(3, (1, 2))
    window.settings.set_match_setup(setup_of(match))
    window.resume(match)
    go_on(qtbot, window)
    assert window.controller.match.levels == ["person", "sesepuh", "sesepuh"]
    assert probe(window.table).message == "Sri and Wati now play at a higher level: old hand."
    setup = Settings(data).match_setup("thothit")
    assert setup.levels[1:3] == ("sesepuh", "sesepuh")


@pytest.mark.whole
def test_it_is_chosen_for_one_or_all_and_left_again(qtbot, open_window, data):
    window = sit_down(qtbot, open_window)
    match = window.controller.match
    *seats, _, for_all = window.play.seats.actions()
    entries = [{entry.text(): entry for entry in seat.menu().actions()} for seat in seats]
    assert "between rounds" in entries[0]["Match my strength"].toolTip()
    entries[0]["Match my strength"].trigger()
    assert (match.matched, match.levels) == ({1}, ["person", "langganan", "langganan"])
    for_all.trigger()
    assert match.matched == {1, 2}
    assert entries[1]["Match my strength"].isChecked()
    entries[1]["master"].trigger()
    assert (match.matched, match.levels[2]) == ({1}, "empu")
    setup = Settings(data).match_setup("thothit")
    assert (setup.choice(1), setup.choice(2)) == (MATCHED, "empu")
    window.matches.begin_again()
    assert window.controller.match.matched == {1}


def test_new_games_begin_so_where_the_settings_say_it(data):
    settings = Settings(data)
    settings.set_value(NEW_LEVEL, MATCHED)
    setup = settings.match_setup("kowah")
    assert setup.choice(1) == MATCHED
    assert setup.levels[1] == "langganan"
    settings.set_match_setup(setup.seated(1, "bocah"))
    again = Settings(data).match_setup("kowah")
    assert (again.choice(1), again.choice(2)) == ("bocah", MATCHED)
