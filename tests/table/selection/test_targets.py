# SPDX-License-Identifier: MIT
"""Cards and buttons are large enough to hit easily, in every game."""

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise, product

import pytest
from PySide6.QtWidgets import QPushButton

from tests.table.rounds import sit
from thothit_desktop.flow.families import family_of as flow_of
from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Position, View
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.families import family_of
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.geometry.pool_layout import PoolLayout
from thothit_desktop.table.geometry.shape import shape
from thothit_desktop.table.geometry.window import Window

SIZES = {(1264, 662): 44, (884, 462): 24, (624, 262): 24}
"""The table's sizes in windows of 1280 x 800, 900 x 600 and 640 x 400, with the least height of buttons."""
STRIP = 24.0
"""The free width of an overlapped card in a row with enough space."""
SLACK = 0.01


def rounds(players: int, game: str, seeds: int) -> Iterator[Position]:
    """The positions of a few rounds that are played at random."""
    made = new_game(game, players)
    for seed in range(seeds):
        rng = random.Random(seed)
        position = made.deal(rng)
        yield position
        while not position.is_over:
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
            yield position


@pytest.mark.whole
def test_every_call_is_high_enough(table, unpainted):
    """With and without a time limit, whose line takes room."""
    pressed = set()
    for game, spec in games().items():
        views: dict[int, View] = {}
        for position in rounds(spec.players[0], game, 4):
            view = position.view(position.to_move)
            calls = [] if position.is_over else flow_of(spec).calls(view, called)
            if calls:
                views.setdefault(len(calls), view)
        for size, high in SIZES.items() if views else ():
            sit(table, new_game(game, spec.players[0]))
            table.resize(*size)
            for view, seconds in product(views.values(), (None, 60)):
                table.show_view(view)
                table.call_bar.offer(flow_of(spec).calls(view, called), seconds)
                buttons = table.call_bar.findChildren(QPushButton)
                heights = {button.height() for button in buttons if not button.isHidden()}
                assert min(heights) >= high, (game, size, seconds)
                pressed.add(game)
        table.call_bar.stand(())
    assert len(pressed) > 1


def called(card: int) -> str:
    """Return the name of a card on a button."""
    return name(card, "ceki")


@pytest.mark.whole
def test_every_overlapped_card_of_a_pool_leaves_a_strip_to_point_at():
    """A whole one at 1280 x 800; at 900 x 600 as much as the mouse needs to open the fan."""
    for size, (game, spec) in product(SIZES, games().items()):
        for players in spec.players:
            position = new_game(game, players).deal(random.Random(0))
            laid = shape(position.view(0), players, spec.clockwise)
            layout = family_of(spec).mat().layout(Window(*size, DECKS["ceki"].ratio, laid))
            if not isinstance(layout, PoolLayout):
                continue
            pools = [position.view(0).pool for position in rounds(players, game, 1)]
            least = min(min(strips(layout, pool), default=STRIP) for pool in pools)
            if size[0] >= 1264:
                assert least >= STRIP - SLACK, (game, players)
            elif size[0] >= 884:
                assert least >= STRIP / 2, (game, players)


def strips(layout: PoolLayout, pool: Sequence[int]) -> list[float]:
    """From each card of a row to the next, in pixels."""
    places = sorted((round(place.y), place.x) for _, place in layout.pool_places(pool) if place.visible)
    return [(b - a) * layout.unit for (row, a), (other, b) in pairwise(places) if row == other]
