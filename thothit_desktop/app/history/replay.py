# SPDX-License-Identifier: MIT
"""The rounds of a match as they are looked at again, ply by ply. No widgets.

A ply here is the number of moves made in the round, 0 after the deal. Of a round that is still in play nobody
sees more than the seat at the bottom of the screen has seen.
"""

from typing import NamedTuple

from thothit_desktop.app.messages.level_texts import level as words
from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.flow.move_history import decides
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, Event, Move, Position, View
from thothit_desktop.games.variations import Variation
from thothit_desktop.players.levels import stage_of
from thothit_desktop.table.drawing.seating import Seat
from thothit_desktop.table.families import read


class Branching(NamedTuple):
    """The start of a variation: after these moves of a round (from 0) of a match.

    `slot` is its number among the match's variations if it is there already.
    """

    match: Match
    number: int
    moves: tuple[Move, ...]
    slot: int | None


class ReplayRound:
    """One round of a match, or another course of it; `last` is how it stands."""

    def __init__(self, match: Match, number: int, last: Position, slot: int | None = None) -> None:
        """`number` is that of the round, from 0; `slot` that of the variation, None of the round itself."""
        self._match, self.number, self.slot = match, number, slot
        self.end = last
        self.moves: tuple[Move, ...] = last.moves
        self.over = last.is_over
        self.all_open = match.positions[number].is_over
        """Whether every hand may be seen: nobody plays the round any more."""
        self._positions = [last.game.from_layout(last.layout, last.dealer)]
        self.stops = self._stops()
        """The plies at which one may stop, in ascending order."""

    @property
    def leaves(self) -> int:
        """At which ply a variation leaves the course of the round itself."""
        return Variation(self.number, self.moves).leaves(self._match.positions[self.number].moves)

    def stop_at(self, ply: int) -> int:
        """The number of the stop at a ply, or of the last one before it."""
        return max((at for at, stop in enumerate(self.stops) if stop <= ply), default=0)

    def seat(self, wanted: int | None) -> int:
        """From which seat the round is seen if somebody wants to look from `wanted`, None for any."""
        return self._match.bottom_seat if wanted is None or not self.all_open else wanted

    def view(self, ply: int, wanted: int | None) -> View:
        """Return what there is to be seen at a ply."""
        return self._position(ply).view(self.seat(wanted))

    def events(self, before: int, ply: int, wanted: int | None) -> tuple[Event, ...]:
        """Return what is seen to happen between two plies."""
        return self.view(ply, wanted).history[len(self.view(before, wanted).history) :]

    def hands(self, ply: int) -> tuple[tuple[int, ...], ...]:
        """By seat the cards in each hand, where every hand may be seen; else none at all."""
        if not self.all_open:
            return ()
        position = self._position(ply)
        models = [read(position.view(seat)) for seat in range(position.game.players)]
        return tuple(
            tuple(card for card in (*model.hands[seat], *model.aside[seat]) if card != HIDDEN)
            for seat, model in enumerate(models)
        )

    def points(self, ply: int) -> tuple[int, ...]:
        """By seat the points of the round so far, where every hand may be seen; else none at all."""
        return self._position(ply).score().points if self.all_open else ()

    def standing(self, ply: int) -> Match:
        """The match as it stood at a ply."""
        return self._match.as_it_stood(self.number, self._position(ply))

    def decision(self, ply: int) -> tuple[int, Move]:
        """Return who made the move that leads to a ply after the deal, and which it was."""
        return self._position(ply - 1).to_move, self.moves[ply - 1]

    def branching(self, ply: int) -> "Branching | None":
        """Return how the person may play on from a ply; None where that cannot be.

        In a round in play that is where the person has decided before, and never in fair play. At the end of
        a variation it goes on itself.
        """
        position, match = self._position(ply), self._match
        at_end = ply == len(self.moves)
        if position.is_over or asks_of(position) is DecisionKind.LUCK:
            return None
        if not self.all_open:
            fair = match.fair and not match.given_up
            present = at_end and self.slot is None
            if fair or present or not decides(position, match.bottom_seat):
                return None
        return Branching(match, self.number, self.moves[:ply], self.slot if at_end else None)

    def _position(self, ply: int) -> Position:
        while len(self._positions) <= ply:
            after = self._positions[-1].copy()
            after.play(self.moves[len(self._positions) - 1])
            self._positions.append(after)
        return self._positions[ply]

    def _stops(self) -> tuple[int, ...]:
        """Return all plies; of a round in play those after which something was seen, or the person answered.

        That somebody else was asked in secret stays hidden.
        """
        plies = range(len(self.moves) + 1)
        if self.all_open:
            return tuple(plies)
        seen = [len(self.view(ply, None).history) for ply in plies]
        person = self._match.person
        return tuple(
            ply for ply in plies if not ply or seen[ply] > seen[ply - 1] or self.decision(ply)[0] == person
        )


def seats_in(match: Match, number: int) -> list[Seat]:
    """Return the players of a round (from 0), as a table shows them."""
    by_luck = match.game.spec.by_luck
    return [
        Seat(name, "") if level == PERSON or by_luck else Seat(name, words(level), stage=stage_of(level))
        for name, level in zip(match.names, match.levels_in(number), strict=True)
    ]


class MatchReplay:
    """All rounds of a match, and after them its variations; the match may go on meanwhile."""

    def __init__(self, match: Match) -> None:
        self.match = match
        own = [ReplayRound(match, number, position.copy()) for number, position in enumerate(match.positions)]
        self.own = len(own)
        """How many of the rounds are those of the match itself."""
        self.rounds = [*own, *self._varied()]

    @property
    def variations(self) -> list[ReplayRound]:
        """The variations alone."""
        return self.rounds[self.own :]

    def delete(self, slot: int) -> Variation:
        """Take a variation out of the match."""
        varied = self.match.variations.pop(slot)
        self.rounds[self.own :] = self._varied()
        return varied

    def restore(self, slot: int, varied: Variation) -> None:
        """Put a variation back to its number."""
        self.match.variations.insert(slot, varied)
        self.rounds[self.own :] = self._varied()

    def _varied(self) -> list[ReplayRound]:
        match = self.match
        return [
            ReplayRound(match, varied.round, match.branch(varied.round, varied.moves).position, slot)
            for slot, varied in enumerate(match.variations)
        ]
