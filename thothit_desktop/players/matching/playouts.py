# SPDX-License-Identifier: MIT
"""Rounds of matching played on quickly in a world, by players who match whatever they can."""

import random
from collections.abc import Sequence

from thothit_desktop.games.cards import CEKI
from thothit_desktop.games.contract import Move
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.players.matching.worlds import HiddenCards


def winners(view: MatchingView, world: HiddenCards, move: Move | None, rng: random.Random) -> Sequence[int]:
    """Return the winners of a round after a move of the view's seat, in one world.

    Without a move the round goes on from the view. All seats match whatever they can from then on.
    """
    playout = _Playout(world, view.game.rules.satu, rng)
    phase = view.phase if move is None else move.kind
    if phase == "claim":
        assert view.open is not None
        return playout.match(view.open) or playout.turn()
    if phase == "discard":
        card = playout.throw(view.to_move) if move is None else playout.remove(view.seat, move.card)
        return playout.match(card) or playout.turn()
    if phase == "keep":
        assert view.caller is not None
        return playout.call(view.caller, view.seat, None if move is None else move.card)
    return playout.turn() if view.caller is None else playout.last(view.caller)


class _Playout:
    """A round in play. `owners` are the seats that hold each design, `left` counts its copies in play."""

    def __init__(self, world: HiddenCards, satu: bool, rng: random.Random) -> None:
        hands, stock = world
        self._hands = [hand[:] for hand in hands]
        self._stock = stock[::-1]
        self._satu, self._rng = satu, rng
        self._left = [0 for _ in CEKI]
        self._owners: list[list[int]] = [[] for _ in CEKI]
        for card in stock:
            self._left[card] += 1
        for seat, hand in enumerate(hands):
            for card in hand:
                self._left[card] += 1
                self._owners[card].append(seat)

    def remove(self, seat: int, card: int) -> int:
        """Take a card out of a hand and out of play, and return it."""
        self._hands[seat].remove(card)
        self._owners[card].remove(seat)
        self._left[card] -= 1
        return card

    def turn(self) -> Sequence[int]:
        """Turn cards until somebody has won; return the winners."""
        while self._stock:
            card = self._stock.pop()
            self._left[card] -= 1
            won = self.match(card)
            if won:
                return won
        sizes = [len(hand) for hand in self._hands]
        return [seat for seat, size in enumerate(sizes) if size == min(sizes)]

    def match(self, card: int) -> Sequence[int]:
        """Match an open card, and what is thrown out, as long as somebody can; return the winners, if any."""
        while self._owners[card]:
            seat = self._owners[card][0]
            self.remove(seat, card)
            hand = self._hands[seat]
            if not hand:
                return (seat,)
            if self._satu and len(hand) == 1:
                return self.call(seat)
            card = self.throw(seat)
        return ()

    def throw(self, seat: int) -> int:
        """Throw out one of a pair, else a card whose twin is gone, else any, and return it."""
        hand, gone = self._hands[seat], None
        for card in hand:
            if self._owners[card] == [seat, seat]:
                return self.remove(seat, card)
            if self._left[card] == 1:
                gone = card
        return self.remove(seat, self._rng.choice(hand) if gone is None else gone)

    def call(self, caller: int, seat: int | None = None, kept: int | None = None) -> Sequence[int]:
        """Let all but the caller of satu keep one card, `seat` a certain one, and turn the last card."""
        if not self._stock:
            return (caller,)
        for other, hand in enumerate(self._hands):
            if len(hand) > 1:
                keeps = kept if other == seat and kept is not None else self._kept(other)
                for card in hand[:]:
                    self.remove(other, card)
                self._hands[other].append(keeps)
                self._owners[keeps].append(other)
        return self.last(caller)

    def last(self, caller: int) -> Sequence[int]:
        """Return the winner of the next card after satu: its twin's holder, or the caller (M8)."""
        return tuple(self._owners[self._stock[-1]]) or (caller,)

    def _kept(self, seat: int) -> int:
        """Return the card that a seat keeps after satu: one whose twin is elsewhere, else any."""
        hand = self._hands[seat]
        live = [card for card in hand if self._left[card] > 1 and self._owners[card] != [seat, seat]]
        return self._rng.choice(live or hand)
