# SPDX-License-Identifier: MIT
"""A summary of the last plays in words."""

from thothit_desktop.app.history.move_list import MoveList, TurnHeading, source_of
from thothit_desktop.flow.match import Match


def last_plays(match: Match, deck: str) -> list[str]:
    """Return the last turns of the round as the bottom seat saw them, one for each seat, oldest first."""
    if not match.positions:
        return []
    told: list[list[str]] = []
    for row in MoveList(source_of(match), len(match.positions) - 1, deck).rows:
        if isinstance(row, TurnHeading) and not row.undone:
            told.append([row.player])
        elif not isinstance(row, TurnHeading) and row.seat is not None and not row.undone:
            told[-1].append(row.words)
    return [f"{player}: {', '.join(words)}" for player, *words in told[-len(match.names) :]]
