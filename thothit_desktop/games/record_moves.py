# SPDX-License-Identifier: MIT
"""The moves of a record as texts."""

from collections.abc import Sequence
from functools import lru_cache

from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.record_json import RecordPlace

# The same few hundred moves recur very often; uncached, parsing would take half the time of a long match.
_read_move = lru_cache(maxsize=1_000)(read_move)
_write_move = lru_cache(maxsize=1_000)(write_move)


def read_moves(texts: Sequence[str], where: RecordPlace) -> tuple[Move, ...]:
    """Return the moves of the texts at a place of a record; raises RecordError."""
    moves = []
    for number, text in enumerate(texts, 1):
        try:
            moves.append(_read_move(text))
        except ValueError as error:
            raise where.at_move(number, error) from None
    return tuple(moves)


def write_moves(moves: Sequence[Move]) -> list[str]:
    """Return the texts of moves."""
    return [_write_move(move) for move in moves]
