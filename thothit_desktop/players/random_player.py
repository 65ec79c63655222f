# SPDX-License-Identifier: MIT
"""The random player, a yardstick for the others."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import View
from thothit_desktop.players.contract import Decision, Limit
from thothit_desktop.players.families import sensible_moves


class RandomPlayer:
    """A player that makes every sensible move with the same probability."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it does not think)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return a random sensible move."""
        return Decision(rng.choice(sensible_moves(view)))
