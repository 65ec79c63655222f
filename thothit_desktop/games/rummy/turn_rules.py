# SPDX-License-Identifier: MIT
"""The rules of turns and secret questions in every rummy (docs/rules/kowah.md W2, W6)."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Generic, TypeVar

from thothit_desktop.games.cards import CEKI
from thothit_desktop.games.contract import Event, Move, Refusal, View

# The same moves recur very often.
a_move = cache(Move)
_DRAW, _TAKE = Move("draw"), Move("take")
_DISCARD = tuple(Move("discard", (card,)) for card in CEKI)

TURN = ("draw", "take", "discard")
"""The kinds of moves that make up a turn."""
_TURN_EVENTS = ("drew", "showed", "took", "discarded")

SeatAsked = tuple[int, str]
"""A seat to act, and the phase."""


@dataclass(slots=True)
class Situation:
    """The facts about a seat and the table that decide the seat's legal moves."""

    seat: int
    hand: Sequence[int]
    phase: str
    """The current phase, of this seat or another one."""
    turn: SeatAsked
    """The public turn: the last of the decisions now due."""
    discards: Sequence[int]
    """The discard pile, its top last."""
    drawn: int | None
    """The card that the seat in turn has drawn or taken, else None."""
    taken: int | None
    """The card drawn if it came from the pile, else None."""
    shown: bool
    """True if the card drawn lies open for a claim."""


SituationT = TypeVar("SituationT", bound=Situation)


@dataclass(frozen=True, eq=False)
class TurnRules(ABC, Generic[SituationT]):
    """The rules of turns and secret questions, with the options settled."""

    players: int
    calls: ClassVar[Mapping[str, str]]
    """The kinds of moves by which a seat calls, each with the phase that asks for it in secret."""
    begins: ClassVar[str]
    """The first public phase of a round."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of all moves that seats make."""
        return (*TURN, *self.calls, "claim", "pass")

    def asked_by(self, kind: str) -> str:
        """Return the phase in which a kind of move is made."""
        return self.calls.get(kind, kind)

    def is_out_of_turn(self, kind: str) -> bool:
        """Return True for the kinds of moves that answer a secret question with yes."""
        return kind == "claim" or kind in self.calls

    def is_question(self, phase: str) -> bool:
        """Return True if a phase asks one seat, in secret unless it is `bound`."""
        return phase == "claim" or phase in self.calls.values()

    def turn_after(self, history: Sequence[Event], first: int, exhausted: bool) -> SeatAsked:
        """Return the public turn after a history.

        `first` is the seat that begins the round; `exhausted` is True if the stock is used up.
        """
        last = next((event for event in reversed(history) if event.kind in _TURN_EVENTS), None)
        if last is None:
            return first, self.begins
        if last.kind == "showed":
            return last.seat, "discard"
        return self.next_turn(last.seat, exhausted)

    def turn_in(self, view: View, first: int, exhausted: bool) -> SeatAsked:
        """Return the public turn as a view's seat knows it; the arguments are those of `turn_after`."""
        if self.is_question(view.phase):
            return self.turn_after(view.history, first, exhausted)
        return view.to_move, view.phase

    def next_turn(self, seat: int, exhausted: bool) -> SeatAsked:
        """Return the turn after a discard by a seat that nobody claims."""
        return (seat + 1) % self.players, "over" if exhausted else "pick"

    def legal_moves(self, of: SituationT) -> list[Move]:
        """Return every legal move once: hand cards in the hand's order, pairs in code order."""
        if of.phase == "discard":
            return [_DISCARD[card] for card in self.discardable(of)]
        if of.phase == "pick":
            return [_DRAW, _TAKE] if of.discards and self.may_take(of) else [_DRAW]
        if not self.is_question(of.phase):
            return []
        named = self.named(of)
        answers = [a_move("claim", (), named)] if of.phase == "claim" else self.possible_calls(of, named)
        return answers if self.bound(of) else [*answers, a_move("pass", (), named)]

    def named(self, of: SituationT) -> tuple[int, ...]:
        """Return the seat to be named in the current move because it is out of turn, else an empty tuple."""
        return (of.seat,) if of.phase == "claim" else ()

    def refusal(self, of: SituationT, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal; the round is not over."""
        kind = move.kind
        if kind not in self.kinds:
            return Refusal("other-game")
        answers = self.asked_by(kind) == of.phase
        if not answers:
            if self.is_out_of_turn(kind):
                return self.late(of, kind)
            if kind in TURN and self.is_question(of.phase) and not self.is_open(of):
                return Refusal("answer-first" if of.seat == of.turn[0] else "not-your-turn")
        if move.seats != self.named(of):
            return Refusal("seat-named")
        return (None if answers else self._no_answer(of, kind)) or self._against(of, move)

    def refusal_in(self, view: View, of: SituationT, move: Move) -> Refusal | None:
        """Return why a view's seat, in this situation, cannot make a move, or None if it is legal."""
        if move.seats not in ((), (view.seat,)):
            return Refusal("not-your-turn")
        if view.phase == "over":
            return Refusal("game-over")
        if view.to_move == view.seat:
            return self.refusal(of, move)
        return self.late(of, move.kind) if self.is_out_of_turn(move.kind) else Refusal("not-your-turn")

    def _no_answer(self, of: SituationT, kind: str) -> Refusal | None:
        """Return why a move of the seat in turn is of the wrong kind now, or None."""
        if bound := self.bound(of):
            return bound
        if of.phase in ("pick", "discard") and kind == "pass":
            return Refusal("nothing-asked")
        if of.phase == "pick" and kind == "discard":
            return Refusal("draw-first")
        if of.phase == "discard" and kind != "discard":
            return Refusal("discard-first")
        return None

    def _against(self, of: SituationT, move: Move) -> Refusal | None:
        """Return the rule against a move of the right kind, or None if it is legal."""
        if move.kind == "take":
            if not of.discards:
                return Refusal("nothing-discarded")
            return None if self.may_take(of) else self.untakable(of)
        if move.kind != "discard":
            return self.against_call(of, move) if move.kind in self.calls else None
        card = move.cards[0]
        if card not in of.hand:
            return Refusal("not-in-hand", move.cards)
        if card == of.taken:
            return Refusal("just-taken", move.cards)
        return None if card in self.discardable(of) else self.must_stay(of, card)

    @abstractmethod
    def possible_calls(self, of: SituationT, named: tuple[int, ...]) -> list[Move]:
        """Return the calls that a seat asked for one may make."""

    @abstractmethod
    def discardable(self, of: SituationT) -> list[int]:
        """Return the designs that a seat may discard, in the hand's order."""

    @abstractmethod
    def may_take(self, of: SituationT) -> bool:
        """Return True if a seat may take the top discard."""

    @abstractmethod
    def late(self, of: SituationT, kind: str) -> Refusal:
        """Return why a claim or call at the wrong time is refused: too late, or never possible."""

    @abstractmethod
    def against_call(self, of: SituationT, move: Move) -> Refusal | None:
        """Return the rule against a call that is due, or None if it is legal."""

    @abstractmethod
    def must_stay(self, of: SituationT, card: int) -> Refusal:
        """Return why a hand card must stay in a hand that was called."""

    def untakable(self, of: SituationT) -> Refusal:
        """Return why the top discard may not be taken."""
        return Refusal("nothing-to-discard", (of.discards[-1],))

    def bound(self, of: SituationT) -> Refusal | None:  # noqa: ARG002  (most questions may be passed)
        """Return why the question due cannot be passed, or None if it can."""
        return None

    def is_open(self, of: SituationT) -> bool:  # noqa: ARG002  (most questions are secret)
        """Return True if everybody knows of the question due."""
        return False


def cards_outside(deck: Iterable[int], *seen: Iterable[int]) -> list[int]:
    """Return the cards of the deck that are in none of the places seen, in code order."""
    left = Counter(deck)
    for place in seen:
        left.subtract(place)
    return sorted(left.elements())
