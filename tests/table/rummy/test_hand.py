# SPDX-License-Identifier: MIT
"""The person's hand in Kowah: its cards keep their places while a drawn card is to be discarded."""

import pytest

from tests.probe import probe
from tests.table.rounds import settle, sit
from tests.table.rummy.rounds import READY, kowah
from thothit_desktop.games.notation import read_move
from thothit_desktop.table.geometry.hand_order import ORDERS

pytestmark = pytest.mark.usefixtures("unpainted")

SIZES = [(900, 600), (1280, 800), (2560, 1440)]


def play(table, position, text: str) -> None:
    events = position.play(read_move(text))
    table.play(list(position.view(0).history)[-len(events) :], position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []


@pytest.mark.whole
@pytest.mark.parametrize("move", ["draw", "take"])
@pytest.mark.parametrize("order", ORDERS)
def test_no_card_moves_when_a_ninth_comes(table, order, move):
    """A click on a card that makes room would meet its neighbour, and discard it."""
    for size in SIZES:
        table.resize(*size)
        position = kowah({}, ["M4", "M2"], players=2)
        sit(table, position.game)
        table.set_order(order)
        table.show_view(position.view(0))
        settle(table)
        for text in ("draw", "discard M4", "draw", "discard M2"):
            play(table, position, text)
        before = [(item, item.place) for item in probe(table).zones.hands[0]]
        play(table, position, move)
        hand = probe(table).zones.hands[0]
        assert len(hand) == 9
        assert [(item, item.place) for item in hand[:8]] == before, size
        right = hand[8].place.x + probe(table).layout.card_width / 2
        assert right <= probe(table).zones.seat_layout(0).hand.right() + 0.01


def test_no_card_moves_beside_an_open_pair_when_another_is_drawn(table):
    position = kowah({0: READY}, ["M2", "S9", "M4"], players=2)
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    play(table, position, "checki C1")
    before = [(item, item.place) for item in probe(table).zones.hands[0]]
    play(table, position, "draw")
    hand = probe(table).zones.hands[0]
    assert [len(before), len(hand)] == [6, 7]
    assert [(item, item.place) for item in hand[:6]] == before
