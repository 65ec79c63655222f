# SPDX-License-Identifier: MIT
"""Dealing and restoring rounds of Kings of New Guinea (docs/rules/kings.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.contract import BadLayoutError, Layout, View
from thothit_desktop.games.kings.laki import DECK
from thothit_desktop.games.kings.position import KingsPosition
from thothit_desktop.games.kings.rules import POOL, KingsRules
from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.spec import GameSpec


class KingsGame(BaseGame):
    """Kings with its seats and options settled. Raises BadOptionError for an unknown option or value.

    `standing`, for the last round of a match only, is the number of kings won before it, by seat (K5).
    """

    goal, lead = None, 0

    def __init__(
        self,
        spec: GameSpec,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        standing: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__(spec, players, options, standing=standing)
        self.deck = DECK
        self.rules = KingsRules(self.options["laki-triples"] == "on", standing)

    def in_match(
        self,
        playing: tuple[int, ...],
        standing: tuple[int, ...] | None = None,
        goal: int | None = None,  # noqa: ARG002  (there is none)
    ) -> "KingsGame":
        """Return the game for a round, the last of a match if `standing` is given; all seats play it."""
        self._check_all_play(playing)
        if standing == self.standing:
            return self
        return KingsGame(self.spec, self.players, self.options, standing)

    def deal(self, rng: random.Random, dealer: int | None = None) -> KingsPosition:
        """Shuffle, and lay the top four cards open."""
        deck = list(self.deck)
        rng.shuffle(deck)
        return self.from_layout(Layout((), tuple(deck[:POOL]), tuple(deck[POOL:])), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> KingsPosition:
        """Return the position of a layout as dealt; raises BadLayoutError if it is impossible."""
        check_hands(layout, ())
        if len(layout.pool) != POOL:
            raise BadLayoutError("the pool must have {1} cards, not {0}", len(layout.pool), POOL)
        check_cards(layout, Counter(self.deck), whole=True)
        return KingsPosition(self, layout, self.players - 1 if dealer is None else dealer)

    def restore(
        self,
        view: View,
        hands: Sequence[Sequence[int]],  # noqa: ARG002  (there are none)
        stock: Sequence[int],
    ) -> KingsPosition:
        """Return a possible position behind a view, with the stock, next card first, filled in."""
        if not isinstance(view, KingsView):
            raise TypeError("not a view of Kings")
        position = KingsPosition.__new__(KingsPosition)
        position.game, position.rules, position.dealer = self, self.rules, view.dealer
        position.pool, position.stock, position.drawn = list(view.pool), tuple(stock), 0
        position.captures = [list(captured) for captured in view.captures]
        position.to_move, position.tied, position.settling = view.to_move, view.tied, view.settling
        position.used = set(view.used)
        position.king, position.crown = view.king, view.crown
        position.history = list(view.history)
        position.made = ()
        return position
