# SPDX-License-Identifier: MIT
"""The last cards of the stock that a seat knows stick out under it (docs/rules/fishing.md P4)."""

import random

import pytest

from tests.probe import probe
from tests.table.rounds import random_play, settle, sit
from thothit_desktop.games import new_game
from thothit_desktop.table.table import Table

pytestmark = pytest.mark.usefixtures("unpainted")


def shown(table: Table) -> list[int]:
    """The cards of the stock whose faces are seen, the very last one first."""
    zones = probe(table).zones
    return [place.card for place in zones.placements() if place.item in zones.stock and place.card >= 0]


@pytest.mark.parametrize(
    ("options", "dealer", "known"),
    [
        pytest.param({}, 2, 1, id="raja"),
        pytest.param({}, 1, 2, id="patih"),
        pytest.param({}, 0, 1, id="unyik"),
        pytest.param({"last-cards": "last-peek"}, 2, 0, id="raja-of-the-chinese-game"),
        pytest.param({"last-cards": "last-peek"}, 0, 1, id="unyik-of-the-chinese-game"),
    ],
)
def test_a_seat_sees_the_last_cards_that_it_knows(table, options, dealer, known) -> None:
    game = new_game("pei", options=options)
    sit(table, game)
    position = game.deal(random.Random(5), dealer)
    last = list(position.layout.stock[::-1][:known])
    dealt = [event for event in position.view(0).history if event.kind in ("dealt", "laid")]
    table.play(dealt, position.view(0))
    settle(table)
    assert shown(table) == []  # until the pool is arranged
    table.play(position.view(0).history[len(dealt) :], position.view(0))
    settle(table)
    assert shown(table) == last
    zones = probe(table).zones
    places = [item.place for item in zones.stock]
    assert all(place.x < places[-1].x for place in places[:known])
    for events in random_play(position, 3):
        table.play(events, position.view(0))
        settle(table)
        assert shown(table) == last[: len(position.stock) - position.drawn]
        assert table.check(position.view(0)) == []
