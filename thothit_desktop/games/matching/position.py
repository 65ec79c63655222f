# SPDX-License-Identifier: MIT
"""The position of a game of matching, and the effects of its moves (docs/rules/matching.md)."""

import random
from functools import cache
from typing import Self

from thothit_desktop.games import cards
from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Layout, Move, Refusal, Score, ScoreLine
from thothit_desktop.games.matching.rules import SECRET, MatchingRules, MatchingSituation
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.games.seats import in_turn

# The same events recur very often.
_event = cache(Event)


class MatchingPosition:
    """The state of a round: hands by seat, the stock from `top` on, the cards in the middle.

    `asked` are the decisions now due, in their order: `claim` (match the open card or pass), `discard` (throw
    out a card), `keep` (throw out all cards but one), `turn` (luck turns the next stock card), `over`. Only
    `claim` is secret. `open`, `middle`, `away` and `caller` are as in `MatchingView`. `winners` is empty
    until the round has ended. `seen` caches by seat the history in earlier views.
    """

    __slots__ = (
        "asked",
        "away",
        "caller",
        "dealer",
        "game",
        "hands",
        "history",
        "made",
        "middle",
        "open",
        "pile",
        "rules",
        "seen",
        "top",
        "winners",
    )

    def __init__(self, game: GameWithRules[MatchingRules], layout: Layout, dealer: int) -> None:
        self.game, self.rules, self.dealer = game, game.rules, dealer
        self.hands = [list(hand) for hand in layout.hands]
        self.pile, self.top = layout.stock, 0
        self.open: int | None = None
        self.middle: list[int] = []
        self.away: list[tuple[int, ...]] = [() for _ in game.playing]
        self.caller: int | None = None
        self.winners: tuple[int, ...] = ()
        self.made: list[Move] = []
        self.seen: list[list[Event]] = [[] for _ in game.playing]
        self.asked = [(dealer, "turn")]
        seats = in_turn(game, dealer)
        self.history = [Event("dealt", seat, layout.hands[seat]) for seat in seats]
        for seat in seats:
            pairs = self.rules.pairs_of(self.hands[seat])
            if pairs:
                self.history.append(self._lay_away(seat, "paired", pairs))

    @property
    def to_move(self) -> int:
        """The seat to act; the dealer turns the stock."""
        return self.asked[0][0]

    @property
    def phase(self) -> str:
        """The phase: `claim`, `discard`, `keep`, `turn` or `over`."""
        return self.asked[0][1]

    @property
    def is_over(self) -> bool:
        """True once the round is won (M4, M8)."""
        return self.asked[0][1] == "over"

    @property
    def layout(self) -> Layout:
        """The layout as dealt; not available for a restored position."""
        hands = {event.seat: event.cards for event in self.history[: self.game.players]}
        return Layout(tuple(hands[seat] for seat in self.game.playing), (), self.pile)

    @property
    def stock(self) -> tuple[int, ...]:
        """The cards left in the stock, next card first."""
        return self.pile[self.top :]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self.made)

    def every_card(self) -> list[int]:
        """Return all cards of the round, from all places."""
        lying = [*self.stock, *self.middle]
        for place in (*self.hands, *self.away):
            lying += place
        return lying

    def legal_moves(self) -> list[Move]:
        """Return every legal move once, hand cards in the hand's order."""
        if self.phase == "turn":
            return [Move("turn", (self.pile[self.top],))]
        return self.rules.legal_moves(self._situation())

    def _situation(self) -> MatchingSituation:
        seat, phase = self.asked[0]
        return MatchingSituation(seat, phase, self.hands[seat], self.open)

    def chance(self, rng: random.Random) -> Move | None:  # noqa: ARG002  (the stock is shuffled already)
        """Return the turn of the next stock card if it is due; None if a player decides."""
        return self.legal_moves()[0] if self.phase == "turn" else None

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal."""
        seat, phase = self.asked[0]
        if phase == "over":
            return Refusal("game-over")
        if move.seats not in ((), (seat,)):
            return Refusal("not-your-turn")
        if phase == "turn" and move.kind == "turn":
            due = self.pile[self.top]
            return None if move == Move("turn", (due,)) else Refusal("other-card-next", (move.card, due))
        return self.rules.refusal(self._situation(), move)

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; return its events, in order. A pass makes no event."""
        self.made.append(move)
        seat, kind = self.asked.pop(0)[0], move.kind
        if kind == "turn":
            self.top += 1
            events = [_event("turned", seat, move.cards), *self._lay_open(move.card)]
        elif kind == "claim":
            events = self._match(seat)
        elif kind == "discard":
            self.hands[seat].remove(move.card)
            events = [_event("discarded", seat, move.cards), *self._lay_open(move.card)]
        elif kind == "keep":
            rest = self.hands[seat][:]
            rest.remove(move.card)
            events = [self._lay_away(seat, "shed", tuple(sorted(rest, key=cards.by_rank)))]
        else:
            events = []
        if self.is_over and not self.winners:
            events += self._end(self._fewest())
        self.history += events
        return events

    def _lay_away(self, seat: int, kind: str, laid: tuple[int, ...]) -> Event:
        """Lay cards of a hand away; return the event."""
        for card in laid:
            self.hands[seat].remove(card)
        self.away[seat] = laid
        return Event(kind, seat, laid)

    def _lay_open(self, card: int) -> list[Event]:
        """Lay a card open; ask who holds its twin, in secret (M3), or after satu let it decide (M8)."""
        self.open = card
        self.middle.append(card)
        holder = next((seat for seat, hand in enumerate(self.hands) if card in hand), None)
        if self.caller is None:
            asks = [] if holder is None else [(holder, SECRET)]
            self.asked = [*asks, (self.dealer, "turn" if self.top < len(self.pile) else "over")]
            return []
        if holder is None:
            return self._end((self.caller,))
        return [self._play_twin(holder), *self._end((holder,))]

    def _play_twin(self, seat: int) -> Event:
        """Play the twin of the open card; return the event."""
        card = self.middle[-1]
        self.hands[seat].remove(card)
        self.middle.append(card)
        self.open = None
        return _event("claimed", seat, (card,))

    def _match(self, seat: int) -> list[Event]:
        """Match the open card; then throw out another, call satu with one left (M8), or win (M4)."""
        matched, hand = self._play_twin(seat), self.hands[seat]
        if not hand:
            return [matched, *self._end((seat,))]
        if not self.rules.satu or len(hand) > 1:
            self.asked = [(seat, "discard")]
            return [matched]
        self.caller = seat
        called = [matched, _event("satu", seat)]
        if self.top == len(self.pile):
            return [*called, *self._end((seat,))]
        # Hands shrink by two cards a match, so the others have at least two.
        others = in_turn(self.game, seat)[:-1]
        self.asked = [*((other, "keep") for other in others), (self.dealer, "turn")]
        return called

    def _fewest(self) -> tuple[int, ...]:
        """Return the seats with the fewest cards (M4)."""
        sizes = [len(hand) for hand in self.hands]
        return tuple(seat for seat, size in enumerate(sizes) if size == min(sizes))

    def _end(self, winners: tuple[int, ...]) -> list[Event]:
        """End the round; return the scores."""
        self.winners = winners
        self.asked = [(self.dealer, "over")]
        return self._scored(winners)

    def _scored(self, winners: tuple[int, ...]) -> list[Event]:
        return [_event("scored", seat, (), int(seat in winners)) for seat in self.game.playing]

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands, twin.away = [hand[:] for hand in self.hands], self.away[:]
        twin.middle, twin.asked = self.middle[:], self.asked[:]
        twin.history, twin.made = self.history[:], self.made[:]
        twin.seen = [[] for _ in self.seen]
        return twin

    def score(self) -> Score:
        """Return the score: a point for each winner, with the cards left, or else the last pair (M4, M5)."""
        left, last = ("fewest", "last-card") if self.caller is None else ("satu", "last-match")
        lines = tuple(
            (
                ScoreLine(
                    left if hand else last, tuple(sorted(hand or self.middle[-2:], key=cards.by_rank)), 1
                ),
            )
            if seat in self.winners
            else ()
            for seat, hand in enumerate(self.hands)
        )
        return Score(lines, tuple(map(len, lines)), self.winners)

    def view(self, seat: int) -> MatchingView:
        """Return the view of a seat; it shows secret questions to others as if they had passed."""
        public = [asked for asked in self.asked if asked[0] == seat or asked[1] != SECRET]
        to_move, phase = public[0]
        seen = self.seen[seat]
        seen += [
            _event("dealt", event.seat, (HIDDEN,) * len(event.cards))
            if event.kind == "dealt" and event.seat != seat
            else event
            for event in self.history[len(seen) :]
        ]
        scored = self._scored(self._fewest()) if phase == "over" and not self.is_over else []
        return MatchingView(
            game=self.game,
            seat=seat,
            dealer=self.dealer,
            to_move=to_move,
            phase=phase,
            hand=tuple(sorted(self.hands[seat], key=cards.by_rank)),
            hand_sizes=tuple(map(len, self.hands)),
            open=self.open,
            middle=tuple(self.middle),
            away=tuple(self.away),
            caller=self.caller,
            stock_size=len(self.pile) - self.top,
            history=(*seen, *scored),
        )
