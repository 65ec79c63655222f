# SPDX-License-Identifier: MIT
"""Both games of Thunee for two players on the table (docs/rules/thunee.md 8)."""

import random
from itertools import pairwise

import pytest

from tests.probe import probe
from tests.table.rounds import seats, settle, shown_table, sit
from tests.table.thunee.test_turns import FAMILY, batches, begin, lively
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Position

GAMES = ("two-deals", "open-face")
SIZES = ((640, 400), (900, 600), (1280, 800), (2560, 1440))

pytestmark = pytest.mark.usefixtures("unpainted")


def duel(seed: int, game: str, dealer: int | None = None) -> Position:
    options = {"two-players": game, "royals": "on", "last-card-trump": "allowed"}
    return new_game("thunee", 2, options).deal(random.Random(seed), dealer)


def quiet(position: Position, tricks: int) -> None:
    """Play without calls until so many tricks lie and a card is due."""
    rng = random.Random(1)
    while sum(event.kind == "trick" for event in position.history) < tricks or position.phase != "play":
        plain = [move for move in position.legal_moves() if move.kind in ("play", "pass", "trump")]
        position.play(rng.choice(plain))


@each("game", GAMES)
@each("seed", range(8))
def test_hands_are_shown_as_the_view_says(table, caplog, game, seed):
    position = duel(seed, game, dealer=seed % 2)
    begin(table, position)
    for before in lively(position, seed):
        for events in batches(position, before):
            table.play(events, position.view(0))
            settle(table)
            assert table.check(position.view(0)) == []
    assert "mended" not in caplog.text
    assert probe(table).item_count() == 24


@each("game", GAMES)
def test_moves_taken_back_are_shown_as_the_view_says(table, caplog, game):
    position = duel(3, game)
    quiet(position, 8)
    sit(table, position.game)
    views, again = [], position.game.from_layout(position.layout, position.dealer)
    for move in position.moves:
        again.play(move)
        views.append(again.view(0))
    table.show_view(views[-1])
    rng = random.Random(2)
    for view in rng.sample(views, 12):
        table.show_view(view)
        settle(table)
        assert table.check(view) == []
    assert "mended" not in caplog.text


@each("size", SIZES)
def test_the_rows_lie_clear_of_each_other_and_can_be_read(qtbot, size):
    table = shown_table(qtbot, *size)
    position = duel(3, "open-face")
    quiet(position, 3)
    table.set_seats(seats(2), 0, position.game.spec.clockwise)
    table.show_view(position.view(0))
    zones, layout = probe(table).zones, probe(table).layout
    assert layout.is_clear
    for item in zones.pool:
        assert item.place.scale * 600 * layout.unit >= 2.9 * layout.font
        assert layout.scene.contains(item.sceneBoundingRect())
    for seat, row in enumerate(position.view(0).rows):
        lying = [item for card in row for item in zones.pool if item.card == card.card]
        assert len(lying) >= 5
        assert all((item.place.y > layout.mat.bottom()) == (seat == 0) for item in lying)
        for left, right in pairwise(lying):
            shown = right.place.x - left.place.x
            assert shown >= 0.75 * layout.card_width * left.place.scale
    for seat in (0, 1):
        for item in zones.aside[seat]:
            above = [other for other in zones.pool if other.place.x == item.place.x
                     and 0 < other.place.y - item.place.y < 200]  # fmt: skip
            assert item.shown == HIDDEN
            assert len(above) == 1
            assert above[0].place.z > item.place.z


def test_the_own_open_cards_are_chosen_by_key_from_left_to_right(table, qtbot):
    position = duel(3, "open-face")
    quiet(position, 2)
    while position.to_move != 0 or position.phase != "play":
        position.play(position.legal_moves()[-1])
    view = position.view(0)
    sit(table, position.game)
    table.show_view(view)
    table.selection.offer(FAMILY.choices(view))
    row = [stack.card for stack in view.rows[0] if stack.card is not None]
    assert [item.card for item in table.selection.prompt.hand()] == row
