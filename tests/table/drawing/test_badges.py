# SPDX-License-Identifier: MIT
"""Counts and captions stand on cards that lie, never on bare wood, while cards move in every game."""

import random
from itertools import islice

import pytest

from tests.probe import advance, probe, step_time
from tests.table.rounds import random_play, sit
from tests.tiers import each
from thothit_desktop.games import games, new_game
from thothit_desktop.games.rituals import following, opening
from thothit_desktop.table.stage.card_item import CardItem

pytestmark = pytest.mark.usefixtures("unpainted")

ON_CARDS = ("stock", "pile", "hand", "caption", "copies")
"""The kinds of badges that tell of cards."""


@each(("name", "players"), [(name, spec.default_players) for name, spec in games().items()])
def test_no_badge_floats_without_cards(table, name, players):
    game = new_game(name, players)
    sit(table, game)
    table.set_speed("normal")
    rng = random.Random(5)
    stages, dealer = opening(game, rng)
    position = game.deal(rng, dealer)
    seen = watch(table, stages, position) + play(table, position, 12)
    for events in random_play(position, 5):
        table.play(events, position.view(0))
        table.complete()
    stages, dealer = following(game, rng, dealer, [position.score()])
    after = game.deal(random.Random(6), dealer)
    seen += watch(table, stages, after)
    assert seen > 0


def watch(table, stages, position) -> int:
    """Show the rituals and the deal, looking at each step; the number of badges seen."""
    found = 0
    for events in [*(stage.events for stage in stages), position.view(0).history]:
        table.play(events, position.view(0))
        found += look(table)
    return found


def play(table, position, moves) -> int:
    """Play at random, looking at each step."""
    found = 0
    for events in islice(random_play(position, 5), moves):
        table.play(events, position.view(0))
        found += look(table)
    return found


def look(table) -> int:
    """Look at the middle and the end of each step until nothing moves; the number of badges seen."""
    found, animator = 0, probe(table).animator
    while table.moving:
        for part in (0.7, 0.999):
            advance(animator, int(step_time(animator) * part))
            if table.moving:
                found += check(table)
        animator.finish_step()
    return found + check(table)


def check(table) -> int:
    """Each visible badge stands on a card; no stock's number stands on an open card."""
    cards = [item for item in table.scene().items() if isinstance(item, CardItem) and item.isVisible()]
    shown = {
        what: item.sceneBoundingRect().center()
        for what, (item, _) in probe(table).badges.items()
        if item.isVisible() and what.split()[0] in ON_CARDS
    }
    for what, at in shown.items():
        under = [item for item in cards if item.sceneBoundingRect().adjusted(-9, -9, 9, 9).contains(at)]
        assert under, f"{what} floats"
        if what == "stock":
            assert all(item in probe(table).zones.stock or item.flying for item in under), what
    return len(shown)
