# SPDX-License-Identifier: MIT
"""Thunee, the trick game of Durban, for two sides of one, two or three (docs/rules/thunee.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile

from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Layout, Score, View
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.seats import in_turn
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.cards import DECK, SUIT, VALUE, jodhi_points, jodhis
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.rules import REDEALT, ThuneeRules
from thothit_desktop.games.thunee.score import KHANAAK
from thothit_desktop.games.thunee.two_players import OpenFacePosition, TwoDealsPosition
from thothit_desktop.games.thunee.view import ThuneeView

_ELEVEN = 11
"""The balls of a side from which the value `at-eleven` of `no-doubles-on-11` bars Double."""


class ThuneeGame(BaseGame):
    """Thunee with its seats and options settled. Raises BadOptionError for an unknown option or value.

    `standing` is the number of balls by seat before the round, given only if it bars Double; `goal` are the
    balls that win the match, by default those of the option `target`.
    """

    goal: int

    def __init__(
        self,
        spec: GameSpec,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        standing: tuple[int, ...] | None = None,
        goal: int | None = None,
    ) -> None:
        super().__init__(spec, players, options, standing=standing, goal=goal)
        self.deck = DECK
        self.goal = goal or int(self.options["target"])
        self.lead = 2 if self.options["two-to-clear"] == "on" else 1
        self.rules = ThuneeRules.of(self.players, self.options, doubles=self._doubles(standing, self.goal))
        self.open_rows = self.rules.open_face
        self._kind = self._position()

    def _doubles(self, standing: tuple[int, ...] | None, goal: int) -> tuple[bool, bool]:
        """Return by side True if it may call Double at a number of balls."""
        option = self.options["no-doubles-on-11"]
        if standing is None or option == "off":
            return True, True
        close = _ELEVEN if option == "at-eleven" else goal - 1
        first, second = (standing[side] < close for side in (0, 1))
        return (first, second) if option == "own-side" else (first and second, first and second)

    def _position(self) -> type[ThuneePosition]:
        """Return the class of the positions, by the number of players and their game."""
        if self.players > 2:
            return ThuneePosition
        return OpenFacePosition if self.rules.open_face else TwoDealsPosition

    def goal_after(self, scores: Sequence[Score]) -> int:
        """Return the balls that win the match after these rounds, more after a Khanaak by an option."""
        called = any(line.rule in KHANAAK for score in scores for lines in score.lines for line in lines)
        return max(self.goal, self.rules.khanaak_goal) if called else self.goal

    def in_match(
        self, playing: tuple[int, ...], standing: tuple[int, ...] | None = None, goal: int | None = None
    ) -> "ThuneeGame":
        """Return the game for a round of all seats; another one for a new goal or if Double is barred."""
        self._check_all_play(playing)
        goal = goal or int(self.options["target"])
        settled = standing if not all(self._doubles(standing, goal)) else None
        if (settled, goal) == (self.standing, self.goal):
            return self
        raised = goal if goal != int(self.options["target"]) else None
        return ThuneeGame(self.spec, self.players, self.options, settled, raised)

    def deal(self, rng: random.Random, dealer: int | None = None) -> ThuneePosition:
        """Shuffle and deal in packets, from the seat after the dealer (by default the last seat)."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        hands: list[tuple[int, ...]] = [() for _ in range(self.players)]
        start = 0
        for packet in self.rules.packets:
            for seat in in_turn(self, dealer):
                hands[seat] += tuple(deck[start : start + packet])
                start += packet
        return self._kind(self, Layout(tuple(hands), (), ()), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> ThuneePosition:
        """Return the position of a layout as dealt; raises BadLayoutError if it is impossible."""
        check_hands(layout, [self.rules.hand] * self.players)
        check_cards(layout, Counter(self.deck), whole=True)
        return self._kind(self, layout, self.players - 1 if dealer is None else dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> ThuneePosition:
        """Return a position behind a view, with every hand and the cards still in the deck filled in.

        A trump card that lies face down is the last of the setter's hand. `stock` is in dealing order, packet
        by packet from the seat after the dealer, and ends with the cards face down before two players. The
        hands determine the suit of another seat's Jodhi; if two suits are possible, the first is taken.
        """
        if not isinstance(view, ThuneeView):
            raise TypeError("not a view of Thunee")
        position = self._kind.__new__(self._kind)
        if isinstance(position, OpenFacePosition):
            position.rows = [list(row) for row in view.rows]
        position.game, position.rules = self, self.rules
        position.layout, position.dealer = Layout((), (), ()), view.dealer
        position.hands, position.stock = [list(hand) for hand in hands], list(stock)
        position.to_move, position.phase = view.to_move, view.phase
        position.call, position.bidder, position.setter = view.call, view.bidder, view.setter
        position.trump, position.trump_card = view.trump_suit, None
        if view.trump_card is not None:
            position.trump_card = position.hands[view.setter].pop()
            position.trump = SUIT[position.trump_card]
        position.solo, position.caller = view.solo, view.caller
        position.double, position.khanaak, position.leader = view.double, view.khanaak, view.leader
        position.trick, position.tricks = list(view.trick), list(view.tricks)
        position.taken, position.won = [0, 0], [0, 0]
        for _, cards, winner in view.tricks:
            position.taken[winner % 2] += sum([VALUE[card] for card in cards])
            position.won[winner % 2] += 1
        position.history, position.made = list(view.history), []
        position.known, position.seen = [set(known) for known in view.known], [[] for _ in self.playing]
        position.passed = sum(1 for _ in takewhile(_is_pass, reversed(view.history)))
        position.redealt = any(event.kind in REDEALT for event in view.history[-1 - self.players :])
        position.jodhis = _claims(position, view) if view.jodhis else []
        return position


def _is_pass(event: Event) -> bool:
    return event.kind == "passed"


def _claims(position: ThuneePosition, view: ThuneeView) -> list[tuple[int, int, int]]:
    """Return the Jodhis of a view, each with a suit that the hands allow, HIDDEN if they allow none."""
    found: dict[int, tuple[int, int, int]] = {}
    held = [list(hand) for hand in position.hands]
    for place in range(len(view.history) - 1, -1, -1):
        kind, seat, cards, points = view.history[place]
        if kind == "played":
            held[seat] += cards
        elif kind == "dealt":
            held[seat] = []
        elif kind == "jodhi":
            king = cards[0]
            if king == HIDDEN:
                taken = [claim[2] for claim in found.values()]
                fitting = (
                    king
                    for king in jodhis(held[seat], taken)
                    if jodhi_points(held[seat], king, position.trump) == points
                )
                king = next(fitting, HIDDEN)
            found[place] = seat, points, king
    return [found[place] for place in sorted(found)]
