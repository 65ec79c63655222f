# SPDX-License-Identifier: MIT
"""The levels of computer players for persons to choose, and players kept for measuring (docs/players.md)."""

from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.families import family_of

LEVELS: tuple[str, ...] = ("bocah", "tangga", "langganan", "sesepuh", "empu")
"""The five levels, weakest first: a child, a neighbour, a regular, an old hand and the master."""
YARDSTICKS: tuple[str, ...] = ("random", "greedy", "expert")
"""Players that never change, weakest first, so that figures of different years can be compared."""
PLAYERS: tuple[str, ...] = (*YARDSTICKS, *LEVELS)
"""The ids of all players; each plays every game that has decisions."""
USUAL_LEVEL = "langganan"
"""The default level, also in place of an unknown player."""

_BY_STRENGTH = ("random", "bocah", "tangga", "greedy", "langganan", "sesepuh", "expert", "empu")
_SUCCESSORS = {"random": "bocah", "greedy": "langganan", "expert": "empu"}


def is_known(player_id: str) -> bool:
    """Return True if there is such a player, including those only for measuring."""
    return player_id in PLAYERS


def level_of(player_id: str) -> str:
    """Return the level for a player named in a setting or record: for a yardstick its successor."""
    level = _SUCCESSORS.get(player_id, player_id)
    return level if level in LEVELS else USUAL_LEVEL


def stage_of(player_id: str) -> int:
    """Return the rank by strength, from 0, of the level for a player named in a setting or record."""
    return LEVELS.index(level_of(player_id))


def weaker(player_id: str) -> tuple[str, ...]:
    """Return the players below one, weakest first; the last of these that a family has replaces it."""
    return _BY_STRENGTH[: _BY_STRENGTH.index(player_id)]


def limit_of(player_id: str, spec: GameSpec, ms: int | None = None) -> Limit:
    """Return the limit of a player's decision in a game: its own playouts, and `ms` at most."""
    return Limit(ms=ms, playouts=family_of(spec).playouts(player_id, spec))
