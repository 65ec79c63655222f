# SPDX-License-Identifier: MIT
"""One seat's view of Kowah (docs/rules/kowah.md)."""

from typing import NamedTuple

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.rummy.hand import is_dead, ready_pairs
from thothit_desktop.games.rummy.rules import KowahRules, KowahSituation
from thothit_desktop.games.rummy.turn_rules import cards_outside


class KowahView(NamedTuple):
    """One seat's view of a position. `hand` is sorted by rank and includes a card just drawn.

    During a secret decision of another seat, `to_move`, `phase` and all else are as if that seat had passed.

    - `declared`: the open pair by seat, else an empty tuple;
    - `discards`: the whole pile, its top last;
    - `drawn`: the card that the seat in turn has drawn or taken, HIDDEN if this seat does not see it, else
      None;
    - `taken`: the card drawn if it came from the pile, so that its design may not be discarded, else None;
    - `shown`: True if the card drawn lies open for a claim;
    - `known`: by seat, the cards that everybody knows to be in that hand; the winner's are all nine.
    """

    game: GameWithRules[KowahRules]
    seat: int
    dealer: int
    to_move: int
    phase: str
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    declared: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    stock_size: int
    drawn: int | None
    taken: int | None
    shown: bool
    known: tuple[tuple[int, ...], ...]
    history: tuple[Event, ...]

    def legal_moves(self) -> list[Move]:
        """Return the moves this seat may make now, by its knowledge; empty if it is another's turn."""
        return self.game.rules.legal_moves(self._situation()) if self.to_move == self.seat else []

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, or None if it is legal."""
        return self.game.rules.refusal_in(self, self._situation(), move)

    def unseen(self) -> list[int]:
        """Return every card whose place this seat does not know, in code order: other hands and the stock."""
        others = [known for seat, known in enumerate(self.known) if seat != self.seat]
        return cards_outside(self.game.deck, self.hand, self.discards, *others)

    @property
    def forced(self) -> bool:
        """True if a new pair has to be shown, because the discard broke the one shown before (W7)."""
        return self.phase == "checki" and any(
            event.kind == "declared" and event.seat == self.to_move for event in self.history
        )

    @property
    def claimable(self) -> int:
        """The card that can be claimed: the card drawn if it lies open, else the top of the pile."""
        return self.discards[-1] if self.drawn is None or not self.shown else self.drawn

    @property
    def ready_pairs(self) -> tuple[int, ...]:
        """The pairs that make this seat's hand, without a card just drawn, ready, in code order (W3)."""
        return ready_pairs(self._eight())

    @property
    def waits(self) -> tuple[int, ...]:
        """The designs that this seat waits for, in code order; empty before it has declared (W5)."""
        return self.game.rules.waits(self._eight(), self._pair())

    def is_dead(self, design: int) -> bool:
        """Return True if waiting for a design is hopeless: all its copies are in this hand (W5)."""
        return is_dead(self._eight(), design)

    def _pair(self) -> int | None:
        """Return the design that this seat has shown, else None."""
        pair = self.declared[self.seat]
        return pair[0] if pair else None

    def _eight(self) -> tuple[int, ...]:
        """Return the hand without a card that this seat has just drawn."""
        hand = list(self.hand)
        if self.drawn is not None and len(hand) > self.game.rules.hand:
            hand.remove(self.drawn)
        return tuple(hand)

    def _situation(self) -> KowahSituation:
        rules, first = self.game.rules, (self.dealer + 1) % self.game.players
        return KowahSituation(
            seat=self.seat,
            hand=self.hand,
            phase=self.phase,
            turn=rules.turn_in(self, first, exhausted=not self.stock_size),
            discards=self.discards,
            drawn=self.drawn,
            taken=self.taken,
            shown=self.shown,
            pair=self._pair(),
            forced=self.forced,
        )
