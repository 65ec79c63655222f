# SPDX-License-Identifier: MIT
"""One seat's view of a game with mata (docs/rules/mata.md)."""

from typing import NamedTuple

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.rummy.mata.rules import BALIK, MataRules, MataSituation
from thothit_desktop.games.rummy.turn_rules import cards_outside


class MataView(NamedTuple):
    """One seat's view of a position. `hand` is sorted by rank and includes a card just drawn.

    During a secret decision of another seat, `to_move`, `phase` and all else are as if that seat had passed.

    - `calls`: by seat `one`, `any` or an empty text;
    - `discards`: the whole pile, its top last;
    - `drawn`: the card that the seat in turn has drawn or taken, HIDDEN if this seat does not see it, else
      None;
    - `taken`: the card drawn if it came from the pile, so that its design may not be discarded, else None;
    - `shown`: True if the card drawn lies open for a claim;
    - `known`: by seat, the cards that everybody knows to be in that hand; the winner's are all, in sets;
    - `turned`: the stock cards turned after a win.
    """

    game: GameWithRules[MataRules]
    seat: int
    dealer: int
    to_move: int
    phase: str
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    calls: tuple[str, ...]
    discards: tuple[int, ...]
    stock_size: int
    drawn: int | None
    taken: int | None
    shown: bool
    known: tuple[tuple[int, ...], ...]
    turned: tuple[int, ...]
    history: tuple[Event, ...]

    def legal_moves(self) -> list[Move]:
        """Return the moves this seat may make now, by its knowledge; empty if another or luck decides."""
        return self.game.rules.legal_moves(self._situation()) if self.to_move == self.seat else []

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, or None if it is legal."""
        if self.phase == BALIK:
            return Refusal("stock-first" if self.to_move == self.seat else "not-your-turn")
        return self.game.rules.refusal_in(self, self._situation(), move)

    def unseen(self) -> list[int]:
        """Return every card whose place this seat does not know, in code order: other hands and the stock."""
        others = [known for seat, known in enumerate(self.known) if seat != self.seat]
        return cards_outside(self.game.deck, self.hand, self.discards, self.turned, *others)

    @property
    def call(self) -> str:
        """The call that this seat has made; empty if it has made none."""
        return self.calls[self.seat]

    @property
    def resting(self) -> tuple[int, ...]:
        """The hand without a card that this seat has just drawn; the first seat's whole hand as dealt."""
        hand = list(self.hand)
        if self.drawn is not None and len(hand) > self.game.rules.hand:
            hand.remove(self.drawn)
        return tuple(hand)

    @property
    def possible_call(self) -> str:
        """The call that this seat's hand, without a card just drawn, allows (M5); empty for none."""
        return self.game.rules.call_of(self.resting)

    @property
    def waits(self) -> tuple[int, ...]:
        """The designs that this seat waits for, in code order; empty before it has called (M5, M7)."""
        return self.game.rules.waits(self.resting, self.call)

    def _situation(self) -> MataSituation:
        rules, first = self.game.rules, (self.dealer + 1) % self.game.players
        return MataSituation(
            seat=self.seat,
            hand=self.hand,
            phase=self.phase,
            turn=rules.turn_in(self, first, exhausted=not self.stock_size),
            discards=self.discards,
            drawn=self.drawn,
            taken=self.taken,
            shown=self.shown,
            call=self.call,
        )
