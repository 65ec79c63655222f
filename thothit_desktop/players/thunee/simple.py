# SPDX-License-Identifier: MIT
"""The players of Thunee that only follow suit, or take every trick they can (docs/players.md)."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import View
from thothit_desktop.players.contract import Decision, Limit
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.thunee.bitboard import NO_TRUMP, SUIT
from thothit_desktop.players.thunee.card_play import by_points
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer
from thothit_desktop.players.thunee.inference import seen_of, thunee_view

_LEFT_ALONE = ("trips", "bid", "blind", "call", "jodhi")
"""Phases in which the child passes."""


class ThuneeChildPlayer:
    """Plays any legal card, bids and calls nothing, and does not notice a Jodhi."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return a pass if it is possible, else any card or suit."""
        moves = legal_moves(view)
        passes = [move for move in moves if move.kind == "pass" and view.phase in _LEFT_ALONE]
        cards = [move for move in moves if move.kind == "play"]
        return Decision(rng.choice(passes or cards or moves))


class ThuneeNeighbourPlayer:
    """Bids like greedy, and takes every trick it can, with the card that counts most."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the card of most points for a trick of this side, else that of fewest."""
        seen = seen_of(thunee_view(view))
        if view.phase != "play" or seen.view.solo:
            return ThuneeGreedyPlayer().choose(view, limit, rng, cancelled)
        cards = {seen.pack.bit(move.card): move for move in legal_moves(view) if move.kind == "play"}
        legal, spot = sum(cards), seen.spot
        taking = legal & spot.best
        leads = spot.left == len(seen.known)
        partner = not leads and spot.winner % 2 == view.seat % 2
        trumps = 0 if seen.trump == NO_TRUMP else SUIT[seen.trump]
        if partner and spot.left == 1:
            # The trick is won, so it gets points but no trump.
            legal, taking = legal & ~taking or legal, 0
            legal = legal & ~trumps or legal
        elif leads and not spot.live & trumps & ~seen.known[view.seat]:
            legal = legal & ~trumps or legal
        return Decision(cards[by_points(taking or legal)[0 if taking or partner else -1]])
