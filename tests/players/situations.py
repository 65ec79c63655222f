# SPDX-License-Identifier: MIT
"""Views with prepared cards."""

import random
from collections.abc import Mapping

from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Event
from thothit_desktop.games.fishing.rules import pool_of
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.fishing.moves import fishing_view


def view_of(
    hand: str,
    pool: str,
    turned: str = "",
    captured: Mapping[int, str] | None = None,
    options: Mapping[str, str] | None = None,
    game_id: str = "thothit",
    players: int | None = None,
) -> FishingView:
    """Seat 0's view of a round past the first turns, six cards of the stock left if there is one.

    `captured` says by seat what was captured, two cards at a time.
    """
    game = new_game(game_id, players, options)
    dealt = fishing_view(game.deal(random.Random(1)).view(0))
    made = []
    for seat, codes in (captured or {}).items():
        pile = cards.faces(codes.split())
        made += [Event("captured", seat, pile[i : i + 2]) for i in range(0, len(pile), 2)]
    held = cards.faces(hand.split())
    return dealt._replace(
        hand=held,
        hand_sizes=(len(held),) * game.players,
        pool_by_rank=tuple(map(tuple, pool_of(cards.faces(pool.split())))),
        turn=game.players,
        turned=cards.card(turned) if turned else None,
        phase="stock" if turned else "hand",
        stock_size=6 if dealt.stock_size else 0,
        history=(*dealt.history, *made),
    )
