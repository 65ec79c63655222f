# SPDX-License-Identifier: MIT
"""Who plays with whom: the sides of a game in partnership."""

from thothit_desktop.games.families import sides_of
from thothit_desktop.games.spec import GameSpec


def sides(spec: GameSpec, players: int) -> list[tuple[int, ...]]:
    """The seats of each side; where everybody plays alone, a side is one seat."""
    return list(sides_of(spec, players))


def partners_of(spec: GameSpec, players: int) -> tuple[int, ...]:
    """The seats that play together with the person at seat 0."""
    return sides(spec, players)[0][1:]
