# SPDX-License-Identifier: MIT
"""Faces that live: when they change, and what players say."""

import random
from itertools import pairwise

import pytest

from tests.probe import awake_clock_of, probe, run_out
from tests.table.rounds import deal, random_play, settle, sit
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import STAMPED, card
from thothit_desktop.games.contract import Event
from thothit_desktop.table.drawing.faces import TURNS
from thothit_desktop.table.stage.timing import FACE
from thothit_desktop.table.table import Seat
from thothit_desktop.table.theme.themes import theme, themes

PRIZE = Event("captured", 1, (card("RF"), card("RF")))
FIGURES = ("headcloth", "bun", "peak", "curl", "veil", "straw")


@pytest.fixture
def faces(table):
    names = ("You", "Sri", "Bagus")
    seats = [Seat(name, "", figure) for name, figure in zip(names, FIGURES[:3], strict=True)]
    table.set_seats(seats, 0, False)
    table.show_view(deal(1).view(0))
    settle(table)
    table.set_speed("normal")
    return table.faces


def expressions(table) -> list[str]:
    return [plate.expression for plate in probe(table).plates]


def test_a_stamped_capture_pleases_for_a_moment(table, faces):
    faces.react(PRIZE)
    assert expressions(table) == ["calm", "pleased", "calm"]
    left = awake_clock_of(faces).left
    assert left is not None
    assert 0 < left <= FACE
    run_out(faces)
    assert expressions(table) == ["calm"] * 3


def test_faces_change_when_the_captured_cards_have_landed(table, faces, qtbot):
    table.set_speed("off")
    position = deal(3)
    table.show_view(position.view(0))
    settle(table)
    for events in random_play(position, 3):
        prizes = [event for event in events if event.kind == "captured" and STAMPED.intersection(event.cards)]
        if prizes:
            break
        table.play(events, position.view(0))
        settle(table)
    assert prizes
    table.set_speed("fast")
    table.play(events, position.view(0))
    assert "pleased" not in expressions(table)
    qtbot.waitUntil(lambda: expressions(table)[prizes[0].seat] == "pleased", timeout=10000)
    table.complete()
    run_out(faces)
    assert "pleased" not in expressions(table)


def test_thinking_eyes_follow_the_marker_of_the_turn(table, faces):
    for seat in (0, 1, 2, None):
        table.notices.set_turn(seat, "")
        assert [told == "thinking" for told in expressions(table)] == [
            plate.active for plate in probe(table).plates
        ]
        assert expressions(table).count("calm") == 3 - (seat is not None)


def test_nothing_changes_at_speed_off_or_when_switched_off(table, faces):
    table.set_speed("off")
    faces.react(PRIZE)
    assert (expressions(table), faces.said) == (["calm"] * 3, None)
    table.set_speed("normal")
    faces.set_on(False)
    faces.react(PRIZE)
    table.notices.set_turn(2, "")
    assert (expressions(table), faces.said) == (["calm"] * 3, None)
    faces.set_on(True)
    assert expressions(table) == ["calm", "calm", "thinking"]


def test_figures_are_plain_in_high_contrast(table, faces, monkeypatch):
    monkeypatch.setattr("thothit_desktop.table.drawing.faces.theme", lambda: themes()["high-contrast"])
    table.notices.set_turn(2, "")
    faces.react(PRIZE)
    assert expressions(table) == ["calm"] * 3
    assert not themes()["high-contrast"].woven
    assert theme().woven


def test_at_the_count_the_winner_is_pleased_and_who_was_overtaken_is_stung(table, faces):
    table.notices.set_totals([20, 30, 0])
    faces.show_result((0,), [50, 40, 10])
    assert expressions(table) == ["pleased", "stung", "calm"]
    assert awake_clock_of(faces).left is None
    table.dealing.emit(Event("dealt", 0))
    assert expressions(table) == ["calm"] * 3


@each("game", ["thothit", "kings", "kowah", "thunee"])
def test_a_seat_says_a_word_in_one_of_three_turns_at_most_and_the_person_none(table, game):
    made = new_game(game)
    sit(table, made)
    position = made.deal(random.Random(3))
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    faces, turn, last, spoke = table.faces, {}, None, []
    for seed in range(12):
        position = made.deal(random.Random(seed))
        for events in random_play(position, seed):
            for event in events:
                if event.seat != last:
                    last = event.seat
                    turn[last] = turn.get(last, 0) + 1
                faces.hush()
                faces.react(event)
                if faces.said is not None:
                    spoke.append((faces.said[0], turn.get(faces.said[0], 0)))
    assert spoke
    assert all(seat != 0 for seat, _ in spoke)
    for seat in {seat for seat, _ in spoke}:
        turns = [number for speaker, number in spoke if speaker == seat]
        assert all(later - sooner >= TURNS for sooner, later in pairwise(turns)), seat


@each("size", [(640, 400), (900, 600), (1280, 800), (2560, 1440)])
@each("text", [2.0, 1.0])
@each("players", [6, 2, 3, 4])
def test_a_bubble_leaves_the_name_free_and_stays_on_its_plate(table, size, text, players):
    game = new_game("sackson", players)
    table.resize(*size)
    table.set_text_scale(text)
    table.set_seats([Seat("Sri", "", figure) for figure in FIGURES[:players]], None, False)
    table.show_view(game.deal(random.Random(3)).view(0))
    settle(table)
    table.set_speed("normal")
    for seat in range(players):
        table.faces.react(PRIZE._replace(seat=seat))
        assert table.faces.said == (seat, "Wah!")
        box, plate = table.faces.bubble_box(), probe(table).zones.seat_layout(seat).plate
        assert plate.adjusted(-1, -1, 1, 1).contains(box)
        tips = [item.toolTip() for item in table.scene().items(box.center())]
        assert tips[0] == "Wah! \N{EM DASH} Oh, wonderful!"
        assert box.top() > plate.top() + plate.height() * 0.3


def test_a_word_goes_after_its_time_and_with_another_view(table, faces):
    faces.react(PRIZE)
    assert faces.said is not None
    table.show_view(deal(2).view(0))
    assert faces.said is None
    assert faces.bubble_box().isEmpty()


def test_a_word_goes_when_fewer_players_sit_down(table, faces):
    faces.react(PRIZE._replace(seat=2))
    assert faces.said is not None
    table.set_seats([Seat("You", "", "headcloth"), Seat("Sri", "", "bun")], 0, False)
    assert faces.said is None
    assert faces.bubble_box().isEmpty()


def test_a_call_of_the_rules_is_said_every_time_and_by_the_person_too(table):
    position = new_game("thothit-banyuwangi", 3).deal(random.Random(1))
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    table.set_speed("normal")
    for seat in (1, 1, 0, 1):
        table.faces.hush()
        table.faces.react(Event("claimed", seat, (card("S4"),)))
        assert table.faces.said == (seat, "Kene!")
