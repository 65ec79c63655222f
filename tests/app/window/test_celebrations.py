# SPDX-License-Identifier: MIT
"""Glowing cards on the table: a completed set of stamped cards, and the last card of a round."""

import random
from collections import Counter

import pytest

from tests.app.play import asked, play_by_keys, play_round
from thothit_desktop.app.fishing.family import FishingFamily
from thothit_desktop.app.store.matches import new_match
from thothit_desktop.app.window.celebrations import last_played
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Event
from thothit_desktop.table.table import Table

pytestmark = pytest.mark.whole


def completions(game, options, number):
    """By seat how often a round's captures complete a stamped set as seat 0 sees it, and the round's end."""
    rng, found = random.Random(number), Counter()
    position = new_game(game, options=options).deal(rng, 0)
    while not position.is_over:
        events = position.play(position.chance(rng) or rng.choice(position.legal_moves()))
        found.update(event.seat for event in events if FishingFamily().completes_set(event, position.view(0)))
    return found, position


def red_pairs(position):
    """By seat how many lines of the score are red pairs."""
    lines = enumerate(position.score().lines)
    return Counter(seat for seat, made in lines for line in made if line.rule == "red-2")


def test_every_red_pair_of_an_open_pile_is_completed_once():
    rounds = [completions("thothit", {"captures": "face-up"}, number) for number in range(12)]
    assert sum((red_pairs(position) for _, position in rounds), Counter()).total() > 10
    for found, position in rounds:
        assert found == red_pairs(position)


def test_what_others_took_face_down_before_is_not_remembered():
    rounds = [completions("thothit", {"captures": "face-down"}, number) for number in range(12)]
    for found, position in rounds:
        assert found[0] == red_pairs(position)[0]
        assert found <= red_pairs(position)
    assert sum(map(Counter.total, (found for found, _ in rounds))) < sum(
        red_pairs(position).total() for _, position in rounds
    )


def test_where_stamps_count_nothing_no_set_has_a_moment():
    assert not any(completions("sackson", {}, number)[0] for number in range(5))


def test_the_last_card_is_that_of_the_last_event_that_lays_one():
    laid, scored = Event("stayed", 1, (3,)), Event("scored", 1, (), 20)
    assert last_played([Event("captured", 0, (4, 5)), laid, scored]) == laid
    assert last_played([scored]) is None


@pytest.fixture
def glowing(monkeypatch):
    """The events and kinds of what is to glow."""
    found = []
    glow = Table.glow

    def noted(table, event, kind):
        found.append((event, kind))
        glow(table, event, kind)

    monkeypatch.setattr(Table, "glow", noted)
    return found


def test_a_round_played_by_keys_has_its_moments(qtbot, window, glowing):
    play_round(qtbot, window, lambda: play_by_keys(window))
    position = window.controller.match.position
    view = position.view(0)
    assert [event for event, kind in glowing if kind == "last"] in ([], [last_played(view.history)])
    sets = [event for event, kind in glowing if kind == "set"]
    assert glowing
    assert all(FishingFamily().completes_set(event, view) for event in sets)
    assert (last_played(view.history), glowing[-1][1]) in ((glowing[-1][0], "set"), (glowing[-1][0], "last"))


def is_tied(setup, number):
    """Return True if the cards of a match's first round end in a tie, which a draw must settle."""
    match = new_match(setup, number, "You")
    match.deal_first()
    while match.position.legal_moves():
        match.play(match.position.legal_moves()[0])
    return not match.position.is_over


@pytest.mark.parametrize("tied", [True, False])
def test_the_last_card_of_a_round_of_luck_has_its_moment_whether_or_not_a_tie_follows(
    qtbot, open_window, settings, glowing, tied
):
    window, setup = open_window(), settings.match_setup("kings")
    number = next(number for number in range(1, 200) if is_tied(setup, number) == tied)
    window.begin(setup, number=number)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.ui.automatic.trigger()
    qtbot.waitUntil(lambda: window.controller.match.round_over, timeout=10000)
    last = last_played(window.controller.match.position.history)
    assert [event for event, kind in glowing if kind == "last"] == [last]
