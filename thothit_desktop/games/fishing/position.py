# SPDX-License-Identifier: MIT
"""The position of a fishing game, and the effects of its moves (docs/rules/fishing.md)."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Self

from thothit_desktop.games import cards
from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import Event, Layout, Move, Refusal, Score, ScoreLine
from thothit_desktop.games.fishing.rules import FishingRules, pool_of
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.seats import in_turn

# The same events recur very often; caching them saves much of a round's time.
_event = cache(Event)
_SECRET = ("dealt", "peeked")
"""The kinds of events whose cards only their seat sees."""


class FishingPosition:
    """The state of a round: hands by seat, pool by rank, stock from `drawn` on, captures by seat.

    `turned` is the open stock card that awaits its capture, else None; `turn` counts the turns ended. Phases:
    `hand` (a hand card is to be played), `stock` (the turned card), `draw` (in a game without hands the next
    stock card is to be turned), `over`. `bonuses` are by seat the lines of captures that score at once
    (G5), and `seen` caches by seat the history in earlier views.
    """

    __slots__ = (
        "barred",
        "bonuses",
        "captures",
        "dealer",
        "drawn",
        "game",
        "hands",
        "history",
        "pool",
        "rules",
        "seen",
        "stock",
        "to_move",
        "turn",
        "turned",
    )

    def __init__(self, game: GameWithRules[FishingRules], layout: Layout, dealer: int) -> None:
        self.game, self.rules, self.dealer = game, game.rules, dealer
        self.hands = [list(hand) for hand in layout.hands] or [[] for _ in range(game.players)]
        self.pool = pool_of(layout.pool)
        self.stock, self.drawn = layout.stock, 0
        self.captures: list[list[int]] = [[] for _ in range(game.players)]
        self.to_move, self.turn = self.rules.follower[dealer], 0
        self.turned: int | None = None
        self.barred: set[int] = set()
        self.bonuses: list[list[ScoreLine]] = [[] for _ in range(game.players)]
        self.history: list[Event] = []
        self.seen: list[list[Event]] = [[] for _ in range(game.players)]
        if layout.hands:
            dealt = [Event("dealt", seat, layout.hands[seat]) for seat in in_turn(game, dealer)]
            laid = Event("laid", dealer, layout.pool)
            arranged = Event("arranged", self.rules.follower[self.to_move])
            self.history = [laid, *dealt] if self.rules.pool_first else [*dealt, laid]
            self.history = [*self.history, arranged, *self._last_cards()] if self.rules.pool else dealt

    def _last_cards(self) -> list[Event]:
        """Return the events that show the last cards of the stock (P4)."""
        if self.rules.last_cards == "open-and-peek":
            patih = self.rules.follower[self.to_move]
            peeked = Event("peeked", patih, self.stock[-2:-1])
            return [Event("revealed", self.dealer, self.stock[-1:]), peeked]
        return [Event("peeked", self.dealer, self.stock[-1:])] if self.rules.last_cards else []

    def known_stock(self, seat: int) -> int:
        """Return how many of the last cards of the stock a seat knows (P4)."""
        if self.rules.last_cards == "open-and-peek":
            return 1 + (seat == self.rules.follower[self.rules.follower[self.dealer]])
        return int(self.rules.last_cards == "last-peek" and seat == self.dealer)

    @property
    def is_over(self) -> bool:
        """True once all hands, or without hands the stock, are empty, and no turned card waits (F4)."""
        return self.turned is None and self.turn == self.rules.turns

    @property
    def phase(self) -> str:
        """The phase: `hand`, `stock`, `draw` or `over`."""
        if self.turned is not None:
            return "stock"
        if self.turn == self.rules.turns:
            return "over"
        return "hand" if self.rules.hand else "draw"

    @property
    def layout(self) -> Layout:
        """The layout as dealt; not available for a restored position."""
        if not self.rules.hand:
            return Layout((), (), self.stock)
        hands: dict[int, tuple[int, ...]] = {}
        for event in self.history:
            if event.kind == "dealt":
                hands.setdefault(event.seat, event.cards)
        pool = next((event.cards for event in self.history if event.kind == "laid"), ())
        return Layout(tuple(hands.get(seat, ()) for seat in range(self.game.players)), pool, self.stock)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, read from the history."""
        kind, made = "play", []
        for event in self.history:
            if event.kind in ("played", "turned"):
                kind = "play" if event.kind == "played" else "turn"
            elif event.kind in ("captured", "stayed"):
                made.append(Move(kind, event.cards))
        return tuple(made)

    def every_card(self) -> list[int]:
        """Return all cards of the round, from all places."""
        lying = [*self.stock[self.drawn :], *(() if self.turned is None else (self.turned,))]
        for place in (*self.hands, *self.pool, *self.captures):
            lying += place
        return lying

    def legal_moves(self) -> list[Move]:
        """Return every legal move once: cards in the hand's order, their captures in code order (F1-F3)."""
        if self.turned is not None:
            return self.rules.moves_of_turned(self.turned, self.pool, self.turn)
        if self.rules.hand:
            return self.rules.moves_of_hand(self.hands[self.to_move], self.pool, self.turn)
        return [] if self.is_over else [self._drawn()]

    def _drawn(self) -> Move:
        """Return the turn of the next stock card without hands, in which captures leave no choice."""
        return self.rules.moves_of_turned(self.stock[self.drawn], self.pool, self.turn)[0]

    def chance(self, rng: random.Random) -> Move | None:  # noqa: ARG002  (the stock is shuffled already)
        """Return the turn of the hidden stock in a game without hands; None if a player decides."""
        return None if self.rules.hand or self.is_over else self._drawn()

    def takes(self, card: int) -> Sequence[int]:
        """Return the pool designs that `card` can take now, in code order; empty if it stays."""
        return self.rules.takes(card, self.pool, self.turn)

    def barring(self, move: Move) -> bool:
        """Return True if a legal move would bar its player from winning the round (rule `penalty`)."""
        return self.rules.bars(move, self.pool, self.turn)

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the player to move cannot make this move, or None if it is legal."""
        if self.is_over:
            return Refusal("game-over")
        turned = self.turned if self.rules.hand else self.stock[self.drawn]
        return self.rules.refusal(move, self.hands[self.to_move], turned, self.pool, self.turn)

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; return its events, in order."""
        kind, moved = move.kind, move.cards
        card = moved[0]
        seat = self.to_move
        bucket = self.pool[RANK[card]]
        events: list[Event] = []
        if kind == "play":
            self.hands[seat].remove(card)
            events.append(_event("played", seat, (card,)))
        elif self.turned is None:
            self.drawn += 1
            events.append(_event("turned", seat, (card,)))
        if len(moved) == 1:
            bucket.append(card)
            events.append(_event("stayed", seat, moved))
        else:
            if self.rules.bars(move, self.pool, self.turn):
                self.barred.add(seat)
                events.append(_event("barred", seat, moved[1:]))
            for taken in moved[1:]:
                bucket.remove(taken)
            self.captures[seat] += moved
            events.append(_event("captured", seat, moved))
            bonus = self.rules.bonus(move)
            if bonus is not None:
                self.bonuses[seat].append(bonus)
                events.append(_event(bonus.rule, seat, moved, bonus.points))
        if kind == "play" and self.drawn < len(self.stock):
            self.turned = self.stock[self.drawn]
            self.drawn += 1
            events.append(_event("turned", seat, (self.turned,)))
        else:
            self.turned = None
            self.turn += 1
            self.to_move = self.rules.follower[seat]
            if self.turn == self.rules.turns:
                events += [_event("scored", i, (), points) for i, points in enumerate(self.score().points)]
            elif self.rules.refills and not self.turn % (len(self.game.playing) * self.rules.hand):
                events += self._refilled()
        self.history += events
        return events

    def _refilled(self) -> list[Event]:
        """Let everybody draw a hand from the stock, in turn order; return the events (G3)."""
        events, size = [], self.rules.hand
        for seat in in_turn(self.game, self.dealer):
            self.hands[seat] = list(self.stock[self.drawn : self.drawn + size])
            self.drawn += size
            events.append(Event("dealt", seat, tuple(self.hands[seat])))
        return events

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self.__class__.__new__(self.__class__)
        twin.game, twin.rules, twin.dealer, twin.stock = self.game, self.rules, self.dealer, self.stock
        twin.drawn, twin.to_move, twin.turned, twin.turn = self.drawn, self.to_move, self.turned, self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.pool = [bucket[:] for bucket in self.pool]
        twin.captures = [captured[:] for captured in self.captures]
        twin.barred = self.barred.copy()
        twin.bonuses = [lines[:] for lines in self.bonuses]
        twin.history, twin.seen = self.history[:], [[] for _ in self.seen]
        return twin

    def score(self) -> Score:
        """Return the current score; the winners lead among seats not barred, no seat wins if all are (4)."""
        explained = map(self.rules.explain, self.captures)
        lines = tuple([(*made, *more) for made, more in zip(explained, self.bonuses, strict=True)])
        points = tuple([sum([line.points for line in seat]) for seat in lines])
        running = [seat for seat in self.game.playing if seat not in self.barred]
        best = max((points[seat] for seat in running), default=0)
        return Score(lines, points, tuple(seat for seat in running if points[seat] == best))

    def view(self, seat: int) -> FishingView:
        """Return all that a seat may know (6): its hand, open cards, every count, and the public history."""
        face_down = self.rules.face_down
        seen = self.seen[seat]
        new = self.history[len(seen) :]
        seen += [_masked(event) if event.kind in _SECRET and event.seat != seat else event for event in new]
        hand = tuple(sorted(self.hands[seat], key=cards.by_rank))
        pool = tuple([tuple(sorted(rank) if len(rank) > 1 else rank) for rank in self.pool])
        captures = tuple(
            [
                tuple(captured) if owner == seat or not face_down else (HIDDEN,) * len(captured)
                for owner, captured in enumerate(self.captures)
            ]
        )
        # By position, because so many fields by name take twice as long.
        return FishingView(
            self.game,
            seat,
            self.dealer,
            self.to_move,
            self.phase,
            self.turn,
            self.turned,
            hand,
            tuple(map(len, self.hands)),
            pool,
            len(self.stock) - self.drawn,
            self.stock[max(self.drawn, len(self.stock) - self.known_stock(seat)) :],
            captures,
            frozenset(self.barred),
            tuple(seen),
        )


def _masked(event: Event) -> Event:
    """Return an event with its cards hidden."""
    return _event(event.kind, event.seat, (HIDDEN,) * len(event.cards))
