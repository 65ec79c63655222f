# SPDX-License-Identifier: MIT
"""The drills of all families, and their positions.

The file of a drill has the `options` of its game, the number of `players`, and `positions`. Seat 0 is the
person's. A position has:

- `deal` and `dealer`: the number of the deal and the seat that deals; `moves`: those before the position
- `calls`: the moves that the drill is about; `right`: true if one of them is the right answer
- `margin`: the amount by which the best answer is ahead of the best other one, in the coach's unit; null if
  the rules forbid the calls
- `best` and `reasons`: the best move and the coach's reasons for it, as kinds with values

Moves are written as in records (docs/record-format.md). `tests/tools/find_drills.py` writes the files.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thothit_desktop.app.families import FAMILIES
from thothit_desktop.app.family.base import Drill
from thothit_desktop.app.rules.example import read_file
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Game, Move, Position
from thothit_desktop.games.notation import read_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.players.coach.contract import Reason


@dataclass(frozen=True, kw_only=True)
class DrillPosition:
    """A position in which the person makes one of the calls of a drill, or another move."""

    position: Position
    calls: tuple[Move, ...]
    right: bool
    """True if one of the calls is the right answer."""
    margin: float | None
    """The amount by which the best answer is ahead of the best other one; None if the calls are forbidden."""
    best: Move
    reasons: tuple[Reason, ...]

    def is_right(self, move: Move) -> bool:
        """Return True if a move is a right answer."""
        return (move in self.calls) == self.right


def all_drills() -> tuple[Drill, ...]:
    """Return the drills of all families."""
    return tuple(drill for family in FAMILIES.values() for drill in family.drills())


def file(drill: Drill) -> Path:
    """Return the file with the positions of a drill."""
    return drill.folder / f"{drill.id}.json"


def load(drill: Drill) -> tuple[DrillPosition, ...] | None:
    """Return the positions of a drill; log a warning and return None if its file cannot be read."""
    return read_file(file(drill), read, drill.game)


def read(data: Any, game_id: str) -> tuple[DrillPosition, ...]:  # noqa: ANN401  (JSON)
    """Return the positions of a drill from its JSON data; raises ValueError."""
    try:
        game = new_game(game_id, data["players"], data["options"])
        found = tuple(_position(game, each) for each in data["positions"])
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError(str(error)) from error
    if len(found) < 2:
        raise ValueError("there are too few positions")  # the same one would be shown twice running
    return found


def _position(game: Game, data: Mapping[str, Any]) -> DrillPosition:
    position = deal_number(game, data["deal"], data["dealer"])
    for text in data["moves"]:
        move = read_move(text)
        refused = position.refusal(move)
        if refused is not None:
            raise ValueError(f"{text} is refused in deal {data['deal']}: {refused.code}")
        position.play(move)
    best = read_move(data["best"])
    if position.refusal(best) is not None:
        raise ValueError(f"{data['best']} is refused in deal {data['deal']}")
    return DrillPosition(
        position=position,
        calls=tuple(read_move(text) for text in data["calls"]),
        right=bool(data["right"]),
        margin=data["margin"],
        best=best,
        reasons=tuple(Reason(kind, _values(values)) for kind, values in data["reasons"]),
    )


def _values(data: Mapping[str, Any]) -> dict[str, object]:
    """Return the values of a reason, with cards for their codes."""
    found = dict(data)
    if "card" in found:
        found["card"] = cards.card(found["card"])
    if "cards" in found:
        found["cards"] = cards.faces(found["cards"])
    return found
