# SPDX-License-Identifier: MIT
"""Rounds of Sampèn and Thothit Banyuwangi for the tests: laid out by hand, and played."""

import random
from collections import Counter

from tests.games.rounds import moved
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import KEPALA
from thothit_desktop.games.contract import Layout
from thothit_desktop.games.matching.game import MatchingGame
from thothit_desktop.games.matching.position import MatchingPosition


def matching(game_id: str, players: int, **options: str) -> MatchingGame:
    game = new_game(game_id, players, options)
    assert isinstance(game, MatchingGame)
    return game


def round_with(
    game_id: str, *hands: str, stock: str = "", dealer: int | None = None, **options: str
) -> MatchingPosition:
    """A round in which these cards are in the hands and on top of the stock; the others fill the hands up.

    Cards of which both copies are still free fill the hands last, so that few of them match.
    """
    game = matching(game_id, len(hands), **options)
    held = [list(cards.faces(hand.split())) for hand in hands]
    top = cards.faces(stock.split())
    rest = Counter(KEPALA)
    rest.subtract([*top, *(card for hand in held for card in hand)])
    assert min(rest.values()) >= 0
    free = sorted(rest.elements(), key=lambda card: (rest[card], card))
    for hand in held:
        while len(hand) < game.rules.hand:
            hand.append(next(card for card in free if card not in hand))
            free.remove(hand[-1])
    return game.from_layout(Layout(tuple(map(tuple, held)), (), (*top, *free)), dealer)


def with_few(
    game_id: str, *hands: str, stock: str = "", dealer: int | None = None, **options: str
) -> MatchingPosition:
    """A round in which the hands have just these cards, and so has the stock; all others are gone."""
    game = matching(game_id, len(hands), **options)
    held, left = [cards.faces(hand.split()) for hand in hands], cards.faces(stock.split())
    view = game.deal(random.Random(1), dealer).view(0)
    gone = Counter(KEPALA)
    gone.subtract([*left, *(card for hand in held for card in hand)])
    assert min(gone.values()) >= 0
    middle = tuple(gone.elements())
    return game.restore(view._replace(middle=middle), held, left)


def told(position: MatchingPosition, *texts: str) -> list[str]:
    """Play several moves; their events as texts."""
    return [event for text in texts for event in moved(position, text)]
