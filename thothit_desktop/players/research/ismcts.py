# SPDX-License-Identifier: MIT
"""OpenSpiel's tree search as a player of fishing games: `python -m thothit_desktop.players.research.ismcts`.

It answers records as `thothit move -` does, so that `thothit simulate --against` seats it beside every level.
It searches our fast twin, in worlds sampled as `expert` samples them. It needs the extra `openspiel`.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence

import numpy
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from thothit_desktop.games.contract import View
from thothit_desktop.games.fishing.fast import FastDeal
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import RecordError, parse, replay
from thothit_desktop.players.fishing.determinization import FishingWorlds
from thothit_desktop.players.fishing.moves import fishing_view
from thothit_desktop.players.fishing.twin_state import TwinState, action_of
from thothit_desktop.players.registration import register_families

_SCALE = 30
"""The number of points scaled to 1 for the search: about the standard deviation of a margin in Thothit."""


class _Evaluator:
    """Evaluates a new node by one playout, with equal priors for all moves."""

    def __init__(self, rng: random.Random, greedy: bool) -> None:
        self._rng, self._greedy = rng, greedy

    def evaluate(self, state: TwinState) -> list[float]:
        return [margin / _SCALE for margin in state.played_out(self._rng, self._greedy)]

    def prior(self, state: TwinState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimedIsmcts(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """The search with a limit of processor time instead of a number of simulations."""

    def __init__(self, seconds: float, exploration: float, seed: int, greedy: bool) -> None:
        self._seconds = seconds
        self.rng = random.Random(seed)
        super().__init__(
            None,
            _Evaluator(self.rng, greedy),
            exploration,
            1,
            random_state=numpy.random.RandomState(seed % 2**32),
        )
        self.simulations = 0

    def run_search(self, state: TwinState) -> list[tuple[int, float]]:
        """Return the actions with their probabilities in the final policy."""
        self.reset()
        self._root_node = self.create_new_node(state)
        until, self.simulations = time.process_time() + self._seconds, 0
        while not self.simulations or time.process_time() < until:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy

    def answer(self, view: View) -> str:
        """Return the text of the move for the view's seat; raises TypeError for a game of another family."""
        seen = fishing_view(view)
        worlds = FishingWorlds(seen)
        hands = [seen.hand if seat == seen.seat else () for seat in range(seen.game.players)]
        now = seen.game.restore(seen, hands, seen.stock(seen.unseen()))
        assert isinstance(now, FishingPosition)
        start = FastDeal.of(now)

        def world(*_: object) -> TwinState:
            hidden, stock = worlds.sample(self.rng)
            if seen.turned is not None:
                stock = [*stock, seen.turned]
            return TwinState(seen.game, start.filled(hidden, stock))

        self.set_resampler(world)
        moves = {action_of(move): move for move in view.legal_moves()}
        return write_move(moves[int(self.step(world()))])


def main(arguments: Sequence[str] | None = None) -> None:
    """Answer every record of standard input."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.ismcts", description=__doc__
    )
    parser.add_argument(
        "--ms", type=float, default=24, help="milliseconds of processor time a move (default 24)"
    )
    parser.add_argument("--exploration", type=float, default=1, help="the constant of UCT (default 1)")
    parser.add_argument("--greedy", action="store_true", help="our greedy playouts in place of random ones")
    parser.add_argument("--seed", type=int, default=1, help="of its random numbers (default 1)")
    options = parser.parse_args(arguments)
    bot = TimedIsmcts(options.ms / 1000, options.exploration, options.seed, options.greedy)
    for line in sys.stdin:
        try:
            position = replay(parse(line)).positions[-1]
            print(bot.answer(position.view(position.to_move)), flush=True)
        except (RecordError, TypeError) as error:
            raise SystemExit(str(error)) from None


if __name__ == "__main__":
    register_families()
    main()
