# SPDX-License-Identifier: MIT
"""The rules of Kowah: legal moves, and the reasons against illegal ones (docs/rules/kowah.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.rummy.hand import HAND, ready_pairs, waits
from thothit_desktop.games.rummy.turn_rules import Situation, TurnRules, a_move


@dataclass(slots=True)
class KowahSituation(Situation):
    """The facts about a seat of Kowah and the table."""

    pair: int | None
    """The design that the seat has shown; None if it has not declared."""
    forced: bool
    """True if the seat to act has to show a new pair (W7)."""


@dataclass(frozen=True, eq=False)
class KowahRules(TurnRules[KowahSituation]):
    """Kowah's rules with its options settled."""

    both: bool
    """True if a declared hand waits with all ready pairs, not only the one shown (W5)."""
    frozen: bool
    """True if a declared seat has to discard every card drawn that does not win (W7)."""
    any_pair: bool
    """True if a declared seat may claim a third copy of any identical pair, not only to win (W6)."""
    at_once: bool
    """True if a ready hand has to be declared at the first opportunity (W4)."""
    hand: int = HAND
    """The number of cards a seat holds between its turns."""
    calls: ClassVar = {"checki": "checki"}
    begins: ClassVar = "pick"

    @classmethod
    def of(cls, players: int, options: Mapping[str, str]) -> "KowahRules":
        """Return the rules for a number of players and options."""
        return cls(
            players,
            both=options["waits"] == "both",
            frozen=options["frozen"] == "on",
            any_pair=options["claims"] == "pair",
            at_once=options["declaring"] == "at-once",
        )

    def waits(self, hand: Sequence[int], pair: int | None) -> tuple[int, ...]:
        """Return the cards that a hand of eight waits for; empty without a shown pair (W5)."""
        return () if pair is None else waits(hand, pair, self.both)

    def may_claim(self, hand: Sequence[int], pair: int | None, card: int) -> bool:
        """Return True if a hand of eight cards may claim a card; `pair` is the pair it shows (W5, W6)."""
        if pair is None:
            return False
        if card in self.waits(hand, pair):
            return True
        return self.any_pair and hand.count(card) > 1 and self._may_keep(hand, card)

    def possible_calls(self, of: KowahSituation, named: tuple[int, ...]) -> list[Move]:
        """Return checki with each ready pair."""
        return [a_move("checki", (pair,), named) for pair in ready_pairs(of.hand)]

    def bound(self, of: KowahSituation) -> Refusal | None:
        """Return why a pair has to be shown now, or None if it has not (W4, W7)."""
        if of.phase != "checki" or not (of.forced or self.at_once):
            return None
        return Refusal("checki-first" if of.forced else "declare-at-once")

    def is_open(self, of: KowahSituation) -> bool:
        """Return True if a new pair has to be shown because the discard broke the one shown before (W7)."""
        return of.forced

    def named(self, of: KowahSituation) -> tuple[int, ...]:
        """Return the seat to be named in the current move because it is out of turn, else an empty tuple."""
        dealt = of.phase == "checki" and not of.discards and of.seat != of.turn[0]
        return (of.seat,) if dealt or of.phase == "claim" else ()

    def late(self, of: KowahSituation, kind: str) -> Refusal:
        """Return why a claim or checki at the wrong time is refused: too late, or never possible."""
        if kind == "checki":
            if of.pair is not None:
                return Refusal("declared-already", (of.pair,))
            return Refusal("too-late" if ready_pairs(of.hand) else "no-checki")
        # While a seat picks or discards, the top of the pile is the discard of the seat before.
        seat, phase = of.turn
        lying = list(of.discards[-1:] if (seat - 1) % self.players != of.seat else ())
        if phase == "discard" and seat != of.seat and (of.shown or of.taken is not None):
            lying += [] if of.drawn is None else [of.drawn]
        missed = any(self.may_claim(of.hand, of.pair, card) for card in lying)
        return Refusal("too-late" if missed else "no-claim")

    def against_call(self, of: KowahSituation, move: Move) -> Refusal | None:
        """Return the rule against showing a pair, or None if it is legal (W3)."""
        if move.card in ready_pairs(of.hand):
            return None
        return Refusal("not-a-pair" if of.hand.count(move.card) < 2 else "not-ready", move.cards)

    def must_stay(self, of: KowahSituation, card: int) -> Refusal:
        """Return why a hand card must stay in a declared hand (W7)."""
        if self.frozen:
            return Refusal("frozen", (card, *self.discardable(of)))
        return Refusal("declared-must-stay-ready", (card,))

    def untakable(self, of: KowahSituation) -> Refusal:
        """Return why the top discard may not be taken (W2, W7)."""
        return Refusal("take-to-win" if self.frozen else "nothing-to-discard", (of.discards[-1],))

    def discardable(self, of: KowahSituation) -> list[int]:
        """Return the designs that a seat may discard after drawing or taking a card (W2, W7)."""
        designs, taken = dict.fromkeys(of.hand), of.taken
        if of.pair is None:
            return [card for card in designs if card != taken]
        if self.frozen:
            return [card for card in designs if card == of.drawn]
        return [card for card in designs if card != taken and _stays_ready(of.hand, card)]

    def may_take(self, of: KowahSituation) -> bool:
        """Return True if a seat may take the top discard: to win, or to discard another card (W2)."""
        card = of.discards[-1]
        return of.pair is None or card in self.waits(of.hand, of.pair) or self._may_keep(of.hand, card)

    def _may_keep(self, eight: Sequence[int], card: int) -> bool:
        """Return True if a declared hand can take a card, discard another design and stay ready (W2, W7)."""
        hand = [*eight, card]
        return not self.frozen and any(
            other != card and _stays_ready(hand, other) for other in dict.fromkeys(hand)
        )


def _stays_ready(hand: Sequence[int], card: int) -> bool:
    """Return True if a hand is ready after discarding a card."""
    left = list(hand)
    left.remove(card)
    return bool(ready_pairs(left))
