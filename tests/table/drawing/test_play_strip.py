# SPDX-License-Identifier: MIT
"""The strip of the last plays: who played what and took what, the newest on top, lit under the mouse."""

import random
from itertools import islice

import pytest
from PySide6.QtTest import QTest

from tests.probe import probe
from tests.table.rounds import deal, random_play, settle, sit
from tests.tiers import each_game
from thothit_desktop.games import games, new_game

OPACITIES = [1.0, 0.75, 0.5]


def plays_of(events):
    """The cards of each turn in a history of Thothit, the newest last."""
    turns = []
    for event in events:
        if event.kind == "played":
            turns.append((event.seat, []))
        elif event.kind in ("captured", "stayed") and turns:
            turns[-1][1].append(tuple(event.cards))
    return turns


def shown(table):
    return [(play[0].seat, [(p.card, *p.taken) for p in play]) for play in probe(table).choreography.plays]


def test_the_last_three_plays_are_shown_the_newest_on_top_and_older_ones_fainter(table):
    position = deal(3, 0)
    table.show_view(position.view(0))
    settle(table)
    assert list(probe(table).strip) == []
    for number, events in enumerate(islice(random_play(position, 3), 12)):
        table.play(events, position.view(0))
        settle(table)
        turns = plays_of(position.view(0).history)
        assert shown(table) == turns[-3:]
        strip = probe(table).strip
        assert len(strip) == min(3, len(turns)), number
        assert [entry.play for entry in strip] == [0, 1, 2][: len(strip)]
        assert [entry.opacity() for entry in strip] == OPACITIES[: len(strip)]
        assert [entry.y() for entry in strip] == sorted(entry.y() for entry in strip)
        assert strip[0].toolTip().startswith(f"{['You', 'Sri', 'Bagus'][turns[-1][0]]}: ")


def test_undo_and_another_moment_of_the_round_show_what_was_last_then(table):
    position = deal(3, 0)
    table.show_view(position.view(0))
    for events in islice(random_play(position, 3), 8):
        table.play(events, position.view(0))
        settle(table)
    before = shown(table)
    table.show_view(deal(3, 0).view(0))
    settle(table)
    assert list(probe(table).strip) == []
    table.show_view(position.view(0))
    settle(table)
    assert shown(table) == before
    assert len(probe(table).strip) == 3


def test_the_mouse_on_an_entry_lights_its_cards_where_they_were_played(table):
    position = deal(3, 0)
    table.show_view(position.view(0))
    for events in islice(random_play(position, 3), 8):
        table.play(events, position.view(0))
        settle(table)
    for entry in list(probe(table).strip):
        QTest.mouseMove(table.viewport(), probe(table).middle(entry))
        QTest.qWait(10)
        play = probe(table).choreography.plays[-1 - entry.play]
        captured = [played for played in play if played.taken]
        stayed = {played.card for played in play if not played.taken}
        assert {item.card for item in probe(table).framed("last")} <= stayed
        assert len(probe(table).ghosts) == sum(1 + len(p.taken) for p in captured) + len(play)
    QTest.mouseMove(table.viewport(), probe(table).middle(probe(table).zones.stock[-1]))
    QTest.qWait(10)
    assert list(probe(table).ghosts) == []


def test_a_card_is_told_only_when_it_has_landed(table):
    position = deal(3, 0)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    events = next(random_play(position, 3))
    table.play(events, position.view(0))
    assert table.moving
    assert list(probe(table).strip) == []
    table.complete()
    assert len(probe(table).strip) == 1


def test_a_trick_is_shown_whole_with_its_winner(table):
    table.resize(1280, 800)
    game = new_game("thunee", 4)
    sit(table, game)
    position = game.deal(random.Random(2))
    table.show_view(position.view(0))
    for events in random_play(position, 2):
        table.play(events, position.view(0))
        settle(table)
        if any(event.kind == "trick" for event in events):
            break
    strip = probe(table).strip
    assert len(strip) == 4
    assert {entry.play for entry in strip} == {0}
    assert {entry.opacity() for entry in strip} == {1.0}


@each_game(("name", "players"), [(name, spec.default_players) for name, spec in games().items()])
@pytest.mark.usefixtures("unpainted")
def test_the_strip_tells_nothing_that_the_person_does_not_see(table, name, players):
    game = new_game(name, players)
    sit(table, game)
    position = game.deal(random.Random(4))
    table.show_view(position.view(0))
    for events in islice(random_play(position, 4), 25):
        table.play(events, position.view(0))
        settle(table)
        told = {card for event in position.view(0).history for card in event.cards}
        for play in probe(table).choreography.plays:
            assert all({played.card, *played.taken} <= told for played in play)
