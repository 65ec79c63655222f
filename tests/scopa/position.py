# SPDX-License-Identifier: MIT
"""The position of Scopa, and the view of one seat."""

import random
from collections import Counter
from dataclasses import dataclass
from typing import Self

from tests.scopa import rules
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import OVER, Event, Game, Layout, Move, Refusal, Score


@dataclass(frozen=True, slots=True, kw_only=True)
class ScopaView:
    """The view of one seat: its own hand, the pool, all piles, and the sizes of hands and stock."""

    game: Game
    seat: int
    dealer: int
    to_move: int
    phase: str
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pool: tuple[int, ...]
    stock_size: int
    captures: tuple[tuple[int, ...], ...]
    sweeps: tuple[int, ...]
    history: tuple[Event, ...]

    def legal_moves(self) -> list[Move]:
        """The moves this seat may make now; none when it is the other's turn."""
        mine = self.to_move == self.seat and self.phase != OVER
        return rules.legal_moves(self.hand, self.pool) if mine else []

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, or None if it is legal."""
        if self.phase == OVER:
            return Refusal("game-over")
        if self.to_move != self.seat:
            return Refusal("not-your-turn")
        return rules.refusal(move, self.hand, self.pool)

    def unseen(self) -> list[int]:
        """The cards of the other hand and of the stock, in code order."""
        left = Counter(self.game.deck)
        left.subtract(self.hand)
        left.subtract(self.pool)
        left.subtract(card for pile in self.captures for card in pile)
        return sorted(left.elements())


class ScopaPosition:
    """A round as it stands. Hands are dealt anew from the stock whenever both are empty."""

    def __init__(self, game: Game, layout: Layout, dealer: int) -> None:
        self.game, self.layout, self.dealer = game, layout, dealer
        self.hands = [list(hand) for hand in layout.hands]
        self.pool = list(layout.pool)
        self.stock = list(layout.stock)
        self.captures: list[list[int]] = [[], []]
        self.sweeps = [0, 0]
        self.last: int | None = None
        """The seat that captured last, and gets the cards left in the pool."""
        self.to_move = 1 - dealer
        self.made: list[Move] = []
        self.history = [Event("dealt", seat, tuple(self.hands[seat])) for seat in (self.to_move, dealer)] + [
            Event("laid", dealer, layout.pool)
        ]

    @property
    def phase(self) -> str:
        """`hand`, or `over`."""
        return OVER if self.is_over else "hand"

    @property
    def is_over(self) -> bool:
        """True once all cards are played."""
        return not (self.stock or any(self.hands))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self.made)

    def every_card(self) -> list[int]:
        """All cards of the round, wherever they lie."""
        return [card for place in (*self.hands, self.pool, self.stock, *self.captures) for card in place]

    def legal_moves(self) -> list[Move]:
        """Every legal move once."""
        return [] if self.is_over else rules.legal_moves(self.hands[self.to_move], self.pool)

    def chance(self, rng: random.Random) -> Move | None:
        """None: a player decides every move."""
        return None

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal."""
        if self.is_over:
            return Refusal("game-over")
        return rules.refusal(move, self.hands[self.to_move], self.pool)

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; what happened, in order."""
        seat = self.to_move
        self.made.append(move)
        self.hands[seat].remove(move.card)
        events = [Event("played", seat, (move.card,))]
        if move.takes:
            for card in move.takes:
                self.pool.remove(card)
            self.captures[seat] += move.cards
            self.last = seat
            events.append(Event("captured", seat, move.cards))
            if not self.pool and not self.is_over:
                self.sweeps[seat] += 1
                events.append(Event("swept", seat))
        else:
            self.pool.append(move.card)
            events.append(Event("stayed", seat, (move.card,)))
        self.to_move = 1 - seat
        if self.is_over:
            events += self._end()
        elif not any(self.hands):
            events += self._deal()
        self.history += events
        return events

    def _deal(self) -> list[Event]:
        events = []
        for seat in (1 - self.dealer, self.dealer):
            self.hands[seat], self.stock = self.stock[: rules.HAND], self.stock[rules.HAND :]
            events.append(Event("dealt", seat, tuple(self.hands[seat])))
        return events

    def _end(self) -> list[Event]:
        events = []
        if self.pool and self.last is not None:
            events.append(Event("left", self.last, tuple(sorted(self.pool))))
            self.captures[self.last] += sorted(self.pool)
            self.pool = []
        return [
            *events,
            *(Event("scored", seat, (), points) for seat, points in enumerate(self.score().points)),
        ]

    def copy(self) -> Self:
        """An independent position that plays on the same."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin.hands, twin.captures = [hand[:] for hand in self.hands], [pile[:] for pile in self.captures]
        twin.pool, twin.stock, twin.sweeps = self.pool[:], self.stock[:], self.sweeps[:]
        twin.made, twin.history = self.made[:], self.history[:]
        return twin

    def score(self) -> Score:
        """The score as it stands; whoever has more points wins, or leads."""
        lines = tuple(rules.score_lines(self.captures, self.sweeps))
        points = tuple(sum(line.points for line in seat) for seat in lines)
        return Score(lines, points, tuple(seat for seat in (0, 1) if points[seat] == max(points)))

    def view(self, seat: int) -> ScopaView:
        """Return the view of a seat."""
        history = tuple(
            event._replace(cards=(HIDDEN,) * len(event.cards))
            if event.kind == "dealt" and event.seat != seat
            else event
            for event in self.history
        )
        return ScopaView(
            game=self.game,
            seat=seat,
            dealer=self.dealer,
            to_move=self.to_move,
            phase=self.phase,
            hand=tuple(sorted(self.hands[seat], key=lambda card: (rules.VALUE[card], card))),
            hand_sizes=tuple(map(len, self.hands)),
            pool=tuple(sorted(self.pool)),
            stock_size=len(self.stock),
            captures=tuple(map(tuple, self.captures)),
            sweeps=tuple(self.sweeps),
            history=history,
        )
