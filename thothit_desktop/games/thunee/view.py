# SPDX-License-Identifier: MIT
"""What one seat may know of Thunee (docs/rules/thunee.md)."""

from typing import NamedTuple

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import NO_SUIT, SUITS
from thothit_desktop.games.thunee.rules import SECRET, ThuneeRules, ThuneeSituation
from thothit_desktop.games.thunee.score import Count, Trick


class ThuneeView(NamedTuple):
    """One seat's view of a position. The hand is sorted by suit, the strongest first.

    `setter`, `bidder`, `caller`, `double`, `khanaak` and `leader` are NOBODY before there is one. While
    another seat is asked in secret, `to_move` and `phase` are what comes after its pass. The trump card is in
    no hand while it lies face down, and not in `hand_sizes`.
    """

    game: GameWithRules[ThuneeRules]
    seat: int
    dealer: int
    to_move: int
    phase: str
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """By seat, the cards everybody knows to be in that hand: the trump card shown, a Jodhi in trumps."""
    setter: int
    call: int
    """Points of the highest bid, and in `bidder` whose it is."""
    bidder: int
    trump: str
    """The suit's letter; empty where there is none, or this seat does not know it."""
    trump_card: int | None
    """The card lying face down, HIDDEN but for the setter; None when none lies there."""
    solo: str
    """`thunee`, `royals`, `blind-thunee` or `blind-royals` of the `caller`; empty in an ordinary hand."""
    caller: int
    double: int
    khanaak: int
    leader: int
    trick: tuple[int, ...]
    tricks: tuple[Trick, ...]
    jodhis: tuple[tuple[int, int], ...]
    """The seat and points of every Jodhi claimed; its suit is private."""
    undealt: int
    """How many cards are still in the deck."""
    history: tuple[Event, ...]

    @property
    def trump_suit(self) -> int:
        """The suit of trump as far as this seat knows it, else NO_SUIT."""
        return SUITS.index(self.trump) if self.trump else NO_SUIT

    @staticmethod
    def side(seat: int) -> int:
        """The side of a seat, 0 or 1."""
        return seat % 2

    def legal_moves(self) -> list[Move]:
        """The moves this seat may make now, by what it knows; none when it is another's turn."""
        return self.game.rules.legal_moves(self._situation()) if self.to_move == self.seat else []

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, by what it knows, or None if it is legal."""
        if self.phase != "over" and self.to_move != self.seat:
            # Whoever answers a secret question that is asked no more was too slow.
            return Refusal("too-late" if move.kind in SECRET else "not-your-turn")
        return self.game.rules.refusal(self._situation(), move)

    def count_so_far(self) -> Count | None:
        """The count of the counting side as it stands; None where there is none, or a call replaces it."""
        return self.game.rules.count(self._situation())

    def unseen(self) -> list[int]:
        """Every card whose place this seat does not know, in code order: other hands and the deck."""
        seen = {card for _, cards, _ in self.tricks for card in cards}.union(
            self.trick, self.hand, *self.known
        )
        return [card for card in self.game.deck if card not in seen and card != self.trump_card]

    def _situation(self) -> ThuneeSituation:
        claims = [event for event in self.history if event.kind == "jodhi"] if self.jodhis else []
        ended = self.history[-self.game.players - 1 :] if self.phase == "over" else ()
        return ThuneeSituation(
            seat=self.seat,
            phase=self.phase,
            hand=self.hand,
            laid=self.trump_card if self.seat == self.setter else None,
            call=self.call,
            setter=self.setter,
            leader=self.leader,
            trump=self.trump_suit,
            solo=self.solo,
            called=self.double != NOBODY or self.khanaak != NOBODY,
            redealt=any(event.kind == "redealt" for event in ended),
            trick=self.trick,
            tricks=self.tricks,
            jodhis=[(event.seat, event.points, event.cards[0]) for event in claims],
        )
