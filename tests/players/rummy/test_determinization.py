# SPDX-License-Identifier: MIT
"""Possible rounds of Kowah behind a view."""

import random
from collections import Counter

from tests.players.coach.rounds import decisions
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.rummy.hand import ready_pairs
from thothit_desktop.games.rummy.position import KowahPosition
from thothit_desktop.players.rummy.determinization import possible
from thothit_desktop.players.rummy.moves import kowah_view


def test_who_has_declared_has_a_ready_hand_nearly_always() -> None:
    ready = declared = 0
    for position in decisions(new_game("kowah", 2), 12, 0.9):
        view = kowah_view(position.view(position.to_move))
        other = possible(view, random.Random(1))
        assert isinstance(other, KowahPosition)
        assert other.view(view.seat) == view
        rival = 1 - view.seat
        if view.declared[rival] and view.hand_sizes[rival] == view.game.rules.hand:
            declared += 1
            ready += view.declared[rival][0] in ready_pairs(other.hands[rival])
    # A known card may belong to neither triplet.
    assert ready > 0.8 * declared > 3


def test_what_cannot_be_ready_is_dealt_at_random() -> None:
    """No rank has three cards left."""
    view = kowah_view(new_game("kowah", 2).deal(random.Random(1)).view(0))
    twins = next(card for card in view.unseen() if view.unseen().count(card) > 1)
    ranks = sorted({RANK[card] for card in view.unseen()} - {RANK[twins]})
    left = [next(card for card in view.unseen() if RANK[card] == rank) for rank in ranks[:6]]
    gone = Counter(view.game.deck) - Counter([*view.hand, *left, twins, twins])
    late = view._replace(
        declared=((), (twins,)), known=((), (twins, twins)), discards=tuple(gone.elements()), stock_size=0
    )
    other = possible(late, random.Random(1))
    assert isinstance(other, KowahPosition)
    assert Counter(other.hands[1]) == Counter([*left, twins, twins])
