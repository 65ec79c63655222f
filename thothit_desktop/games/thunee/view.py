# SPDX-License-Identifier: MIT
"""What one seat may know of Thunee (docs/rules/thunee.md)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.thunee.calls import SECRET
from thothit_desktop.games.thunee.cards import JACK, KING, QUEEN, SUITS, TRUMP_JODHI, by_suit
from thothit_desktop.games.thunee.score import Count, Trick

if TYPE_CHECKING:
    from thothit_desktop.games.thunee.game import ThuneeGame
    from thothit_desktop.games.thunee.position import ThuneePosition

_MASKED = frozenset(("dealt", "trump", "exposed", "jodhi"))
"""The kinds of events whose cards not everybody sees."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThuneeView:
    """What one seat may know of a position. The hand is sorted by suit, the strongest first.

    Seats that are not there yet are -1. While another seat is asked in secret, `to_move` and `phase` are what
    comes after its pass. The trump card, while it lies face down, is in no hand and not in `hand_sizes`.
    """

    game: "ThuneeGame"
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

    @staticmethod
    def side(seat: int) -> int:
        """The side of a seat, 0 or 1."""
        return seat % 2

    def legal_moves(self) -> list[Move]:
        """The moves this seat may make now, by what it knows; none when it is another's turn."""
        return self._own().legal_moves() if self.to_move == self.seat else []

    def refusal(self, move: Move) -> Refusal | None:
        """Why this seat cannot make the move now, by what it knows; None for a legal one."""
        if self.phase != "over" and self.to_move != self.seat:
            # Whoever answers a secret question that is asked no more was too slow.
            return Refusal("too-late" if move.kind in SECRET else "not-your-turn")
        found = self._own().refusal(move)
        return Refusal("answer-first") if found == Refusal("not-your-turn") else found

    def count(self) -> Count | None:
        """The count of the counting side as it stands; None where there is none, or a call replaces it."""
        return self._own().count()

    def unseen(self) -> list[int]:
        """Every card whose place this seat does not know, in code order: other hands and the deck."""
        seen = {card for _, cards, _ in self.tricks for card in cards}.union(
            self.trick, self.hand, *self.known
        )
        return [card for card in self.game.deck if card not in seen and card != self.trump_card]

    def _own(self) -> "ThuneePosition":
        """The position as far as the rules need it for this seat's own moves."""
        hands = [self.hand if seat == self.seat else () for seat in range(self.game.players)]
        if self.trump_card is not None:
            hands[self.setter] += (self.trump_card,)
        return self.game.restore(self, hands, ())


def view_of(position: "ThuneePosition", seat: int) -> ThuneeView:
    """What a seat may know of a position."""
    lying, mine = position.trump_card >= 0, seat == position.setter
    asked = seat == position.to_move
    to_move, phase = (position.to_move, position.phase) if asked else position.public()
    return ThuneeView(
        game=position.game,
        seat=seat,
        dealer=position.dealer,
        to_move=to_move,
        phase=phase,
        hand=tuple(sorted(position.hands[seat], key=by_suit)),
        hand_sizes=tuple(map(len, position.hands)),
        known=_known(position),
        setter=position.setter,
        call=position.call,
        bidder=position.bidder,
        trump=SUITS[position.trump] if position.trump >= 0 and (mine or not lying) else "",
        trump_card=(position.trump_card if mine else HIDDEN) if lying else None,
        solo=position.solo,
        caller=position.caller,
        double=position.double,
        khanaak=position.khanaak,
        leader=position.leader,
        trick=tuple(position.trick),
        tricks=tuple(position.tricks),
        jodhis=tuple((claimer, points) for claimer, points, _ in position.jodhis),
        undealt=len(position.stock),
        history=tuple(_masked(event, seat, position.solo) for event in position.history),
    )


def _masked(event: Event, seat: int, solo: str) -> Event:
    """An event as a seat sees it; a trump card that Thunee makes void goes back to the hand unseen (T7)."""
    shown = event.kind not in _MASKED or event.seat == seat or (event.kind == "exposed" and not solo)
    return event if shown else event._replace(cards=(HIDDEN,) * len(event.cards))


def _known(position: "ThuneePosition") -> tuple[tuple[int, ...], ...]:
    """By seat, the cards everybody knows to be in its hand."""
    known: list[list[int]] = [[] for _ in position.hands]
    if not position.solo:
        for event in position.history:
            if event.kind == "exposed":
                known[event.seat] += event.cards
        trump = position.trump
        for seat, points, _ in position.jodhis:
            if points >= TRUMP_JODHI:
                known[seat] += (KING[trump], QUEEN[trump], *[JACK[trump]] * (points > TRUMP_JODHI))
    return tuple(
        tuple(sorted(set(cards).intersection(hand)))
        for cards, hand in zip(known, position.hands, strict=True)
    )
