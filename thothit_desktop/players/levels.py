# SPDX-License-Identifier: MIT
"""The levels of computer players that a person may choose, and those kept for measuring (docs/players.md)."""

from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.families import family_of

LEVELS: tuple[str, ...] = ("bocah", "tangga", "langganan", "sesepuh", "empu")
"""The five levels, weakest first: a child, a neighbour, a regular, an old hand and the master."""
YARDSTICKS: tuple[str, ...] = ("random", "greedy", "expert")
"""Players that stay as they are, weakest first, so that figures of different years can be compared."""
PLAYERS: tuple[str, ...] = (*YARDSTICKS, *LEVELS)
"""The ids of all players; each plays every game in which somebody decides."""
USUAL_LEVEL = "langganan"
"""Who plays where nobody has chosen, and in place of a player that is not known."""

_BY_STRENGTH = ("random", "bocah", "tangga", "greedy", "langganan", "sesepuh", "expert", "empu")
_SUCCESSORS = {"random": "bocah", "greedy": "langganan", "expert": "empu"}


def is_known(player_id: str) -> bool:
    """Return True if there is such a player, be it only for measuring."""
    return player_id in PLAYERS


def level_of(player_id: str) -> str:
    """The level that plays where a setting or a record names a player: of a yardstick its successor."""
    level = _SUCCESSORS.get(player_id, player_id)
    return level if level in LEVELS else USUAL_LEVEL


def stage_of(player_id: str) -> int:
    """Return how strong the level is that a setting or a record means, from 0."""
    return LEVELS.index(level_of(player_id))


def weaker(player_id: str) -> tuple[str, ...]:
    """The players below one, weakest first; a family without that one is played by the next of these."""
    return _BY_STRENGTH[: _BY_STRENGTH.index(player_id)]


def limit_of(player_id: str, spec: GameSpec, ms: int | None = None) -> Limit:
    """Return how long a player thinks about a decision of a game: its own playouts, and `ms` at most."""
    return Limit(ms=ms, playouts=family_of(spec).playouts(player_id, spec))
