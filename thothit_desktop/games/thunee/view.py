# SPDX-License-Identifier: MIT
"""One seat's view of Thunee (docs/rules/thunee.md)."""

from typing import NamedTuple

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import NO_SUIT, SUITS
from thothit_desktop.games.thunee.rules import REDEALT, SECRET, ThuneeRules, ThuneeSituation
from thothit_desktop.games.thunee.score import Count, Trick
from thothit_desktop.games.thunee.stacks import OpenRow, lain_open


class ThuneeView(NamedTuple):
    """One seat's view of a position. The hand is sorted by suit, the strongest first.

    `setter`, `bidder`, `caller`, `double`, `khanaak` and `leader` are NOBODY until there is one. During a
    secret decision of another seat, `to_move` and `phase` are as if that seat had passed. While the trump
    card lies face down it is in no hand, and `hand_sizes` do not count it.
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
    """Points of the highest bid, made by `bidder`."""
    bidder: int
    trump: str
    """The letter of the suit of trumps; empty if there is none, or this seat does not know it."""
    trump_card: int | None
    """The card lying face down, HIDDEN except to the setter, else None."""
    solo: str
    """The call of the `caller` to win alone: `thunee`, `royals`, `blind-thunee`, `blind-royals`, `trips` or
    `moenie`; empty in an ordinary hand."""
    caller: int
    double: int
    khanaak: int
    leader: int
    trick: tuple[int, ...]
    tricks: tuple[Trick, ...]
    jodhis: tuple[tuple[int, int], ...]
    """The seat and points of every Jodhi claimed; its suit is private."""
    undealt: int
    """The number of cards still in the deck, or face down before two players."""
    history: tuple[Event, ...]
    rows: tuple[OpenRow, ...] = ()
    """The stacks by seat if two play from open cards; the open cards are the hand, once they lie there."""

    @property
    def trump_suit(self) -> int:
        """The suit of trumps if this seat knows it, else NO_SUIT."""
        return SUITS.index(self.trump) if self.trump else NO_SUIT

    @property
    def goal(self) -> int:
        """The balls that win the match; more from a Khanaak on, by the option `khanaak-target`."""
        goal = self.game.goal or 0
        return goal if self.khanaak == NOBODY else max(goal, self.game.rules.khanaak_goal)

    @staticmethod
    def side(seat: int) -> int:
        """Return the side of a seat, 0 or 1."""
        return seat % 2

    def legal_moves(self) -> list[Move]:
        """Return the moves this seat may make now, by its knowledge; empty if it is another's turn."""
        return self.game.rules.legal_moves(self._situation()) if self.to_move == self.seat else []

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, by its knowledge, or None if it is legal."""
        if self.phase != "over" and self.to_move != self.seat:
            # A secret decision that is no longer due comes too late.
            return Refusal("too-late" if move.kind in SECRET else "not-your-turn")
        return self.game.rules.refusal(self._situation(), move)

    def count_so_far(self) -> Count | None:
        """Return the current count of the counting side; None before play, or if a call replaces it."""
        return self.game.rules.count(self._situation())

    def late_call_possible(self, winner: int) -> bool:
        """Return True if a seat may call Double or Khanaak in the last trick, which is still to come.

        `winner` is a seat that wins every trick before it.
        """
        before = self.game.rules.hand - 1 - len(self.tricks)
        then = self._situation()._replace(
            phase="play", trick=(), tricks=(*self.tricks, *[(winner, (), winner)] * before)
        )
        return any(
            self.game.rules.refusal(then._replace(seat=seat), Move(kind)) is None
            for seat in self.game.playing
            for kind in ("double", "khanaak")
        )

    def unseen(self) -> list[int]:
        """Return every card whose place this seat does not know, in code order: other hands and the deck."""
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
            hand=lain_open(self.hand, self.history) if self.rows and self.phase == "jodhi" else self.hand,
            laid=self.trump_card if self.seat == self.setter else None,
            call=self.call,
            setter=self.setter,
            leader=self.leader,
            trump=self.trump_suit,
            solo=self.solo,
            called=self.double != NOBODY or self.khanaak != NOBODY,
            redealt=any(event.kind in REDEALT for event in ended),
            trick=self.trick,
            tricks=self.tricks,
            jodhis=[(event.seat, event.points, event.cards[0]) for event in claims],
        )
