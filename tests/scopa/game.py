# SPDX-License-Identifier: MIT
"""Scopa as a game: its entry in the catalogue, and the dealing and restoring of rounds."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from tests.scopa import rules
from tests.scopa.position import ScopaPosition, ScopaView
from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.contract import Layout, View
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.spec import GameSpec, Option, Preset

_TARGET = {"11": "Eleven points win the match.", "16": "Sixteen points win the match."}

SCOPA = GameSpec(
    id="scopa",
    family="scopa",
    name="Scopa",
    summary="The Italian fishing game: take one card, or several that add up, and sweep the table.",
    players=(2,),
    default_players=2,
    options=(Option("target", "The match", _TARGET, "11", dict.fromkeys(_TARGET, "common practice")),),
    presets=(Preset("long", "A long match", "Sixteen points.", options={"target": "16"}),),
    picture=("7d", "Kd"),
    places=("books",),
    minutes=4,
    luck=6,
    matches=("free",),
    opening="dealer",
    clockwise=False,
    french=True,
)


class ScopaGame(BaseGame):
    """Scopa with its options settled. Raises BadOptionError for what it does not have."""

    lead = 1

    def __init__(
        self, spec: GameSpec, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(spec, players, options)
        self.deck = rules.DECK
        self.goal = int(self.options["target"])

    def in_match(
        self, playing: tuple[int, ...], standing: tuple[int, ...] | None = None, goal: int | None = None
    ) -> "ScopaGame":
        """The same game: both play every round."""
        self._check_all_play(playing)
        return self

    def deal(self, rng: random.Random, dealer: int | None = None) -> ScopaPosition:
        """Shuffle; three cards to each, the one after the dealer first, and four to the pool."""
        dealer = 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        first, second = deck[: rules.HAND], deck[rules.HAND : 2 * rules.HAND]
        dealt = 2 * rules.HAND + rules.POOL
        hands = (first, second) if dealer == 1 else (second, first)
        pool = tuple(deck[2 * rules.HAND : dealt])
        return ScopaPosition(self, Layout(tuple(map(tuple, hands)), pool, tuple(deck[dealt:])), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> ScopaPosition:
        """The position of a layout as dealt; raises BadLayoutError where the game cannot have it."""
        check_hands(layout, [rules.HAND] * 2)
        check_cards(layout, Counter(self.deck), whole=True)
        return ScopaPosition(self, layout, 1 if dealer is None else dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> ScopaPosition:
        """A possible position behind a view, with the other hand and the stock filled in."""
        if not isinstance(view, ScopaView):
            raise TypeError("not a view of Scopa")
        position = ScopaPosition(self, Layout(((), ()), view.pool, ()), view.dealer)
        position.hands, position.stock = [list(hand) for hand in hands], list(stock)
        position.captures = [list(pile) for pile in view.captures]
        position.sweeps, position.to_move = list(view.sweeps), view.to_move
        position.last = next(
            (event.seat for event in reversed(view.history) if event.kind == "captured"), None
        )
        position.history = list(view.history)
        return position
