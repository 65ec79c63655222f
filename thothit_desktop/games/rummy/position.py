# SPDX-License-Identifier: MIT
"""The position of Kowah, and the effects of its moves (docs/rules/kowah.md)."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Self

from thothit_desktop.games import cards
from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Layout, Move, Refusal, Score, ScoreLine
from thothit_desktop.games.rummy.hand import ready_pairs, winning_order
from thothit_desktop.games.rummy.rules import KINDS, OUT_OF_TURN, KowahRules, KowahSituation, SeatAsked
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.games.seats import in_turn

# The same events recur very often.
_event = cache(Event)
_PRIVATE = ("dealt", "drew")
"""The kinds of events whose cards only their seat sees."""


class KowahPosition:
    """The state of a round: hands by seat, the stock from `top` on, the discards with their top last.

    `asked` are the decisions now due, in their order: `checki` (declare or pass), `claim` (claim or pass),
    `pick` (draw or take), `discard`, `over`. The last one is public; those before it are secret, unless a new
    pair is `forced` (W7). `pairs` are the designs shown by seats that have declared, else None. `drawn`,
    `taken`, `shown` and `known` are as in `KowahView`, but with all cards known. `winner` is None until a
    seat has won. `seen` caches by seat the history in earlier views; `situation` caches the facts about the
    seat to act that the rules need.
    """

    __slots__ = (
        "asked",
        "dealer",
        "discards",
        "drawn",
        "forced",
        "game",
        "hands",
        "history",
        "known",
        "made",
        "pairs",
        "rules",
        "seen",
        "shown",
        "situation",
        "stock",
        "taken",
        "top",
        "winner",
    )

    def __init__(self, game: GameWithRules[KowahRules], layout: Layout, dealer: int) -> None:
        self.game, self.rules, self.dealer = game, game.rules, dealer
        self.hands = [list(hand) for hand in layout.hands]
        self.stock, self.top = layout.stock, 0
        self.discards: list[int] = []
        self.pairs: list[int | None] = [None for _ in game.playing]
        self.forced = self.shown = False
        self.drawn: int | None = None
        self.taken: int | None = None
        self.winner: int | None = None
        self.known: list[list[int]] = [[] for _ in game.playing]
        self.made: list[Move] = []
        self.situation: KowahSituation | None = None
        self.seen: list[list[Event]] = [[] for _ in game.playing]
        seats = in_turn(game, dealer)
        self.history = [Event("dealt", seat, layout.hands[seat]) for seat in seats]
        self.asked: list[SeatAsked] = [*self._ready(seats), (seats[0], "pick")]

    @property
    def to_move(self) -> int:
        """The seat to act."""
        return self.asked[0][0]

    @property
    def phase(self) -> str:
        """The phase: `checki`, `pick`, `discard`, `claim` or `over`."""
        return self.asked[0][1]

    @property
    def is_over(self) -> bool:
        """True once a seat has won, or the stock is used up and its last card discarded (W9)."""
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

    def waits(self, seat: int) -> tuple[int, ...]:
        """Return the cards that a seat with eight cards waits for; empty before it has declared (W5)."""
        return self.rules.waits(self.hands[seat], self.pairs[seat])

    def every_card(self) -> list[int]:
        """Return all cards of the round, from all places."""
        lying = [*self.stock[self.top :], *self.discards]
        for hand in self.hands:
            lying += hand
        return lying

    def legal_moves(self) -> list[Move]:
        """Return every legal move once: hand cards in the hand's order, pairs in code order."""
        return self.rules.legal_moves(self._situation())

    def _situation(self) -> KowahSituation:
        """Return the situation of the seat to act, cached until the next move."""
        if self.situation is None:
            self.situation = self._situation_of(self.asked[0][0])
        return self.situation

    def _situation_of(self, seat: int) -> KowahSituation:
        return KowahSituation(
            seat,
            self.hands[seat],
            self.pairs[seat],
            self.phase,
            self.asked[-1],
            self.forced,
            self.discards,
            self.drawn,
            self.taken,
            self.shown,
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
        if phase not in OUT_OF_TURN:
            return []
        seats = in_turn(self.game, self.dealer)
        turn = self.rules.turn_after(self.history, seats[0], self.top == len(self.stock))
        if phase == "claim":
            return [turn]
        if not self.discards:
            return [*self._ready(seats[seats.index(seat) + 1 :]), turn]
        return [*self._claims(self._declared(seat), self.discards[-1]), turn]

    def chance(self, rng: random.Random) -> Move | None:  # noqa: ARG002  (the stock is shuffled already)
        """Return None, because a player decides every move."""
        return None

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal."""
        seat, phase = self.asked[0]
        if phase == "over":
            return Refusal("game-over")
        mover = move.seats[0] if move.seats else seat
        if mover == seat or move.kind not in KINDS:
            return self.rules.refusal(self._situation(), move)
        if mover not in self.game.playing:
            return Refusal("no-seat")
        if move.kind in OUT_OF_TURN and (mover, move.kind) not in self.asked:
            return self.rules.late(self._situation_of(mover), move.kind)
        return Refusal("not-your-turn")

    def is_secret(self, phase: str) -> bool:
        """Return True if only the seat to act knows of a phase."""
        return phase in OUT_OF_TURN and not self.forced

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
        elif kind == "checki":
            events = self._declare(seat, move.card)
        elif kind == "claim":
            events = self._claim(seat)
        else:
            events = []
            del self.asked[0]
        if self.is_over:
            events += self._scored()
        self.history += events
        return events

    def _scored(self) -> list[Event]:
        return [Event("scored", seat, (), int(seat == self.winner)) for seat in self.game.playing]

    def _draw(self, seat: int) -> list[Event]:
        """Draw a stock card; show it if another seat has declared, which may claim it (W5, W6)."""
        card = self.stock[self.top]
        self.top += 1
        self.drawn = card
        declared = self._declared(seat)
        self.shown = bool(declared)
        won = card in self.waits(seat)
        self.hands[seat].append(card)
        if self.shown:
            self.known[seat].append(card)
        drew = _event("showed" if self.shown else "drew", seat, (card,))
        if won:
            return [drew, self._win(seat, card)]
        self.asked = [*self._claims(declared, card), (seat, "discard")]
        return [drew]

    def _take(self, seat: int) -> list[Event]:
        card = self.drawn = self.taken = self.discards.pop()
        won = card in self.waits(seat)
        self.hands[seat].append(card)
        self.known[seat].append(card)
        took = _event("took", seat, (card,))
        if won:
            return [took, self._win(seat, card)]
        self.asked = [(seat, "discard")]
        return [took]

    def _discard(self, seat: int, card: int) -> list[Event]:
        hand, pair = self.hands[seat], self.pairs[seat]
        hand.remove(card)
        self.discards.append(card)
        self.drawn = self.taken = None
        self.shown = False
        if card in self.known[seat]:
            self.known[seat].remove(card)
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
        return [_event("discarded", seat, (card,))]

    def _declare(self, seat: int, design: int) -> list[Event]:
        self.pairs[seat], self.forced = design, False
        self._lay_open(seat, design)
        del self.asked[0]
        return [_event("declared", seat, (design, design))]

    def _lay_open(self, seat: int, pair: int) -> None:
        """Record that everybody knows at least two cards of an open pair."""
        self.known[seat] += [pair] * (2 - self.known[seat].count(pair))

    def _claim(self, seat: int) -> list[Event]:
        """Claim the card just drawn or discarded, to win (W5), or to keep it and discard another (W6)."""
        card = self.drawn
        if card is None:
            card = self.discards.pop()
        else:
            drawer = self.asked[-1][0]
            self.hands[drawer].remove(card)
            self.known[drawer].remove(card)
        won = card in self.waits(seat)
        self.hands[seat].append(card)
        if won:
            return [_event("claimed", seat, (card,)), self._win(seat, card)]
        self.drawn = self.taken = card
        self.shown = False
        self.known[seat].append(card)
        self.asked = [(seat, "discard")]
        return [_event("claimed", seat, (card,)), _event("kept", seat, (card,))]

    def _win(self, seat: int, card: int) -> Event:
        nine = winning_order(self.hands[seat], card)
        self.winner, self.known[seat] = seat, list(nine)
        self.drawn = self.taken = None
        self.shown = False
        self.asked = [(seat, "over")]
        return Event("won", seat, nine)

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands, twin.known = [hand[:] for hand in self.hands], [known[:] for known in self.known]
        twin.discards, twin.pairs, twin.asked = self.discards[:], self.pairs[:], self.asked[:]
        twin.history, twin.made = self.history[:], self.made[:]
        twin.seen, twin.situation = [[] for _ in self.seen], None
        return twin

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
        open_ = [asked for asked in self.asked if asked[0] == seat or not self.is_secret(asked[1])]
        to_move, phase = open_[0]
        seen = self.seen[seat]
        seen += [
            _masked(event) if event.kind in _PRIVATE and event.seat != seat else event
            for event in self.history[len(seen) :]
        ]
        scored = self._scored() if phase == "over" and not self.is_over else []
        drawer, last = self.asked[-1]
        sees = last == "discard" and (drawer == seat or self.shown or self.taken is not None)
        return KowahView(
            game=self.game,
            seat=seat,
            dealer=self.dealer,
            to_move=to_move,
            phase=phase,
            hand=tuple(sorted(self.hands[seat], key=cards.by_rank)),
            hand_sizes=tuple(map(len, self.hands)),
            declared=tuple([() if pair is None else (pair, pair) for pair in self.pairs]),
            discards=tuple(self.discards),
            stock_size=len(self.stock) - self.top,
            drawn=self.drawn if sees else HIDDEN if last == "discard" else None,
            taken=self.taken,
            shown=self.shown,
            known=tuple(map(tuple, self.known)),
            history=(*seen, *scored),
        )


def _masked(event: Event) -> Event:
    """Return an event with its cards hidden."""
    return _event(event.kind, event.seat, (HIDDEN,) * len(event.cards))
