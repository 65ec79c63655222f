# SPDX-License-Identifier: MIT
"""A window closed right after a deal continues with it at the next start."""

from tests.app.play import asked
from tests.app.rounds import ended
from tests.probe import probe
from tests.tiers import each_game
from thothit_desktop.app.families import texts_of
from thothit_desktop.app.history.replay import MatchReplay
from thothit_desktop.app.store.matches import new_match, saved_match
from thothit_desktop.app.store.saves import Saves


@each_game()
def test_a_match_left_before_its_first_move_is_asked_for_again(qtbot, open_window, settings, data, game):
    window = open_window()
    saves = Saves(data)
    match = new_match(settings.match_setup(game), 5, "You")
    match.deal_first()
    saves.save(match.record)
    record, why = saves.resume()
    assert (record.rounds[-1].moves, why) == ((), "")
    window.resume(saved_match(record))
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.table.check(window.controller.view()) == []
    assert window.controller.match.position.layout == match.position.layout


def test_the_first_turn_s_rule_is_told_to_who_plays_again_from_there(qtbot, open_window):
    window = open_window()
    window.begin(number=3)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    played = ended("thothit", number=3)
    before = played.position.game.from_layout(played.position.layout, played.position.dealer)
    made = 0
    while before.to_move != played.person:
        before.play(played.position.moves[made])
        made += 1
    window.matches.play_on(MatchReplay(played).rounds[0].branching(made))
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    told = texts_of(window.controller.match.game.spec).reminder(window.controller.view())
    assert told
    assert probe(window.table).message == told
