# SPDX-License-Identifier: MIT
"""The facts that an old hand of Thunee forgets: gaps in suits, and bids."""

import random

import pytest

from tests.players.tokens import never
from thothit_desktop.games import new_game
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.thunee.determinization import ThuneeWorlds
from thothit_desktop.players.thunee.inference import Seen, seen_of, thunee_view
from thothit_desktop.players.thunee.memory import everything, without_hints


def views_with_gaps(count: int) -> list[Seen]:
    """Views in which another seat has shown that it lacks a suit of which cards are unseen."""
    found: list[Seen] = []
    for number in range(99):
        position = new_game("thunee").deal(random.Random(number))
        rng = random.Random(number)
        while not position.is_over:
            seen = seen_of(thunee_view(position.view(position.to_move)))
            gaps = any(lacking & seen.unseen for lacking in seen.lacking)
            if seen.view.phase == "play" and gaps and len(seen.view.legal_moves()) > 1:
                found.append(seen)
                break
            view = position.view(position.to_move)
            position.play(new_player("langganan").choose(view, Limit(playouts=1), rng, never).move)
        if len(found) == count:
            break
    assert len(found) == count
    return found


def test_an_old_hand_imagines_what_who_remembers_rules_out() -> None:
    """Every world of who remembers keeps the gaps; those of the old hand do not, and know what has gone."""
    broken = 0
    for seen in views_with_gaps(4):
        for recall in (everything, without_hints):
            recalled = recall(seen)
            assert recalled.played == seen.played
            for world in ThuneeWorlds(recalled).draw(8, random.Random(1)):
                wrong = any(hand & lacking for hand, lacking in zip(world.hands, seen.lacking, strict=True))
                assert not (wrong and recall is everything)
                assert not any(hand & gone for hand, gone in zip(world.hands, seen.played, strict=True))
                broken += wrong
    assert broken


@pytest.mark.whole
def test_that_decides_moves() -> None:
    limit = Limit(playouts=100)
    answers = {
        level: [
            new_player(level).choose(seen.view, limit, random.Random(1), never).move
            for seen in views_with_gaps(24)
        ]
        for level in ("sesepuh", "empu")
    }
    assert answers["sesepuh"] != answers["empu"]
