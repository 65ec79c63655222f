# SPDX-License-Identifier: MIT
"""The position of a game with mata, and the effects of its moves (docs/rules/mata.md)."""

import random
from itertools import pairwise

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Layout, Move, Refusal, Score
from thothit_desktop.games.rummy.mata.hand import sets_of
from thothit_desktop.games.rummy.mata.rules import BALIK, MataRules, MataSituation
from thothit_desktop.games.rummy.mata.score import Win, made_by, score_lines
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.games.rummy.turn_position import TurnPosition, an_event
from thothit_desktop.games.rummy.turn_rules import SeatAsked
from thothit_desktop.games.seats import in_turn


class MataPosition(TurnPosition[MataRules, MataSituation]):
    """The state of a round.

    The phases are `call` (call or pass), `claim` (claim or pass), `pick` (draw or take), `discard`, `balik`
    (luck turns a stock card for the winner) and `over`. `calls` are `one`, `any` or an empty text by seat;
    `turned` are the cards turned after a win, and `win` is how it was won.
    """

    __slots__ = ("calls", "turned", "win")
    lists = (*TurnPosition.lists, "calls", "turned")

    def __init__(self, game: GameWithRules[MataRules], layout: Layout, dealer: int) -> None:
        super().__init__(game, layout, dealer)
        self.calls = ["" for _ in game.playing]
        self.turned: list[int] = []
        self.win: Win | None = None
        first = in_turn(game, dealer)[0]
        self.asked = [(first, "discard")]
        if self.rules.is_winning(self.hands[first]):
            self.history.append(self._win(first, None, own=True))

    def _resume(self, view: MataView) -> None:
        self.calls = list(view.calls)
        self.turned = list(view.turned)
        self.win = None
        if self.winner is not None:
            before = next(event for event, after in pairwise(view.history) if after.kind == "won")
            card = None if before.kind == "dealt" else before.cards[0]
            own, call = before.kind != "claimed", self.calls[self.winner]
            self.win = Win(tuple(self.hands[self.winner]), card, own, call)

    def waits(self, seat: int) -> tuple[int, ...]:
        """Return the designs that a seat between its turns waits for; empty before it has called (M5, M7)."""
        return self.rules.waits(self.hands[seat], self.calls[seat])

    def every_card(self) -> list[int]:
        """Return all cards of the round, from all places."""
        return [*super().every_card(), *self.turned]

    def legal_moves(self) -> list[Move]:
        """Return every legal move once: hand cards in the hand's order."""
        return [self._next_turned()] if self.phase == BALIK else super().legal_moves()

    def chance(self, rng: random.Random) -> Move | None:  # noqa: ARG002  (the stock is shuffled already)
        """Return the next card to be turned after a win, else None."""
        return self._next_turned() if self.phase == BALIK else None

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this move cannot be made now, or None if it is legal."""
        if self.phase == BALIK:
            return None if move == self._next_turned() else Refusal("stock-first")
        return super().refusal(move)

    def _next_turned(self) -> Move:
        return Move("turn", (self.stock[self.top],))

    def _situation_of(self, seat: int) -> MataSituation:
        return MataSituation(
            seat,
            self.hands[seat],
            self.phase,
            self.asked[-1],
            self.discards,
            self.drawn,
            self.taken,
            self.shown,
            self.calls[seat],
        )

    def _claims(self, drawer: int, after: int, card: int | None) -> list[SeatAsked]:
        """Return the decisions of the seats that wait for a shown card, from the seat after one on (M6)."""
        seats = self.game.players
        around = [(drawer + step) % seats for step in range((after - drawer) % seats + 1, seats)]
        return [(seat, "claim") for seat in around if card in self.waits(seat)]

    def asked_after(self, seat: int, phase: str) -> list[SeatAsked]:
        """Return the decisions that follow a seat's decision, by the hands and the history."""
        if not self.rules.is_question(phase):
            return []
        first = in_turn(self.game, self.dealer)[0]
        turn = self.rules.turn_after(self.history, first, self.top == len(self.stock))
        return [turn] if phase == "call" else [*self._claims(turn[0], seat, self.drawn), turn]

    def _draw(self, seat: int) -> list[Event]:
        """Draw a stock card; show it once anybody has called (M6)."""
        waits = self.waits(seat)
        card, drew = self._drawn(seat, shown=any(self.calls))
        if card in waits:
            return [drew, self._win(seat, card, own=True)]
        self.asked = [*(self._claims(seat, seat, card) if self.shown else ()), (seat, "discard")]
        return [drew]

    def _take(self, seat: int) -> list[Event]:
        self.asked = [(seat, "discard")]
        return [self._taken(seat)[1]]

    def _discard(self, seat: int, card: int) -> list[Event]:
        events = [self._discarded(seat, card)]
        hand, exhausted = self.hands[seat], self.top == len(self.stock)
        call = self.rules.changed_call(hand, self.calls[seat])
        if call != self.calls[seat] and not exhausted:
            self.calls[seat] = call
            events.append(an_event("called-any", seat))
        asks = not exhausted and self.rules.new_call(hand, self.calls[seat])
        own = [(seat, "call")] if asks else []
        self.asked = [*own, self.rules.next_turn(seat, exhausted)]
        return events

    def _claim(self, seat: int) -> list[Event]:
        card = self._give_up_drawn()
        self.hands[seat].append(card)
        return [an_event("claimed", seat, (card,)), self._win(seat, card, own=False)]

    def _otherwise(self, seat: int, move: Move) -> list[Event]:
        """Call, or turn a stock card after a win."""
        if move.kind != "turn":
            self.calls[seat] = move.kind.removeprefix("call-")
            del self.asked[0]
            return [an_event(f"called-{self.calls[seat]}", seat)]
        self.top += 1
        self.turned.append(move.card)
        events = [an_event("turned", seat, move.cards)]
        if self.win and made_by(self.rules, self.win, self.turned):
            events.append(Event("made", seat, move.cards * self.rules.size))
        if len(self.turned) == self.rules.turned or self.top == len(self.stock):
            self.asked = [(seat, "over")]
        return events

    def _win(self, seat: int, card: int | None, own: bool) -> Event:
        """Lay the winning hand open; stock cards are turned next, if there are any. Arguments as in `Win`."""
        self.asked = [(seat, BALIK if self.top < len(self.stock) else "over")]
        sets = sets_of(self.hands[seat], self.rules.size)
        self.win = Win(tuple(self.hands[seat]), card, own, self.calls[seat])
        return self._won(seat, [card for each in sets for card in each])

    def score(self) -> Score:
        """Return the score of the winner, with the cards turned so far; nobody else scores or leads."""
        lines = [
            score_lines(self.rules, self.win, self.turned) if self.win and seat == self.winner else ()
            for seat in self.game.playing
        ]
        points = tuple(sum(line.points for line in each) for each in lines)
        return Score(tuple(lines), points, tuple(seat for seat, won in enumerate(points) if won))

    def view(self, seat: int) -> MataView:
        """Return the view of a seat; it shows secret decisions of others as if they had passed."""
        return MataView(calls=tuple(self.calls), turned=tuple(self.turned), **self._seen_by(seat))
