# SPDX-License-Identifier: MIT
"""The player that looks at the next move only: points, halves of pairs, and gifts (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.contract import Decision, Limit, best_first
from thothit_desktop.players.fishing.moves import fishing_view, sensible_moves
from thothit_desktop.players.fishing.playout_policy import ALONE
from thothit_desktop.players.fishing.worths import worth_of


class GreedyPlayer:
    """Weighs each move by its immediate value, without looking further."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never in doubt)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return the move that adds most; the first of equals."""
        seen = fishing_view(view)
        held, unseen = captured_copies(seen), seen.unseen()
        considered = best_first((move, _added(seen, move, held, unseen)) for move in sensible_moves(seen))
        return Decision(considered[0].move, tuple(considered))


def captured_copies(view: FishingView) -> list[list[int]]:
    """Return by card and seat the number of copies captured openly (docs/rules/fishing.md 6)."""
    held = [[0] * view.game.players for _ in CEKI]
    for event in view.history:
        if event.kind == "captured":
            for card in event.cards:
                held[card][event.seat] += 1
    return held


def _added(view: FishingView, move: Move, held: list[list[int]], unseen: list[int]) -> float:
    """Return the change of the expected margin by a move's capture, or by the card it gives away."""
    worth, seat, card = worth_of(view.game), view.seat, move.card
    if not move.takes:
        others = [other for other in view.game.playing if other != seat]
        exposed = [_lost(view, one, held, others) for one in (card, *view.pool_by_rank[RANK[card]])]
        theirs = exposed[0]
        if view.game.rules.refills:
            theirs += sum(sorted(exposed[1:])[:2])
            theirs *= ALONE if len(exposed) == 1 else 1.0
        return _given(view, card, unseen) * theirs
    bonus = view.game.rules.bonus(move)
    added = float(bonus.points) if bonus else 0.0
    for captured in move.cards:
        added += worth.capture(captured, held, seat, seat)
        held[captured][seat] += 1
    for captured in move.cards:
        held[captured][seat] -= 1
    return added


def _lost(view: FishingView, card: int, held: list[list[int]], others: Sequence[int]) -> float:
    """Return the change of the expected margin if one of the others captures a card."""
    worth = worth_of(view.game)
    return sum(worth.capture(card, held, other, view.seat) for other in others) / len(others)


def _given(view: FishingView, card: int, unseen: list[int]) -> float:
    """Return how much more a card left in the pool helps the others than its player.

    1 means that one of the others certainly captures it, 0 that each seat has the same chance; below 0 its
    player has the better chance. A card still in the pool at its player's next turn counts as 0.
    """
    game = view.game
    matching = sum(RANK[other] == RANK[card] for other in unseen)
    if not matching:
        return 0.0
    misses = 1 - matching / len(unseen)
    turned = misses if game.spec.stock else 1.0
    own = turned if view.phase == "hand" else 1.0
    others = own
    for seat in game.playing:
        if seat != view.seat:
            others *= misses ** view.hand_sizes[seat] * turned
    return 1 - len(game.playing) * (1 - own) - others
