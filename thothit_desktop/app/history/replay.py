# SPDX-License-Identifier: MIT
"""The rounds of a match as they are looked at again, place by place. No widgets.

A place is the number of moves made in the round, 0 after the deal. Of a round that is still in play nobody
sees more than the seat at the bottom of the screen has seen.
"""

from typing import NamedTuple

from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.move_history import decides
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, Event, Move, Position, View
from thothit_desktop.games.variations import Variation
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
        """The places at which one may stop, in ascending order."""

    @property
    def leaves(self) -> int:
        """At which place a variation leaves the course of the round itself."""
        return Variation(self.number, self.moves).leaves(self._match.positions[self.number].moves)

    def stop_at(self, place: int) -> int:
        """The number of the stop at a place, or of the last one before it."""
        return max((at for at, stop in enumerate(self.stops) if stop <= place), default=0)

    def seat(self, wanted: int | None) -> int:
        """From which seat the round is seen if somebody wants to look from `wanted`, None for any."""
        return self._match.bottom_seat if wanted is None or not self.all_open else wanted

    def view(self, place: int, wanted: int | None) -> View:
        """Return what there is to be seen at a place."""
        return self._position(place).view(self.seat(wanted))

    def events(self, before: int, place: int, wanted: int | None) -> tuple[Event, ...]:
        """Return what is seen to happen between two places."""
        return self.view(place, wanted).history[len(self.view(before, wanted).history) :]

    def hands(self, place: int) -> tuple[tuple[int, ...], ...]:
        """By seat the cards in each hand, where every hand may be seen; else none at all."""
        if not self.all_open:
            return ()
        position = self._position(place)
        models = [read(position.view(seat)) for seat in range(position.game.players)]
        return tuple(
            tuple(card for card in (*model.hands[seat], *model.aside[seat]) if card != HIDDEN)
            for seat, model in enumerate(models)
        )

    def points(self, place: int) -> tuple[int, ...]:
        """By seat the points of the round so far, where every hand may be seen; else none at all."""
        return self._position(place).score().points if self.all_open else ()

    def standing(self, place: int) -> Match:
        """The match as it stood at a place."""
        return self._match.as_it_stood(self.number, self._position(place))

    def decision(self, place: int) -> tuple[int, Move]:
        """Return who made the move that leads to a place after the deal, and which it was."""
        return self._position(place - 1).to_move, self.moves[place - 1]

    def branching(self, place: int) -> "Branching | None":
        """Return how the person may play on from a place; None where that cannot be.

        In a round in play that is where the person has decided before, and never in fair play. At the end of
        a variation it goes on itself.
        """
        position, match = self._position(place), self._match
        at_end = place == len(self.moves)
        if position.is_over or asks_of(position) is DecisionKind.LUCK:
            return None
        if not self.all_open:
            fair = match.fair and not match.given_up
            present = at_end and self.slot is None
            if fair or present or not decides(position, match.bottom_seat):
                return None
        return Branching(match, self.number, self.moves[:place], self.slot if at_end else None)

    def _position(self, place: int) -> Position:
        while len(self._positions) <= place:
            after = self._positions[-1].copy()
            after.play(self.moves[len(self._positions) - 1])
            self._positions.append(after)
        return self._positions[place]

    def _stops(self) -> tuple[int, ...]:
        """Return all places; of a round in play those after which something was seen, or the person answered.

        That somebody else was asked in secret stays hidden.
        """
        places = range(len(self.moves) + 1)
        if self.all_open:
            return tuple(places)
        seen = [len(self.view(place, None).history) for place in places]
        person = self._match.person
        return tuple(
            place
            for place in places
            if not place or seen[place] > seen[place - 1] or self.decision(place)[0] == person
        )


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
