# SPDX-License-Identifier: MIT
"""One deal played by computer players, and the margin of a seat."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Game, Move, Position
from thothit_desktop.games.families import sides_of
from thothit_desktop.players import Limit, limit_of, new_player
from thothit_desktop.players.one_round import never, play_round


def margin(game: Game, points: Sequence[int], seat: int, playing: Sequence[int] | None = None) -> int:
    """Return a seat's points less those of the best other side; `playing` are the seats of the round."""
    seats = game.playing if playing is None else playing
    sides = sides_of(game.spec, game.players)
    others = [points[side[0]] for side in sides if seat not in side and side[0] in seats]
    return points[seat] - max(others)


def play_out(
    position: Position,
    levels: Sequence[str],
    limit: Limit | None,
    rng: random.Random,
    cancelled: Callable[[], bool] = never,
) -> bool:
    """Let computer players, by seat, play a position to its end; return True if they reached it.

    Without a limit each player has that of its level (`limit_of`).
    """
    limits = [limit or limit_of(level, position.game.spec) for level in levels]
    play_round(position, [new_player(level) for level in levels], limits, rng, cancelled=cancelled)
    return position.is_over


def lined_up(level: str, place: int, others: str, players: int) -> list[str]:
    """Return the levels by place: `level` at one place, `others` at the rest."""
    return [level if seat == place else others for seat in range(players)]


def play_to(position: Position, seat: int, levels: Sequence[str], limit: Limit, rng: random.Random) -> None:
    """Let the others play until a seat has a choice of moves, or the round is over."""
    players = [new_player(level) for level in levels]
    while not position.is_over:
        luck = position.chance(rng)
        if luck is not None:
            position.play(luck)
            continue
        moves: list[Move] = position.legal_moves()
        if len(moves) > 1 and position.to_move == seat:
            return
        if len(moves) > 1:
            view = position.view(position.to_move)
            moves = [players[position.to_move].choose(view, limit, rng, never).move]
        position.play(moves[0])
