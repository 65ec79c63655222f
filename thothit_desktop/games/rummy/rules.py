# SPDX-License-Identifier: MIT
"""The rules of Kowah: legal moves, and the reasons against illegal ones (docs/rules/kowah.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from thothit_desktop.games.cards import CEKI
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.rummy.hand import HAND, ready_pairs, waits

# The same moves recur very often.
_move = cache(Move)
_DRAW, _TAKE = Move("draw"), Move("take")
_DISCARD = tuple(Move("discard", (card,)) for card in CEKI)

TURN = ("draw", "take", "discard")
"""The kinds of moves that make up a turn."""
OUT_OF_TURN = ("checki", "claim")
"""The kinds of moves made out of turn, also the names of these secret phases."""
KINDS = (*TURN, *OUT_OF_TURN, "pass")
"""The kinds of all moves."""
_TURN_EVENTS = ("drew", "showed", "took", "discarded")

SeatAsked = tuple[int, str]
"""A seat to act, and the phase."""


@dataclass(slots=True)
class KowahSituation:
    """The facts about a seat and the table that decide the seat's legal moves."""

    seat: int
    hand: Sequence[int]
    pair: int | None
    """The design that the seat has shown; None if it has not declared."""
    phase: str
    """The current phase, of this seat or another one."""
    turn: SeatAsked
    """The public turn: the last of the decisions now due."""
    forced: bool
    """True if the seat to act has to show a new pair (W7)."""
    discards: Sequence[int]
    """The discard pile, its top last."""
    drawn: int | None
    """The card that the seat in turn has drawn or taken, else None."""
    taken: int | None
    """The card drawn if it came from the pile, else None."""
    shown: bool
    """True if the card drawn lies open for a claim."""


@dataclass(frozen=True, eq=False)
class KowahRules:
    """Kowah's rules with its options settled."""

    players: int
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

    def turn_after(self, history: Sequence[Event], first: int, exhausted: bool) -> SeatAsked:
        """Return the public turn after a history (W9).

        `first` is the seat that begins the round; `exhausted` is True if the stock is used up.
        """
        last = next((event for event in reversed(history) if event.kind in _TURN_EVENTS), None)
        if last is None:
            return first, "pick"
        if last.kind == "showed":
            return last.seat, "discard"
        return self.next_turn(last.seat, exhausted)

    def next_turn(self, seat: int, exhausted: bool) -> SeatAsked:
        """Return the turn after a discard by a seat that nobody claims (W9)."""
        return (seat + 1) % self.players, "over" if exhausted else "pick"

    def legal_moves(self, of: KowahSituation) -> list[Move]:
        """Return every legal move once: hand cards in the hand's order, pairs in code order."""
        if of.phase == "discard":
            return [_DISCARD[card] for card in self._discardable(of)]
        if of.phase == "pick":
            return [_DRAW, _TAKE] if of.discards and self._may_take(of) else [_DRAW]
        if of.phase == "over":
            return []
        named = self.named(of)
        if of.phase == "claim":
            return [_move("claim", (), named), _move("pass", (), named)]
        moves = [_move("checki", (pair,), named) for pair in ready_pairs(of.hand)]
        return moves if of.forced or self.at_once else [*moves, _move("pass", (), named)]

    def named(self, of: KowahSituation) -> tuple[int, ...]:
        """Return the seat to be named in the current move because it is out of turn, else an empty tuple."""
        dealt = of.phase == "checki" and not of.discards and of.seat != of.turn[0]
        return (of.seat,) if dealt or of.phase == "claim" else ()

    def refusal(self, of: KowahSituation, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal; the round is not over."""
        kind = move.kind
        answers = kind == of.phase
        if not answers:
            if kind not in KINDS:
                return Refusal("other-game")
            if kind in OUT_OF_TURN:
                return self.late(of, kind)
            if kind in TURN and of.phase in OUT_OF_TURN and not of.forced:
                return Refusal("answer-first" if of.seat == of.turn[0] else "not-your-turn")
        if move.seats != self.named(of):
            return Refusal("seat-named")
        if kind == "pass" and of.phase == "checki" and self.at_once and not of.forced:
            return Refusal("declare-at-once")
        return (None if answers else _no_answer(of, kind)) or self._against(of, move)

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

    def _against(self, of: KowahSituation, move: Move) -> Refusal | None:
        """Return the rule against a move of the right kind, or None if it is legal."""
        if move.kind == "take":
            if not of.discards:
                return Refusal("nothing-discarded")
            if not self._may_take(of):
                code = "take-to-win" if self.frozen else "nothing-to-discard"
                return Refusal(code, (of.discards[-1],))
        elif move.kind == "discard":
            card = move.cards[0]
            if card not in of.hand:
                return Refusal("not-in-hand", move.cards)
            if card == of.taken:
                return Refusal("just-taken", move.cards)
            if of.pair is not None and card not in self._discardable(of):
                if self.frozen:
                    return Refusal("frozen", (card, *self._discardable(of)))
                return Refusal("declared-must-stay-ready", move.cards)
        elif move.kind == "checki" and move.card not in ready_pairs(of.hand):
            return Refusal("not-a-pair" if of.hand.count(move.card) < 2 else "not-ready", move.cards)
        return None

    def _discardable(self, of: KowahSituation) -> list[int]:
        """Return the designs that a seat may discard after drawing or taking a card (W2, W7)."""
        designs, taken = dict.fromkeys(of.hand), of.taken
        if of.pair is None:
            return [card for card in designs if card != taken]
        if self.frozen:
            return [card for card in designs if card == of.drawn]
        return [card for card in designs if card != taken and _stays_ready(of.hand, card)]

    def _may_take(self, of: KowahSituation) -> bool:
        """Return True if a seat may take the top discard: to win, or to discard another card (W2)."""
        card = of.discards[-1]
        return of.pair is None or card in self.waits(of.hand, of.pair) or self._may_keep(of.hand, card)

    def _may_keep(self, eight: Sequence[int], card: int) -> bool:
        """Return True if a declared hand can take a card, discard another design and stay ready (W2, W7)."""
        hand = [*eight, card]
        return not self.frozen and any(
            other != card and _stays_ready(hand, other) for other in dict.fromkeys(hand)
        )


def _no_answer(of: KowahSituation, kind: str) -> Refusal | None:
    """Return why a move of the seat in turn is of the wrong kind now, or None."""
    if of.forced and kind != "checki":
        return Refusal("checki-first")
    if of.phase in ("pick", "discard") and kind == "pass":
        return Refusal("nothing-asked")
    if of.phase == "pick" and kind == "discard":
        return Refusal("draw-first")
    if of.phase == "discard" and kind != "discard":
        return Refusal("discard-first")
    return None


def _stays_ready(hand: Sequence[int], card: int) -> bool:
    """Return True if a hand is ready after discarding a card."""
    left = list(hand)
    left.remove(card)
    return bool(ready_pairs(left))
