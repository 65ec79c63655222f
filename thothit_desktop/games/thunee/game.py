# SPDX-License-Identifier: MIT
"""Thunee, the trick game of Durban, for two sides of two or three (docs/rules/thunee.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.contract import Layout, View
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.seats import in_turn
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.cards import DECK
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.restore import restored
from thothit_desktop.games.thunee.view import ThuneeView

__all__ = ["ThuneeGame", "ThuneePosition"]

_CLOSE = 11
"""With how many balls of a side Double is barred, by the option `no-doubles-on-11`."""


class ThuneeGame(BaseGame):
    """Thunee with its seats and options settled. Raises BadOptionError for what it does not have.

    `hand` cards are dealt to each, `packet` of them before the bidding. `standing` is given for a round in
    which it bars Double: the balls by seat before it.
    """

    def __init__(
        self,
        spec: GameSpec,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        standing: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__(spec, players, options, standing=standing)
        self.deck = DECK
        self.hand = len(DECK) // self.players
        self.packet = 4 if self.players == 4 else 3
        self.face_down = True
        self.goal = int(self.options["target"])
        self.lead = 2 if self.options["two-to-clear"] == "on" else 1
        self.transfer = self.options["last-trick"] == "transfer"
        self.lost_call = int(self.options["call-and-lost"])
        self.undertrump = self.options["undertrump"] == "allowed"
        self.last_card = self.options["last-card-trump"] == "allowed"
        self.royals = self.options["royals"] == "on"
        self.blind = self.options["blind"] == "on" and self.players == 4
        self.doubles = standing is None

    def in_match(self, playing: tuple[int, ...], standing: tuple[int, ...] | None = None) -> "ThuneeGame":
        """The game of a round, which all play; it differs where the balls before it bar Double."""
        self._check_all_play(playing)
        barring = self.options["no-doubles-on-11"] == "on" and max(standing or (0,)) >= _CLOSE
        settled = standing if barring else None
        return (
            self if settled == self.standing else ThuneeGame(self.spec, self.players, self.options, settled)
        )

    def deal(self, rng: random.Random, dealer: int | None = None) -> ThuneePosition:
        """Shuffle and deal in two packets, from the seat after the dealer (by default the last seat)."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        hands: list[tuple[int, ...]] = [() for _ in range(self.players)]
        start = 0
        for packet in (self.packet, self.hand - self.packet):
            for seat in in_turn(self, dealer):
                hands[seat] += tuple(deck[start : start + packet])
                start += packet
        return ThuneePosition(self, Layout(tuple(hands), (), ()), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> ThuneePosition:
        """The position of a layout as dealt; raises BadLayoutError where the game cannot have it."""
        check_hands(layout, [self.hand] * self.players)
        check_cards(layout, Counter(self.deck), whole=True)
        return ThuneePosition(self, layout, self.players - 1 if dealer is None else dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> ThuneePosition:
        """A possible position behind a view: every seat's hand filled in, and what is still in the deck.

        A trump card that lies face down comes last in the setter's hand. `stock` is in the order in which it
        would be dealt, packet by packet from the seat after the dealer. Which suit another seat's Jodhi was
        claimed in follows from its hand; where two would do, it is the first.
        """
        if not isinstance(view, ThuneeView):
            raise TypeError("not a view of Thunee")
        return restored(self, view, hands, stock)
