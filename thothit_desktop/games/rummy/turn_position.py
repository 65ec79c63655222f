# SPDX-License-Identifier: MIT
"""The position of every rummy: hands, stock, discards and the decisions due (docs/rules/kowah.md)."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

from thothit_desktop.games import cards
from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Layout, Move, Refusal, Score, View
from thothit_desktop.games.rummy.turn_rules import SeatAsked, SituationT, TurnRules
from thothit_desktop.games.seats import in_turn

# The same events recur very often.
an_event = cache(Event)
_PRIVATE = ("dealt", "drew")
"""The kinds of events whose cards only their seat sees."""

RulesT = TypeVar("RulesT", bound=TurnRules[Any])


class TurnPosition(ABC, Generic[RulesT, SituationT]):
    """The state of a round: hands by seat, the stock from `top` on, the discards with their top last.

    `asked` are the decisions now due, in their order. The last one is public; those before it are secret
    (`is_secret`). `drawn`, `taken`, `shown` and `known` are as in the view, but with all cards known.
    `winner` is None until a seat has won. `seen` caches by seat the history in earlier views; `situation`
    caches the facts about the seat to act that the rules need.
    """

    __slots__ = (
        "asked",
        "dealer",
        "discards",
        "drawn",
        "game",
        "hands",
        "history",
        "known",
        "made",
        "rules",
        "seen",
        "shown",
        "situation",
        "stock",
        "taken",
        "top",
        "winner",
    )
    lists: ClassVar[tuple[str, ...]] = ("discards", "asked", "history", "made")
    """The attributes that are lists, which a copy copies."""

    def __init__(self, game: GameWithRules[RulesT], layout: Layout, dealer: int) -> None:
        self.game, self.rules, self.dealer = game, game.rules, dealer
        self.hands = [list(hand) for hand in layout.hands]
        self.stock, self.top = layout.stock, 0
        self.discards: list[int] = []
        self.shown = False
        self.drawn: int | None = None
        self.taken: int | None = None
        self.winner: int | None = None
        self.known: list[list[int]] = [[] for _ in game.playing]
        self.history = [Event("dealt", seat, layout.hands[seat]) for seat in in_turn(game, dealer)]
        self.made: list[Move] = []
        self.situation: SituationT | None = None
        self.seen: list[list[Event]] = [[] for _ in game.playing]
        self.asked: list[SeatAsked] = []

    def put_behind(self, view: Any) -> Self:  # noqa: ANN401  (any rummy's view, whose fields differ)
        """Make this position of filled-in hands and stock the one behind a view, and return it.

        A card just drawn unseen is the last of its hand. If the view's seat has a secret decision, the hands
        determine the decisions that follow.
        """
        self.discards = list(view.discards)
        self.drawn = self.hands[view.to_move][-1] if view.drawn == HIDDEN else view.drawn
        self.taken, self.shown = view.taken, view.shown
        self.known = [list(known) for known in view.known]
        self.winner = next((event.seat for event in view.history if event.kind == "won"), None)
        self.history = list(view.history)
        self._resume(view)
        self.asked = [(view.to_move, view.phase), *self.asked_after(view.to_move, view.phase)]
        return self

    @property
    def to_move(self) -> int:
        """The seat to act."""
        return self.asked[0][0]

    @property
    def phase(self) -> str:
        """The phase, one of the family's."""
        return self.asked[0][1]

    @property
    def is_over(self) -> bool:
        """True once the round has ended."""
        return self.asked[0][1] == "over"

    @property
    def layout(self) -> Layout:
        """The layout as dealt; not available for a restored position."""
        hands = {event.seat: event.cards for event in self.history[: self.game.players]}
        return Layout(tuple(hands[seat] for seat in self.game.playing), (), self.stock)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self.made)

    def every_card(self) -> list[int]:
        """Return all cards of the round, from all places."""
        lying = [*self.stock[self.top :], *self.discards]
        for hand in self.hands:
            lying += hand
        return lying

    def legal_moves(self) -> list[Move]:
        """Return every legal move once: hand cards in the hand's order, pairs in code order."""
        return self.rules.legal_moves(self._situation())

    def _situation(self) -> SituationT:
        """Return the situation of the seat to act, cached until the next move."""
        if self.situation is None:
            self.situation = self._situation_of(self.asked[0][0])
        return self.situation

    def chance(self, rng: random.Random) -> Move | None:  # noqa: ARG002  (the stock is shuffled already)
        """Return None, because a player decides every move."""
        return None

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal."""
        seat, phase = self.asked[0]
        if phase == "over":
            return Refusal("game-over")
        mover = move.seats[0] if move.seats else seat
        if mover == seat or move.kind not in self.rules.kinds:
            return self.rules.refusal(self._situation(), move)
        if mover not in self.game.playing:
            return Refusal("no-seat")
        late = (mover, self.rules.asked_by(move.kind)) not in self.asked
        if self.rules.is_out_of_turn(move.kind) and late:
            return self.rules.late(self._situation_of(mover), move.kind)
        return Refusal("not-your-turn")

    def is_secret(self, phase: str) -> bool:
        """Return True if only the seat to act knows of a phase."""
        return self.rules.is_question(phase)

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; return its events, in order. A pass makes no event."""
        self.made.append(move)
        self.situation = None
        seat, kind = self.asked[0][0], move.kind
        if kind == "draw":
            events = self._draw(seat)
        elif kind == "take":
            events = self._take(seat)
        elif kind == "discard":
            events = self._discard(seat, move.card)
        elif kind == "pass":
            events = []
            del self.asked[0]
        elif kind == "claim":
            events = self._claim(seat)
        else:
            events = self._otherwise(seat, move)
        if self.is_over:
            events += self._scored()
        self.history += events
        return events

    def _scored(self) -> list[Event]:
        """Return the events of the seats' points, as the round stands."""
        return [Event("scored", seat, (), won) for seat, won in enumerate(self.score().points)]

    def _drawn(self, seat: int, shown: bool) -> tuple[int, Event]:
        """Put the next stock card into a hand, shown to all or not; return the card and the event."""
        card = self.stock[self.top]
        self.top += 1
        self.drawn, self.shown = card, shown
        self.hands[seat].append(card)
        if shown:
            self.known[seat].append(card)
        return card, an_event("showed" if shown else "drew", seat, (card,))

    def _taken(self, seat: int) -> tuple[int, Event]:
        """Put the top discard into a hand; return the card and the event."""
        card = self.drawn = self.taken = self.discards.pop()
        self.hands[seat].append(card)
        self.known[seat].append(card)
        return card, an_event("took", seat, (card,))

    def _discarded(self, seat: int, card: int) -> Event:
        """Put a hand card on the discards; return the event."""
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.drawn = self.taken = None
        self.shown = False
        if card in self.known[seat]:
            self.known[seat].remove(card)
        return an_event("discarded", seat, (card,))

    def _give_up_drawn(self) -> int:
        """Take the shown card from the seat that drew it, and return it."""
        card, drawer = self.drawn, self.asked[-1][0]
        assert card is not None
        self.hands[drawer].remove(card)
        self.known[drawer].remove(card)
        return card

    def _won(self, seat: int, hand: Sequence[int]) -> Event:
        """Lay the winner's hand open; return the event."""
        self.winner, self.known[seat] = seat, list(hand)
        self.drawn = self.taken = None
        self.shown = False
        return Event("won", seat, tuple(hand))

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self.__class__.__new__(self.__class__)
        for name in (*TurnPosition.__slots__, *self.__slots__):
            setattr(twin, name, getattr(self, name))
        for name in self.lists:
            setattr(twin, name, getattr(self, name)[:])
        twin.hands, twin.known = [hand[:] for hand in self.hands], [known[:] for known in self.known]
        twin.seen, twin.situation = [[] for _ in self.seen], None
        return twin

    def _seen_by(self, seat: int) -> dict[str, Any]:
        """Return the fields that every view has; secret decisions of others look as if they had passed."""
        open_ = [asked for asked in self.asked if asked[0] == seat or not self.is_secret(asked[1])]
        to_move, phase = open_[0]
        seen = self.seen[seat]
        seen += [
            _masked(event) if event.kind in _PRIVATE and event.seat != seat else event
            for event in self.history[len(seen) :]
        ]
        scored = self._scored() if phase == "over" and not self.is_over else []
        drawer, last = self.asked[-1]
        sees = drawer == seat or self.shown or self.taken is not None
        drawn = self.drawn if last == "discard" else None
        return {
            "game": self.game,
            "seat": seat,
            "dealer": self.dealer,
            "to_move": to_move,
            "phase": phase,
            "hand": tuple(sorted(self.hands[seat], key=cards.by_rank)),
            "hand_sizes": tuple(map(len, self.hands)),
            "discards": tuple(self.discards),
            "stock_size": len(self.stock) - self.top,
            "drawn": drawn if sees or drawn is None else HIDDEN,
            "taken": self.taken,
            "shown": self.shown,
            "known": tuple(map(tuple, self.known)),
            "history": (*seen, *scored),
        }

    @abstractmethod
    def _resume(self, view: Any) -> None:  # noqa: ANN401  (as in `put_behind`)
        """Take over what a view of this rummy alone says."""

    @abstractmethod
    def _situation_of(self, seat: int) -> SituationT:
        """Return the situation of a seat."""

    @abstractmethod
    def asked_after(self, seat: int, phase: str) -> list[SeatAsked]:
        """Return the decisions that follow a seat's decision, by the hands and the history."""

    @abstractmethod
    def _draw(self, seat: int) -> list[Event]:
        """Draw a stock card."""

    @abstractmethod
    def _take(self, seat: int) -> list[Event]:
        """Take the top discard."""

    @abstractmethod
    def _discard(self, seat: int, card: int) -> list[Event]:
        """Discard a card, and ask what is to be asked then."""

    @abstractmethod
    def _claim(self, seat: int) -> list[Event]:
        """Claim the card that lies open."""

    @abstractmethod
    def _otherwise(self, seat: int, move: Move) -> list[Event]:
        """Make a move of a kind of this rummy alone."""

    @abstractmethod
    def score(self) -> Score:
        """Return the current score, explained."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return the view of a seat."""


def _masked(event: Event) -> Event:
    """Return an event with its cards hidden."""
    return an_event(event.kind, event.seat, (HIDDEN,) * len(event.cards))
