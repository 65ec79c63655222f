# SPDX-License-Identifier: MIT
"""The positions of both games of Thunee for two players (docs/rules/thunee.md 8)."""

from collections.abc import Sequence
from typing import ClassVar, Self

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Layout
from thothit_desktop.games.seats import in_turn
from thothit_desktop.games.thunee.cards import by_suit
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.rules import ThuneeRules, ThuneeSituation
from thothit_desktop.games.thunee.stacks import HALF, OpenStack, lain_open
from thothit_desktop.games.thunee.view import ThuneeView


class TwoDealsPosition(ThuneePosition):
    """The state of a hand of two players who get six cards twice."""

    __slots__ = ()

    def _refill(self) -> None:
        """Deal the second half after the sixth trick (T25)."""
        if len(self.tricks) != HALF:
            return
        for size in self.rules.packets[2:]:
            for seat in in_turn(self.game, self.dealer):
                packet, self.stock = self.stock[:size], self.stock[size:]
                self.hands[seat] += packet
                self._tell("dealt", seat, tuple(packet))

    def _may_claim(self, side: int) -> bool:
        """Return True if a side may claim Jodhis, by its tricks of this half (T26)."""
        half = self.tricks[len(self.tricks) // HALF * HALF :]
        won = sum(1 for _, _, winner in half if winner == side)
        return won > 0 and self.rules.jodhi_due(won)


class OpenFacePosition(ThuneePosition):
    """The state of a hand of two players who play from open cards.

    `rows` holds by seat its stacks. `stock` ends with the cards that lie face down, by seat from the one
    after the dealer, from left to right.
    """

    private: ClassVar = ("dealt", "trump")
    __slots__ = ("rows",)

    def __init__(self, game: GameWithRules[ThuneeRules], layout: Layout, dealer: int) -> None:
        super().__init__(game, layout, dealer)
        self.rows = [[OpenStack(None, True)] * HALF for _ in game.playing]
        down = (HIDDEN,) * HALF
        self.history[:0] = [Event("covered", seat, down) for seat in in_turn(game, dealer)]

    def _first_packets(self, seats: Sequence[int]) -> tuple[list[list[int]], list[int]]:
        down, packet, hands = HALF * len(seats), self.rules.packet, self.layout.hands
        cards = self._in_dealing_order(seats)
        dealt = down + packet * len(seats)
        return [list(hand[HALF : HALF + packet]) for hand in hands], [*cards[dealt:], *cards[:down]]

    def _situation(self) -> ThuneeSituation:
        situation = super()._situation()
        if self.phase != "jodhi":
            return situation
        return situation._replace(hand=self._jodhi_cards(self.to_move))

    def _jodhi_cards(self, seat: int) -> list[int]:
        """Return the cards that lay open before the last trick was complete (T29)."""
        return lain_open(self.hands[seat], self.history)

    def _play(self, seat: int, card: int) -> None:
        self.rows[seat] = [
            stack._replace(card=None) if stack.card == card else stack for stack in self.rows[seat]
        ]
        super()._play(seat, card)

    def _refill(self) -> None:
        """Lay the hands open after the first trick, and turn each card that lies face down alone (T28)."""
        for seat in (self.leader, 1 - self.leader):
            if len(self.tricks) == 1:
                self._open(seat)
            for place, stack in enumerate(self.rows[seat]):
                if stack == OpenStack(None, True):
                    self._turn(seat, place)

    def _open(self, seat: int) -> None:
        hand = sorted(self.hands[seat], key=by_suit)
        self.rows[seat][: len(hand)] = [OpenStack(card, True) for card in hand]
        self.known[seat].update(hand)
        self._tell("opened", seat, tuple(hand))

    def _turn(self, seat: int, place: int) -> None:
        first = (self.dealer + 1) % self.game.players
        before = [*(self.rows[first] if seat != first else ()), *self.rows[seat][:place]]
        card = self.stock.pop(sum(stack.below for stack in before))
        self.rows[seat][place] = OpenStack(card, False)
        self.hands[seat].append(card)
        self.known[seat].add(card)
        self._tell("turned", seat, (card,))

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = super().copy()
        twin.rows = [row[:] for row in self.rows]
        return twin

    def view(self, seat: int) -> ThuneeView:
        """Return the view of a seat, with both rows; nobody sees what lies face down."""
        return super().view(seat)._replace(rows=tuple(map(tuple, self.rows)))
