# SPDX-License-Identifier: MIT
"""Variations: alternative courses of a match's rounds that the person has tried (docs/record-format.md)."""

from collections.abc import Sequence
from dataclasses import dataclass

from thothit_desktop.games.contract import Move
from thothit_desktop.games.record_json import POINTS_MISSING, POINTS_TOO_EARLY, Fields, RecordPlace
from thothit_desktop.games.record_moves import read_moves, write_moves

MOST_VARIATIONS = 100
"""The greatest number of variations in a record."""


@dataclass(frozen=True, slots=True)
class Variation:
    """An alternative course of a round: its moves from the deal on, and the points by seat at its end.

    `round` is numbered from 0. The points are None while the variation is unfinished.
    """

    round: int
    moves: tuple[Move, ...]
    points: tuple[int, ...] | None = None

    @property
    def finished(self) -> bool:
        """True if it was played to its end."""
        return self.points is not None

    def leaves(self, moves: Sequence[Move]) -> int:
        """Return the number of moves that it has in common with a course, from the deal on."""
        alike = (here == there for here, there in zip(self.moves, moves, strict=False))
        return next((place for place, same in enumerate(alike) if not same), min(len(self.moves), len(moves)))


def read_variation(value: object, number: int, rounds: int, players: int) -> Variation:
    """Return variation `number` (from 1) of a match with these rounds and players; raises RecordError."""
    where = RecordPlace("variation {0}", number)
    fields = Fields(value, ("round", "moves", "finished"), where=where, open_ended=True)
    played = fields.whole("round")
    if not 0 <= played < rounds:
        fields.refuse("round", "a round from 0 to {0}", rounds - 1)
    finished = fields.flag("finished")
    if finished != ("points" in fields):
        raise where.fault(POINTS_MISSING if finished else POINTS_TOO_EARLY)
    return Variation(
        played,
        read_moves(fields.texts("moves"), where),
        fields.wholes("points", players) if finished else None,
    )


def variation_object(variation: Variation) -> dict[str, object]:
    """Return a variation as JSON values, with keys in a fixed order."""
    made: dict[str, object] = {"round": variation.round, "moves": write_moves(variation.moves)}
    if variation.points is not None:
        made["points"] = variation.points
    return made | {"finished": variation.finished}
