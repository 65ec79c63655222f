# SPDX-License-Identifier: MIT
"""The rules of matching: legal moves, and the reasons against illegal ones (docs/rules/matching.md)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.matching.spec import MatchingSpec

# The same moves recur very often.
_move = cache(Move)

KINDS = ("turn", "claim", "pass", "discard", "keep")
"""The kinds of all moves."""
SECRET = "claim"
"""The phase of which only the seat to act knows."""


@dataclass(slots=True)
class MatchingSituation:
    """The facts about a seat and the table that decide the seat's legal moves."""

    seat: int
    phase: str
    """The phase as the seat knows it."""
    hand: Sequence[int]
    open: int | None
    """The card that lies open to be matched, else None."""


@dataclass(frozen=True, eq=False)
class MatchingRules:
    """The rules of a game with its options settled."""

    hand: int
    """The number of cards of each hand."""
    pairs: bool
    """True if all lay away their identical pairs first (M2)."""
    satu: bool
    """True if a player with one card left calls satu (M8)."""

    @classmethod
    def of(cls, spec: MatchingSpec, players: int, options: Mapping[str, str]) -> "MatchingRules":
        """Return the rules for a number of players and options."""
        sizes = {**spec.hands, **spec.java} if options.get("hands") == "java" else spec.hands
        return cls(sizes[players], spec.pairs, spec.satu)

    def pairs_of(self, hand: Sequence[int]) -> tuple[int, ...]:
        """Return the identical pairs of a hand, which are laid away before the first card (M2)."""
        if not self.pairs:
            return ()
        return tuple(card for card, copies in sorted(Counter(hand).items()) for _ in range(copies // 2 * 2))

    def legal_moves(self, of: MatchingSituation) -> list[Move]:
        """Return every legal move of a seat once, hand cards in the hand's order; luck decides the rest."""
        if of.phase == SECRET:
            return [_move("claim", (), (of.seat,)), _move("pass", (), (of.seat,))]
        if of.phase in ("discard", "keep"):
            return [_move(of.phase, (card,)) for card in dict.fromkeys(of.hand)]
        return []

    def refusal(self, of: MatchingSituation, move: Move) -> Refusal | None:
        """Return why a seat cannot make a move, or None if it is legal; the round is not over."""
        kind = move.kind
        if kind not in KINDS:
            return Refusal("other-game")
        if kind in ("claim", "pass") and of.phase in (SECRET, "turn"):
            return self._against_answer(of, move)
        if of.phase != kind:
            return Refusal(_FIRST.get(of.phase) or _BEFORE[kind])
        if move.seats:
            return Refusal("name-the-seat")
        return None if move.card in of.hand else Refusal("not-in-hand", move.cards)

    def _against_answer(self, of: MatchingSituation, move: Move) -> Refusal | None:
        """Return why a seat cannot match the open card, or pass; None if it can."""
        if of.phase != SECRET:
            if move.kind == "pass":
                return Refusal("no-question")
            if of.open is None:
                return Refusal("nothing-open")
            return Refusal("too-late") if of.open in of.hand else Refusal("no-twin", (of.open,))
        return None if move.seats == (of.seat,) else Refusal("name-the-seat")


_FIRST = {SECRET: "answer-first", "discard": "throw-first", "keep": "keep-first"}
"""The refusal of another kind of move by the phase that comes first."""
_BEFORE = {"discard": "not-matched", "keep": "no-satu"}
"""The refusal by the kind of move that is made too early."""
