# SPDX-License-Identifier: MIT
"""What a family of games tells the computer players."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from thothit_desktop.games.contract import Game, Move, Position, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.coach.hindsight import LookBack
from thothit_desktop.players.contract import PLAYOUTS, Player
from thothit_desktop.players.moves import legal_moves


def _no_fast_rounds(_game: Game) -> None:
    return None


def _usual_playouts(_player: str, _spec: GameSpec) -> int:
    return PLAYOUTS


def _no_luck_known(_position: Position, _rng: random.Random) -> None:
    return None


@dataclass(frozen=True, kw_only=True)
class Family:
    """Who plays the games of a family, and which answers make sense."""

    id: str
    """What `GameSpec.family` says."""
    levels: Mapping[str, Callable[[], Player]] = field(default_factory=dict)
    """By the id of a player, what makes it; `random` needs no family.

    A level that a family does not have is played by the next weaker one that it has.
    """
    playouts: Callable[[str, GameSpec], int] = _usual_playouts
    """How many playouts a decision gets, by the id of a player and the game."""
    sensible: Callable[[View], list[Move]] = legal_moves
    """The legal moves without those that give the round away, as long as there are others.

    Raises ValueError where the view's seat has none to make.
    """
    possible: Callable[[View, random.Random], Position] | None = None
    """A position that may lie behind a view; None where nobody decides anything."""
    fast_rounds: Callable[[Game], Callable[[], object] | None] = _no_fast_rounds
    """What plays a whole round without moves and events, for `bench` to measure; None where nothing does."""
    coach: Callable[[], Coach] | None = None
    """What makes the family's coach; None where nobody decides anything."""
    chance: Callable[[float, Game], float] | None = None
    """Turns a margin of the coach into the chance to win that it shows; None where it shows margins."""
    look_back: LookBack | None = None
    """What a finished round shows with all cards open; None where nothing is looked for."""
    luck: Callable[[Position, random.Random], list[float] | None] = _no_luck_known
    """Of a round that has ended, the points that luck has brought each seat: 0 on average, however they play.

    None where that is not known. The random numbers must not be those that were used to play.
    """
