# SPDX-License-Identifier: MIT
"""The chance to win a hand of Kowah, calibrated by the results of rounds.

The expert's estimate orders moves well. But it assumes that every opponent who has not declared declares at
the same pace from the first turn on, so it gives four equal players some 7 % each when the hand begins. A
logistic regression on the hands won by equal players corrects it. The correction never changes the order of
two moves (docs/players.md).
"""

from math import exp, log
from typing import NamedTuple

from thothit_desktop.games.rummy.view import KowahView


class Correction(NamedTuple):
    """The weights whose sum gives the log odds of winning."""

    base: float
    reckoned: float
    """The weight of the log odds that the expert estimates."""
    declared: float
    """The weight of every opponent who has declared."""
    gone: float
    """The weight of the used share of the stock."""


CORRECTIONS = {
    2: Correction(0.34, 0.74, -0.25, -0.14),
    3: Correction(0.40, 0.69, -0.17, -0.70),
    4: Correction(0.61, 0.68, -0.16, -1.45),
}
"""The corrections by number of players, from `python -m tests.tools.fit_kowah_chances --rounds 450`."""


def calibrated(view: KowahView, chance: float) -> float:
    """Return the calibrated chance to win for the expert's estimate; 0 and 1 stay."""
    if not 0 < chance < 1:
        # The estimate of a wait for many cards can be a little above 1.
        return min(chance, 1.0)
    weights = CORRECTIONS[view.game.players]
    odds = sum(weight * sign for weight, sign in zip(weights, signs(view, chance), strict=True))
    return 1 / (1 + exp(-odds))


def signs(view: KowahView, chance: float) -> tuple[float, float, float, float]:
    """Return the features that the weights of a `Correction` multiply."""
    rivals = sum(bool(pair) for seat, pair in enumerate(view.declared) if seat != view.seat)
    stock = len(view.game.deck) - view.game.players * view.game.rules.hand
    return 1.0, log(chance / (1 - chance)), float(rivals), 1 - view.stock_size / stock
