# SPDX-License-Identifier: MIT
"""The fishing engine: one set of rules, read from a `FishingSpec` (docs/rules/fishing.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Self

from thothit_desktop.games import cards, scoring
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import BadLayoutError, Event, Layout, Move, Refusal, Score, View
from thothit_desktop.games.specs import FishingSpec

# Moves and events are values that recur all the time: making each once saves a third of a round's time.
_event = cache(Event)
_MOVES = {
    kind: [
        [*(Move(kind, (card, taken)) for taken in range(len(cards.CODES))), Move(kind, (card,))]
        for card in range(len(cards.CODES))
    ]
    for kind in ("play", "turn")
}
"""Every move, by kind, card and what it takes; HIDDEN, being -1, finds the one that stays."""


class FishingGame:
    """A fishing game with its seats and options settled. Raises BadOptionError for what it does not have."""

    def __init__(
        self, spec: FishingSpec, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        self.spec = spec
        self.players, self.options = spec.resolve(players, options or {})
        self.deck = cards.KEPALA * spec.kepala
        self.first_turn = self.options["first-turn"] == "on"
        self.face_down = self.options["captures"] == "face-down"
        self.pairs = self.options["pairs"]
        self.duty = self.options["duty"]
        self.tally = scoring.tallies(2 * spec.kepala, spec.black, spec.red)
        self._settled = self.players, tuple(self.options.items())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FishingGame):
            return NotImplemented
        return self._settled == other._settled and self.spec == other.spec

    def __hash__(self) -> int:
        return hash((self.spec.id, self._settled))

    def deal(self, rng: random.Random, dealer: int | None = None) -> "FishingPosition":
        """Shuffle and deal in turn from the seat after the dealer (by default the last seat)."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        hand, n = self.spec.hand, self.players
        hands: list[tuple[int, ...]] = [()] * n
        for i in range(n):
            hands[(dealer + 1 + i) % n] = tuple(deck[i * hand : (i + 1) * hand])
        pool_end = n * (hand + self.spec.face_up)
        layout = Layout(tuple(hands), tuple(deck[n * hand : pool_end]), tuple(deck[pool_end:]))
        return FishingPosition(self, layout, dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> "FishingPosition":
        """The position of a layout as dealt; raises BadLayoutError where the game cannot have it."""
        n, spec = self.players, self.spec
        if len(layout.hands) != n:
            raise BadLayoutError(f"{len(layout.hands)} hands for {n} players")
        for seat, hand in enumerate(layout.hands):
            if len(hand) != spec.hand:
                raise BadLayoutError(f"the hand of seat {seat} has {len(hand)} cards, not {spec.hand}")
        if len(layout.pool) != n * spec.face_up:
            raise BadLayoutError(f"the pool has {len(layout.pool)} cards, not {n * spec.face_up}")
        dealt = sorted([*layout.pool, *layout.stock, *(card for hand in layout.hands for card in hand)])
        if dealt != sorted(self.deck):
            for card, copies in Counter(dealt).items():
                if copies > self.deck.count(card):
                    raise BadLayoutError(f"{cards.code(card)} is dealt {copies} times")
            raise BadLayoutError(f"{len(dealt)} cards are dealt, not {len(self.deck)}")
        return FishingPosition(self, layout, n - 1 if dealer is None else dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> "FishingPosition":
        """A possible position behind a view: every seat's hand and the stock, next card first, filled in."""
        if not isinstance(view, FishingView):
            raise TypeError("not a view of a fishing game")
        position = FishingPosition.__new__(FishingPosition)
        position.game, position.dealer = self, view.dealer
        position.hands = [list(hand) for hand in hands]
        position.pool = [[] for _ in range(10)]
        for card in view.pool:
            position.pool[RANK[card]].append(card)
        position.stock, position.drawn = tuple(stock), 0
        position.captures = [[] for _ in range(self.players)]
        for event in view.history:
            if event.kind == "captured":
                position.captures[event.seat] += event.cards
        position.to_move, position.turned, position.turn = view.to_move, view.turned, view.turn
        position.barred = set(view.barred)
        position.history = list(view.history)
        return position


class FishingPosition:
    """A round as it stands: hands by seat, pool by rank, stock from `drawn` on, captures by seat.

    `turned` is the stock card that lies open and waits for its capture, else HIDDEN; `turn` counts the turns
    ended. Phases: `hand` (a hand card is to be played), `stock` (the turned card), `over`.
    """

    __slots__ = (
        "barred",
        "captures",
        "dealer",
        "drawn",
        "game",
        "hands",
        "history",
        "pool",
        "stock",
        "to_move",
        "turn",
        "turned",
    )

    def __init__(self, game: FishingGame, layout: Layout, dealer: int) -> None:
        n = game.players
        self.game, self.dealer = game, dealer
        self.hands = [list(hand) for hand in layout.hands]
        self.pool: list[list[int]] = [[] for _ in range(10)]
        for card in layout.pool:
            self.pool[RANK[card]].append(card)
        self.stock, self.drawn = layout.stock, 0
        self.captures: list[list[int]] = [[] for _ in range(n)]
        self.to_move, self.turned, self.turn = (dealer + 1) % n, HIDDEN, 0
        self.barred: set[int] = set()
        seats = [(dealer + 1 + i) % n for i in range(n)]
        self.history = [Event("dealt", seat, layout.hands[seat]) for seat in seats]
        self.history.append(Event("laid", dealer, layout.pool))
        self.history.append(Event("arranged", (dealer + 2) % n))

    @property
    def is_over(self) -> bool:
        """All hands are empty and no turned card waits (F4)."""
        return self.turned < 0 and self.turn == self.game.players * self.game.spec.hand

    @property
    def phase(self) -> str:
        """`hand`, `stock` or `over`."""
        if self.turned >= 0:
            return "stock"
        return "over" if self.is_over else "hand"

    @property
    def layout(self) -> Layout:
        """Every card where it was dealt; not for a restored position, which was not dealt."""
        n = self.game.players
        hands = {event.seat: event.cards for event in self.history[:n]}
        return Layout(tuple(hands[seat] for seat in range(n)), self.history[n].cards, self.stock)

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

    def legal_moves(self) -> list[Move]:
        """Every legal move once: hand cards in the hand's order, what they take in code order (F1-F3)."""
        if self.turned >= 0:
            made = _MOVES["turn"][self.turned]
            return [made[taken] for taken in self.takes(self.turned) or (HIDDEN,)]
        moves: list[Move] = []
        for card in dict.fromkeys(self.hands[self.to_move]):
            made = _MOVES["play"][card]
            if self.pool[RANK[card]]:
                moves += [made[taken] for taken in self.takes(card) or (HIDDEN,)]
            else:
                moves.append(made[HIDDEN])
        if self.game.duty == "hand":
            return [move for move in moves if len(move.cards) > 1] or moves
        return moves

    def takes(self, card: int) -> Sequence[int]:
        """The pool designs that `card` may take now, in code order; none where it stays."""
        bucket = self.pool[RANK[card]]
        if self.game.first_turn and self.turn < self.game.players:
            return (card,) if card in bucket else ()
        if len(bucket) < 2:
            return tuple(bucket)
        designs = sorted(set(bucket))
        if len(designs) > 1:
            if self.game.pairs == "odd-first":
                return [design for design in designs if bucket.count(design) == 1] or designs
            if self.game.pairs == "different-first":
                return [design for design in designs if design != card]
        return designs

    def _bars(self, card: int, taken: int) -> bool:
        """Whether the capture costs the win (`penalty`): a paired card while an odd one could be taken."""
        bucket = self.pool[RANK[card]]
        return (
            self.game.pairs == "penalty"
            and bucket.count(taken) > 1
            and any(bucket.count(design) == 1 for design in self.takes(card))
        )

    def barring(self, move: Move) -> bool:
        """Whether a legal move would bar its player from winning the round (rule `penalty`)."""
        return len(move.cards) > 1 and self._bars(*move.cards)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the player to move cannot make this move; None for a legal one."""
        if self.is_over:
            return Refusal("game-over")
        kind, card = move.kind, move.card
        if kind == "turn" and self.turned < 0:
            return Refusal("nothing-turned")
        if kind == "turn" and card != self.turned:
            return Refusal("not-turned", (card, self.turned))
        if kind == "play" and self.turned >= 0:
            return Refusal("turned-card-first", (self.turned,))
        if kind == "play" and card not in self.hands[self.to_move]:
            return Refusal("not-in-hand", (card,))
        takes = self.takes(card)
        taken = move.takes
        if taken is None:
            if takes:
                return Refusal("must-capture", (card, *takes))
            if kind == "play" and move not in self.legal_moves():
                return Refusal("capture-with-another", (card,))
            return None
        if taken in takes:
            return None
        if RANK[taken] != RANK[card]:
            return Refusal("no-match", (card, taken))
        if taken not in self.pool[RANK[card]]:
            return Refusal("not-in-pool", (taken,))
        if self.game.first_turn and self.turn < self.game.players:
            return Refusal("first-turn", (card, taken))
        if self.game.pairs == "odd-first":
            return Refusal("pair-protected", (taken, *takes))
        return Refusal("different-first", (taken, *takes))

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; what happened, in order."""
        kind, moved = move
        card = moved[0]
        seat = self.to_move
        bucket = self.pool[RANK[card]]
        events: list[Event] = []
        if kind == "play":
            self.hands[seat].remove(card)
            events.append(_event("played", seat, (card,)))
        if len(moved) == 1:
            bucket.append(card)
            events.append(_event("stayed", seat, moved))
        else:
            taken = moved[1]
            if self._bars(card, taken):
                self.barred.add(seat)
                events.append(_event("barred", seat, (taken,)))
            bucket.remove(taken)
            self.captures[seat] += moved
            events.append(_event("captured", seat, moved))
        if kind == "play" and self.drawn < len(self.stock):
            self.turned = self.stock[self.drawn]
            self.drawn += 1
            events.append(_event("turned", seat, (self.turned,)))
        else:
            self.turned = HIDDEN
            self.turn += 1
            self.to_move = (seat + 1) % self.game.players
            if self.is_over:
                events += [_event("scored", i, (), points) for i, points in enumerate(self.score().points)]
        self.history += events
        return events

    def copy(self) -> Self:
        """An independent position that plays on the same."""
        twin = self.__class__.__new__(self.__class__)
        twin.game, twin.dealer, twin.stock = self.game, self.dealer, self.stock
        twin.drawn, twin.to_move, twin.turned, twin.turn = self.drawn, self.to_move, self.turned, self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.pool = [bucket[:] for bucket in self.pool]
        twin.captures = [captured[:] for captured in self.captures]
        twin.barred = self.barred.copy()
        twin.history = self.history[:]
        return twin

    def score(self) -> Score:
        """The score as it stands; the winners lead among those not barred, none where all are barred (4)."""
        lines = tuple(scoring.explain(captured, self.game.tally) for captured in self.captures)
        points = tuple(sum([line.points for line in seat]) for seat in lines)
        running = [seat for seat in range(len(points)) if seat not in self.barred]
        best = max((points[seat] for seat in running), default=0)
        return Score(lines, points, tuple(seat for seat in running if points[seat] == best))

    def view(self, seat: int) -> "FishingView":
        """All that a seat may know (6): its hand, what lies open, every count, and the public history."""
        history = [
            Event("dealt", event.seat, (HIDDEN,) * len(event.cards))
            if event.kind == "dealt" and event.seat != seat
            else event
            for event in self.history
        ]
        return FishingView(
            game=self.game,
            seat=seat,
            dealer=self.dealer,
            to_move=self.to_move,
            phase=self.phase,
            turn=self.turn,
            turned=self.turned,
            hand=tuple(sorted(self.hands[seat], key=cards.by_rank)),
            hand_sizes=tuple(len(hand) for hand in self.hands),
            pool=tuple(card for bucket in self.pool for card in sorted(bucket)),
            stock_size=len(self.stock) - self.drawn,
            captures=tuple(
                tuple(captured) if owner == seat or not self.game.face_down else (HIDDEN,) * len(captured)
                for owner, captured in enumerate(self.captures)
            ),
            barred=frozenset(self.barred),
            history=tuple(history),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class FishingView:
    """What one seat may know of a position. Hands and pool are sorted by rank.

    `captures` holds, by seat, the captured cards in their order, HIDDEN ones where the pile lies face down;
    all captures were public when made, so `history` tells them to whoever remembers.
    """

    game: FishingGame
    seat: int
    dealer: int
    to_move: int
    phase: str
    turn: int
    turned: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pool: tuple[int, ...]
    stock_size: int
    captures: tuple[tuple[int, ...], ...]
    barred: frozenset[int]
    history: tuple[Event, ...]

    @property
    def first_turn(self) -> bool:
        """Whether the turn is somebody's first and only identical cards may be taken (F3)."""
        return self.game.first_turn and self.turn < self.game.players

    def legal_moves(self) -> list[Move]:
        """The moves this seat may make now; none when it is another's turn."""
        return self._own().legal_moves() if self.to_move == self.seat else []

    def refusal(self, move: Move) -> Refusal | None:
        """Why this seat cannot make the move now; None for a legal one."""
        if self.phase != "over" and self.to_move != self.seat:
            return Refusal("not-your-turn")
        return self._own().refusal(move)

    def barring(self, move: Move) -> bool:
        """Whether a legal move would bar this seat from winning the round (rule `penalty`)."""
        return self._own().barring(move)

    def unseen(self) -> list[int]:
        """Every card whose place this seat does not know, in code order: other hands and the stock."""
        left = Counter(self.game.deck)
        left.subtract(self.hand)
        left.subtract(self.pool)
        if self.turned >= 0:
            left[self.turned] -= 1
        for event in self.history:
            if event.kind == "captured":
                left.subtract(event.cards)
        return sorted(left.elements())

    def _own(self) -> FishingPosition:
        """The position as far as the rules need it for this seat's own moves."""
        hands = [self.hand if seat == self.seat else () for seat in range(self.game.players)]
        return self.game.restore(self, hands, ())
