# SPDX-License-Identifier: MIT
"""The position of Kings, and the effects of its moves (docs/rules/kings.md)."""

import random
from collections.abc import Sequence
from typing import Self

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Layout, Move, Refusal, Score, ScoreLine
from thothit_desktop.games.kings import laki
from thothit_desktop.games.kings.laki import DECK
from thothit_desktop.games.kings.rules import POOL, KingsRules
from thothit_desktop.games.kings.view import KingsView


class KingsPosition:
    """The state of a round: the pool, the stock from `drawn` on, captures by seat.

    Phases: `draw` (two stock cards are to be turned), `laki` (the `tied` seats draw), `over`. `settling` is
    the prize of a draw: `king` for the round, `crown` for the match; `used` are the cards drawn from the
    current shuffle. `king` and `crown` are the seats that won them, None until then.
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
        "rules",
        "settling",
        "stock",
        "tied",
        "to_move",
        "used",
    )

    def __init__(self, game: GameWithRules[KingsRules], layout: Layout, dealer: int) -> None:
        self.game, self.rules, self.dealer = game, game.rules, dealer
        self.pool: list[int] = []
        self.stock, self.drawn = layout.stock, 0
        self.captures: list[list[int]] = [[] for _ in range(game.players)]
        self.to_move = (dealer + 1) % game.players
        self.tied: tuple[int, ...] = ()
        self.settling = ""
        self.used: set[int] = set()
        self.king: int | None = None
        self.crown: int | None = None
        self.made: tuple[Move, ...] = ()
        self.history = [Event("laid", dealer, layout.pool)]
        self.history += [event for event in self._catch(dealer, layout.pool) if event.kind == "captured"]
        # The dealer captures pairs, and new cards replace them until the pool has four ranks (K2).
        while turned := self.stock[self.drawn : self.drawn + POOL - len(self.pool)]:
            self.drawn += len(turned)
            self.history += [Event("turned", dealer, turned), *self._catch(dealer, turned)]
        self.history += self._end()

    @property
    def is_over(self) -> bool:
        """True once the stock is used up and no tie is left."""
        return self.phase == "over"

    @property
    def phase(self) -> str:
        """The phase: `draw`, `laki` or `over`."""
        if self.tied:
            return "laki"
        return "draw" if self.drawn < len(self.stock) else "over"

    @property
    def layout(self) -> Layout:
        """The layout as dealt; not available for a restored position."""
        return Layout((), self.history[0].cards, self.stock)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return self.made

    def every_card(self) -> list[int]:
        """Return all cards of the round, from all places."""
        captured = (card for pile in self.captures for card in pile)
        return [*self.pool, *self.stock[self.drawn :], *captured]

    def legal_moves(self) -> list[Move]:
        """Return the only possible turn of the stock; empty while a draw of Laki is due."""
        return [self._turn()] if self.phase == "draw" else []

    def _turn(self) -> Move:
        return Move("two", self.stock[self.drawn : self.drawn + 2])

    def chance(self, rng: random.Random) -> Move | None:
        """Return the turn of two stock cards, or a random draw of Laki; None if the round is over."""
        if self.phase == "draw":
            return self._turn()
        if self.phase == "over":
            return None
        left = laki.left(self.used, len(self.tied))
        return Move("laki", tuple(rng.sample(left, laki.DRAWN * len(self.tied))), self.tied)

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this move cannot be made, or None if it is legal."""
        if self.phase == "over":
            return Refusal("game-over")
        turn = None if self.tied else self._turn()
        return self.rules.refusal(move, turn, self.tied, self.used)

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; return its events, in order."""
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
        """Add turned cards to the pool, one after the other; each takes the card of its rank (K3)."""
        events = []
        for card in turned:
            mate = self.rules.mate(card, self.pool)
            if mate is None:
                self.pool.append(card)
                events.append(Event("stayed", seat, (card,)))
            else:
                self.pool.remove(mate)
                self.captures[seat] += (card, mate)
                events.append(Event("captured", seat, (card, mate)))
        return events

    def _draw(self, move: Move) -> list[Event]:
        """Make a draw of Laki; the seats tied for the best hand stay in."""
        if len(laki.left(self.used, len(self.tied))) == len(DECK):
            self.used.clear()
        self.used.update(move.cards)
        hands = laki.hands(move)
        worth = {seat: self.rules.worth(hand) for seat, hand in hands.items()}
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
        """End a round with an empty stock: award the king, and at a match's end the crown (K4, K5)."""
        if self.phase != "draw" and not self.tied and self.king is None:
            self._contest("king", [len(captured) for captured in self.captures])
        if self.king is not None and self.crown is None and not self.tied and self.rules.standing is not None:
            self._contest(
                "crown", [kings + (seat == self.king) for seat, kings in enumerate(self.rules.standing)]
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
        """Return an independent copy."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.pool, twin.history, twin.used = self.pool[:], self.history[:], self.used.copy()
        twin.captures = [captured[:] for captured in self.captures]
        return twin

    def score(self) -> Score:
        """Return the score by captured cards; the winner won the king, or leads before it is won."""
        lines = tuple(
            (ScoreLine("captured", tuple(captured), len(captured)),) if captured else ()
            for captured in self.captures
        )
        points = tuple(map(len, self.captures))
        if self.king is not None:
            winners: tuple[int, ...] = (self.king,)
        else:
            winners = self.tied or tuple(seat for seat, won in enumerate(points) if won == max(points))
        return Score(lines, points, winners, self.crown)

    def view(self, seat: int) -> KingsView:
        """Return the view of a seat: everything but the stock."""
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
