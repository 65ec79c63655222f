# SPDX-License-Identifier: MIT
"""The fishing engine: one set of rules, read from a `FishingSpec` (docs/rules/fishing.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Self

from thothit_desktop.games import cards
from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import BadLayoutError, Event, Layout, Move, Refusal, Score, View
from thothit_desktop.games.fishing import scoring
from thothit_desktop.games.fishing.catalogue import FishingSpec
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.seats import in_turn

# Moves and events are values that recur all the time: making each once saves a third of a round's time.
_event = cache(Event)
_MOVES = {
    kind: [[*(Move(kind, (card, taken)) for taken in cards.CEKI), Move(kind, (card,))] for card in cards.CEKI]
    for kind in ("play", "turn")
}
"""Every move, by kind, card and what it takes; HIDDEN, being -1, finds the one that stays."""


class FishingGame(BaseGame):
    """A fishing game with its seats and options settled. Raises BadOptionError for what it does not have.

    `playing` are the seats that take part in the round, by default all.
    """

    spec: FishingSpec
    goal, lead = None, 0

    def __init__(
        self,
        spec: FishingSpec,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        playing: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__(spec, players, options, playing)
        deal = spec.deals[spec.resolve(len(self.playing), {})[0]]
        self.deck = cards.KEPALA * deal.kepala
        self.hand, self.pool = deal.hand, int(self.options.get("enthit-pool", deal.pool))
        self.turns = len(self.playing) * deal.hand or len(self.deck)
        """How many turns a round has."""
        self.follower = [in_turn(self, seat)[0] for seat in range(self.players)]
        """By seat, the one that acts after it."""
        self.first_turns = len(self.playing) if self.options.get("first-turn") == "on" else 0
        self.face_down = self.options["captures"] == "face-down"
        self.pairs = self.options.get("pairs", "free")
        self.duty = self.options.get("duty", "card")
        self.tally = scoring.tallies(2 * deal.kepala, self._worth)

    def _worth(self, card: int) -> scoring.Worth:
        """The name and points of a card's sets (4)."""
        spec = self.spec
        if self.options.get("bonus") == "on" and RANK[card] in spec.bonus:
            return spec.bonus[RANK[card]]
        if spec.black == spec.red:
            return "plain", spec.black
        return ("red", spec.red) if card in cards.STAMPED else ("black", spec.black)

    def in_match(
        self,
        playing: tuple[int, ...],
        standing: tuple[int, ...] | None = None,  # noqa: ARG002  (no match is settled within a round)
    ) -> "FishingGame":
        """The game of a round that only some play, as it is dealt to as many."""
        if playing == self.playing:
            return self
        return FishingGame(self.spec, self.players, self.options, playing)

    def deal(self, rng: random.Random, dealer: int | None = None) -> "FishingPosition":
        """Shuffle and deal in turn from the seat after the dealer (by default the last seat)."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        seats, spec = in_turn(self, dealer), self.spec
        hands: list[tuple[int, ...]] = [() for _ in range(self.players)]
        pool: list[int] = []
        start = 0
        if spec.pool_first:
            start = self.pool + len(seats) * self.hand
            pool = deck[: self.pool]
            for i, seat in enumerate(seats):
                hands[seat] = tuple(deck[self.pool + i : start : len(seats)])
        else:
            packet, opened = self.hand // spec.packets, self.pool // spec.packets
            for _ in range(spec.packets):
                for seat in seats:
                    hands[seat] += tuple(deck[start : start + packet])
                    start += packet
                pool += deck[start : start + opened]
                start += opened
        stock = tuple(deck[start:]) if spec.stock else ()
        return FishingPosition(self, Layout(tuple(hands) if self.hand else (), tuple(pool), stock), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> "FishingPosition":
        """The position of a layout as dealt; raises BadLayoutError where the game cannot have it."""
        sizes = [self.hand * (seat in self.playing) for seat in range(self.players)]
        check_hands(layout, sizes if self.hand else ())
        if len(layout.pool) != self.pool:
            raise BadLayoutError(f"the pool has {len(layout.pool)} cards, not {self.pool}")
        if layout.stock and not self.spec.stock:
            raise BadLayoutError(f"the stock has {len(layout.stock)} cards, not 0")
        check_cards(layout, Counter(self.deck), self.spec.stock)
        return FishingPosition(self, layout, self.players - 1 if dealer is None else dealer)

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
    ended. Phases: `hand` (a hand card is to be played), `stock` (the turned card), `draw` (in a game without
    hands the next stock card is to be turned), `over`.
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
        self.game, self.dealer = game, dealer
        self.hands = [list(hand) for hand in layout.hands] or [[] for _ in range(game.players)]
        self.pool: list[list[int]] = [[] for _ in range(10)]
        for card in layout.pool:
            self.pool[RANK[card]].append(card)
        self.stock, self.drawn = layout.stock, 0
        self.captures: list[list[int]] = [[] for _ in range(game.players)]
        self.to_move, self.turned, self.turn = game.follower[dealer], HIDDEN, 0
        self.barred: set[int] = set()
        self.history: list[Event] = []
        if layout.hands:
            dealt = [Event("dealt", seat, layout.hands[seat]) for seat in in_turn(game, dealer)]
            laid = Event("laid", dealer, layout.pool)
            self.history = [laid, *dealt] if game.spec.pool_first else [*dealt, laid]
            self.history.append(Event("arranged", game.follower[self.to_move]))

    @property
    def is_over(self) -> bool:
        """All hands are empty, or without hands the stock, and no turned card waits (F4)."""
        return self.turned < 0 and self.turn == self.game.turns

    @property
    def phase(self) -> str:
        """`hand`, `stock`, `draw` or `over`."""
        if self.turned >= 0:
            return "stock"
        if self.turn == self.game.turns:
            return "over"
        return "hand" if self.game.hand else "draw"

    @property
    def layout(self) -> Layout:
        """Every card where it was dealt; not for a restored position, which was not dealt."""
        if not self.game.hand:
            return Layout((), (), self.stock)
        hands = {event.seat: event.cards for event in self.history if event.kind == "dealt"}
        pool = next(event.cards for event in self.history if event.kind == "laid")
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
        """All cards of the round, wherever they lie."""
        lying = (card for place in (*self.hands, *self.pool, *self.captures) for card in place)
        return [*lying, *self.stock[self.drawn :], *([] if self.turned == HIDDEN else [self.turned])]

    def legal_moves(self) -> list[Move]:
        """Every legal move once: hand cards in the hand's order, what they take in code order (F1-F3)."""
        if self.turned >= 0:
            made = _MOVES["turn"][self.turned]
            return [made[taken] for taken in self.takes(self.turned) or (HIDDEN,)]
        if not self.game.hand:
            return [] if self.is_over else [self._drawn()]
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

    def _drawn(self) -> Move:
        """The turn of the next stock card: whatever can be captured is, so that there is never a choice."""
        card = self.stock[self.drawn]
        takes = self.takes(card)
        return _MOVES["turn"][card][takes[0] if takes else HIDDEN]

    def chance(self, rng: random.Random) -> Move | None:  # noqa: ARG002  (the stock is shuffled already)
        """The turn of the hidden stock in a game without hands; None where a player decides."""
        return self._drawn() if self.phase == "draw" else None

    def takes(self, card: int) -> Sequence[int]:
        """The pool designs that `card` may take now, in code order; none where it stays."""
        bucket = self.pool[RANK[card]]
        if self.turn < self.game.first_turns or self.game.spec.identical:
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
        kind = move.kind
        if kind not in _MOVES:
            return Refusal("other-game")
        card = move.card
        turned = self.turned if self.game.hand else self.stock[self.drawn]
        if kind == "turn" and turned < 0:
            return Refusal("nothing-turned")
        if kind == "turn" and card != turned:
            return Refusal("not-turned", (card, turned))
        if kind == "play" and self.turned >= 0:
            return Refusal("turned-card-first", (self.turned,))
        if kind == "play" and card not in self.hands[self.to_move]:
            return Refusal("not-in-hand", (card,))
        takes = self.takes(card)
        taken = move.takes
        if taken is None:
            if takes:
                return Refusal("must-capture", (card, *takes))
            if kind == "play" and self.game.duty == "hand" and move not in self.legal_moves():
                return Refusal("capture-with-another", (card,))
            return None
        if taken in takes:
            return None
        if RANK[taken] != RANK[card]:
            return Refusal("no-match", (card, taken))
        if taken not in self.pool[RANK[card]]:
            return Refusal("not-in-pool", (taken,))
        if self.turn < self.game.first_turns:
            return Refusal("first-turn", (card, taken))
        if self.game.spec.identical:
            return Refusal("not-identical", (card, taken))
        if self.game.pairs == "odd-first":
            return Refusal("pair-protected", (taken, *takes))
        return Refusal("different-first", (taken, *takes))

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; what happened, in order."""
        kind, moved = move.kind, move.cards
        card = moved[0]
        seat = self.to_move
        bucket = self.pool[RANK[card]]
        events: list[Event] = []
        if kind == "play":
            self.hands[seat].remove(card)
            events.append(_event("played", seat, (card,)))
        elif self.turned < 0:
            self.drawn += 1
            events.append(_event("turned", seat, (card,)))
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
            self.to_move = self.game.follower[seat]
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
        running = [seat for seat in self.game.playing if seat not in self.barred]
        best = max((points[seat] for seat in running), default=0)
        return Score(lines, points, tuple(seat for seat in running if points[seat] == best))

    def view(self, seat: int) -> FishingView:
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
