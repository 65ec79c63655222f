# SPDX-License-Identifier: MIT
"""Fit the chances that the coach of Kowah shows: `python -m tests.tools.fit_kowah_chances --rounds 900`.

For each number of players it plays rounds among equal players, alternating the levels that watch the pile. It
prints the `CORRECTIONS` of `players/rummy/calibrated.py`: the logistic regression of the hands won on the
expert's estimate, for moves made and for hands between their turns. It needs NumPy.
"""

import argparse
import random
from collections.abc import Iterator

import numpy as np

from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import limit_of, new_player
from thothit_desktop.players.one_round import never
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.rummy.calibrated import signs
from thothit_desktop.players.rummy.coach import chance_of
from thothit_desktop.players.rummy.expert import reckoned
from thothit_desktop.players.rummy.moves import kowah_view
from thothit_desktop.players.rummy.win_probability import Outlook

LEVELS = ("langganan", "sesepuh", "empu")
_ENOUGH = 1e-8

Row = tuple[float, ...]
"""The features of a correction, and 1 if the hand was won, else 0."""


def rows(game: Game, deal: int, level: str) -> Iterator[Row]:
    """Play a deal among players of a level, and yield each estimate with its outcome."""
    position, player, rng = deal_number(game, deal), new_player(level), random.Random(deal)
    limit = limit_of(level, game.spec)
    seen: list[tuple[int, Row]] = []
    while not position.is_over:
        seat, moves = position.to_move, position.legal_moves()
        if len(moves) == 1:
            position.play(moves[0])
            continue
        view = kowah_view(position.view(seat))
        move = player.choose(view, limit, rng, never).move
        chance = chance_of(reckoned(view, [move])[0].margin, game)
        if 0 < chance < 1:
            seen.append((seat, signs(view, chance)))
        position.play(move)
        if position.is_over or move.kind != "discard":
            continue
        waiting = kowah_view(position.view((seat + 2) % game.players))
        chance = Outlook(waiting).staying()
        if 0 < chance < 1:
            seen.append((waiting.seat, signs(waiting, chance)))
    winners = position.score().winners
    for seat, found in seen:
        yield *found, float(seat in winners)


def fitted(found: list[Row]) -> list[float]:
    """Return the weights of the logistic regression, by Newton's method."""
    table = np.array(found)
    given, won = table[:, :-1], table[:, -1]
    weights = np.zeros(given.shape[1])
    step = np.ones_like(weights)
    while abs(step).max() > _ENOUGH:
        chances = 1 / (1 + np.exp(-given @ weights))
        curved = given.T @ (given * (chances * (1 - chances))[:, None])
        step = np.linalg.solve(curved, given.T @ (won - chances))
        weights += step
    return [float(weight) for weight in weights]


def main(arguments: list[str] | None = None) -> None:
    """Fit and print."""
    register_families()
    parser = argparse.ArgumentParser(prog="python -m tests.tools.fit_kowah_chances", description=__doc__)
    parser.add_argument("--rounds", type=int, default=900, help="for each number of players (default 900)")
    parser.add_argument("--seed", type=int, default=100_000, help="number of the first deal (default 100000)")
    options = parser.parse_args(arguments)
    for players in (2, 3, 4):
        game = new_game("kowah", players)
        found = [
            row
            for number in range(options.rounds)
            for row in rows(game, options.seed + number, LEVELS[number % len(LEVELS)])
        ]
        weights = ", ".join(f"{weight:.2f}" for weight in fitted(found))
        print(f"    {players}: Correction({weights}),", flush=True)


if __name__ == "__main__":
    main()
