# SPDX-License-Identifier: MIT
"""The worth of a hand with mata for its players: cards that fit, and mata to come (docs/players.md)."""

from collections.abc import Sequence

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.mata.rules import MataRules
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.moves import legal_moves


def mata_view(view: View) -> MataView:
    """Return the view, if it is of a game with mata; raises TypeError if not."""
    if not isinstance(view, MataView):
        raise TypeError("not a view of a game with mata")
    return view


def sensible_moves(view: MataView) -> list[Move]:
    """Return the legal moves without endless takes: at most as many cards in a row as there are players."""
    moves = legal_moves(view)
    if view.phase != "pick" or _takes(view) < view.game.players:
        return moves
    return [move for move in moves if move.kind != "take"]


def _takes(view: MataView) -> int:
    """Return the number of cards taken from the pile since the last draw from the stock."""
    taken = 0
    for event in reversed(view.history):
        if event.kind in ("drew", "showed"):
            break
        taken += event.kind == "took"
    return taken


def without(hand: Sequence[int], card: int) -> list[int]:
    """Return the hand without one copy of a card."""
    rest = list(hand)
    rest.remove(card)
    return rest


def fits(hand: Sequence[int], rules: MataRules) -> int:
    """Return how many cards of a hand fit into the sets of a winning hand, mata or not."""
    ranks = [0] * 10
    for card in hand:
        ranks[RANK[card]] += 1
    sets = (rules.hand + 1) // rules.size
    whole = min(sets, sum(count // rules.size for count in ranks))
    begun = sorted((count % rules.size for count in ranks), reverse=True)
    return whole * rules.size + sum(begun[: sets - whole])


def alike(hand: Sequence[int], rules: MataRules) -> float:
    """Return how near a hand is to a mata: 1 with one, else less, by the most copies of a design."""
    most = max(map(hand.count, set(hand)), default=0)
    return 1.0 if most >= rules.size else 0.5 * (most == rules.size - 1 and rules.size > 2)


def fits_with_mata(hand: Sequence[int], rules: MataRules) -> float:
    """Return how many cards of a hand fit, and how near it is to a mata, which counts as a card.

    A hand between its turns that fits wholly but cannot be called is worth less than one that lacks a card.
    """
    together = fits(hand, rules)
    stuck = together == len(hand) == rules.hand and not rules.call_of(hand)
    return together + alike(hand, rules) - stuck
