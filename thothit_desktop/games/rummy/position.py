# SPDX-License-Identifier: MIT
"""The position of Kowah, and the effects of its moves (docs/rules/kowah.md)."""

from collections.abc import Sequence

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Layout, Move, Score, ScoreLine
from thothit_desktop.games.rummy.hand import ready_pairs, winning_order
from thothit_desktop.games.rummy.rules import KowahRules, KowahSituation
from thothit_desktop.games.rummy.turn_position import TurnPosition, an_event
from thothit_desktop.games.rummy.turn_rules import SeatAsked
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.games.seats import in_turn


class KowahPosition(TurnPosition[KowahRules, KowahSituation]):
    """The state of a round.

    The phases are `checki` (declare or pass), `claim` (claim or pass), `pick` (draw or take), `discard` and
    `over`. Checki is secret unless a new pair is `forced` (W7). `pairs` are the designs shown by seats that
    have declared, else None.
    """

    __slots__ = ("forced", "pairs")
    lists = (*TurnPosition.lists, "pairs")

    def __init__(self, game: GameWithRules[KowahRules], layout: Layout, dealer: int) -> None:
        super().__init__(game, layout, dealer)
        self.pairs: list[int | None] = [None for _ in game.playing]
        self.forced = False
        seats = in_turn(game, dealer)
        self.asked = [*self._ready(seats), (seats[0], "pick")]

    def _resume(self, view: KowahView) -> None:
        self.pairs = [pair[0] if pair else None for pair in view.declared]
        self.forced = view.forced

    def waits(self, seat: int) -> tuple[int, ...]:
        """Return the cards that a seat with eight cards waits for; empty before it has declared (W5)."""
        return self.rules.waits(self.hands[seat], self.pairs[seat])

    def _situation_of(self, seat: int) -> KowahSituation:
        return KowahSituation(
            seat,
            self.hands[seat],
            self.phase,
            self.asked[-1],
            self.discards,
            self.drawn,
            self.taken,
            self.shown,
            self.pairs[seat],
            self.forced,
        )

    def _ready(self, seats: Sequence[int]) -> list[SeatAsked]:
        """Return the decisions after the deal: `checki` for each ready hand (W4)."""
        return [(seat, "checki") for seat in seats if ready_pairs(self.hands[seat])]

    def _declared(self, actor: int) -> list[tuple[int, int]]:
        """Return the other seats that have declared, with the pairs that they show."""
        return [(seat, pair) for seat, pair in enumerate(self.pairs) if pair is not None and seat != actor]

    def _claims(self, declared: Sequence[tuple[int, int]], card: int) -> list[SeatAsked]:
        """Return the decision of the declared seat that may claim a card; empty if there is none (W6)."""
        return [
            (seat, "claim") for seat, pair in declared if self.rules.may_claim(self.hands[seat], pair, card)
        ]

    def asked_after(self, seat: int, phase: str) -> list[SeatAsked]:
        """Return the decisions that follow a seat's decision, by the hands and the history."""
        if not self.rules.is_question(phase):
            return []
        seats = in_turn(self.game, self.dealer)
        turn = self.rules.turn_after(self.history, seats[0], self.top == len(self.stock))
        if phase == "claim":
            return [turn]
        if not self.discards:
            return [*self._ready(seats[seats.index(seat) + 1 :]), turn]
        return [*self._claims(self._declared(seat), self.discards[-1]), turn]

    def is_secret(self, phase: str) -> bool:
        """Return True if only the seat to act knows of a phase."""
        return self.rules.is_question(phase) and not self.forced

    def _draw(self, seat: int) -> list[Event]:
        """Draw a stock card; show it if another seat has declared, which may claim it (W5, W6)."""
        waits, declared = self.waits(seat), self._declared(seat)
        card, drew = self._drawn(seat, shown=bool(declared))
        if card in waits:
            return [drew, self._win(seat, card)]
        self.asked = [*self._claims(declared, card), (seat, "discard")]
        return [drew]

    def _take(self, seat: int) -> list[Event]:
        waits = self.waits(seat)
        card, took = self._taken(seat)
        if card in waits:
            return [took, self._win(seat, card)]
        self.asked = [(seat, "discard")]
        return [took]

    def _discard(self, seat: int, card: int) -> list[Event]:
        hand, pair = self.hands[seat], self.pairs[seat]
        discarded = self._discarded(seat, card)
        ready, exhausted = ready_pairs(hand), self.top == len(self.stock)
        self.forced = False
        if pair is not None and (hand.count(pair) < 2 if exhausted else pair not in ready):
            self.pairs[seat], self.forced = None, not exhausted
        elif pair is not None:
            self._lay_open(seat, pair)
        asks = ready and not exhausted and self.pairs[seat] is None
        own = [(seat, "checki")] if asks else []
        claims = self._claims(self._declared(seat), card)
        self.asked = [*own, *claims, self.rules.next_turn(seat, exhausted)]
        return [discarded]

    def _otherwise(self, seat: int, move: Move) -> list[Event]:
        """Declare checki with a pair."""
        self.pairs[seat], self.forced = move.card, False
        self._lay_open(seat, move.card)
        del self.asked[0]
        return [an_event("declared", seat, (move.card, move.card))]

    def _lay_open(self, seat: int, pair: int) -> None:
        """Record that everybody knows at least two cards of an open pair."""
        self.known[seat] += [pair] * (2 - self.known[seat].count(pair))

    def _claim(self, seat: int) -> list[Event]:
        """Claim the card just drawn or discarded, to win (W5), or to keep it and discard another (W6)."""
        card = self.discards.pop() if self.drawn is None else self._give_up_drawn()
        won = card in self.waits(seat)
        self.hands[seat].append(card)
        if won:
            return [an_event("claimed", seat, (card,)), self._win(seat, card)]
        self.drawn = self.taken = card
        self.shown = False
        self.known[seat].append(card)
        self.asked = [(seat, "discard")]
        return [an_event("claimed", seat, (card,)), an_event("kept", seat, (card,))]

    def _win(self, seat: int, card: int) -> Event:
        self.asked = [(seat, "over")]
        return self._won(seat, winning_order(self.hands[seat], card))

    def score(self) -> Score:
        """Return the score: one point for the winner; nobody wins, or leads, without the ninth card (W10)."""
        won = [
            (ScoreLine("kowah", tuple(self.known[seat]), 1),) if seat == self.winner else ()
            for seat in self.game.playing
        ]
        points = tuple(len(lines) for lines in won)
        return Score(tuple(won), points, () if self.winner is None else (self.winner,))

    def view(self, seat: int) -> KowahView:
        """Return the view of a seat; it shows secret decisions of others as if they had passed."""
        declared = tuple([() if pair is None else (pair, pair) for pair in self.pairs])
        return KowahView(declared=declared, **self._seen_by(seat))
