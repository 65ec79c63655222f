# SPDX-License-Identifier: MIT
"""Claims about the chosen deals, measured again."""

import pytest

from thothit_desktop.app.deals.chosen import chosen_deals, known
from thothit_desktop.games import games
from thothit_desktop.players.claims import ROUNDS, Happens

DEALS = chosen_deals()


def test_there_are_fourteen_of_many_games_each_another_one() -> None:
    assert len(DEALS) == 14
    assert len({chosen.game for chosen in DEALS}) >= 6
    assert len({known(chosen).fingerprint for chosen in DEALS}) == 14
    assert len({chosen.title for chosen in DEALS}) == 14
    assert all(chosen.players in games()[chosen.game].players for chosen in DEALS)
    assert all(chosen.turn_order < chosen.players for chosen in DEALS)


@pytest.mark.long
@pytest.mark.parametrize("chosen", DEALS, ids=[f"{chosen.game}-{chosen.number}" for chosen in DEALS])
def test_what_is_said_of_a_deal_is_measured(chosen) -> None:
    measured = chosen.claim.measure(known(chosen).game, chosen.number, chosen.turn_order, chosen.others)
    assert measured >= chosen.claim.points > 0
    if isinstance(chosen.claim, Happens):
        assert chosen.claim.points == ROUNDS
    else:
        assert f" {chosen.claim.points} " in chosen.why
