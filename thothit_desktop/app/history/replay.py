# SPDX-License-Identifier: MIT
"""The rounds of a match for a replay, ply by ply. No widgets.

A ply is a number of moves made in the round, 0 after the deal. A round still in play shows only what the
seat at the bottom of the screen has seen.
"""

from typing import NamedTuple

from thothit_desktop.app.messages.level_texts import level as words
from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.flow.move_history import decides
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import DecisionKind, Event, Move, Position, View
from thothit_desktop.games.variations import Variation
from thothit_desktop.table.drawing.figures import figures_of
from thothit_desktop.table.drawing.seating import Seat
from thothit_desktop.table.families import read


class Branching(NamedTuple):
    """The start of a variation: a round (from 0) of a match, and the moves before it.

    `slot` is the variation's number in the match if it already exists, else None.
    """

    match: Match
    number: int
    moves: tuple[Move, ...]
    slot: int | None


class ReplayRound:
    """One round of a match, or a variation of it; `last` is its last position."""

    def __init__(self, match: Match, number: int, last: Position, slot: int | None = None) -> None:
        """Set up a round (`number` from 0), or its variation with the number `slot`."""
        self._match, self.number, self.slot = match, number, slot
        self.end = last
        self.moves: tuple[Move, ...] = last.moves
        self.over = last.is_over
        self.all_open = match.positions[number].is_over
        """True if all hands may be seen because the round itself is over."""
        self._positions = [last.game.from_layout(last.layout, last.dealer)]
        self.stops = self._stops()
        """The plies that a replay shows, in ascending order."""

    @property
    def leaves(self) -> int:
        """The ply at which a variation leaves the moves of the round itself."""
        return Variation(self.number, self.moves).leaves(self._match.positions[self.number].moves)

    def stop_at(self, ply: int) -> int:
        """Return the index in `stops` of a ply, or of the last stop before it."""
        return max((at for at, stop in enumerate(self.stops) if stop <= ply), default=0)

    def seat(self, wanted: int | None) -> int:
        """Return the viewing seat for a wanted one (None for any): the bottom seat while hands are hidden."""
        return self._match.bottom_seat if wanted is None or not self.all_open else wanted

    def view(self, ply: int, wanted: int | None) -> View:
        """Return the view of the viewing seat at a ply."""
        return self._position(ply).view(self.seat(wanted))

    def events(self, before: int, ply: int, wanted: int | None) -> tuple[Event, ...]:
        """Return the visible events between two plies."""
        return self.view(ply, wanted).history[len(self.view(before, wanted).history) :]

    def hands(self, ply: int) -> tuple[tuple[int, ...], ...]:
        """Return the cards in each hand by seat; empty while hands are hidden."""
        if not self.all_open:
            return ()
        position = self._position(ply)
        models = [read(position.view(seat)) for seat in range(position.game.players)]
        return tuple(
            tuple(card for card in (*model.hands[seat], *model.aside[seat]) if card != HIDDEN)
            for seat, model in enumerate(models)
        )

    def points(self, ply: int) -> tuple[int, ...]:
        """Return the points so far by seat; empty while hands are hidden."""
        return self._position(ply).score().points if self.all_open else ()

    def standing(self, ply: int) -> Match:
        """Return the match as it stood at a ply."""
        return self._match.as_it_stood(self.number, self._position(ply))

    def decision(self, ply: int) -> tuple[int, Move]:
        """Return the seat and the move that lead to a ply after the deal."""
        return self._position(ply - 1).to_move, self.moves[ply - 1]

    def branching(self, ply: int) -> "Branching | None":
        """Return the start of a variation at a ply; None if the person may not play on from there.

        A round still in play allows this only at the person's own decisions, and not in fair play. At the end
        of a variation, that variation goes on.
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
        """Return all plies; of a round in play only those with visible events or the person's answers.

        So secret questions to others stay hidden.
        """
        plies = range(len(self.moves) + 1)
        if self.all_open:
            return tuple(plies)
        seen = [len(self.view(ply, None).history) for ply in plies]
        person = self._match.person
        return tuple(
            ply for ply in plies if not ply or seen[ply] > seen[ply - 1] or self.decision(ply)[0] == person
        )


def seats_in(match: Match, number: int, figure: str) -> list[Seat]:
    """Return the players of a round (from 0), as a table shows them; `figure` is the person's."""
    by_luck, portraits = match.game.spec.by_luck, figures_of(match.names, match.person, figure)
    return [
        Seat(name, "" if level == PERSON or by_luck else words(level), portrait)
        for name, level, portrait in zip(match.names, match.levels_in(number), portraits, strict=True)
    ]


class MatchReplay:
    """All rounds of a match, then its variations; the match may go on meanwhile."""

    def __init__(self, match: Match) -> None:
        self.match = match
        own = [ReplayRound(match, number, position.copy()) for number, position in enumerate(match.positions)]
        self.own = len(own)
        """The number of rounds that are not variations."""
        self.rounds = [*own, *self._varied()]

    @property
    def variations(self) -> list[ReplayRound]:
        """The variations without the rounds themselves."""
        return self.rounds[self.own :]

    def delete(self, slot: int) -> Variation:
        """Remove a variation from the match, and return it."""
        varied = self.match.variations.pop(slot)
        self.rounds[self.own :] = self._varied()
        return varied

    def restore(self, slot: int, varied: Variation) -> None:
        """Put a variation back in its slot."""
        self.match.variations.insert(slot, varied)
        self.rounds[self.own :] = self._varied()

    def _varied(self) -> list[ReplayRound]:
        match = self.match
        return [
            ReplayRound(match, varied.round, match.branch(varied.round, varied.moves).position, slot)
            for slot, varied in enumerate(match.variations)
        ]
