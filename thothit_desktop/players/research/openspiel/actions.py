# SPDX-License-Identifier: MIT
"""Numbers for moves, OpenSpiel's actions."""

from collections import defaultdict
from collections.abc import Iterable

from thothit_desktop.games.contract import Game, Move
from thothit_desktop.games.families import family_of
from thothit_desktop.games.notation import write_move

_VARIANTS = 80
"""The most moves of one kind and card at a time, such as different captures or bids."""


class Actions:
    """Numbers the legal moves: by kind, first card, and the order of texts among moves that share both.

    A number stands for the same kind and card in every position, and seats with the same knowledge get the
    same numbers.
    """

    def __init__(self, game: Game) -> None:
        self._kinds = {kind: place for place, kind in enumerate(family_of(game.spec).moves)}
        self._cards = {card: place for place, card in enumerate(sorted(set(game.deck)), 1)}
        self.count = len(self._kinds) * (len(self._cards) + 1) * _VARIANTS

    def numbered(self, moves: Iterable[Move]) -> dict[int, Move]:
        """Return the moves by number, in ascending order."""
        alike: defaultdict[int, list[Move]] = defaultdict(list)
        for move in moves:
            alike[self._first(move)].append(move)
        return {
            first + place: move
            for first, these in sorted(alike.items())
            for place, move in enumerate(sorted(these, key=write_move))
        }

    def _first(self, move: Move) -> int:
        card = self._cards[move.card] if move.cards else 0
        return (self._kinds[move.kind] * (len(self._cards) + 1) + card) * _VARIANTS
