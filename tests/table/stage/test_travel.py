# SPDX-License-Identifier: MIT
"""Jumps to other moments of a round: cards glide to their places."""

import random

import pytest

from tests.probe import probe
from tests.table.rounds import random_play, settle, sit
from tests.tiers import each_game
from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Position
from thothit_desktop.players.families import sensible_moves
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.table import Table

pytestmark = pytest.mark.usefixtures("unpainted")

TABLES = [(name, players) for name, spec in games().items() if not spec.by_luck for players in spec.players]


def zones_of(zones: Zones) -> dict[int, str]:
    """By item the zone in which it lies."""
    named = {"stock": zones.stock, "pool": zones.pool, "opened": zones.opened}
    for kind in ("hands", "piles", "shown", "aside"):
        named |= {f"{kind} {seat}": zone for seat, zone in enumerate(getattr(zones, kind))}
    return {id(item): name for name, zone in named.items() for item in zone}


def go(table: Table, before: Position, after: Position) -> None:
    """From one position of a round to another, in one animation."""
    here, there = before.view(0), after.view(0)
    table.travel(there, here.history[len(there.history) :], there.history[len(here.history) :])
    settle(table)
    assert table.check(there) == []


def played(name: str, players: int, seed: int) -> list[Position]:
    """The positions of a round at which seat 0 is to move, and its end."""
    position = new_game(name, players).deal(random.Random(seed))
    stood = [position.copy()]
    stood += [
        position.copy() for _ in random_play(position, seed) if position.to_move == 0 or position.is_over
    ]
    return stood


@each_game(("name", "players"), TABLES)
def test_the_table_shows_what_the_view_says_at_every_moment(table, caplog, name, players):
    stood = played(name, players, 3)
    sit(table, stood[0].game)
    table.show_view(stood[-1].view(0))
    settle(table)
    rng = random.Random(5)
    line = [*reversed(range(len(stood))), *(rng.randrange(len(stood)) for _ in range(12))]
    at = len(stood) - 1
    for to in line[:40]:
        go(table, stood[at], stood[to])
        at = to
    assert not caplog.records


@each_game(("name", "players"), TABLES)
def test_a_card_goes_back_to_where_it_came_from(table, name, players):
    """Also one that nobody sees any more; a card that was handed on more than once may be another's."""
    position = new_game(name, players).deal(random.Random(2))
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    rng = random.Random(2)
    moved = wrong = 0
    for _ in range(6):
        before, lay = position.copy(), zones_of(probe(table).zones)
        for _ in range(4):
            if not position.is_over:
                shown = len(position.view(0).history)
                view = position.view(position.to_move)
                position.play(position.chance(rng) or rng.choice(sensible_moves(view)))
                table.play(position.view(0).history[shown:], position.view(0))
                settle(table)
        lies = zones_of(probe(table).zones)
        go(table, position, before)
        back = zones_of(probe(table).zones)
        moved += sum(lies[item] != zone for item, zone in lay.items())
        wrong += sum(back[item] != zone for item, zone in lay.items())
        go(table, before, position)
    assert moved >= 12
    part = {"kowah": 3, "thunee": 3, "balik-satu": 2, "gonggong": 2, "tantanan": 2}.get(name)
    assert wrong <= (moved // part if part else 0)
