# SPDX-License-Identifier: MIT
"""Kings of New Guinea, and Laki, which breaks its ties (docs/rules/kings.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Self

from thothit_desktop.games.base import BaseGame
from thothit_desktop.games.cards import HIDDEN, RANK
from thothit_desktop.games.contract import (
    BadLayoutError,
    Event,
    Layout,
    Move,
    Refusal,
    Score,
    ScoreLine,
    View,
)
from thothit_desktop.games.kings import laki
from thothit_desktop.games.kings.laki import DECK
from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.games.layouts import check_cards, check_hands
from thothit_desktop.games.spec import GameSpec

_POOL = 4


class KingsGame(BaseGame):
    """Kings with its seats and options settled. Raises BadOptionError for what it does not have.

    `standing` is given for the last round of a match: the kings won before it, by seat (K5).
    """

    goal, lead = None, 0

    def __init__(
        self,
        spec: GameSpec,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        standing: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__(spec, players, options, standing=standing)
        self.deck = DECK
        self.face_down = False
        self.triples = self.options["laki-triples"] == "on"

    def in_match(self, playing: tuple[int, ...], standing: tuple[int, ...] | None = None) -> "KingsGame":
        """The game of a round, the last one of a match where `standing` is given; all seats play it."""
        self._check_all_play(playing)
        if standing == self.standing:
            return self
        return KingsGame(self.spec, self.players, self.options, standing)

    def deal(self, rng: random.Random, dealer: int | None = None) -> "KingsPosition":
        """Shuffle, and lay the top four cards open."""
        deck = list(self.deck)
        rng.shuffle(deck)
        return self.from_layout(Layout((), tuple(deck[:_POOL]), tuple(deck[_POOL:])), dealer)

    def from_layout(self, layout: Layout, dealer: int | None = None) -> "KingsPosition":
        """The position of a layout as dealt; raises BadLayoutError where the game cannot have it."""
        check_hands(layout, ())
        if len(layout.pool) != _POOL:
            raise BadLayoutError(f"the pool has {len(layout.pool)} cards, not {_POOL}")
        check_cards(layout, Counter(self.deck), whole=True)
        return KingsPosition(self, layout, self.players - 1 if dealer is None else dealer)

    def restore(
        self,
        view: View,
        hands: Sequence[Sequence[int]],  # noqa: ARG002  (there are none)
        stock: Sequence[int],
    ) -> "KingsPosition":
        """A possible position behind a view: the stock, next card first, filled in; there are no hands."""
        if not isinstance(view, KingsView):
            raise TypeError("not a view of Kings")
        position = KingsPosition.__new__(KingsPosition)
        position.game, position.dealer = self, view.dealer
        position.pool, position.stock, position.drawn = list(view.pool), tuple(stock), 0
        position.captures = [list(captured) for captured in view.captures]
        position.to_move, position.tied, position.settling = view.to_move, view.tied, view.settling
        position.used = set(view.used)
        position.king, position.crown = view.king, view.crown
        position.history = list(view.history)
        position.made = ()
        return position


class KingsPosition:
    """A round as it stands: the pool, the stock from `drawn` on, captures by seat.

    Phases: `draw` (two stock cards are to be turned), `laki` (the `tied` seats draw), `over`. `settling` says
    what a draw is for: `king`, the round's, or `crown`, the match; `used` are the cards drawn from the
    present shuffle. `king` and `crown` are the seats that won them, HIDDEN until then.
    """

    __slots__ = (
        "captures",
        "crown",
        "dealer",
        "drawn",
        "game",
        "history",
        "king",
        "made",
        "pool",
        "settling",
        "stock",
        "tied",
        "to_move",
        "used",
    )

    def __init__(self, game: KingsGame, layout: Layout, dealer: int) -> None:
        self.game, self.dealer = game, dealer
        self.pool: list[int] = []
        self.stock, self.drawn = layout.stock, 0
        self.captures: list[list[int]] = [[] for _ in range(game.players)]
        self.to_move = (dealer + 1) % game.players
        self.tied: tuple[int, ...] = ()
        self.settling = ""
        self.used: set[int] = set()
        self.king = self.crown = HIDDEN
        self.made: tuple[Move, ...] = ()
        self.history = [Event("laid", dealer, layout.pool)]
        self.history += [event for event in self._catch(dealer, layout.pool) if event.kind == "captured"]
        # Pairs are the dealer's and are replaced, till four ranks lie there (K2).
        while turned := self.stock[self.drawn : self.drawn + _POOL - len(self.pool)]:
            self.drawn += len(turned)
            self.history += [Event("turned", dealer, turned), *self._catch(dealer, turned)]
        self.history += self._end()

    @property
    def is_over(self) -> bool:
        """The stock is used up, and no tie is left."""
        return self.phase == "over"

    @property
    def phase(self) -> str:
        """`draw`, `laki` or `over`."""
        if self.tied:
            return "laki"
        return "draw" if self.drawn < len(self.stock) else "over"

    @property
    def layout(self) -> Layout:
        """Every card where it was dealt; not for a restored position, which was not dealt."""
        return Layout((), self.history[0].cards, self.stock)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return self.made

    def every_card(self) -> list[int]:
        """All cards of the round, wherever they lie."""
        captured = (card for pile in self.captures for card in pile)
        return [*self.pool, *self.stock[self.drawn :], *captured]

    def legal_moves(self) -> list[Move]:
        """The one turn that the stock leaves; none while a draw of Laki is due."""
        return [self._turn()] if self.phase == "draw" else []

    def _turn(self) -> Move:
        return Move("two", self.stock[self.drawn : self.drawn + 2])

    def chance(self, rng: random.Random) -> Move | None:
        """The turn of two stock cards, or a draw of Laki; None when the round is over."""
        if self.phase == "draw":
            return self._turn()
        if self.phase == "over":
            return None
        left = laki.left(self.used, len(self.tied))
        return Move("laki", tuple(rng.sample(left, laki.DRAWN * len(self.tied))), self.tied)

    def refusal(self, move: Move) -> Refusal | None:
        """Why this move cannot be made; None for a legal one."""
        if self.phase == "over":
            return Refusal("game-over")
        if move.kind == "laki":
            return laki.refusal(move, self.tied, self.used) if self.tied else Refusal("no-laki")
        if self.phase == "laki":
            return Refusal("laki-due")
        turn = self._turn()
        if move.kind != "two":
            return Refusal("other-game")
        return None if move == turn else Refusal("not-next", (*move.cards, *turn.cards))

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; what happened, in order."""
        self.made += (move,)
        if move.kind == "laki":
            events = self._draw(move)
        else:
            seat = self.to_move
            self.drawn += 2
            events = [Event("turned", seat, move.cards), *self._catch(seat, move.cards)]
            self.to_move = (seat + 1) % self.game.players
        events += self._end()
        self.history += events
        return events

    def _catch(self, seat: int, turned: Sequence[int]) -> list[Event]:
        """Lay turned cards into the pool, one after the other; each takes the card of its rank (K3)."""
        events = []
        for card in turned:
            mate = next((other for other in self.pool if RANK[other] == RANK[card]), None)
            if mate is None:
                self.pool.append(card)
                events.append(Event("stayed", seat, (card,)))
            else:
                self.pool.remove(mate)
                self.captures[seat] += (card, mate)
                events.append(Event("captured", seat, (card, mate)))
        return events

    def _draw(self, move: Move) -> list[Event]:
        """A draw of Laki: only those who are level at the top go on."""
        if len(laki.left(self.used, len(self.tied))) == len(DECK):
            self.used.clear()
        self.used.update(move.cards)
        hands = laki.hands(move)
        worth = {seat: laki.worth(hand, self.game.triples) for seat, hand in hands.items()}
        self.tied = tuple(seat for seat in move.seats if worth[seat] == max(worth.values()))
        events = [Event("drawn", seat, hand) for seat, hand in hands.items()]
        events.append(Event("gathered", self.dealer))
        if len(self.tied) == 1:
            self._settle(self.tied[0])
        return events

    def _settle(self, seat: int) -> None:
        if self.settling == "king":
            self.king = seat
        else:
            self.crown = seat
        self.tied = ()

    def _end(self) -> list[Event]:
        """What follows once the stock is used up: the king, and at a match's end the crown (K4, K5)."""
        if self.phase != "draw" and not self.tied and self.king == HIDDEN:
            self._contest("king", [len(captured) for captured in self.captures])
        if self.king != HIDDEN and self.crown == HIDDEN and not self.tied and self.game.standing is not None:
            self._contest(
                "crown", [kings + (seat == self.king) for seat, kings in enumerate(self.game.standing)]
            )
        if self.phase != "over":
            return []
        return [Event("scored", seat, (), len(captured)) for seat, captured in enumerate(self.captures)]

    def _contest(self, prize: str, counts: Sequence[int]) -> None:
        """Give a prize to the seat with the highest count, or let Laki decide among several."""
        self.settling = prize
        self.used.clear()
        best = tuple(seat for seat, count in enumerate(counts) if count == max(counts))
        if len(best) == 1:
            self._settle(best[0])
        else:
            self.tied = best

    def copy(self) -> Self:
        """An independent position that plays on the same."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.pool, twin.history, twin.used = self.pool[:], self.history[:], self.used.copy()
        twin.captures = [captured[:] for captured in self.captures]
        return twin

    def score(self) -> Score:
        """The cards captured; who won the king, or leads while it is not won."""
        lines = tuple(
            (ScoreLine("captured", tuple(captured), len(captured)),) if captured else ()
            for captured in self.captures
        )
        points = tuple(map(len, self.captures))
        if self.king != HIDDEN:
            winners: tuple[int, ...] = (self.king,)
        else:
            winners = self.tied or tuple(seat for seat, won in enumerate(points) if won == max(points))
        return Score(lines, points, winners, None if self.crown == HIDDEN else self.crown)

    def view(self, seat: int) -> KingsView:
        """All that a seat may know: everything but the stock."""
        return KingsView(
            game=self.game,
            seat=seat,
            dealer=self.dealer,
            to_move=self.to_move,
            phase=self.phase,
            pool=tuple(self.pool),
            stock_size=len(self.stock) - self.drawn,
            captures=tuple(map(tuple, self.captures)),
            tied=self.tied,
            settling=self.settling,
            used=frozenset(self.used),
            king=self.king,
            crown=self.crown,
            history=tuple(self.history),
        )
