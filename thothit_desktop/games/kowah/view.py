# SPDX-License-Identifier: MIT
"""What one seat may know of Kowah (docs/rules/kowah.md)."""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.kowah.hand import is_dead, ready_pairs, waits
from thothit_desktop.games.kowah.refusal import late

if TYPE_CHECKING:
    from thothit_desktop.games.kowah.game import KowahGame
    from thothit_desktop.games.kowah.position import KowahPosition


@dataclass(frozen=True, slots=True, kw_only=True)
class KowahView:
    """What one seat may know of a position. `hand` is sorted by rank and holds a card just drawn, too.

    While another seat is asked in secret, `to_move` and `phase` tell what follows when it passes, and so does
    everything else.

    - `declared`: by seat, the pair that lies open, else nothing;
    - `discards`: the whole pile, its top last;
    - `drawn`: the card that the seat in turn has drawn or taken, HIDDEN where it is not seen;
    - `taken`: the same where it came from the pile, so that its design may not be discarded, else HIDDEN;
    - `shown`: whether the card drawn lies open for a claim;
    - `known`: by seat, the cards that everybody knows to be in that hand; the winner's are all nine.
    """

    game: "KowahGame"
    seat: int
    dealer: int
    to_move: int
    phase: str
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    declared: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    stock_size: int
    drawn: int
    taken: int
    shown: bool
    known: tuple[tuple[int, ...], ...]
    history: tuple[Event, ...]

    def legal_moves(self) -> list[Move]:
        """The moves this seat may make now, as far as it knows; none when it is another's turn."""
        return self._own().legal_moves() if self.to_move == self.seat else []

    def refusal(self, move: Move) -> Refusal | None:
        """Why this seat cannot make the move now; None for a legal one."""
        if move.seats not in ((), (self.seat,)):
            return Refusal("not-your-turn")
        if self.phase == "over" or self.to_move == self.seat:
            return self._own().refusal(move)
        if move.kind in ("claim", "checki"):
            return late(self._own(), self.seat, move.kind)
        return Refusal("not-your-turn")

    def unseen(self) -> list[int]:
        """Every card whose place this seat does not know, in code order: other hands and the stock."""
        left = Counter(self.game.deck)
        left.subtract(self.hand)
        left.subtract(self.discards)
        for seat, known in enumerate(self.known):
            if seat != self.seat:
                left.subtract(known)
        return sorted(left.elements())

    @property
    def forced(self) -> bool:
        """Whether a new pair must be shown, because the discard broke the one that was (W7)."""
        return self.phase == "checki" and any(
            event.kind == "declared" and event.seat == self.to_move for event in self.history
        )

    @property
    def ready_pairs(self) -> tuple[int, ...]:
        """The pairs that make this seat's hand ready, a card just drawn left out, in code order (W3)."""
        return ready_pairs(self._eight())

    @property
    def waits(self) -> tuple[int, ...]:
        """The designs that this seat waits for, in code order; none before it has declared (W5)."""
        pair = self.declared[self.seat]
        return waits(self._eight(), pair[0], self.game.both) if pair else ()

    def is_dead(self, design: int) -> bool:
        """Whether waiting for a design is hopeless, because all its copies are in this hand (W5)."""
        return is_dead(self._eight(), design)

    def _eight(self) -> tuple[int, ...]:
        """The hand without a card that this seat has just drawn."""
        hand = list(self.hand)
        if self.drawn != HIDDEN and len(hand) > self.game.hand:
            hand.remove(self.drawn)
        return tuple(hand)

    def _own(self) -> "KowahPosition":
        """The position as far as the rules need it for this seat's own moves."""
        hands = [self.hand if seat == self.seat else () for seat in range(self.game.players)]
        return self.game.restore(self, hands, (HIDDEN,) * self.stock_size)
