# SPDX-License-Identifier: MIT
"""The rules of the games with mata: legal moves, and reasons against illegal ones (docs/rules/mata.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.rummy.mata.hand import ANY, ONE, call_of, is_winning, waits
from thothit_desktop.games.rummy.mata.spec import CARDS, TURNED, MataSpec
from thothit_desktop.games.rummy.turn_rules import Situation, TurnRules, a_move

BALIK = "balik"
"""The phase in which stock cards are turned after a win."""
_KINDS = {ONE: "call-one", ANY: "call-any"}
"""The kinds of moves by call."""


@dataclass(slots=True)
class MataSituation(Situation):
    """The facts about a seat of a game with mata and the table."""

    call: str
    """The call that the seat has made, `one` or `any`; empty if it has made none."""


@dataclass(frozen=True, eq=False)
class MataRules(TurnRules[MataSituation]):
    """The rules of a game with mata, with its options settled."""

    size: int
    """The number of cards of a set."""
    hand: int
    """The number of cards a seat holds between its turns."""
    packets: tuple[int, ...]
    """The sizes of the parts of a dealt hand; the first seat has one card more."""
    copies: int
    """The number of copies of each design."""
    turned: int
    """The number of cards turned after a win."""
    improves: bool
    """True if turned cards replace hand cards of their rank, False if they are combined with the hand."""
    dear: Mapping[int, int]
    """The worth of the turned cards that do not count their rank."""
    toh: tuple[int, int]
    """The points of a win by another seat's card and by an own one, before those for a red card."""
    bonus: tuple[int, int]
    """The points added for a call of one design, by another seat's card and by an own one."""
    void: bool
    """True if nobody scores once a black card of rank 1 is turned."""
    calls: ClassVar = {"call-one": "call", "call-any": "call"}
    begins: ClassVar = "discard"

    @classmethod
    def of(cls, spec: MataSpec, players: int, options: Mapping[str, str]) -> "MataRules":
        """Return the rules of a game for a number of players and options."""
        other, own = options.get("ceki-bonus", "0-0").split("-")
        return cls(
            players,
            size=spec.size,
            hand=spec.size * spec.sets - 1,
            packets=spec.packets,
            copies=spec.copies[options.get(CARDS, "")][players],
            turned=spec.turned[options.get(TURNED, "")],
            improves=spec.improves,
            dear=spec.dear,
            toh=spec.toh,
            bonus=(int(other), int(own)),
            void=options.get("yeo") == "again" and options[TURNED] == "one",
        )

    def waits(self, hand: Sequence[int], call: str) -> tuple[int, ...]:
        """Return the designs that win a hand between its turns (M5, M7); empty without a call."""
        return waits(hand, self.size, call)

    def call_of(self, hand: Sequence[int]) -> str:
        """Return the call that a hand between its turns allows; empty for none (M5)."""
        return call_of(hand, self.size)

    def is_winning(self, hand: Sequence[int]) -> bool:
        """Return True if a hand with one card more is made of sets with a mata among them (M4)."""
        return is_winning(hand, self.size)

    def new_call(self, hand: Sequence[int], call: str) -> str:
        """Return the call that a seat may make with its hand after `call`; empty for none (M5, M7)."""
        possible = self.call_of(hand)
        return possible if possible != call else ""

    def changed_call(self, hand: Sequence[int], call: str) -> str:
        """Return the call of a seat that has discarded: `any` where no design waits any more (M7)."""
        return ANY if call == ONE and not self.waits(hand, ONE) else call

    def possible_calls(self, of: MataSituation, named: tuple[int, ...]) -> list[Move]:
        """Return the one call that the hand allows."""
        return [a_move(_KINDS[self.new_call(of.hand, of.call)], (), named)]

    def discardable(self, of: MataSituation) -> list[int]:
        """Return the designs that a seat may discard (M3, M7)."""
        return self._free(of.hand, of.call, of.taken)

    def may_take(self, of: MataSituation) -> bool:
        """Return True if a seat can take the top discard and discard another design (M3, M7)."""
        card = of.discards[-1]
        return bool(self._free([*of.hand, card], of.call, card))

    def _free(self, hand: Sequence[int], call: str, taken: int | None) -> list[int]:
        """Return the designs that may leave a hand with one card more, in its order."""
        designs = [card for card in dict.fromkeys(hand) if card != taken]
        return [card for card in designs if self._stays(hand, call, card)] if call else designs

    def _stays(self, hand: Sequence[int], call: str, card: int) -> bool:
        """Return True if a hand still agrees with its call after discarding a card (M7)."""
        left = list(hand)
        left.remove(card)
        possible = self.call_of(left)
        return possible in (call, ANY) and bool(possible)

    def late(self, of: MataSituation, kind: str) -> Refusal:
        """Return why a claim or call at the wrong time is refused: too late, or never possible."""
        if kind == "claim":
            lies = of.shown and of.drawn is not None and of.seat != of.turn[0]
            missed = lies and of.drawn in self.waits(of.hand, of.call)
            return Refusal("too-late" if missed else "no-claim")
        return Refusal("called-already" if _KINDS.get(of.call) == kind else "no-call")

    def against_call(self, of: MataSituation, move: Move) -> Refusal | None:
        """Return the rule against a call that is due, or None if it is the one that the hand allows (M5)."""
        return None if move in self.possible_calls(of, move.seats) else Refusal("other-call")

    def must_stay(self, of: MataSituation, card: int) -> Refusal:  # noqa: ARG002  (whatever else is held)
        """Return why a hand card must stay in a hand that was called (M7)."""
        return Refusal("called-must-stay", (card,))
