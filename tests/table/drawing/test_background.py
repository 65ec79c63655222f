# SPDX-License-Identifier: MIT
"""The faint slots of ranks without a card."""

import random

import pytest

from tests.probe import probe
from tests.table.rounds import random_play, seats
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import RANK


@pytest.mark.parametrize("size", [(900, 520), (1280, 720)])
@pytest.mark.parametrize(("name", "players"), [("totit-denexa", 4), ("thothit-chinese", 3), ("enthit", 3)])
def test_no_slot_lies_under_a_card_and_each_other_rank_has_one(table, name, players, size):
    position = new_game(name, players).deal(random.Random(1))
    table.resize(*size)
    table.set_seats(seats(players), 0, clockwise=False)
    covered = 0
    for _ in random_play(position, 1):
        table.show_view(position.view(0))
        pool = probe(table).zones.pool
        taken = {RANK[item.card] for item in pool}
        for rank in {RANK[card] for card in position.game.deck}:
            slot, _ = probe(table).outlines.get(rank, (None, ""))
            if slot is not None and slot.isVisible():
                assert rank not in taken
                assert not any(slot.collidesWithItem(item) for item in pool)
            else:
                covered += rank not in taken
    if name == "totit-denexa":
        assert covered, "no rank has taken the room of an empty one"
