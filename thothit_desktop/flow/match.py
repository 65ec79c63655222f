# SPDX-License-Identifier: MIT
"""A match as it stands: its record, the round in play, and the luck that comes next.

All luck follows from the match's number: round k (from 0) of match S is deal S + k, and the rituals around it
draw from a generator of their own, so that a match of the same number is the same match.
"""

import random
from collections.abc import Iterable, Sequence

from thothit_desktop.games import rituals
from thothit_desktop.games.contract import Event, Game, Move, Position
from thothit_desktop.games.record import Record, Round, changed_options, deal_number, replay, round_of

PERSON = "person"
LEVEL = "greedy"
"""Who plays a seat of which nothing is known."""


def captures(moves: Iterable[Move]) -> dict[int, list[int]]:
    """What each card may take, by card; an empty list for one that stays."""
    found: dict[int, list[int]] = {}
    for move in moves:
        takes = found.setdefault(move.card, [])
        if move.takes is not None:
            takes.append(move.takes)
    return found


class Match:
    """Rounds of one game among seats; `levels` says who plays each: `person` or a computer player's id."""

    def __init__(self, game: Game, names: Sequence[str], levels: Sequence[str], number: int) -> None:
        self.game, self.names, self.levels, self.number = game, list(names), list(levels), number
        self.positions: list[Position] = []
        """One a round; only the last may be unfinished."""
        self.seeds: list[int | None] = []
        self.length: str | int = "free"
        self._ended: list[Round] = []

    @classmethod
    def from_record(cls, saved: Record, number: int) -> "Match":
        """The match of a record; `number` is used where its rounds carry no seed. Raises RecordError."""
        played = replay(saved)
        levels = saved.seats or (PERSON, *(LEVEL for _ in saved.players[1:]))
        seed = saved.rounds[0].seed
        match = cls(played.game, saved.players, levels, number if seed is None else seed)
        match.positions = list(played.positions)
        match.seeds = [dealt.seed for dealt in saved.rounds]
        match.length = saved.match
        return match

    @property
    def record(self) -> Record:
        """The match as it is saved; it has a round at least."""
        dealt = list(zip(self.positions, self.seeds, strict=True))
        self._ended += [round_of(*round_) for round_ in dealt[len(self._ended) : -1]]
        return Record(
            game=self.game.spec.id,
            players=tuple(self.names),
            rounds=(*self._ended, round_of(*dealt[-1])),
            options=changed_options(self.game),
            seats=tuple(self.levels),
            match=self.length,
        )

    @property
    def position(self) -> Position:
        """The round in play, or the one just ended; there is none before the first deal."""
        return self.positions[-1]

    @property
    def dealing(self) -> bool:
        """Whether the next thing to do is a deal."""
        return not self.positions or self.position.is_over

    @property
    def raja(self) -> int:
        """The seat that starts the round in play."""
        return (self.position.dealer + 1) % len(self.names)

    @property
    def person(self) -> int | None:
        """The person's seat; None when all seats are computers."""
        return self.levels.index(PERSON) if PERSON in self.levels else None

    @property
    def onlooker(self) -> int:
        """The seat at the bottom of the screen, whose view is shown."""
        return self.person or 0

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all finished rounds, by seat."""
        points = [position.score().points for position in self.positions if position.is_over]
        return tuple(sum(seat) for seat in zip(*points, strict=True)) or (0,) * len(self.names)

    def luck(self, purpose: str) -> random.Random:
        """The generator for one ritual or decision at this very point of the match."""
        moves = len(self.position.moves) if self.positions else 0
        return random.Random(f"{self.number} {len(self.positions)} {moves} {purpose}")

    def seating(self) -> list[Event]:
        """The ritual of the seats (docs/rules/fishing.md 5)."""
        return rituals.seating(self.luck("seats"), len(self.names))

    def first_raja(self) -> tuple[list[Event], int]:
        """The ritual that finds the first raja: its events and the seat (docs/rules/fishing.md 5)."""
        return rituals.first_raja(self.luck("raja"), len(self.names))

    def next_raja(self) -> tuple[list[Event], int]:
        """The unyik's draw for the next raja: its events and the seat (docs/rules/fishing.md 5)."""
        return rituals.next_raja(self.luck("raja"), self.raja, len(self.names))

    def deal(self, raja: int) -> None:
        """Begin the next round; who goes on after the last one of a match plays on freely."""
        rounds = len(self.names) if self.length == "rotation" else self.length
        if len(self.positions) == rounds:
            self.length = "free"
        seed = self.number + len(self.positions)
        self.positions.append(deal_number(self.game, seed, (raja - 1) % len(self.names)))
        self.seeds.append(seed)

    def restart(self) -> None:
        """Take the moves of the current round back: the same deal again."""
        dealt = self.position
        self.positions[-1] = self.game.from_layout(dealt.layout, dealt.dealer)

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to act."""
        self.position.play(move)
